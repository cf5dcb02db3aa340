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


def free_homes(at: Position) -> tuple[int, ...]:
    """The Violets that are nobody's Home."""
    taken = {at.homes[seat] for seat in at.players}
    return tuple(violet for violet in VIOLETS if violet not in taken)


def settled_at(at: Position, seat: int, home: int) -> Position:
    """A seat chooses its Home: its token stands there and carries the ring of the Storage beside it."""
    homes = (*at.homes[:seat], home, *at.homes[seat + 1 :])
    table, _ = arrived(at.table, seat, home, at.homes)
    return prepared(at._replace(homes=homes, table=table))


def prepared(at: Position) -> Position:
    """The setting up goes on: Homes for all, then five cards for all, then who begins."""
    waiting = [seat for seat in at.players if at.homes[seat] == NOWHERE]
    if waiting:
        return at._replace(stage=HOMES, acting=waiting[0])
    short = any(len(at.hands[seat]) < HAND for seat in at.players)
    return at._replace(stage=DEAL if short else START, acting=NOBODY)


def receiver(at: Position) -> int:
    """Who gets the next card: the mover who draws, or in the deal the first of those with the fewest."""
    if at.stage == DRAW:
        return at.mover
    return min(at.players, key=lambda seat: len(at.hands[seat]))


def given(at: Position, kind: int) -> Position:
    """A card comes into a hand: into its first gap, so that no other card moves."""
    seat = receiver(at)
    hand = at.hands[seat]
    place = hand.index(GAP) if GAP in hand else len(hand)
    hands = (*at.hands[:seat], (*hand[:place], kind, *hand[place + 1 :]), *at.hands[seat + 1 :])
    at = at._replace(hands=hands)
    return prepared(at) if at.stage == DEAL else _moved(at)


def rolled(at: Position, face: int) -> Position:
    """The mover's protection ends, and the token goes the full number clockwise if nobody stands there."""
    seat = at.mover
    table = at.table._replace(protected=at.table.protected & ~(1 << seat))
    at = at._replace(table=table, rolled=face, rolls=at.rolls + 1)
    goal = (table.tokens[seat] + face) % LENGTH
    if table.taken(goal):
        return turn_ended(at)
    table, won = arrived(table, seat, goal, at.homes)
    at = at._replace(table=table)
    if won:
        return at._replace(stage=OVER, acting=NOBODY, ending="home", winners=1 << seat)
    if COLOURS[goal] == COMBAT_COLOUR and faced(table, seat) >= 0:
        pair = paired(seat, faced(table, seat))
        return opened(at._replace(table=table._replace(pair=pair)), seat)
    if COLOURS[goal] in DRAW_COLOURS:
        return _drawing(at)
    return _moved(at)


def _drawing(at: Position) -> Position:
    """A card is to be drawn; the refuse pile becomes the deck when that is empty."""
    if not any(deck(at)):
        at = at._replace(refuse=NO_CARDS)
    return at._replace(stage=DRAW) if any(deck(at)) else _moved(at)


def _moved(at: Position) -> Position:
    """The mover may play cards; without any the turn is over."""
    if not cards_in(at.hands[at.mover]):
        return turn_ended(at)
    return at._replace(stage=PLAY, acting=at.mover)


def started(at: Position, seat: int) -> Position:
    """A seat begins."""
    return rolling(at, seat)
