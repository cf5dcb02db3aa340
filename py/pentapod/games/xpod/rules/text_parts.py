"""Parts of the text of a position, each parsed and written: sides, units, bricks, cards and choices.

`text.py` says how they are written.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pentapod.engine.grammar import (
    TEXT,
    Codec,
    after,
    either,
    form,
    mapped,
    number,
    numbered,
    one_of,
    record,
    sequence,
    subset,
)
from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARDS, LEVEL, POD_OF, PODS
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.task import LockBrick, Picks, ScoreChoice, TakeBack
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner, unit

SEATS: Final = "sn"
"""The letters of the seats."""

SEAT: Final = numbered(SEATS)
NUMBER: Final = number()
SQUARE: Final = numbered(SQUARES, "square").loose()
_CARDS: Final = subset(
    numbered([card.id for card in CARDS], "card"), twice=lambda text, card: MalformedPosition(card, "twice")
)


@cache
def units(seat: int, pod: int) -> Codec[Unit]:
    """A seat's unit, of a plan of this pod."""
    plans = PODS[pod].plans

    def read(parts: tuple[int, int, bool, bool, int]) -> Unit:
        plan, level, safe, frozen, copy = parts
        forms = plans[plan].forms
        if level > len(forms):
            raise MalformedPosition(f"{plans[plan].id}{level}", "levels", most=len(forms))
        return unit(seat, forms[level - 1], copy) | SAFE * safe | FROZEN * frozen

    codec = form(
        "{plan}{level}{safe}{frozen}{copy}",
        None,
        "unit",
        plan=numbered([plan.id for plan in plans], "pod-plan", "[a-z]+", pod=pod),
        level=number(digits="[1-9]"),
        safe=either("", "*"),
        frozen=either("", "!"),
        copy=after("~", number(digits="[1-9][0-9]?"), 0),
    )
    return mapped(
        codec,
        read,
        lambda code: (form_of(code).plan, LEVEL[code & FORM], bool(code & SAFE), bool(code & FROZEN), copy_of(code)),
    ).loose()


def write_unit(code: Unit) -> str:
    """A unit without its owner and square."""
    return units(owner(code), form_of(code).pod).write(code)


@cache
def _bricks(pod: int) -> Codec[bricks.Bricks]:
    """Bricks of a pod, each by itself."""
    return mapped(
        sequence(numbered(PODS[pod].kinds, "pod-brick", pod=pod)),
        lambda kinds: sum(map(bricks.one, kinds)),
        lambda some: tuple(kind for kind, count in enumerate(bricks.counts(some)) for _ in range(count)),
    )


@cache
def sides(seat: int, pod: int) -> Codec[tuple[Any, ...]]:
    """A player: the pod, its points, units on the board and in the lid, locked bricks and cards."""
    return record(
        ";",
        one_of({PODS[pod].id: pod}),
        NUMBER,
        sequence(form("{unit}@{square}", None, "standing", unit=units(seat, pod), square=SQUARE)),
        sequence(units(seat, pod)),
        _bricks(pod),
        form("{hand}/{used}", None, "cards", hand=_CARDS, used=_CARDS),
        key="side",
    )


POD: Final = one_of(POD_OF, "pod")


@cache
def picks(pod: int) -> Codec[Picks]:
    """What a player of this pod has picked: plans, then cards if there are any."""
    plans = sequence(numbered([plan.id for plan in PODS[pod].plans], "pod-plan", pod=pod))
    return form("{plans}{cards}", Picks, "task", plans=plans, cards=after("+", _CARDS, 0))


@cache
def choices(pods: tuple[int, int]) -> Codec[ScoreChoice]:
    """A choice about a scored unit, and whose it is: bricks to lock, or `card` to take one back."""

    def read(parts: tuple[int, str]) -> ScoreChoice:
        seat, what = parts
        if what == "card":
            return TakeBack(seat)
        return LockBrick(seat, bricks.each(_bricks(pods[seat]).parse(what)))

    def parts(choice: ScoreChoice) -> tuple[int, str]:
        what = _bricks(pods[choice.seat]).write(choice.bricks) if isinstance(choice, LockBrick) else "card"
        return choice.seat, what

    return mapped(form("{seat}={what}", None, "waits", seat=SEAT, what=TEXT), read, parts)
