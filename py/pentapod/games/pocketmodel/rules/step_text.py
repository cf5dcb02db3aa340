"""The steps of a position as text, and back. *Writing a position* in `guide.md` says how they are written."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from pentapod.engine.grammar import Codec, Values, form, mapped, members, numbered, one_of, optional, sequence, union
from pentapod.engine.state import ImpossiblePosition
from pentapod.engine.values import indexed
from pentapod.games.pocketmodel.data.table import LETTERS, OBJECTIVES
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules.fields import CARD, NUMBER
from pentapod.games.pocketmodel.rules.position import Ending, EndingKind
from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster
from pentapod.games.pocketmodel.rules.steps import (
    SIDES,
    Aim,
    Battle,
    BattlePhase,
    DeclareAttacks,
    DeclareStrike,
    Draw,
    Fighter,
    FirstPlayer,
    Move,
    MoveAfterBattle,
    OrderBattles,
    OrderStrikers,
    Pair,
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

_BATTLE_PHASES: Final = "abcdefghijkl"
_STRIKE_PHASES: Final = "abcde"
"""In the first one the next striker is chosen."""

_BATTLE: Final = "battle:{seat}:{attacker}:{defender}:{played}:{reply}:{roll}:{answer}:{rerolls}:{battle}"
_STRIKE: Final = "strike:{seat}:{owner}:{slot}:{units}:{striker}:{roll}:{strike}"

_REROLLED: Final = 1
_JAMMED: Final = 4
"""In the number of a battle, shifted by the side."""


@lru_cache(maxsize=8)
def step_codec(roster: Roster) -> Codec[Step | Ending]:
    """The steps of a game with these units, and how it ended. Those of a few games are kept: they remember a lot."""
    fields = _fields(roster)
    battle, strike = form(_BATTLE, None, "task", **fields), form(_STRIKE, None, "task", **fields)
    strikes = mapped(strike, _strike, _strike_parts)
    return union(
        {
            FirstPlayer: "first",
            Placement: "place:{seat}",
            Turn: "turn:{seat}",
            Draw: "draw:{seat}:{left}",
            Move: "move:{seat}:{moved}",
            DeclareAttacks: "pair:{seat}:{pairs}",
            OrderBattles: "order:{seat}:{pairs}",
            Battle: mapped(battle, _battle, _battle_parts),
            Reroll: "reroll:{seat}:{keep}",
            DeclareStrike: "strikers:{seat}:{owner}:{slot}:{units}",
            OrderStrikers: strikes,
            Strike: strikes,
            TurnUp: "turnup:{seat}:{slot}",
            Swap: "swap:{seat}:{slot}:{card}",
            Reveal: "reveal:{seat}:{slot}",
            Aim: "aim:{seat}:{foe}:{card}:{left}:{chosen}",
            Reinforce: "reserves:{seat}:{excluded}:{zone}:{stars}",
            MoveAfterBattle: "hop:{seat}:{unit}",
            Ending: "over:{kind}:{winners}",
        },
        **fields,
    )


def _fields(roster: Roster) -> dict[str, Codec[Any]]:
    """What the steps are made of, by its name."""
    letters = LETTERS[: len(roster.fleets)]
    zones = {**indexed(letters), "c": CONTESTED}
    unit = numbered(roster.touches, "unit").loose()
    units, unit_or_none, card_or_none, roll = sequence(unit), optional(unit), optional(CARD), optional(NUMBER, "0")
    zone = one_of(zones).loose()
    return {
        "seat": numbered(letters).loose(),
        "owner": zone,
        "zone": zone,
        "slot": numbered(map(str, range(1, OBJECTIVES + 1)), "number-up-to", most=OBJECTIVES).loose(),
        "unit": unit,
        "attacker": unit_or_none,
        "defender": unit_or_none,
        "striker": unit_or_none,
        "foe": unit_or_none,
        "excluded": unit_or_none,
        "units": units,
        "moved": units,
        "chosen": units,
        "pairs": sequence(form("{unit}/{foe}", Pair, "unit", unit=unit, foe=unit)),
        "card": CARD,
        "played": card_or_none,
        "reply": card_or_none,
        "left": NUMBER,
        "stars": NUMBER,
        "roll": roll,
        "answer": roll,
        "rerolls": NUMBER,
        "kind": members(EndingKind),
        "winners": sequence(numbered(letters), "", "")._replace(pattern=".+?"),
        "keep": one_of({keep: keep for keep in Keep}, "keep", error=ImpossiblePosition).loose(),
        "battle": numbered(_BATTLE_PHASES, "battle-phase", error=ImpossiblePosition).loose(),
        "strike": numbered(_STRIKE_PHASES, "strike-phase", error=ImpossiblePosition).loose(),
    }


def _battle(parts: Values) -> Battle:
    seat, *sides, rerolls, phase = parts
    if rerolls >= _JAMMED << 2:
        raise ImpossiblePosition(str(rerolls), "rerolls", number=str(rerolls))
    attacker, defender = (_fighter(sides[side::2], rerolls >> side) for side in SIDES)
    return Battle(seat, (attacker, defender), BattlePhase(phase))


def _fighter(side: list[int | None], rerolls: int) -> Fighter | None:
    """One side of a battle: its unit, card and roll, and what the number of the battle says of it."""
    unit, card, roll = side
    if unit is not None:
        return Fighter(unit, card, roll, bool(rerolls & _REROLLED), bool(rerolls & _JAMMED))
    if card is not None or roll or rerolls & (_REROLLED | _JAMMED):
        raise ImpossiblePosition("-", "left-cards")
    return None


def _battle_parts(battle: Battle) -> Values:
    sides = [fighter or (None,) * 3 + (False,) * 2 for fighter in battle.fighters]
    units, cards, rolls, rerolled, jammed = zip(*sides, strict=True)
    number = sum((_REROLLED * rerolled[side] | _JAMMED * jammed[side]) << side for side in SIDES)
    return battle.seat, *units, *cards, *rolls, number, battle.phase


def _strike(parts: Values) -> OrderStrikers | Strike:
    *target, units, unit, roll, phase = parts
    seat, owner, slot = target
    if not phase:
        if unit is not None:
            raise ImpossiblePosition(_STRIKE_PHASES[phase], "striker-named")
        if roll:
            raise ImpossiblePosition(str(roll), "roll", count=roll)
        return OrderStrikers(seat, owner, slot, units)
    if unit is None:
        raise ImpossiblePosition("-", "no-striker")
    return Strike(seat, owner, slot, units, unit, roll, StrikePhase(phase - 1))


def _strike_parts(step: OrderStrikers | Strike) -> Values:
    return (*step[:-1], step[-1] + 1) if isinstance(step, Strike) else (*step, None, None, 0)
