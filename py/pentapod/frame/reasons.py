"""Why something cannot be done, or how it ended: said by the rules, put into words elsewhere.

The key of a `Message` is one of `frame/words.py`, or a sentence of the game itself with the names of facts in braces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from string import Formatter
from typing import NamedTuple, NoReturn

from pentapod.engine.catalog import catalog
from pentapod.engine.message import Message
from pentapod.engine.state import Seats


class Refused(Exception):
    """A rule forbids an action. `reason` says why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.reason = reason


class BadDeclaration(ValueError):
    """What a game declares cannot be. The sentence is that of the frame's catalog by a key: `declared-...`."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(catalog(__package__).say(f"declared-{key}", facts))


class Frozen(TypeError):
    """A rule wrote to a position that does not change: all that forbids its action must come before it writes."""


def refuse(why: str, /, **facts: object) -> NoReturn:
    """Forbid the action that a rule is about to carry out: `refuse("{square} is not next to {pawn}.", square=...)`."""
    raise Refused(say(why, **facts))


def say(what: str, /, **facts: object) -> Message:
    """A sentence of the game with its facts: `say("Bid: {count} {face} by {seat}", seat=...)`."""
    check_names(what, facts)
    return Message(what, facts)


def check_names(sentence: str, known: Iterable[str]) -> None:
    """Raises `ValueError` for a sentence that has something else in braces than one of these names."""
    if unknown := _names(sentence) - {*known}:
        named, given = (", ".join(f"{{{name}}}" for name in names) for names in (sorted(unknown), known))
        raise ValueError(f"{sentence!r} names {named}, but is given {given or 'nothing'}")


@cache
def _names(sentence: str) -> frozenset[str]:
    """The names in braces of a sentence."""
    return frozenset(name.partition(".")[0] for _, name, _, _ in Formatter().parse(sentence) if name is not None)


class Won(NamedTuple):
    """The game is over, and these seats share the win. `why` is a clause: "three in a row"."""

    seats: Seats
    why: str


class Drawn(NamedTuple):
    """The game is over, and nobody has won."""

    why: str


Ending = Won | Drawn


def won(*seats: int, why: str) -> Won:
    """These seats win, since ... : `won(seat, why="three in a row")`."""
    check_names(why, ())
    return Won(seats, why)


def drawn(why: str) -> Drawn:
    """Nobody wins, since ... : `drawn("the board is full")`."""
    check_names(why, ())
    return Drawn(why)
