"""What a position of PODS says beside which pod is where: the rules, the board, whose turn it is."""

from __future__ import annotations

from typing import Final

from pentapod.engine.editing import Knob, choices_of, numbers
from pentapod.engine.state import State
from pentapod.games.pods.data.table import ORIENTATIONS, QUIET_TURNS
from pentapod.games.pods.editor.changes import changed, pods, with_board_turned, with_guard, with_rules
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.text import SIDES
from pentapod.games.pods.words.words import PodsWords

_UNTURNED: Final = "?"


def knobs(state: State, words: PodsWords) -> tuple[Knob, ...]:
    """Rules, how the board is turned, who is to move; in Advanced, the turns since a hand shrank."""
    given = pods(state)
    of = given.variant
    turned = {**{str(degrees): degrees for degrees in ORIENTATIONS}, _UNTURNED: None}
    choices = {
        "side": choices_of(dict(zip(SIDES, words.titles, strict=True))),
        "rules": choices_of(words.rules_names),
        "guard": choices_of(words.on_off),
        "board": choices_of({choice: words.board_turned(degrees) for choice, degrees in turned.items()}),
        "quiet": numbers(range(max(QUIET_TURNS, given.quiet) + 1)),
    }
    chosen = {
        "side": SIDES[given.to_move],
        "rules": "advanced" if of.advanced else "standard",
        "guard": "on" if of.guard else "off",
        "board": _UNTURNED if of.degrees is None else str(of.degrees),
    }
    if of.advanced or given.quiet:
        chosen["quiet"] = str(given.quiet)
    return tuple(Knob(name, words.knob_names[name], choices[name], held) for name, held in chosen.items())


def turn(state: State, knob: str, choice: str) -> Pods:
    """A knob set to another of its choices."""
    before = pods(state)
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
