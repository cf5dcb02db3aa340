"""A battle in its phases: cards, rolls, rerolls, and the result, of which `result.py` tells."""

from __future__ import annotations

from typing import Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, COMBAT
from pentapod.games.pocketmodel.data.vocabulary import Moment
from pentapod.games.pocketmodel.rules.battle.result import compare, destroy, moments, refill, survive
from pentapod.games.pocketmodel.rules.cards.piles import from_hand
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, kept
from pentapod.games.pocketmodel.rules.effects.rerolls import OpenReroll, reroll_actions, reroll_of, rerolls
from pentapod.games.pocketmodel.rules.position import REROLL_DONE, Position
from pentapod.games.pocketmodel.rules.steps import ATTACKER, DEFENDER, Battle, BattlePhase, Choices, Reroll, Strike
from pentapod.games.pocketmodel.rules.touches import PASS, RESULT

_PLAYS: Final = {
    BattlePhase.ATTACKER_PLAYS: ATTACKER,
    BattlePhase.DEFENDER_PLAYS: DEFENDER,
    BattlePhase.ATTACKER_ANSWERS: ATTACKER,
}
_ROLLS: Final = {BattlePhase.ATTACKER_ROLLS: ATTACKER, BattlePhase.DEFENDER_ROLLS: DEFENDER}
_REROLLS: Final = {BattlePhase.ATTACKER_REROLLS: ATTACKER, BattlePhase.DEFENDER_REROLLS: DEFENDER}


def player(position: Position, battle: Battle, side: int) -> int:
    """The seat of a side."""
    return position.roster.owners[battle.unit(side)]


def asked_side(battle: Battle) -> int | None:
    """Which side is asked for a card or a reroll in this phase."""
    return _PLAYS.get(battle.phase, _REROLLS.get(battle.phase))


def rolling_side(battle: Battle) -> int | None:
    """For which side chance rolls in this phase."""
    return _ROLLS.get(battle.phase)


def battle_actor(position: Position, battle: Battle) -> int:
    """Who acts in a battle that waits."""
    if battle.phase in _ROLLS:
        return CHANCE
    side = asked_side(battle)
    return battle.seat if side is None else player(position, battle, side)


def settle_battle(position: Position, battle: Battle) -> bool:
    """Go through a phase in which nobody has to choose."""
    phase = battle.phase
    if phase in _ROLLS or phase == BattlePhase.RESULT:
        return False
    if phase in _PLAYS:
        if _may_play(position, battle):
            return False
        position.become(battle.next_phase())
    elif phase in _REROLLS:
        return _settle_rerolls(position, battle, _REROLLS[phase])
    elif phase == BattlePhase.REFILLED:
        position.pop()
        position.push(*moments(position, battle, Moment.REFILLED))
    else:
        position.become(battle.next_phase())
        _END[phase](position, battle)
    return True


def _may_play(position: Position, battle: Battle) -> bool:
    """Whether the side of this phase holds cards; the attacker answers only a card that follows a pass."""
    if not position.hands[player(position, battle, _PLAYS[battle.phase])]:
        return False
    if battle.phase != BattlePhase.ATTACKER_ANSWERS:
        return True
    return battle.fighter(ATTACKER).card is None and battle.fighter(DEFENDER).card is not None


_END: Final = {
    BattlePhase.DESTRUCTION: destroy,
    BattlePhase.SURVIVORS: survive,
    BattlePhase.REFILL: refill,
}
"""What happens in the phases after the result."""


def battle_actions(position: Position, battle: Battle) -> Choices:
    """A card or none, a reroll or none, a roll, or the result."""
    phase = battle.phase
    if phase in _ROLLS:
        return [*ROLL_ACTIONS]
    seat = battle_actor(position, battle)
    if phase == BattlePhase.RESULT:
        return [Action(seat, (RESULT,))]
    if phase in _PLAYS:
        held = dict.fromkeys(card for card in position.hands[seat] if COMBAT[card])
        return [*(Action(seat, (CARDS[card].code,)) for card in held), Action(seat, (PASS,))]
    return reroll_actions(seat, rerolls(position, battle, _REROLLS[phase]))


def play_battle(position: Position, battle: Battle, path: Path) -> None:
    """What was rolled or chosen in this phase."""
    (touch,) = path
    phase = battle.phase
    if phase in _ROLLS:
        position.become(_rolled(battle, _ROLLS[phase], int(touch)).next_phase())
    elif phase == BattlePhase.RESULT:
        compare(position, battle)
    elif touch == PASS:
        position.become(battle.next_phase())
    elif phase in _PLAYS:
        side, card = _PLAYS[phase], CARD_OF_CODE[touch]
        from_hand(position, player(position, battle, side), card)
        fighter = battle.fighter(side)._replace(card=card)
        position.become(battle.having(side, fighter).next_phase())
    else:
        side = _REROLLS[phase]
        seat = player(position, battle, side)
        _use(position, battle, side, reroll_of(seat, rerolls(position, battle, side), touch))


def _rolled(battle: Battle, side: int, roll: int) -> Battle:
    return battle.having(side, battle.fighter(side)._replace(roll=roll))


# ---------------------------------------------------------------------------------------------- rerolls


def _settle_rerolls(position: Position, battle: Battle, side: int) -> bool:
    """Whether the phase goes on without a choice: there is no reroll, or one that must be used."""
    found = rerolls(position, battle, side)
    forced = next((reroll for reroll in found if not reroll.optional), None)
    if forced:
        _use(position, battle, side, forced)
    elif found:
        return False
    else:
        position.become(battle.next_phase())
    return True


def _use(position: Position, battle: Battle, side: int, reroll: OpenReroll) -> None:
    """A side uses a reroll: chance rolls for whoever it is about."""
    if reroll.slot is None:
        position.become(battle.having(side, battle.fighter(side)._replace(rerolled=True)))
    else:
        position.flags |= REROLL_DONE
    position.push(Reroll(reroll.roller, reroll.keep))


def play_reroll(position: Position, step: Reroll, path: Path) -> None:
    """The dice of the battle or strike below have been rolled again."""
    position.pop()
    below, roll = position.todo[0], int(path[0])
    if position.may_hold_remains and not isinstance(below, Strike | Battle):
        return
    if isinstance(below, Strike):
        assert below.roll is not None
        position.become(below._replace(roll=kept(below.roll, roll, step.keep)))
        return
    assert isinstance(below, Battle)
    side = DEFENDER if player(position, below, DEFENDER) == step.seat else ATTACKER
    old = below.fighter(side).roll
    assert old is not None
    position.become(_rolled(below, side, kept(old, roll, step.keep)))
