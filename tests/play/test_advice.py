"""A hint says what to do, and why."""

from __future__ import annotations

from random import Random

import pytest

from every_game import FOLDERS, REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.play.advice import advice, surely
from pentapod.play.session import Session

REASONED = 0.35
"""Of the actions that are asked about at random at least so many have a reason, where a game brings its own words."""


@pytest.mark.parametrize("game", REAL, ids=lambda game: f"{game.id}-{game.version}")
def test_a_hint_names_the_action_and_its_reasons(game: Game) -> None:
    rng, asked, reasoned = Random(game.id), 0, 0
    for _ in range(3):
        match = Match(game, {})
        session = Session(match, match.game.titles[: match.game.seats(match.options)])
        while match.state.actors and len(match.steps) < 120:
            actions = match.state.actions()
            action = rng.choice(actions)
            session.screen.take()
            if action.seat != CHANCE and not match.state.automatic and len(actions) > 1:
                said = advice(session, action)
                assert said.endswith(".")
                assert said.startswith(
                    match.game.words.suggest(match.state, action, session.names, session.screen.viewer)
                )
                assert said.count(".") == 1, said
                asked += 1
                reasoned += ": " in said
            match.play(action, actions)
    if game in FOLDERS:
        assert reasoned > REASONED * asked, f"{reasoned} of {asked}"


@pytest.mark.parametrize("names", [("Ann", "Bo"), ("You", "White")])
def test_a_hint_says_who_wins_with_best_play_where_that_is_proved(names: tuple[str, str]) -> None:
    match = Match(games.find("pods"), {})
    match.play(match.state.actions()[0])
    session = Session(match, names)
    action = match.state.actions()[0]
    plain = advice(session, action)
    for winner, name in enumerate(names):
        value = [0.0, 0.0]
        value[winner] = 1.0
        told = advice(session, action, surely(session, {"proved": value}))
        assert told.startswith(plain.split(":")[0].removesuffix("."))
        assert told.endswith(f" {name} {'win' if name == 'You' else 'wins'} with best play.")
        assert advice(session, action, surely(session, {"proved": None})) == plain
