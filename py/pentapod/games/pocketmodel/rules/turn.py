"""The beginning of the game, and a turn: one objective, one action, and powers around it."""

from __future__ import annotations

from functools import cache

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import (
    CARD_OF_CODE,
    CARDS,
    COMBAT,
    DECKS,
    LETTERS,
    START_HAND,
    START_STARS,
    UNITS,
)
from pentapod.games.pocketmodel.rules import cards, combat, moving, strike
from pentapod.games.pocketmodel.rules.effects import turn_targets
from pentapod.games.pocketmodel.rules.endings import turn_over
from pentapod.games.pocketmodel.rules.happenings import aimed
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    ACTION_DONE,
    AIM,
    DRAW,
    EMPTY,
    OBJECTIVE_DONE,
    PLACE,
    REVEAL,
    SLOT_DONE,
    SWAP,
    TURN,
    Position,
    Step,
)
from pentapod.games.pocketmodel.rules.reserves import DONE, done
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, RESERVE, ZONES, slot_touch

USUAL = "usual"
"""The touch that places what a starter deck usually begins with."""


# ------------------------------------------------------------------------------------------ before the first turn


def choose_first(position: Position, step: Step) -> list[Action]:
    return [Action(CHANCE, (LETTERS[seat],)) for seat in position.alive]


def chosen_first(position: Position, step: Step, path: Path) -> None:
    """Clockwise from the first player: all place their units, then all draw their hands."""
    first = LETTERS.index(path[0])
    count = len(position.decks)
    order = [at % count for at in range(first, first + count) if at % count not in position.out]
    position.turn = first
    position.todo = (
        *(Step(PLACE, seat) for seat in order),
        *(Step(DRAW, seat, number=START_HAND) for seat in order),
        Step(TURN, first),
    )


@cache
def reachable(worths: tuple[int, ...], most: int) -> int:
    """The totals that some of these units can make, one bit each, up to `most`."""
    totals = 1
    for worth in worths:
        totals |= totals << worth
    return totals & (1 << most + 1) - 1


def start_total(position: Position, seat: int) -> int:
    """The build stars that a fleet begins with: 20, or the largest smaller total that it can make."""
    worths = tuple(position.roster.kinds[unit].stars for unit in position.roster.ranges[seat])
    return reachable(worths, START_STARS).bit_length() - 1


def placeable(position: Position, seat: int) -> list[int]:
    """The units that may be placed next so that the full total can still be made: of those alike, the first."""
    roster, where = position.roster, position.where
    room = start_total(position, seat) - position.stars_in_play(seat)
    waiting = [unit for unit in roster.ranges[seat] if where[unit] == RESERVE]
    found: dict[str, int] = {}
    for unit in waiting:
        kind = roster.kinds[unit]
        if kind.code not in found and kind.stars <= room:
            others = tuple(roster.kinds[other].stars for other in waiting if other != unit)
            if reachable(others, room) >> room - kind.stars & 1:
                found[kind.code] = unit
    return list(found.values())


def settle_place(position: Position, step: Step) -> bool:
    if position.stars_in_play(step.seat) < start_total(position, step.seat):
        return False
    position.pop()
    return True


def usual(position: Position, seat: int) -> list[int]:
    """The units that the starter deck of a seat usually begins with, if nothing has been placed yet."""
    if position.decks[seat] not in DECKS or position.in_play(seat):
        return []
    start, roster = DECKS[position.decks[seat]].start, position.roster
    left = {unit.code: copies for unit, copies in zip(UNITS, start, strict=True)}
    found = []
    for unit in roster.ranges[seat]:
        code = roster.kinds[unit].code
        if left[code]:
            left[code] -= 1
            found.append(unit)
    return found


def choose_place(position: Position, step: Step) -> list[Action]:
    found = [position.roster.alone[unit] for unit in placeable(position, step.seat)]
    return [*found, Action(step.seat, (USUAL,))] if usual(position, step.seat) else found


def chosen_place(position: Position, step: Step, path: Path) -> None:
    units = usual(position, step.seat) if path[0] == USUAL else [position.roster.number_of[path[0]]]
    for unit in units:
        position.put(unit, step.seat)


# ------------------------------------------------------------------------------------------ a turn


def playable(position: Position, seat: int) -> list[int]:
    """The objective cards that a player may put into a slot now."""
    if position.flags & (OBJECTIVE_DONE | ACTION_DONE):
        return []
    return list(dict.fromkeys(card for card in position.hands[seat] if not COMBAT[card]))


def objective_plays(position: Position, seat: int) -> list[Action]:
    """Every objective card of the hand with every slot that it may take: one that is not empty."""
    slots = [slot for slot, content in enumerate(position.slots[seat]) if content != EMPTY]
    return [
        Action(seat, (CARDS[card].code, slot_touch(seat, slot))) for card in playable(position, seat) for slot in slots
    ]


def turn_uses(position: Position, seat: int) -> list[Action]:
    """Every use of an objective's turn ability now."""
    touches = position.roster.touches
    return [
        Action(seat, (slot_touch(seat, slot), touches[unit]))
        for slot in range(len(position.slots[seat]))
        for unit in turn_targets(position, seat, slot)
    ]


def settle(position: Position, step: Step) -> bool:
    """After the action the turn ends by itself when there is nothing left that may be done."""
    seat = step.seat
    if seat in position.out:
        turn_over(position)
        return True
    if position.flags & ACTION_DONE and not moving.powers(position, seat) and not turn_uses(position, seat):
        turn_over(position)
        return True
    return False


def choices(position: Position, step: Step) -> list[Action]:
    seat = step.seat
    found = [*moving.powers(position, seat), *turn_uses(position, seat), done(seat)]
    if position.flags & ACTION_DONE:
        return found
    return [
        *found,
        *objective_plays(position, seat),
        *moving.moves(position, seat),
        *combat.attacks(position, seat),
        *strike.strikes(position, seat),
    ]


def chosen(position: Position, step: Step, path: Path) -> None:
    seat, first = step.seat, path[0]
    if first == DONE:
        turn_over(position)
    elif first in CARD_OF_CODE:
        _play_objective(position, seat, CARD_OF_CODE[first], int(path[1][1:]) - 1)
    elif first not in position.roster.number_of:
        _use(position, seat, int(first[1:]) - 1, position.roster.number_of[path[1]])
    elif path[1] in (REPAIR, HYPERDRIVE):
        moving.use_power(position, path)
    elif path[1] in ZONES:
        moving.begin(position, seat, path)
    elif path[1] in position.roster.number_of:
        combat.begin(position, seat, path)
    else:
        strike.begin(position, seat, path, LETTERS.index(path[1][0]), int(path[1][1:]) - 1)


def _use(position: Position, seat: int, slot: int, unit: int) -> None:
    position.flags |= SLOT_DONE << slot | ACTED
    aimed(position, Step(AIM, seat, card=position.slots[seat][slot]), unit)


def _play_objective(position: Position, seat: int, card: int, slot: int) -> None:
    """An objective card replaces what lies in a slot: a face-down card goes to the hand, a face-up one is discarded."""
    position.flags = (position.flags | OBJECTIVE_DONE | ACTED) & ~(SLOT_DONE << slot)
    cards.from_hand(position, seat, card)
    content = position.slots[seat][slot]
    if content >= 0:
        cards.discard(position, seat, content)
        position.change_slot(seat, slot, card)
        position.push(Step(DRAW, seat, number=1), Step(REVEAL, seat, slot=slot))
    else:
        position.push(Step(SWAP, seat, slot=slot, card=card))


def choose_swap(position: Position, step: Step) -> list[Action]:
    return cards.outcomes(cards.pile_of(position, step.seat, step.slot))


def chosen_swap(position: Position, step: Step, path: Path) -> None:
    card = CARD_OF_CODE[path[0]]
    cards.taken_up(position, step.seat, step.slot, card)
    cards.to_hand(position, step.seat, card)
    position.change_slot(step.seat, step.slot, step.card)
    position.become(Step(REVEAL, step.seat, slot=step.slot))
