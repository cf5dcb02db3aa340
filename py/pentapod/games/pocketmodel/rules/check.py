"""Whether a position that is well written can exist. Every fault is an `ImpossiblePosition` that names the part."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pocketmodel.data.table import (
    CARDS,
    COMBAT,
    DECK_COPIES,
    DECKS,
    FLEET_STARS,
    LETTERS,
    OBJECTIVES,
    TURN_CAP,
    UNIT_COPIES,
    UNITS,
)
from pentapod.games.pocketmodel.rules.cards.piles import cards_under_way, multiset, together
from pentapod.games.pocketmodel.rules.check_steps import check_steps
from pentapod.games.pocketmodel.rules.position import DOWN, EndingKind, Position
from pentapod.games.pocketmodel.rules.roster import RESERVE, stars_of
from pentapod.games.pocketmodel.rules.steps import Battle, BattlePhase, FirstPlayer, OrderStrikers, Placement, Strike


def check(position: Position, words: Sequence[str]) -> None:
    """Raises `ImpossiblePosition`. `words` are the parts of the text."""
    _check_turn(position, words)
    for seat in position.seats:
        part = words[4 + seat]
        if not position.slots[seat]:
            if seat not in position.out:
                raise ImpossiblePosition(part, f"{LETTERS[seat]!r} has not left, so its things cannot be gone.")
            continue
        if seat in position.out and not position.ending:
            raise ImpossiblePosition(part, f"{LETTERS[seat]!r} has left, so its things should be gone.")
        _check_fleet(position, seat, part)
        _check_slots(position, seat, part)
        _check_cards(position, seat, part)
    _check_ending(position, words)
    if not position.ending:
        check_steps(position, words[-1].split(";"))
        _check_alive(position, words)


def _check_turn(position: Position, words: Sequence[str]) -> None:
    seats = position.seats
    if not set(position.out) <= set(seats):
        raise ImpossiblePosition(words[3], f"{words[3]!r} names a player who is not there.")
    if len(position.alive) < 2 and not position.ending:
        raise ImpossiblePosition(words[3], "When only one player is left, the game is over.")
    if position.turn is None and (position.turns or position.quiet or position.flags):
        raise ImpossiblePosition(words[1], "Before the first turn none has ended.")
    if position.quiet > position.turns:
        raise ImpossiblePosition(words[1], f"Only {position.turns} turns have ended.")
    if position.capped and position.turns >= TURN_CAP and not position.ending:
        raise ImpossiblePosition(words[1], f"After {TURN_CAP} turns the game is over.")


def _check_fleet(position: Position, seat: int, part: str) -> None:
    roster = position.roster
    fleet, deck = roster.fleets[seat], position.decks[seat]
    if not any(fleet):
        raise ImpossiblePosition(part, "A fleet has at least one unit.")
    if deck in DECKS and fleet != DECKS[deck].units:
        raise ImpossiblePosition(part, f"These are not the units of {DECKS[deck].name}.")
    for kind, copies in zip(UNITS, fleet, strict=True):
        if copies > UNIT_COPIES:
            raise ImpossiblePosition(
                kind.code, f"There are {copies} of {kind.name}; a fleet has at most {UNIT_COPIES}."
            )
    if stars_of(fleet) > FLEET_STARS:
        raise ImpossiblePosition(part, f"The fleet has {stars_of(fleet)} stars; {FLEET_STARS} are allowed.")
    pending = any(isinstance(step, Battle) and step.phase == BattlePhase.DESTRUCTION for step in position.todo)
    for unit in roster.ranges[seat]:
        zone, counters = position.where[unit], position.damage[unit]
        name = roster.touches[unit]
        if zone in position.out and not position.ending:
            raise ImpossiblePosition(name, f"{name} cannot stand in a home zone that is closed.")
        if zone == RESERVE and (counters or position.held[unit]):
            raise ImpossiblePosition(name, f"{name} is in the reserves, where nothing stays on a unit.")
        if counters >= roster.kinds[unit].shields and not pending:
            raise ImpossiblePosition(name, f"{name} has {counters} counters and should be destroyed.")


def _check_slots(position: Position, seat: int, part: str) -> None:
    slots, older = position.slots[seat], position.older[seat]
    if len(slots) > OBJECTIVES:
        raise ImpossiblePosition(part, f"There are at most {OBJECTIVES} objectives.")
    if sum(position.pools[seat]) < slots.count(DOWN):
        raise ImpossiblePosition(part, "There are fewer cards than lie face down.")
    for number, pile in enumerate(older):
        if not sum(pile) == slots.count(DOWN - 1 - number) > 0:
            raise ImpossiblePosition(part, f"Pile {number + 1} is not what lies face down as ?{number + 1}.")
    if any(content < DOWN - len(older) for content in slots):
        raise ImpossiblePosition(part, "A card lies face down from a pile that is not there.")
    struck = [(step.owner, step.slot) for step in position.todo if isinstance(step, OrderStrikers | Strike)]
    for slot, content in enumerate(slots):
        if content >= 0 and COMBAT[content] and (seat, slot) not in struck:
            raise ImpossiblePosition(
                CARDS[content].code, f"{CARDS[content].name} is a combat card and cannot lie face up."
            )


def cards_of(position: Position, seat: int) -> bytes:
    """All cards of a seat, wherever they are."""
    loose = [*position.hands[seat], *(content for content in position.slots[seat] if content >= 0)]
    loose += cards_under_way(position, seat)
    return together(multiset(loose), position.pools[seat], position.discards[seat], *position.older[seat])


def _check_cards(position: Position, seat: int, part: str) -> None:
    cards, deck = cards_of(position, seat), position.decks[seat]
    for card, copies in zip(CARDS, cards, strict=True):
        most = DECKS[deck].cards[CARDS.index(card)] if deck in DECKS else DECK_COPIES
        if copies > most:
            raise ImpossiblePosition(card.code, f"There are {copies} of {card.name}; this deck has at most {most}.")
    if deck in DECKS and cards != DECKS[deck].cards:
        raise ImpossiblePosition(part, f"Cards of {DECKS[deck].name} are missing: there are {sum(cards)}.")


def _check_ending(position: Position, words: Sequence[str]) -> None:
    ending = position.ending
    if ending is None:
        return
    winners = ending.winners
    if list(winners) != sorted(set(winners)) or not set(winners) <= set(position.seats):
        raise ImpossiblePosition(words[-1], "The winners are seats in their order, each once.")
    if ending.kind is EndingKind.WIN and (len(winners) != 1 or position.alive != list(winners)):
        raise ImpossiblePosition(words[-1], "Who wins is the only one left.")
    if ending.kind is EndingKind.DRAW and (position.alive or len(winners) < 2):
        raise ImpossiblePosition(words[-1], "In a draw the last players have left together.")
    if ending.kind in (EndingKind.QUIET, EndingKind.CAP) and not set(winners) <= set(position.alive):
        raise ImpossiblePosition(words[-1], "Who has left cannot win.")


def _check_alive(position: Position, words: Sequence[str]) -> None:
    """Once the game has begun, everybody in it has a unit and an objective in play."""
    if any(isinstance(step, FirstPlayer | Placement) for step in position.todo) or position.turn is None:
        return
    for seat in position.alive:
        if not position.objectives(seat) or not position.in_play(seat):
            raise ImpossiblePosition(
                words[4 + seat], f"{LETTERS[seat]!r} has no unit or no objective in play, and should be out."
            )
