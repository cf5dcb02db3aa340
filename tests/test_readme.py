"""What the README and the programmers' page show is what happens."""

from __future__ import annotations

import doctest

import pytest

from site_files import ROOT

LONGEST = 120
"""Two screens of lines."""


@pytest.mark.parametrize(("page", "examples"), [("README.md", 6), ("docs/programming.md", 10)])
def test_the_examples_run(page: str, examples: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried >= examples
    assert failed == 0


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= LONGEST
