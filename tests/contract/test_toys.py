"""The toys are what they say: each carries the need that it stands for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, IllegalAction
from random_play import NAMES, Case, play
from toys import TOYS, bell, dice, fence, hands, heap, slide


def test_chance_follows_its_weights() -> None:
    rolls = Counter[str]()
    for seed in range(3000):
        match = Match(dice.GAME, {})
        rolls[match.roll(Random(seed)).path[0]] += 1
    assert [round(6 * rolls[f"{face}"] / 3000) for face in dice.FACES] == list(dice.WEIGHTS)


def test_every_card_is_drawn_once() -> None:
    match = play(Case(hands.GAME, hands.GAME.choose(seats="3")), Random(1))
    drawn = Counter(step.action.path[0] for step in match.steps if step.action.seat == CHANCE)
    assert drawn == dict(zip(hands.KINDS, hands.DECK, strict=True))


def test_a_deck_without_a_kind_does_not_offer_it() -> None:
    state = hands.position("012/000/110 0-0 -")
    assert state.actions() == (Action(CHANCE, ("b",)), Action(CHANCE, ("c",)))
    assert state.weights() == (1, 2)


def test_redeal_is_as_likely_as_the_cards_are_many() -> None:
    state = hands.position("110/200/001 0-0 -")
    seen = Counter(state.redeal(0, Random(seed)).hands for seed in range(3000))
    assert {hand[0] for hand in seen} == {(2, 0, 0)}
    assert {hand[1]: round(3 * many / 3000) for hand, many in seen.items()} == {
        (1, 0, 0): 1,
        (0, 1, 0): 1,
        (0, 0, 1): 1,
    }


def test_redeal_keeps_what_everybody_has_seen() -> None:
    state = hands.position("110/100/011 3-2 b")
    for seed in range(20):
        dealt = state.redeal(1, Random(seed))
        assert (dealt.laid, dealt.points, dealt.hands[1]) == (state.laid, state.points, state.hands[1])
        assert sum(dealt.hands[0]) == 1


def test_a_draw_is_named_to_its_owner_only() -> None:
    state = hands.position("543/000/000 0-0 -")
    draw = Action(CHANCE, ("a",))
    assert [hands.GAME.words.describe(state, draw, NAMES, viewer) for viewer in (0, 1, None)] == [
        "Ada drew a.",
        "Ada drew a card.",
        "Ada drew a card.",
    ]


def test_whoever_hits_first_wins_the_race() -> None:
    state = bell.GAME.start({}).after(bell.FALLS[1])
    assert state.actors == (0, 1, 2)
    assert bell.GAME.words.stats(state.after(Action(2, ("2", "hit"))), 2)[0].value == 1
    with pytest.raises(IllegalAction):
        state.after(Action(1, ("2", "hit")))


def test_a_race_goes_on_among_those_who_have_not_passed() -> None:
    state = bell.GAME.start({}).after(bell.FALLS[0]).after(Action(1, ("1", "pass")))
    assert state.actors == (0, 2)


def test_partners_share_a_win() -> None:
    options = heap.GAME.choose(teams="3")
    assert heap.GAME.teams(options) == ((0, 3), (1, 4), (2, 5))
    assert heap.position("3/1/111111/4/-1").after(Action(4, ("1",))).result == (0, 0.5, 0, 0, 0.5, 0)


def test_a_team_plays_on_without_who_resigned() -> None:
    state = heap.position("2/9/111111/0/-1").resign(2).resign(4)
    assert state.result is None
    assert state.resign(0).result == (0, 1 / 3, 0, 1 / 3, 0, 1 / 3)


def test_a_long_turn_is_ended_by_done() -> None:
    state = fence.GAME.start({})
    assert Action(0, ("done",)) not in state.actions()
    for post in range(6):
        state = state.after(Action(0, (fence.POSTS[post], fence.POSTS[post + 1])))
    assert state.actors == (0,)
    assert state.after(Action(0, ("done",))).actors == (1,)


def test_a_slide_goes_down_by_itself() -> None:
    state = slide.position("2,0,0,0/0,0/0/-1").after(Action(0, ("0",)))
    slides = 0
    while state.automatic:
        (action,) = state.actions()
        state = state.after(action)
        slides += 1
    assert (slides, state.points, state.actors) == (4, (3, 0), (1,))


def test_every_toy_is_found() -> None:
    assert set(TOYS) == {"bell", "dice", "fence", "hands", "heap", "slide"}
