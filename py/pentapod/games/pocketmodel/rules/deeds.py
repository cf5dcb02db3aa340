"""What a legal action does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from typing import Final

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS, START_STARS
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import rolling_side
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.touched import touched, unit_fact
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL

_ENDS: Final[dict[type, str]] = {
    steps.Turn: "end-turn",
    steps.Move: "end-move",
    steps.DeclareAttacks: "begin-battles",
    steps.DeclareStrike: "begin-strike",
    steps.Reinforce: "no-more-reserves",
}
"""What *done* does, by the step."""

_DOES: Final[dict[type, str]] = {
    steps.Placement: "place",
    steps.OrderBattles: "fight-next",
    steps.DeclareStrike: "join-strike",
    steps.OrderStrikers: "strike-next",
    steps.Draw: "draw",
    steps.Swap: "swap",
    steps.TurnUp: "turn-up",
    steps.Reroll: "roll-again",
}
"""What everything else does, in steps in which only one thing is done."""


def deed(position: Position, action: Action, viewer: int | None) -> Message:
    """What a legal action does, as a viewer may know it."""
    step, path = position.todo[0], action.path
    if isinstance(step, steps.FirstPlayer):
        return because("first-player", seat=LETTERS.index(path[0]))
    seat = step.seat if action.seat == CHANCE else action.seat
    if isinstance(step, steps.Draw | steps.Swap) and viewer not in (CHANCE, seat) and position.ending is None:
        return because("draw-unseen" if isinstance(step, steps.Draw) else "swap-unseen", seat=seat)
    return because(_deed(position, step, path), **touched(position, path), seat=seat)


def _deed(position: Position, step: steps.PlayersStep, path: Path) -> Why:
    touch = path[0]
    if touch == DONE:
        if isinstance(step, steps.MoveAfterBattle):
            return because("stay", unit=unit_fact(position, step.unit))
        return _ENDS.get(type(step), "choose-no-more")
    if touch == USUAL:
        return because("usual", stars=START_STARS)
    match step:
        case steps.Battle():
            return _in_battle(position, step, touch)
        case steps.Strike():
            rolls = step.phase == steps.StrikePhase.ROLLING
            return because("roll", unit=unit_fact(position, step.unit)) if rolls else _answer(touch)
        case steps.Reinforce(zone=zone):
            return because("reinforce", zone=zone)
        case steps.Aim(card=card):
            return because("aim", card=card)
    return _DOES.get(type(step)) or _in_turn(position, path)


def _in_turn(position: Position, path: Path) -> Why:
    touch, second, *_ = path
    number_of = position.roster.number_of
    if touch not in number_of:
        return "replace" if touch in CARD_OF_CODE else "use"
    if second == REPAIR:
        return "repair"
    if path[-1] in ZONES:
        return "jump" if second == HYPERDRIVE else "move"
    if second not in number_of:
        return "strike"
    apart = any(unit_fact(position, number_of[one]).zone is not None for one in path)
    return because("attack-in" if apart else "attack", zone=position.where[number_of[touch]])


def _in_battle(position: Position, battle: steps.Battle, touch: str) -> Why:
    side = rolling_side(battle)
    if side is not None:
        return because("roll", unit=unit_fact(position, battle.unit(side)))
    if touch == PASS and not battle.fighter(steps.ATTACKER).roll:
        return "pass"
    return "play" if touch in CARD_OF_CODE else _answer(touch)


def _answer(touch: str) -> str:
    """What is done about a roll."""
    return {RESULT: "result", PASS: "let-stand", CARD: "again-by-card"}.get(touch, "again")
