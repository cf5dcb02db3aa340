"""The eleven operations that the abilities of units and cards are made of, and how the table writes them.

Each operation is a record with the fields that it needs, whose types are the values that something reads. Other fields
and values are refused when the table is loaded, so that no card can say something that does not happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal, NamedTuple, TypeGuard

from pentapod.engine.tables import Entry, TableError, check_known, record
from pentapod.engine.values import Names


class Value(StrEnum):
    """The values that effects change: those of a unit, and the defense of a card in an objective slot."""

    ATTACK = "attack"
    DAMAGE = "damage"
    DEFENSE = "defense"
    OBJECTIVE_DEFENSE = "objective_defense"


UNIT_VALUES: Final = (Value.ATTACK, Value.DAMAGE, Value.DEFENSE)


class Moment(StrEnum):
    """When in a battle an effect happens."""

    HIT = "on_hit"
    DESTROYED = "self_destroyed"
    SURVIVED = "after_battle_survived"
    REFILLED = "after_refill"


class Condition(StrEnum):
    """What must be so in a battle for an effect to count."""

    FOE_GROUND = "foe_ground"
    FOE_LARGE = "foe_stars_min_3"
    IN_HOME = "self_in_home"
    DEFENDING = "defending"


class Receiver(StrEnum):
    """The units that an effect is put on."""

    SELF = "self"
    FOE = "foe"
    OTHERS_IN_ZONE = "other_opposing_in_zone"
    OPPOSING_IN_HOME = "choose_opposing_in_home"
    FRIENDLY_IN_HOME = "choose_friendly_in_home"


CHOSEN: Final = (Receiver.OTHERS_IN_ZONE, Receiver.OPPOSING_IN_HOME, Receiver.FRIENDLY_IN_HOME)
"""The targets among which the player chooses."""


class Crowd(StrEnum):
    """The units in the zone that an amount is counted for."""

    OPPOSING = "opposing_icon_in_zone"
    FRIENDLY = "other_friendly_icon_in_zone"


class During(StrEnum):
    """The actions in which an objective's effect counts."""

    BATTLE = "battle"
    STRIKE = "strike"
    BOTH = "both"


class Limited(StrEnum):
    """The limits that effects raise."""

    MOVE = "move"
    COMBAT = "combat"
    STRIKE = "strike"
    HAND = "hand"
    REINFORCE = "reinforce"


class Keep(StrEnum):
    """Which of two rolls counts when dice are rolled again."""

    NEW = "new"
    BEST = "best"
    WORST = "worst"


class Whose(StrEnum):
    """Whose dice are rolled again."""

    SELF = "self"
    FOE = "foe"


class Where(StrEnum):
    """Where units from the reserves come in."""

    HOME = "home"
    HERE = "here"


class Doing(StrEnum):
    """What a rule says that can or can't be done."""

    MOVE = "move"
    PREVENT_DAMAGE = "prevent_damage"
    USE_ABILITY = "use_combat_card_ability"
    STRIKE_THIS = "strike_this"
    GROUND_STRIKE_BONUS = "ground_strike_bonus"
    REROLL = "reroll"
    GROUND_ATTACKS_SPACE = "ground_attack_space"


class PowerTiming(StrEnum):
    """When the power of an icon works: in battles, or in its player's turn."""

    BATTLE = "battle"
    TURN = "turn"


class Timing(StrEnum):
    """When the ability of an objective works: once when revealed, all the time, or once in each turn of its owner."""

    REVEAL = "reveal"
    CONTINUOUS = "continuous"
    TURN = "turn"


class Scope(StrEnum):
    """Whom the ability of an objective touches."""

    YOU = "you"
    ALL = "all"
    OPPONENTS = "opponents"


class Filter(NamedTuple):
    """What an effect is limited to: units with an icon, of so many stars or more; other objectives; a zone."""

    with_icon: str = ""
    with_stars: int = 0
    others: bool = False
    in_zone: str = ""


EVERYTHING: Final = Filter()


# ---------------------------------------------------------------------------------------------- operations


class Modify(NamedTuple):
    """Adds to a value."""

    stat: Value
    amount: int
    to: Literal[Receiver.SELF] = Receiver.SELF
    per: Crowd | None = None
    """If set, `amount` is for each unit of this crowd with `icon`, up to `max` in all if that is not 0."""
    icon: str = ""
    max: int = 0
    when: Condition | None = None
    during: During | None = None
    filter: Filter = EVERYTHING


class Limit(NamedTuple):
    """Raises a limit."""

    what: Limited
    amount: int


class RerollDice(NamedTuple):
    """Allows or forces a reroll."""

    who: Whose
    keep: Keep
    optional: bool = False
    limit: Literal["", "once_per_own_turn"] = ""


class HitOn(NamedTuple):
    """Lets more base rolls hit at once: from `min` on if that is not 0, and doubles."""

    to: Literal[Receiver.SELF] = Receiver.SELF
    min: int = 0
    doubles: bool = False


class Prevent(NamedTuple):
    """Reduces damage that was just taken, but not below `floor`."""

    amount: int
    to: Literal[Receiver.SELF] = Receiver.SELF
    floor: int = 0


class PutCounters(NamedTuple):
    """Puts damage counters on units that are chosen."""

    amount: int
    to: Literal[Receiver.OTHERS_IN_ZONE, Receiver.OPPOSING_IN_HOME]
    targets: int = 1
    when: Literal[Moment.HIT] | None = None


class Repair(NamedTuple):
    """Removes damage counters."""

    amount: int
    to: Literal[Receiver.SELF, Receiver.FRIENDLY_IN_HOME] = Receiver.SELF
    when: Literal[Moment.SURVIVED] | None = None


class DrawCards(NamedTuple):
    """Draws cards."""

    amount: int
    when: Literal[Moment.REFILLED] | None = None


class MoveUnit(NamedTuple):
    """Lets the unit move outside a move action."""

    to: Literal[Receiver.SELF] = Receiver.SELF
    zones: Literal[1] = 1
    optional: Literal[False, True] = False
    when: Literal[Moment.SURVIVED] | None = None


class BringReserves(NamedTuple):
    """Lets units come from the reserves."""

    stars: int
    where: Where
    when: Literal[Moment.DESTROYED, Moment.SURVIVED] | None = None


class Rule(NamedTuple):
    """Says that something can or can't be done. *Can't* beats *can*."""

    can: bool
    what: Doing
    to: Literal[Receiver.SELF, Receiver.FOE, Receiver.OPPOSING_IN_HOME] = Receiver.SELF
    when: Literal[Moment.HIT] | None = None
    until: Literal["", "end_of_owner_next_turn"] = ""
    """For how long if not for the battle."""
    filter: Filter = EVERYTHING


Effect = (
    Modify | Limit | RerollDice | HitOn | Prevent | PutCounters | Repair | DrawCards | MoveUnit | BringReserves | Rule
)

AimedEffect = PutCounters | Repair | Rule
"""The effects that may be put on units that are chosen."""


def is_aimed(effect: Effect) -> TypeGuard[AimedEffect]:
    """Whether units are chosen for an effect."""
    return isinstance(effect, AimedEffect) and effect.to in CHOSEN


def moment_of(effect: Effect) -> Moment | None:
    """The moment of a battle at which an effect happens; None if it counts all the time, or outside battles."""
    match effect:
        case PutCounters() | Repair() | DrawCards() | MoveUnit() | BringReserves() | Rule():
            return effect.when
    return None


# ---------------------------------------------------------------------------------------------- reading


OPERATIONS: Final[Mapping[str, type[Effect]]] = {
    "modify": Modify,
    "limit": Limit,
    "reroll": RerollDice,
    "hit_on": HitOn,
    "prevent": Prevent,
    "damage": PutCounters,
    "repair": Repair,
    "draw": DrawCards,
    "move": MoveUnit,
    "reserve": BringReserves,
    "rule": Rule,
}
"""The operations by their names in the table."""

_FILTERS: Final = {"icon": "with_icon", "stars_min": "with_stars", "other": "others", "zone": "in_zone"}
"""The fields of `Filter` by their names in the table."""


def read(entry: Entry, icons: Names, path: Names) -> Effect:
    """An effect as the table writes it, at the end of a path. Raises `TableError`."""
    fields = dict(entry)
    kind = OPERATIONS[fields.pop("op")]
    known = [name for name in kind._fields if name != "filter"]
    if limits := fields.get("filter"):
        fields["filter"] = Filter(**{_FILTERS[name]: value for name, value in limits.items()})
    for name in fields:
        if name not in kind._fields:
            raise TableError("no-name", *path, name, name=name, known=["op", *known])
    if "icon" in fields:
        check_known(fields["icon"], icons, *path, "icon")
    try:
        return record(kind, fields, *path)
    except TypeError as error:
        raise TableError("pocketmodel-fields", *path, known=known) from error
