"""Every kind of step: what it does by itself, what may be chosen in it, and what a choice does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.rules import battle, cards, combat, moving, reserves, strike
from pentapod.games.pocketmodel.rules import turn as turns
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, WEIGHTS
from pentapod.games.pocketmodel.rules.endings import RESULT
from pentapod.games.pocketmodel.rules.position import (
    AIM,
    BATTLE,
    DRAW,
    FIRST,
    HOP,
    MOVE,
    ORDER,
    PAIR,
    PLACE,
    REROLL,
    RESERVES,
    REVEAL,
    STRIKE,
    STRIKERS,
    SWAP,
    TURN,
    TURN_UP,
    Position,
    Step,
)


class Kind(NamedTuple):
    """What a kind of step does. A step whose `settle` says False waits for its actor."""

    settle: Callable[[Position, Step], bool]
    choices: Callable[[Position, Step], list[Action]]
    chosen: Callable[[Position, Step, Path], None]


def _waits(position: Position, step: Step) -> bool:
    return False


def _nothing(position: Position, step: Step) -> list[Action]:
    return []


def _never(position: Position, step: Step, path: Path) -> None:
    raise AssertionError(step)


def _rolls(position: Position, step: Step) -> list[Action]:
    return list(ROLL_ACTIONS)


KINDS: Final = {
    FIRST: Kind(_waits, turns.choose_first, turns.chosen_first),
    PLACE: Kind(turns.settle_place, turns.choose_place, turns.chosen_place),
    DRAW: Kind(reserves.settle_draw, reserves.choose_draw, reserves.chosen_draw),
    TURN: Kind(turns.settle, turns.choices, turns.chosen),
    MOVE: Kind(moving.settle, moving.choices, moving.chosen),
    PAIR: Kind(combat.settle_pair, combat.choose_pair, combat.chosen_pair),
    ORDER: Kind(combat.settle_order, combat.choose_order, combat.chosen_order),
    BATTLE: Kind(battle.settle, battle.choices, battle.chosen),
    AIM: Kind(reserves.settle_aim, reserves.choose_aim, reserves.chosen_aim),
    RESERVES: Kind(reserves.settle_reserves, reserves.choose_reserves, reserves.chosen_reserves),
    HOP: Kind(reserves.settle_hop, reserves.choose_hop, reserves.chosen_hop),
    REROLL: Kind(_waits, _rolls, battle.rerolled),
    STRIKERS: Kind(strike.settle_strikers, strike.choose_strikers, strike.chosen_strikers),
    STRIKE: Kind(strike.settle, strike.choices, strike.chosen),
    TURN_UP: Kind(_waits, strike.choose_turn_up, strike.chosen_turn_up),
    SWAP: Kind(_waits, turns.choose_swap, turns.chosen_swap),
    REVEAL: Kind(strike.settle_reveal, _nothing, _never),
}

_DRAWN: Final = (DRAW, TURN_UP, SWAP)


def run(position: Position) -> None:
    """Take every step that takes itself, until somebody has to choose, chance speaks or the game is over."""
    while position.todo:
        step = position.todo[0]
        if not KINDS[step.kind].settle(position, step):
            return


def rolling(step: Step) -> bool:
    """Whether chance rolls two dice."""
    if step.kind == BATTLE:
        return battle.rolls_for(step) is not None
    return step.kind == REROLL or (step.kind == STRIKE and step.phase == strike.ROLLING)


def actor(position: Position, step: Step) -> int:
    """Who acts in a step that waits."""
    if step.kind == FIRST or step.kind in _DRAWN or rolling(step):
        return CHANCE
    return battle.actor(position, step) if step.kind == BATTLE else step.seat


def automatic(step: Step) -> bool:
    """Whether a step waits only for its result to be looked at."""
    if step.kind == BATTLE:
        return step.phase == RESULT
    return step.kind == STRIKE and step.phase == strike.RESULT


def pile(position: Position, step: Step) -> bytes:
    """The cards that chance draws from in a step."""
    if step.kind == DRAW:
        return position.pools[step.seat]
    return cards.pile_of(position, step.seat, step.slot)


def weights(position: Position, step: Step) -> tuple[int, ...]:
    """How likely the outcomes of a step of chance are, in the order of its choices."""
    if step.kind in _DRAWN:
        return cards.likelihoods(pile(position, step))
    return WEIGHTS if rolling(step) else (1,) * len(position.alive)
