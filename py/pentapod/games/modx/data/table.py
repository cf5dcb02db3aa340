"""The table of MODX, loaded and checked once."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.game import Teams
from pentapod.engine.tables import Entry, TableError, load, record
from pentapod.engine.values import Names


class Party(NamedTuple):
    """What the number of players settles: who plays together, and the points that win."""

    seats: int
    teams: Teams
    target: int


class Shape(NamedTuple):
    """A scoring pattern wherever it lies: its cells as steps (files, ranks) from the anchor."""

    id: str
    steps: tuple[tuple[int, int], ...]


def _party(name: str, entry: Entry) -> Party:
    teams = tuple(tuple(team) for team in entry["teams"])
    if sorted(seat for team in teams for seat in team) != list(range(entry["seats"])):
        raise TableError("modx-teams", "players", name, "teams", count=entry["seats"])
    return record(Party, entry, teams=teams)


def _shape(entry: Entry) -> Shape:
    file, rank = entry["anchor"]
    steps = tuple(
        (x - file, y - rank)
        for y, row in enumerate(reversed(entry["rows"]))
        for x, mark in enumerate(row)
        if mark == "X"
    )
    if len(steps) != 5 or (0, 0) not in steps:
        raise TableError("modx-shape", "shapes", entry["id"])
    return Shape(entry["id"], steps)


_TABLE: Final = load(__package__)
_SUPPLY: Final[dict[str, int]] = _TABLE["supply"]

FILES: Final[str] = _TABLE["board"]["files"]
RANKS: Final[str] = _TABLE["board"]["ranks"]
COLOURS: Final[Names] = tuple(_TABLE["seats"]["colours"])
"""The colours of the seats. Texts of positions write a seat by its first letter."""
X_PIECES: Final = _SUPPLY["x_pieces"]
MARKERS: Final = _SUPPLY["markers"]
JOKERS: Final = _SUPPLY["jokers"]
QUIET_PLACEMENTS: Final[int] = _TABLE["ends"]["quiet_placements"]
PARTIES: Final = {players: _party(players, entry) for players, entry in _TABLE["players"].items()}
SHAPES: Final = tuple(_shape(entry) for entry in _TABLE["shapes"])

_most = (len(FILES) * len(RANKS) - JOKERS - 1) // max(party.seats for party in PARTIES.values()) + 1
if _most < X_PIECES:
    raise TableError("modx-room", "supply", "x_pieces", most=_most)
