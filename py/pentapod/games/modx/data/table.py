"""The table of MODX, loaded and checked once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pentapod.engine.game import Teams
from pentapod.engine.tables import TableError, load


class Party(NamedTuple):
    """What the number of players settles: who plays together, and the points that win."""

    seats: int
    teams: Teams
    target: int


class Shape(NamedTuple):
    """A scoring pattern wherever it lies: its cells as steps (files, ranks) from the anchor."""

    id: str
    steps: tuple[tuple[int, int], ...]


def _party(entry: dict[str, Any]) -> Party:
    teams = tuple(tuple(team) for team in entry["teams"])
    if sorted(seat for team in teams for seat in team) != list(range(entry["seats"])):
        raise TableError(f"teams {teams} are not {entry['seats']} seats, each once")
    return Party(entry["seats"], teams, entry["target"])


def _shape(entry: dict[str, Any]) -> Shape:
    file, rank = entry["anchor"]
    steps = tuple(
        (x - file, y - rank)
        for y, row in enumerate(reversed(entry["rows"]))
        for x, mark in enumerate(row)
        if mark == "X"
    )
    if len(steps) != 5 or (0, 0) not in steps:
        raise TableError(f"shape {entry['id']!r} is not five cells with its anchor among them")
    return Shape(entry["id"], steps)


_TABLE: Final = load(__package__)

FILES: Final[str] = _TABLE["board"]["files"]
RANKS: Final[str] = _TABLE["board"]["ranks"]
COLOURS: Final[tuple[str, ...]] = tuple(_TABLE["seats"]["colours"])
"""The colours of the seats. Texts of positions write a seat by its first letter."""
X_PIECES: Final[int] = _TABLE["supply"]["x_pieces"]
MARKERS: Final[int] = _TABLE["supply"]["markers"]
JOKERS: Final[int] = _TABLE["supply"]["jokers"]
QUIET_PLACEMENTS: Final[int] = _TABLE["ends"]["quiet_placements"]
PARTIES: Final = {players: _party(entry) for players, entry in _TABLE["players"].items()}
SHAPES: Final = tuple(_shape(entry) for entry in _TABLE["shapes"])

if len(FILES) != 8 or len(RANKS) != 8 or sorted(FILES) != list(FILES) or sorted(RANKS) != list(RANKS):
    raise TableError("the board is not eight ascending files by eight ascending ranks")
if min(X_PIECES, MARKERS, QUIET_PLACEMENTS, *(party.target for party in PARTIES.values())) < 1:
    raise TableError("there is not one X-piece, one marker, one quiet placement and one point to play for")
if not 1 <= JOKERS <= 7:
    raise TableError("there are not 1 to 7 Jokers, which find places wherever they are set")
if (X_PIECES - 1) * max(party.seats for party in PARTIES.values()) + JOKERS >= len(FILES) * len(RANKS):
    raise TableError("the pieces cover the board before anybody has placed the last one")
if any(party.seats > len(COLOURS) for party in PARTIES.values()):
    raise TableError(f"there are more seats than the {len(COLOURS)} colours")
