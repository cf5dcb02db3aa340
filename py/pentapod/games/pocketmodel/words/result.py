"""What came of an action: the results of battles and strikes, and what followed at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.message import Message, because
from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.data.vocabulary import Value
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.result import hits
from pentapod.games.pocketmodel.rules.dice import total
from pentapod.games.pocketmodel.rules.effects.values import (
    Part,
    battle_parts,
    certain,
    slot_parts,
    strike_parts,
    summed,
)
from pentapod.games.pocketmodel.rules.position import Event, EventKind, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.strike.striking import succeeds
from pentapod.games.pocketmodel.rules.touched import unit_fact
from pentapod.games.pocketmodel.words.cards import chained


def rolled(roll: int, parts: Sequence[Part]) -> Message:
    """A roll and what is added to it, with the sum."""
    if not parts:
        return because("rolled", base=total(roll))
    return because("rolled-sum", base=total(roll), sum=parts, total=total(roll) + summed(parts))


def needed(parts: Sequence[Part]) -> Message:
    """A defense and what is added to it, with the sum if there is more than one part."""
    return because("needed-sum" if len(parts) > 1 else "needed", sum=parts, total=summed(parts))


def terms(parts: Sequence[Part]) -> Message:
    """The parts of a total."""
    return chained("sum", [because("term", source=part.source, amount=part.amount) for part in parts])


def result(position: Position) -> Iterator[Message]:
    """A battle or a strike, worked out."""
    step = position.todo[0]
    if isinstance(step, steps.Battle):
        for side in steps.SIDES:
            yield _attack(position, step, side)
    else:
        assert isinstance(step, steps.Strike)
        yield _strike(position, step)


def brief_result(before: Position, after: Position) -> Iterator[Message]:
    """The same without the sums: only what came of it."""
    step, followed = before.todo[0], list(consequences(before, after))
    if isinstance(step, steps.Strike):
        yield because(f"{_verdict(before, step)}-brief", struck=_struck(before, step))
    elif not followed:
        assert isinstance(step, steps.Battle)
        yield because("result-none", units=[unit_fact(before, step.unit(side)) for side in steps.SIDES])
    yield from followed


def _attack(position: Position, battle: steps.Battle, side: int) -> Message:
    """One side's attack in a battle."""
    fighter = battle.fighter(side)
    assert fighter.roll is not None
    unit = unit_fact(position, fighter.unit)
    if certain(position, battle, side, fighter.roll):
        return because("result-sure", unit=unit, base=total(fighter.roll))
    attack = battle_parts(position, battle, side, Value.ATTACK)
    defense = battle_parts(position, battle, 1 - side, Value.DEFENSE)
    key = "result-hit" if hits(position, battle, side) else "result-miss"
    return because(key, unit=unit, rolled=(fighter.roll, attack), needed=defense)


def _strike(position: Position, step: steps.Strike) -> Message:
    assert step.roll is not None
    owner, content = struck = _struck(position, step)
    return because(
        _verdict(position, step),
        unit=unit_fact(position, step.unit),
        rolled=(step.roll, strike_parts(position, step.unit)),
        needed=slot_parts(position, owner, step.slot, CARDS[content]),
        struck=struck,
    )


def _struck(position: Position, step: steps.Strike) -> tuple[int, int]:
    """Whose objective is struck, and its card."""
    return step.owner, position.slots[step.owner][step.slot]


def _verdict(position: Position, step: steps.Strike) -> str:
    return "result-destroys" if succeeds(position, step) else "result-fails"


# ---------------------------------------------------------------------------------------------- what followed


def consequences(before: Position, after: Position) -> Iterator[Message]:
    """What followed at once: counters put on and taken off, units held, destroyed or idle, players out."""
    fallen = [event.unit for event in after.events if event.kind is EventKind.DESTROYED]
    for event in after.events:
        if event.kind is EventKind.DESTROYED or event.unit not in fallen:
            yield _happened(before, after, event)
    left = [seat for seat in after.out if seat not in before.out]
    if left:
        yield because("happened-out", seats=left)


def _happened(before: Position, after: Position, event: Event) -> Message:
    key, unit = f"happened-{event.kind}", unit_fact(before, event.unit)
    if event.foe is None:
        return because(key, unit=unit, seat=unit.owner, amount=event.amount)
    gone = after.where[event.foe] > CONTESTED
    return because(key, unit=unit, foe_unit=unit_fact(before, event.foe), gone=gone)
