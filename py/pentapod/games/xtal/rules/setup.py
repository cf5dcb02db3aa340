"""The setting up: Homes for all, then five cards for all, then who begins."""

from __future__ import annotations

from pentapod.engine.values import Numbers, with_item
from pentapod.games.xtal.data.table import HAND, RINGS
from pentapod.games.xtal.rules.combat.arrangements import arrive
from pentapod.games.xtal.rules.path import NOWHERE, VIOLETS
from pentapod.games.xtal.rules.position import GAP, Phase, Position, Setting, Table, known


def new_game(setting: Setting) -> Position:
    """The rings lie in the Storages, and the first player chooses a Home."""
    nowhere = (NOWHERE,) * setting.seats
    table = Table(nowhere, (0,) * setting.seats, (1,) * RINGS)
    return Position(setting, Phase.HOMES, None, 0, table, nowhere, ((),) * setting.seats)


def free_homes(position: Position) -> Numbers:
    """The Violets that are nobody's Home."""
    taken = {position.homes[seat] for seat in position.players}
    return tuple(violet for violet in VIOLETS if violet not in taken)


def choose_home(position: Position, seat: int, home: int) -> Position:
    """A seat chooses its Home: its token stands there and carries the ring of the Storage beside it."""
    homes = with_item(position.homes, seat, home)
    table, _ = arrive(position.table, seat, home, position.homes)
    return go_on(position._replace(homes=homes, table=table))


def go_on(position: Position) -> Position:
    """The next step of the setting up."""
    homeless = [seat for seat in position.players if position.homes[seat] == NOWHERE]
    if homeless:
        return position._replace(phase=Phase.HOMES, acting=homeless[0])
    short = any(len(position.hands[seat]) < HAND for seat in position.players)
    return position._replace(phase=Phase.DEAL if short else Phase.START, acting=None)


def receiver(position: Position) -> int:
    """The seat that gets the next card: the mover, or while cards are dealt the first of the seats with the fewest."""
    if position.phase is Phase.DRAW:
        return known(position.mover)
    return min(position.players, key=lambda seat: len(position.hands[seat]))


def with_card(position: Position, seat: int, kind: int) -> Position:
    """The position with a card more in a hand: in its first gap, so that no other card moves."""
    hand = position.hands[seat]
    place = hand.index(GAP) if GAP in hand else len(hand)
    return position._replace(hands=with_item(position.hands, seat, with_item(hand, place, kind)))
