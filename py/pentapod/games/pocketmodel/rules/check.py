"""Whether a position that is well written can exist. Every fault is an `ImpossiblePosition` that names the part."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.engine.values import in_order
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    COMBAT,
    DECK_COPIES,
    DECKS,
    OBJECTIVES,
    TURN_CAP,
)
from pentapod.games.pocketmodel.rules.building.legality import fleet_faults
from pentapod.games.pocketmodel.rules.cards.piles import cards_under_way, multiset, together
from pentapod.games.pocketmodel.rules.check_steps import check_steps
from pentapod.games.pocketmodel.rules.position import DOWN, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import RESERVE
from pentapod.games.pocketmodel.rules.steps import Battle, BattlePhase, FirstPlayer, OrderStrikers, Placement, Strike


def check(position: Position, words: Sequence[str]) -> None:
    """Raises `ImpossiblePosition`. `words` are the parts of the text."""
    _check_turn(position, words)
    for seat in position.seats:
        part = words[4 + seat]
        if not position.slots[seat]:
            if seat not in position.out:
                raise ImpossiblePosition(part, "not-gone", seat=seat)
            continue
        if seat in position.out and not position.ending:
            raise ImpossiblePosition(part, "gone", seat=seat)
        _check_fleet(position, seat, part)
        _check_slots(position, seat, part)
        _check_cards(position, seat, part)
    _check_ending(position, words)
    if not position.ending:
        check_steps(position, words[-1].split(";"))
        _check_alive(position, words)


def _check_turn(position: Position, words: Sequence[str]) -> None:
    alone = len(position.alive) < 2 and not position.ending
    refuse(words[3], {"no-player": not {*position.out} <= {*position.seats}, "one-left": alone})
    if position.turn is None and (position.turns or position.quiet or position.flags):
        raise ImpossiblePosition(words[1], "before-first-turn")
    if position.quiet > position.turns:
        raise ImpossiblePosition(words[1], "quiet-turns", most=position.turns)
    if position.capped and position.turns >= TURN_CAP and not position.ending:
        raise ImpossiblePosition(words[1], "turns-end", most=TURN_CAP)


def _check_fleet(position: Position, seat: int, part: str) -> None:
    roster = position.roster
    fleet, deck = roster.fleets[seat], position.decks[seat]
    if deck in DECKS and fleet != DECKS[deck].units:
        raise ImpossiblePosition(part, "deck-units", deck=deck)
    for fault in fleet_faults(fleet, part):
        raise fault
    pending = any(isinstance(step, Battle) and step.phase == BattlePhase.DESTRUCTION for step in position.todo)
    pending = pending or (position.ending is not None and position.may_hold_remains)
    for unit in roster.ranges[seat]:
        zone, counters = position.where[unit], position.damage[unit]
        name = roster.touches[unit]
        refuse(
            name,
            {
                "zone-closed": zone in position.out and not position.ending,
                "reserves-clean": zone == RESERVE and (counters or position.held[unit]),
                "destroyed": counters >= roster.kinds[unit].shields and not pending,
            },
            count=counters,
        )


def _check_slots(position: Position, seat: int, part: str) -> None:
    slots, older = position.slots[seat], position.older[seat]
    few = sum(position.pools[seat]) < slots.count(DOWN)
    refuse(part, {"objectives": len(slots) > OBJECTIVES, "face-down-cards": few}, most=OBJECTIVES)
    for number, pile in enumerate(older):
        if not sum(pile) == slots.count(DOWN - 1 - number) > 0:
            raise ImpossiblePosition(part, "older-pile", number=number + 1)
    if any(content < DOWN - len(older) for content in slots):
        raise ImpossiblePosition(part, "no-older-pile")
    struck = [(step.owner, step.slot) for step in position.todo if isinstance(step, OrderStrikers | Strike)]
    for slot, content in enumerate(slots):
        if content >= 0 and COMBAT[content] and (seat, slot) not in struck and not position.may_hold_remains:
            raise ImpossiblePosition(CARDS[content].code, "combat-card-up", card=content)


def cards_of(position: Position, seat: int) -> bytes:
    """All cards of a seat, wherever they are."""
    loose = [*position.hands[seat], *(content for content in position.slots[seat] if content >= 0)]
    loose += cards_under_way(position, seat)
    return together(multiset(loose), position.pools[seat], position.discards[seat], *position.older[seat])


def _check_cards(position: Position, seat: int, part: str) -> None:
    cards, deck = cards_of(position, seat), position.decks[seat]
    for number, copies in enumerate(cards):
        most = DECKS[deck].cards[number] if deck in DECKS else DECK_COPIES
        if copies > most:
            raise ImpossiblePosition(CARDS[number].code, "deck-copies", copies=copies, card=number, most=most)
    if deck in DECKS and cards != DECKS[deck].cards:
        raise ImpossiblePosition(part, "cards-missing", deck=deck, count=sum(cards))


def _check_ending(position: Position, words: Sequence[str]) -> None:
    ending = position.ending
    if ending is None:
        return
    kind, winners = ending
    refuse(
        words[-1],
        {
            "winners-order": not in_order(winners),
            "winner-alone": kind is EndingKind.WIN and (len(winners) != 1 or position.alive != list(winners)),
            "draw-together": kind is EndingKind.DRAW and (position.alive or len(winners) < 2),
            "winner-left": kind in (EndingKind.QUIET, EndingKind.CAP) and not {*winners} <= {*position.alive},
        },
    )


def _check_alive(position: Position, words: Sequence[str]) -> None:
    """Once the game has begun, everybody in it has a unit and an objective in play."""
    if any(isinstance(step, FirstPlayer | Placement) for step in position.todo) or position.turn is None:
        return
    for seat in position.alive:
        if not position.objectives(seat) or not position.in_play(seat):
            raise ImpossiblePosition(words[4 + seat], "not-out", seat=seat)
