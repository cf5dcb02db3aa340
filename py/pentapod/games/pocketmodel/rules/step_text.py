"""The steps of a position as text, and back. *Writing a position* in `guide.md` says how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.games.pocketmodel.data.table import CARDS, LETTERS
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules import steps
from pentapod.games.pocketmodel.rules.fields import read_card, read_number, read_seat
from pentapod.games.pocketmodel.rules.roster import CONTESTED, Roster

_BATTLE_PHASES: Final = "abcdefghijkl"
_STRIKE_PHASES: Final = "bcde"
_ORDER: Final = "a"
"""The phase of a strike in which the next striker is chosen."""

_REROLLED: Final = 1
_JAMMED: Final = 4
"""In the number of a battle, shifted by the side."""

_SEATS: Final = (*LETTERS, "c")
"""Seats, and zones of which the contested one may be named."""


def write_step(roster: Roster, step: steps.Step) -> str:
    """A step as text; `read_step` is its inverse."""
    return ":".join(_fields(roster, step))


def _fields(roster: Roster, step: steps.Step) -> tuple[str, ...]:
    match step:
        case steps.FirstPlayer():
            return ("first",)
        case steps.Placement(seat):
            return ("place", LETTERS[seat])
        case steps.Draw(seat, count):
            return ("draw", LETTERS[seat], str(count))
        case steps.Turn(seat):
            return ("turn", LETTERS[seat])
        case steps.Move(seat, moved):
            return ("move", LETTERS[seat], _units(roster, moved))
        case steps.DeclareAttacks(seat, pairs):
            return ("pair", LETTERS[seat], _pairs(roster, pairs))
        case steps.OrderBattles(seat, pairs):
            return ("order", LETTERS[seat], _pairs(roster, pairs))
        case steps.Battle():
            return _battle_fields(roster, step)
        case steps.Reroll(seat, keep):
            return ("reroll", LETTERS[seat], keep)
        case steps.TurnUp(seat, slot):
            return ("turnup", LETTERS[seat], str(slot + 1))
        case steps.Swap(seat, slot, card):
            return ("swap", LETTERS[seat], str(slot + 1), CARDS[card].code)
        case steps.Reveal(seat, slot):
            return ("reveal", LETTERS[seat], str(slot + 1))
        case steps.Aim(seat, card, foe, left, chosen):
            return ("aim", LETTERS[seat], _unit(roster, foe), CARDS[card].code, str(left), _units(roster, chosen))
        case steps.Reinforce(seat, zone, stars, excluded):
            return ("reserves", LETTERS[seat], _unit(roster, excluded), _SEATS[zone], str(stars))
        case steps.MoveAfterBattle(seat, unit):
            return ("hop", LETTERS[seat], _unit(roster, unit))
        case steps.DeclareStrike() | steps.OrderStrikers() | steps.Strike():
            return _strike_fields(roster, step)
    assert_never(step)


def _battle_fields(roster: Roster, battle: steps.Battle) -> tuple[str, ...]:
    fighters = battle.fighters
    number = sum(
        (_REROLLED << side) * fighter.rerolled + (_JAMMED << side) * fighter.jammed
        for side, fighter in enumerate(fighters)
        if fighter
    )
    return (
        "battle",
        LETTERS[battle.seat],
        *(_unit(roster, fighter.unit if fighter else None) for fighter in fighters),
        *(_card(fighter.card if fighter else None) for fighter in fighters),
        *(str((fighter and fighter.roll) or 0) for fighter in fighters),
        str(number),
        _BATTLE_PHASES[battle.phase],
    )


def _strike_fields(roster: Roster, step: steps.DeclareStrike | steps.OrderStrikers | steps.Strike) -> tuple[str, ...]:
    target = (LETTERS[step.seat], LETTERS[step.owner], str(step.slot + 1))
    match step:
        case steps.DeclareStrike(units=units):
            return ("strikers", *target, _units(roster, units))
        case steps.OrderStrikers(units=units):
            return ("strike", *target, _units(roster, units), _unit(roster, None), "0", _ORDER)
        case steps.Strike():
            roll, phase = str(step.roll or 0), _STRIKE_PHASES[step.phase]
            return ("strike", *target, _units(roster, step.waiting), _unit(roster, step.unit), roll, phase)


def _unit(roster: Roster, unit: int | None) -> str:
    return "-" if unit is None else roster.touches[unit]


def _card(card: int | None) -> str:
    return "-" if card is None else CARDS[card].code


def _units(roster: Roster, units: Sequence[int]) -> str:
    return ",".join(roster.touches[unit] for unit in units) or "-"


def _pairs(roster: Roster, pairs: Sequence[steps.Pair]) -> str:
    return ",".join(f"{roster.touches[unit]}/{roster.touches[foe]}" for unit, foe in pairs) or "-"


# ---------------------------------------------------------------------------------------------- reading


def read_step(roster: Roster, text: str) -> steps.Step:
    """The step that an entry says. Raises `MalformedPosition`, or `ImpossiblePosition` for what no step can hold."""
    read = _Reader(roster, text)
    match text.split(":"):
        case ["first"]:
            return steps.FirstPlayer()
        case ["place", seat]:
            return steps.Placement(read.seat(seat))
        case ["turn", seat]:
            return steps.Turn(read.seat(seat))
        case ["move", seat, units]:
            return steps.Move(read.seat(seat), read.units(units))
        case ["pair", seat, pairs]:
            return steps.DeclareAttacks(read.seat(seat), read.pairs(pairs))
        case ["order", seat, pairs]:
            return steps.OrderBattles(read.seat(seat), read.pairs(pairs))
        case ["battle", *fields] if len(fields) == 9:
            return read.battle(fields)
        case ["reroll", seat, keep]:
            return steps.Reroll(read.seat(seat), read.keep(keep))
        case ["strikers", seat, owner, slot, units]:
            return steps.DeclareStrike(read.seat(seat), read.zone(owner), read.slot(slot), read.units(units))
        case ["strike", *fields] if len(fields) == 7:
            return read.strike(fields)
    return _read_other(read, text)


def _read_other(read: _Reader, text: str) -> steps.Step:
    """The steps between others."""
    match text.split(":"):
        case ["draw", seat, count]:
            return steps.Draw(read.seat(seat), read_number(count, 99))
        case ["turnup", seat, slot]:
            return steps.TurnUp(read.seat(seat), read.slot(slot))
        case ["swap", seat, slot, card]:
            taken = read.card(card, "swap")
            return steps.Swap(read.seat(seat), read.slot(slot), taken)
        case ["reveal", seat, slot]:
            return steps.Reveal(read.seat(seat), read.slot(slot))
        case ["aim", seat, foe, card, left, chosen]:
            for_card = read.card(card, "aim-card")
            return steps.Aim(
                read.seat(seat), for_card, read.unit_if_any(foe), read_number(left, 99), read.units(chosen)
            )
        case ["reserves", seat, unit, zone, stars]:
            return steps.Reinforce(read.seat(seat), read.zone(zone), read_number(stars, 99), read.unit_if_any(unit))
        case ["hop", seat, unit]:
            if unit == "-":
                raise ImpossiblePosition(text, "no-mover")
            return steps.MoveAfterBattle(read.seat(seat), read.unit(unit))
    raise MalformedPosition(text, "task")


class _Reader:
    """Reads the fields of one entry."""

    def __init__(self, roster: Roster, text: str) -> None:
        self.roster, self.text = roster, text

    def seat(self, text: str) -> int:
        return read_seat(text, len(self.roster.fleets))

    def zone(self, text: str) -> int:
        return CONTESTED if text == "c" else self.seat(text)

    def slot(self, text: str) -> int:
        return read_number(text, 3) - 1

    def unit(self, touch: str) -> int:
        if touch not in self.roster.number_of:
            raise MalformedPosition(touch, "unit")
        return self.roster.number_of[touch]

    def unit_if_any(self, text: str) -> int | None:
        return None if text == "-" else self.unit(text)

    def units(self, text: str) -> tuple[int, ...]:
        return () if text == "-" else tuple(self.unit(touch) for touch in text.split(","))

    def pairs(self, text: str) -> tuple[steps.Pair, ...]:
        return () if text == "-" else tuple(self.pair(pair) for pair in text.split(","))

    def pair(self, text: str) -> steps.Pair:
        unit, _, foe = text.partition("/")
        return steps.Pair(self.unit(unit), self.unit(foe))

    def card(self, text: str, otherwise: str) -> int:
        """A card that must be named."""
        if text == "-":
            raise ImpossiblePosition(self.text, otherwise)
        return read_card(text)

    def keep(self, text: str) -> Keep:
        if text not in (*Keep,):
            raise ImpossiblePosition(self.text, "keep", text=text)
        return Keep(text)

    def battle(self, fields: Sequence[str]) -> steps.Battle:
        seat, *sides, rerolls, phase = fields
        owner, flags = self.seat(seat), read_number(rerolls, 99)
        attacker, defender = (self.fighter(sides[side::2], flags >> side) for side in steps.SIDES)
        if len(phase) != 1 or phase not in _BATTLE_PHASES:
            raise ImpossiblePosition(self.text, "battle-phase", phase=phase)
        if flags >= _JAMMED << 2:
            raise ImpossiblePosition(self.text, "rerolls", number=str(flags))
        return steps.Battle(owner, (attacker, defender), steps.BattlePhase(_BATTLE_PHASES.index(phase)))

    def fighter(self, fields: Sequence[str], flags: int) -> steps.Fighter | None:
        """One side of a battle: its unit, card and roll, and what the number of the battle says of it."""
        unit, card, roll = fields
        found = self.unit_if_any(unit)
        played, rolled = None if card == "-" else read_card(card), read_number(roll, 99) or None
        if found is not None:
            return steps.Fighter(found, played, rolled, bool(flags & _REROLLED), bool(flags & _JAMMED))
        if played is not None or rolled or flags & (_REROLLED | _JAMMED):
            raise ImpossiblePosition(self.text, "left-cards")
        return None

    def strike(self, fields: Sequence[str]) -> steps.OrderStrikers | steps.Strike:
        target = (self.seat(fields[0]), self.zone(fields[1]), self.slot(fields[2]))
        units, unit, roll, phase = (
            self.units(fields[3]),
            self.unit_if_any(fields[4]),
            read_number(fields[5], 99),
            fields[6],
        )
        if len(phase) != 1 or phase not in _ORDER + _STRIKE_PHASES:
            raise ImpossiblePosition(self.text, "strike-phase", phase=phase)
        if phase != _ORDER:
            if unit is None:
                raise ImpossiblePosition(self.text, "no-striker")
            return steps.Strike(*target, units, unit, roll or None, steps.StrikePhase(_STRIKE_PHASES.index(phase)))
        if unit is not None:
            raise ImpossiblePosition(self.text, "striker-named")
        if roll:
            raise ImpossiblePosition(self.text, "roll", count=roll)
        return steps.OrderStrikers(*target, units)
