"""Positions of PocketModel set up by hand. A unit is always somewhere, and so is a card.

A unit that is taken away goes into the reserves, a card into the deck; from there they leave a fleet or deck of one's
own. While fleets are built, settings lead to the table as it would be with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.options import Choice
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, State
from pentapod.engine.values import with_item
from pentapod.frame.editing import PositionEditor
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    CARDS,
    COMBAT,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    KIND_OF_CODE,
    LETTERS,
    NO_CARDS,
    NO_UNITS,
    OBJECTIVES,
    TURN_CAP,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.building.text import is_workshop, read_workshop
from pentapod.games.pocketmodel.rules.building.workshop import OWN
from pentapod.games.pocketmodel.rules.cards.piles import (
    cards_in,
    deck_size,
    discard,
    from_hand,
    multiset,
    to_hand,
    together,
)
from pentapod.games.pocketmodel.rules.check import cards_of
from pentapod.games.pocketmodel.rules.ending.elimination import leave
from pentapod.games.pocketmodel.rules.ending.endings import ahead, finish
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    DOWN,
    EMPTY,
    OBJECTIVE_DONE,
    EndingKind,
    Position,
    with_byte,
)
from pentapod.games.pocketmodel.rules.roster import (
    CONTESTED,
    GONE,
    RESERVE,
    ZONES,
    roster_of,
    slot_touch,
    stars_of,
)
from pentapod.games.pocketmodel.rules.setup.dealing import set_up
from pentapod.games.pocketmodel.rules.setup.placement import placeable, start_total
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import (
    DeclareStrike,
    FirstPlayer,
    OrderStrikers,
    Placement,
    Reveal,
    Step,
    Strike,
    Swap,
    Turn,
    TurnUp,
    units_of,
)
from pentapod.games.pocketmodel.rules.text import parse_position
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.scene.cards import hand_card
from pentapod.games.pocketmodel.scene.pieces import standing
from pentapod.games.pocketmodel.scene.setup import MARKS, OPEN, RESERVES, scene
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Group, Scene, Shape, View

_WRITABLE: Final = bytes(min(copies, 9) for copies in range(256))
"""Numbers of copies as far as a text can say them: an impossible position may have more together."""

_MOST_HELD: Final = 2
"""For how many turns a unit can be held at most."""

_BUILD: Final = "build"
_FIRST: Final = "first"
_UNDER_WAY: Final = "on"


class _Zone(NamedTuple):
    zone: int


class _Unit(NamedTuple):
    """Where a unit stands: in a zone or in its reserves."""

    seat: int
    unit: int
    zone: int


class _Reserves(NamedTuple):
    seat: int


class _Slot(NamedTuple):
    """An objective slot of a seat."""

    seat: int
    slot: int


class _Pile(NamedTuple):
    """A hand or pile of a seat, or one of its cards that lie open."""

    seat: int
    pile: Pile
    card: int | None = None


_Place = _Zone | _Unit | _Reserves | _Slot | _Pile


class _Placed(NamedTuple):
    """A unit, wherever it is."""

    kind: int
    zone: int
    damage: int = 0
    held: int = 0


class _Editor(PositionEditor[Position, _Place]):
    words: PocketModelWords
    stage = "now"

    def parse(self, line: str) -> State:
        try:
            return Building(read_workshop(line)) if is_workshop(line) else PocketModel(parse_position(line))
        except ImpossiblePosition as fault:
            raise MalformedPosition(fault.part, fault.key, **fault.about) from None

    def draft(self, state: State) -> Position:
        """While fleets are built, the table as it would be with them.

        A seat that has not built anything yet is given the units and cards of a starter deck.
        """
        if isinstance(state, PocketModel):
            return state.position.copy()
        assert isinstance(state, Building)
        workshop, starters = state.workshop, [*DECKS.values()]
        fleets, cards = list(workshop.fleets), list(workshop.cards)
        for seat, deck in enumerate(workshop.decks):
            if deck == OWN and not (any(fleets[seat]) and any(cards[seat])):
                fleets[seat], cards[seat] = starters[seat].units, starters[seat].cards
        return set_up(workshop._replace(fleets=tuple(fleets), cards=tuple(cards), small=False, out=()))

    def state(self, draft: Position) -> PocketModel:
        draft.pools = tuple(pile.translate(_WRITABLE) for pile in draft.pools)
        draft.discards = tuple(pile.translate(_WRITABLE) for pile in draft.discards)
        return PocketModel(draft)

    def closed(self, state: State) -> str:
        return "building" if isinstance(state, Building) else ""

    def forgotten(self, before: Position, after: Position) -> Position:
        """The steps that a touched unit or objective is part of, and placing that cannot be done any more."""
        touched = before.todo == after.todo and (
            any(_placed(before, unit) != _placed(after, unit) for step in before.todo for unit in units_of(step))
            or any(_objective(before, step) != _objective(after, step) for step in before.todo)
        )
        if touched or not _can_be_placed(after):
            _begin_turn(after, after.turn)
        return after

    def instead(self, draft: Position) -> Iterator[Position]:
        if draft.flags or not _turn_begins(draft):
            _begin_turn(draft, draft.turn)
            yield draft

    # ------------------------------------------------------------------ places

    def places(self, draft: Position) -> dict[str, _Place]:
        roster = draft.roster
        places: dict[str, _Place] = {
            touch: _Unit(roster.owners[unit], unit, draft.where[unit]) for touch, unit in roster.number_of.items()
        }
        places |= {ZONES[zone]: _Zone(zone) for zone in (*draft.seats, CONTESTED)}
        for seat in draft.seats:
            letter = LETTERS[seat]
            places |= {slot_touch(seat, slot): _Slot(seat, slot) for slot in range(len(draft.slots[seat]))}
            places |= {f"{RESERVES}{letter}": _Reserves(seat), f"{Pile.DECK}{letter}": _Pile(seat, Pile.DECK)}
            for pile in (Pile.HAND, Pile.DISCARD):
                whole = f"{pile}{letter}"
                places |= {whole: _Pile(seat, pile), f"{whole}{OPEN}": _Pile(seat, pile)}
                for card in _cards(draft, seat, pile):
                    places[f"{whole}-{CARDS[card].code}"] = _Pile(seat, pile, card)
        return places

    def put_piece(self, draft: Position, piece: str, place: _Place) -> Position:
        """A unit from the reserves, a card from the deck, or new ones of one's own; or a mark on what lies there."""
        if piece == "down":
            _put_face_down(draft, place)
        elif piece in MARKS:
            _mark(draft, _unit_at(draft, place), piece)
        else:
            letter, _, code = piece.partition("-")
            seat = LETTERS.index(letter)
            if code in KIND_OF_CODE:
                _put_unit(draft, seat, KIND_OF_CODE[code], place)
            else:
                _put_card(draft, seat, CARD_OF_CODE[code], place)
        return draft

    def taken(self, draft: Position, place: _Place) -> Position:
        if isinstance(place, _Slot | _Pile):
            _take_card(draft, place)
        else:
            _take_unit(draft, _unit_at(draft, place))
        return draft

    def moved(self, draft: Position, origin: _Place, goal: _Place) -> Position:
        if isinstance(origin, _Slot | _Pile):
            _move_card(draft, origin, goal)
        else:
            _send_unit(draft, _unit_at(draft, origin), goal)
        return draft

    def empty(self, draft: Position) -> Position:
        """All units in the reserves and all cards in the decks; no objective is left."""
        if _has_begun(draft) and not draft.ending:
            _begin_turn(draft, draft.turn)
        _withdraw(draft)
        for seat in draft.seats:
            for slot in range(len(draft.slots[seat])):
                _empty_slot(draft, seat, slot)
            _gather(draft, seat)
        return draft

    # ------------------------------------------------------------------ pieces

    def pieces(self, draft: Position) -> Iterator[Piece]:
        """The units of each fleet, marks, then the cards of each deck."""
        here = _here(draft)
        for seat in here:
            yield from self._units(draft, seat)
        for mark in MARKS:
            yield Piece(mark, self.words.sentence(mark), self.words.sentence("marks"))
        for seat in here:
            yield from self._cards(draft, seat)

    def _units(self, draft: Position, seat: int) -> Iterator[Piece]:
        """The units in the reserves, and those that may still join a fleet of the seat's own."""
        deck, say = draft.decks[seat], self.words.sentence
        group = say("units-of", seat=seat, deck=deck)
        reserve = [draft.roster.kinds[unit].code for unit in _reserve(draft, seat)]
        for kind, unit in enumerate(UNITS):
            if deck == OWN or draft.roster.fleets[seat][kind]:
                left = reserve.count(unit.code) + _new_units(draft, seat, kind)
                yield Piece(f"{LETTERS[seat]}-{unit.code}", self.words.entry(unit.code), group, left)

    def _cards(self, draft: Position, seat: int) -> Iterator[Piece]:
        """The cards in the deck, and those that may still join a deck of the seat's own."""
        deck, group = draft.decks[seat], self.words.sentence("cards-of", seat=seat)
        loose, copies = max(0, deck_size(draft, seat)), cards_of(draft, seat)
        for card, known in enumerate(CARDS):
            if deck == OWN or DECKS[deck].cards[card]:
                left = min(draft.pools[seat][card], loose) + max(0, DECK_COPIES - copies[card]) * (deck == OWN)
                yield Piece(f"{LETTERS[seat]}-{known.code}", self.words.entry(known.code), group, left)

    # ------------------------------------------------------------------ settings

    def knobs(self, state: State) -> tuple[Knob, ...]:
        now, *others = super().knobs(state)
        if isinstance(state, Building):
            building = Choice(_BUILD, self.words.sentence(_BUILD))
            now = now._replace(choices=(building, *now.choices), chosen=_BUILD)
        return (now, *others)

    def settings(self, draft: Position) -> Iterator[Knob]:
        say = self.words.sentence
        yield self.setting("now", self._stages(draft), _stage(draft), partial(_with_stage, draft))
        counts = (*range(21), *range(20, TURN_CAP + 1, 10), TURN_CAP - 1)
        yield self.number("ended", counts, draft.turns, partial(_with_turns, draft))
        if _has_begun(draft) and not draft.ending:
            played = bool(draft.flags & OBJECTIVE_DONE)
            yield self.switch("objective", played, partial(_with_objective, draft))
        yield self.option("turns", "cap" if draft.capped else "free", partial(_with_cap, draft))
        yield self.option("players", str(len(draft.decks)), partial(_with_players, draft))
        for seat in draft.seats:
            yield self.option(f"deck{seat}", draft.decks[seat], partial(_with_deck, draft, seat))
        if len(draft.decks) > 2:
            for seat in draft.seats:
                left = not draft.slots[seat]
                yield self.switch(f"left{seat}", left, partial(_with_left, draft, seat), say("left", seat=seat))

    def _stages(self, draft: Position) -> dict[str, str]:
        """Every turn that could begin, and every end of the game."""
        say, here, now = self.words.sentence, _here(draft), _stage(draft)
        everybody, best = _letters(here), _letters(ahead(draft, here))
        ends = {f"win-{LETTERS[seat]}": say("win", seat=seat) for seat in here}
        ends |= {
            f"draw-{everybody}": say("draw"),
            f"quiet-{everybody}": say("quiet"),
            f"cap-{best}": say("cap", turns=TURN_CAP),
        }
        turns = {LETTERS[seat]: say("turn", seat=seat) for seat in here}
        if now == _UNDER_WAY:
            turns = {now: say("on-nobody") if draft.turn is None else say("on", seat=draft.turn)} | turns
        other = {now: say("over")} if draft.ending and now not in ends else {}
        return turns | {_FIRST: say("first")} | ends | other

    # ------------------------------------------------------------------ pictures

    def scene(self, state: State, view: View) -> Scene:
        return scene(state, view, self.words)

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A piece as it lies on the table."""
        if piece in MARKS:
            return MARKS[piece]
        letter, _, code = piece.partition("-")
        seat = LETTERS.index(letter)
        if code in KIND_OF_CODE:
            return (Group(standing(code, seat, 0, False, False), scale=0.84),)
        return (Group(hand_card(CARD_OF_CODE[code], seat, 1, self.words, 180, 190), scale=0.5),)


EDITOR: Final = _Editor


# ---------------------------------------------------------------------- units


def _new_units(draft: Position, seat: int, kind: int) -> int:
    """How many units of a kind may still join a fleet."""
    fleet = draft.roster.fleets[seat]
    if draft.decks[seat] != OWN:
        return 0
    return max(0, min(UNIT_COPIES - fleet[kind], (FLEET_STARS - stars_of(fleet)) // UNITS[kind].stars))


def _reserve(draft: Position, seat: int) -> list[int]:
    return [unit for unit in draft.roster.ranges[seat] if draft.where[unit] == RESERVE]


def _unit_at(draft: Position, place: _Place) -> int:
    """The unit of a place; of a zone or of reserves the last one. Raises `CannotEdit`."""
    match place:
        case _Unit():
            return place.unit
        case _Zone(zone):
            units = draft.standing(zone)
        case _Reserves(seat):
            units = _reserve(draft, seat)
        case _:
            raise CannotEdit("edit-wrong")
    if not units:
        raise CannotEdit("edit-empty")
    return units[-1]


def _zone_of(seat: int, goal: _Place) -> int:
    """Where a unit of a seat stands when it is put on a place. Raises `CannotEdit`."""
    if isinstance(goal, _Zone) or (isinstance(goal, _Unit) and goal.zone != RESERVE):
        return goal.zone
    if isinstance(goal, _Reserves | _Unit) and goal.seat == seat:
        return RESERVE
    raise CannotEdit("edit-wrong")


def _put_unit(draft: Position, seat: int, kind: int, goal: _Place) -> None:
    zone = _zone_of(seat, goal)
    waiting = [unit for unit in _reserve(draft, seat) if draft.roster.kinds[unit] is UNITS[kind]]
    if waiting and zone != RESERVE:
        draft.put(waiting[0], zone)
    elif _new_units(draft, seat, kind):
        fleets = _fleets_of(draft)
        fleets[seat].append(_Placed(kind, zone))
        _set_fleets(draft, fleets)
    else:
        raise CannotEdit("edit-same" if waiting else "edit-left")


def _send_unit(draft: Position, unit: int, goal: _Place) -> None:
    """A unit goes to another zone, or to the reserves, where nothing stays on it."""
    zone = _zone_of(draft.roster.owners[unit], goal)
    draft.put(unit, zone)
    if zone == RESERVE:
        draft.hurt(unit, 0)
        draft.held = with_byte(draft.held, unit, 0)


def _take_unit(draft: Position, unit: int) -> None:
    seat = draft.roster.owners[unit]
    if draft.where[unit] != RESERVE:
        _send_unit(draft, unit, _Reserves(seat))
        return
    if draft.decks[seat] != OWN:
        raise CannotEdit("starter-keeps")
    if len(draft.roster.ranges[seat]) == 1:
        raise CannotEdit("last-unit")
    fleets = _fleets_of(draft)
    del fleets[seat][unit - draft.roster.ranges[seat].start]
    _set_fleets(draft, fleets)


def _mark(draft: Position, unit: int, mark: str) -> None:
    """A damage counter more or less on a unit, or another time for which it cannot move."""
    kind, damage = draft.roster.kinds[unit], draft.damage[unit] + (mark == "hurt") - (mark == "mend")
    if draft.where[unit] == RESERVE:
        raise CannotEdit("no-marks")
    if damage < 0:
        raise CannotEdit("edit-empty")
    if mark == "hurt" and damage >= kind.shields:
        raise CannotEdit("destroyed", counters=damage, unit=UNITS.index(kind))
    draft.hurt(unit, damage)
    if mark == "hold":
        draft.held = with_byte(draft.held, unit, (draft.held[unit] + 1) % (_MOST_HELD + 1))


# ---------------------------------------------------------------------- cards


def _cards(draft: Position, seat: int, pile: Pile) -> tuple[int, ...]:
    """The cards of a pile, each with its copies."""
    return draft.hands[seat] if pile is Pile.HAND else tuple(cards_in(draft.discards[seat]))


def _put_card(draft: Position, seat: int, card: int, goal: _Place) -> None:
    """A card of the deck, or a new one of one's own, on a place of its player; what lies in a slot goes to the deck."""
    if not isinstance(goal, _Slot | _Pile) or goal.seat != seat:
        raise CannotEdit("edit-wrong")
    if isinstance(goal, _Slot):
        if COMBAT[card]:
            raise CannotEdit("face-up", card=card)
        _empty_slot(draft, seat, goal.slot)
    into_deck = isinstance(goal, _Pile) and goal.pile is Pile.DECK
    if not into_deck and draft.pools[seat][card] and deck_size(draft, seat) > 0:
        _change_pool(draft, seat, card, -1)
    elif draft.decks[seat] != OWN or cards_of(draft, seat)[card] >= DECK_COPIES:
        raise CannotEdit("edit-left")
    match goal:
        case _Slot(_, slot):
            draft.change_slot(seat, slot, card)
        case _Pile(_, Pile.HAND):
            to_hand(draft, seat, card)
        case _Pile(_, Pile.DISCARD):
            discard(draft, seat, card)
        case _:
            _change_pool(draft, seat, card, 1)


def _put_face_down(draft: Position, goal: _Place) -> None:
    if not isinstance(goal, _Slot):
        raise CannotEdit("edit-wrong")
    _empty_slot(draft, goal.seat, goal.slot)
    if deck_size(draft, goal.seat) < 1:
        raise CannotEdit("edit-left")
    draft.change_slot(goal.seat, goal.slot, DOWN)


def _card_at(draft: Position, place: _Slot | _Pile) -> int:
    """The card of a place, of a pile the last one; below 0 if it lies face down. Raises `CannotEdit`."""
    seat = place.seat
    if isinstance(place, _Slot):
        cards = tuple(content for content in draft.slots[seat][place.slot :][:1] if content != EMPTY)
    else:
        cards = tuple(cards_in(draft.pools[seat])) if place.pile is Pile.DECK else _cards(draft, seat, place.pile)
    if not cards:
        raise CannotEdit("edit-empty")
    return cards[-1] if isinstance(place, _Slot) or place.card is None else place.card


def _take_card(draft: Position, place: _Slot | _Pile) -> None:
    """A card into the deck; from there it leaves the game."""
    seat, card = place.seat, _card_at(draft, place)
    if isinstance(place, _Slot):
        _empty_slot(draft, seat, place.slot)
        return
    if place.pile is Pile.DECK:
        if draft.decks[seat] != OWN:
            raise CannotEdit("starter-keeps")
        if deck_size(draft, seat) < 1:
            raise CannotEdit("edit-empty")
    elif place.pile is Pile.HAND:
        from_hand(draft, seat, card)
    else:
        pile = draft.discards[seat]
        draft.discards = with_item(draft.discards, seat, with_byte(pile, card, pile[card] - 1))
    _change_pool(draft, seat, card, -1 if place.pile is Pile.DECK else 1)


def _move_card(draft: Position, place: _Slot | _Pile, goal: _Place) -> None:
    """A card by way of the deck; of one that lies face down nobody knows which it is."""
    if isinstance(place, _Pile) and place.pile is Pile.DECK:
        raise CannotEdit("deck-unsaid")
    if place == goal:
        return
    card, to_deck = _card_at(draft, place), goal == _Pile(place.seat, Pile.DECK)
    to_slot = isinstance(goal, _Slot) and goal.seat == place.seat
    if card < 0 and not (to_deck or to_slot):
        raise CannotEdit("unknown-card")
    _take_card(draft, place)
    if card < 0 and to_slot:
        _put_face_down(draft, goal)
    elif not to_deck:
        _put_card(draft, place.seat, card, goal)


def _gather(draft: Position, seat: int) -> None:
    """Put all cards of a seat that are not in its slots into its deck."""
    loose = together(multiset(draft.hands[seat]), draft.discards[seat], draft.pools[seat], *draft.older[seat])
    draft.pools = with_item(draft.pools, seat, loose)
    draft.hands = with_item(draft.hands, seat, ())
    draft.discards = with_item(draft.discards, seat, NO_CARDS)
    draft.older = with_item(draft.older, seat, ())


def _empty_slot(draft: Position, seat: int, slot: int) -> None:
    """Put what lies in a slot into the deck. Nobody knows any more which cards are from before it was shuffled."""
    if draft.slots[seat][slot] < DOWN:
        draft.pools = with_item(draft.pools, seat, together(draft.pools[seat], *draft.older[seat]))
        draft.older = with_item(draft.older, seat, ())
        draft.slots = with_item(draft.slots, seat, tuple(max(content, DOWN) for content in draft.slots[seat]))
    content = draft.slots[seat][slot]
    if content >= 0:
        _change_pool(draft, seat, content, 1)
    draft.change_slot(seat, slot, EMPTY)


def _change_pool(draft: Position, seat: int, card: int, by: int) -> None:
    """Change the number of copies of a card among those in the deck or face down."""
    pool = draft.pools[seat]
    draft.pools = with_item(draft.pools, seat, with_byte(pool, card, pool[card] + by))


# ---------------------------------------------------------------------- what is under way


def _placed(draft: Position, unit: int) -> tuple[int, ...]:
    return draft.where[unit], draft.damage[unit], draft.held[unit]


def _objective(draft: Position, step: Step) -> int | None:
    """What lies in the slot that a step is about, if it is about one."""
    match step:
        case DeclareStrike(_, owner, slot) | OrderStrikers(_, owner, slot) | Strike(_, owner, slot):
            return draft.slots[owner][slot]
        case Swap(owner, slot) | TurnUp(owner, slot) | Reveal(owner, slot):
            return draft.slots[owner][slot]
    return None


def _can_be_placed(draft: Position) -> bool:
    """Whether every player can still place a full fleet with the units that stand before the first turn.

    Before the first player is named no unit of a seat stands, or in the small variant all of them at home.
    """
    if not _has_begun(draft):
        places = [{draft.where[unit] for unit in draft.roster.ranges[seat]} for seat in draft.seats]
        return all(zones <= {RESERVE, GONE} or zones == {seat} for seat, zones in enumerate(places))
    seats = [step.seat for step in draft.todo if isinstance(step, Placement)]
    return all(draft.stars_in_play(seat) >= start_total(draft, seat) or placeable(draft, seat) for seat in seats)


def _begin_turn(draft: Position, seat: int | None) -> None:
    """Drop all steps and begin a turn of this seat, or of the next one that is in the game."""
    _end_steps(draft)
    draft.ending, draft.flags = None, 0
    draft.out = tuple(other for other in draft.seats if not draft.slots[other])
    if seat is None or seat in draft.out:
        seat = draft.next_seat(seat) if draft.alive else 0
    draft.turn, draft.todo = seat, (Turn(seat),)


def _end_steps(draft: Position) -> None:
    """Drop all steps; cards that were in play in them go to the discard piles and hands."""
    if draft.todo and _has_begun(draft):
        finish(draft, EndingKind.QUIET, ())
        draft.ending = None


def _turn_begins(draft: Position) -> bool:
    """Whether nothing is to be done but a turn."""
    return draft.todo == (Turn(draft.turn),) if draft.turn is not None else False


def _has_begun(draft: Position) -> bool:
    """Whether the first player has been named."""
    return not any(isinstance(step, FirstPlayer) for step in draft.todo)


def _before_first(draft: Position) -> None:
    """Go back to before the first player is named."""
    draft.turn, draft.turns, draft.quiet, draft.todo = None, 0, 0, (FirstPlayer(),)


def _withdraw(draft: Position) -> None:
    """Move all units to the reserves, where nothing stays on them."""
    draft.where = bytes(max(zone, RESERVE) for zone in draft.where)
    draft.damage = draft.held = bytes(len(draft.where))


# ---------------------------------------------------------------------- what settings change


def _here(draft: Position) -> list[int]:
    """The seats whose things have not left the game."""
    return [seat for seat in draft.seats if draft.slots[seat]]


def _letters(seats: tuple[int, ...] | list[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def _stage(draft: Position) -> str:
    if draft.ending:
        return f"{draft.ending.kind}-{_letters(draft.ending.winners)}"
    if not _has_begun(draft):
        return _FIRST
    return LETTERS[draft.turn] if draft.turn is not None and _turn_begins(draft) else _UNDER_WAY


def _with_stage(draft: Position, choice: str) -> Position:
    """Before the first turn the table is set up again."""
    _begin_turn(draft, LETTERS.index(choice) if choice in LETTERS else draft.turn)
    if choice == _FIRST:
        for seat in draft.seats:
            for slot in range(len(draft.slots[seat])):
                _empty_slot(draft, seat, slot)
            _gather(draft, seat)
            draft.slots = with_item(draft.slots, seat, (DOWN,) * len(draft.slots[seat]))
        _withdraw(draft)
        _before_first(draft)
        return draft
    how, dash, letters = choice.partition("-")
    if dash:
        winners = tuple(map(LETTERS.index, letters))
        if how in (EndingKind.WIN, EndingKind.DRAW):
            draft.out = tuple(seat for seat in draft.seats if how == EndingKind.DRAW or seat not in winners)
        finish(draft, EndingKind(how), winners)
    return draft


def _with_turns(draft: Position, turns: int) -> Position:
    draft.turns, draft.quiet = turns, min(draft.quiet, turns)
    return draft


def _with_objective(draft: Position, played: bool) -> Position:
    draft.flags ^= OBJECTIVE_DONE
    draft.flags = draft.flags | ACTED if draft.flags & ~ACTED else 0
    return draft


def _with_cap(draft: Position, choice: str) -> Position:
    draft.capped = choice == "cap"
    return draft


def _with_players(draft: Position, choice: str) -> Position:
    """A new player has a starter deck. A player who goes takes everything along, and other units leave that home zone.

    Players who had left the game come back until there are two.
    """
    count = int(choice)
    while len(draft.decks) > count:
        seat = len(draft.decks) - 1
        fleets = [
            [unit._replace(zone=CONTESTED) if unit.zone == seat else unit for unit in fleet]
            for fleet in _fleets_of(draft)[:-1]
        ]
        _resize(draft, seat)
        _set_fleets(draft, fleets)
    while len(draft.decks) < count:
        seat, fleets = len(draft.decks), _fleets_of(draft)
        _resize(draft, seat + 1)
        _set_fleets(draft, [*fleets, []])
        _with_deck(draft, seat, [*DECKS][seat])
    gone = [seat for seat in draft.seats if not draft.slots[seat]]
    for seat in gone[: max(0, 2 - (count - len(gone)))]:
        _come_back(draft, seat)
    return draft


def _resize(draft: Position, count: int) -> None:
    """Change the number of seats; a new one has nothing."""
    _end_steps(draft)
    draft.decks = (*draft.decks, OWN)[:count]
    draft.pools = (*draft.pools, NO_CARDS)[:count]
    draft.older = (*draft.older, ())[:count]
    draft.hands = (*draft.hands, ())[:count]
    draft.discards = (*draft.discards, NO_CARDS)[:count]
    draft.slots = (*draft.slots, ())[:count]
    draft.out = tuple(seat for seat in draft.out if seat < count)
    if draft.turn is not None and draft.turn >= count:
        draft.turn = 0


def _with_deck(draft: Position, seat: int, deck: str) -> Position:
    """A starter deck is ready to play; a deck that becomes one's own keeps its cards."""
    draft.decks = with_item(draft.decks, seat, deck)
    if deck != OWN:
        _come_back(draft, seat)
    return draft


def _come_back(draft: Position, seat: int) -> None:
    """A seat has its starter deck: its usual units at home once the game has begun, its objectives face down.

    A deck of one's own begins as the starter deck of the seat.
    """
    _end_steps(draft)
    starter = DECKS.get(draft.decks[seat], [*DECKS.values()][seat])
    placed = starter.start if _has_begun(draft) else NO_UNITS
    fleets = _fleets_of(draft)
    fleets[seat] = [
        _Placed(kind, seat if copy < placed[kind] else RESERVE)
        for kind, copies in enumerate(starter.units)
        for copy in range(copies)
    ]
    draft.slots = with_item(draft.slots, seat, (DOWN,) * OBJECTIVES)
    draft.hands = with_item(draft.hands, seat, ())
    draft.pools = with_item(draft.pools, seat, starter.cards)
    draft.discards = with_item(draft.discards, seat, NO_CARDS)
    draft.older = with_item(draft.older, seat, ())
    _set_fleets(draft, fleets)


def _with_left(draft: Position, seat: int, left: bool) -> Position:
    """A seat leaves with everything that it has, or comes back with its deck."""
    if not left:
        _come_back(draft, seat)
        return draft
    if len(_here(draft)) < 3:
        raise CannotEdit("two-stay")
    first = not _has_begun(draft)
    _begin_turn(draft, draft.turn)
    leave(draft, (seat,))
    _set_fleets(draft, _fleets_of(draft))
    if first:
        _before_first(draft)
    return draft


def _fleets_of(draft: Position) -> list[list[_Placed]]:
    """The units of each seat in the order of their numbers; none of a seat that has left."""
    kinds = draft.roster.kinds
    return [
        [
            _Placed(KIND_OF_CODE[kinds[unit].code], *_placed(draft, unit))
            for unit in draft.roster.ranges[seat]
            if draft.slots[seat]
        ]
        for seat in draft.seats
    ]


def _set_fleets(draft: Position, fleets: list[list[_Placed]]) -> None:
    """Replace all units. They get new numbers, so all steps are dropped."""
    _end_steps(draft)
    first = not _has_begun(draft)
    ordered = [sorted(fleet, key=lambda unit: unit.kind) for fleet in fleets]
    kinds = [[unit.kind for unit in fleet] for fleet in ordered]
    draft.roster = roster_of(tuple(bytes(fleet.count(kind) for kind in range(len(UNITS))) for fleet in kinds))
    units = [unit for fleet in ordered for unit in fleet]
    draft.where = bytes(unit.zone for unit in units)
    draft.damage = bytes(unit.damage for unit in units)
    draft.held = bytes(unit.held for unit in units)
    if first:
        _before_first(draft)
    else:
        _begin_turn(draft, draft.turn)
