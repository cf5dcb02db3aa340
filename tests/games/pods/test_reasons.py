"""What speaks for an action of PODS is true: recomputed by rules that were written once more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.pods import reference
from games.pods.helpers import GAME, ORIENTATIONS, WORDS, new, position, slow
from games.pods.helpers import action as act
from pentapod.engine.state import CHANCE, Action
from pentapod.games.pods.rules.state import Pods

Slow = reference.Position


def places(position: Slow, seat: int) -> set[tuple[str, str]]:
    """The placements of a side, whoever is to move."""
    return {path for path in reference.actions(position._replace(seat=seat)) if path[0].isdigit()}


def points(position: Slow, seat: int) -> set[str]:
    return {point for _, point in places(position, seat)}


def guarded(position: Slow, seat: int) -> set[str]:
    """The points that are guarded against a side, whether or not a pod stands there."""
    return {reference.name(point) for point in reference.ON_BOARD if reference.guarded(position, seat, point)}


def taken(position: Slow) -> set[str]:
    return {reference.name(point) for point in position.board}


def names_in(text: str) -> set[str]:
    return set(re.findall(r"\b[a-f][1-6]\b|\b\d+\b", text))


def is_sure(position: Slow, seat: int, most: int) -> bool:
    """Whether a side has an order of so many placements that the other side can do nothing about.

    On points that the other cannot use, nor guard from a point that it can; each pod keeps a leg to an empty point that
    the other cannot use.
    """
    foe = {reference.at(name) for name in points(position, 1 - seat)}
    joined = reference.JOINED[position.degrees]
    far = [step for name, step in reference.STEP.items() if name not in reference.SHORT]
    endangered = {
        point
        for point in reference.ON_BOARD
        for step in far
        if position.guard and reference.plus(point, step) in foe and {point, reference.plus(point, step)} in joined
    }
    safe = {reference.at(name) for name in points(position, seat)} - foe - endangered
    kept = dict.fromkeys(foe, (1 - seat, 0))

    def places(left: int, board: dict[reference.Point, reference.Pod], pods: tuple[int, ...]) -> bool:
        return not left or any(
            places(left - 1, {**board, point: (seat, pod)}, tuple(other for other in pods if other != pod))
            for pod in pods
            for point in safe - set(board)
            if reference.free(position.degrees, {**board, **kept}, (seat, pod), point)
        )

    return places(most, position.board, tuple(position.hands[seat]))


Check = Callable[[Slow, Slow, int, Action, str], bool]

CHECKS: dict[str, Check] = {
    r"it empties the hand and wins the game": lambda _, now, seat, __, ___: (
        not now.hands[seat] and (reference.result(now) or (0, 0))[seat] == 1
    ),
    r"it leaves Bo no (place for a pod|legal action) and wins the game": lambda _, now, seat, __, ___: (
        not reference.actions(now) and (reference.result(now) or (0, 0))[seat] == 1
    ),
    r"it ends the game in a draw": lambda _, now, __, ___, ____: reference.result(now) == (0.5, 0.5),
    r"it leaves no place for Bo's pods? (.+)": lambda before, now, seat, _, text: (
        names_in(text) == {pod for pod, _ in places(before, 1 - seat)} - {pod for pod, _ in places(now, 1 - seat)}
    ),
    r"it leaves Bo (\d+) places? for (?:a pod|pods)": lambda before, now, seat, _, text: (
        int(text) == len(points(now, 1 - seat)) < len(points(before, 1 - seat))
    ),
    r"it guards (.+) against Bo": lambda before, now, seat, _, text: (
        names_in(text) == guarded(now, 1 - seat) - guarded(before, 1 - seat) - taken(now)
    ),
    r"it closes (.+) to Bo": lambda before, now, seat, _, text: (
        names_in(text) == points(before, 1 - seat) - points(now, 1 - seat) - guarded(now, 1 - seat) - taken(now)
    ),
    r"it leaves Ann (\d+) places? that Bo cannot take": lambda _, now, seat, __, text: (
        int(text) == len(points(now, seat) - points(now, 1 - seat))
    ),
    r"it lets Ann place (\d+) more pods? whatever Bo does": lambda _, now, seat, __, text: is_sure(
        now, seat, int(text)
    ),
    r"it leaves Bo (\d+) pods? with a guaranteed place": lambda before, now, seat, _, text: (
        is_sure(now, 1 - seat, int(text)) and is_sure(before, 1 - seat, int(text) + 1)
    ),
    r"it leaves Bo no pods with a guaranteed place": lambda before, _, seat, __, ___: is_sure(before, 1 - seat, 1),
    r"it frees (.+) from Bo's guard": lambda before, now, seat, _, text: (
        names_in(text) == guarded(before, seat) - guarded(now, seat) - taken(now)
    ),
    r"it leaves Ann (\d+) pods? to place": lambda before, now, seat, _, text: (
        now.advanced and int(text) == len(now.hands[seat]) < len(before.hands[seat])
    ),
    r"it takes a place that Bo could have used": lambda before, _, seat, action, __: (
        action.path[1] in points(before, 1 - seat)
    ),
    r"pod (\d+) fits nowhere else": lambda before, _, seat, action, text: (
        action.path[0] == text and [path for path in places(before, seat) if path[0] == text] == [action.path]
    ),
}


def kind_of(reason: str) -> tuple[str, str]:
    """The check for a reason, and what it names."""
    for kind in CHECKS:
        if found := re.fullmatch(kind, reason):
            return kind, found[1] if found.groups() else ""
    raise AssertionError(reason)


def at_random(rng: Random) -> Pods:
    """A position somewhere in a random game."""
    state = new(rng.choice(ORIENTATIONS), rules=rng.choice(("standard", "advanced")), guard=rng.choice(("on", "off")))
    for _ in range(rng.randrange(60)):
        following = state.after(rng.choice(state.actions()))
        if not following.actors:
            break
        state = following
    return state


def test_every_reason_is_true() -> None:
    rng = Random(16)
    seen: Counter[str] = Counter()
    for _ in range(150):
        state = at_random(rng)
        before = slow(state)
        for action in rng.sample(state.actions(), min(4, len(state.actions()))):
            names = ("Ann", "Bo") if action.seat == 0 else ("Bo", "Ann")
            first, second = action.path
            now = reference.play(before, (first, second))
            reasons = WORDS.reasons(state, action, names)
            for kind, text in map(kind_of, reasons):
                assert CHECKS[kind](before, now, action.seat, action, text), (state.text(), action, reasons)
                seen[kind] += 1
    assert len(seen) >= 7, seen
    assert sum(seen.values()) > 150


@pytest.mark.parametrize(
    ("text", "played", "said"),
    [
        (
            "standard guarded 0 w 1@c3,3@d1,4@b6,5@d5,6@e1,8@e2,10@f4,11@a2,12@a5,13@b2,14@b3"
            " 1@e6,2@f2,3@e4,5@f6,6@c1,7@f5,8@b1,10@d6,12@a3,13@b5,14@d4",
            "7@c6",
            ("it leaves Bo no place for a pod and wins the game",),
        ),
        ("standard guarded 0 w 1@c3 2@e6", "8@c4", ("it guards b3, b5 and d3 against Bo",)),
        ("standard guarded 0 w 1@c3 2@e6", "7@c4", ()),
        (
            "standard guarded 0 w 2@b5,4@c3,5@f6,8@d5,12@c2,14@c4 4@b4,5@d6,8@e4,9@c1,13@d4,14@e1",
            "1@e2",
            ("pod 1 fits nowhere else",),
        ),
        (
            "advanced guarded 0 w 2@a1,5@b1,8@b5,9@d5,10@d1,11@e1,12@d3,13@b3,14@f3 2@f5,3@c3,11@a3,13@f1,14@d4"
            " aside:3,4,6,7/- quiet:3",
            "1@b2",
            ("it empties the hand and wins the game",),
        ),
    ],
)
def test_reasons_in_words(text: str, played: str, said: tuple[str, ...]) -> None:
    state = position(text)
    assert WORDS.reasons(state, act(state, played), ("Ann", "Bo")) == said


def test_advice() -> None:
    start = GAME.start(GAME.choose())
    assert WORDS.suggest(start, Action(CHANCE, ("0",)), ()) == "Leave the board as it is"
    assert WORDS.suggest(start, Action(CHANCE, ("90",)), ()) == "Turn the board clockwise by 90 degrees"
    assert WORDS.reasons(start, Action(CHANCE, ("90",)), ()) == ()
    advanced = position("advanced guarded 0 w 2@a6,7@d1 7@f1")
    assert WORDS.suggest(advanced, act(advanced, "4@a5"), ()) == "Place pod 4 on a5"
    assert WORDS.suggest(advanced, act(advanced, "d1-c1"), ()) == "Move pod 7 from d1 to c1"
