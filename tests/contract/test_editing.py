"""Positions set up by hand: what holds for the editor of every game."""

from __future__ import annotations

from random import Random

import pytest

from contract.edits import check_edited, check_impossible, check_unknown, check_walk
from every_game import TABLES, cases_of
from pentapod import games
from pentapod.contract.edits import walk
from pentapod.engine.game import Game
from pentapod.engine.state import MalformedPosition
from pentapod.frame.editing import Editor
from pictures import VIEWS
from random_play import GAMES, SOAK, Case, play

CASES = cases_of(TABLES)
EDITS = 10
READ = 120 if SOAK else 16
"""How many positions of a game are read: of a short one all."""
WALKS = 4 if SOAK else 2
"""Changes begin at so many positions of a game, and at its first and last."""

each_game = pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)


def editor_of(game: Game) -> Editor:
    found = games.editor(game.id)
    assert found
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_are_changed_at_random(case: Case) -> None:
    editor = editor_of(case.game)
    for number in range(max(1, GAMES // 8)):
        rng = Random(f"edit {case} {number}")
        match = play(case, rng)
        plies = range(match.ply + 1)
        for ply in rng.sample(plies, min(READ, len(plies))):
            text = match.state_at(ply).text()
            assert editor.read(text).text() == text
        begun = {0, match.ply, *(rng.choice(plies) for _ in range(WALKS))}
        playable = [check_walk(editor, case.game, match.state_at(ply).text(), rng, EDITS) for ply in sorted(begun)]
        assert sum(playable) > len(begun), "what was changed can never be played"


@each_game
def test_what_is_no_position_is_not_read(game: Game) -> None:
    text = game.start(game.choose()).text()
    for wrong in ("", "?", "chess", text[:-1], f"{text} ?", "x" * 5000):
        with pytest.raises(MalformedPosition):
            editor_of(game).read(wrong)


@each_game
def test_what_there_is_not_is_refused(game: Game) -> None:
    check_unknown(editor_of(game), game.start(game.choose()))


@each_game
def test_the_picture_is_the_same_for_everybody_and_its_ground_is_drawn_once(game: Game) -> None:
    editor, state = editor_of(game), game.start(game.choose())
    touch = next((target.touch for target in editor.scene(state, VIEWS[0]).targets), "nowhere")
    for view in VIEWS:
        assert editor.scene(state, view._replace(viewer=1, chosen=(touch,))) == editor.scene(state, view)
        assert editor.scene(state, view).ground is editor.scene(editor.clear(state), view).ground


@each_game
def test_a_position_that_cannot_be_is_refused(game: Game) -> None:
    check_impossible(editor_of(game), game, Random(game.id), 8 * EDITS)


def test_a_game_that_takes_every_position_is_found_out() -> None:
    game = games.find("pods")
    editor = editor_of(game)
    with pytest.raises(AssertionError, match="every position that can be set up can be played"):
        check_impossible(editor, game._replace(read=editor.read), Random(1), 8 * EDITS)


@each_game
def test_a_long_walk_ends_nowhere_else(game: Game) -> None:
    editor = editor_of(game)
    rng = Random(game.id)
    for state in walk(editor, game.start(game.choose()), rng, 24 * EDITS):
        if rng.random() < 0.2:
            check_edited(editor, game, state, rng)
    empty = editor.clear(state)
    assert editor.clear(empty).text() == empty.text()
