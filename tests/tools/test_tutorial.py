"""What docs/adding-a-game.md builds, listing by listing, is a game after each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from pentapod import games
from pentapod.contract.pictures import check_scenes
from pentapod.contract.positions import check_match
from pentapod.engine.game import Game
from random_play import cases, play
from site_files import ROOT

pytestmark = pytest.mark.native

PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
LISTINGS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
MOST_LINES = 150
GAMES = 6


def name_of(node: ast.stmt) -> str:
    """What a statement defines, or imports from."""
    match node:
        case ast.ImportFrom(module=str(module)):
            return f"from {module}"
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
    return ast.unparse(node)


def put(listing: list[ast.stmt], body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a listing put where they belong: what has a name that is there already takes its place.

    Imports come to those that are there, and members into their class.
    """
    after = list(body)
    names = [name_of(node) for node in after]
    for node in listing:
        if name_of(node) not in names:
            # In a class before its methods, in the file before its class.
            ends = (ast.FunctionDef, ast.ClassDef)
            is_value = isinstance(node, ast.Assign)
            at = (
                next((at for at, one in enumerate(after) if isinstance(one, ends)), len(after))
                if is_value
                else len(after)
            )
            after.insert(at, node)
            names.insert(at, name_of(node))
            continue
        at = names.index(name_of(node))
        there = after[at]
        if isinstance(node, ast.ClassDef) and isinstance(there, ast.ClassDef):
            there.body = put(node.body, there.body)
        elif isinstance(node, ast.ImportFrom) and isinstance(there, ast.ImportFrom):
            there.names += node.names
        else:
            after[at] = node
    return after


def written(listings: list[str]) -> str:
    """The file after so many listings."""
    first, *more = (ast.parse(listing) for listing in listings)
    for listing in more:
        first.body = put(listing.body, first.body)
    return ast.unparse(first)


@pytest.fixture(params=range(1, len(LISTINGS) + 1), ids="{}-listings".format)
def game(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game after some listings; each has a name of its own, for a module is loaded once."""
    name = f"rows{request.param}"
    (tmp_path / f"{name}.py").write_text(written(LISTINGS[: request.param]), "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    games.ids.cache_clear()
    request.addfinalizer(games.ids.cache_clear)
    return games.find(name)


def test_it_is_a_game_like_all_others(game: Game) -> None:
    for case in cases(game):
        for number in range(GAMES):
            rng = Random(f"{case} {number}")
            match = play(case, rng)
            check_match(case, match, rng, thorough=True)
            for ply in (0, match.ply // 2, match.ply):
                check_scenes(case, match.state_at(ply), rng)


def test_the_page_is_short() -> None:
    assert len(LISTINGS) == 3
    assert len(PAGE.splitlines()) <= MOST_LINES
