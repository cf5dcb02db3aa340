"""What holds in every position of whole games: nothing is lost, nothing leaks, and games end by the rules."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from games.pocketmodel.tables import GAME, NAMES, WORDS
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, State
from pentapod.games.pocketmodel.data.table import DECKS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.rules.actions import RULES
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.check import cards_of
from pentapod.games.pocketmodel.rules.position import DOWN, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import Draw, Placement, Step, Swap
from pentapod.scene.shapes import TALL, WIDE, View
from random_play import GAMES, SOAK, Case, cases, play

scene = games.painter("pocketmodel")


def test_every_kind_of_step_has_its_rule() -> None:
    assert set(RULES) == set(get_args(Step))


SEATS = [Case(GAME, GAME.choose(players=players, deck0="droid", deck1="clone")) for players in ("2", "3", "4")]


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_every_card_and_unit_is_in_exactly_one_place(case: Case) -> None:
    for number in range(max(1, GAMES // 8)):
        match = play(case, Random(f"kept {case} {number}"), resignations=0.01 * (number % 2))
        first: dict[int, bytes] = {}
        for ply in range(match.ply + 1):
            state = match.state_at(ply)
            if isinstance(state, PocketModel):
                conserved(state.position, first)


def conserved(position: Position, first: dict[int, bytes]) -> None:
    roster = position.roster
    for seat in position.seats:
        if not position.slots[seat]:
            assert all(position.where[unit] == GONE for unit in roster.ranges[seat])
            assert not any(cards_of(position, seat))
            continue
        cards = cards_of(position, seat)
        assert cards == first.setdefault(seat, cards)
        assert deck_size(position, seat) >= 0
        for number, pile in enumerate(position.older[seat]):
            assert sum(pile) == position.slots[seat].count(DOWN - 1 - number) > 0
        for unit in roster.ranges[seat]:
            zone = position.where[unit]
            assert zone <= RESERVE
            assert zone <= CONTESTED or not position.damage[unit]
            assert zone not in position.out or zone > CONTESTED or position.ending
    if position.todo and position.turn is not None and not any(isinstance(step, Placement) for step in position.todo):
        assert all(position.in_play(seat) and position.objectives(seat) for seat in position.alive)


@pytest.mark.parametrize("case", SEATS, ids=str)
def test_random_games_end_by_the_rules(case: Case) -> None:
    whole = GAMES if case.options["players"] == "2" else GAMES // 4
    for number in range(whole if SOAK else 2):
        state = play(case, Random(f"end {case} {number}")).state
        assert isinstance(state, PocketModel)
        position = state.position
        assert position.ending
        assert state.result is not None
        if position.ending.kind is EndingKind.WIN:
            (winner,) = position.ending.winners
            assert position.alive == [winner]
            losers = [seat for seat in position.seats if seat != winner and position.slots[seat]]
            assert any(not position.objectives(seat) or not position.in_play(seat) for seat in losers)
        elif position.ending.kind is EndingKind.QUIET:
            assert position.quiet == QUIET_ROUNDS * len(position.alive)
        elif position.ending.kind is EndingKind.CAP:
            assert position.turns == TURN_CAP


LEAKS = [
    Case(GAME, GAME.choose(players=players, deck0=first, deck1=second, collection=collection))
    for players, first, second, collection in (
        ("2", "echo", "iron", "full"),
        ("2", "own", "own", "small"),
        ("3", "droid", "clone", "full"),
        ("4", "iron", "own", "full"),
    )
]


@pytest.mark.parametrize("case", LEAKS, ids=str)
def test_nothing_hidden_is_shown_labelled_told_or_explained(case: Case) -> None:
    """Whole games, for every seat and an onlooker: a new deal of what they cannot know changes nothing they see."""
    rng = Random(f"leak {case}")
    match = play(case, rng)
    seats = range(case.game.seats(case.options))
    for ply in range(0, match.ply + 1, 12 if GAMES < 100 else 1):
        state = match.state_at(ply)
        for viewer in (None, *seats):
            dealt = state.redeal(viewer, rng)
            view = View(viewer, (), room=rng.choice((TALL, WIDE)))
            picture = scene(state, view)
            assert picture == scene(dealt, view)
            for target in picture.targets:
                assert WORDS.about(state, target.touch, NAMES, viewer) == WORDS.about(
                    dealt, target.touch, NAMES, viewer
                )
            assert WORDS.prompt(state, NAMES) == WORDS.prompt(dealt, NAMES)
            assert [WORDS.stats(state, seat) for seat in seats] == [WORDS.stats(dealt, seat) for seat in seats]
            assert (state.actors, state.turn, state.automatic) == (dealt.actors, dealt.turn, dealt.automatic)
            if state.actors == (viewer,):
                assert tuple(state.actions()) == tuple(dealt.actions())


def test_the_log_of_others_names_no_card_that_is_drawn() -> None:
    match = play(LEAKS[0], Random(3))
    drawn = 0
    for ply, step in enumerate(match.steps):
        state = match.state_at(ply)
        assert isinstance(state, PocketModel)
        first = state.position.todo[0]
        if not isinstance(first, Draw | Swap):
            continue
        drawn += 1
        for viewer in (None, 1 - first.seat):
            said = {WORDS.describe(state, other, NAMES, viewer).split(" is ")[0] for other in state.actions()}
            assert len(said) == 1
        assert WORDS.describe(state, step.action, NAMES, first.seat) != WORDS.describe(
            state, step.action, NAMES, 1 - first.seat
        )
        assert WORDS.describe(state, step.action, NAMES, CHANCE) == WORDS.describe(
            state, step.action, NAMES, first.seat
        )
    assert drawn > 6


def test_after_the_end_everybody_may_look_at_everything() -> None:
    state = play(LEAKS[0], Random(5)).state
    assert isinstance(state, PocketModel)
    assert not state.hidden
    assert state.redeal(None, Random(1)).text() == state.text()
    for letter, hand in zip("bo", state.position.hands, strict=True):
        assert bool(hand) == (WORDS.about(state, f"hand-{letter}", NAMES, None)[1] != "It is empty.")


def test_a_new_deal_follows_what_is_known_of_a_starter_deck() -> None:
    match = play(LEAKS[0], Random(11))
    for ply in range(0, match.ply, 25):
        state = match.state_at(ply)
        assert isinstance(state, PocketModel)
        dealt = state.redeal(0, Random(ply))
        assert dealt.position.hands[0] == state.position.hands[0]
        assert dealt.position.pools[0] == state.position.pools[0]
        if state.position.slots[1]:
            assert cards_of(dealt.position, 1) == DECKS["iron"].cards
            assert len(dealt.position.hands[1]) == len(state.position.hands[1])


def test_every_hidden_card_may_be_dealt_anywhere() -> None:
    state: State = GAME.start(GAME.choose())
    match = Match(GAME, GAME.choose())
    rng = Random(1)
    while match.state.actors == (CHANCE,) or match.state.text().split(" ")[-1].startswith("place"):
        if match.state.actors == (CHANCE,):
            match.roll(rng)
        else:
            match.play(match.state.actions()[-1])
    state = match.state
    assert isinstance(state, PocketModel)
    seen = {card for number in range(200) for card in state.redeal(0, Random(number)).position.hands[1]}
    assert seen == {card for card, copies in enumerate(DECKS["iron"].cards) if copies}
    assert not isinstance(state, Building)
