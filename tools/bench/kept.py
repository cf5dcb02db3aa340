"""Figures that are kept with a release, in `docs/measured/`: read again, compared with those of now, and drawn.

A file holds what a run printed, group by group; the line that ends a group says how long it took:

    start_cold 1402 ms 2989 0.469 2.1% <=0.65
    # start took 48 s

`figures.svg` shows the file that was written last. `python tools/bench/kept.py` draws it anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

TOOLS = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(TOOLS)]

from plots import Dot, Plot, Row  # noqa: E402

ROOM: Final = TOOLS.parent / "docs/measured"
BEGINNING: Final = "figures-"
UNRELEASED: Final = "unreleased"
PICTURE: Final = "figures.svg"
END: Final = re.compile(r"# (\w+) took \d+ s")
END_OF_PICTURE, STEP = 150, 25
"""How far a picture goes, and from one line of its grid to the next, in per cent of a limit."""


class Kept(NamedTuple):
    """A figure that was printed. `spread` is None where it was measured once, `limit` is "" where it has none."""

    name: str
    ratio: float
    spread: float | None
    limit: str = ""

    @property
    def share(self) -> float | None:
        """How much of its limit it takes, in per cent; None where there is none."""
        if not self.limit:
            return None
        bound = float(self.limit[2:])
        return 100 * (self.ratio / bound if self.limit.startswith("<") else bound / self.ratio)


def read_line(line: str) -> Kept:
    """A figure as it is printed."""
    name, _value, _unit, _floor, ratio, spread, limit = line.split()
    return Kept(name, float(ratio), None if spread == "-" else float(spread.rstrip("%")) / 100, limit.strip("-"))


def groups(text: str) -> dict[str, list[str]]:
    """The lines of each group that was printed to its end."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        lines.append(line)
        if end := END.fullmatch(line):
            found[end[1]] = lines
            lines = []
    return found


def read(text: str) -> dict[str, Kept]:
    """All figures in what was printed, by their names."""
    return {line.split()[0]: read_line(line) for line in text.splitlines() if line and not line.startswith("#")}


def current(changes: str) -> str:
    """What the newest part of CHANGELOG.md is about: a release, or what is not released yet."""
    found = re.search(r"^## (\S+)$", changes, re.MULTILINE)
    assert found
    return found[1].lower()


def last(room: Path = ROOM) -> Path | None:
    """The file of the last release; where none has one, that of what is not released yet."""
    return max(room.glob(f"{BEGINNING}*.txt"), key=_age, default=None)


def written(changes: str, room: Path = ROOM) -> Path | None:
    """The file that the next figures go into; where there is none yet, that of the last release."""
    file = room / f"{BEGINNING}{current(changes)}.txt"
    return file if file.exists() else last(room)


def _age(file: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", file.stem))


def keep(printed: str, changes: str, order: Sequence[str], room: Path = ROOM) -> Path:
    """Write down what was printed, in place of the same groups of the same release, and draw it."""
    release = current(changes)
    file = room / f"{BEGINNING}{release}.txt"
    if release != UNRELEASED:
        (room / f"{BEGINNING}{UNRELEASED}.txt").unlink(missing_ok=True)
    head, _, _ = printed.partition("\n")
    found = {**(groups(file.read_text(encoding="utf-8")) if file.exists() else {}), **groups(printed)}
    lines = [line for name in order if name in found for line in found[name] if line != head]
    file.write_text("\n".join((head, *lines, "")), encoding="utf-8")
    draw(file)
    return file


def draw(file: Path) -> None:
    """The picture of a file."""
    (file.parent / PICTURE).write_text(plot(file.read_text(encoding="utf-8")).svg(), encoding="utf-8")


def table(then: Mapping[str, Kept], now: Mapping[str, Kept]) -> Iterator[str]:
    """Each figure that is in both: its name, its ratio then and now, the change, a mark where that says something."""
    wide = max((len(name) for name in now if name in then), default=0)
    for name, one in now.items():
        if before := then.get(name):
            change = one.ratio / before.ratio - 1 if before.ratio else 0.0
            mark = " *" if is_marked(before, one) else ""
            yield f"{name:{wide}} {before.ratio:8.3f} {one.ratio:8.3f} {change:+8.1%}{mark}"


def is_marked(then: Kept, now: Kept) -> bool:
    """Whether a figure has changed by more than its measurements differed then and now; no where there was only one."""
    if then.spread is None or now.spread is None or not then.ratio:
        return False
    return abs(now.ratio / then.ratio - 1) > max(then.spread, now.spread)


def plot(text: str) -> Plot:
    """A row for each group that has limits: its figures, and the one among them that comes nearest to its limit."""
    rows = list(filter(None, (_row(name, read("\n".join(lines))) for name, lines in groups(text).items())))
    label = "How much of its limit each figure takes."
    note = "A small dot is a figure. The large one is nearest to its limit; its line is the middle half."
    return Plot(label, note, rows, 0, END_OF_PICTURE, STEP, {100: "limit"}, "%")


def _row(name: str, figures: Mapping[str, Kept]) -> Row | None:
    shares = {one: one.share for one in figures.values()}
    known = {one: min(share, END_OF_PICTURE) for one, share in shares.items() if share is not None}
    if not known:
        return None
    worst = max(known, key=lambda one: known[one])
    share, half = known[worst], known[worst] * (worst.spread or 0) / 2
    return Row(name, [Dot(share, share - half, min(share + half, END_OF_PICTURE))], list(known.values()))


if __name__ == "__main__" and (shown := written((TOOLS.parent / "CHANGELOG.md").read_text(encoding="utf-8"))):
    draw(shown)
