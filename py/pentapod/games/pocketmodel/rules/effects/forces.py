"""The continuous abilities of face-up objectives: which are in force, whom they concern, and what they rule.

*Can't* beats *can*: see `ruling`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pentapod.games.pocketmodel.data.table import CARDS, STAR_LIMIT, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import Effect
from pentapod.games.pocketmodel.rules.position import Position, stars
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, Move


class Force(NamedTuple):
    """A continuous ability that is face up: whose, in which slot, and one of its effects."""

    owner: int
    slot: int
    card: Card
    effect: Effect


def in_force(position: Position, op: str) -> tuple[Force, ...]:
    """The effects of an operation that lie face up. Copies of an ability that does not stack count once a player."""
    return _lying(position.slots).get(op, ())


@lru_cache(maxsize=1024)
def _lying(slots: tuple[tuple[int, ...], ...]) -> dict[str, tuple[Force, ...]]:
    """The continuous effects of the cards in these slots, by operation."""
    found: dict[str, tuple[Force, ...]] = {}
    for owner, contents in enumerate(slots):
        for slot, content in enumerate(contents):
            if content < 0:
                continue
            card = CARDS[content]
            if card.timing == "continuous" and (card.stacks or content not in contents[:slot]):
                for effect in card.effects:
                    found[effect.op] = (*found.get(effect.op, ()), Force(owner, slot, card, effect))
    return found


def concerns(force: Force, seat: int) -> bool:
    """Whether a continuous ability touches a player."""
    scope = force.card.scope
    return scope == "all" or (scope == "you") == (seat == force.owner)


def fits(effect: Effect, unit: Unit, zone: int = -1) -> bool:
    """Whether a unit is one that an effect is limited to."""
    return (
        (not effect.with_icon or effect.with_icon in unit.icons)
        and unit.stars >= effect.with_stars
        and (not effect.in_zone or zone == CONTESTED)
    )


def ruling(position: Position, what: str, seat: int, unit: Unit | None = None, zone: int = -1) -> bool | None:
    """What the face-up objectives say of something that a player may do: False if it can't be, True if it can.

    None if they say nothing. *Can't* beats *can*.
    """
    said = None
    for force in in_force(position, "rule"):
        effect = force.effect
        if effect.what == what and concerns(force, seat) and (unit is None or fits(effect, unit, zone)):
            if not effect.can:
                return False
            said = True
    return said


def limit(position: Position, what: str, seat: int) -> int:
    """By how much objectives raise a limit of a player. Copies add up."""
    return sum(
        force.effect.amount
        for force in in_force(position, "limit")
        if force.effect.what == what and concerns(force, seat)
    )


def star_limit(position: Position, what: str, seat: int) -> int:
    """The build stars of units that a player's action may have."""
    return STAR_LIMIT + limit(position, what, seat)


def room_for(position: Position, step: Move | DeclareAttacks | DeclareStrike) -> int:
    """The build stars of units that may still join an action."""
    match step:
        case Move(seat, units):
            return star_limit(position, "move", seat) - stars(position, units)
        case DeclareAttacks(seat, pairs):
            return star_limit(position, "combat", seat) - stars(position, [pair.unit for pair in pairs])
        case DeclareStrike(seat, units=units):
            return star_limit(position, "strike", seat) - stars(position, units)
