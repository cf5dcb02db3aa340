"""What a position of PODS says beside which pod is where: the rules, the board, whose turn it is."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import Knob, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.pods.data.table import ORIENTATIONS, QUIET_TURNS
from pentapod.games.pods.editor.changes import changed, pods, with_board_turned, with_guard, with_rules
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.text import SIDES
from pentapod.games.pods.words.names import TITLES

_UNTURNED: Final = "?"


def knobs(state: State) -> tuple[Knob, ...]:
    """Rules, how the board is turned, who is to move; in Advanced, the turns since a hand shrank."""
    given = pods(state)
    of = given.variant
    orientations = (
        *(Choice(str(degrees), f"Turned by {degrees}°" if degrees else "As it is") for degrees in ORIENTATIONS),
        Choice(_UNTURNED, "Not turned yet"),
    )
    rules = (Choice("standard", "Standard"), Choice("advanced", "Advanced"))
    found = [
        Knob("side", "To move", tuple(map(Choice, SIDES, TITLES)), SIDES[given.to_move]),
        Knob("rules", "Rules", rules, "advanced" if of.advanced else "standard"),
        Knob("guard", "Long legs guard", (Choice("on", "On"), Choice("off", "Off")), "on" if of.guard else "off"),
        Knob("board", "Board", orientations, _UNTURNED if of.degrees is None else str(of.degrees)),
    ]
    if of.advanced or given.quiet:
        choices = numbers(range(max(QUIET_TURNS, given.quiet) + 1))
        found.append(Knob("quiet", "Turns since a hand shrank", choices, str(given.quiet)))
    return tuple(found)


def turn(state: State, knob: str, choice: str) -> Pods:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    before = pods(state)
    settable(knobs(state), knob, choice)
    match knob:
        case "side":
            return changed(before, to_move=SIDES.index(choice))
        case "guard":
            return with_guard(before, choice == "on")
        case "board":
            return with_board_turned(before, None if choice == _UNTURNED else int(choice))
        case "quiet":
            return changed(before, quiet=int(choice))
        case _:
            return with_rules(before, choice == "advanced")
