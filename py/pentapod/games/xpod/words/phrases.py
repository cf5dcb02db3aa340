"""Parts of sentences: lists, numbers, bricks, units and what they can do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    CARRY,
    DECON,
    EAT,
    FLY,
    JUMP,
    KIND_NAMES,
    LEVEL,
    MOVE,
    NAMES,
    PUSH,
    REPAIR,
    SCARE,
    TOPS,
    WEB,
    Decon,
    Form,
    Pod,
)
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.units import FORM, Unit, owner


def listed(things: Iterable[str], last: str = "and") -> str:
    """Things in a row: "a", "a and b", "a, b and c"."""
    *others, final = things
    return f"{', '.join(others)} {last} {final}" if others else final


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def bricks_listed(pod: Pod, some: bricks.Bricks) -> str:
    """Bricks as a list: "2 plates and 1 eye"."""
    names = [KIND_NAMES[kind] for kind in pod.kinds]
    counts = enumerate(bricks.counts(some)[: len(names)])
    return listed(counted(count, *names[kind]) for kind, count in counts if count)


def missing(stock: bricks.Bricks, need: bricks.Bricks) -> bricks.Bricks:
    """What the stock lacks."""
    pairs = zip(bricks.counts(stock), bricks.counts(need), strict=True)
    return bricks.packed(max(0, wanted - have) for have, wanted in pairs)


def whose(code: Unit, names: Sequence[str]) -> str:
    """A unit with its owner: "Ada's Pouncer"."""
    return f"{names[owner(code)]}'s {NAMES[code & FORM]}"


def where(code: Unit, square: int, names: Sequence[str]) -> str:
    """A unit with its owner and place: "Ada's Pouncer on c4"."""
    return f"{whose(code, names)} on {SQUARES[square]}"


def level(code: Unit) -> str:
    """How far a unit is built: "level 2 of 3"."""
    return f"level {LEVEL[code & FORM]} of {TOPS[code & FORM]}"


MOVEMENT_WORDS: Final = {
    MOVE: "MOVE {0}: it goes up to {1} over free squares, never diagonally.",
    JUMP: "JUMP {0}: it goes up to {1} over anything, and lands on a free square.",
    FLY: "FLY {0}: it goes up to {1} over anything, and may land on an obstacle.",
    PUSH: "PUSH {0}: it goes up to {1} and shoves the units that stand in its way.",
}
SPECIAL_WORDS: Final = {
    CARRY: "CARRY: it lifts a neighbour, moves, and puts it down next to itself.",
    EAT: "EAT: it removes a neighbour of level 1, and grows by a level if the bricks are there.",
    REPAIR: "REPAIR: it gives one of its owner's units next to it a level.",
    SCARE: "SCARE: at the end of its owner's turns it freezes the enemies next to it.",
    WEB: "WEB: it freezes an enemy exactly 2 squares away.",
}


def decon_words(decon: Decon) -> str:
    """What a DECON does."""
    levels = "a level" if decon.levels == 1 else f"{decon.levels} levels"
    reach = "next to it"
    if decon.far > 1:
        reach = f"{decon.far} squares away" if decon.near == decon.far else f"{decon.near} or {decon.far} squares away"
        reach = f"exactly {reach}" if decon.near == decon.far else reach
    return f"{DECON.upper()}: it takes {levels} from a unit {reach}."


def abilities(form: Form) -> list[str]:
    """What a form can do, a sentence each."""
    told = [MOVEMENT_WORDS[kind].format(value, counted(value, "square")) for kind, value in form.moves]
    if not form.moves:
        told.append("It cannot move by itself.")
    for special in form.specials:
        told.append(decon_words(form.decon) if special == DECON and form.decon else SPECIAL_WORDS[special])
    return told
