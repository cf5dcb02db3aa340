"""The eleven operations that the abilities of units and cards are made of, and how the table writes them.

An effect is an operation and its fields. Fields not named here, or with values that nothing would read, are refused
when the table is loaded, so that no card can say something that does not happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

STATS: Final = ("attack", "damage", "defense")
"""The values of a unit that effects change; `objective_defense` is that of a card in an objective slot."""


class Keep(StrEnum):
    """Which of two rolls counts when dice are rolled again."""

    NEW = "new"
    BEST = "best"
    WORST = "worst"


ON_HIT: Final = "on_hit"
SELF_DESTROYED: Final = "self_destroyed"
AFTER_BATTLE: Final = "after_battle_survived"
AFTER_REFILL: Final = "after_refill"
MOMENTS: Final = (ON_HIT, SELF_DESTROYED, AFTER_BATTLE, AFTER_REFILL)
"""The `when` of effects that happen at a moment of a battle."""

CONDITIONS: Final = ("foe_ground", "foe_stars_min_3", "self_in_home", "defending")
"""The `when` of effects that last for a battle in which this is so."""

HOME_TARGETS: Final = "choose_opposing_in_home"
ZONE_TARGETS: Final = "other_opposing_in_zone"
OWN_TARGETS: Final = "choose_friendly_in_home"


class Effect(NamedTuple):
    """One effect. Which fields matter is settled by `op`; see `FIELDS`."""

    op: str
    stat: str = ""
    amount: int = 0
    to: str = "self"
    per: str = ""
    """Counts units with `icon` in the zone, up to `max` if that is not 0; `amount` is for each of them."""
    icon: str = ""
    max: int = 0
    when: str = ""
    during: str = ""
    what: str = ""
    who: str = ""
    keep: str = ""
    optional: bool = False
    limit: str = ""
    min: int = 0
    doubles: bool = False
    floor: int = 0
    targets: int = 1
    zones: int = 0
    stars: int = 0
    where: str = ""
    can: bool = False
    until: str = ""
    with_icon: str = ""
    """From `filter`: only units with this icon, of so many stars or more, only other objectives, only in a zone."""
    with_stars: int = 0
    others: bool = False
    in_zone: str = ""


class VocabularyError(ValueError):
    """An effect that the vocabulary does not have."""


_NUMBER: Final = "number"
_FLAG: Final = "flag"
_ICON: Final = "icon"

FIELDS: Final[Mapping[str, Mapping[str, tuple[str | int, ...] | str]]] = {
    "modify": {
        "stat": (*STATS, "objective_defense"),
        "amount": _NUMBER,
        "to": ("self",),
        "per": ("opposing_icon_in_zone", "other_friendly_icon_in_zone"),
        "icon": _ICON,
        "max": _NUMBER,
        "when": CONDITIONS,
        "during": ("battle", "strike", "both"),
    },
    "limit": {"what": ("move", "combat", "strike", "hand", "reinforce"), "amount": _NUMBER},
    "reroll": {
        "who": ("self", "foe"),
        "keep": (*Keep,),
        "optional": _FLAG,
        "limit": ("once_per_own_turn",),
    },
    "hit_on": {"to": ("self",), "min": _NUMBER, "doubles": _FLAG},
    "prevent": {"to": ("self",), "amount": _NUMBER, "floor": _NUMBER},
    "damage": {"amount": _NUMBER, "to": (ZONE_TARGETS, HOME_TARGETS), "targets": _NUMBER, "when": (ON_HIT,)},
    "repair": {"to": ("self", OWN_TARGETS), "amount": _NUMBER, "when": (AFTER_BATTLE,)},
    "draw": {"amount": _NUMBER, "when": (AFTER_REFILL,)},
    "move": {"to": ("self",), "zones": (1,), "optional": (True,), "when": (AFTER_BATTLE,)},
    "reserve": {"stars": _NUMBER, "where": ("home", "here"), "when": (SELF_DESTROYED, AFTER_BATTLE)},
    "rule": {
        "can": _FLAG,
        "what": (
            "move",
            "prevent_damage",
            "use_combat_card_ability",
            "strike_this",
            "ground_strike_bonus",
            "reroll",
            "ground_attack_space",
        ),
        "to": ("foe", HOME_TARGETS),
        "when": (ON_HIT,),
        "until": ("end_of_owner_next_turn",),
    },
}
"""The operations, with the values that each field may have."""

_FILTERS: Final = {"icon": "with_icon", "stars_min": "with_stars", "other": "others", "zone": "in_zone"}


def read(entry: Mapping[str, Any], icons: tuple[str, ...]) -> Effect:
    """An effect as the table writes it. Raises `VocabularyError`."""
    fields = dict(entry)
    op = fields.pop("op", None)
    if op not in FIELDS:
        raise VocabularyError(f"{op!r} is no operation; there are {', '.join(FIELDS)}")
    filters = fields.pop("filter", {})
    for name, value in fields.items():
        allowed = FIELDS[op].get(name)
        if allowed is None:
            raise VocabularyError(f"{op!r} has no field {name!r}")
        if not _fits(value, icons if allowed == _ICON else allowed):
            raise VocabularyError(f"the {name!r} of {op!r} cannot be {value!r}")
    if not filters.keys() <= _FILTERS.keys():
        raise VocabularyError(f"{op!r} cannot be limited by {', '.join(sorted(filters.keys() - _FILTERS.keys()))}")
    return Effect(op, **fields, **{_FILTERS[name]: value for name, value in filters.items()})


def _fits(value: object, allowed: tuple[str | int, ...] | str) -> bool:
    if allowed == _NUMBER:
        return type(value) is int and 0 <= value < 20
    if allowed == _FLAG:
        return type(value) is bool
    return value in allowed
