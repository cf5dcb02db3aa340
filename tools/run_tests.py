"""All that `make test` asks for, in as little time as two processors need: `python tools/run_tests.py MAKE`.

Browsers wait much, so what needs none runs beside them; what was said in the browsers' part is shown when it has ended.
"""

import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

BEFORE: Final = ("check", "site", "browsers", "build/pytest/.installed", ".venv/.adapters-installed")
"""What is quick, and what the others need; two of them at once."""
BESIDE: Final = ("pyodide", "unit")
"""One after the other, for each keeps two processors busy by itself."""
BROWSERS: Final = "in-browsers"


class Part(NamedTuple):
    """A part of the tests that has ended."""

    name: str
    seconds: float
    passed: bool
    said: bytes = b""
    """What has not been shown yet."""


def run(make: str, name: str, *targets: str, quietly: bool = False) -> Part:
    """Have targets made; `quietly` if what is said is shown later."""
    since = time.monotonic()
    with tempfile.TemporaryFile() as said:
        where = said if quietly else None
        code = subprocess.call([make, "--no-print-directory", *targets], stdout=where, stderr=where)
        said.seek(0)
        return Part(name, time.monotonic() - since, code == 0, said.read())


def run_beside(make: str) -> list[Part]:
    """What needs no browser; what fails is the last."""
    done: list[Part] = []
    for name in BESIDE:
        done.append(run(make, name, name))
        if not done[-1].passed:
            break
    return done


def run_all(make: str) -> list[Part]:
    """Everything that can be tried, in the end what failed too."""
    first = run(make, BEFORE[0], "-j2", *BEFORE)
    if not first.passed:
        return [first]
    with ThreadPoolExecutor(2) as tracks:
        browsers = tracks.submit(run, make, "web", BROWSERS, quietly=True)
        beside = tracks.submit(run_beside, make)
        return [first, *beside.result(), browsers.result()]


def main() -> int:
    since = time.monotonic()
    parts = run_all(sys.argv[1])
    for part in parts:
        sys.stdout.buffer.write(part.said)
    failed = [part.name for part in parts if not part.passed]
    for name in failed:
        print(f"make {name} failed")
    if failed:
        return 1
    told = ", ".join(f"{part.name} {part.seconds:.0f} s" for part in parts)
    print(f"Every check passed: {told}, in all {time.monotonic() - since:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
