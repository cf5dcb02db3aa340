"""What may be done in a position, and what follows: who acts, each legal action, and how likely those of chance are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.state import CHANCE, Path
from pentapod.engine.values import Numbers
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import (
    battle_actions,
    battle_actor,
    play_battle,
    play_reroll,
    rolling_side,
    settle_battle,
)
from pentapod.games.pocketmodel.rules.battle.declaring import (
    DECLARE_ATTACKS,
    order_battles_actions,
    play_order_battles,
    settle_order_battles,
)
from pentapod.games.pocketmodel.rules.cards.objectives import play_swap, play_turn_up, settle_reveal, slot_actions
from pentapod.games.pocketmodel.rules.cards.piles import draw_actions, hidden_pile, likelihoods, play_draw, settle_draw
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, WEIGHTS
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.setup.placement import (
    first_player_actions,
    placement_actions,
    play_first_player,
    play_placement,
    settle_placement,
)
from pentapod.games.pocketmodel.rules.step_rules import StepRule
from pentapod.games.pocketmodel.rules.steps import Choices
from pentapod.games.pocketmodel.rules.strike.declaring import DECLARE_STRIKE
from pentapod.games.pocketmodel.rules.strike.striking import (
    order_strikers_actions,
    play_order_strikers,
    play_strike,
    settle_order_strikers,
    settle_strike,
    strike_actions,
)
from pentapod.games.pocketmodel.rules.turn import play_turn, settle_turn, turn_actions
from pentapod.games.pocketmodel.rules.units.aiming import aim_actions, play_aim, settle_aim
from pentapod.games.pocketmodel.rules.units.moving import MOVE, MOVE_AFTER_BATTLE
from pentapod.games.pocketmodel.rules.units.reserves import REINFORCE

RULES: Final[Mapping[type[steps.Step], StepRule]] = {
    steps.FirstPlayer: StepRule(actions=first_player_actions, play=play_first_player),
    steps.Placement: StepRule(settle_placement, placement_actions, play_placement),
    steps.Turn: StepRule(settle_turn, turn_actions, play_turn),
    steps.Move: MOVE,
    steps.DeclareAttacks: DECLARE_ATTACKS,
    steps.OrderBattles: StepRule(settle_order_battles, order_battles_actions, play_order_battles),
    steps.Battle: StepRule(settle_battle, battle_actions, play_battle),
    steps.Reroll: StepRule(actions=lambda position, step: [*ROLL_ACTIONS], play=play_reroll),
    steps.DeclareStrike: DECLARE_STRIKE,
    steps.OrderStrikers: StepRule(settle_order_strikers, order_strikers_actions, play_order_strikers),
    steps.Strike: StepRule(settle_strike, strike_actions, play_strike),
    steps.Draw: StepRule(settle_draw, draw_actions, play_draw),
    steps.TurnUp: StepRule(actions=slot_actions, play=play_turn_up),
    steps.Swap: StepRule(actions=slot_actions, play=play_swap),
    steps.Reveal: StepRule(settle_reveal),
    steps.Aim: StepRule(settle_aim, aim_actions, play_aim),
    steps.Reinforce: REINFORCE,
    steps.MoveAfterBattle: MOVE_AFTER_BATTLE,
}
"""The rule of each kind of step."""


def legal(position: Position, step: steps.Step) -> Choices:
    """Every legal action in a step that waits, in any order."""
    return RULES[type(step)].actions(position, step)


def settle(position: Position, step: steps.Step) -> bool:
    """Let the first step take itself as far as it can; False when it waits for its actor."""
    return RULES[type(step)].settle(position, step)


def run(position: Position) -> None:
    """Take every step that takes itself, until somebody has to choose, chance speaks or the game is over."""
    while position.todo and settle(position, position.todo[0]):
        pass


def play(position: Position, path: Path) -> None:
    """Take a legal action in the first step, and everything that follows from it."""
    step = position.todo[0]
    RULES[type(step)].play(position, step, path)
    run(position)


def is_roll(step: steps.Step) -> bool:
    """Whether chance rolls two dice."""
    match step:
        case steps.Battle():
            return rolling_side(step) is not None
        case steps.Strike():
            return step.phase == steps.StrikePhase.ROLLING
    return isinstance(step, steps.Reroll)


def actor(position: Position, step: steps.Step) -> int:
    """Who acts in a step that waits."""
    match step:
        case steps.Battle():
            return battle_actor(position, step)
        case steps.FirstPlayer() | steps.Draw() | steps.TurnUp() | steps.Swap() | steps.Reroll():
            return CHANCE
        case steps.Strike(phase=steps.StrikePhase.ROLLING):
            return CHANCE
    return step.seat


def automatic(step: steps.Step) -> bool:
    """Whether a step waits only for its result to be looked at."""
    match step:
        case steps.Battle():
            return step.phase == steps.BattlePhase.RESULT
        case steps.Strike():
            return step.phase == steps.StrikePhase.RESULT
    return False


def weights(position: Position, step: steps.Step) -> Numbers:
    """How likely the outcomes of a step of chance are, in the order of its actions."""
    match step:
        case steps.Draw():
            return likelihoods(position.pools[step.seat])
        case steps.TurnUp() | steps.Swap():
            return likelihoods(hidden_pile(position, step.seat, step.slot))
        case steps.FirstPlayer():
            return (1,) * len(position.alive)
    return WEIGHTS
