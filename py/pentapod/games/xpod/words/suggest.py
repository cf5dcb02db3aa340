"""A legal action as advice to the seat that may take it: an imperative without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xpod.data.table import KIND_NAMES, LEVEL, NAMES, PODS, TOPS, CardId, Special
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.building import form_named, in_lid, plan_places
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, LockBrick, TakeTurn, activation_of, load_of
from pentapod.games.xpod.rules.touches import APART, DONE, DROP, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, Unit, owner
from pentapod.games.xpod.words.names import CARD_NAMES, Manner, manner, whose, with_article

_DO: Final[dict[str, str]] = {
    Special.CARRY: "Pick up {target} with your {unit}",
    Special.DECON: "Deconstruct {target} with your {unit}",
    Special.EAT: "Eat {target} with your {unit}",
    Special.REPAIR: "Repair {target} with your {unit}",
    Special.WEB: "Web {target} with your {unit}",
    CardId.DECON1: "Play DECON +1: deconstruct {target} with your {unit}",
}
_GO: Final = {
    Manner.PUSH: "Push {target} with your {unit} on {start}",
    Manner.FLY: "Fly your {unit} from {start} to {goal}",
    Manner.JUMP: "Jump with your {unit} from {start} to {goal}",
    Manner.MOVE: "Move your {unit} from {start} to {goal}",
}


def suggest(state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
    """What to do, as a viewer may know it."""
    seat, path = action
    task, first = state.task, path[0]
    if isinstance(task, ChoosePlans):
        return _pick(state, seat, first, viewer)
    if seat == CHANCE:
        return f"Let {names[SIDES.index(first)]} begin"
    if isinstance(task, TakeTurn) and task.pending:
        if isinstance(task.pending[0], LockBrick):
            return f"Lock {with_article(KIND_NAMES[first].one)} in your pod"
        return f"Take {CARD_NAMES[first]} back"
    if path == PASS:
        return "Pass"
    if first in CARD_NAMES:
        return _play_card(state, seat, path, names)
    if first.startswith("lid-"):
        unit = NAMES[in_lid(state.sides[seat].lid, first) & FORM]
        return f"Take your {unit} in the lid apart" if path[-1] == APART else f"Place your {unit} on {path[1]}"
    if first in plan_places(state.setting.pods[seat]):
        return _build(state, seat, path)
    if activation := activation_of(task):
        assert activation.square is not None
        return _act(state, activation.square, path, names)
    return _act(state, SQUARE_OF[first], path[1:], names)


def _pick(state: XPod, seat: int, touch: str, viewer: int | None) -> str:
    knows = viewer in (seat, CHANCE)
    if touch in CARD_NAMES:
        return f"Choose the card {CARD_NAMES[touch]}" if knows else "Choose an X-tra card"
    pod = state.setting.pods[seat]
    return f"Choose {with_article(PODS[pod].plans[plan_places(pod)[touch]].name)}" if knows else "Choose a plan"


def _build(state: XPod, seat: int, path: Path) -> str:
    form = form_named(state.setting.pods[seat], path[0], path[1])
    at_level = "" if LEVEL[form] == TOPS[form] else f" at level {LEVEL[form]}"
    return f"Build {with_article(NAMES[form])}{at_level}"


def _play_card(state: XPod, seat: int, path: Path, names: Sequence[str]) -> str:
    """The unit is the activated one, unless a square before the target names it."""
    card = path[0]
    if card == CardId.BUILD2:
        return f"Play {CARD_NAMES[card]}"
    activation = activation_of(state.task)
    if card == CardId.DECON1:
        square = activation.square if activation else SQUARE_OF[path[1]]
        assert square is not None
        return _act(state, square, (card, path[-1]), names)
    square = SQUARE_OF[path[1]] if len(path) > 1 else activation.square if activation else None
    assert square is not None
    return f"Play {CARD_NAMES[card]} on {_placed(state, square, seat, names)}"


def _act(state: XPod, square: int, path: Path, names: Sequence[str]) -> str:
    """What the unit on a square, which is activated, should do."""
    code, first = state.units[square], path[0]
    seat, unit, start = owner(code), NAMES[code & FORM], SQUARES[square]
    if first == UNFREEZE:
        return f"Unfreeze your {unit} on {start}"
    if path == DONE:
        return f"End the turn of your {unit}"
    if first == DROP:
        load = load_of(state.task)
        assert load
        return f"Put {_unit(load.unit, seat, names)} down on {path[1]}"
    if first in SQUARE_OF:
        goal = SQUARE_OF[first]
        target = _placed(state, goal, seat, names) if goal in state.units else ""
        return _GO[manner(state, square, goal)].format(unit=unit, start=start, goal=first, target=target)
    return _DO[first].format(unit=unit, target=_placed(state, SQUARE_OF[path[1]], seat, names))


def _placed(state: XPod, square: int, seat: int, names: Sequence[str]) -> str:
    """A unit with its place, said to a seat: "your Pouncer on c4", "North's Dasher on c5"."""
    return f"{_unit(state.units[square], seat, names)} on {SQUARES[square]}"


def _unit(code: Unit, seat: int, names: Sequence[str]) -> str:
    return f"your {NAMES[code & FORM]}" if owner(code) == seat else whose(code, names)
