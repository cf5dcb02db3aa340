"""Units and cards of PocketModel put, taken and marked by hand. A unit or card is always somewhere."""

from __future__ import annotations

from pentapod.engine.editing import CannotEdit
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    COMBAT,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    TITLES,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.editor.changes import Standing, change_pool, empty_slot, set_fleets, standings
from pentapod.games.pocketmodel.editor.table import HOLD, HURT, MEND, RESERVES, SLOT, UNIT, ZONE, Place, Thing
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.cards.piles import deck_size, discard, from_hand, to_hand
from pentapod.games.pocketmodel.rules.check import cards_of
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, Position, with_byte, with_item
from pentapod.games.pocketmodel.rules.roster import RESERVE, stars_of
from pentapod.games.pocketmodel.rules.touches import DECK, DISCARD, HAND
from pentapod.games.pocketmodel.words.names import counted, zone_name

_MOST_HELD = 2


# ------------------------------------------------------------------------------------------ units


def new_units(position: Position, seat: int, kind: int) -> int:
    """How many units of a kind may still join a fleet."""
    fleet = position.roster.fleets[seat]
    if position.decks[seat] != OWN:
        return 0
    return max(0, min(UNIT_COPIES - fleet[kind], (FLEET_STARS - stars_of(fleet)) // UNITS[kind].stars))


def unit_at(position: Position, at: Place) -> int:
    """The unit of a place; in a zone or in reserve the last. Raises `CannotEdit`."""
    if at.kind == UNIT:
        return at.unit
    if at.kind == ZONE:
        units = position.standing(at.zone)
        where = zone_name(at.zone, TITLES)
    elif at.kind == RESERVES:
        units = [unit for unit in position.roster.ranges[at.seat] if position.where[unit] == RESERVE]
        where = f"{TITLES[at.seat]}'s reserves"
    else:
        raise CannotEdit("No unit lies here.")
    if not units:
        raise CannotEdit(f"No unit is in {where}.")
    return units[-1]


def put_unit(draft: Position, thing: Thing, to: Place) -> None:
    """A unit from the reserves, or a new one of one's own, goes where it is put. Raises `CannotEdit`."""
    seat, kind = thing.seat, thing.kind
    name, zone = UNITS[kind].name, _zone_of(to, seat, UNITS[kind].name)
    roster = draft.roster
    waiting = [
        unit for unit in roster.ranges[seat] if draft.where[unit] == RESERVE and roster.kinds[unit] is UNITS[kind]
    ]
    if waiting and zone != RESERVE:
        draft.put(waiting[0], zone)
    elif new_units(draft, seat, kind):
        fleets = standings(draft)
        fleets[seat].append(Standing(kind, zone))
        set_fleets(draft, fleets)
    elif draft.decks[seat] == OWN:
        few = f"{UNIT_COPIES} copies of a unit and {FLEET_STARS} stars"
        raise CannotEdit(f"{TITLES[seat]}'s fleet has no room for another {name}: it has at most {few}.")
    elif waiting:
        raise CannotEdit(f"{name} is in {TITLES[seat]}'s reserves already.")
    else:
        raise CannotEdit(f"{TITLES[seat]} has no {name} in reserve.")


def _zone_of(to: Place, seat: int, name: str) -> int:
    """Where a unit of a seat stands when it is put on a place. Raises `CannotEdit`."""
    if to.kind == ZONE or (to.kind == UNIT and to.zone != RESERVE):
        return to.zone
    if to.kind in (RESERVES, UNIT) and to.seat == seat:
        return RESERVE
    raise CannotEdit(f"{name} goes into a zone or into {TITLES[seat]}'s reserves.")


def send_unit(draft: Position, unit: int, to: Place) -> None:
    """A unit to another zone, or to the reserves, where nothing stays on it. Raises `CannotEdit`."""
    roster = draft.roster
    zone = _zone_of(to, roster.owners[unit], roster.kinds[unit].name)
    draft.put(unit, zone)
    if zone == RESERVE:
        draft.hurt(unit, 0)
        draft.held = with_byte(draft.held, unit, 0)


def take_unit(draft: Position, unit: int) -> None:
    """A unit out of its zone to the reserves; out of these only if the fleet is one's own. Raises `CannotEdit`."""
    seat = draft.roster.owners[unit]
    if draft.where[unit] != RESERVE:
        send_unit(draft, unit, Place(RESERVES, seat))
        return
    if draft.decks[seat] != OWN:
        raise CannotEdit(f"The fleet of {DECKS[draft.decks[seat]].name} keeps its units.")
    if len(draft.roster.ranges[seat]) == 1:
        raise CannotEdit("A fleet has at least one unit.")
    fleets = standings(draft)
    del fleets[seat][unit - draft.roster.ranges[seat].start]
    set_fleets(draft, fleets)


def mark_unit(draft: Position, unit: int, mark: str) -> None:
    """A damage counter more or less, or that a unit cannot move. Raises `CannotEdit`."""
    kind, damage = draft.roster.kinds[unit], draft.damage[unit]
    if draft.where[unit] == RESERVE:
        raise CannotEdit(f"{kind.name} is in the reserves, where nothing stays on a unit.")
    if mark == HURT:
        if damage + 1 >= kind.shields:
            raise CannotEdit(f"With {counted(damage + 1, 'counter')} {kind.name} is destroyed. It can be taken away.")
        draft.hurt(unit, damage + 1)
    elif mark == MEND:
        if not damage:
            raise CannotEdit(f"No damage counter lies on {kind.name}.")
        draft.hurt(unit, damage - 1)
    elif mark == HOLD:
        draft.held = with_byte(draft.held, unit, (draft.held[unit] + 1) % (_MOST_HELD + 1))


# ------------------------------------------------------------------------------------------ cards


def copies_of(position: Position, seat: int) -> bytes:
    """How many of each card a seat has, wherever they are."""
    return cards_of(position, seat)


def put_card(draft: Position, thing: Thing, to: Place) -> None:
    """A card from the deck, or a new one of one's own, goes where it is put. Raises `CannotEdit`."""
    seat, card = thing.seat, thing.card
    _check_goal(card, seat, to)
    if to.kind == SLOT:
        empty_slot(draft, seat, to.slot)
    name = CARDS[card].name
    room = draft.decks[seat] == OWN and copies_of(draft, seat)[card] < DECK_COPIES
    if to.kind != DECK and draft.pools[seat][card] and deck_size(draft, seat) > 0:
        change_pool(draft, seat, card, -1)
    elif not room:
        if draft.pools[seat][card]:
            raise CannotEdit(f"What is left of {TITLES[seat]}'s cards lies face down.")
        raise CannotEdit(f"No {name} is left in {TITLES[seat]}'s deck.")
    _lay(draft, seat, card, to)


def _check_goal(card: int, seat: int, to: Place) -> None:
    if to.seat != seat or to.kind not in (SLOT, HAND, DECK, DISCARD):
        raise CannotEdit(f"This card goes to {TITLES[seat]}'s objectives, hand or piles.")
    if to.kind == SLOT and COMBAT[card]:
        raise CannotEdit(f"{CARDS[card].name} is a combat card and cannot lie face up.")


def _lay(draft: Position, seat: int, card: int, to: Place) -> None:
    """A card that lies nowhere is laid down."""
    if to.kind == SLOT:
        draft.change_slot(seat, to.slot, card)
    elif to.kind == HAND:
        to_hand(draft, seat, card)
    elif to.kind == DISCARD:
        discard(draft, seat, card)
    else:
        change_pool(draft, seat, card, 1)


def lay_down(draft: Position, to: Place) -> None:
    """A card of the deck face down in a slot. Raises `CannotEdit`."""
    if to.kind != SLOT:
        raise CannotEdit("Only objectives lie face down.")
    empty_slot(draft, to.seat, to.slot)
    if deck_size(draft, to.seat) < 1:
        raise CannotEdit(f"{TITLES[to.seat]}'s deck has no card left.")
    draft.change_slot(to.seat, to.slot, DOWN)


def _pick_up(draft: Position, at: Place) -> int:
    """A card that lies open, taken off its place. Raises `CannotEdit`."""
    seat, card = at.seat, at.card
    if at.kind == SLOT:
        card = draft.slots[seat][at.slot]
        draft.change_slot(seat, at.slot, EMPTY)
        return card
    pile = {HAND: draft.hands, DISCARD: tuple(_listed(pile) for pile in draft.discards)}[at.kind][seat]
    if card < 0 and pile:
        card = pile[-1]
    if card not in pile:
        raise CannotEdit(f"No such card lies in {TITLES[seat]}'s {'hand' if at.kind == HAND else 'discard pile'}.")
    if at.kind == HAND:
        from_hand(draft, seat, card)
    else:
        cards = draft.discards[seat]
        draft.discards = with_item(draft.discards, seat, with_byte(cards, card, cards[card] - 1))
    return card


def _listed(pile: bytes) -> tuple[int, ...]:
    return tuple(card for card, copies in enumerate(pile) if copies)


def take_card(draft: Position, at: Place) -> None:
    """A card goes into the deck, out of the deck it leaves the game if the deck is one's own. Raises `CannotEdit`."""
    seat = at.seat
    if at.kind == SLOT:
        if draft.slots[seat][at.slot] == EMPTY:
            raise CannotEdit("This objective is destroyed already.")
        empty_slot(draft, seat, at.slot)
    elif at.kind != DECK:
        change_pool(draft, seat, _pick_up(draft, at), 1)
    elif draft.decks[seat] != OWN:
        raise CannotEdit(f"The deck of {DECKS[draft.decks[seat]].name} keeps its cards.")
    elif deck_size(draft, seat) < 1:
        raise CannotEdit(f"{TITLES[seat]}'s deck is empty.")
    else:
        change_pool(draft, seat, _listed(draft.pools[seat])[-1], -1)


def set_card(draft: Position, at: Place, to: Place) -> None:
    """A card from one place of its player to another. Raises `CannotEdit`."""
    seat = at.seat
    if at.kind == DECK:
        raise CannotEdit("Which card comes from a deck is for its pieces to say.")
    if at.kind == SLOT and draft.slots[seat][at.slot] < 0:
        _set_hidden(draft, at, to)
        return
    if at == to:
        return
    card = _pick_up(draft, at)
    _check_goal(card, seat, to)
    if to.kind == SLOT:
        empty_slot(draft, seat, to.slot)
    _lay(draft, seat, card, to)


def _set_hidden(draft: Position, at: Place, to: Place) -> None:
    """A face-down card to another slot, or into the deck. Raises `CannotEdit`."""
    seat, content = at.seat, draft.slots[at.seat][at.slot]
    if content == EMPTY:
        raise CannotEdit("Nothing lies here.")
    if to.seat != seat or to.kind not in (SLOT, DECK):
        raise CannotEdit("Nobody knows which card lies face down.")
    if at == to:
        return
    if to.kind == SLOT:
        empty_slot(draft, seat, to.slot)
        content = draft.slots[seat][at.slot]
        draft.change_slot(seat, at.slot, EMPTY)
        draft.change_slot(seat, to.slot, content)
    else:
        empty_slot(draft, seat, at.slot)
