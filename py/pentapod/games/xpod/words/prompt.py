"""What is to be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.english import counted, drawn, inside, listed, won
from pentapod.engine.state import Path
from pentapod.engine.touches import next_touches
from pentapod.games.xpod.data.table import HAND, NAMES, PODS, REPETITIONS, STARTERS, TURNS, CardId, Special
from pentapod.games.xpod.rules.actions import TurnKind, turn_kinds
from pentapod.games.xpod.rules.activation.ending import must_push_on
from pentapod.games.xpod.rules.board import SQUARE_OF
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
from pentapod.games.xpod.rules.touches import DROP
from pentapod.games.xpod.rules.units import FORM, FROZEN
from pentapod.games.xpod.words.names import BUTTONS, CARD_NAMES

_DRAWS: Final = {
    Ending.PASSES: "both players passed, one after the other",
    Ending.REPEATED: f"this position has been there {REPETITIONS} times",
    Ending.LONG: f"{TURNS} turns are over",
}
_WHOM: Final[dict[str, str]] = {
    Special.CARRY: "touch the unit to carry with your {unit}",
    Special.DECON: "touch the unit to deconstruct with your {unit}",
    Special.EAT: "touch the unit to eat with your {unit}",
    Special.REPAIR: "touch the unit to repair with your {unit}",
    Special.WEB: "touch the unit to web with your {unit}",
}
_ON_WHICH: Final[dict[str, str]] = {
    CardId.JUMP: "touch the unit that is to jump with {card}",
    CardId.MOVE1: "touch the unit that is to go 1 square further with {card}",
    CardId.LEVEL1: "touch the unit that is to go up a level with {card}",
    CardId.DECON1: "touch the unit that is to deconstruct with {card}",
}
_HIT: Final = "touch the unit to deconstruct with {card}"


def prompt(state: XPod, names: Sequence[str], chosen: Path = ()) -> str:
    """The sentence that says what the acting player is to do; when the game is over, how it ended."""
    task = state.task
    match task:
        case GameOver():
            return _over(state, task, names)
        case DrawStarter():
            return "Chance draws the starting player."
        case ChoosePlans():
            return f"{names[task.seat]}: {_picking(task)}."
        case BuildTwo():
            return f"{names[task.seat]}: {_building_two(state, task, chosen)}."
        case TakeTurn():
            if task.pending:
                return f"{names[task.pending[0].seat]}: {_scored(task.pending[0])}."
            if task.activation:
                assert not isinstance(task.activation, Ended)
                return f"{names[task.seat]}: {_activating(state, task.activation, chosen)}."
            return f"{names[task.seat]}: {_choosing(state, task.seat, chosen)}."
        case _:
            assert_never(task)


def _over(state: XPod, task: GameOver, names: Sequence[str]) -> str:
    if task.winner is None:
        return drawn(_DRAWS[task.ending])
    loser = 1 - task.winner
    if task.ending is Ending.RESIGNED:
        return won((names[task.winner],), f"{inside(names[loser])} resigned")
    points, others = state.sides[task.winner].points, state.sides[loser].points
    return won((names[task.winner],), f"{counted(points, 'point')} to {others}")


def _picking(task: ChoosePlans) -> str:
    plans, cards = task.picks[task.seat]
    if len(plans) < STARTERS:
        return f"touch the plans of your first units, in secret: {STARTERS - len(plans)} more"
    return f"touch your X-tra cards, in secret: {HAND - cards.bit_count()} more"


def _scored(choice: ScoreChoice) -> str:
    match choice:
        case LockBrick():
            return "touch the brick that you lock in your pod"
        case TakeBack():
            return "touch the used card that you take back"
        case _:
            assert_never(choice)


# ---------------------------------------------------------------------- a turn that is still free


def _choosing(state: XPod, seat: int, chosen: Path) -> str:
    """What a turn may be, after the touches so far."""
    if not chosen:
        return _turn(state)
    first = chosen[0]
    if first in SQUARE_OF:
        code = state.units[SQUARE_OF[first]]
        unit = NAMES[code & FORM]
        if len(chosen) > 1:
            return _WHOM[chosen[1]].format(unit=unit)
        if code & FROZEN:
            return f"press Thaw to spend your turn on {unit}"
        return _going(state, unit, chosen)
    if first in _ON_WHICH:
        return (_HIT if len(chosen) > 1 else _ON_WHICH[first]).format(card=CARD_NAMES[first])
    if first.startswith("lid-"):
        return _from_lid(state, seat, chosen)
    return _from_plan(state, seat, chosen)


def _turn(state: XPod) -> str:
    """Where the first touch of a turn may go."""
    kinds = {*turn_kinds(state.actions())}
    if TurnKind.ACTIVATE in kinds:  # a frozen unit stands on the board, too
        kinds.discard(TurnKind.UNFREEZE)
    touched = [thing for kind, thing in _THINGS.items() if kind in kinds]
    ways = [f"touch {listed(touched, 'or')}"] if touched else []
    if TurnKind.PASS in kinds:
        ways.append("press Pass")
    return ", or ".join(ways)


def _going(state: XPod, unit: str, chosen: Path) -> str:
    """An activated unit goes somewhere, or acts."""
    squares = [SQUARE_OF[touch] for touch in next_touches(state.actions(), chosen) if touch in SQUARE_OF]
    pushes = " or what it pushes" * any(square in state.units for square in squares)
    return ", or ".join([f"touch where your {unit} goes{pushes}"] * bool(squares) + _buttons(state, chosen))


def _buttons(state: XPod, chosen: Path) -> list[str]:
    """What may be pressed or played next, if there is anything: "press Decon or Done", "play DECON +1"."""
    touches = next_touches(state.actions(), chosen)
    names = [name for touch, (name, _) in BUTTONS.items() if touch in touches]
    cards = [name for touch, name in CARD_NAMES.items() if touch in touches]
    return [f"{verb} {listed(some, 'or')}" for verb, some in (("press", names), ("play", cards)) if some]


def _from_lid(state: XPod, seat: int, chosen: Path) -> str:
    unit = NAMES[in_lid(state.sides[seat].lid, chosen[0]) & FORM]
    if any(touch in SQUARE_OF for touch in next_touches(state.actions(), chosen)):
        return f"touch a square of your home row for {unit}, or press Apart"
    return f"press Apart to take {unit} apart"


def _from_plan(state: XPod, seat: int, chosen: Path) -> str:
    pod = state.setting.pods[seat]
    name = PODS[pod].plans[plan_places(pod)[chosen[0]]].name
    levels = len(next_touches(state.actions(), chosen)) > 1
    return f"press the level at which to build {name}" if levels else f"press Build to put {name} into your lid"


def _building_two(state: XPod, task: BuildTwo, chosen: Path) -> str:
    if chosen:
        from_lid = chosen[0].startswith("lid-")
        return _from_lid(state, task.seat, chosen) if from_lid else _from_plan(state, task.seat, chosen)
    which = "first of two plans" if task.first is None else "second plan"
    return f"touch the {which} to build with {CARD_NAMES[CardId.BUILD2]}"


_THINGS: Final = {
    TurnKind.ACTIVATE: "a unit on the board",
    TurnKind.UNFREEZE: "a frozen unit",
    TurnKind.PLACE: "a unit in your lid",
    TurnKind.BUILD: "a bright plan",
}
"""What is touched first for each kind of turn."""


# ---------------------------------------------------------------------- an activation


def _activating(state: XPod, activation: Unmoved | Moving, chosen: Path) -> str:
    """What the activated unit may do next, after the touches so far."""
    unit = NAMES[state.units[activation.square] & FORM]
    first = chosen[0] if chosen else ""
    if first == DROP and activation.load:
        return f"touch where {NAMES[activation.load.unit & FORM]} is put down"
    if first in _WHOM:
        return _WHOM[first].format(unit=unit)
    if first in _ON_WHICH:
        return (_ON_WHICH[first] if first == CardId.LEVEL1 else _HIT).format(card=CARD_NAMES[first])
    if first:
        return _from_lid(state, state.task.seat, chosen)
    if activation.load:
        return _carrying(state, activation, unit, NAMES[activation.load.unit & FORM])
    if isinstance(activation, Unmoved):
        return _not_moved(state, activation, unit)
    if not activation.points:
        return _going(state, unit, chosen)
    left = f"with {_pushes(activation)} left"
    if must_push_on(state, activation):
        return f"push on with your {unit}, which is still blocked, {left}"
    return ", or ".join([f"push on with your {unit}, {left}", *_buttons(state, chosen)])


def _pushes(moving: Moving) -> str:
    return counted(moving.points, "push", "pushes")


def _waiting(unmoved: Unmoved) -> list[str]:
    """The X-tra cards that were played on a unit, and are used when it moves."""
    played = {CardId.JUMP: unmoved.jumps, CardId.MOVE1: unmoved.boost}
    return [CARD_NAMES[card] for card, waits in played.items() if waits]


def _not_moved(state: XPod, unmoved: Unmoved, unit: str) -> str:
    """A card was played on a unit that carries nothing."""
    cards, touches = listed(_waiting(unmoved)), next_touches(state.actions(), ())
    ways = []
    if any(touch in SQUARE_OF for touch in touches):
        ways.append(f"touch where your {unit} {'jumps' if unmoved.jumps else 'goes'} with {cards}")
    if Special.CARRY in touches:
        ways.append(f"press {BUTTONS[Special.CARRY][0]}")
    return ", or ".join(ways or [f"play another X-tra card, for with {cards} your {unit} can go nowhere yet"])


def _carrying(state: XPod, activation: Unmoved | Moving, unit: str, load: str) -> str:
    touches = next_touches(state.actions(), ())
    ways = []
    if any(touch in SQUARE_OF for touch in touches):
        if isinstance(activation, Unmoved):
            ways.append(f"touch where your {unit} goes with {listed([load, *_waiting(activation)])}")
        else:
            ways.append(f"push on with your {unit}, with {_pushes(activation)} left")
    if DROP in touches:
        ways.append("press Drop")
    return ", or ".join(ways or [f"play another X-tra card for your {unit}"])
