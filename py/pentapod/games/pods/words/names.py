"""What PODS says: names of things, prompts and what happened, in sentences for players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pods.data.table import BIPODS, DIRECTIONS, HAND, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.legs import LEGS_OF, number, owner

if TYPE_CHECKING:
    from pentapod.games.pods.rules.state import Pods

TITLES: Final = ("Blue", "Orange")
"""The source's White and Black, named after the colours in which they are drawn."""
OVER: Final = "The game is over."
NO_SUCH_SEAT: Final = f"Only {TITLES[0]} and {TITLES[1]} play this game."

ENDINGS: Final = {
    "resigned": "{winner} wins: {loser} resigned.",
    "emptied": "{winner} wins: not one pod is left in the hand.",
    "stuck": "{winner} wins: {loser} has no legal action.",
    "repeated": f"A draw: this position occurred {REPETITIONS} times.",
    "quiet": f"A draw: no hand has shrunk for {QUIET_TURNS} turns.",
}
"""How a game ended."""

_COMPASS: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
_ABBREVIATIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

DIRECTION_NAMES: Final = tuple(_COMPASS[_ABBREVIATIONS.index(direction)] for direction in DIRECTIONS)
"""The directions in words, as the table orders them."""


def listed(things: Iterable[str], last: str = "and") -> str:
    """Things in a row: "a", "a and b", "a, b and c"."""
    *others, final = things
    return f"{', '.join(others)} {last} {final}" if others else final


def pod_name(code: int, names: Sequence[str] = TITLES) -> str:
    """A pod by its owner and number: "Blue's pod 3"."""
    return f"{names[owner(code)]}'s pod {number(code)}"


def pod_on(code: int, point: int, names: Sequence[str] = TITLES) -> str:
    """A pod by its owner, number and place: "Blue's pod 3 on d4"."""
    return f"{pod_name(code, names)} on {POINTS[point]}"


def legs_named(code: int) -> str:
    """A pod's legs clockwise from the north of the board, White sitting in the south: "legs east and north-west"."""
    present = {DIRECTION_NAMES[direction] for direction in range(8) if LEGS_OF[code] >> direction & 1}
    return f"legs {listed(name for name in _COMPASS if name in present)}"


def prompt(state: Pods, names: Sequence[str], chosen: Path) -> str:
    """Who is to do what now, or how the game ended."""
    if state.result is not None:
        winner = 0 if state.result[0] else 1
        return ENDINGS[state.ending].format(winner=names[winner], loser=names[1 - winner])
    if state.actors == (CHANCE,):
        return "The board is about to be turned."
    name = names[state.seat]
    if chosen and chosen[0] in POINTS:
        return f"{name}: choose where pod {number(state.board[POINTS.index(chosen[0])])} on {chosen[0]} steps."
    if chosen:
        return f"{name}: choose a point for pod {chosen[0]}."
    if state.opening():
        return f"{name} opens with a bipod: choose pod {listed(map(str, BIPODS), 'or')}."
    if any(state.may_move(point) for point in range(len(POINTS))):
        return f"{name}: choose a pod to place from the hand, or one to move."
    return f"{name}: choose a pod to place from the hand."


def describe(state: Pods, action: Action, names: Sequence[str]) -> str:
    """What a legal action does, in the past tense."""
    if action.seat == CHANCE:
        turned = "left as it is" if action.path[0] == "0" else f"turned clockwise by {action.path[0]} degrees"
        return f"The board was {turned}."
    name = names[action.seat]
    first, point = action.path
    if first in POINTS:
        done = f"{name} moved pod {number(state.board[POINTS.index(first)])} from {first} to {point}."
    else:
        done = f"{name} placed pod {first} on {point}."
    removed = state.removed(action)
    back = [f"{number(code)} ({POINTS[at]})" for at, code in removed if owner(code) == action.seat]
    aside = [f"{number(code)} ({POINTS[at]})" for at, code in removed if owner(code) != action.seat]
    if back:
        done += f" Blocked, {name}'s {_pods(back)} back to the hand."
    if aside:
        done += f" Blocked, {names[1 - action.seat]}'s {_pods(aside, 'is', 'are')} set aside."
    return done


def _pods(pods: Sequence[str], one: str = "goes", more: str = "go") -> str:
    return f"pod {pods[0]} {one}" if len(pods) == 1 else f"pods {listed(pods)} {more}"


def summary(state: Pods) -> str:
    """A position in a sentence, for who cannot see it."""
    white, black = (sum(1 for code in state.board if code and owner(code) == seat) for seat in (0, 1))
    turned = "not turned yet" if state.variant.degrees is None else f"turned by {state.variant.degrees} degrees"
    board = f"PODS board, {turned}, with {white} of {HAND} blue and {black} of {HAND} orange pods."
    return f"{board} {prompt(state, TITLES, ())}"
