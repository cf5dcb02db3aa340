"""`make test` runs every part, browsers beside the rest, and what fails fails the run and is shown."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import run_tests
from site_files import ROOT

pytestmark = pytest.mark.native

MAKE = """#!/bin/sh
for target; do :; done
echo "$target" >>log
if [ "$target" = {browsers} ]; then
    for second in $(seq 30); do grep -q unit log && break; sleep 1; done
    grep -q unit log || exit 1
fi
echo "$target was here"
[ "$target" != "{failing}" ]
"""
"""Notes the last of what it is to make. In browsers it waits until unit tests have begun."""


def made(folder: Path, failing: str = "") -> tuple[int, str, set[str]]:
    """Exit code, what was said and what was made, where one target cannot be made."""
    make = folder / "make"
    make.write_text(MAKE.format(browsers=run_tests.BROWSERS, failing=failing), encoding="utf-8")
    make.chmod(0o755)
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/run_tests.py"), str(make)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, set((folder / "log").read_text("utf-8").split())


def test_browsers_run_beside_the_rest(tmp_path: Path) -> None:
    code, said, targets = made(tmp_path)
    assert code == 0
    assert targets == {run_tests.BEFORE[-1], *run_tests.BESIDE, run_tests.BROWSERS}
    assert said.count("was here") == len(targets)
    assert "Every check passed: check " in said.splitlines()[-1]
    assert all(f", {part} " in said.splitlines()[-1] for part in (*run_tests.BESIDE, "web"))


@pytest.mark.parametrize(("failing", "told"), [(run_tests.BESIDE[-1], "unit"), (run_tests.BROWSERS, "web")])
def test_a_part_that_fails_fails_the_run_once_the_others_have_ended(tmp_path: Path, failing: str, told: str) -> None:
    code, said, targets = made(tmp_path, failing)
    assert code == 1
    assert f"{run_tests.BROWSERS} was here" in said
    assert said.splitlines()[-1] == f"make {told} failed"
    assert targets >= {*run_tests.BESIDE, run_tests.BROWSERS}


def test_nothing_slow_begins_when_the_source_is_at_fault(tmp_path: Path) -> None:
    code, said, targets = made(tmp_path, run_tests.BEFORE[-1])
    assert (code, targets) == (1, {run_tests.BEFORE[-1]})
    assert said.splitlines()[-1] == "make check failed"


def test_every_part_is_a_target_of_the_makefile() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    assert all(f"\n{target}:" in text for target in (*run_tests.BEFORE, *run_tests.BESIDE, run_tests.BROWSERS))
    assert "tools/run_tests.py $(MAKE)\n" in text
