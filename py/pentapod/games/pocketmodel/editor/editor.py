"""Setting up positions of PocketModel by hand: the functions that `Editor` names."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.editing import CannotEdit, Piece
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, State
from pentapod.games.pocketmodel.data.table import CARDS, DECK_COPIES, DECKS, LETTERS, UNITS
from pentapod.games.pocketmodel.editor.cards import put_card, put_face_down, set_card, take_card
from pentapod.games.pocketmodel.editor.changes import (
    begin_turn,
    empty_slot,
    finished,
    gather,
    has_begun,
    table_of,
    withdraw,
)
from pentapod.games.pocketmodel.editor.knobs import knobs, turn
from pentapod.games.pocketmodel.editor.pieces import CardPiece, Mark, UnitPiece, icon, piece_of
from pentapod.games.pocketmodel.editor.places import PilePlace, Place, SlotPlace, UnitPlace, place_of
from pentapod.games.pocketmodel.editor.table import scene
from pentapod.games.pocketmodel.editor.units import mark_unit, new_units, put_unit, send_unit, take_unit, unit_at
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.text import is_workshop, read_workshop
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.cards.piles import deck_size
from pentapod.games.pocketmodel.rules.check import cards_of
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import RESERVE
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import (
    DeclareStrike,
    OrderStrikers,
    Reveal,
    Step,
    Strike,
    Swap,
    TurnUp,
    units_of,
)
from pentapod.games.pocketmodel.rules.text import parse_position
from pentapod.games.pocketmodel.words.words import PocketModelWords

__all__ = ["clear", "icon", "knobs", "lift", "move", "put", "read", "scene", "supply", "turn"]


def read(line: str) -> State:
    """Reads a position that may be impossible. Raises `MalformedPosition`."""
    try:
        return Building(read_workshop(line)) if is_workshop(line) else PocketModel(parse_position(line))
    except ImpossiblePosition as fault:
        raise MalformedPosition(fault.part, fault.key, **fault.about) from None


# ------------------------------------------------------------------------------------------ the supply


def supply(state: State, words: PocketModelWords) -> tuple[Piece, ...]:
    """The units of each fleet, marks, then the cards of each deck; nothing while fleets are built."""
    if isinstance(state, Building):
        return ()
    position = table_of(state)
    here = [seat for seat in position.seats if position.slots[seat]]
    return (
        *(piece for seat in here for piece in _units(position, seat, words)),
        *(Piece(mark.value, words.mark_names[mark.value], words.marks) for mark in Mark),
        *(piece for seat in here for piece in _cards(position, seat, words)),
    )


def _units(position: Position, seat: int, words: PocketModelWords) -> Iterator[Piece]:
    """The units in the reserves, and those that may still join a fleet of the seat's own."""
    deck = position.decks[seat]
    group = words.units_of(seat, deck)
    roster, where = position.roster, position.where
    reserve = [roster.kinds[number].code for number in roster.ranges[seat] if where[number] == RESERVE]
    for kind, unit in enumerate(UNITS):
        if deck == OWN or position.roster.fleets[seat][kind]:
            yield Piece(
                f"{LETTERS[seat]}-{unit.code}",
                words.kind_name(unit),
                group,
                reserve.count(unit.code) + new_units(position, seat, kind),
            )


def _cards(position: Position, seat: int, words: PocketModelWords) -> Iterator[Piece]:
    """The cards in the deck, and those that may still join a deck of the seat's own."""
    deck = position.decks[seat]
    loose, copies = max(0, deck_size(position, seat)), cards_of(position, seat)
    for card, known in enumerate(CARDS):
        left = min(position.pools[seat][card], loose)
        if deck == OWN:
            left += max(0, DECK_COPIES - copies[card])
        elif not DECKS[deck].cards[card]:
            continue
        yield Piece(f"{LETTERS[seat]}-{known.code}", words.card_name(known), words.cards_of(seat), left)


# ------------------------------------------------------------------------------------------ changes


def put(state: State, piece: str, touch: str) -> State:
    """Put a unit or card on a place, or a mark on what lies there."""
    draft, place = _draft(state, touch)
    thing = piece_of(piece)
    broken = _breaks(draft, place)
    match thing:
        case Mark.FACE_DOWN:
            put_face_down(draft, place)
        case Mark():
            mark_unit(draft, unit_at(draft, place), thing)
        case UnitPiece(seat) | CardPiece(seat) if seat not in draft.seats or not draft.slots[seat]:
            raise CannotEdit(PocketModelWords.not_playing)
        case UnitPiece():
            put_unit(draft, thing, place)
        case CardPiece():
            put_card(draft, thing, place)
    return finished(draft, broken)


def lift(state: State, touch: str) -> State:
    """Take a unit into the reserves, or a card into the deck; from there it leaves a fleet or deck of its own."""
    draft, place = _draft(state, touch)
    broken = _breaks(draft, place)
    if isinstance(place, SlotPlace | PilePlace):
        take_card(draft, place)
    else:
        take_unit(draft, unit_at(draft, place))
    return finished(draft, broken)


def move(state: State, origin: str, goal: str) -> State:
    """Move a unit to another place, or a card to another place of its player."""
    draft, place = _draft(state, origin)
    to = place_of(draft, goal)
    broken = _breaks(draft, place) or _breaks(draft, to)
    if isinstance(place, SlotPlace | PilePlace):
        set_card(draft, place, to)
    else:
        unit = unit_at(draft, place)
        broken = broken or _breaks_unit(draft, unit)
        send_unit(draft, unit, to)
    return finished(draft, broken)


def clear(state: State) -> State:
    """Put all units into the reserves and all cards into the decks; no objective is left."""
    draft = table_of(state)
    if has_begun(draft) and not draft.ending:
        begin_turn(draft, draft.turn)
    withdraw(draft)
    for seat in draft.seats:
        for slot in range(len(draft.slots[seat])):
            empty_slot(draft, seat, slot)
        gather(draft, seat)
    return finished(draft)


def _draft(state: State, touch: str) -> tuple[Position, Place]:
    """The position to be changed, and the place. Raises `CannotEdit`."""
    if isinstance(state, Building):
        raise CannotEdit(PocketModelWords.nothing_on_table)
    draft = table_of(state)
    return draft, place_of(draft, touch)


def _breaks(position: Position, place: Place) -> bool:
    """Whether a place belongs to what is under way: one of its units, or an objective that it is about."""
    match place:
        case UnitPlace():
            return _breaks_unit(position, place.unit)
        case SlotPlace():
            return any(_objective_of(step) == place for step in position.todo)
    return False


def _breaks_unit(position: Position, unit: int) -> bool:
    return any(unit in units_of(step) for step in position.todo)


def _objective_of(step: Step) -> SlotPlace | None:
    """The objective that a step is about."""
    match step:
        case DeclareStrike(_, owner, slot) | OrderStrikers(_, owner, slot) | Strike(_, owner, slot):
            return SlotPlace(owner, slot)
        case Swap(owner, slot) | TurnUp(owner, slot) | Reveal(owner, slot):
            return SlotPlace(owner, slot)
    return None
