"""The result of a battle: hits, destruction, what follows, and the refill."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.games.pocketmodel.data.table import MAX_HAND
from pentapod.games.pocketmodel.data.vocabulary import Limited, Moment, moment_of
from pentapod.games.pocketmodel.rules.cards.piles import discard
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.forces import limit
from pentapod.games.pocketmodel.rules.effects.outcomes import happen, harm
from pentapod.games.pocketmodel.rules.effects.values import abilities, certain, damage_taken, margin
from pentapod.games.pocketmodel.rules.ending.elimination import casualties
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import SIDES, Battle, Draw, Step


def hits(position: Position, battle: Battle, side: int) -> bool:
    """Whether a side hits with the base roll that counts."""
    roll = battle.fighter(side).roll
    assert roll is not None
    return certain(position, battle, side, roll) or total(roll) >= margin(position, battle, side)


def compare(position: Position, battle: Battle) -> None:
    """Both sides check for a hit at the same time; the counters are put before anything is destroyed."""
    hitting = [side for side in SIDES if hits(position, battle, side)]
    taken = {1 - side: damage_taken(position, battle, 1 - side) for side in hitting}
    for side in SIDES:
        harm(position, battle.unit(side), taken.get(side, 0))
    position.become(battle.next_phase())
    position.push(*(step for side in hitting for step in _happening(position, battle, side, Moment.HIT)))


def _happening(position: Position, battle: Battle, side: int, moment: Moment) -> Iterator[Step]:
    """What the card of a side does at a moment."""
    for effect in abilities(position, battle, side):
        if moment_of(effect) is moment:
            fighter, foe = battle.fighter(side), battle.fighters[1 - side]
            assert fighter.card is not None
            seat = position.roster.owners[fighter.unit]
            yield from happen(position, effect, seat, fighter.card, fighter.unit, foe and foe.unit)


def moments(position: Position, battle: Battle, moment: Moment) -> list[Step]:
    """What the cards of both sides do at a moment: the attacker's first."""
    steps: list[Step] = []
    for side in SIDES:
        fighter = battle.fighters[side]
        if fighter and (moment is not Moment.SURVIVED or position.where[fighter.unit] <= CONTESTED):
            steps += _happening(position, battle, side, moment)
    return steps


def destroy(position: Position, battle: Battle) -> None:
    """Both units, and whatever else has too many counters, are destroyed together."""
    fallen = casualties(position)
    if position.ending:
        return
    steps: list[Step] = []
    for side, fighter in enumerate(battle.fighters):
        if fighter and fighter.unit in fallen and position.roster.owners[fighter.unit] not in position.out:
            steps += _happening(position, battle, side, Moment.DESTROYED)
    position.push(*steps)


def survive(position: Position, battle: Battle) -> None:
    """What happens to units that survived."""
    position.push(*moments(position, battle, Moment.SURVIVED))


def refill(position: Position, battle: Battle) -> None:
    """Cards that were played are discarded; those who played draw up to their maximum, the attacker first."""
    draws = []
    for fighter in battle.fighters:
        if fighter and fighter.card is not None:
            seat = position.roster.owners[fighter.unit]
            discard(position, seat, fighter.card)
            room = MAX_HAND + limit(position, Limited.HAND, seat) - len(position.hands[seat])
            if room > 0:
                draws.append(Draw(seat, room))
    position.push(*draws)
