"""A battle in its steps: cards, rolls, rerolls, result, destruction, what follows, and the refill."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, COMBAT, MAX_HAND
from pentapod.games.pocketmodel.data.vocabulary import AFTER_BATTLE, AFTER_REFILL, ON_HIT, SELF_DESTROYED
from pentapod.games.pocketmodel.rules import cards
from pentapod.games.pocketmodel.rules.dice import ROLL_ACTIONS, kept, total
from pentapod.games.pocketmodel.rules.effects import (
    ATTACKER,
    CARD_USED,
    DEFENDER,
    Reroll,
    abilities,
    battle_parts,
    card_of,
    certain,
    damage_taken,
    fighter,
    limit,
    rerolls,
    roll_of,
    summed,
)
from pentapod.games.pocketmodel.rules.endings import (
    AFTER,
    ATTACKER_ANSWERS,
    ATTACKER_PLAYS,
    ATTACKER_REROLLS,
    ATTACKER_ROLLS,
    DEFENDER_PLAYS,
    DEFENDER_REROLLS,
    DEFENDER_ROLLS,
    DESTRUCTION,
    LAST,
    PHASES,
    REFILL,
    RESULT,
    casualties,
)
from pentapod.games.pocketmodel.rules.happenings import happen, harm
from pentapod.games.pocketmodel.rules.position import BATTLE, DRAW, REROLL, REROLL_DONE, Position, Step
from pentapod.games.pocketmodel.rules.roster import CONTESTED, slot_touch

PASS = "pass"
"""The touch that plays no card, or lets a roll stand."""

RESULT_TOUCH = "result"
CARD_TOUCH = "card"
"""The touch that uses the reroll of the card in play."""

_SIDES = (ATTACKER, DEFENDER)
_PLAYS = {ATTACKER_PLAYS: ATTACKER, DEFENDER_PLAYS: DEFENDER, ATTACKER_ANSWERS: ATTACKER}
_ROLLS = {ATTACKER_ROLLS: ATTACKER, DEFENDER_ROLLS: DEFENDER}
_REROLLS = {ATTACKER_REROLLS: ATTACKER, DEFENDER_REROLLS: DEFENDER}


def begun(unit: int, foe: int, seat: int) -> Step:
    """A battle before its first card."""
    return Step(BATTLE, seat, unit=unit, foe=foe, phase=ATTACKER_PLAYS)


def following(step: Step) -> Step:
    """The battle in its next phase."""
    return step._replace(phase=PHASES[PHASES.index(step.phase) + 1])


def player(position: Position, step: Step, who: int) -> int:
    """The seat of the attacker or the defender."""
    return position.roster.owners[fighter(step, who)]


def who_plays(step: Step) -> int | None:
    """Which side is asked for a card or a reroll in this phase."""
    return _PLAYS.get(step.phase, _REROLLS.get(step.phase))


def rolls_for(step: Step) -> int | None:
    """For which side chance rolls in this phase."""
    return _ROLLS.get(step.phase)


def settle(position: Position, step: Step) -> bool:
    phase = step.phase
    if phase in _PLAYS:
        answering = phase == ATTACKER_ANSWERS
        if position.hands[player(position, step, _PLAYS[phase])] and not (answering and not _may_answer(step)):
            return False
    elif phase in _ROLLS or phase == RESULT:
        return False
    elif phase in _REROLLS:
        return _rerolling(position, step, _REROLLS[phase])
    elif phase == DESTRUCTION:
        _destroy(position, step)
        return True
    elif phase == AFTER:
        position.become(following(step))
        position.push(*_moments(position, step, AFTER_BATTLE))
        return True
    elif phase == REFILL:
        _refill(position, step)
        return True
    elif phase == LAST:
        position.pop()
        position.push(*_moments(position, step, AFTER_REFILL))
        return True
    position.become(following(step))
    return True


def _may_answer(step: Step) -> bool:
    """Whether the attacker passed and the defender played."""
    return step.card < 0 <= step.reply


def actor(position: Position, step: Step) -> int:
    """Who acts in a battle, unless it is chance."""
    who = who_plays(step)
    return step.seat if who is None else player(position, step, who)


def choices(position: Position, step: Step) -> list[Action]:
    if step.phase in _ROLLS:
        return list(ROLL_ACTIONS)
    seat = actor(position, step)
    if step.phase == RESULT:
        return [Action(seat, (RESULT_TOUCH,))]
    if step.phase in _PLAYS:
        playable = dict.fromkeys(card for card in position.hands[seat] if COMBAT[card])
        return [Action(seat, (CARDS[card].code,)) for card in playable] + [Action(seat, (PASS,))]
    found = rerolls(position, step, _REROLLS[step.phase])
    return [Action(seat, (reroll_touch(seat, reroll),)) for reroll in found] + [Action(seat, (PASS,))]


def reroll_touch(seat: int, reroll: Reroll) -> str:
    """The touch that uses a reroll: the card in play, or the slot of an objective."""
    return CARD_TOUCH if reroll.slot < 0 else slot_touch(seat, reroll.slot)


def chosen(position: Position, step: Step, path: Path) -> None:
    (touch,) = path
    phase = step.phase
    if phase in _ROLLS:
        roll = int(touch)
        position.become(following(_rolled(step, _ROLLS[phase], roll)))
    elif phase == RESULT:
        _hit(position, step)
    elif touch == PASS:
        position.become(following(step))
    elif phase in _PLAYS:
        card = CARD_OF_CODE[touch]
        who = _PLAYS[phase]
        cards.from_hand(position, player(position, step, who), card)
        position.become(following(step._replace(reply=card) if who else step._replace(card=card)))
    else:
        who = _REROLLS[phase]
        seat = player(position, step, who)
        use(position, step, who, next(r for r in rerolls(position, step, who) if reroll_touch(seat, r) == touch))


def _rolled(step: Step, who: int, roll: int) -> Step:
    return step._replace(back=roll) if who else step._replace(roll=roll)


# ------------------------------------------------------------------------------------------ rerolls


def _rerolling(position: Position, step: Step, who: int) -> bool:
    """Whether the phase goes on without a choice: there is no reroll, or one that must be used."""
    found = rerolls(position, step, who)
    forced = next((reroll for reroll in found if not reroll.optional), None)
    if forced:
        use(position, step, who, forced)
        return True
    if found:
        return False
    position.become(following(step))
    return True


def use(position: Position, step: Step, who: int, reroll: Reroll) -> None:
    """A reroll is used: chance rolls for whoever it is about."""
    if reroll.slot < 0:
        position.become(step._replace(number=step.number | CARD_USED << who))
    else:
        position.flags |= REROLL_DONE
    position.push(Step(REROLL, reroll.roller, phase=reroll.keep))


def rerolled(position: Position, step: Step, path: Path) -> None:
    """The dice of the battle or strike below have been rolled again."""
    position.pop()
    below = position.todo[0]
    who = int(below.kind == BATTLE and position.roster.owners[below.foe] == step.seat)
    position.become(_rolled(below, who, kept(roll_of(below, who), int(path[0]), step.phase)))


# ------------------------------------------------------------------------------------------ result


def hits(position: Position, step: Step, who: int) -> bool:
    """Whether the attacker or the defender hits with the base roll that counts."""
    roll = roll_of(step, who)
    if certain(position, step, who, roll):
        return True
    attack = total(roll) + summed(battle_parts(position, step, who, "attack"))
    return attack >= summed(battle_parts(position, step, 1 - who, "defense"))


def _hit(position: Position, step: Step) -> None:
    """Both check for a hit at the same time; the counters are put before anything is destroyed."""
    scored = [hits(position, step, who) for who in _SIDES]
    taken = [damage_taken(position, step, who) if scored[1 - who] else 0 for who in _SIDES]
    for who in _SIDES:
        harm(position, fighter(step, who), taken[who])
    position.become(following(step))
    position.push(*(after for who in _SIDES if scored[who] for after in _happening(position, step, who, ON_HIT)))


def _happening(position: Position, step: Step, who: int, moment: str) -> Iterator[Step]:
    seat = player(position, step, who)
    for effect in abilities(position, step, who):
        if effect.when == moment:
            yield from happen(position, effect, seat, card_of(step, who), fighter(step, who), fighter(step, 1 - who))


def _moments(position: Position, step: Step, moment: str) -> list[Step]:
    """What the cards of both do at a moment: the attacker's first."""
    steps: list[Step] = []
    for who in _SIDES:
        unit = fighter(step, who)
        if unit >= 0 and (moment != AFTER_BATTLE or position.where[unit] <= CONTESTED):
            steps += _happening(position, step, who, moment)
    return steps


def _destroy(position: Position, step: Step) -> None:
    """Both units, and whatever else has too many counters, are destroyed together."""
    position.become(following(step))
    fallen = casualties(position)
    steps: list[Step] = []
    if position.ending:
        return
    for who in _SIDES:
        if fighter(step, who) in fallen and player(position, step, who) not in position.out:
            steps += _happening(position, step, who, SELF_DESTROYED)
    position.push(*steps)


def _refill(position: Position, step: Step) -> None:
    """Cards that were played are discarded; those who played draw up to their maximum, the attacker first."""
    position.become(following(step))
    draws = []
    for who in _SIDES:
        card = card_of(step, who)
        if card >= 0:
            seat = player(position, step, who)
            cards.discard(position, seat, card)
            room = MAX_HAND + limit(position, "hand", seat) - len(position.hands[seat])
            if room > 0:
                draws.append(Step(DRAW, seat, number=room))
    position.push(*draws)
