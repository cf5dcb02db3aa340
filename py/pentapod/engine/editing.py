"""What the position editor of every game hands out: what can be put, what else can be set, and why something cannot.

A position in the making may be impossible, for a while or for good; `Game.position` says what is wrong with it. It can
always be drawn, and always be written as text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Self

from pentapod.engine.options import Choice
from pentapod.engine.words import Words


class CannotEdit(ValueError):
    """A change that makes no sense even in an impossible position.

    An editor gives the key of the sentence that says why, and what the sentence names (`Words.sentence`).
    """

    def __init__(self, key: str, **about: object) -> None:
        super().__init__(key)
        self.key = key
        self.about = about

    def told(self, words: Words[Any]) -> Self:
        """This refusal, with its sentence in these words as its text."""
        self.args = (words.sentence(self.key, **self.about),)
        return self


class Piece(NamedTuple):
    """Something that can be put on a place: a thing of the game, or a mark on what lies there."""

    id: str
    label: str
    group: str
    """The heading that it stands under; pieces of a group follow one another."""
    left: int | None = None
    """How many more can be put; None if there is no limit."""


class Knob(NamedTuple):
    """Something that a position says beside what lies where: whose turn it is, what has been counted."""

    id: str
    label: str
    choices: tuple[Choice, ...]
    chosen: str
    """The `Choice.id` that holds now."""
    change: Callable[[str], Any]
    """What another choice makes of the draft that the editor's frame has read the knob from."""
