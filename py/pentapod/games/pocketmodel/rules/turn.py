"""What an action does, and all that follows by itself until somebody has to choose."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import play_battle, play_reroll, settle_battle
from pentapod.games.pocketmodel.rules.battle.declaring import (
    begin_attacks,
    play_declare_attacks,
    play_order_battles,
    settle_declare_attacks,
    settle_order_battles,
)
from pentapod.games.pocketmodel.rules.cards.draws import play_draw, settle_draw
from pentapod.games.pocketmodel.rules.cards.objectives import play_objective, play_swap, play_turn_up, settle_reveal
from pentapod.games.pocketmodel.rules.ending.endings import turn_over
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.setup.placement import play_first_player, play_placement, settle_placement
from pentapod.games.pocketmodel.rules.strike.declaring import begin_strike, play_declare_strike, settle_declare_strike
from pentapod.games.pocketmodel.rules.strike.striking import (
    play_order_strikers,
    play_strike,
    settle_order_strikers,
    settle_strike,
)
from pentapod.games.pocketmodel.rules.touches import DONE
from pentapod.games.pocketmodel.rules.units.aiming import play_aim, settle_aim, turn_uses, use_turn_ability
from pentapod.games.pocketmodel.rules.units.moving import (
    begin_move,
    play_move,
    play_move_after_battle,
    settle_move,
    settle_move_after_battle,
)
from pentapod.games.pocketmodel.rules.units.powers import powers, use_power
from pentapod.games.pocketmodel.rules.units.reserves import play_reinforce, settle_reinforce


def play(position: Position, path: Path) -> None:
    """Take a legal action in the next step, and everything that follows from it."""
    _play(position, position.todo[0], path)
    run(position)


def run(position: Position) -> None:
    """Take every step that takes itself, until somebody has to choose, chance speaks or the game is over."""
    while position.todo and settle(position, position.todo[0]):
        pass


def settle(position: Position, step: steps.Step) -> bool:
    """Let the next step take itself as far as it can; False when it waits for its actor."""
    match step:
        case steps.Battle():
            return settle_battle(position, step)
        case steps.Turn():
            return settle_turn(position, step)
        case steps.Draw():
            return settle_draw(position, step)
        case steps.Move():
            return settle_move(position, step)
        case steps.OrderBattles():
            return settle_order_battles(position, step)
        case steps.Placement():
            return settle_placement(position, step)
        case steps.DeclareAttacks():
            return settle_declare_attacks(position, step)
        case steps.DeclareStrike():
            return settle_declare_strike(position, step)
        case steps.OrderStrikers():
            return settle_order_strikers(position, step)
        case steps.Strike():
            return settle_strike(position, step)
        case steps.Reveal():
            return settle_reveal(position, step)
        case steps.Aim():
            return settle_aim(position, step)
        case steps.Reinforce():
            return settle_reinforce(position, step)
        case steps.MoveAfterBattle():
            return settle_move_after_battle(position, step)
        case steps.FirstPlayer() | steps.Reroll() | steps.TurnUp() | steps.Swap():
            return False
    assert_never(step)


def _play(position: Position, step: steps.Step, path: Path) -> None:
    match step:
        case steps.Battle():
            play_battle(position, step, path)
        case steps.Turn():
            play_turn(position, step, path)
        case steps.Draw():
            play_draw(position, step, path)
        case steps.Move():
            play_move(position, step, path)
        case steps.Placement():
            play_placement(position, step, path)
        case steps.DeclareAttacks():
            play_declare_attacks(position, step, path)
        case steps.OrderBattles():
            play_order_battles(position, step, path)
        case steps.Reroll():
            play_reroll(position, step, path)
        case steps.DeclareStrike():
            play_declare_strike(position, step, path)
        case steps.OrderStrikers():
            play_order_strikers(position, step, path)
        case steps.Strike():
            play_strike(position, step, path)
        case steps.TurnUp():
            play_turn_up(position, step, path)
        case steps.Swap():
            play_swap(position, step, path)
        case steps.Aim():
            play_aim(position, step, path)
        case steps.Reinforce():
            play_reinforce(position, step, path)
        case steps.MoveAfterBattle():
            play_move_after_battle(position, step, path)
        case steps.FirstPlayer():
            play_first_player(position, path)
        case steps.Reveal():
            raise AssertionError("A card that was revealed leaves nothing to choose.")
        case _:
            assert_never(step)


# ---------------------------------------------------------------------------------------------- the turn itself


def settle_turn(position: Position, step: steps.Turn) -> bool:
    """After the action the turn ends by itself when there is nothing left that may be done."""
    seat = step.seat
    acted = position.flags & ACTION_DONE
    if seat in position.out or (acted and not powers(position, seat) and not turn_uses(position, seat)):
        turn_over(position, seat)
        return True
    return False


def play_turn(position: Position, step: steps.Turn, path: Path) -> None:
    """One of all the things that may be done in a turn, told by its touches."""
    seat, first = step.seat, path[0]
    number_of = position.roster.number_of
    if first == DONE:
        turn_over(position, seat)
    elif first in CARD_OF_CODE:
        play_objective(position, seat, CARD_OF_CODE[first], _slot(path[1]))
    elif first not in number_of:
        use_turn_ability(position, seat, _slot(first), number_of[path[1]])
    elif path[1] in (REPAIR, HYPERDRIVE):
        use_power(position, path)
    elif path[1] in ZONES:
        begin_move(position, seat, path)
    elif path[1] in number_of:
        begin_attacks(position, seat, path)
    else:
        begin_strike(position, seat, number_of[first], LETTERS.index(path[1][0]), _slot(path[1]))


def _slot(touch: str) -> int:
    """The number of a slot by its touch."""
    return int(touch[1:]) - 1
