"""What speaks for an action: clauses about what has come of it, the most telling first.

They name what the evaluation counts: rings, the way Home, Combat and what is pending in it, cards that stop Weapons.
A card that is held ready counts as laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, assert_never

from pentapod.engine.message import Message, because
from pentapod.games.xtal.data.table import DIE, RINGS, SHIELDS, VOID, WINNING_RINGS
from pentapod.games.xtal.rules.actions import (
    Begin,
    ChooseHome,
    EndTurn,
    GiveCard,
    LayGroup,
    Move,
    Pass,
    Ready,
    Roll,
    TakeBack,
)
from pentapod.games.xtal.rules.cards.groups import refusal_of_draft
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.combat.progress import lay_draft
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import LENGTH, NOWHERE, STORE_OF, steps
from pentapod.games.xtal.rules.position import COMBAT, Phase, Position, cards_in, deck, known
from pentapod.games.xtal.rules.turn import after_move

_PERCENT: Final = 100


class _Deed(NamedTuple):
    """What a seat does, with the positions before and after it."""

    seat: int
    before: Position
    after: Position
    viewer: int | None

    @property
    def rings(self) -> int:
        """The rings that the seat carries before."""
        return self.before.table.rings[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The other players."""
        return tuple(seat for seat in self.before.players if seat != self.seat)


def reasons(position: Position, seat: int, move: Move, viewer: int | None) -> Iterator[Message]:
    """What speaks for a legal move of a seat; nothing if the viewer may not know the cards."""
    match move:
        case ChooseHome():
            yield from _home(after_move(position, seat, move), seat)
        case Ready() | LayGroup() if sees(position, viewer, seat):
            ready = after_move(position, seat, move) if isinstance(move, Ready) else position
            if not refusal_of_draft(ready, seat):
                yield from _group(_Deed(seat, position, lay_draft(ready, seat), viewer))
        case Pass():
            yield from _passed(_Deed(seat, position, after_move(position, seat, move), viewer))
        case EndTurn():
            yield from _kept(position, seat, viewer)
        case Ready() | LayGroup() | TakeBack() | GiveCard() | Begin() | Roll():
            return
        case _:
            assert_never(move)


def _home(after: Position, seat: int) -> Iterator[Message]:
    """How many of the next Violets have a ring that somebody may still fetch."""
    first, stores = STORE_OF[after.homes[seat]], after.table.stores
    free = 0
    while free < RINGS - 1 and stores[(first + free + 1) % RINGS]:
        free += 1
    if 0 < free < RINGS - 1:
        yield because("reason-way", count=free)


def _group(deed: _Deed) -> Iterator[Message]:
    """What a group does that is laid."""
    after = deed.after
    if after.phase is Phase.OVER:
        if after.winners >> deed.seat & 1:
            yield because("reason-wins", rings=after.table.rings[deed.seat])
        return
    yield from _struck(deed)
    yield from _cancelled(deed)
    yield from _picked_up(deed)
    yield from _way_home(deed)
    yield from _kept_from_home(deed)
    yield from _fights(deed)
    yield from _rings_ahead(deed)
    yield from _protected(deed)


def _struck(deed: _Deed) -> Iterator[Message]:
    """A Weapon that the opponent has to cancel, and how likely it is that no card does."""
    after = deed.after
    if after.phase is not Phase.WEAPON or after.pending.seat != deed.seat:
        return
    victim = known(after.acting)
    rings = after.table.rings[victim]
    chance = _unanswered(after, victim, deed.viewer)
    if rings and chance == 1:
        yield because("reason-strikes", seat=victim, rings=rings)
    elif rings and chance:
        percent = min(max(round(_PERCENT * chance), 1), _PERCENT - 1)
        yield because("reason-odds", seat=victim, rings=rings, percent=percent)


def _unanswered(position: Position, victim: int, viewer: int | None) -> float:
    """How likely it is, as a viewer may know it, that a hand holds nothing against the Weapon to be cancelled."""
    stops = _stops(position)
    hand = cards_in(position.hands[victim])
    if sees(position, viewer, victim):
        return float(not stops & set(hand))
    unseen = list(deck(position))
    for seat in position.players:
        if not sees(position, viewer, seat):
            for kind in cards_in(position.hands[seat]):
                unseen[kind] += 1
    total, harmless = sum(unseen), sum(unseen) - sum(unseen[kind] for kind in stops)
    chance = 1.0
    for dealt in range(len(hand)):
        chance *= max(0, harmless - dealt) / (total - dealt)
    return chance


def _stops(position: Position) -> set[int]:
    """The kinds of cards that cancel the Weapon to be cancelled."""
    return {VOID} | {kind for kind, weapon in SHIELDS.items() if weapon == position.pending.kind}


def _cancelled(deed: _Deed) -> Iterator[Message]:
    """The Weapon that threatened the seat and is gone."""
    before, after = deed.before, deed.after
    if before.phase is not Phase.WEAPON or (after.phase is Phase.WEAPON and after.acting == deed.seat):
        return
    yield because("reason-cancels", laid=before.pending, rings=deed.rings)


def _picked_up(deed: _Deed) -> Iterator[Message]:
    """Rings from a Storage."""
    more = deed.after.table.rings[deed.seat] - deed.rings
    if more > 0:
        yield because("reason-rings", rings=more)


def _way_home(deed: _Deed) -> Iterator[Message]:
    """The way of rings that win at Home."""
    table, seat = deed.after.table, deed.seat
    way, before = _way(deed.after, seat), _way(deed.before, seat)
    rings = table.rings[seat]
    if rings < WINNING_RINGS or way >= before:
        return
    if way <= DIE < before and not table.taken(deed.after.homes[seat]):
        yield because("reason-roll-home", roll=way, rings=rings)
    else:
        yield because("reason-nearer-home", count=before - way, rings=rings)


def _kept_from_home(deed: _Deed) -> Iterator[Message]:
    """Others with rings that win at Home, whom it takes farther from it."""
    for seat in deed.others:
        rings, way = deed.after.table.rings[seat], _way(deed.after, seat)
        if rings >= WINNING_RINGS and way > max(DIE, _way(deed.before, seat)):
            yield because("reason-farther", seat=seat, rings=rings, count=way)
        home = deed.before.homes[seat]
        if rings >= WINNING_RINGS and deed.after.table.taken(home) and not deed.before.table.taken(home):
            yield because("reason-blocks", seat=seat, rings=rings)


def _rings_ahead(deed: _Deed) -> Iterator[Message]:
    """The way to the next rings in a Storage for those who need some: shorter for the seat, longer for others."""
    for seat in (deed.seat, *deed.others):
        before, now = (_way_to_rings(position, seat) for position in (deed.before, deed.after))
        if deed.after.table.rings[seat] >= WINNING_RINGS:
            continue
        if seat == deed.seat and now < before and now <= DIE:
            yield because("reason-roll-ring", roll=now)
        elif seat == deed.seat and now < before:
            yield because("reason-near-ring", count=now)
        elif seat != deed.seat and before < now < LENGTH:
            yield because("reason-far-ring", seat=seat, count=now)


def _way_to_rings(position: Position, seat: int) -> int:
    """How many steps it is to the next rings in a Storage where nobody stands; a whole lap if there are none."""
    table = position.table
    goals = (stone for stone, store in STORE_OF.items() if table.stores[store] and not table.taken(stone))
    return min((steps(table.tokens[seat], goal) for goal in goals), default=LENGTH)


def _way(position: Position, seat: int) -> int:
    """How many steps it is Home; a whole lap for a token that stands there."""
    place = position.table.tokens[seat]
    return steps(place, position.homes[seat]) or LENGTH if place != NOWHERE else LENGTH


def _fights(deed: _Deed) -> Iterator[Message]:
    """Combat that begins, that passes to others, or in which no Weapon can be thrown any more."""
    before, after, seat = deed.before, deed.after, deed.seat
    pair, old = after.table.pair, before.table.pair
    if after.phase not in COMBAT or not pair or any(map(after.table.shields, pair)):
        return
    if pair != old:
        rivals = [other for other in pair if other != seat]
        if seat in pair:
            yield because("reason-fights", seat=rivals[0], rings=after.table.rings[rivals[0]])
        else:
            yield because("reason-passes-combat" if seat in old else "reason-makes-fight", seats=pair)
    elif after.phase is Phase.OPEN and opposite(before.table, *pair) and not opposite(after.table, *pair):
        yield because("reason-apart", seat=after.table.foe(seat))


def _protected(deed: _Deed) -> Iterator[Message]:
    """A Void that protects the seat, and may end its Combat."""
    before, after, seat = deed.before, deed.after, deed.seat
    if not after.table.shields(seat) or before.table.shields(seat):
        return
    if rings := after.table.rings[seat]:
        yield because("reason-protects", rings=rings)
    if after.phase is Phase.ANSWER:
        yield because("reason-void", seat=known(after.acting))


def _passed(deed: _Deed) -> Iterator[Message]:
    """A pass that cannot be helped, or that ends Combat, and what stays in the hand."""
    if deed.before.phase is Phase.WEAPON:
        stops = _stops(deed.before)
        if sees(deed.before, deed.viewer, deed.seat) and not stops & set(cards_in(deed.before.hands[deed.seat])):
            yield because("reason-helpless", card=deed.before.pending.kind)
        return
    if deed.seat not in deed.after.table.pair:
        yield because("reason-ends", rings=deed.rings)
    yield from _kept(deed.before, deed.seat, deed.viewer)


def _kept(position: Position, seat: int, viewer: int | None) -> Iterator[Message]:
    """The cards against Weapons that stay in the hand."""
    if not sees(position, viewer, seat):
        return
    guards = sum(kind == VOID or kind in SHIELDS for kind in cards_in(position.hands[seat]))
    if guards:
        yield because("reason-guards", count=guards)
