"""Small turns of English that the words of every game are made with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

YOU: Final = "You"
"""What a player is called in a sentence that is told to this player."""


def listed(things: Iterable[str], last: str = "and") -> str:
    """One thing or more in a row: "a", "a and b", "a, b and c"."""
    *others, final = things
    return f"{', '.join(others)} {last} {final}" if others else final


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 ring", "2 rings"; `many` is the plural of a noun that takes more than an s."""
    return f"{count} {noun(count, one, many)}"


def noun(count: int, one: str, many: str = "") -> str:
    """The noun as it stands behind a number: "ring" behind 1, "rings" behind any other."""
    return one if count == 1 else many or one + "s"


def inside(name: str) -> str:
    """A name within a sentence: "Ann", "you"."""
    return name.lower() if name == YOU else name


def called(names: Sequence[str]) -> str:
    """Names in a row, with which a sentence begins: "Ann", "Ann and you"."""
    return listed((names[0], *map(inside, names[1:])))


def won(winners: Sequence[str], why: str, shared: bool = False) -> str:
    """How a game ended that was won: "Ann wins: Bo resigned.", "Ann and you share the win: 9 points each."."""
    return f"{called(winners)} {'share the win' if shared else does(winners, 'wins', 'win')}: {why}."


def drawn(why: str, among: Sequence[str] = ()) -> str:
    """How a game ended that nobody won; `among` are those who share it, if not everybody does."""
    return f"A draw{f' between {listed(map(inside, among))}' if among else ''}: {why}."


def does(names: Sequence[str], one: str, more: str) -> str:
    """The verb that goes with names: "Ann wins", "You win", "Ann and you win"."""
    return more if len(names) > 1 or YOU in names else one
