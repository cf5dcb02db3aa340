"""What a legal action does, as a key and facts: for the log, and as advice."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.message import Message, Why, because
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, LETTERS, START_STARS
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.battle.battle import rolling_side
from pentapod.games.pocketmodel.rules.objections import unit_fact
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR, ZONES
from pentapod.games.pocketmodel.rules.touches import CARD, DONE, PASS, RESULT, USUAL, slot_of

_ENDS: Final[dict[type, str]] = {
    steps.Turn: "end-turn",
    steps.Move: "end-move",
    steps.DeclareAttacks: "begin-battles",
    steps.DeclareStrike: "begin-strike",
    steps.Reinforce: "no-more-reserves",
}
"""What *done* does, by the step."""


def deed(position: Position, action: Action, viewer: int | None) -> Message:
    """What a legal action does, as a viewer may know it."""
    step, path = position.todo[0], action.path
    if isinstance(step, steps.FirstPlayer):
        return because("first-player", seat=LETTERS.index(path[0]))
    why = _done(position, step) if path[0] == DONE else _deed(position, step, path, viewer)
    return because(why, seat=step.seat if action.seat == CHANCE else action.seat)


def _done(position: Position, step: steps.PlayersStep) -> Why:
    if isinstance(step, steps.MoveAfterBattle):
        return because("stay", unit=unit_fact(position, step.unit))
    return _ENDS.get(type(step), "choose-no-more")


def _deed(position: Position, step: steps.PlayersStep, path: Path, viewer: int | None) -> Why:
    touch = path[0]
    match step:
        case steps.Battle():
            return _in_battle(position, step, touch)
        case steps.Strike():
            if step.phase == steps.StrikePhase.ROLLING:
                return because("roll", unit=unit_fact(position, step.unit), roll=int(touch))
            return _answer(position, touch)
        case steps.Draw() | steps.Swap():
            draws = isinstance(step, steps.Draw)
            if viewer not in (CHANCE, step.seat) and position.ending is None:
                return "draw-unseen" if draws else "swap-unseen"
            return because("draw" if draws else "swap", card=CARD_OF_CODE[touch])
        case steps.TurnUp() | steps.Reveal():
            return because("turn-up", card=CARD_OF_CODE[touch])
        case steps.Reroll():
            return because("roll-again", roll=int(touch))
        case steps.Turn() | steps.Move() | steps.MoveAfterBattle() | steps.DeclareAttacks():
            return _in_turn(position, path)
    if touch == USUAL:
        return because("usual", stars=START_STARS)
    return because(_chosen(step), unit=unit_fact(position, position.roster.number_of[touch]))


def _chosen(
    step: steps.Placement
    | steps.OrderBattles
    | steps.DeclareStrike
    | steps.OrderStrikers
    | steps.Aim
    | steps.Reinforce,
) -> Why:
    """What choosing a unit does."""
    match step:
        case steps.Placement():
            return "place"
        case steps.OrderBattles():
            return "fight-next"
        case steps.DeclareStrike():
            return "join-strike"
        case steps.OrderStrikers():
            return "strike-next"
        case steps.Reinforce():
            return because("reinforce", zone=step.zone)
        case steps.Aim():
            return because("aim", card=step.card)
    assert_never(step)


def _in_turn(position: Position, path: Path) -> Why:
    touch, second, *_ = path
    roster = position.roster
    if touch in CARD_OF_CODE:
        return because("replace", objective=_objective(position, second), card=CARD_OF_CODE[touch])
    if touch not in roster.number_of:
        target = roster.number_of[second]
        return because("use", objective=_objective(position, touch), unit=unit_fact(position, target))
    number = roster.number_of[touch]
    unit = unit_fact(position, number)
    if second == REPAIR:
        return because("repair", unit=unit)
    if path[-1] in ZONES:
        zone = ZONES.index(path[-1])
        return because("jump" if second == HYPERDRIVE else "move", unit=unit, zone=zone)
    if second in roster.number_of:
        foe = unit_fact(position, roster.number_of[second])
        apart = unit.zone is not None or foe.zone is not None
        zone = position.where[number]
        return because("attack-in" if apart else "attack", unit=unit, foe_unit=foe, zone=zone)
    return because("strike", unit=unit, struck=(LETTERS.index(second[0]), _objective(position, second)))


def _in_battle(position: Position, battle: steps.Battle, touch: str) -> Why:
    side = rolling_side(battle)
    if side is not None:
        return because("roll", unit=unit_fact(position, battle.unit(side)), roll=int(touch))
    if touch == PASS and not battle.fighter(steps.ATTACKER).roll:
        return "pass"
    if touch in CARD_OF_CODE:
        return because("play", card=CARD_OF_CODE[touch])
    return _answer(position, touch)


def _answer(position: Position, touch: str) -> Why:
    """What is done about a roll."""
    if touch in (RESULT, PASS):
        return "result" if touch == RESULT else "let-stand"
    return "again-by-card" if touch == CARD else because("again", objective=_objective(position, touch))


def _objective(position: Position, touch: str) -> int:
    """The card in the slot with a touch; -1 if it lies face down."""
    slot = slot_of(position, touch)
    assert slot
    return max(-1, position.slots[slot[0]][slot[1]])
