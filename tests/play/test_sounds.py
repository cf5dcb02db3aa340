"""What is heard of a game is the most telling thing that has just happened."""

from __future__ import annotations

from random import Random

import pytest

from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.session import Session
from pentapod.play.sounds import Sound, sound
from random_play import cases, play


def session(match: Match, *levels: int) -> Session:
    return Session(match, match.game.titles[: match.game.seats(match.options)], levels)


def test_nothing_is_heard_before_anything_has_happened() -> None:
    assert sound(session(Match(games.find("pods"), games.find("pods").choose()))) is None


@pytest.mark.parametrize("levels", [(), (0, 3), (3, 0)])
def test_a_person_hears_that_it_is_their_turn_only_where_nobody_else_sits_there(levels: tuple[int, ...]) -> None:
    match = Match.from_position(games.find("pods"), "standard guarded 0 w 2@c3 1@f5")
    match.play_index(0)
    at_table = session(match, *levels)
    assert sound(at_table) is (Sound.TURN if levels == (3, 0) else Sound.MOVE)


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_what_is_heard_is_what_happened(game: Game) -> None:
    heard = set()
    for number, case in enumerate(list(cases(game))[:4]):
        match = play(case, Random(f"sound {number}"))
        at_table = session(match)
        for ply in range(1, len(match.steps) + 1):
            match.go(ply)
            action, before = match.steps[ply - 1].action, match.state_at(ply - 1)
            what = sound(at_table)
            heard.add(what)
            if match.state.result is not None:
                assert what is Sound.END
            elif before.costs(action):
                assert what is Sound.CAPTURE
            elif action.seat == CHANCE:
                assert what in (Sound.ROLL, None)
            else:
                assert what is Sound.MOVE
    assert {Sound.END, Sound.MOVE} <= heard
