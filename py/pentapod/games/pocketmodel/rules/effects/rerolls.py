"""The rerolls that are open in a battle or a strike."""

from __future__ import annotations

from typing import NamedTuple

from pentapod.engine.state import Action
from pentapod.games.pocketmodel.data.vocabulary import Doing, Keep, RerollDice, Whose
from pentapod.games.pocketmodel.rules.effects.forces import concerns, in_force, ruling
from pentapod.games.pocketmodel.rules.effects.values import abilities
from pentapod.games.pocketmodel.rules.position import REROLL_DONE, Position
from pentapod.games.pocketmodel.rules.roster import slot_touch
from pentapod.games.pocketmodel.rules.steps import SIDES, Battle, Choices
from pentapod.games.pocketmodel.rules.touches import CARD, PASS


class OpenReroll(NamedTuple):
    """A reroll that is open."""

    roller: int
    """Whose dice are rolled again."""
    slot: int | None
    """The slot of the objective that allows it; None for the card in play."""
    keep: Keep
    optional: bool


def rerolls(position: Position, battle: Battle, side: int) -> list[OpenReroll]:
    """The rerolls that the player of a side may use now."""
    owners = position.roster.owners
    seats = tuple(owners[battle.unit(other)] for other in SIDES)
    found = []
    if not battle.fighter(side).rerolled:
        for effect in abilities(position, battle, side):
            if isinstance(effect, RerollDice):
                roller = seats[side if effect.who is Whose.SELF else 1 - side]
                found.append(OpenReroll(roller, None, effect.keep, effect.optional))
    found += _objective_rerolls(position, seats[side])
    return _allowed(position, found)


def strike_rerolls(position: Position, seat: int) -> list[OpenReroll]:
    """The rerolls that a player may use for the roll of a striker."""
    return _allowed(position, _objective_rerolls(position, seat))


def _allowed(position: Position, found: list[OpenReroll]) -> list[OpenReroll]:
    return [reroll for reroll in found if ruling(position, Doing.REROLL, reroll.roller) is not False]


def _objective_rerolls(position: Position, seat: int) -> list[OpenReroll]:
    """The rerolls by objectives that a player has left this turn."""
    if position.flags & REROLL_DONE or position.turn != seat:
        return []
    return [
        OpenReroll(seat, force.slot, force.effect.keep, force.effect.optional)
        for force in in_force(position, RerollDice)
        if concerns(force, seat)
    ]


def reroll_actions(seat: int, found: list[OpenReroll]) -> Choices:
    """A reroll or none."""
    return [Action(seat, (touch,)) for touch in (*(reroll_touch(seat, reroll) for reroll in found), PASS)]


def reroll_of(seat: int, found: list[OpenReroll], touch: str) -> OpenReroll:
    """The reroll with this touch."""
    return next(reroll for reroll in found if reroll_touch(seat, reroll) == touch)


def reroll_touch(seat: int, reroll: OpenReroll) -> str:
    """The touch by which a player uses a reroll: the card in play, or the slot of an objective."""
    return CARD if reroll.slot is None else slot_touch(seat, reroll.slot)
