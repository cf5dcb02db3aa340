"""The pages to cut out hold the board and every piece, in one scale, and need no script."""

from __future__ import annotations

import re

import pytest

from every_game import REAL
from paper.cutouts import LEAST_MM, MOST_MM, PAPER_MM, body
from pentapod import games
from pentapod.engine.match import Match
from pentapod.scene.shapes import View
from pentapod.scene.svg import to_svg
from site_pages import print_page, rules_page

WITH_PIECES = pytest.mark.parametrize("game_id", [game.id for game in REAL if body(game)])

WIDTH = re.compile(r'<svg width="([\d.]+)mm"')


@WITH_PIECES
def test_as_many_of_each_piece_are_on_paper_as_the_game_has(game_id: str) -> None:
    game, editor = games.find(game_id), games.editor(game_id)
    made = body(game)
    assert made and editor
    pieces = editor.supply(editor.clear(Match(game, {}).state))
    board, *widths = map(float, WIDTH.findall(made))
    assert board == PAPER_MM
    assert len(widths) == sum(1 if piece.left is None else piece.left for piece in pieces)
    assert len(set(widths)) == 1
    assert LEAST_MM <= widths[0] <= MOST_MM


@WITH_PIECES
def test_no_place_on_paper_says_that_something_was_there(game_id: str) -> None:
    game, editor = games.find(game_id), games.editor(game_id)
    assert editor
    drawn = to_svg(editor.scene(editor.clear(Match(game, {}).state), View()))
    assert all(f">{text}<" in drawn for text in game.words.vacancies)
    board = (body(game) or "").partition("</figure>")[0]
    assert not re.search(r">(destroyed|empty|no(thing)? [a-z]+)<", board)


@WITH_PIECES
def test_the_page_is_found_from_the_rules_and_runs_nothing(game_id: str) -> None:
    game = games.find(game_id)
    made = print_page(game, body(game) or "")
    assert "embed.js" not in made
    assert "style=" not in made, "the policy of the page forbids it"
    assert f'href="../rules/{game_id}.html"' in made
    assert f'href="../print/{game_id}.html"' in rules_page(game, "", on_paper=True)


def test_a_game_without_pieces_has_no_page() -> None:
    pig = games.find("pig")
    assert body(pig) is None
    assert "/print/" not in rules_page(pig, "", on_paper=False)
