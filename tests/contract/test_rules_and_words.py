"""Rules decide, words speak: no state of a game holds a sentence, and the words have a title for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getmembers, isfunction
from random import Random
from re import fullmatch

import pytest

from every_game import PLAYED, TABLES
from pentapod.engine.catalog import YOU
from pentapod.engine.game import Game
from pentapod.engine.state import Action, State
from pentapod.engine.words import Words
from random_play import GAMES, NAMES, Case, cases, play

SPOKEN = {name for name in vars(Words) if not name.startswith("_")}
"""What is asked of words, and so of no state."""
LOOKED_AT = 40
"""At most so many actions of a position are looked at."""


def texts(kind: type[State]) -> Iterator[str]:
    """The public members of a kind of state that are, or give back, text."""
    for name, member in getmembers(kind):
        function = member.fget if isinstance(member, property) else member
        if not name.startswith("_") and isfunction(function) and function.__annotations__.get("return") in ("str", str):
            yield name


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.id}:{game.version}")
def test_a_state_says_nothing(game: Game) -> None:
    kind = type(game.start(game.choose()))
    assert not SPOKEN & set(dir(kind))
    assert list(texts(kind)) == ["notation", "text"]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.id}:{game.version}")
def test_there_is_a_title_for_each_of_the_most_seats(game: Game) -> None:
    assert len(game.titles) == max(game.seats(case.options) for case in cases(game))
    assert len(set(game.titles)) == len(game.titles)


ENDED = r"(.+ wins?|.+ share the win|A draw( between .+)?): [^:]+\."
"""How every game says how it ended: who has won, or that nobody has, and why."""


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.id}:{game.version}")
def test_every_game_tells_its_end_in_the_same_form(game: Game) -> None:
    rng = Random(f"ends {game.id}")
    for case in rng.sample(every := list(cases(game)), min(4, len(every))):
        match = play(case, rng, plies=300)
        while match.state.result is None:
            match.resign(next(seat for seat in range(game.seats(case.options)) if seat not in match.state.out))
        for names in (NAMES, (YOU, *NAMES)):
            assert fullmatch(ENDED, game.words.prompt(match.state, names)), match.state.text()


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.id}:{game.version}")
def test_every_action_is_suggested_in_a_few_words_that_keep_secrets(game: Game) -> None:
    rng = Random(f"advice {game.id}")
    every = list(cases(game))
    for case in rng.sample(every, min(3, len(every))):
        for number in range(max(1, GAMES // 2)):
            match = play(case, Random(f"advice {case} {number}"), plies=150)
            for ply in {*range(min(12, match.ply)), *rng.sample(range(match.ply), min(12, match.ply))}:
                check_advice(case, match.state_at(ply), rng)


def check_advice(case: Case, state: State, rng: Random) -> None:
    actions = state.actions()
    for action in rng.sample(actions, min(LOOKED_AT, len(actions))):
        for viewer in (None, *range(case.game.seats(case.options))):
            words = advice(case.game, state, action, viewer)
            said, *why = words
            assert said and said[0].isupper() and not said.endswith("."), (state.text(), action, said)
            assert len(why) <= 3, (state.text(), action, why)
            for clause in why:
                begins_small = clause[:1].islower() or clause.startswith((*NAMES, *"0123456789"))
                assert begins_small and clause[-1] not in ".?!", (state.text(), action, clause)
            dealt = state.redeal(viewer, rng)
            if dealt.text() != state.text() and action in dealt.actions():
                assert words == advice(case.game, dealt, action, viewer), (state.text(), action, viewer)


def advice(game: Game, state: State, action: Action, viewer: int | None) -> tuple[str, ...]:
    return (
        game.words.suggest(state, action, NAMES, viewer),
        *game.words.reasons(state, action, NAMES, viewer),
    )
