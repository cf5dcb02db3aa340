"""An action as advice to its seat: an imperative without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, LETTERS, START_STARS
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import rolling_side
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL
from pentapod.games.pocketmodel.words.describe import UnitStep
from pentapod.games.pocketmodel.words.names import name_in_zone, own_zone_name, slot_name, unit_name, whole_name

_ROLL = "Roll the dice"


def suggest(position: Position, action: Action, names: Sequence[str]) -> str:
    """A legal action as advice to its seat: `Attack Orange's TIE Fighter with X-wing`."""
    step, path = position.todo[0], action.path
    if isinstance(step, steps.FirstPlayer):
        return "Let the dice name the first player"
    if path[0] == DONE:
        return _done(position, step, names)
    match step:
        case steps.Turn():
            return _in_turn(position, step.seat, path, names)
        case steps.Battle():
            return _in_battle(position, step, path[0])
        case steps.Strike():
            return _in_strike(position, step, path[0])
        case steps.Draw():
            return "Draw a card"
        case steps.Swap():
            return "Take the face-down card"
        case steps.TurnUp() | steps.Reveal():
            return "Turn the objective up"
        case steps.Reroll():
            return _ROLL
    return _unit_chosen(position, step, path, names)


def _done(position: Position, step: steps.PlayersStep, names: Sequence[str]) -> str:
    match step:
        case steps.Turn():
            return "End your turn"
        case steps.Move():
            return "End your move"
        case steps.DeclareAttacks():
            return "Begin the battles"
        case steps.DeclareStrike():
            return "Begin the strike"
        case steps.Reinforce():
            return "Bring in no more units"
        case steps.MoveAfterBattle():
            return f"Leave {unit_name(position, step.unit, names)} where it is"
    return "Choose no more units"


def _in_turn(position: Position, seat: int, path: Path, names: Sequence[str]) -> str:
    touch, number_of = path[0], position.roster.number_of
    if touch in CARD_OF_CODE:
        return f"Replace {slot_name(position, path[1])} with {CARDS[CARD_OF_CODE[touch]].name}"
    if touch not in number_of:
        return f"Use {slot_name(position, touch)} on {unit_name(position, number_of[path[1]], names)}"
    number = number_of[touch]
    unit = unit_name(position, number, names)
    if path[1] == REPAIR:
        return f"Repair {unit}"
    if path[1] == HYPERDRIVE:
        jumper = unit_name(position, number, names, "from")
        return f"Jump with {jumper} to {own_zone_name(ZONES.index(path[2]), seat, names)}"
    if path[1] in ZONES:
        return (
            f"Move {unit_name(position, number, names, 'from')} to {own_zone_name(ZONES.index(path[1]), seat, names)}"
        )
    if path[1] in number_of:
        foe = number_of[path[1]]
        whose = names[position.roster.owners[foe]]
        return f"Attack {whose}'s {name_in_zone(position, foe)} with {name_in_zone(position, number)}"
    what = slot_name(position, path[1])
    objective = what if what[0].isupper() else "face-down objective"
    return f"Strike {names[LETTERS.index(path[1][0])]}'s {objective} with {name_in_zone(position, number)}"


def _in_battle(position: Position, battle: steps.Battle, touch: str) -> str:
    if rolling_side(battle) is not None:
        return _ROLL
    if touch == RESULT:
        return "Look at the result"
    if touch == PASS:
        return "Let the roll stand" if battle.fighter(steps.ATTACKER).roll else "Play no card"
    if touch in CARD_OF_CODE:
        return f"Play {CARDS[CARD_OF_CODE[touch]].name}"
    return f"Roll again by {'the card' if touch == CARD else slot_name(position, touch)}"


def _in_strike(position: Position, strike: steps.Strike, touch: str) -> str:
    if strike.phase == steps.StrikePhase.ROLLING:
        return _ROLL
    if touch == RESULT:
        return "Look at the result"
    return "Let the roll stand" if touch == PASS else f"Roll again by {slot_name(position, touch)}"


def _unit_chosen(
    position: Position,
    step: UnitStep,
    path: Path,
    names: Sequence[str],
) -> str:
    if path[0] == USUAL:
        return f"Place the usual {START_STARS} stars"
    number = position.roster.number_of[path[0]]
    unit = unit_name(position, number, names)
    match step:
        case steps.Placement():
            return f"Place {unit} in your home zone"
        case steps.Move() | steps.MoveAfterBattle() | steps.DeclareAttacks():
            return _in_turn(position, step.seat, path, names)
        case steps.OrderBattles():
            return f"Let {unit} fight now"
        case steps.DeclareStrike():
            return f"Add {unit} to the strike"
        case steps.OrderStrikers():
            return f"Let {unit} strike now"
        case steps.Reinforce():
            return f"Bring {unit} to {own_zone_name(step.zone, step.seat, names)}"
        case steps.Aim():
            return f"Choose {whole_name(position, number, names)} for {CARDS[step.card].name}"
    assert_never(step)
