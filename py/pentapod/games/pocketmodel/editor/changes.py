"""What a change by hand does to the rest of a position: to fleets, decks, and the steps that were to be taken."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.state import PositionError, State
from pentapod.games.pocketmodel.data.table import DECKS, KIND_OF_CODE, NO_CARDS, NO_UNITS, OBJECTIVES, UNITS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.cards.piles import multiset, together
from pentapod.games.pocketmodel.rules.ending.endings import finish
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, EndingKind, Position, with_byte, with_item
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE, roster_of
from pentapod.games.pocketmodel.rules.setup.dealing import set_up
from pentapod.games.pocketmodel.rules.setup.placement import placeable, start_total
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import FirstPlayer, Placement, Turn
from pentapod.games.pocketmodel.rules.text import read_position, write_position

_WRITABLE: Final = bytes(min(copies, 9) for copies in range(256))
"""Numbers of copies as far as a text can say them: an impossible position may have more together."""


class PlacedUnit(NamedTuple):
    """A unit, wherever it is."""

    kind: int
    zone: int
    damage: int = 0
    held: int = 0


def table_of(state: State) -> Position:
    """A copy of the position; while fleets are built, the table as it would be with them.

    A seat that has not built anything yet is given the units and cards of a starter deck.
    """
    if isinstance(state, PocketModel):
        return state.position.copy()
    assert isinstance(state, Building)
    workshop = state.workshop
    starters = [*DECKS.values()]
    fleets, cards = list(workshop.fleets), list(workshop.cards)
    for seat, deck in enumerate(workshop.decks):
        if deck == OWN and not (any(fleets[seat]) and any(cards[seat])):
            fleets[seat], cards[seat] = starters[seat].units, starters[seat].cards
    return set_up(workshop._replace(fleets=tuple(fleets), cards=tuple(cards), small=False, out=()))


def finished(draft: Position, broken: bool = False) -> PocketModel:
    """The state that a draft has become.

    The steps of the position stay if they are still possible and not `broken` by the change; else a turn begins.
    """
    draft.pools = tuple(pile.translate(_WRITABLE) for pile in draft.pools)
    draft.discards = tuple(pile.translate(_WRITABLE) for pile in draft.discards)
    if turn_begins(draft) and not draft.flags:
        return PocketModel(draft)
    anew = draft.copy()
    begin_turn(anew, draft.turn)
    if broken or not _can_be_placed(draft):
        return PocketModel(anew)
    fault = _fault(draft)
    return PocketModel(anew if fault and _fault(anew) != fault else draft)


def _fault(position: Position) -> tuple[object, ...]:
    """What makes a position impossible; () if nothing does."""
    try:
        read_position(write_position(position))
    except PositionError as fault:
        return fault.args
    return ()


def _can_be_placed(position: Position) -> bool:
    """Whether every player can still place a full fleet with the units that stand before the first turn.

    Before the first player is named no unit of a seat stands, or in the small variant all of them at home.
    """
    if not has_begun(position):
        places = [{position.where[unit] for unit in position.roster.ranges[seat]} for seat in position.seats]
        return all(zones <= {RESERVE, GONE} or zones == {seat} for seat, zones in enumerate(places))
    seats = [step.seat for step in position.todo if isinstance(step, Placement)]
    return all(
        position.stars_in_play(seat) >= start_total(position, seat) or placeable(position, seat) for seat in seats
    )


def begin_turn(draft: Position, seat: int | None) -> None:
    """Drop all steps and begin a turn of this seat, or of the next one that is in the game."""
    end_steps(draft)
    draft.ending, draft.flags = None, 0
    draft.out = tuple(other for other in draft.seats if not draft.slots[other])
    if seat is None or seat in draft.out:
        seat = draft.next_seat(seat) if draft.alive else 0
    draft.turn, draft.todo = seat, (Turn(seat),)


def end_steps(draft: Position) -> None:
    """Drop all steps; cards that were in play in them go to the discard piles and hands."""
    if draft.todo and has_begun(draft):
        finish(draft, EndingKind.QUIET, ())
        draft.ending = None


def turn_begins(position: Position) -> bool:
    """Whether nothing is to be done but a turn."""
    step = position.todo[0] if len(position.todo) == 1 else None
    return isinstance(step, Turn) and step.seat == position.turn


def has_begun(draft: Position) -> bool:
    """Whether the first player has been named."""
    return not any(isinstance(step, FirstPlayer) for step in draft.todo)


def before_first(draft: Position) -> None:
    """Go back to before the first player is named."""
    draft.turn, draft.turns, draft.quiet, draft.todo = None, 0, 0, (FirstPlayer(),)


def start_over(draft: Position) -> None:
    """Set up the table again: units in the reserves, objectives face down, cards in the decks."""
    begin_turn(draft, draft.turn)
    for seat in draft.seats:
        for slot in range(len(draft.slots[seat])):
            empty_slot(draft, seat, slot)
        gather(draft, seat)
        draft.slots = with_item(draft.slots, seat, (DOWN,) * len(draft.slots[seat]))
    withdraw(draft)
    before_first(draft)


def withdraw(draft: Position) -> None:
    """Move all units to the reserves, where nothing stays on them."""
    draft.where = bytes(max(zone, RESERVE) for zone in draft.where)
    draft.damage = draft.held = bytes(len(draft.where))


# ------------------------------------------------------------------------------------------ fleets


def fleets_of(position: Position) -> list[list[PlacedUnit]]:
    """The units of each seat in the order of their numbers; none of a seat that has left."""
    kinds = position.roster.kinds
    return [
        [
            PlacedUnit(KIND_OF_CODE[kinds[unit].code], position.where[unit], position.damage[unit], position.held[unit])
            for unit in position.roster.ranges[seat]
            if position.slots[seat]
        ]
        for seat in position.seats
    ]


def set_fleets(draft: Position, fleets: list[list[PlacedUnit]]) -> None:
    """Replace all units. They get new numbers, so all steps are dropped."""
    end_steps(draft)
    first = not has_begun(draft)
    ordered = [sorted(fleet, key=lambda unit: unit.kind) for fleet in fleets]
    kinds = [[unit.kind for unit in fleet] for fleet in ordered]
    draft.roster = roster_of(tuple(bytes(fleet.count(kind) for kind in range(len(UNITS))) for fleet in kinds))
    units = [unit for fleet in ordered for unit in fleet]
    draft.where = bytes(unit.zone for unit in units)
    draft.damage = bytes(unit.damage for unit in units)
    draft.held = bytes(unit.held for unit in units)
    if first:
        before_first(draft)
    else:
        begin_turn(draft, draft.turn)


def set_deck(draft: Position, seat: int, deck: str) -> None:
    """Give a seat a starter deck: its usual units at home once the game has begun, its objectives face down.

    A deck of its own begins as the starter deck of the seat.
    """
    end_steps(draft)
    starter = DECKS[deck] if deck in DECKS else [*DECKS.values()][seat]
    placed = starter.start if has_begun(draft) else NO_UNITS
    fleets = fleets_of(draft)
    fleets[seat] = [
        PlacedUnit(kind, seat if copy < placed[kind] else RESERVE)
        for kind, copies in enumerate(starter.units)
        for copy in range(copies)
    ]
    draft.decks = with_item(draft.decks, seat, deck)
    draft.slots = with_item(draft.slots, seat, (DOWN,) * OBJECTIVES)
    draft.hands = with_item(draft.hands, seat, ())
    draft.pools = with_item(draft.pools, seat, starter.cards)
    draft.discards = with_item(draft.discards, seat, NO_CARDS)
    draft.older = with_item(draft.older, seat, ())
    set_fleets(draft, fleets)


def set_players(draft: Position, count: int) -> None:
    """Change the number of players.

    A new player has a starter deck. A player who goes takes everything along, and other units leave that home zone.
    Players who had left the game come back until there are two.
    """
    while len(draft.decks) > count:
        seat = len(draft.decks) - 1
        fleets = [
            [unit._replace(zone=CONTESTED) if unit.zone == seat else unit for unit in fleet]
            for fleet in fleets_of(draft)[:-1]
        ]
        _resize(draft, seat)
        set_fleets(draft, fleets)
    while len(draft.decks) < count:
        seat = len(draft.decks)
        deck = [*DECKS][seat]
        fleets = fleets_of(draft)
        _resize(draft, seat + 1)
        set_fleets(draft, [*fleets, []])
        set_deck(draft, seat, deck)
    gone = [seat for seat in draft.seats if not draft.slots[seat]]
    for seat in gone[: max(0, 2 - (count - len(gone)))]:
        set_deck(draft, seat, draft.decks[seat])


def _resize(draft: Position, count: int) -> None:
    """Change the number of seats; a new one has nothing."""
    end_steps(draft)
    draft.decks = (*draft.decks, OWN)[:count]
    draft.pools = (*draft.pools, NO_CARDS)[:count]
    draft.older = (*draft.older, ())[:count]
    draft.hands = (*draft.hands, ())[:count]
    draft.discards = (*draft.discards, NO_CARDS)[:count]
    draft.slots = (*draft.slots, ())[:count]
    draft.out = tuple(seat for seat in draft.out if seat < count)
    if draft.turn is not None and draft.turn >= count:
        draft.turn = 0


# ------------------------------------------------------------------------------------------ decks


def gather(draft: Position, seat: int) -> None:
    """Put all cards of a seat that are not in its slots into its deck."""
    loose = together(multiset(draft.hands[seat]), draft.discards[seat], draft.pools[seat], *draft.older[seat])
    draft.pools = with_item(draft.pools, seat, loose)
    draft.hands = with_item(draft.hands, seat, ())
    draft.discards = with_item(draft.discards, seat, NO_CARDS)
    draft.older = with_item(draft.older, seat, ())


def mix(draft: Position, seat: int) -> None:
    """Forget which face-down cards have lain there since before the deck was shuffled."""
    draft.pools = with_item(draft.pools, seat, together(draft.pools[seat], *draft.older[seat]))
    draft.older = with_item(draft.older, seat, ())
    slots = tuple(max(content, DOWN) for content in draft.slots[seat])
    draft.slots = with_item(draft.slots, seat, slots)


def empty_slot(draft: Position, seat: int, slot: int) -> None:
    """Put what lies in a slot into the deck."""
    if draft.slots[seat][slot] < DOWN:
        mix(draft, seat)
    content = draft.slots[seat][slot]
    if content >= 0:
        change_pool(draft, seat, content, 1)
    draft.change_slot(seat, slot, EMPTY)


def change_pool(draft: Position, seat: int, card: int, by: int) -> None:
    """Change the number of copies of a card among those in the deck or face down."""
    pool = draft.pools[seat]
    draft.pools = with_item(draft.pools, seat, with_byte(pool, card, pool[card] + by))
