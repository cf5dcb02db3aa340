"""A strike action: strikers are named, then each in turn tries to destroy one objective."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS
from pentapod.games.pocketmodel.rules import cards
from pentapod.games.pocketmodel.rules.battle import PASS
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, total
from pentapod.games.pocketmodel.rules.effects import (
    barred,
    limit,
    slot_parts,
    star_limit,
    strike_parts,
    strike_rerolls,
    summed,
)
from pentapod.games.pocketmodel.rules.endings import eliminate
from pentapod.games.pocketmodel.rules.happenings import happen
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    ACTION_DONE,
    DOWN,
    EMPTY,
    REROLL,
    REROLL_DONE,
    RESERVES,
    REVEAL,
    STRIKE,
    STRIKERS,
    TURN_UP,
    Position,
    Step,
    stars,
)
from pentapod.games.pocketmodel.rules.reserves import DONE, done
from pentapod.games.pocketmodel.rules.roster import CONTESTED, slot_touch

NEXT = "a"
READY = "b"
ROLLING = "c"
REROLLING = "d"
RESULT = "e"
"""The phases of a strike: which unit is next; whether it can strike; its roll; rerolls; the result."""

RESULT_TOUCH = "result"


def strikes(position: Position, seat: int) -> list[Action]:
    """Every unit with every objective that it may strike: it stands in that opponent's home zone."""
    room = star_limit(position, "strike", seat)
    roster, where = position.roster, position.where
    found = []
    for unit in position.in_play(seat):
        owner = where[unit]
        if owner in (seat, CONTESTED) or roster.kinds[unit].stars > room:
            continue
        for slot, content in enumerate(position.slots[owner]):
            if content != EMPTY and not barred(position, unit, owner, slot):
                found.append(roster.strike(unit, owner, slot))
    return found


def more(position: Position, step: Step) -> list[int]:
    """The units that may still join a strike."""
    room = star_limit(position, "strike", step.seat) - stars(position, step.units)
    kinds, where = position.roster.kinds, position.where
    return [
        unit
        for unit in position.roster.ranges[step.seat]
        if where[unit] == step.owner
        and kinds[unit].stars <= room
        and unit not in step.units
        and not barred(position, unit, step.owner, step.slot)
    ]


def settle_strikers(position: Position, step: Step) -> bool:
    if more(position, step):
        return False
    position.become(step._replace(kind=STRIKE, phase=NEXT))
    return True


def choose_strikers(position: Position, step: Step) -> list[Action]:
    return [*(position.roster.alone[unit] for unit in more(position, step)), done(step.seat)]


def chosen_strikers(position: Position, step: Step, path: Path) -> None:
    if path[0] == DONE:
        position.become(step._replace(kind=STRIKE, phase=NEXT))
    else:
        position.become(step._replace(units=(*step.units, position.roster.number_of[path[0]])))


def begin(position: Position, seat: int, path: Path, owner: int, slot: int) -> None:
    """The first striker and the objective are named."""
    position.flags |= ACTION_DONE | ACTED
    position.push(Step(STRIKERS, seat, owner=owner, slot=slot, units=(position.roster.number_of[path[0]],)))


# ------------------------------------------------------------------------------------------ one try after another


def settle(position: Position, step: Step) -> bool:
    if step.phase == NEXT:
        return _next(position, step)
    if step.phase == READY:
        _ready(position, step)
        return True
    if step.phase == REROLLING:
        if strike_rerolls(position, step.seat):
            return False
        position.become(step._replace(phase=RESULT))
        return True
    return False


def waiting(position: Position, step: Step) -> tuple[int, ...]:
    """The strikers whose turn is to come: those that are still there."""
    return tuple(unit for unit in step.units if position.where[unit] == step.owner)


def _next(position: Position, step: Step) -> bool:
    units = waiting(position, step)
    if not units:
        position.pop()
        return True
    if len(units) > 1:
        position.become(step._replace(units=units))
        return False
    _turn_to(position, step, units, units[0])
    return True


def _turn_to(position: Position, step: Step, units: tuple[int, ...], unit: int) -> None:
    """A striker's try begins; a face-down target is turned up first."""
    position.become(step._replace(units=tuple(other for other in units if other != unit), unit=unit, phase=READY))
    if position.slots[step.owner][step.slot] <= DOWN:
        position.push(Step(TURN_UP, step.owner, slot=step.slot))


def _ready(position: Position, step: Step) -> None:
    """What was revealed may have destroyed the striker, or bar it: then its try is spent."""
    there = position.where[step.unit] == step.owner and not barred(position, step.unit, step.owner, step.slot)
    position.become(step._replace(phase=ROLLING) if there else step._replace(unit=-1, phase=NEXT))


def choices(position: Position, step: Step) -> list[Action]:
    if step.phase == NEXT:
        return [position.roster.alone[unit] for unit in step.units]
    if step.phase == ROLLING:
        return list(ROLL_ACTIONS)
    if step.phase == RESULT:
        return [Action(step.seat, (RESULT_TOUCH,))]
    found = [Action(step.seat, (slot_touch(step.seat, reroll.slot),)) for reroll in strike_rerolls(position, step.seat)]
    return [*found, Action(step.seat, (PASS,))]


def chosen(position: Position, step: Step, path: Path) -> None:
    (touch,) = path
    if step.phase == NEXT:
        _turn_to(position, step, step.units, position.roster.number_of[touch])
    elif step.phase == ROLLING:
        position.become(step._replace(roll=int(touch), phase=REROLLING))
    elif step.phase == RESULT:
        _resolve(position, step)
    elif touch == PASS:
        position.become(step._replace(phase=RESULT))
    else:
        reroll = next(r for r in strike_rerolls(position, step.seat) if slot_touch(step.seat, r.slot) == touch)
        position.flags |= REROLL_DONE
        position.push(Step(REROLL, reroll.roller, phase=reroll.keep))


def succeeds(position: Position, step: Step) -> bool:
    """Whether the strike result beats or ties the defense result. A base roll of 12 is nothing special here."""
    card = CARDS[position.slots[step.owner][step.slot]]
    result = total(step.roll) + summed(strike_parts(position, step.unit))
    return result >= summed(slot_parts(position, step.owner, step.slot, card))


def _resolve(position: Position, step: Step) -> None:
    owner, slot = step.owner, step.slot
    number = position.slots[owner][slot]
    card = CARDS[number]
    fallen = succeeds(position, step)
    if fallen:
        position.pop()
        position.change_slot(owner, slot, EMPTY)
        cards.discard(position, owner, number)
        eliminate(position)
        if owner not in position.out:
            room = card.stars + limit(position, "reinforce", owner)
            position.push(Step(RESERVES, owner, owner=owner, number=room))
        return
    position.become(step._replace(unit=-1, roll=0, phase=NEXT))
    if card.combat:
        position.change_slot(owner, slot, EMPTY)
        cards.discard(position, owner, number)
        cards.replenished(position, owner)
        position.change_slot(owner, slot, DOWN)


# ------------------------------------------------------------------------------------------ turning up


def choose_turn_up(position: Position, step: Step) -> list[Action]:
    return cards.outcomes(cards.pile_of(position, step.seat, step.slot))


def chosen_turn_up(position: Position, step: Step, path: Path) -> None:
    card = CARD_OF_CODE[path[0]]
    cards.taken_up(position, step.seat, step.slot, card)
    position.change_slot(step.seat, step.slot, card)
    position.become(Step(REVEAL, step.seat, slot=step.slot))


def settle_reveal(position: Position, step: Step) -> bool:
    """The ability of a revealed objective card happens once."""
    number = position.slots[step.seat][step.slot]
    position.pop()
    card = CARDS[number]
    if card.timing == "reveal":
        steps = [after for effect in card.effects for after in happen(position, effect, step.seat, number)]
        position.push(*steps)
    return True
