"""The game and its naive twin, side by side in random games."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from games.xtal.boards import GAME, fight, lay, play
from games.xtal.reference import Ref, name
from pentapod.engine.state import CHANCE, Action
from pentapod.games.xtal.data.table import CARDS
from pentapod.games.xtal.rules.cards import VOID_KIND, Unplayable
from pentapod.games.xtal.rules.groups import carried_out, draft_of
from pentapod.games.xtal.rules.position import COMBAT
from pentapod.games.xtal.rules.state import Xtal, start
from random_play import GAMES, Case, cases


def lively(state: Xtal, rng: Random) -> Action:
    """A random action, more often one that lays cards than one that ends or takes back."""
    actions = state.actions()
    if state.actors == (CHANCE,):
        (action,) = rng.choices(actions, state.weights())
        return action
    ready = [action for action in actions if action.path[0].startswith("lay")]
    if ready and rng.random() < 0.35:
        return rng.choice(ready)
    more = [action for action in actions if not action.path[0].startswith(("pass", "done", "timeout"))]
    return rng.choice(more if more and rng.random() < 0.75 else actions)


def alike(state: Xtal, ref: Ref) -> None:
    at, board = state.position, ref.board(ref.entries)
    assert at.phase == ref.stage
    assert {(seat, path) for seat, path in state.actions()} == ref.actions()
    if at.phase == "over":
        assert {seat for seat in range(ref.seats) if at.winners >> seat & 1} == ref.winners
    for seat in range(ref.seats):
        assert at.table.tokens[seat] == board.token.get(seat, -1)
        assert at.table.rings[seat] == board.ring.get(seat, 0)
        assert at.table.shields(seat) == (seat in board.protected)
    assert list(at.table.stores) == list(board.store.values())
    if at.phase != "over":
        assert set(at.table.pair) == set(board.fighters)
        assert [(set(entry[:2]), entry[2]) for entry in at.table.waiting] == [(set(two), by) for two, by in board.queue]
        assert at.mover == ref.turn
    letters = [card.letter for card in CARDS]
    assert sorted(ref.refuse) == sorted(letters[kind] for kind, count in enumerate(at.refuse) for _ in range(count))


def side_by_side(state: Xtal, ref: Ref, rng: Random, plies: int, often: float) -> None:
    for _ in range(plies):
        if rng.random() < often or state.position.phase in COMBAT:
            alike(state, ref)
        if state.result is not None:
            break
        if rng.random() < 0.006:
            leaver = rng.choice(state.position.players)
            state = state.resign(leaver)
            ref.resign(leaver)
            continue
        action = lively(state, rng)
        state = state.after(action)
        ref.play(*action)
    alike(state, ref)


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_a_game_and_its_naive_twin_agree(case: Case) -> None:
    for number in range(max(2, GAMES // 4)):
        rng = Random(f"{case} {number}")
        side_by_side(start(case.options), Ref.start(dict(case.options)), rng, 260, 0.3)


def fierce(rng: Random) -> Xtal:
    """A position with many cards in the hands and most tokens on Reds, in a turn or in Combat."""
    seats = rng.randrange(3, 7)
    reds = rng.sample(["r1", "r2", "r3", "r4", "r5", "r6"], 6)
    others = rng.sample([f"{colour}{number}" for colour in "vbgy" for number in range(1, 7)], 6)
    tokens = [reds.pop() if rng.random() < 0.7 else others.pop() for _ in range(seats)]
    deck = [card.letter for card in CARDS for _ in range(6)]
    rng.shuffle(deck)
    hands = ["".join(sorted(deck.pop() for _ in range(rng.randrange(3, 10)))) for _ in range(seats)]
    facing = [
        (one, other)
        for one in range(seats)
        for other in range(one + 1, seats)
        if {tokens[one], tokens[other]} in ({"r1", "r4"}, {"r2", "r5"}, {"r3", "r6"})
    ]
    tempo, reading = rng.choice("ws"), rng.choice("nns")
    setting = f"{tempo}h{reading}8"
    if facing and rng.random() < 0.7:
        one, other = rng.choice(facing)
        turn = f"{rng.randrange(seats)}>{'-' if tempo == 's' else one}"
        return lay(" ".join(tokens), *hands, stage="open", turn=turn, fight=f"{one}-{other}", setting=setting)
    mover = rng.randrange(seats)
    return lay(" ".join(tokens), *hands, turn=f"{mover}>{mover}", setting=setting)


@pytest.mark.parametrize("lot", range(6))
def test_fierce_combats_and_their_naive_twins_agree(lot: int) -> None:
    for number in range(max(8, GAMES)):
        rng = Random(f"fierce {lot} {number}")
        state = fierce(rng)
        side_by_side(state, Ref.at(state.text()), rng, 60, 1)


def test_what_lies_behind_a_winning_card_and_its_naive_twin_agree() -> None:
    """By speed: a Teleport Home with three rings, among other cards that are readied at random."""
    seen = Counter[str]()
    for number in range(max(60, 4 * GAMES)):
        rng = Random(f"behind a win {number}")
        hands = ["T" + "".join(rng.choices("fatFLTV", k=4)), "".join(rng.choices("FLVS", k=4)), "-"]
        state = fight("r1 r4 v5", *hands, speed=True, rings="113", stores="001000")
        ref = Ref.at(state.text())
        home = ("0a", "0T2", "0N3")
        for place in range(3):
            more = len(draft_of(state.position, 0)) + 1
            own = [act for act in state.actions() if act.seat == 0]
            ready = [act for act in own if len(draft_of(state.after(act).position, 0)) == more]
            action = Action(0, home) if Action(0, home) in ready and rng.random() < 0.4 + place else rng.choice(ready)
            state = state.after(action)
            ref.play(*action)
        before, state = state, play(state, "lay-0")
        ref.play(0, ("lay-0",))
        alike(state, ref)
        seen["won" if state.result else "refused"] += wins_early(before)
    assert min(seen["won"], seen["refused"]) >= 5, seen


def wins_early(state: Xtal) -> bool:
    """Whether the first player has readied cards behind one that wins."""
    plays = draft_of(state.position, 0)
    with suppress(Unplayable):
        return any(carried_out(state.position, 0, plays[:count]).won for count in range(1, len(plays)))
    return False


def test_fierce_combats_are_as_fierce_as_they_should_be() -> None:
    """Void on Void, waiting arrangements, transfers and refused groups all come up in them."""
    seen = Counter[str]()
    for number in range(70):
        rng = Random(f"seen {number}")
        state = fierce(rng)
        for _ in range(60):
            if state.result is not None:
                break
            voids = [card.kind == VOID_KIND for card in state.position.laid]
            seen["void on void"] += voids[-2:] == [True, True]
            seen["three voids"] += voids[-3:] == [True, True, True]
            seen["waiting"] += bool(state.position.table.waiting)
            seen["weapon"] += state.position.phase == "weapon"
            seen["answer"] += state.position.phase == "answer"
            before, action = state, lively(state, rng)
            state = state.after(action)
            changed = before.position.table.pair != state.position.table.pair
            seen["transfer"] += bool(before.position.table.pair and state.position.table.pair and changed)
            seen["refused"] += action.path[0].startswith("lay") and before.position.refuse == state.position.refuse
    assert all(seen[what] >= 5 for what in ("void on void", "waiting", "weapon", "answer", "transfer", "refused")), seen
    assert seen["three voids"]


def test_the_twin_names_places_alike() -> None:
    assert [name(place) for place in (0, 4, 5, 47)] == ["v1", "r1", "y2", "b12"]
