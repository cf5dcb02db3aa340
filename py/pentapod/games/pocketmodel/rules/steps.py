"""What is still to be done in a position: one record for each kind of step, with the fields that this kind needs.

A turn is many small actions. The steps that are left stand in `Position.todo`, the next one first. What a step does by
itself, what may be chosen in it and what a choice does is said in the room that its kind belongs to; `actions.py`
finds it by the class of the record.

Records are tuples, and those of two kinds may be equal as tuples: tell kinds apart by their class.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from pentapod.engine.state import Action
from pentapod.engine.values import Numbers
from pentapod.games.pocketmodel.data.vocabulary import Keep

Choices = list[Action]
"""What may be chosen in a step, in any order."""

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = (ATTACKER, DEFENDER)
"""The sides of a battle; `1 - side` is the other one."""


class BattlePhase(IntEnum):
    """How far a battle has come."""

    ATTACKER_PLAYS = 0
    DEFENDER_PLAYS = 1
    ATTACKER_ANSWERS = 2
    ATTACKER_ROLLS = 3
    DEFENDER_ROLLS = 4
    ATTACKER_REROLLS = 5
    DEFENDER_REROLLS = 6
    RESULT = 7
    DESTRUCTION = 8
    SURVIVORS = 9
    """Abilities of units that survived the battle happen."""
    REFILL = 10
    REFILLED = 11
    """Abilities that wait for the refill happen."""


class StrikePhase(IntEnum):
    """How far the try of one striker has come."""

    READY = 0
    ROLLING = 1
    REROLLING = 2
    RESULT = 3


# ---------------------------------------------------------------------------------------------- before the first turn


class FirstPlayer(NamedTuple):
    """Chance names the first player."""


class Placement(NamedTuple):
    """Units go from the fleet to the home zone."""

    seat: int


# ---------------------------------------------------------------------------------------------- a turn and its actions


class Turn(NamedTuple):
    """A turn: one objective, one action, and powers around it. It stays below all that is done in it."""

    seat: int


class Move(NamedTuple):
    """A move action."""

    seat: int
    moved: Numbers
    """The units that have moved."""


class Pair(NamedTuple):
    """An attacker and its defender."""

    unit: int
    foe: int


class DeclareAttacks(NamedTuple):
    """The pairs of a combat action are declared."""

    seat: int
    pairs: tuple[Pair, ...]
    """Those that have been declared."""


class OrderBattles(NamedTuple):
    """The attacking player chooses which pair fights next."""

    seat: int
    pairs: tuple[Pair, ...]
    """Those that have not fought."""


class Fighter(NamedTuple):
    """One side of a battle."""

    unit: int
    card: int | None = None
    """The card that its player has played."""
    roll: int | None = None
    """Its base roll, as in `dice.py`."""
    rerolled: bool = False
    """Whether the reroll of its card has been used."""
    jammed: bool = False
    """Whether its card's ability stays forbidden by a player who has left since the dice were compared."""


class Battle(NamedTuple):
    """A unit fights another."""

    seat: int
    """The attacking player."""
    fighters: tuple[Fighter | None, Fighter | None]
    """The attacker and the defender. None has left the game with its player."""
    phase: BattlePhase

    def fighter(self, side: int) -> Fighter:
        """The fighter of a side that is still there."""
        found = self.fighters[side]
        assert found is not None
        return found

    def unit(self, side: int) -> int:
        """The unit of a side that is still there."""
        return self.fighter(side).unit

    def having(self, side: int, fighter: Fighter | None) -> Battle:
        """The same battle with another fighter on one side."""
        fighters = (self.fighters[ATTACKER], fighter) if side else (fighter, self.fighters[DEFENDER])
        return Battle(self.seat, fighters, self.phase)

    def next_phase(self) -> Battle:
        """The same battle in its next phase."""
        return Battle(self.seat, self.fighters, _FOLLOWING[self.phase])


_FOLLOWING: Final = tuple(BattlePhase(min(phase + 1, BattlePhase.REFILLED)) for phase in BattlePhase)


class Reroll(NamedTuple):
    """The dice of the battle or strike below are rolled again."""

    seat: int
    """Whose dice they are."""
    keep: Keep


class DeclareStrike(NamedTuple):
    """The strikers of a strike action are named."""

    seat: int
    owner: int
    slot: int
    units: Numbers
    """Those that have been named."""


class OrderStrikers(NamedTuple):
    """The striking player chooses who strikes next."""

    seat: int
    owner: int
    slot: int
    units: Numbers
    """Those that have not struck."""


class Strike(NamedTuple):
    """A unit tries to destroy an objective."""

    seat: int
    owner: int
    slot: int
    waiting: Numbers
    """The units that strike after this one."""
    unit: int
    roll: int | None
    phase: StrikePhase


# ---------------------------------------------------------------------------------------------- between others


class Draw(NamedTuple):
    """Cards are drawn."""

    seat: int
    left: int
    """How many are still to come."""


class TurnUp(NamedTuple):
    """A face-down objective is turned up."""

    seat: int
    slot: int


class Swap(NamedTuple):
    """A face-down objective goes to its owner's hand, and a card takes its place."""

    seat: int
    slot: int
    card: int


class Reveal(NamedTuple):
    """The ability of a card that has just been revealed happens."""

    seat: int
    slot: int


class Aim(NamedTuple):
    """Units are chosen for the effect of a card."""

    seat: int
    card: int
    foe: int | None
    """In a battle, the opposing unit; the effect is for others in its zone."""
    left: int
    """How many units may still be chosen."""
    chosen: Numbers


class Reinforce(NamedTuple):
    """Units may come from the reserves."""

    seat: int
    zone: int
    """Where they come in."""
    stars: int
    """The build stars that they may still have."""
    excluded: int | None
    """A unit that may not come: it has just been destroyed."""


class MoveAfterBattle(NamedTuple):
    """A unit that survived its battle may move."""

    seat: int
    unit: int


PlayersStep = (
    Placement
    | Turn
    | Move
    | DeclareAttacks
    | OrderBattles
    | Battle
    | Reroll
    | DeclareStrike
    | OrderStrikers
    | Strike
    | Draw
    | TurnUp
    | Swap
    | Reveal
    | Aim
    | Reinforce
    | MoveAfterBattle
)
"""The steps that belong to a seat."""

Step = FirstPlayer | PlayersStep


def declared(seat: int, pair: Pair) -> Battle:
    """The battle of a pair, before its first card."""
    return Battle(seat, (Fighter(pair.unit), Fighter(pair.foe)), BattlePhase.ATTACKER_PLAYS)


def units_of(step: Step) -> set[int]:
    """The units that a step names."""
    match step:
        case Move(moved=units) | DeclareStrike(units=units) | OrderStrikers(units=units):
            return {*units}
        case DeclareAttacks(pairs=pairs) | OrderBattles(pairs=pairs):
            return {unit for pair in pairs for unit in pair}
        case Battle(fighters=fighters):
            return {fighter.unit for fighter in fighters if fighter}
        case Strike(waiting=units, unit=unit):
            return {*units, unit}
        case Aim(foe=foe, chosen=units):
            return {*units} if foe is None else {*units, foe}
        case Reinforce(excluded=unit):
            return set() if unit is None else {unit}
        case MoveAfterBattle(unit=unit):
            return {unit}
    return set()
