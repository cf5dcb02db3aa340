"""What computer players are told of PODS."""

from __future__ import annotations

from random import Random

from games.pods.helpers import new
from pentapod.engine.state import Action
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.evaluation import evaluate, order
from pentapod.games.pods.rules.bitboard import SHAPES, outlooks
from pentapod.games.pods.rules.board import points_in
from pentapod.games.pods.rules.pieces import BLACK, WHITE
from pentapod.games.pods.rules.room import rooms
from pentapod.games.pods.rules.state import Pods


def late(rng: Random, guard: str, actions: int) -> Pods:
    """A random Standard position with no more actions than this, not yet over."""
    state = new(rng.choice(("0", "90", "180", "270")), guard=guard)
    while len(state.actions()) > actions:
        following = state.after(rng.choice(state.actions()))
        if not following.actors:
            return late(rng, guard, actions)
        state = following
    return state


def wins(state: Pods, action: Action) -> bool:
    """Whether an action wins against everything."""
    after = state.after(action)
    if after.result is not None:
        return after.result[state.to_move] == 1
    return not any(wins(after, answer) for answer in after.actions())


def test_what_is_left_out_is_not_needed_to_win() -> None:
    rng = Random(3)
    left_out = decided = 0
    for _ in range(60):
        state = late(rng, rng.choice(("on", "off")), 7)
        ordered = order(state, state.actions())
        left_out += len(state.actions()) - len(ordered)
        if any(wins(state, action) for action in state.actions()):
            decided += 1
            assert any(wins(state, action) for action in ordered)
    assert left_out > 20
    assert decided > 20


def test_the_room_is_where_pods_may_be_placed() -> None:
    rng = Random(4)
    for rules in ("standard", "advanced"):
        for _ in range(10):
            state = new("90", rules=rules)
            for _ in range(rng.randrange(2, 16)):
                following = state.after(rng.choice(state.actions()))
                if following.actors:
                    state = following
            placed = {action.path[1] for action in state.actions() if action.path[0].isdigit()}
            assert {POINTS[point] for point in points_in(rooms(state)[state.to_move].points)} == placed


def placements_left(state: Pods, seat: int) -> int:
    """How many pods a side places from here whatever the other does; more than it has if the other gets stuck."""
    if state.result is not None:
        return len(SHAPES) + 1 if state.result[seat] == 1 else 0
    lefts = [placements_left(state.after(action), seat) for action in state.actions()]
    return 1 + max(lefts) if state.to_move == seat else min(lefts)


def test_nobody_can_prevent_the_placements_that_a_side_is_sure_of() -> None:
    rng = Random(8)
    counts = []
    for _ in range(60):
        state = late(rng, rng.choice(("on", "off")), 6)
        for seat in (WHITE, BLACK):
            counts.append(outlooks(state)[seat].sure)
            assert placements_left(state, seat) >= counts[-1], state.text()
    assert len(set(counts)) > 2


def test_the_judgement_is_mostly_right_near_the_end() -> None:
    rng = Random(6)
    right = []
    for _ in range(100):
        state = late(rng, "on", 8)
        winning = any(wins(state, action) for action in state.actions())
        right.append((evaluate(state)[state.to_move] > 0.5) == winning)
    assert right.count(True) >= 70


def test_advanced_actions_are_all_kept() -> None:
    rng = Random(5)
    state = new("0", rules="advanced")
    for _ in range(20):
        assert sorted(order(state, state.actions())) == list(state.actions())
        following = state.after(rng.choice(state.actions()))
        if not following.actors:
            break
        state = following
