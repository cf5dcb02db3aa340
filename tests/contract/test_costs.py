"""What an action takes from somebody is known, so that the page can say it where the eyes are."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from every_game import REAL, TABLES
from games.pocketmodel.tables import lay as lay_fleets
from games.pocketmodel.tables import play as play_fleets
from games.pocketmodel.tables import seat as fleet
from games.xtal.boards import action, fight, group, lay
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import RESIGN, Action
from pentapod.play.session import Session
from pentapod.play.story import loss
from random_play import GAMES, NAMES, Case, cases, play

COUNTED = ("rings", "objectives", "stars", "on board")
"""The numbers beside a name that count what a seat has; nobody parts with it in another's turn unless it is taken."""


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_whoever_loses_something_by_the_action_of_another_is_told_so(game: Game) -> None:
    rng = Random(game.id)
    every = list(cases(game))
    for case in rng.sample(every, min(3, len(every))):
        for number in range(max(1, GAMES // 4)):
            match = play(case, Random(f"costs {case} {number}"), plies=400)
            for ply, step in enumerate(match.steps):
                check(case, match, ply, step.action)


def check(case: Case, match: Match, ply: int, done: Action) -> None:
    before, after = match.state_at(ply), match.state_at(ply + 1)
    if done.path == RESIGN:
        return
    words = case.game.words
    costs, said = before.costs(done), words.describe(before, done, NAMES)
    assert list(costs) == sorted(set(costs) & set(range(case.game.seats(case.options))))
    assert all(NAMES[seat] in said for seat in costs), (said, costs)
    for seat in set(range(case.game.seats(case.options))) - {done.seat} - set(costs):
        now = {stat.label: stat.value for stat in words.stats(after, seat)}
        lost = [
            stat.label for stat in words.stats(before, seat) if stat.label in COUNTED and now[stat.label] < stat.value
        ]
        assert not lost or carried(case.game, before, after), (before.text(), done, seat, lost)


def carried(game: Game, *states: Any) -> bool:
    """Whether a unit of X-Pod hangs in the air: it has not left the game."""
    if game.id.partition("~")[0] != "xpod":
        return False
    load_of = import_module(f"pentapod.games.{game.id}.rules.task").load_of
    return any(load_of(state.task) is not None for state in states)


def test_a_forfeited_turn_and_lost_rings_cost() -> None:
    state = lay("b1 g1 v4", "LF", "S", "T", stage="roll", turn="0>-")
    assert state.costs(action(state, "1")) == (0,)
    assert state.costs(action(state, "2")) == ()
    attacked = group(fight("r1 r4", "f", "S"), 0, "f")
    assert attacked.costs(action(attacked, "pass-1")) == (1,)


def under_the_prompt(session: Session) -> list[str]:
    lost = loss(session)
    return [lost.sentence] if lost else []


def played(text: str, game: Game, *plays: str, levels: tuple[int, ...] = ()) -> Session:
    """A table on which this has been played from a position."""
    match = Match.from_position(game, text)
    for notation in plays:
        match.play(notation)
    return Session(match, NAMES[: game.seats(match.options)], levels)


@pytest.mark.parametrize("levels", [(0, 0, 0), (0, 3, 3)], ids=["people", "computers"])
def test_a_forfeited_turn_is_said_under_the_prompt_of_the_next_position(levels: tuple[int, ...]) -> None:
    start = lay("b1 g1 v4", "LF", "S", "T", stage="roll", turn="0>-")
    game = next(game for game in REAL if game.id == "xtal")
    said = ["Ada rolled 1, but Green 1 was taken, so the turn was forfeited."]
    assert under_the_prompt(played(start.text(), game, "1", levels=levels)) == said
    assert under_the_prompt(played(start.text(), game, "1", "6", levels=levels)) == said
    later = played(start.text(), game, "1", "6", "done-1", levels=levels)
    assert under_the_prompt(later) == ([] if levels == (0, 0, 0) else said)
    assert under_the_prompt(played(start.text(), game, "2", levels=levels)) == []


def test_a_unit_and_an_objective_that_are_lost_are_said_under_the_prompt() -> None:
    game = next(game for game in REAL if game.id == "pocketmodel")
    battle = lay_fleets(fleet("c=xw1 b=yw1"), fleet("c=tf1 o=ds1"))
    session = played(battle.text(), game, "bxw1-otf1", "66", "11", "result")
    (said,) = under_the_prompt(session)
    assert said.endswith("Ben's TIE Fighter is destroyed.")
    strike = lay_fleets(fleet("o=xw1 b=yw1"), fleet("c=tf1 o=ds1", "dec ? ?"))
    session = played(strike.text(), game, "bxw1-o1", "66", "result")
    (said,) = under_the_prompt(session)
    assert said.endswith("Ben's Decoy Outpost is destroyed.")
    assert play_fleets(strike, "bxw1-o1").costs(Action(-1, ("11",))) == ()
