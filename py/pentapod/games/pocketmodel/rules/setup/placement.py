"""The beginning of the game: chance names the first player, and units are placed."""

from __future__ import annotations

from functools import lru_cache

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.engine.values import Numbers, clockwise
from pentapod.games.pocketmodel.data.table import DECKS, LETTERS, START_HAND, START_STARS, UNITS
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import RESERVE
from pentapod.games.pocketmodel.rules.steps import Choices, Draw, FirstPlayer, Placement, Turn
from pentapod.games.pocketmodel.rules.touches import USUAL


def first_player_actions(position: Position, step: FirstPlayer) -> Choices:
    """Every player."""
    return [Action(CHANCE, (LETTERS[seat],)) for seat in position.alive]


def play_first_player(position: Position, step: FirstPlayer, path: Path) -> None:
    """Clockwise from the first player: all place their units, then all draw their hands."""
    first = LETTERS.index(path[0])
    order = clockwise(position.alive, first - 1, len(position.decks))
    position.turn = first
    position.todo = (
        *(Placement(seat) for seat in order),
        *(Draw(seat, START_HAND) for seat in order),
        Turn(first),
    )


@lru_cache(1 << 10)
def reachable(worths: Numbers, most: int) -> int:
    """The totals that some of these units can make, one bit each, up to `most`."""
    totals = 1
    for worth in worths:
        totals |= totals << worth
    return totals & (1 << most + 1) - 1


def start_total(position: Position, seat: int) -> int:
    """The build stars that a fleet begins with: 20, or the largest smaller total that it can make."""
    worths = tuple(position.roster.kinds[unit].stars for unit in position.roster.ranges[seat])
    return reachable(worths, START_STARS).bit_length() - 1


def placeable(position: Position, seat: int) -> list[int]:
    """The units that may be placed next so that the full total can still be made: of those alike, the first."""
    roster, where = position.roster, position.where
    room = start_total(position, seat) - position.stars_in_play(seat)
    waiting = [unit for unit in roster.ranges[seat] if where[unit] == RESERVE]
    found: dict[str, int] = {}
    for unit in waiting:
        kind = roster.kinds[unit]
        if kind.code not in found and kind.stars <= room:
            others = tuple(roster.kinds[other].stars for other in waiting if other != unit)
            if reachable(others, room) >> room - kind.stars & 1:
                found[kind.code] = unit
    return list(found.values())


def settle_placement(position: Position, step: Placement) -> bool:
    """It is over with the full total."""
    if position.stars_in_play(step.seat) < start_total(position, step.seat):
        return False
    position.pop()
    return True


def usual_start(position: Position, seat: int) -> list[int]:
    """The units that the starter deck of a seat usually begins with, if nothing has been placed yet."""
    if position.decks[seat] not in DECKS or position.in_play(seat):
        return []
    start, roster = DECKS[position.decks[seat]].start, position.roster
    left = {unit.code: copies for unit, copies in zip(UNITS, start, strict=True)}
    found = []
    for unit in roster.ranges[seat]:
        code = roster.kinds[unit].code
        if left[code]:
            left[code] -= 1
            found.append(unit)
    return found


def placement_actions(position: Position, step: Placement) -> Choices:
    """A unit, or at first all that the starter deck usually begins with."""
    found = [position.roster.alone[unit] for unit in placeable(position, step.seat)]
    return [*found, Action(step.seat, (USUAL,))] if usual_start(position, step.seat) else found


def play_placement(position: Position, step: Placement, path: Path) -> None:
    """Units are placed."""
    units = usual_start(position, step.seat) if path[0] == USUAL else [position.roster.number_of[path[0]]]
    for unit in units:
        position.put(unit, step.seat)
