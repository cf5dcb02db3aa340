"""A turn: what may be done in it, and when it ends by itself."""

from __future__ import annotations

from pentapod.engine.state import Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS
from pentapod.games.pocketmodel.rules.battle.declaring import attacks, begin_attacks
from pentapod.games.pocketmodel.rules.cards.objectives import objective_plays, play_objective
from pentapod.games.pocketmodel.rules.ending.endings import turn_over
from pentapod.games.pocketmodel.rules.position import ACTION_DONE, Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.steps import Choices, Turn
from pentapod.games.pocketmodel.rules.strike.declaring import begin_strike, strikes
from pentapod.games.pocketmodel.rules.touches import DONE, done
from pentapod.games.pocketmodel.rules.units.aiming import turn_uses, use_turn_ability
from pentapod.games.pocketmodel.rules.units.moving import begin_move, moves
from pentapod.games.pocketmodel.rules.units.powers import powers, use_power


def turn_actions(position: Position, step: Turn) -> Choices:
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


def settle_turn(position: Position, step: Turn) -> bool:
    """After the action the turn ends by itself when there is nothing left that may be done."""
    seat = step.seat
    acted = position.flags & ACTION_DONE
    if seat in position.out or (acted and not powers(position, seat) and not turn_uses(position, seat)):
        turn_over(position, seat)
        return True
    return False


def play_turn(position: Position, step: Turn, path: Path) -> None:
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
