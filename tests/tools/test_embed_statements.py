"""Every statement of docs/embed.md is shown by a test that says it: `@pytest.mark.states("the sentence")`.

A test for Node.js has the sentence as its name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from site_files import ROOT

pytestmark = pytest.mark.native

INTRODUCTIONS = {
    "There are two ways.",
    "Below, `https://games.example/` stands for the place where `site/` is served.",
    "What it may carry, each value percent-encoded:",
    "From a board:",
}
"""What leads to other statements, and says nothing by itself."""


def statements() -> list[str]:
    """The sentences of the page, and of its tables the rows: what a row is about, a colon, and a sentence of it."""
    page = (ROOT / "docs/embed.md").read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    found: list[str] = []
    for block in re.split(r"\n{2,}", text.strip()):
        if block.startswith("|"):
            found += [told for row in block.splitlines()[2:] for told in of_row(row)]
        elif not block.startswith(("#", "    ")):
            found += sentences(" ".join(block.split()))
    return found


def of_row(row: str) -> list[str]:
    about, *cells = (cell.strip() for cell in row.strip("|").split("|"))
    return [f"{about}: {told}" for told in sentences("; ".join(filter(None, cells)))]


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=\.)\s+(?=[A-Z`*])", text)


def shown() -> Iterator[tuple[str, str]]:
    """What tests say that they show, and the names of these tests."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.states":
                        for told in mark.args:
                            yield ast.literal_eval(told), f"{file.relative_to(ROOT)}::{node.name}"


def shown_by_node() -> set[str]:
    """The names of the tests for Node.js."""
    files = (ROOT / "tests").rglob("*.test.mjs")
    return {name for file in files for name in re.findall(r'^test\(\s*"(.+?)"', file.read_text("utf-8"), re.MULTILINE)}


def test_every_statement_of_the_page_has_a_test_that_shows_it() -> None:
    told = {statement for statement, _ in shown()} | shown_by_node()
    assert [one for one in statements() if one not in told | INTRODUCTIONS] == []


def test_no_test_shows_a_statement_that_the_page_does_not_make() -> None:
    made = set(statements())
    assert [(name, one) for one, name in shown() if one not in made] == []
    assert made >= INTRODUCTIONS


def test_the_page_makes_many_statements_and_none_twice() -> None:
    found = statements()
    assert len(found) > 100
    assert len(set(found)) == len(found)
    assert {"`may`: Default: `play`", "**A frame** needs no script on your page."} <= set(found)
