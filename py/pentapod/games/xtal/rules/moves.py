"""The setting up and the mover's turn: Homes, the deal, the roll, the card that is drawn."""

from __future__ import annotations

from pentapod.games.xtal.data.table import COMBAT_COLOUR, DRAW_COLOURS, HAND, RINGS
from pentapod.games.xtal.rules.cards import arrived, faced, paired
from pentapod.games.xtal.rules.combat import opened
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, NOWHERE, VIOLETS
from pentapod.games.xtal.rules.position import (
    DEAL,
    DRAW,
    GAP,
    HOMES,
    NO_CARDS,
    NOBODY,
    OVER,
    PLAY,
    START,
    Position,
    Setting,
    Table,
    cards_in,
    deck,
)
from pentapod.games.xtal.rules.turn import rolling, turn_ended


def begun(setting: Setting) -> Position:
    """A new game: the rings lie in the Storages, and the first player chooses a Home."""
    nowhere = (NOWHERE,) * setting.seats
    table = Table(nowhere, (0,) * setting.seats, (1,) * RINGS)
    return Position(setting, HOMES, NOBODY, 0, table, nowhere, ((),) * setting.seats)


def free_homes(position: Position) -> tuple[int, ...]:
    """The Violets that are nobody's Home."""
    taken = {position.homes[seat] for seat in position.players}
    return tuple(violet for violet in VIOLETS if violet not in taken)


def settled_at(position: Position, seat: int, home: int) -> Position:
    """A seat chooses its Home: its token stands there and carries the ring of the Storage beside it."""
    homes = (*position.homes[:seat], home, *position.homes[seat + 1 :])
    table, _ = arrived(position.table, seat, home, position.homes)
    return prepared(position._replace(homes=homes, table=table))


def prepared(position: Position) -> Position:
    """The setting up goes on: Homes for all, then five cards for all, then who begins."""
    waiting = [seat for seat in position.players if position.homes[seat] == NOWHERE]
    if waiting:
        return position._replace(phase=HOMES, acting=waiting[0])
    short = any(len(position.hands[seat]) < HAND for seat in position.players)
    return position._replace(phase=DEAL if short else START, acting=NOBODY)


def receiver(position: Position) -> int:
    """Who gets the next card: the mover who draws, or in the deal the first of those with the fewest."""
    if position.phase == DRAW:
        return position.mover
    return min(position.players, key=lambda seat: len(position.hands[seat]))


def given(position: Position, kind: int) -> Position:
    """A card comes into a hand: into its first gap, so that no other card moves."""
    seat = receiver(position)
    hand = position.hands[seat]
    place = hand.index(GAP) if GAP in hand else len(hand)
    hands = (*position.hands[:seat], (*hand[:place], kind, *hand[place + 1 :]), *position.hands[seat + 1 :])
    position = position._replace(hands=hands)
    return prepared(position) if position.phase == DEAL else _moved(position)


def rolled(position: Position, face: int) -> Position:
    """The mover's protection ends, and the token goes the full number clockwise if nobody stands there."""
    seat = position.mover
    table = position.table._replace(protected=position.table.protected & ~(1 << seat))
    position = position._replace(table=table, rolled=face, rolls=position.rolls + 1)
    goal = (table.tokens[seat] + face) % LENGTH
    if table.taken(goal):
        return turn_ended(position)
    table, won = arrived(table, seat, goal, position.homes)
    position = position._replace(table=table)
    if won:
        return position._replace(phase=OVER, acting=NOBODY, ending="home", winners=1 << seat)
    if COLOURS[goal] == COMBAT_COLOUR and faced(table, seat) >= 0:
        pair = paired(seat, faced(table, seat))
        return opened(position._replace(table=table._replace(pair=pair)), seat)
    if COLOURS[goal] in DRAW_COLOURS:
        return _drawing(position)
    return _moved(position)


def _drawing(position: Position) -> Position:
    """A card is to be drawn; the refuse pile becomes the deck when that is empty."""
    if not any(deck(position)):
        position = position._replace(refuse=NO_CARDS)
    return position._replace(phase=DRAW) if any(deck(position)) else _moved(position)


def _moved(position: Position) -> Position:
    """The mover may play cards; without any the turn is over."""
    if not cards_in(position.hands[position.mover]):
        return turn_ended(position)
    return position._replace(phase=PLAY, acting=position.mover)


def started(position: Position, seat: int) -> Position:
    """A seat begins."""
    return rolling(position, seat)
