"""The steps of a position as text: one entry for each, its kind and its fields between colons.

Units, cards, seats and slots are written by their touches, and `-` is nobody or nothing.

    first                                                   chance names the first player
    place:seat  turn:seat
    draw:seat:cards
    move:seat:units that have moved
    pair:seat:attacker/defender,...                         declared so far
    order:seat:attacker/defender,...                        still to fight
    battle:seat:attacker:defender:card:card:roll:roll:rerolls:phase
    reroll:seat:which roll counts (new, best or worst)
    strikers:seat:owner:slot:units                          named so far
    strike:seat:owner:slot:units still to strike:unit that strikes:roll:phase
    turnup:seat:slot  swap:seat:slot:card  reveal:seat:slot
    aim:seat:opposing unit:card:how many more:units chosen
    reserves:seat:unit that may not come:zone:stars
    hop:seat:unit                                           may move after its battle

The phases of battles and strikes are letters in their order. A roll is its two figures, or 0. The rerolls of a battle
are one number: 1 and 2 when the reroll of the attacker's or the defender's card has been used, 4 and 8 when the ability
of that card is forbidden to the end by a player who has left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from pentapod.engine.grammar import Codec, form, mapped, numbered, one_of, optional, sequence, union
from pentapod.engine.state import ImpossiblePosition
from pentapod.games.pocketmodel.data.table import LETTERS
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.fields import CARD, NUMBER
from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster

_BATTLE_PHASES: Final = "abcdefghijkl"
_STRIKE_PHASES: Final = "abcde"
"""In the first one the next striker is chosen."""

_REROLLED: Final = 1
_JAMMED: Final = 4
"""In the number of a battle, shifted by the side."""


@lru_cache(maxsize=64)
def step_codec(roster: Roster) -> Codec[steps.Step]:
    """The steps of a game with these units."""
    letters = LETTERS[: len(roster.fleets)]
    seat = numbered(letters).loose()
    unit = numbered(roster.touches, "unit").loose()
    units, unit_or_none, card_or_none, roll = sequence(unit), optional(unit), optional(CARD), optional(NUMBER, "0")
    pair = form("{unit}/{foe}", steps.Pair, "unit", unit=unit, foe=unit)
    parts: dict[str, Codec[Any]] = {
        "seat": seat,
        "owner": one_of({**{letter: seat for seat, letter in enumerate(letters)}, "c": CONTESTED}).loose(),
        "slot": numbered("123", "number-up-to", most=3).loose(),
        "unit": unit,
        "units": units,
        "pairs": sequence(pair),
        "card": CARD,
        "left": NUMBER,
    }
    battle = form(
        "battle:{seat}:{attacker}:{defender}:{card}:{reply}:{roll}:{answer}:{rerolls}:{phase}",
        None,
        "task",
        seat=seat,
        attacker=unit_or_none,
        defender=unit_or_none,
        card=card_or_none,
        reply=card_or_none,
        roll=roll,
        answer=roll,
        rerolls=NUMBER,
        phase=numbered(_BATTLE_PHASES, "battle-phase", error=ImpossiblePosition).loose(),
    )
    strike = mapped(
        form(
            "strike:{seat}:{owner}:{slot}:{units}:{unit}:{roll}:{phase}",
            None,
            "task",
            **{
                **parts,
                "unit": unit_or_none,
                "roll": roll,
                "phase": numbered(_STRIKE_PHASES, "strike-phase", error=ImpossiblePosition).loose(),
            },
        ),
        _strike,
        _strike_parts,
    )
    return union(
        {
            steps.FirstPlayer: "first",
            steps.Placement: "place:{seat}",
            steps.Turn: "turn:{seat}",
            steps.Draw: "draw:{seat}:{left}",
            steps.Move: "move:{seat}:{moved}",
            steps.DeclareAttacks: "pair:{seat}:{pairs}",
            steps.OrderBattles: "order:{seat}:{pairs}",
            steps.Battle: mapped(battle, _battle, _battle_parts),
            steps.Reroll: "reroll:{seat}:{keep}",
            steps.DeclareStrike: "strikers:{seat}:{owner}:{slot}:{units}",
            steps.OrderStrikers: strike,
            steps.Strike: strike,
            steps.TurnUp: "turnup:{seat}:{slot}",
            steps.Swap: "swap:{seat}:{slot}:{card}",
            steps.Reveal: "reveal:{seat}:{slot}",
            steps.Aim: "aim:{seat}:{foe}:{card}:{left}:{chosen}",
            steps.Reinforce: "reserves:{seat}:{excluded}:{zone}:{stars}",
            steps.MoveAfterBattle: "hop:{seat}:{unit}",
        },
        **parts,
        moved=units,
        chosen=units,
        foe=unit_or_none,
        excluded=unit_or_none,
        zone=parts["owner"],
        stars=NUMBER,
        keep=one_of({keep: keep for keep in Keep}, "keep", error=ImpossiblePosition).loose(),
    )


def _battle(parts: tuple[Any, ...]) -> steps.Battle:
    seat, *sides, rerolls, phase = parts
    if rerolls >= _JAMMED << 2:
        raise ImpossiblePosition(str(rerolls), "rerolls", number=str(rerolls))
    attacker, defender = (_fighter(sides[side::2], rerolls >> side) for side in steps.SIDES)
    return steps.Battle(seat, (attacker, defender), steps.BattlePhase(phase))


def _fighter(side: list[int | None], rerolls: int) -> steps.Fighter | None:
    """One side of a battle: its unit, card and roll, and what the number of the battle says of it."""
    unit, card, roll = side
    if unit is not None:
        return steps.Fighter(unit, card, roll, bool(rerolls & _REROLLED), bool(rerolls & _JAMMED))
    if card is not None or roll or rerolls & (_REROLLED | _JAMMED):
        raise ImpossiblePosition("-", "left-cards")
    return None


def _battle_parts(battle: steps.Battle) -> tuple[Any, ...]:
    sides = [fighter or (None,) * 3 + (False,) * 2 for fighter in battle.fighters]
    units, cards, rolls, rerolled, jammed = zip(*sides, strict=True)
    number = sum((_REROLLED * rerolled[side] | _JAMMED * jammed[side]) << side for side in steps.SIDES)
    return battle.seat, *units, *cards, *rolls, number, battle.phase


def _strike(parts: tuple[Any, ...]) -> steps.OrderStrikers | steps.Strike:
    *target, units, unit, roll, phase = parts
    seat, owner, slot = target
    if not phase:
        if unit is not None:
            raise ImpossiblePosition(_STRIKE_PHASES[phase], "striker-named")
        if roll:
            raise ImpossiblePosition(str(roll), "roll", count=roll)
        return steps.OrderStrikers(seat, owner, slot, units)
    if unit is None:
        raise ImpossiblePosition("-", "no-striker")
    return steps.Strike(seat, owner, slot, units, unit, roll, steps.StrikePhase(phase - 1))


def _strike_parts(step: steps.OrderStrikers | steps.Strike) -> tuple[Any, ...]:
    return (*step[:-1], step[-1] + 1) if isinstance(step, steps.Strike) else (*step, None, None, 0)
