"""Units as whole numbers: form, owner, marks, and a copy number.

A unit of the next level is the next number, so a level more is 1 more. Two units of one owner and plan have different
*copies*: these mean nothing in the rules, but the picture shows which unit is which.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from pentapod.games.xpod.data.table import FORMS, Form

FORM: Final = 255
NORTHERN: Final = 1 << 8
FROZEN: Final = 1 << 9
SAFE: Final = 1 << 10
_COPY: Final = 11
ALIKE: Final = (1 << _COPY) - 1
"""The bits of a unit that the rules look at: all but its copy."""

Unit = int


class Standing(NamedTuple):
    """A unit with its square; one that is carried or in the lid has none."""

    unit: Unit
    square: int | None = None
    seat: int | None = None
    """The seat to which it is said whose the unit is."""


def unit(owner: int, form: int, copy: int = 0) -> Unit:
    """A unit as it is built."""
    return form | owner << 8 | copy << _COPY


def owner(code: Unit) -> int:
    """The seat that it belongs to."""
    return code >> 8 & 1


def form_of(code: Unit) -> Form:
    """The record of its form."""
    return FORMS[code & FORM]


def copy_of(code: Unit) -> int:
    """Which of its owner's units of the same plan it is, from 0."""
    return code >> _COPY


def first_copy(seat: int, form: int, others: Iterable[Unit]) -> int:
    """The lowest copy that no other unit of this owner and plan has."""
    plan = FORMS[form].plan
    taken = {copy_of(code) for code in others if owner(code) == seat and form_of(code).plan == plan}
    return next(copy for copy in range(len(taken) + 1) if copy not in taken)
