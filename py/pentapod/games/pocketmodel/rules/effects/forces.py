"""The continuous abilities of face-up objectives: which are in force, whom they concern, and what they rule.

*Can't* beats *can*: see `ruling`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pentapod.engine.values import Numbers
from pentapod.games.pocketmodel.data.table import CARDS, STAR_LIMIT, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import Doing, Effect, Filter, Limit, Limited, Rule, Scope, Timing
from pentapod.games.pocketmodel.rules.position import Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, Move

E = TypeVar("E", bound=Effect)


_ALL: Final = Scope.ALL
_YOU: Final = Scope.YOU


class Force(NamedTuple, Generic[E]):
    """A continuous ability that is face up: whose, in which slot, and one of its effects."""

    owner: int
    slot: int
    card: Card
    effect: E


def in_force(position: Position, kind: type[E]) -> tuple[Force[E], ...]:
    """The effects of an operation that lie face up. Copies of an ability that does not stack count once a player."""
    return _continuous(position.slots).get(kind, ())


@lru_cache(maxsize=1024)
def _continuous(slots: tuple[Numbers, ...]) -> dict[type[object], tuple[Force[Any], ...]]:
    """The continuous effects of the cards in these slots, by operation."""
    found: dict[type[object], tuple[Force[Any], ...]] = {}
    for owner, contents in enumerate(slots):
        for slot, content in enumerate(contents):
            if content < 0:
                continue
            card = CARDS[content]
            if card.timing is Timing.CONTINUOUS and (card.stacks or content not in contents[:slot]):
                for effect in card.effects:
                    found[type(effect)] = (*found.get(type(effect), ()), Force(owner, slot, card, effect))
    return found


def concerns(force: Force[E], seat: int) -> bool:
    """Whether a continuous ability touches a player."""
    scope = force.card.scope
    return scope is _ALL or (scope is _YOU) == (seat == force.owner)


def fits(limits: Filter, unit: Unit, zone: int | None = None) -> bool:
    """Whether a unit in a zone is one that an effect is limited to."""
    return (
        (not limits.with_icon or limits.with_icon in unit.icons)
        and unit.stars >= limits.with_stars
        and (not limits.in_zone or zone == CONTESTED)
    )


def ruling(
    position: Position, what: Doing, seat: int, unit: Unit | None = None, zone: int | None = None
) -> bool | None:
    """What the face-up objectives say of something that a player may do: False if it can't be, True if it can.

    None if they say nothing. *Can't* beats *can*.
    """
    said = None
    for force in in_force(position, Rule):
        effect = force.effect
        if effect.what is what and concerns(force, seat) and (unit is None or fits(effect.filter, unit, zone)):
            if not effect.can:
                return False
            said = True
    return said


def limit(position: Position, what: Limited, seat: int) -> int:
    """By how much objectives raise a limit of a player. Copies add up."""
    return sum(
        force.effect.amount
        for force in in_force(position, Limit)
        if force.effect.what is what and concerns(force, seat)
    )


def star_limit(position: Position, what: Limited, seat: int) -> int:
    """The build stars of units that a player's action may have."""
    return STAR_LIMIT + limit(position, what, seat)


def room_for(position: Position, step: Move | DeclareAttacks | DeclareStrike) -> int:
    """The build stars of units that may still join an action."""
    match step:
        case Move(seat, units):
            return star_limit(position, Limited.MOVE, seat) - stars(position, units)
        case DeclareAttacks(seat, pairs):
            return star_limit(position, Limited.COMBAT, seat) - stars(position, [pair.unit for pair in pairs])
        case DeclareStrike(seat, units=units):
            return star_limit(position, Limited.STRIKE, seat) - stars(position, units)
