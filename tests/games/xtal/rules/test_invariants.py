"""What holds in every position of every game of XTAL: nothing is lost, nothing leaks, and the rules end it."""

from __future__ import annotations

from random import Random

import pytest

from games.xtal.boards import GAME, NAMES, WORDS
from games.xtal.random_boards import fierce, lively
from pentapod import games
from pentapod.engine.link import MAX_ACTIONS
from pentapod.engine.state import CHANCE
from pentapod.games.xtal.rules.actions import GiveCard, Ready, TakeBack
from pentapod.games.xtal.rules.position import COMBAT, Phase, cards_in, deck
from pentapod.games.xtal.rules.setup import receiver
from pentapod.games.xtal.rules.state import Xtal
from pentapod.scene.shapes import TALL, WIDE, View
from random_play import GAMES, SOAK, Case, play

scene = games.painter("xtal")

OPTIONS = [(players, tempo) for players in range(2, 7) for tempo in ("windows", "speed")]


@pytest.mark.parametrize(("players", "tempo"), OPTIONS)
def test_random_games_end_by_the_rules_and_nothing_is_lost(players: int, tempo: str) -> None:
    for number in range(GAMES if SOAK else 1):
        case = Case(GAME, GAME.choose(players=str(players), tempo=tempo))
        match = play(case, Random(f"{case} {number}"))
        assert match.state.result is not None
        assert match.ply < MAX_ACTIONS
        assert isinstance(match.state, Xtal)
        assert match.state.position.ending in ("home", "guard")
        for step in match.steps:
            assert isinstance(step.state, Xtal)
            conserved(step.state)


def conserved(state: Xtal) -> None:
    """Sixty cards and six rings, every token on a stone of its own."""
    position = state.position
    assert sum(deck(position)) + sum(position.refuse) + sum(len(cards_in(hand)) for hand in position.hands) == 60
    assert min(deck(position)) >= 0
    for table in filter(None, (position.table, position.before)):
        assert sum(table.rings) + sum(table.stores) == 6
        standing = [stone for stone in table.tokens if stone >= 0]
        assert len(set(standing)) == len(standing)
    assert all(not hand or hand[-1] >= 0 for hand in position.hands)
    if state.result is None and position.phase in COMBAT:
        assert not any(position.table.shields(seat) for seat in state.actors)


@pytest.mark.parametrize("lot", range(6))
def test_resignations_lose_nothing(lot: int) -> None:
    for number in range(max(4, GAMES)):
        rng = Random(f"leaving {lot} {number}")
        state = fierce(rng)
        for _ in range(80):
            conserved(state)
            if state.result is not None:
                break
            if rng.random() < 0.04:
                state = state.resign(rng.choice(state.position.players))
            else:
                state = state.after(lively(state, rng))
            assert GAME.position(state.text()).text() == state.text()


@pytest.mark.parametrize("lot", range(4))
def test_nothing_that_a_viewer_cannot_know_is_shown_said_or_listed(lot: int) -> None:
    for number in range(max(5, GAMES // 2)):
        rng = Random(f"leak {lot} {number}")
        state = fierce(rng)
        for _ in range(30):
            if state.result is not None:
                break
            if rng.random() < 0.5:
                viewer = rng.choice((None, *range(state.position.setting.seats)))
                assert known(state, viewer) == known(state.redeal(viewer, rng), viewer)
                told_to_others(state, viewer)
            state = state.after(lively(state, rng))


def known(state: Xtal, viewer: int | None) -> list[object]:
    """Everything that reaches a viewer."""
    seats = range(state.position.setting.seats)
    pictures = [scene(state, View(viewer, (), flip, room)) for flip in (False, True) for room in (WIDE, TALL)]
    touches = sorted({target.touch for picture in pictures for target in picture.targets})
    own = [action for action in state.actions() if action.seat == viewer]
    return [
        pictures,
        [
            (WORDS.about(state, touch, NAMES, viewer), WORDS.refusal(state, (touch,), NAMES, viewer))
            for touch in touches
        ],
        [(action, WORDS.describe(state, action, NAMES, viewer), WORDS.caution(state, action, NAMES)) for action in own],
        [state.after(action).text().split(" ")[4] for action in own if action.path[0].startswith("pass")],
        [WORDS.stats(state, seat) for seat in seats],
        (state.actors, state.turn, state.out, state.hidden, state.deadline, state.automatic, state.result),
        WORDS.prompt(state, NAMES),
        # by speed the controls of both lie open
        [action for action in state.actions() if state.deadline and action.path[0][:4] in ("pass", "time", "lay-")],
    ]


def told_to_others(state: Xtal, viewer: int | None) -> None:
    """The log tells nothing of a group in the making and of cards that come into a hand."""
    for action, move in state.moves.items():
        sentence = WORDS.describe(state, action, NAMES, viewer)
        if isinstance(move, Ready | TakeBack) and action.seat != viewer:
            assert sentence == f"{NAMES[action.seat]} prepared cards, face down."
        if isinstance(move, GiveCard) and viewer != receiver(state.position):
            assert sentence.endswith(" a card.")


def test_cards_that_come_into_a_hand_are_told_to_their_owner_only() -> None:
    state = GAME.start(GAME.choose(players="2"))
    for home in ("v1", "v4"):
        state = state.after(next(action for action in state.actions() if action.path == (home,)))
    draw = next(action for action in state.actions() if action.path == ("void",))
    told = [WORDS.describe(state, draw, NAMES, viewer) for viewer in (0, 1, None, CHANCE)]
    assert told == ["Ada was dealt Void.", "Ada was dealt a card.", "Ada was dealt a card.", "Ada was dealt Void."]


@pytest.mark.parametrize("tempo", ["windows", "speed"])
def test_a_whole_game_leaks_nothing(tempo: str) -> None:
    case = Case(GAME, GAME.choose(players="4", tempo=tempo, guard="on"))
    rng = Random(f"whole {tempo}")
    match = play(case, rng)
    for ply in rng.sample(range(match.ply), min(match.ply, max(10, GAMES))):
        state = match.state_at(ply)
        assert isinstance(state, Xtal)
        for viewer in (None, 0, 1, 2, 3):
            assert known(state, viewer) == known(state.redeal(viewer, rng), viewer)
            told_to_others(state, viewer)


def test_with_open_hands_nothing_is_hidden() -> None:
    case = Case(GAME, GAME.choose(players="3", hands="open"))
    match = play(case, Random(1), plies=120)
    for ply in range(0, match.ply, 10):
        state = match.state_at(ply)
        assert not state.hidden
        assert state.redeal(None, Random(2)).text() == state.text()


def test_a_new_deal_keeps_sizes_slots_and_what_is_held_ready_by_speed() -> None:
    for number in range(60):
        rng = Random(f"slots {number}")
        state = fierce(rng)
        for _ in range(12):
            if state.result is None:
                state = state.after(lively(state, rng))
        dealt = state.redeal(0, rng)
        shape = [[kind >= 0 for kind in hand] for hand in state.position.hands]
        assert [[kind >= 0 for kind in hand] for hand in dealt.position.hands] == shape
        assert dealt.position.hands[0] == state.position.hands[0]
        if state.position.setting.speed and state.position.phase in COMBAT:
            held = [[play.slot for play in draft] for draft in state.position.drafts]
            assert [[play.slot for play in draft] for draft in dealt.position.drafts] == held


def test_a_new_deal_reaches_every_hand() -> None:
    state = fierce(Random(3))
    hands = {state.redeal(None, Random(seed)).position.hands[1] for seed in range(20)}
    assert len(hands) > 10
    assert state.position.phase not in (Phase.DEAL, Phase.DRAW)
