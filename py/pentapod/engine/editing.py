"""The contract between a game and the position editor: what can be put where, and what else a position says.

A position in the making may be impossible, for a while or for good; `Game.position` says what is wrong with it. It can
always be drawn, and always be written as text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, ParamSpec, TypeVarTuple

from pentapod.engine.options import Choice
from pentapod.engine.state import PositionError
from pentapod.engine.words import StateT, Words

Given = ParamSpec("Given")
Things = TypeVarTuple("Things")


class CannotEdit(ValueError):
    """A change that makes no sense even in an impossible position.

    An editor names the sentence that says why, a method of the game's words, and what it is about.
    """

    def __init__(self, sentence: Callable[[Any, *Things], str], *things: *Things) -> None:
        super().__init__(sentence.__name__, *things)


def in_words(function: Callable[Given, StateT], words: Words[Any]) -> Callable[Given, StateT]:
    """The same function, whose refusals of positions and of changes have the sentences of these words as their text."""

    def speaking(*given: Given.args, **named: Given.kwargs) -> StateT:
        try:
            return function(*given, **named)
        except PositionError as error:
            error.args = (words.fault(error),)
            raise
        except CannotEdit as error:
            sentence, *things = error.args
            error.args = (getattr(words, sentence)(*things),)
            raise

    return speaking


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


def settable(knobs: Iterable[Knob], knob_id: str, choice_id: str) -> Knob:
    """The knob of this id. Raises `CannotEdit` unless there is one and this is among its choices."""
    for knob in knobs:
        if knob.id == knob_id and choice_id in {choice.id for choice in knob.choices}:
            return knob
    raise CannotEdit(Words.no_such_choice)


def choices_of(labels: Mapping[str, str]) -> tuple[Choice, ...]:
    """What can be chosen, from what each choice is called by its id."""
    return tuple(Choice(choice, label) for choice, label in labels.items())


def numbers(counts: Iterable[int]) -> tuple[Choice, ...]:
    """Each of some numbers as a choice, once and ascending."""
    return tuple(Choice(str(count), str(count)) for count in sorted(set(counts)))
