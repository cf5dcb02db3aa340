"""Positions of PocketModel set up by hand. A unit is always somewhere, and so is a card.

A unit that is taken away goes into the reserves, a card into the deck; from there they leave a fleet or deck of one's
own. While fleets are built, settings lead to the table as it would be with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.options import Choice
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, State
from pentapod.engine.values import with_item
from pentapod.frame.editing import Holds, PositionEditor, Spot
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
    multiset,
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
from pentapod.games.pocketmodel.rules.setup.start import settled
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
from pentapod.games.pocketmodel.rules.touches import Pile, pile_of, slot_of
from pentapod.games.pocketmodel.scene.cards import hand_card
from pentapod.games.pocketmodel.scene.pieces import standing
from pentapod.games.pocketmodel.scene.setup import MARKS, OPEN, RESERVES, scene
from pentapod.games.pocketmodel.words.words import PocketModelWords
from pentapod.scene.shapes import Group, Scene, Shape, View

_WRITABLE: Final = bytes(min(copies, 9) for copies in range(256))
"""Numbers of copies as far as a text can say them: an impossible position may have more together."""

_MOST_HELD: Final = 2
"""For how many turns a unit can be held at most."""

_FACE_DOWN: Final = "down"
_BUILD: Final = "build"
_FIRST: Final = "first"
_UNDER_WAY: Final = "on"


_NEW: Final = 1000
"""The number of a unit that has none yet: behind all others of its kind."""

_ZONE_OF: Final = {
    **{f"{RESERVES}{letter}": RESERVE for letter in LETTERS},
    **{touch: zone for zone, touch in enumerate(ZONES)},
}
"""Where the units stand that a holder holds."""


class _Unit(NamedTuple):
    seat: int
    kind: int
    number: int = _NEW
    zone: int = RESERVE
    damage: int = 0
    held: int = 0


class _Card(NamedTuple):
    """A card, or what else lies in an objective slot; of nobody before it is put somewhere."""

    seat: int | None
    card: int


class _Editor(PositionEditor[Position]):
    """Zones and reserves hold units, slots and piles cards."""

    words: PocketModelWords
    marks = frozenset(MARKS) - {_FACE_DOWN}
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

    def places(self, draft: Position) -> dict[str, Spot]:
        holds = self.holds(draft)
        places = {name: Spot(name) for name in holds}
        for letter in LETTERS[: len(draft.decks)]:
            for whole in (f"{Pile.HAND}{letter}", f"{Pile.DISCARD}{letter}"):
                places[f"{whole}{OPEN}"] = Spot(whole)
                places |= {f"{whole}-{CARDS[card.card].code}": Spot(whole, card) for card in holds[whole]}
        units = [(name, unit) for name in holds if name in _ZONE_OF for unit in holds[name]]
        return places | {draft.roster.touches[unit.number]: Spot(name, unit) for name, unit in units}

    def holds(self, draft: Position) -> Holds:
        units, holds = _units(draft), Holds()
        for zone in (*draft.seats, CONTESTED):
            holds[ZONES[zone]] = tuple(unit for unit in units if unit.zone == zone)
        for seat, slots in enumerate(draft.slots):
            reserve = (unit for unit in units if (unit.seat, unit.zone) == (seat, RESERVE))
            holds[f"{RESERVES}{LETTERS[seat]}"] = tuple(reserve)
            for slot, content in enumerate(slots):
                holds[slot_touch(seat, slot)] = () if content == EMPTY else (_Card(seat, content),)
            piles = draft.hands[seat], cards_in(draft.discards[seat]), cards_in(draft.pools[seat])
            for pile, cards in zip((Pile.HAND, Pile.DISCARD, Pile.DECK), piles, strict=True):
                holds[f"{pile}{LETTERS[seat]}"] = tuple(_Card(seat, card) for card in cards)
        return holds

    def holding(self, draft: Position, holds: Holds) -> Position:
        """Units that have left a zone go to the reserves, and from there they leave the fleet."""
        for seat in draft.seats:
            _set_cards(draft, seat, holds)
        placed = {
            unit.number: unit._replace(zone=zone) for name, zone in _ZONE_OF.items() for unit in holds.get(name, ())
        }
        for unit in _units(draft):
            if unit.number not in placed and unit.zone != RESERVE:
                placed[unit.number] = unit._replace(zone=RESERVE)
            elif unit.number not in placed and draft.decks[unit.seat] != OWN:
                raise CannotEdit("starter-keeps")
            elif unit.number not in placed and len(draft.roster.ranges[unit.seat]) == 1:
                raise CannotEdit("last-unit")
        if (new := placed.get(_NEW)) and not _new_units(draft, new.seat, new.kind):
            waiting = any(unit[:2] == new[:2] and unit.zone == RESERVE for unit in _units(draft))
            raise CannotEdit("edit-same" if waiting else "edit-left")
        _set_units(draft, placed.values())
        return draft

    def fits(self, draft: Position, holds: Holds, holder: str, thing: _Unit | _Card) -> bool:
        if isinstance(thing, _Unit):
            return holder in ZONES or holder == f"{RESERVES}{LETTERS[thing.seat]}"
        seat, card = thing
        slot, pile = slot_of(draft, holder), pile_of(draft, holder)
        if slot and (seat == slot[0] or seat is None):
            if card >= 0 and COMBAT[card]:
                raise CannotEdit("face-up", card=card)
            return True
        if card < 0 and seat is not None:
            raise CannotEdit("unknown-card")
        return bool(pile and seat == pile[1])

    def thing(self, draft: Position, piece: str, place: Spot) -> _Unit | _Card:
        """A unit from the reserves, or a new one; or a card."""
        letter, _, code = piece.partition("-")
        if piece == _FACE_DOWN:
            return _Card(None, DOWN)
        seat = LETTERS.index(letter)
        if code in CARD_OF_CODE:
            return _Card(seat, CARD_OF_CODE[code])
        new = _Unit(seat, KIND_OF_CODE[code])
        waiting = [unit for unit in _units(draft) if (unit[:2], unit.zone) == (new[:2], RESERVE)]
        return new if _ZONE_OF.get(place.holder) == RESERVE else next(iter(waiting), new)

    def marked(self, draft: Position, place: Spot, thing: _Unit | _Card | None, mark: str) -> _Unit:
        """A unit with a damage counter more or less, or with another time for which it cannot move."""
        if not isinstance(thing, _Unit):
            raise CannotEdit("edit-empty" if thing is None and place.holder in _ZONE_OF else "edit-wrong")
        if thing.zone == RESERVE:
            raise CannotEdit("no-marks")
        damage = thing.damage + (mark == "hurt") - (mark == "mend")
        if damage < 0:
            raise CannotEdit("edit-empty")
        if mark == "hurt" and damage >= UNITS[thing.kind].shields:
            raise CannotEdit("destroyed", counters=damage, unit=thing.kind)
        return thing._replace(damage=damage, held=(thing.held + (mark == "hold")) % (_MOST_HELD + 1))

    def taken(self, draft: Position, place: Spot) -> Position:
        found = pile_of(draft, place.holder)
        if found and found[0] is Pile.DECK:
            if draft.decks[found[1]] != OWN:
                raise CannotEdit("starter-keeps")
            if deck_size(draft, found[1]) < 1:
                raise CannotEdit("edit-empty")
        return super().taken(draft, place)

    def moved(self, draft: Position, origin: Spot, goal: Spot) -> Position:
        if origin.holder.startswith(Pile.DECK):
            raise CannotEdit("deck-unsaid")
        stays = origin == goal and origin.on(self.holds(draft))
        return draft if stays else super().moved(draft, origin, goal)

    def dropped(self, draft: Position, holds: Holds, place: Spot, thing: _Unit | _Card) -> Position:
        """What is nowhere else lies in the deck."""
        if isinstance(thing, _Card) and pile_of(draft, place.holder) == (Pile.DECK, thing.seat):
            return self.holding(draft, holds)
        return self.on(draft, holds, place, thing)

    def empty(self, draft: Position) -> Position:
        """All units in the reserves and all cards in the decks; no objective is left."""
        if _has_begun(draft) and not draft.ending:
            _begin_turn(draft, draft.turn)
        return self.holding(
            draft,
            {name: held if name.startswith((RESERVES, Pile.DECK)) else () for name, held in self.holds(draft).items()},
        )

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
        reserve = [unit.kind for unit in _units(draft) if (unit.seat, unit.zone) == (seat, RESERVE)]
        for kind, unit in enumerate(UNITS):
            if deck == OWN or draft.roster.fleets[seat][kind]:
                left = reserve.count(kind) + _new_units(draft, seat, kind)
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
        say, held = self.words.sentence, settled(PocketModel(draft))
        yield self.setting("now", self._stages(draft), _stage(draft), partial(self._with_stage, draft))
        counts = (*range(21), *range(20, TURN_CAP + 1, 10), TURN_CAP - 1)
        yield self.number("ended", counts, draft.turns, partial(_with_turns, draft))
        if _has_begun(draft) and not draft.ending:
            played = bool(draft.flags & OBJECTIVE_DONE)
            yield self.switch("objective", played, partial(_with_objective, draft))
        yield self.option("turns", held, partial(_with_cap, draft))
        yield self.option("players", held, partial(_with_players, draft))
        for seat in draft.seats:
            yield self.option(f"deck{seat}", held, partial(_with_deck, draft, seat))
        if len(draft.decks) > 2:
            for seat in draft.seats:
                left = not draft.slots[seat]
                yield self.switch(f"left{seat}", left, partial(_with_left, draft, seat), say("left", seat=seat))

    def _with_stage(self, draft: Position, choice: str) -> Position:
        """What was under way is dropped; before the first turn the table is set up again."""
        _begin_turn(draft, LETTERS.index(choice) if choice in LETTERS else draft.turn)
        if choice == _FIRST:
            draft = self.empty(draft)
            draft.slots = tuple((DOWN,) * len(slots) for slots in draft.slots)
            _before_first(draft)
        how, dash, letters = choice.partition("-")
        if dash:
            winners = tuple(map(LETTERS.index, letters))
            if how in (EndingKind.WIN, EndingKind.DRAW):
                draft.out = tuple(seat for seat in draft.seats if how == EndingKind.DRAW or seat not in winners)
            finish(draft, EndingKind(how), winners)
        return draft

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


def _units(draft: Position) -> list[_Unit]:
    """The units of all fleets that have not left the game."""
    roster, placed = draft.roster, zip(draft.where, draft.damage, draft.held, strict=True)
    return [
        _Unit(roster.owners[unit], KIND_OF_CODE[roster.kinds[unit].code], unit, *standing)
        for unit, standing in enumerate(placed)
        if standing[0] != GONE
    ]


def _set_units(draft: Position, units: Iterable[_Unit]) -> None:
    """Replace all units; nothing stays on those in the reserves.

    Where some join or leave, all get new numbers, so all steps are dropped.
    """
    ordered = sorted(unit._replace(damage=0, held=0) if unit.zone == RESERVE else unit for unit in units)
    if [unit.number for unit in ordered] != [unit.number for unit in _units(draft)]:
        _end_steps(draft)
        counts = Counter((unit.seat, unit.kind) for unit in ordered)
        fleets = (bytes(counts[seat, kind] for kind in range(len(UNITS))) for seat in draft.seats)
        draft.roster, begun = roster_of(tuple(fleets)), _has_begun(draft)
        draft.where, draft.damage, draft.held = map(bytes, zip(*(unit[3:] for unit in ordered), strict=True))
        if begun:
            _begin_turn(draft, draft.turn)
        else:
            _before_first(draft)
        return
    for unit in ordered:
        draft.put(unit.number, unit.zone)
        draft.hurt(unit.number, unit.damage)
        draft.held = with_byte(draft.held, unit.number, unit.held)


# ---------------------------------------------------------------------- cards


def _shown(*places: Iterable[int]) -> bytes:
    """The cards that lie in hands, discard piles and slots, those that lie face down left out."""
    return multiset(card for card in chain(*places) if card >= 0)


def _set_cards(draft: Position, seat: int, holds: Holds) -> None:
    """Replace the cards of a seat. What they have left is in the deck, and from there comes what is new."""
    hand, discards, deck = (
        [card.card for card in holds[f"{pile}{LETTERS[seat]}"]] for pile in (Pile.HAND, Pile.DISCARD, Pile.DECK)
    )
    before = draft.slots[seat]
    held = [holds[slot_touch(seat, slot)][-1:] for slot in range(len(before))]
    slots = tuple(things[0].card if things else EMPTY for things in held)
    pool, older = multiset(deck), draft.older[seat]
    if any(content < DOWN and content != now for content, now in zip(before, slots, strict=True)):
        # Nobody knows any more which cards are from before the deck was shuffled.
        pool, older, slots = together(pool, *older), (), tuple(max(content, DOWN) for content in slots)
    was, now = _shown(draft.hands[seat], cards_in(draft.discards[seat]), before), _shown(hand, discards, slots)
    left = [have + gone - come for have, gone, come in zip(pool, was, now, strict=True)]
    down = slots.count(DOWN)
    for card, copies in enumerate(cards_of(draft, seat)):
        is_lacking = now[card] > was[card] and (left[card] < 0 or sum(left) < down)
        is_new = is_lacking or deck.count(card) > draft.pools[seat][card]
        if is_new and (draft.decks[seat] != OWN or copies >= DECK_COPIES):
            raise CannotEdit("edit-left")
        left[card] += is_lacking
    if down > before.count(DOWN) and sum(left) < down:
        raise CannotEdit("edit-left")
    draft.pools, draft.older = with_item(draft.pools, seat, bytes(left)), with_item(draft.older, seat, older)
    draft.hands = with_item(draft.hands, seat, tuple(sorted(hand)))
    draft.discards = with_item(draft.discards, seat, multiset(discards))
    draft.slots = with_item(draft.slots, seat, slots)


# ---------------------------------------------------------------------- what is under way


def _placed(draft: Position, unit: int) -> tuple[int, ...]:
    return draft.where[unit], draft.damage[unit], draft.held[unit]


def _objective(draft: Position, step: Step) -> int | None:
    """What lies in the slot that a step is about, if it is about one."""
    match step:
        case (
            DeclareStrike(_, owner, slot)
            | OrderStrikers(_, owner, slot)
            | Strike(_, owner, slot)
            | Swap(owner, slot)
            | TurnUp(owner, slot)
            | Reveal(owner, slot)
        ):
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
        units = [unit for unit in _units(draft) if unit.seat != seat]
        _resize(draft, seat)
        _set_units(draft, [unit._replace(zone=CONTESTED) if unit.zone == seat else unit for unit in units])
    while len(draft.decks) < count:
        seat = len(draft.decks)
        _resize(draft, seat + 1)
        _with_deck(draft, seat, [*DECKS][seat])
    gone = [seat for seat in draft.seats if not draft.slots[seat]]
    for seat in gone[: max(0, 2 - (count - len(gone)))]:
        _come_back(draft, seat)
    return draft


_NOTHING: Final = {"decks": OWN, "pools": NO_CARDS, "older": (), "hands": (), "discards": NO_CARDS, "slots": ()}
"""What a seat has of each part of a position before it has anything."""


def _resize(draft: Position, count: int) -> None:
    """Change the number of seats; a new one has nothing."""
    _end_steps(draft)
    for part, nothing in _NOTHING.items():
        setattr(draft, part, (*getattr(draft, part), nothing)[:count])
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
    units = [unit for unit in _units(draft) if unit.seat != seat]
    units += [
        _Unit(seat, kind, zone=seat if copy < placed[kind] else RESERVE)
        for kind, copies in enumerate(starter.units)
        for copy in range(copies)
    ]
    begun = {"decks": draft.decks[seat], "slots": (DOWN,) * OBJECTIVES, "pools": starter.cards}
    for part, own in {**_NOTHING, **begun}.items():
        setattr(draft, part, with_item(getattr(draft, part), seat, own))
    _set_units(draft, units)


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
    _begin_turn(draft, draft.turn)
    if first:
        _before_first(draft)
    return draft
