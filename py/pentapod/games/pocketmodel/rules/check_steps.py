"""Whether the steps of a position can be what is to be done in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pocketmodel.data.table import CARDS, COMBAT, FLEET_STARS, LETTERS
from pentapod.games.pocketmodel.data.vocabulary import Receiver, is_aimed
from pentapod.games.pocketmodel.rules.battle.declaring import may_attack
from pentapod.games.pocketmodel.rules.dice import ROLLS
from pentapod.games.pocketmodel.rules.effects.targets import most_targets
from pentapod.games.pocketmodel.rules.position import DOWN, EMPTY, Position
from pentapod.games.pocketmodel.rules.roster import CONTESTED
from pentapod.games.pocketmodel.rules.setup.placement import placeable, start_total
from pentapod.games.pocketmodel.rules.steps import (
    ATTACKER,
    Aim,
    Battle,
    BattlePhase,
    DeclareAttacks,
    DeclareStrike,
    Draw,
    FirstPlayer,
    Move,
    MoveAfterBattle,
    OrderBattles,
    OrderStrikers,
    Placement,
    Reinforce,
    Reroll,
    Reveal,
    Step,
    Strike,
    StrikePhase,
    Swap,
    Turn,
    TurnUp,
)
from pentapod.games.pocketmodel.rules.turn import settle


def check_steps(position: Position, texts: Sequence[str]) -> None:
    """Raises `ImpossiblePosition`. `texts` are the entries of the steps."""
    todo = position.todo
    if len(todo) == 1 and isinstance(todo[0], FirstPlayer):
        _check_first(position, texts[0])
        return
    last = todo[-1]
    if not isinstance(last, Turn) or last.seat != position.turn:
        raise ImpossiblePosition(texts[-1], "The last step is the turn of whose turn it is.")
    for at, (step, text) in enumerate(zip(todo, texts, strict=True)):
        below = todo[at + 1] if at + 1 < len(todo) else None
        _check_place(position, step, below, text)
        _check_kind(position, step, below, text)
    probe = position.copy()
    if settle(probe, todo[0]) or probe.todo != todo:
        raise ImpossiblePosition(texts[0], f"Nobody has to choose anything at {texts[0]!r}.")


def _check_first(position: Position, text: str) -> None:
    if position.turn is not None:
        raise ImpossiblePosition(text, "The first player has been named.")
    for seat in position.alive:
        if not placeable(position, seat) and position.stars_in_play(seat) < start_total(position, seat):
            raise ImpossiblePosition(text, f"{LETTERS[seat]!r} cannot place units of the stars to begin with.")


# ---------------------------------------------------------------------------------------------- any step


_IN_ACTIONS: Final = (Move, DeclareAttacks, OrderBattles, Battle, DeclareStrike, OrderStrikers, Strike, Swap)
"""The steps that only the player takes whose turn it is."""


def _check_place(position: Position, step: Step, below: Step | None, text: str) -> None:
    """Whether a step may stand where it does, and is for somebody who is in the game."""
    broken_off = isinstance(step, Battle) and step.fighters[ATTACKER] is None
    if not isinstance(step, FirstPlayer | Turn) and step.seat in position.out and not broken_off:
        raise ImpossiblePosition(text, "Who has left has nothing to do.")
    if not _may_lie_on(position, step, below):
        raise ImpossiblePosition(text, f"{text!r} cannot stand where it does.")
    if isinstance(step, _IN_ACTIONS) and isinstance(below, Turn | OrderBattles) and step.seat != below.seat:
        raise ImpossiblePosition(text, "An action is taken by whose turn it is.")


def _may_lie_on(position: Position, step: Step, below: Step | None) -> bool:
    match step:
        case FirstPlayer():
            return False
        case Turn():
            return below is None
        case Placement():
            return isinstance(below, Placement | Draw) and not position.turns and not position.flags
        case Battle():
            attacker_left = step.fighters[ATTACKER] is None
            return isinstance(below, OrderBattles) or (isinstance(below, Turn) and attacker_left)
        case Reroll():
            return isinstance(below, Battle | OrderStrikers | Strike)
        case TurnUp():
            return isinstance(below, OrderStrikers | Strike)
        case Draw() | Aim() | Reinforce() | MoveAfterBattle():
            return below is not None
        case Reveal() | Swap() | Move() | DeclareAttacks() | OrderBattles() | DeclareStrike():
            return isinstance(below, Turn)
        case OrderStrikers() | Strike():
            return isinstance(below, Turn)
    assert_never(step)


def _check_kind(position: Position, step: Step, below: Step | None, text: str) -> None:
    """What holds for a kind of step alone."""
    match step:
        case Move():
            _check_named(position, step.seat, step.moved, text)
            if not step.moved or any(position.where[unit] > CONTESTED for unit in step.moved):
                raise ImpossiblePosition(text, "Who moves has moved a unit that is in play.")
        case DeclareAttacks() | OrderBattles():
            _check_pairs(position, step, text)
        case Battle():
            _check_battle(position, step, text)
        case Reroll():
            _check_reroll(position, step, below, text)
        case DeclareStrike() | OrderStrikers() | Strike():
            _check_strike(position, step, text)
        case TurnUp():
            _check_turn_up(position, step, below, text)
        case Swap():
            if _content(position, step.seat, step.slot, text) > DOWN or COMBAT[step.card]:
                raise ImpossiblePosition(text, "An objective card takes the place of a face-down one.")
        case Reveal():
            if _content(position, step.seat, step.slot, text) < 0:
                raise ImpossiblePosition(text, "There is nothing that was revealed.")
        case Aim():
            _check_aim(position, step, text)
        case Reinforce():
            if step.zone in position.out or not 0 < step.stars <= FLEET_STARS:
                raise ImpossiblePosition(text, "Reserves come to an open zone, by stars.")
        case MoveAfterBattle():
            if position.roster.owners[step.unit] != step.seat or position.where[step.unit] > CONTESTED:
                raise ImpossiblePosition(text, f"{text!r} names no unit that could move.")
        case FirstPlayer() | Placement() | Turn() | Draw():
            pass
        case _:
            assert_never(step)


def _check_named(position: Position, seat: int, units: Sequence[int], text: str) -> None:
    """The units of an action: each once, and of its player."""
    if len(set(units)) != len(units):
        raise ImpossiblePosition(text, f"{text!r} names a unit twice.")
    if any(position.roster.owners[unit] != seat for unit in units):
        raise ImpossiblePosition(text, f"{text!r} names a unit of another player.")


def _content(position: Position, owner: int, slot: int, text: str) -> int:
    """What lies in a slot that must be there."""
    if owner == CONTESTED or not 0 <= slot < len(position.slots[owner]):
        raise ImpossiblePosition(text, f"{text!r} names an objective that is not there.")
    return position.slots[owner][slot]


def _check_aim(position: Position, step: Aim, text: str) -> None:
    card = CARDS[step.card]
    if len(set(step.chosen)) != len(step.chosen):
        raise ImpossiblePosition(text, f"{text!r} names a unit twice.")
    aimed = [effect for effect in card.effects if is_aimed(effect) and effect.to is not Receiver.FRIENDLY_IN_HOME]
    if not aimed or not 0 < step.left <= most_targets(aimed[0]) or (step.foe is not None) != card.combat:
        raise ImpossiblePosition(text, f"{card.name} does not ask for this choice.")
    if card.combat and not any(isinstance(other, Battle) for other in position.todo):
        raise ImpossiblePosition(text, f"{card.name} is played in battles only.")


# ---------------------------------------------------------------------------------------------- battles


def _check_pairs(position: Position, step: DeclareAttacks | OrderBattles, text: str) -> None:
    owners = position.roster.owners
    _check_named(position, step.seat, [pair.unit for pair in step.pairs], text)
    foes = {owners[pair.foe] for pair in step.pairs}
    declaring = isinstance(step, DeclareAttacks)
    if declaring and not (step.pairs and all(may_attack(position, *pair) for pair in step.pairs)):
        raise ImpossiblePosition(text, f"{text!r} has a pair that may not fight.")
    if len(foes - {step.seat}) > 1:
        raise ImpossiblePosition(text, "All defenders of one action belong to one opponent.")
    if step.seat in foes:
        raise ImpossiblePosition(text, "Only opposing units are attacked.")


def _check_battle(position: Position, battle: Battle, text: str) -> None:
    owners, where = position.roster.owners, position.where
    attacker, defender = battle.fighters
    if battle.phase >= BattlePhase.DESTRUCTION and (attacker is None) != (defender is None):
        _check_broken_off(position, battle, text)
        return
    if not attacker or not defender or owners[attacker.unit] != battle.seat or owners[defender.unit] == battle.seat:
        raise ImpossiblePosition(text, "A battle is between a unit of whose turn it is and an opposing one.")
    if battle.phase <= BattlePhase.DESTRUCTION and not where[attacker.unit] == where[defender.unit] <= CONTESTED:
        raise ImpossiblePosition(text, "Who fights stands in the same zone.")
    _check_cards(battle, attacker.card, defender.card, text)
    rolled = ((attacker.roll, BattlePhase.ATTACKER_ROLLS), (defender.roll, BattlePhase.DEFENDER_ROLLS))
    for roll, phase in rolled:
        if (roll in ROLLS) != (battle.phase > phase) or (roll and battle.phase <= phase):
            raise ImpossiblePosition(text, f"{roll or 0} is not what was rolled by this phase.")
    early = battle.phase < BattlePhase.ATTACKER_REROLLS
    if any(fighter.jammed or (fighter.rerolled and early) for fighter in (attacker, defender)):
        number = text.split(":")[-2]
        raise ImpossiblePosition(text, f"{number} does not say which cards have rerolled.")


def _check_cards(battle: Battle, card: int | None, reply: int | None, text: str) -> None:
    """Whether the cards of both sides could be played by this phase."""
    for played in (card, reply):
        if played is not None and not COMBAT[played]:
            raise ImpossiblePosition(text, f"{CARDS[played].name} is no combat card.")
    phase = battle.phase
    too_early = card is not None and phase == BattlePhase.ATTACKER_PLAYS
    if too_early or (reply is not None and phase <= BattlePhase.DEFENDER_PLAYS):
        raise ImpossiblePosition(text, "A card was played before its time.")
    if phase == BattlePhase.ATTACKER_ANSWERS and card is not None:
        raise ImpossiblePosition(text, "The attacker answers only after passing.")


def _check_broken_off(position: Position, battle: Battle, text: str) -> None:
    """A battle of which one player has left."""
    attacker, defender = battle.fighters
    left = attacker or defender
    assert left
    owner = position.roster.owners[left.unit]
    if (attacker is None) != (battle.seat in position.out) or owner in position.out or not position.out:
        raise ImpossiblePosition(text, "Who is still in the game goes on with the battle.")
    if (left.card is not None and not COMBAT[left.card]) or left.roll:
        raise ImpossiblePosition(text, "The cards of who has left are gone, and rolls are done with.")
    if left.rerolled or (left.jammed and left.card is None):
        number = text.split(":")[-2]
        raise ImpossiblePosition(text, f"{number} does not say whose card has no ability any more.")


def _check_reroll(position: Position, step: Reroll, below: Step | None, text: str) -> None:
    owners = position.roster.owners
    match below:
        case Battle():
            rollers = {owners[fighter.unit] for fighter in below.fighters if fighter}
            roll = below.fighters[ATTACKER] and below.fighters[ATTACKER].roll
            open_now = below.phase in (BattlePhase.ATTACKER_REROLLS, BattlePhase.DEFENDER_REROLLS)
        case Strike():
            rollers, roll, open_now = {below.seat}, below.roll, below.phase == StrikePhase.REROLLING
        case _:
            rollers, roll, open_now = set(), None, False
    if step.seat not in rollers or not open_now or not roll:
        raise ImpossiblePosition(text, "There is no roll to be rolled again.")


# ---------------------------------------------------------------------------------------------- strikes


def _check_strike(position: Position, step: DeclareStrike | OrderStrikers | Strike, text: str) -> None:
    named = step.waiting if isinstance(step, Strike) else step.units
    _check_named(position, step.seat, named, text)
    content = _content(position, step.owner, step.slot, text)
    if content == EMPTY or step.owner in (step.seat, *position.out):
        raise ImpossiblePosition(text, "There is no opposing objective to strike.")
    match step:
        case DeclareStrike(units=units):
            if not units or any(position.where[unit] != step.owner for unit in units):
                raise ImpossiblePosition(text, "Strikers stand in the home zone of the objective.")
        case Strike():
            _check_try(position, step, content, text)


def _check_try(position: Position, step: Strike, content: int, text: str) -> None:
    if position.roster.owners[step.unit] != step.seat:
        raise ImpossiblePosition(text, "Nobody strikes.")
    if step.phase != StrikePhase.READY and (content < 0 or position.where[step.unit] != step.owner):
        raise ImpossiblePosition(text, "A striker stands before a card that has been turned up.")
    rolled = step.phase in (StrikePhase.REROLLING, StrikePhase.RESULT)
    if (step.roll in ROLLS) != rolled or (step.roll and step.roll not in ROLLS):
        raise ImpossiblePosition(text, f"{step.roll or 0} is not what was rolled by this phase.")


def _check_turn_up(position: Position, step: TurnUp, below: Step | None, text: str) -> None:
    ready = isinstance(below, Strike) and below.phase == StrikePhase.READY
    if _content(position, step.seat, step.slot, text) > DOWN or not ready:
        raise ImpossiblePosition(text, "There is no face-down card to turn up.")
    if isinstance(below, Strike) and (below.owner, below.slot) != (step.seat, step.slot):
        raise ImpossiblePosition(text, "Another objective is struck.")
