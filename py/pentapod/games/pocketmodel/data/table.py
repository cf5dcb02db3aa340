"""The table of PocketModel, loaded and checked once: units, cards, icons, starter decks and the rules' numbers.

Kinds of units and of cards are numbers, in the order of their codes: a multiset of cards is `bytes`, one byte a card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.tables import Entry, TableError, check_different, check_known, load, record
from pentapod.engine.values import Names, Numbers, indexed
from pentapod.games.pocketmodel.data import vocabulary
from pentapod.games.pocketmodel.data.vocabulary import (
    BringReserves,
    Effect,
    Moment,
    MoveUnit,
    PowerTiming,
    Prevent,
    Repair,
    Scope,
    Timing,
    Value,
    Where,
    is_aimed,
    moment_of,
)

GROUND: Final = "ground"
SPACE: Final = "space"

BONUS_VALUES: Final = {"red": Value.ATTACK, "yellow": Value.DAMAGE, "blue": Value.DEFENSE}
"""What the combat bonus of each colour adds to."""


class Icon(NamedTuple):
    """A green match icon, or a silver power icon with effects of its own."""

    id: str
    name: str
    power: bool
    effects: tuple[Effect, ...]
    basis: str
    timing: PowerTiming | None = None
    """None for a match icon."""


class Unit(NamedTuple):
    """A kind of unit."""

    id: str
    code: str
    name: str
    faction: str
    ground: bool
    stars: int
    attack: int
    damage: int
    defense: int
    shields: int
    icons: Names
    basis: str
    model: tuple[str, tuple[tuple[str, int], ...]]
    """The form that it is drawn as, with its measures."""
    original: str = ""
    found: Names = ()


class Card(NamedTuple):
    """A kind of card. Those with a `color` are combat cards, the others are objective cards."""

    id: str
    code: str
    name: str
    defense: int
    stars: int
    color: str
    bonus: int
    gate: str | None
    """The icon that a unit needs for the ability of a combat card, unless that is wild."""
    gate_stars: Numbers
    """The build stars of the units that a wild ability is for, or ()."""
    effects: tuple[Effect, ...]
    basis: str
    timing: Timing | None = None
    scope: Scope | None = None
    """When and for whom the ability of an objective card works."""
    stacks: bool = True
    found: Names = ()

    @property
    def combat(self) -> bool:
        return bool(self.color)


class Deck(NamedTuple):
    """A starter deck: copies by kind, of units and of cards, and the usual placement."""

    id: str
    name: str
    units: bytes
    start: bytes
    cards: bytes


def _effects(entry: Entry, icons: Names, path: Names) -> tuple[Effect, ...]:
    return tuple(
        vocabulary.read(effect, icons, (*path, "effects", str(number)))
        for number, effect in enumerate(entry.get("effects", ()), 1)
    )


def _icon(entry: Entry, icons: Names) -> Icon:
    power = entry["class"] == "power"
    path = ("icon", entry["id"])
    effects = _effects(entry, icons, path)
    icon = record(Icon, entry, *path, power=power, effects=effects)
    if power != bool(effects) or power != bool(icon.timing):
        raise TableError("pocketmodel-power", *path)
    if not all(
        isinstance(effect, Prevent if icon.timing is PowerTiming.BATTLE else Repair | MoveUnit) for effect in effects
    ):
        raise TableError("pocketmodel-power-effects", *path, "effects")
    return icon


def _unit(entry: Entry) -> Unit:
    measures = dict(entry["model"])
    form = measures.pop("form")
    unit = record(Unit, entry, ground=entry["kind"] == GROUND, model=(form, tuple(measures.items())))
    check_known(unit.faction, FACTIONS, "unit", unit.id, "faction")
    for icon in unit.icons:
        check_known(icon, ICONS, "unit", unit.id, "icons")
    return unit


def _card(entry: Entry) -> Card:
    combat = entry["kind"] == "combat"
    gate = entry.get("gate", ())
    bonus = entry.get("bonus", {"color": "", "amount": 0})
    path = ("card", entry["id"])
    effects = _effects(entry, tuple(ICONS), path)
    card = record(
        Card,
        entry,
        *path,
        color=bonus["color"],
        bonus=bonus["amount"],
        gate=gate if isinstance(gate, str) else None,
        gate_stars=() if isinstance(gate, str) else tuple(gate),
        effects=effects,
    )
    if combat != card.combat:
        raise TableError("pocketmodel-bonus", *path)
    if combat:
        if card.gate:
            check_known(card.gate, ICONS, *path, "gate")
        if bool(effects) != bool(gate) or card.timing or card.scope:
            raise TableError("pocketmodel-gate", *path)
    elif bool(effects) != bool(card.timing) or bool(effects) != bool(card.scope) or gate:
        raise TableError("pocketmodel-timing", *path)
    reserves = [effect for effect in effects if isinstance(effect, BringReserves)]
    if any(effect.when is Moment.DESTROYED and effect.where is not Where.HOME for effect in reserves):
        raise TableError("pocketmodel-reserve", *path, "effects")
    if sum(map(is_aimed, effects)) > 1:
        raise TableError("pocketmodel-aims", *path, "effects")
    if not combat and any(map(moment_of, effects)):
        raise TableError("pocketmodel-moment", *path, "effects")
    return card


def _counts(deck: Entry, part: str, order: dict[str, int]) -> bytes:
    for name in deck[part]:
        if name not in order:
            raise TableError("pocketmodel-deck", "deck", deck["id"], part, name, name=name)
    return bytes(deck[part].get(name, 0) for name in order)


def _deck(entry: Entry) -> Deck:
    orders = {"units": KIND_OF_ID, "start": KIND_OF_ID, "cards": CARD_OF_ID}
    return record(Deck, entry, **{part: _counts(entry, part, order) for part, order in orders.items()})


_TABLE: Final = load(__package__)
_RULES: Final[dict[str, int]] = _TABLE["rules"]
_HOUSE: Final[dict[str, int]] = _TABLE["house"]

DECK_MIN: Final = _RULES["deck_min"]
DECK_COPIES: Final = _RULES["deck_copies_max"]
FLEET_STARS: Final = _RULES["fleet_stars"]
UNIT_COPIES: Final = _RULES["fleet_copies_per_10_stars"] * FLEET_STARS // 10
START_STARS: Final = _RULES["start_stars"]
OBJECTIVES: Final = _RULES["objectives"]
START_HAND: Final = _RULES["start_hand"]
MAX_HAND: Final = _RULES["max_hand"]
STAR_LIMIT: Final = _RULES["action_star_limit"]
AUTO_HIT: Final = _RULES["auto_hit_base_roll"]
GROUND_STRIKE: Final = _RULES["ground_strike_attack_bonus"]
SMALL_OBJECTIVES: Final[int] = _TABLE["small"]["objectives"]
QUIET_ROUNDS: Final = _HOUSE["quiet_rounds"]
TURN_CAP: Final = _HOUSE["turn_cap"]
BUILD_CHANGES: Final = _HOUSE["build_changes"]
SPARE_COPIES: Final = _HOUSE["spare_copies"]
SPARE_STARS: Final = _HOUSE["spare_stars"]

LETTERS: Final[str] = _TABLE["seats"]["letters"]
FACTIONS: Final[dict[str, str]] = _TABLE["factions"]

_NAMES: Final = tuple(entry["id"] for entry in _TABLE["icon"])
ICONS: Final = {entry["id"]: _icon(entry, _NAMES) for entry in _TABLE["icon"]}
UNITS: Final = tuple(sorted(map(_unit, _TABLE["unit"]), key=lambda unit: unit.code))
CARDS: Final = tuple(sorted(map(_card, _TABLE["card"]), key=lambda card: card.code))

KIND_OF_ID: Final = indexed(unit.id for unit in UNITS)
KIND_OF_CODE: Final = indexed(unit.code for unit in UNITS)
CARD_OF_ID: Final = indexed(card.id for card in CARDS)
CARD_OF_CODE: Final = indexed(card.code for card in CARDS)
COMBAT: Final = bytes(card.combat for card in CARDS)
"""One byte a card: 1 for a combat card, 0 for an objective card."""
DECKS: Final = {entry["id"]: _deck(entry) for entry in _TABLE["deck"]}
NO_CARDS: Final = bytes(len(CARDS))
NO_UNITS: Final = bytes(len(UNITS))

check_different("unit", UNITS, "code")
check_different("card", CARDS, "code")
if SMALL_OBJECTIVES > OBJECTIVES:
    raise TableError("range", "small", "objectives", least=1, most=OBJECTIVES)
for _id, _deck_ in DECKS.items():
    _stars, _beginning = (
        sum(n * UNITS[kind].stars for kind, n in enumerate(own)) for own in (_deck_.units, _deck_.start)
    )
    if _stars > FLEET_STARS or max(_deck_.units) > UNIT_COPIES:
        raise TableError("pocketmodel-fleet", "deck", _id, "units", stars=FLEET_STARS, copies=UNIT_COPIES)
    if not 0 < _beginning <= START_STARS or any(
        begun > units for begun, units in zip(_deck_.start, _deck_.units, strict=True)
    ):
        raise TableError("pocketmodel-start", "deck", _id, "start", stars=START_STARS)
    if sum(_deck_.cards) < DECK_MIN or max(_deck_.cards) > DECK_COPIES:
        raise TableError("pocketmodel-cards", "deck", _id, "cards", least=DECK_MIN, copies=DECK_COPIES)
