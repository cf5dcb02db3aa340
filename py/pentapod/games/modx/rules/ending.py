"""How games end, and who has won then."""

from __future__ import annotations

from collections.abc import Iterable

from pentapod.engine.state import Seats
from pentapod.games.modx.data.table import QUIET_PLACEMENTS
from pentapod.games.modx.rules.patterns import standing
from pentapod.games.modx.rules.position import Ledger, P, Position
from pentapod.games.modx.rules.task import Ending, Over


def ended(position: P, ending: Ending, winners: Iterable[Seats]) -> P:
    """The game is over, and these teams share the win."""
    task = position.task
    if position.ledger.interrupted:
        position = position.replace(ledger=position.ledger._replace(interrupted=None))
    return position.replace(Over(task.turn, task.actor, ending, _seats(winners)))


def ended_by_points(position: P, ending: Ending) -> P:
    """The game is over, and the teams with the most points have won."""
    return ended(position, ending, leaders(position.ledger))


def leaders(ledger: Ledger) -> list[Seats]:
    """The teams in the game that have the most points."""
    most = max((ledger.points_of(team) for team in ledger.sides), default=0)
    return [team for team in ledger.sides if ledger.points_of(team) == most]


def possible_winners(position: Position, ending: Ending) -> list[Seats]:
    """The seats that may share the win, partners together, if a game ends with this board in this way."""
    ledger = position.ledger
    possible: list[list[Seats]] = []
    match ending:
        case Ending.TARGET:
            possible = [[team] for team in ledger.sides if ledger.points_of(team) >= ledger.party.target]
        case Ending.MARKERS | Ending.PIECES:
            possible = [leaders(ledger)]
        case Ending.JOKER:
            possible = [[team] for team in ledger.sides if standing(ledger.joker_cells)]
        case Ending.QUIET:
            possible = [ledger.sides] if position.quiet >= QUIET_PLACEMENTS else []
        case Ending.RESIGN:
            possible = [ledger.sides] if len(ledger.sides) == 1 else []
    return [_seats(teams) for teams in possible]


def _seats(teams: Iterable[Seats]) -> Seats:
    return tuple(sorted(seat for team in teams for seat in team))
