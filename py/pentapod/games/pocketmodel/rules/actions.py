"""What may be done in a position: who acts, every legal action, and how likely those of chance are."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import CHANCE, Action
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import battle_actions, battle_actor, rolling_side
from pentapod.games.pocketmodel.rules.battle.declaring import attacks, declare_attacks_actions, order_battles_actions
from pentapod.games.pocketmodel.rules.cards.draws import draw_actions
from pentapod.games.pocketmodel.rules.cards.objectives import objective_plays, slot_actions
from pentapod.games.pocketmodel.rules.cards.piles import hidden_pile, likelihoods
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, WEIGHTS
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, Position
from pentapod.games.pocketmodel.rules.setup.placement import first_player_actions, placement_actions
from pentapod.games.pocketmodel.rules.strike.declaring import declare_strike_actions, strikes
from pentapod.games.pocketmodel.rules.strike.striking import order_strikers_actions, strike_actions
from pentapod.games.pocketmodel.rules.touches import done
from pentapod.games.pocketmodel.rules.units.aiming import aim_actions, turn_uses
from pentapod.games.pocketmodel.rules.units.moving import move_actions, move_after_battle_actions, moves
from pentapod.games.pocketmodel.rules.units.powers import powers
from pentapod.games.pocketmodel.rules.units.reserves import reinforce_actions


def legal(position: Position, step: steps.Step) -> list[Action]:
    """Every legal action in a step that waits, in any order."""
    match step:
        case steps.Battle():
            return battle_actions(position, step)
        case steps.Turn():
            return turn_actions(position, step)
        case steps.Draw():
            return draw_actions(position, step)
        case steps.Move():
            return move_actions(position, step)
        case steps.Placement():
            return placement_actions(position, step)
        case steps.DeclareAttacks():
            return declare_attacks_actions(position, step)
        case steps.OrderBattles():
            return order_battles_actions(position, step)
        case steps.Reroll():
            return [*ROLL_ACTIONS]
        case steps.DeclareStrike():
            return declare_strike_actions(position, step)
        case steps.OrderStrikers():
            return order_strikers_actions(position, step)
        case steps.Strike():
            return strike_actions(position, step)
        case steps.TurnUp() | steps.Swap():
            return slot_actions(position, step)
        case steps.Reinforce():
            return reinforce_actions(position, step)
        case steps.Aim():
            return aim_actions(position, step)
        case steps.MoveAfterBattle():
            return move_after_battle_actions(position, step)
        case steps.FirstPlayer():
            return first_player_actions(position)
        case steps.Reveal():
            return []
    assert_never(step)


def turn_actions(position: Position, step: steps.Turn) -> list[Action]:
    """Powers, abilities and the end of the turn; before the action also an objective, and the action itself."""
    seat = step.seat
    found = [*powers(position, seat), *turn_uses(position, seat), done(seat)]
    if position.flags & ACTION_DONE:
        return found
    return [
        *found,
        *objective_plays(position, seat),
        *moves(position, seat),
        *attacks(position, seat),
        *strikes(position, seat),
    ]


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


def weights(position: Position, step: steps.Step) -> tuple[int, ...]:
    """How likely the outcomes of a step of chance are, in the order of its actions."""
    match step:
        case steps.Draw():
            return likelihoods(position.pools[step.seat])
        case steps.TurnUp() | steps.Swap():
            return likelihoods(hidden_pile(position, step.seat, step.slot))
        case steps.FirstPlayer():
            return (1,) * len(position.alive)
    return WEIGHTS
