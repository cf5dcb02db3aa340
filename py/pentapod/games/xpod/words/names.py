"""Names of things and small phrases: lists, numbers, bricks, units and what they can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pentapod.engine.english import counted, listed
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    CARDS,
    KIND_NAMES,
    LEVEL,
    NAMES,
    PODS,
    TOPS,
    Decon,
    Form,
    Movement,
    Pod,
    Special,
)
from pentapod.games.xpod.rules.activation.specials import PLAIN_DECON
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.building import Shortage
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import load_of
from pentapod.games.xpod.rules.touches import APART, DROP, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, Standing, Unit, copy_of, form_of, owner

CARD_NAMES: Final[dict[str, str]] = {card.id: card.name for card in CARDS}
"""What the X-tra cards are called, by their touch."""

BUTTONS: Final[dict[str, tuple[str, str]]] = {
    Special.CARRY: ("Carry", "Carry a neighbour"),
    Special.DECON: ("Decon", "Deconstruct"),
    Special.EAT: ("Eat", "Eat a neighbour"),
    Special.REPAIR: ("Repair", "Repair a neighbour"),
    Special.WEB: ("Web", "Web an enemy"),
    DROP: ("Drop", "Put down what is carried"),
    UNFREEZE: ("Thaw", "Unfreeze it: that is the turn"),
    "build": ("Build", "Build it into the lid"),
    "build-1": ("Lvl 1", "Build it at level 1"),
    "build-2": ("Lvl 2", "Build it at level 2"),
    APART: ("Apart", "Take it apart"),
    "done": ("Done", "Done"),
    "pass": ("Pass", "Pass"),
}
"""The touches that have a button, in the order of the buttons: what stands on each, and its label."""


def with_article(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def bricks_listed(pod: Pod, some: bricks.Bricks) -> str:
    """Bricks as a list: "2 plates and 1 eye"."""
    names = [KIND_NAMES[kind] for kind in pod.kinds]
    counts = enumerate(bricks.counts(some)[: len(names)])
    return listed(counted(count, *names[kind]) for kind, count in counts if count)


def short(shortage: Shortage) -> str:
    """Which bricks are missing: "2 plates and 1 eye more, which are in the lid"."""
    few = f"{bricks_listed(PODS[shortage.pod], shortage.bricks)} more"
    are = "is" if bricks.total(shortage.bricks) == 1 else "are"
    return f"{few}, which {are} in the lid" if shortage.in_lid else few


def whose(code: Unit, names: Sequence[str]) -> str:
    """A unit with its owner: "Ada's Pouncer"."""
    return f"{names[owner(code)]}'s {NAMES[code & FORM]}"


def where(code: Unit, square: int, names: Sequence[str]) -> str:
    """A unit with its owner and place: "Ada's Pouncer on c4"."""
    return f"{whose(code, names)} on {SQUARES[square]}"


def level(code: Unit) -> str:
    """How far a unit is built: "level 2 of 3"."""
    return f"level {LEVEL[code & FORM]} of {TOPS[code & FORM]}"


class UnitNames(NamedTuple):
    """What a unit is called in sentences."""

    name: str
    owned: str
    there: str
    brief: str
    """Its owner is named if that is not the seat to which it is said."""
    yours: str
    owner: str
    level: int

    def __str__(self) -> str:
        return self.name


def unit_names(standing: Standing, names: Sequence[str]) -> UnitNames:
    """What a unit is called; without a square it is nowhere."""
    code, square, seat = standing
    name, owned = NAMES[code & FORM], whose(code, names)
    there = owned if square is None else where(code, square, names)
    brief, yours = (name, f"your {name}") if owner(code) == seat else (owned, owned)
    return UnitNames(name, owned, there, brief, yours, names[owner(code)], LEVEL[code & FORM])


UnitKey = tuple[int, int, int]
"""What makes a unit the same one later: its owner, plan and copy."""


def unit_key(code: Unit) -> UnitKey:
    """What makes a unit the same one later."""
    return owner(code), form_of(code).plan, copy_of(code)


def placed_units(state: XPod) -> dict[UnitKey, tuple[Unit, int | None]]:
    """Every unit on the board with its square; one that is carried has None."""
    places: list[tuple[Unit, int | None]] = [(code, square) for square, code in state.units.items()]
    if load := load_of(state.task):
        places.append((load.unit, None))
    return {unit_key(code): (code, square) for code, square in places}


_MOVEMENTS: Final = {
    Movement.MOVE: "MOVE {0}: it goes up to {1} over free squares, never diagonally.",
    Movement.JUMP: "JUMP {0}: it goes up to {1} over anything, and lands on a free square.",
    Movement.FLY: "FLY {0}: it goes up to {1} over anything, and may land on an obstacle.",
    Movement.PUSH: "PUSH {0}: it goes up to {1} and shoves the units that stand in its way.",
}
_SPECIALS: Final = {
    Special.CARRY: "CARRY: it lifts a neighbour, moves, and puts it down next to itself.",
    Special.EAT: "EAT: it removes a neighbour of level 1, and grows by a level if the bricks are there.",
    Special.REPAIR: "REPAIR: it gives one of its owner's units next to it a level.",
    Special.SCARE: "SCARE: at the end of its owner's turns it freezes the enemies next to it.",
    Special.WEB: "WEB: it freezes an enemy exactly 2 squares away.",
}


def special_words(special: Special, decon: Decon) -> str:
    """What a special action does; `decon` says how far and how hard it would deconstruct."""
    return _decon_words(decon) if special == Special.DECON else _SPECIALS[special]


def _decon_words(decon: Decon) -> str:
    levels = "a level" if decon.levels == 1 else f"{decon.levels} levels"
    reach = "next to it"
    if decon.far > 1:
        reach = f"{decon.far} squares away" if decon.near == decon.far else f"{decon.near} or {decon.far} squares away"
        reach = f"exactly {reach}" if decon.near == decon.far else reach
    return f"DECON{'+1' * (decon.levels > 1)}: it takes {levels} from a unit {reach}."


def abilities(form: Form) -> list[str]:
    """What a form can do, a sentence each."""
    moves = [_MOVEMENTS[kind].format(value, counted(value, "square")) for kind, value in form.moves]
    specials = [special_words(special, form.decon or PLAIN_DECON) for special in form.specials]
    return [*(moves or ["It cannot move by itself."]), *specials]
