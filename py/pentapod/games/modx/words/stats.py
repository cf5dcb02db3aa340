"""The numbers beside a seat's name."""

from __future__ import annotations

from pentapod.engine.english import noun
from pentapod.engine.words import Stat
from pentapod.games.modx.data.table import X_PIECES
from pentapod.games.modx.rules.position import Position


def stats(position: Position, seat: int) -> tuple[Stat, ...]:
    """Points, of a team and its own, and what is left to play."""
    ledger = position.ledger
    team, target = ledger.team_of(seat), ledger.party.target
    markers = ledger.markers[seat]
    left = (Stat("X", X_PIECES - position.pieces[seat].bit_count()), Stat(noun(markers, "marker"), markers))
    if len(team) == 1:
        return (Stat("points", ledger.points[seat], target), *left)
    return (Stat("team", ledger.points_of(team), target), Stat("own", ledger.points[seat]), *left)
