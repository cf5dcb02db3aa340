"""Positions set up by hand: what holds for the editor of every game."""

from __future__ import annotations

from random import Random

import pytest

from contract.edits import check_edited, check_icon, walk
from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game, MalformedPosition
from random_play import GAMES, Case, cases, play

CASES = [case for game in REAL for case in cases(game)]
EDITS = 24


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_are_changed_at_random(case: Case) -> None:
    editor = games.editor(case.game.id)
    assert editor
    for number in range(max(1, GAMES // 4)):
        rng = Random(f"edit {case} {number}")
        match = play(case, rng)
        for ply in {0, match.ply, *(rng.randrange(match.ply + 1) for _ in range(2))}:
            text = match.state_at(ply).text()
            begun = state = editor.read(text)
            assert begun.text() == text
            try:
                check_edited(editor, case.game, begun, rng)
                for state in walk(editor, begun, rng, EDITS // 4):
                    check_edited(editor, case.game, state, rng)
            except BaseException as error:
                error.add_note(f"from {text}\nat {state.text()}")
                raise


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_icons_and_what_is_no_position(game: Game) -> None:
    editor = games.editor(game.id)
    assert editor
    state = game.start(game.choose())
    for piece in editor.supply(state):
        check_icon(editor.icon(piece.id))
    for wrong in ("", "?", f"{state.text()} ?", "x" * 5000):
        with pytest.raises(MalformedPosition):
            editor.read(wrong)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_long_walk_ends_nowhere_else(game: Game) -> None:
    editor = games.editor(game.id)
    assert editor
    rng = Random(game.id)
    for state in walk(editor, game.start(game.choose()), rng, 10 * EDITS):
        if rng.random() < 0.2:
            check_edited(editor, game, state, rng)
    empty = editor.clear(state)
    assert editor.clear(empty).text() == empty.text()
