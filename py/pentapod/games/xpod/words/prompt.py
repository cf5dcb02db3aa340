"""What is to be done now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from pentapod.engine.english import counted, listed
from pentapod.engine.state import Path
from pentapod.games.xpod.data.table import HAND, NAMES, PODS, REPETITIONS, STARTERS, TURNS, CardId, Special
from pentapod.games.xpod.rules.activation.ending import must_push_on
from pentapod.games.xpod.rules.board import SQUARE_OF, TITLES
from pentapod.games.xpod.rules.building import in_lid, plan_places
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ended,
    Ending,
    GameOver,
    LockBrick,
    Moving,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Unmoved,
)
from pentapod.games.xpod.rules.touches import APART, DROP, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, FROZEN, owner
from pentapod.games.xpod.words.names import CARD_NAMES

_ENDINGS: Final = {
    Ending.POINTS: "{winner} wins with {points} points.",
    Ending.PASSES: "A draw: both players passed, one after the other.",
    Ending.REPEATED: f"A draw: this position has been there {REPETITIONS} times.",
    Ending.LONG: f"A draw: {TURNS} turns are over.",
    Ending.RESIGNED: "{winner} wins: {loser} resigned.",
}
_WHOM: Final[dict[str, str]] = {
    Special.CARRY: "which unit next to {unit} is carried",
    Special.DECON: "which unit {unit} deconstructs",
    Special.EAT: "which unit {unit} eats",
    Special.REPAIR: "which unit {unit} repairs",
    Special.WEB: "which unit {unit} webs",
    UNFREEZE: "whether {unit} is unfrozen",
}
_ON_WHICH: Final[dict[str, str]] = {
    CardId.JUMP: "which unit jumps",
    CardId.MOVE1: "which unit moves 1 further",
    CardId.LEVEL1: "which unit goes up a level",
    CardId.DECON1: "which unit deconstructs",
}


def prompt(state: XPod, names: Sequence[str], chosen: Path = ()) -> str:
    """The sentence that says what the acting player is to do; when the game is over, how it ended."""
    task = state.task
    match task:
        case GameOver():
            return _over(state, task, names)
        case DrawStarter():
            return "Chance draws the starting player."
        case ChoosePlans():
            return f"{names[task.seat]} {_picking(task)}."
        case BuildTwo():
            units = "two units" if task.first is None else "a second unit"
            return f"{names[task.seat]} builds {units} into the lid."
        case TakeTurn():
            if task.pending:
                return f"{names[task.pending[0].seat]} {_scored(task.pending[0])}."
            if task.activation:
                assert not isinstance(task.activation, Ended)
                return f"{names[task.seat]}{_activating(state, task.activation, chosen)}."
            return f"{names[task.seat]}{_choosing(state, task.seat, chosen)}."
        case _:
            assert_never(task)


def _over(state: XPod, task: GameOver, names: Sequence[str]) -> str:
    winner = task.winner or 0
    points = state.sides[winner].points
    return _ENDINGS[task.ending].format(winner=names[winner], loser=names[1 - winner], points=points)


def _picking(task: ChoosePlans) -> str:
    plans, cards = task.picks[task.seat]
    if len(plans) < STARTERS:
        return f"chooses the first units in secret: {counted(STARTERS - len(plans), 'plan')} to go"
    return f"chooses X-tra cards in secret: {counted(HAND - cards.bit_count(), 'card')} to go"


def _scored(choice: ScoreChoice) -> str:
    match choice:
        case LockBrick():
            return "chooses a brick of the unit that scored: it is locked in the pod"
        case TakeBack():
            return "takes a used card back"
        case _:
            assert_never(choice)


# ---------------------------------------------------------------------- a turn that is still free


def _choosing(state: XPod, seat: int, chosen: Path) -> str:
    """What a turn may be, after the touches so far."""
    if not chosen:
        return f" {listed(open_turns(state), 'or')}"
    first = chosen[0]
    if first in SQUARE_OF:
        code = state.units[SQUARE_OF[first]]
        unit = NAMES[code & FORM]
        if len(chosen) > 1:
            return f" chooses {_WHOM[chosen[1]].format(unit=unit)}"
        if code & FROZEN:
            return f" chooses {_WHOM[UNFREEZE].format(unit=unit)}"
        return f" chooses where {unit} goes, or what it does"
    if first in _ON_WHICH:
        return f" plays {CARD_NAMES[first]} and chooses {'whom it hits' if len(chosen) > 1 else _ON_WHICH[first]}"
    if first.startswith("lid-"):
        unit = NAMES[in_lid(state.sides[seat].lid, first) & FORM]
        return f" places {unit} on the home row, or takes it apart"
    pod = state.setting.pods[seat]
    return f" builds {PODS[pod].plans[plan_places(pod)[first]].name} into the lid"


def open_turns(state: XPod) -> Iterator[str]:
    """The kinds of turn that are open."""
    paths = [path for _, path in state.actions()]
    if PASS in paths:
        yield "passes, for nothing can be built, placed or activated"
    if any(path[0] not in SQUARE_OF and path[-1].startswith("build") for path in paths):
        yield "builds"
    if any(path[0].startswith("lid-") and path[-1] in SQUARE_OF for path in paths):
        yield "places"
    if any(path[0] in SQUARE_OF and path[-1] != UNFREEZE for path in paths):
        yield "activates"
    if any(path[-1] == UNFREEZE for path in paths):
        yield "unfreezes"


# ---------------------------------------------------------------------- an activation


def _activating(state: XPod, activation: Unmoved | Moving, chosen: Path) -> str:
    """What the activated unit may do next, after the touches so far."""
    unit = NAMES[state.units[activation.square] & FORM]
    first = chosen[0] if chosen else ""
    if first == DROP and activation.load:
        return f" chooses where {NAMES[activation.load.unit & FORM]} is put down"
    if first in _WHOM:
        return f" chooses {_WHOM[first].format(unit=unit)}"
    if first in _ON_WHICH:
        what = _ON_WHICH[first] if first == CardId.LEVEL1 else "whom it hits"
        return f" plays {CARD_NAMES[first]} and chooses {what}"
    if activation.load:
        return f": {_carrying(activation, unit, NAMES[activation.load.unit & FORM])}"
    if isinstance(activation, Unmoved):
        if all(path[0] in CARD_NAMES or path[-1] == APART for _, path in state.actions()):
            return f": {unit} can go nowhere yet; play another X-tra card"
        return f": {unit} {'jumps' if activation.jumps else 'moves'} now, by the X-tra card"
    if not activation.points:
        return f": {unit} may do something special, or is done"
    left = f"with {counted(activation.points, 'point')} left"
    if must_push_on(state, activation):
        return f": the push of {unit} is blocked and goes on, {left}"
    return f": {unit} pushes on {left}, or does something else"


def _carrying(activation: Unmoved | Moving, unit: str, load: str) -> str:
    if isinstance(activation, Unmoved):
        return f"{unit} has picked up {load}, may move, and puts it down"
    if activation.points:
        return f"{unit} pushes on with {counted(activation.points, 'point')} left, or puts {load} down"
    return f"{unit} puts {load} down next to itself"


# ---------------------------------------------------------------------- the whole position


def summary(state: XPod) -> str:
    """A position in a sentence or two, for a player who cannot see it."""
    counts = [sum(owner(code) == seat for code in state.units.values()) for seat in range(2)]
    sides = [
        f"{TITLES[seat]} has {counted(state.sides[seat].points, 'point')}, {counted(counts[seat], 'unit')} on the board"
        for seat in range(2)
    ]
    return f"X-Pod Play Off. {listed(sides)}. {prompt(state, TITLES)}"
