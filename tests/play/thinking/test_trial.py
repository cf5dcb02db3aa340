"""Trying to do better than in a finished game, from the position before a mistake on."""

from __future__ import annotations

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.session import Session
from pentapod.play.thinking.trial import LEVEL, Standing, Trial

PLY = 6


def trial(levels: tuple[int, ...] = (0, 1)) -> Trial:
    game = games.find("pods")
    match = Match(game, game.choose())
    while match.state.result is None:
        match.play_index(len(match.state.actions()) // 2)
    good = match.state_at(PLY - 1).actions()[0].path, match.state_at(PLY - 1).actions()[1].path
    return Trial(Session(match, ("Ann", "Bo"), levels), PLY, 0.25, good)


def offers(session: Trial) -> list[str]:
    return [offer.command for one in session.asides() for offer in one.offers]


def test_it_begins_before_the_mistake_and_leaves_the_finished_game_as_it_was() -> None:
    session = trial()
    assert (session.match.ply, len(session.match.steps)) == (PLY - 1, PLY - 1)
    assert session.match.state.actors == (session.seat,)
    assert session.people() == (session.seat,)
    assert not session.is_kept
    assert session.standing is Standing.OPEN
    assert offers(session) == ["show-better", "leave-trial"]


def test_computers_play_where_people_sat() -> None:
    session = trial((0, 0))
    assert sorted(session.levels) == [0, LEVEL]


def test_what_is_as_good_as_the_best_is_found() -> None:
    session = trial()
    actions = session.touches.legal
    session.play(actions[1])
    assert session.standing is Standing.FOUND
    assert offers(session) == ["leave-trial"]
    session.play(session.touches.legal[0])
    assert session.standing is Standing.FOUND, "it stays so while the game goes on"


def test_anything_else_is_missed_and_can_be_tried_again() -> None:
    session = trial()
    session.play(session.touches.legal[-1])
    session.play(session.touches.legal[-1])
    assert session.standing is Standing.MISSED
    assert offers(session)[0] == "try-again"
    session.begin_again()
    assert offers(session) == ["show-better", "leave-trial"]
    assert session.live
    assert len(session.match.steps) == PLY - 1
    assert session.match.state.actors != (CHANCE,)


def test_what_was_undone_is_not_judged() -> None:
    session = trial()
    session.play(session.touches.legal[-1])
    session.undo()
    assert offers(session)[0] == "show-better"
