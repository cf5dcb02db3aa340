"""Whether the steps of a position can be what is to be done in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition, refuse
from pentapod.games.pocketmodel.data.table import CARDS, COMBAT, FLEET_STARS
from pentapod.games.pocketmodel.data.vocabulary import Receiver, is_aimed
from pentapod.games.pocketmodel.rules.actions import settle
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


def check_steps(position: Position, texts: Sequence[str]) -> None:
    """Raises `ImpossiblePosition`. `texts` are the entries of the steps."""
    todo = position.todo
    if len(todo) == 1 and isinstance(todo[0], FirstPlayer):
        _check_first(position, texts[0])
        return
    last = todo[-1]
    if not isinstance(last, Turn) or last.seat != position.turn:
        raise ImpossiblePosition(texts[-1], "last-step")
    for at, (step, text) in enumerate(zip(todo, texts, strict=True)):
        below = todo[at + 1] if at + 1 < len(todo) else None
        _check_place(position, step, below, text)
        _check_kind(position, step, below, text)
    probe = position.copy()
    if settle(probe, todo[0]) or probe.todo != todo:
        raise ImpossiblePosition(texts[0], "no-choice")


def _check_first(position: Position, text: str) -> None:
    if position.turn is not None:
        raise ImpossiblePosition(text, "first-player")
    for seat in position.alive:
        if not placeable(position, seat) and position.stars_in_play(seat) < start_total(position, seat):
            raise ImpossiblePosition(text, "placing", seat=seat)


# ---------------------------------------------------------------------------------------------- any step


_IN_ACTIONS: Final = (
    Move,
    DeclareAttacks,
    OrderBattles,
    Battle,
    DeclareStrike,
    OrderStrikers,
    Strike,
    Swap,
)
"""The steps that only the player takes whose turn it is."""


def _check_place(position: Position, step: Step, below: Step | None, text: str) -> None:
    """Whether a step may stand where it does, and is for somebody who is in the game."""
    broken_off = isinstance(step, Battle) and step.fighters[ATTACKER] is None
    other = isinstance(step, _IN_ACTIONS) and isinstance(below, Turn | OrderBattles) and step.seat != below.seat
    refuse(
        text,
        {
            "step-of-left": not isinstance(step, FirstPlayer | Turn) and step.seat in position.out and not broken_off,
            "step-place": not _may_lie_on(position, step, below) and not _remains(position, step, below),
            "step-turn": other,
        },
    )


def _remains(position: Position, step: Step, below: Step | None) -> bool:
    """Whether this is what a resignation left of a strike, by the first version of the rules."""
    alone = isinstance(step, TurnUp | Reroll) and isinstance(below, Turn)
    return alone and position.may_hold_remains


_BELOW: Final[Mapping[type[Step], tuple[type[Step], ...]]] = {
    Placement: (Placement, Draw),
    Battle: (OrderBattles,),
    Reroll: (Battle, OrderStrikers, Strike),
    TurnUp: (OrderStrikers, Strike),
}
"""What the steps that come up in others may lie on."""

_ANYWHERE: Final = (Draw, Aim, Reinforce, MoveAfterBattle)
"""The steps that may lie on any other."""


def _may_lie_on(position: Position, step: Step, below: Step | None) -> bool:
    match step:
        case FirstPlayer():
            return False
        case Turn():
            return below is None
        case Placement() if position.turns or position.flags:
            return False
        case Battle(fighters=(None, _)) if isinstance(below, Turn):
            return True
    if isinstance(step, _ANYWHERE):
        return below is not None
    return isinstance(below, _BELOW.get(type(step), Turn))


def _check_kind(position: Position, step: Step, below: Step | None, text: str) -> None:
    """What holds for a kind of step alone."""
    match step:
        case Move():
            _check_named(position, step.seat, step.moved, text)
            if not step.moved or any(position.where[unit] > CONTESTED for unit in step.moved):
                raise ImpossiblePosition(text, "moved-unit")
        case DeclareAttacks() | OrderBattles():
            _check_pairs(position, step, text)
        case Battle():
            _check_battle(position, step, text)
        case Reroll() if not _remains(position, step, below):
            _check_reroll(position, step, below, text)
        case DeclareStrike() | OrderStrikers() | Strike():
            _check_strike(position, step, text)
        case TurnUp():
            _check_turn_up(position, step, below, text)
        case Swap():
            if _content(position, step.seat, step.slot, text) > DOWN or COMBAT[step.card]:
                raise ImpossiblePosition(text, "swap")
        case Reveal():
            if _content(position, step.seat, step.slot, text) < 0:
                raise ImpossiblePosition(text, "reveal")
        case Aim():
            _check_aim(position, step, text)
        case Reinforce():
            if step.zone in position.out or not 0 < step.stars <= FLEET_STARS:
                raise ImpossiblePosition(text, "reserves-come")
        case MoveAfterBattle():
            if position.roster.owners[step.unit] != step.seat or position.where[step.unit] > CONTESTED:
                raise ImpossiblePosition(text, "no-mover")
        case FirstPlayer() | Placement() | Turn() | Draw() | Reroll():
            pass
        case _:
            assert_never(step)


def _check_named(position: Position, seat: int, units: Sequence[int], text: str) -> None:
    """The units of an action: each once, and of its player."""
    foreign = any(position.roster.owners[unit] != seat for unit in units)
    refuse(text, {"unit-twice": len({*units}) < len(units), "foreign-unit": foreign})


def _content(position: Position, owner: int, slot: int, text: str) -> int:
    """What lies in a slot that must be there."""
    if owner == CONTESTED or not 0 <= slot < len(position.slots[owner]):
        raise ImpossiblePosition(text, "no-objective")
    return position.slots[owner][slot]


def _check_aim(position: Position, step: Aim, text: str) -> None:
    card = CARDS[step.card]
    aimed = [effect for effect in card.effects if is_aimed(effect) and effect.to is not Receiver.FRIENDLY_IN_HOME]
    possible = aimed and 0 < step.left <= most_targets(aimed[0]) and (step.foe is not None) == card.combat
    refuse(
        text,
        {
            "unit-twice": len({*step.chosen}) < len(step.chosen),
            "aim": not possible,
            "aim-in-battle": card.combat and not any(isinstance(other, Battle) for other in position.todo),
        },
        card=step.card,
    )


# ---------------------------------------------------------------------------------------------- battles


def _check_pairs(position: Position, step: DeclareAttacks | OrderBattles, text: str) -> None:
    owners = position.roster.owners
    _check_named(position, step.seat, [pair.unit for pair in step.pairs], text)
    foes = {owners[pair.foe] for pair in step.pairs}
    declaring = isinstance(step, DeclareAttacks)
    refuse(
        text,
        {
            "pair": declaring and not (step.pairs and all(may_attack(position, *pair) for pair in step.pairs)),
            "one-opponent": len(foes - {step.seat}) > 1,
            "opposing-units": step.seat in foes,
        },
    )


def _check_battle(position: Position, battle: Battle, text: str) -> None:
    owners, where = position.roster.owners, position.where
    attacker, defender = battle.fighters
    if battle.phase >= BattlePhase.DESTRUCTION and (attacker is None) != (defender is None):
        _check_broken_off(position, battle, text)
        return
    if not attacker or not defender or owners[attacker.unit] != battle.seat or owners[defender.unit] == battle.seat:
        raise ImpossiblePosition(text, "fighters")
    if battle.phase <= BattlePhase.DESTRUCTION:
        apart = not where[attacker.unit] == where[defender.unit] <= CONTESTED
        refuse(text, {"fighters-zone": apart, "pair": not may_attack(position, attacker.unit, defender.unit)})
    _check_cards(battle, attacker.card, defender.card, text)
    rolled = ((attacker.roll, BattlePhase.ATTACKER_ROLLS), (defender.roll, BattlePhase.DEFENDER_ROLLS))
    for roll, phase in rolled:
        if (roll in ROLLS) != (battle.phase > phase) or (roll and battle.phase <= phase):
            raise ImpossiblePosition(text, "roll", count=roll or 0)
    early = battle.phase < BattlePhase.ATTACKER_REROLLS
    if any(fighter.jammed or (fighter.rerolled and early) for fighter in (attacker, defender)):
        raise ImpossiblePosition(text, "rerolls", number=text.split(":")[-2])


def _check_cards(battle: Battle, card: int | None, reply: int | None, text: str) -> None:
    """Whether the cards of both sides could be played by this phase."""
    for played in (card, reply):
        if played is not None and not COMBAT[played]:
            raise ImpossiblePosition(text, "no-combat-card", card=played)
    phase = battle.phase
    too_early = card is not None and phase == BattlePhase.ATTACKER_PLAYS
    refuse(
        text,
        {
            "card-early": too_early or (reply is not None and phase <= BattlePhase.DEFENDER_PLAYS),
            "answer-after-pass": phase == BattlePhase.ATTACKER_ANSWERS and card is not None,
        },
    )


def _check_broken_off(position: Position, battle: Battle, text: str) -> None:
    """A battle of which one player has left."""
    attacker, defender = battle.fighters
    left = attacker or defender
    assert left
    owner, out = position.roster.owners[left.unit], position.out
    refuse(
        text,
        {
            "broken-off": (attacker is None) != (battle.seat in out) or owner in out or not out,
            "left-cards": (left.card is not None and not COMBAT[left.card]) or left.roll,
            "jammed": left.rerolled or (left.jammed and left.card is None),
        },
        number=text.split(":")[-2],
    )


def _check_reroll(position: Position, step: Reroll, below: Step | None, text: str) -> None:
    owners = position.roster.owners
    match below:
        case Battle():
            rollers = {owners[fighter.unit] for fighter in below.fighters if fighter}
            attacker = below.fighters[ATTACKER]
            roll = attacker and attacker.roll
            open_now = below.phase in (BattlePhase.ATTACKER_REROLLS, BattlePhase.DEFENDER_REROLLS)
        case Strike():
            rollers, roll, open_now = {below.seat}, below.roll, below.phase == StrikePhase.REROLLING
        case _:
            rollers, roll, open_now = set(), None, False
    if step.seat not in rollers or not open_now or not roll:
        raise ImpossiblePosition(text, "no-reroll")


# ---------------------------------------------------------------------------------------------- strikes


def _check_strike(position: Position, step: DeclareStrike | OrderStrikers | Strike, text: str) -> None:
    named = step.waiting if isinstance(step, Strike) else step.units
    _check_named(position, step.seat, named, text)
    content = _content(position, step.owner, step.slot, text)
    there = named and all(position.where[unit] == step.owner for unit in named)
    refuse(
        text,
        {
            "no-target": content == EMPTY or step.owner in (step.seat, *position.out),
            "strikers-zone": isinstance(step, DeclareStrike) and not there,
        },
    )
    if isinstance(step, Strike):
        _check_try(position, step, content, text)


def _check_try(position: Position, step: Strike, content: int, text: str) -> None:
    rolled = step.phase in (StrikePhase.REROLLING, StrikePhase.RESULT)
    before = content < 0 or position.where[step.unit] != step.owner
    refuse(
        text,
        {
            "no-striker": position.roster.owners[step.unit] != step.seat,
            "striker-before": step.phase != StrikePhase.READY and before,
            "roll": (step.roll in ROLLS) != rolled or (step.roll and step.roll not in ROLLS),
        },
        count=step.roll or 0,
    )


def _check_turn_up(position: Position, step: TurnUp, below: Step | None, text: str) -> None:
    ready = isinstance(below, Strike) and below.phase == StrikePhase.READY
    up = _content(position, step.seat, step.slot, text) > DOWN
    other = isinstance(below, Strike) and (below.owner, below.slot) != (step.seat, step.slot)
    refuse(text, {"turn-up": up or not (ready or _remains(position, step, below)), "other-objective": other})
