"""Laying out positions for the tests, and playing in them."""

from __future__ import annotations

from notation import Notation
from pentapod.games.modx import VERSIONS
from pentapod.games.modx.rules.state import ModxState

GAME = VERSIONS[1]
WORDS = GAME.words
NOTATION = Notation(GAME, ModxState)
at, play, action, touches = NOTATION.at, NOTATION.play, NOTATION.action, NOTATION.touches
CORNERS = "a1 a8 h1 h8 h5"
"""Five places for Jokers out of the way."""


def lay(options: str, rest: str, /, **things: str) -> ModxState:
    """The position with these things on these cells: `lay("2a", "b place 0 - -", B="c3 e3", boJ="d4")`.

    Small letters are markers from the bottom to the top, the capital on them is an X-piece or a Joker.
    """
    lying = {cell: thing for thing, cells in things.items() for cell in cells.split()}
    ranks = []
    for rank in "87654321":
        text = ""
        for file in "abcdefgh":
            thing = lying.get(file + rank, ".")
            text += thing if len(thing) == 1 else f"({thing})"
        for run in range(8, 0, -1):
            text = text.replace("." * run, str(run))
        ranks.append(text)
    return at(f"{options} {'/'.join(ranks)} {rest}")


def task(state: ModxState) -> str:
    return state.text().split(" ")[3]


def turn(state: ModxState) -> str:
    return state.text().split(" ")[2]


def on(state: ModxState, cell: str) -> str:
    """What lies on a cell, as in position texts; empty if nothing."""
    row = state.text().split(" ")[1].split("/")[8 - int(cell[1])]
    cells: list[str] = []
    while row:
        if row[0] == "(":
            thing, _, row = row[1:].partition(")")
            cells.append(thing)
        else:
            cells += [""] * int(row[0]) if row[0].isdigit() else [row[0]]
            row = row[1:]
    return cells["abcdefgh".index(cell[0])]


def points(state: ModxState) -> list[int]:
    ledger = state.ledger
    return list(ledger.points[: ledger.party.seats])


def x_pieces_left(state: ModxState, seat: int) -> int:
    return next(stat.value for stat in WORDS.stats(state, seat) if stat.label == "X")


def markers_left(state: ModxState, seat: int) -> int:
    return next(stat.value for stat in WORDS.stats(state, seat) if stat.label == "markers")
