"""Positions of XTAL set up by hand: tokens, Homes, rings and protection on the crystal, cards in hands and refuse pile.

A token moves with all that it carries; taken away are first its protection, then its rings one by one. A Home brings
along the token of a player who has none yet, and that takes the rings in the Storage, as when the Home is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, combinations
from typing import Any, Final

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.values import bits_of, with_item
from pentapod.frame.editing import Holds, PositionEditor, Spot
from pentapod.games.xtal.data.table import CARDS, DIE, MOST_SEATS, RINGS
from pentapod.games.xtal.rules import text
from pentapod.games.xtal.rules.combat.arrangements import arrive, home_with_rings, opposite
from pentapod.games.xtal.rules.order import cleared, leaders
from pentapod.games.xtal.rules.path import NAMES, NOWHERE, STONE_OF, STORE_OF, VIOLETS
from pentapod.games.xtal.rules.position import (
    BEFORE_START,
    COMBAT,
    GAP,
    NO_CARDS,
    Ending,
    Phase,
    Position,
    Table,
    cards_in,
    closed,
    deck,
    known,
)
from pentapod.games.xtal.rules.resign import hand_refused, table_without
from pentapod.games.xtal.rules.setup import go_on, with_card
from pentapod.games.xtal.rules.state import Xtal, settled
from pentapod.games.xtal.rules.touches import slot_touch
from pentapod.games.xtal.scene import crystal
from pentapod.games.xtal.scene.seals import seal
from pentapod.games.xtal.scene.setup import HANDS, REFUSE, REFUSED, STORES, scene
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.shapes import Group, Scene, View

_TOKENS: Final = tuple(f"token-{seat}" for seat in range(MOST_SEATS))
_HOMES: Final = tuple(f"home-{seat}" for seat in range(MOST_SEATS))
_RING: Final = "ring"
_PROTECTION: Final = "protection"
_CARDS: Final = tuple(f"card-{card.letter}" for card in CARDS)
"""The ids of the pieces, which are the things on places as well. Those of cards are by their kinds."""

_MOST_RINGS: Final = 9
"""As many rings, in one place, as a text can say."""

_FIRST_PHASES: Final = (Phase.HOMES, Phase.DEAL, Phase.START, Phase.ROLL, Phase.DRAW, Phase.PLAY)
_OVER: Final = "over-"
_ROLLS: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 300, 400, 450, 490, 498, 499, 500)


_VIOLET: Final = crystal.stone_shapes(VIOLETS[0])[:1]

_ICONS: Final = {
    **{piece: Group(crystal.token(seat, 0, False), scale=1.6) for seat, piece in enumerate(_TOKENS)},
    **{
        piece: Group((*_VIOLET, *crystal.home(seat), crystal.mark(seat, 0, 0, 10, "stone-mark")), scale=1.3)
        for seat, piece in enumerate(_HOMES)
    },
    **{piece: Group(seal(kind), scale=1.5) for kind, piece in enumerate(_CARDS)},
    _RING: Group(crystal.stored(1), scale=3),
    _PROTECTION: Group(crystal.protection(), scale=1.05),
}

_REFUSE: Final = {touch: Spot(REFUSE, card) for touch, card in zip(REFUSED, _CARDS, strict=True)}


class _Editor(PositionEditor[Position]):
    """A draft is a position.

    Stones hold Homes and tokens, tokens what they carry, Storages rings, hands and the refuse pile cards. A card in a
    hand has its slot behind its name.
    """

    words: XtalWords
    icons = _ICONS

    def parse(self, line: str) -> Xtal:
        return Xtal(text.read(line))

    def draft(self, state: Xtal) -> Position:
        return state.position

    def state(self, draft: Position) -> Xtal:
        return Xtal(draft)

    # ------------------------------------------------------------------ places

    def places(self, draft: Position) -> dict[str, Spot]:
        cards = {
            slot_touch(seat, slot): Spot(HANDS[seat], _held(kind, slot))
            for seat, hand in enumerate(draft.hands)
            for slot, kind in enumerate(hand)
            if kind != GAP
        }
        tokens = {NAMES[stone]: Spot(NAMES[stone], above=_TOKENS[seat]) for seat, stone in _standing(draft.table)}
        return {**super().places(draft), **_REFUSE, **tokens, **cards}

    def holds(self, draft: Position) -> Holds:
        table, laid = draft.table, [card.kind for card in draft.laid]
        homes = [(_HOMES[seat], draft.homes[seat]) for seat in draft.players]
        things = [*homes, *zip(_TOKENS, table.tokens, strict=False)]
        kinds = sorted(range(len(CARDS)), key=lambda kind: [kind] == laid[-1:])
        return {
            **{name: tuple(thing for thing, at in things if at == stone) for name, stone in STONE_OF.items()},
            **{name: (_RING,) * rings for name, rings in zip(STORES, table.stores, strict=True)},
            REFUSE: tuple(_CARDS[kind] for kind in kinds for _ in range(draft.refuse[kind])),
            **{
                _TOKENS[seat]: (*[_RING] * rings, *[_PROTECTION] * table.shields(seat))
                for seat, rings in enumerate(table.rings)
            },
            **{
                HANDS[seat]: tuple(_held(kind, slot) for slot, kind in enumerate(hand) if kind != GAP)
                for seat, hand in enumerate(draft.hands)
            },
        }

    def fits(self, draft: Position, holds: Holds, holder: str, thing: str) -> bool:
        held = holds[holder]
        if holder in STONE_OF:
            kin = _HOMES if thing in _HOMES else _TOKENS
            if thing in _HOMES and STONE_OF[holder] not in VIOLETS:
                raise CannotEdit("home-violet")
            if thing in kin and {*held} & {*kin} - ({thing} - {*_HOMES}):
                raise CannotEdit("edit-full")
            return thing in kin
        if thing == _PROTECTION and thing in held:
            raise CannotEdit("edit-same")
        if thing in _CARDS:
            return holder == REFUSE or (holder in HANDS and draft.playing(HANDS.index(holder)))
        return thing in ((_RING, _PROTECTION) if holder in _TOKENS else (_RING,) if holder in STORES else ())

    def holding(self, draft: Position, holds: Holds) -> Position:
        """A token keeps what it carries wherever it goes."""
        seats = range(draft.setting.seats)
        where = {thing: stone for name, stone in STONE_OF.items() for thing in holds[name]}
        rings = tuple(holds[_TOKENS[seat]].count(_RING) for seat in seats)
        stores = tuple(len(holds[name]) for name in STORES)
        if max(*rings, *stores) > _MOST_RINGS:
            raise CannotEdit("edit-full")
        draft = _changed(
            draft,
            tokens=tuple(where.get(_TOKENS[seat], NOWHERE) for seat in seats),
            rings=rings,
            stores=stores,
            protected=bits_of(seat for seat in seats if _PROTECTION in holds[_TOKENS[seat]]),
        )._replace(
            homes=tuple(
                where.get(_HOMES[seat], NOWHERE) if draft.playing(seat) else draft.homes[seat] for seat in seats
            ),
            refuse=tuple(holds[REFUSE].count(card) for card in _CARDS),
        )
        for seat in seats:
            draft = _with_hand(draft, seat, holds[HANDS[seat]])
        return draft

    def lifted(self, draft: Position, things: tuple[str, ...], goal: Spot) -> str:
        """A token or a Home without what lies upon it; but to a Storage goes a ring."""
        if not {*things} & {*_TOKENS, *_HOMES}:
            return things[-1]
        kinds = (_RING,) if goal.holder in STORES else (*_TOKENS, *_HOMES)
        if not {*things} & {*kinds}:
            raise CannotEdit("edit-empty")
        return [thing for thing in things if thing in kinds][-1]

    def dropped(self, draft: Position, holds: Holds, place: Spot, thing: str) -> Position:
        return self.on(draft, holds, place, thing.partition("/")[0])

    def put_piece(self, draft: Position, piece: str, place: Spot) -> Position:
        """A token or Home goes there from wherever it is. A Home brings along the token of a player who has none."""
        stones = [name for name, things in self.holds(draft).items() if piece in things and name in STONE_OF]
        if {*stones} - {place.holder} and place.holder in STONE_OF:
            return self.moved(draft, Spot(stones[0], piece), place)
        after = super().put_piece(draft, piece, place)
        if piece in _HOMES:
            seat, stone = _HOMES.index(piece), STONE_OF[place.holder]
            if after.table.tokens[seat] == NOWHERE and not after.table.taken(stone):
                table, _ = arrive(after.table, seat, stone, after.homes)
                rings = with_item(table.rings, seat, min(_MOST_RINGS, table.rings[seat]))
                return after._replace(table=table._replace(rings=rings))
        return after

    def empty(self, draft: Position) -> Position:
        """Nothing on the crystal, in the hands and in the refuse pile; what needs something is over."""
        seats = draft.setting.seats
        nowhere = (NOWHERE,) * seats
        table = Table(nowhere, (0,) * seats, (0,) * RINGS)
        draft = draft._replace(table=table, homes=nowhere, hands=((),) * seats, refuse=NO_CARDS, drafts=())
        return go_on(draft) if draft.phase in BEFORE_START and draft.players else _broken_off(draft)

    def pieces(self, draft: Position) -> Iterator[Piece]:
        say, table = self.words.sentence, draft.table
        for seat in draft.players:
            yield Piece(_TOKENS[seat], say("token", seat=seat), say("tokens-heading"))
        for seat in draft.players:
            yield Piece(_HOMES[seat], say("home", seat=seat), say("homes-heading"))
        left = RINGS - sum(table.rings) - sum(table.stores)
        yield Piece(_RING, say("ring"), say("rings-heading"), left)
        yield Piece(_PROTECTION, say("protection"), say("rings-heading"))
        for piece, name, count in zip(_CARDS, self.words.card_names, deck(draft), strict=True):
            yield Piece(piece, name, say("cards"), count)

    # ------------------------------------------------------------------ what is under way

    def forgotten(self, before: Position, after: Position) -> Position:
        """Laid cards and groups that are composed last while nothing else changes on the board."""
        if after.phase in BEFORE_START:
            return after
        there = all(sum(card.kind == kind for card in after.laid) <= count for kind, count in enumerate(after.refuse))
        if before.table != after.table or before.homes != after.homes or not there:
            return _without_laid(after)
        drafts = tuple(
            draft if all(_card(before, seat, play.slot) == _card(after, seat, play.slot) for play in draft) else ()
            for seat, draft in enumerate(after.drafts)
        )
        return after._replace(drafts=drafts if any(drafts) else ())

    def instead(self, draft: Position) -> Iterator[Position]:
        """Combat falls back to the turn in which it began, a turn that cannot go on to its beginning."""
        if draft.phase in BEFORE_START:
            if draft.players:
                yield go_on(draft)
            return
        if draft.ending and (won := _winners(draft, draft.ending)):
            yield draft._replace(winners=won)
        if draft.phase is not Phase.ROLL:
            yield _broken_off(draft)

    # ------------------------------------------------------------------ settings

    def settings(self, draft: Position) -> Iterator[Knob]:
        say, options = self.words.sentence, settled(Xtal(draft))
        before_start, setting = draft.phase in BEFORE_START, draft.setting
        yield self.option("players", options, lambda seats: _with_seats(draft, int(seats)))
        chosen = _OVER + draft.ending if draft.ending else draft.phase.value
        yield self.setting("stage", self._stages(draft), chosen, partial(_with_stage, draft))
        if not before_start:
            yield self.seat("turn", draft.players, draft.mover, partial(_with_turn, draft))
        if draft.phase is Phase.OPEN and not setting.speed:
            yield self.seat("acting", draft.table.pair, draft.acting, partial(_acting, draft))
        yield self.option("tempo", options, lambda tempo: _with_tempo(draft, tempo == "speed"))
        yield self.option("hands", options, lambda hands: _set(draft, open=hands == "open"))
        if setting.speed:
            yield self.option("answer", options, lambda seconds: _set(draft, seconds=int(seconds)))
        yield self.option("levitate", options, lambda how: _set(draft, strict=how == "strict")._replace(drafts=()))
        yield self.option("guard", options, lambda guard: _set(draft, guarded=guard == "on"))
        if not before_start or draft.rolls:
            faces = {str(face): str(face or say("no-roll")) for face in range(max(draft.rolled, DIE) + 1)}
            yield self.setting("die", faces, str(draft.rolled), lambda face: _with_die(draft, int(face)))
            counts = (*_ROLLS, setting.most_rolls - 1, setting.most_rolls)
            yield self.number("rolls", counts, draft.rolls, partial(_with_rolls, draft))
        for seat in range(setting.seats):
            yield self.resigned(seat, not draft.playing(seat), partial(_with_seat, draft, seat))

    def _stages(self, draft: Position) -> list[str]:
        """Combat can be begun where two stand opposite."""
        possible = {draft.phase, *_FIRST_PHASES, *([Phase.OPEN] if _pairs(draft) else [])} - {Phase.OVER}
        return [phase.value for phase in Phase if phase in possible] + [_OVER + ending for ending in Ending]

    # ------------------------------------------------------------------ pictures

    def scene(self, state: Xtal, view: View) -> Scene:
        return scene(state, view, self.words)


EDITOR: Final = _Editor


def _standing(table: Table) -> list[tuple[int, int]]:
    """The seats whose tokens are on the board, each with its stone."""
    return [(seat, stone) for seat, stone in enumerate(table.tokens) if stone != NOWHERE]


def _held(kind: int, slot: int) -> str:
    """A card in a hand."""
    return f"{_CARDS[kind]}/{slot}"


def _with_hand(draft: Position, seat: int, things: tuple[str, ...]) -> Position:
    """The position with these cards in a hand: what has no slot yet is new."""
    before, gap = draft.hands[seat], [GAP] if draft.draft(seat) else []
    kept = [[kind] if kind == GAP or _held(kind, slot) in things else gap for slot, kind in enumerate(before)]
    draft = draft._replace(hands=with_item(draft.hands, seat, closed(tuple(chain(*kept)))))
    for card in things:
        if card in _CARDS:
            draft = with_card(draft, seat, _CARDS.index(card))
    return draft


def _changed(draft: Position, **parts: Any) -> Position:
    """The position with some parts of its table replaced."""
    return draft._replace(table=draft.table._replace(**parts))


def _set(draft: Position, **parts: Any) -> Position:
    """The position with other settings."""
    return draft._replace(setting=draft.setting._replace(**parts))


def _card(draft: Position, seat: int, slot: int) -> tuple[int, ...]:
    """The kind of a card, or nothing."""
    return draft.hands[seat][slot : slot + 1] if seat < len(draft.hands) else ()


# ---------------------------------------------------------------------- what is under way


def _may_play(draft: Position, seat: int) -> bool:
    """Whether a seat whose turn it is could play cards."""
    able = draft.playing(seat) and draft.rolls and not draft.table.shields(seat)
    return bool(able and cards_in(draft.hands[seat]))


def _broken_off(draft: Position) -> Position:
    """The position without what was going on: the mover plays cards, or if that cannot be, rolls."""
    draft, mover = cleared(draft), draft.mover
    if mover is None or not draft.playing(mover):
        mover = next(iter(draft.players), 0)
    plays = _may_play(draft, mover)
    draft = _changed(draft, waiting=())._replace(mover=mover, ending=None, winners=0)
    return draft._replace(phase=Phase.PLAY if plays else Phase.ROLL, acting=mover if plays else None)


def _without_laid(draft: Position) -> Position:
    """Cards on the table and groups that are composed are forgotten. Combat goes on while its two stand opposite."""
    pair = draft.table.pair
    draft = _changed(draft._replace(laid=(), before=None, drafts=()), weapon=None)
    if draft.phase not in COMBAT:
        return draft
    if not pair or not _stand_opposite(draft, *pair):
        return _broken_off(draft)
    draft = _changed(draft, waiting=tuple(one for one in draft.table.waiting if _stand_opposite(draft, *one.pair)))
    return draft if draft.phase is Phase.OPEN else _open_to(draft, draft.acting)


def _stand_opposite(draft: Position, one: int, other: int) -> bool:
    """Whether two seats of the game stand opposite each other."""
    return draft.playing(one) and draft.playing(other) and opposite(draft.table, one, other)


def _pairs(draft: Position) -> list[tuple[int, int]]:
    """Who stands opposite each other; first of all the mover."""
    pairs = [pair for pair in combinations(draft.players, 2) if _stand_opposite(draft, *pair)]
    return sorted(pairs, key=lambda pair: draft.mover not in pair)


def _open_to(draft: Position, seat: int | None) -> Position:
    """Combat of the pair on the table, open: by windows to a seat, if it is one of the pair."""
    pair = draft.table.pair
    acting = None if draft.setting.speed else seat if seat in pair else pair[0]
    return draft._replace(phase=Phase.OPEN, acting=acting, passed=0, beat=max(1, draft.beat))


def _winners(draft: Position, ending: Ending) -> int:
    """Who has won if this is an end of this kind, as a set; nobody if it is none."""
    seats = draft.players
    if ending is Ending.ROLLS:
        return leaders(draft) if seats and draft.rolls == draft.setting.most_rolls else 0
    if ending is Ending.LEFT:
        return 1 << seats[0] if len(seats) == 1 else 0
    won = [seat for seat in seats if home_with_rings(draft.table, draft.homes, seat)]
    return 1 << (draft.mover if draft.mover in won else won[0]) if won else 0


# ---------------------------------------------------------------------- what settings change


def _with_stage(draft: Position, choice: str) -> Position:
    """What was going on is broken off."""
    if choice == Phase.OPEN:
        return _in_combat(draft)
    draft = _broken_off(draft)
    if choice in BEFORE_START:
        phase, players = Phase(choice), draft.players
        homeless = [seat for seat in players if draft.homes[seat] == NOWHERE]
        acting = next(iter((*homeless, *players)), 0) if phase is Phase.HOMES else None
        hands = tuple(map(cards_in, draft.hands))
        return draft._replace(phase=phase, mover=None, acting=acting, hands=hands, rolled=0, rolls=0)
    if choice.startswith(_OVER):
        ending = Ending(choice.removeprefix(_OVER))
        if ending is Ending.ROLLS:
            draft = _rolled(draft)._replace(rolls=draft.setting.most_rolls)
        won = _winners(draft, ending) or 1 << known(draft.mover)
        return draft._replace(phase=Phase.OVER, acting=None, ending=ending, winners=won)
    phase = Phase(choice)
    if phase is Phase.ROLL:
        return draft._replace(phase=phase, acting=None)
    return _rolled(draft)._replace(phase=phase, acting=draft.mover if phase is Phase.PLAY else None)


def _in_combat(draft: Position) -> Position:
    """Combat of two who stand opposite each other, just begun."""
    pair = _pairs(draft)[0]
    mover = draft.mover if draft.playing(draft.mover) else pair[0]
    draft = _changed(cleared(_rolled(draft)), pair=pair, waiting=())
    return _open_to(draft._replace(mover=mover, ending=None, winners=0), mover)


def _rolled(draft: Position) -> Position:
    """With a roll behind it, if there was none."""
    return draft if draft.rolls else _with_rolls(draft, 1)


def _with_die(draft: Position, face: int) -> Position:
    return draft._replace(rolled=face, rolls=max(1, draft.rolls) if face else 0)


def _with_rolls(draft: Position, rolls: int) -> Position:
    return draft._replace(rolls=rolls, rolled=max(1, draft.rolled) if rolls else 0)


def _with_turn(draft: Position, seat: int) -> Position:
    if draft.phase in COMBAT or draft.phase is Phase.OVER:
        return draft._replace(mover=seat)
    return _without_laid(draft)._replace(mover=seat, acting=seat if draft.phase is Phase.PLAY else draft.acting)


def _acting(draft: Position, seat: int) -> Position:
    """Who has passed may act again."""
    return draft._replace(acting=seat, passed=draft.passed & ~(1 << seat), drafts=())


def _with_tempo(draft: Position, speed: bool) -> Position:
    draft = _set(draft, speed=speed)._replace(drafts=())
    return _open_to(draft, draft.mover) if draft.phase is Phase.OPEN and draft.table.pair else draft


def _with_seats(draft: Position, seats: int) -> Position:
    """A seat that goes takes everything away but its rings, which stay in the Storages; a new seat has nothing yet."""
    for seat in range(seats, draft.setting.seats):
        draft = draft._replace(table=_stowed(draft, seat))
    table, here = draft.table, (1 << seats) - 1
    out = draft.out & here
    if seats < draft.setting.seats and seats - out.bit_count() < 2 <= len(draft.players):
        out = 0

    def fitted(items: tuple[Any, ...], nothing: Any) -> tuple[Any, ...]:
        return (*items, *[nothing] * seats)[:seats]

    draft = _set(draft, seats=seats)._replace(
        table=table._replace(
            tokens=fitted(table.tokens, NOWHERE), rings=fitted(table.rings, 0), protected=table.protected & here
        ),
        homes=fitted(draft.homes, NOWHERE),
        hands=fitted(draft.hands, ()),
        out=out,
        drafts=(),
    )
    gone = draft.mover is not None and draft.mover >= seats
    if draft.phase is Phase.OVER:
        mover, winners = 0 if gone else draft.mover, draft.winners & here or 1
        return draft._replace(laid=(), before=None, mover=mover, winners=winners)
    if draft.phase in COMBAT or draft.laid or gone:
        return _broken_off(draft)
    return draft._replace(before=None)


def _stowed(draft: Position, seat: int) -> Table:
    """The table without a token, its rings in the Storage of its Home, or without a Home in the first."""
    home = draft.homes[seat]
    table = table_without(draft.table, seat, home if home != NOWHERE else next(iter(STORE_OF)))
    return table._replace(stores=tuple(min(_MOST_RINGS, rings) for rings in table.stores))


def _with_seat(draft: Position, seat: int, out: bool) -> Position:
    """Who gives up leaves rings to the Storage and the hand to the refuse pile; the last one wins.

    Who plays again comes Home, if nobody stands there or lives there now.
    """
    home, others = draft.homes[seat], [other for other in draft.players if other != seat]
    if out:
        draft = hand_refused(draft, seat)._replace(table=_stowed(draft, seat), out=draft.out | 1 << seat)
        if len(others) == 1 and draft.phase is not Phase.OVER:
            return _with_stage(draft, _OVER + Ending.LEFT)
        going_on = draft.playing(draft.mover) or draft.phase in (*BEFORE_START, Phase.OVER)
        return draft if going_on else _broken_off(draft)
    draft = draft._replace(out=draft.out & ~(1 << seat))
    if home == NOWHERE or any(draft.homes[other] == home for other in others):
        return draft._replace(homes=with_item(draft.homes, seat, NOWHERE))
    return draft if draft.table.taken(home) else _changed(draft, tokens=with_item(draft.table.tokens, seat, home))
