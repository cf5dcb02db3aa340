"""What cards, icons and units say to players, made from their effects, so that text and effect cannot disagree."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.games.pocketmodel.data.table import COLOURS, FACTIONS, ICONS, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import HOME_TARGETS, Effect
from pentapod.games.pocketmodel.words.names import counted, listed

_CONDITIONS: Final = {
    "": "",
    "foe_ground": " if the opposing unit is a ground unit",
    "foe_stars_min_3": " if the opposing unit has 3 or more stars",
    "self_in_home": " if it is in its home zone",
    "defending": " if it is the defender",
}
_MOMENTS: Final = {
    "": "",
    "on_hit": "if it hits, ",
    "self_destroyed": "if it is destroyed, ",
    "after_battle_survived": "if it survives the battle, ",
    "after_refill": "after the hands are refilled, ",
}
_KEEPS: Final = {"new": "the new roll counts", "best": "the better roll counts", "worst": "the worse roll counts"}
_DURING: Final = {"battle": "in battles", "strike": "in strikes", "both": "in battles and strikes"}
_LASTING: Final = "can't move until the end of its owner's next turn"


def combat_effect(effect: Effect) -> str:
    """What an effect of a combat card does, as the end of a sentence about *it*, the unit that it is played on."""
    start = _MOMENTS.get(effect.when, "")
    match effect.op:
        case "modify":
            return f"+{effect.amount} {effect.stat}{_for_each(effect)}{_CONDITIONS[effect.when]}"
        case "hit_on" if effect.doubles:
            return "it also hits at once with doubles"
        case "hit_on":
            return f"it also hits at once with a base roll of {effect.min} or more"
        case "reroll":
            whose = "its dice" if effect.who == "self" else "the dice of the opposing unit"
            may = "may be" if effect.optional else "are"
            return f"{whose} {may} rolled again; {_KEEPS[effect.keep]}"
        case "prevent":
            return f"{effect.amount} damage to it is prevented{_at_least(effect)}"
        case "damage":
            count = counted(effect.amount, "counter")
            return f"{start}{count} {_goes(effect.amount)} on another opposing unit in the zone"
        case "repair":
            return f"{start}up to {counted(effect.amount, 'counter')} come off it"
        case "draw":
            return f"{start}its player draws {counted(effect.amount, 'card')}"
        case "move":
            return f"{start}it may move one zone"
        case "reserve":
            other = "another unit" if effect.when == "self_destroyed" else "a unit"
            where = "its home zone" if effect.where == "home" else "its zone"
            return f"{start}{other} of {counted(effect.stars, 'star')} may come from the reserves to {where}"
    if effect.until:
        return f"{start}the opposing unit {_LASTING}"
    if effect.what == "prevent_damage":
        return "the opposing unit can't prevent damage"
    return "the ability of the opposing card can't be used; its bonus counts"


def _goes(count: int) -> str:
    return "goes" if count == 1 else "go"


def _at_least(effect: Effect) -> str:
    return f", but at least {effect.floor} remains" if effect.floor else ""


def _for_each(effect: Effect) -> str:
    if not effect.per:
        return ""
    whose = "opposing" if effect.per == "opposing_icon_in_zone" else "other friendly"
    most = f", up to +{effect.max}" if effect.max else ""
    return f" for each {whose} {ICONS[effect.icon].name} unit in the zone{most}"


def objective_effect(card: Card, effect: Effect) -> str:
    """What an effect of an objective card does, as the end of a sentence."""
    units = f"{_WHOSE[card.scope]} {_which(effect)}"
    match effect.op:
        case "modify" if effect.stat == "objective_defense":
            return f"the owner's {'other ' * effect.others}objectives have +{effect.amount} defense"
        case "modify":
            return f"{units} have +{effect.amount} {effect.stat} {_DURING[effect.during]}"
        case "limit":
            return _raised(effect)
        case "reroll":
            once = "once in each own turn, " if effect.limit else ""
            return f"{once}the owner may roll the dice of a unit again; {_KEEPS[effect.keep]}"
        case "damage":
            where = "an opposing unit" if effect.targets == 1 else f"each of up to {effect.targets} opposing units"
            count = counted(effect.amount, "counter")
            return f"{count} {_goes(effect.amount)} on {where} in the owner's home zone"
        case "repair":
            count = counted(effect.amount, "counter")
            return f"once in each own turn, the owner may take {count} off a unit in the home zone"
        case "draw":
            return f"the owner draws {counted(effect.amount, 'card')}"
        case "reserve":
            stars = counted(effect.stars, "star")
            return f"units of up to {stars} together may come from the reserves to the owner's home zone"
    can = "can" if effect.can else "can't"
    if effect.to == HOME_TARGETS:
        return f"an opposing unit in the owner's home zone {_LASTING}"
    return {
        "strike_this": f"{units} {can} strike this objective",
        "ground_strike_bonus": f"opposing ground units {can} use their strike bonus against the owner's objectives",
        "reroll": f"{_WHO[card.scope]} {can} reroll",
        "ground_attack_space": f"{_WHOSE[card.scope]} ground units {can} attack space units {_where(effect)}",
    }[effect.what]


_WHOSE: Final = {"you": "the owner's", "all": "all", "opponents": "opposing"}
_WHO: Final = {"you": "the owner", "all": "nobody", "opponents": "opponents"}


def _which(effect: Effect) -> str:
    kind = f"{ICONS[effect.with_icon].name} units" if effect.with_icon else "units"
    return f"{kind} of {effect.with_stars} or more stars" if effect.with_stars else kind


def _where(effect: Effect) -> str:
    return "in the contested zone" if effect.in_zone else "in every zone"


def _raised(effect: Effect) -> str:
    more = f"{effect.amount} more {'star' if effect.amount == 1 else 'stars'}"
    return {
        "move": f"the owner's move actions may have {more} of units",
        "combat": f"the owner's combat actions may have {more} of units",
        "strike": f"the owner's strike actions may have {more} of units",
        "hand": f"the owner's maximum hand is {counted(effect.amount, 'card')} larger",
        "reinforce": f"when another objective of the owner is destroyed, {more} of reserves may come in",
    }[effect.what]


def power_effect(effect: Effect) -> str:
    """What a power icon does, as the end of a sentence about *it*."""
    match effect.op:
        case "prevent":
            return f"each hit on it does {effect.amount} less damage{_at_least(effect)}"
        case "repair":
            return f"once a turn, {counted(effect.amount, 'counter')} may come off it"
        case _:
            return "once a turn, it may move to an adjacent zone; this is no move action"


def sentence(text: str) -> str:
    """A text with a capital and a full stop."""
    return f"{text[0].upper()}{text[1:]}."


@cache
def gate_words(card: Card) -> str:
    """Which units gain the ability of a combat card."""
    if card.gate:
        return f"{ICONS[card.gate].name} units"
    if len(card.gate_stars) == 5:
        return "Any unit"
    return f"Units of {listed([str(count) for count in card.gate_stars], 'or')} stars"


@cache
def ability_words(card: Card) -> str:
    """The ability of a card as a sentence, or ""."""
    if not card.effects:
        return ""
    if card.combat:
        effects = "; ".join(combat_effect(effect) for effect in card.effects)
        return f"{gate_words(card)}: {effects}."
    effects = "; ".join(objective_effect(card, effect) for effect in card.effects)
    return f"When revealed: {effects}." if card.timing == "reveal" else sentence(effects)


def bonus_words(card: Card) -> str:
    """The combat bonus of a card: `+2 attack`."""
    return f"+{card.bonus} {COLOURS[card.color]}"


@cache
def card_sentences(card: Card) -> tuple[str, ...]:
    """Everything that a card says."""
    ability = (ability_words(card),) if card.effects else ()
    place = f"As an objective it has defense {card.defense} and {counted(card.stars, 'star')}."
    if card.combat:
        return (f"Combat card: {bonus_words(card)} for any unit.", *ability, place, _known(card))
    alone = () if ability else ("It has no ability.",)
    stacks = () if card.stacks else ("More copies do no more than one.",)
    return ("Objective card.", *ability, *alone, *stacks, place, _known(card))


def _known(entry: Card | Unit) -> str:
    if entry.found:
        return f"Known: {listed(list(entry.found))}. The rest is reconstructed."
    return "Its name is known, the rest is reconstructed." if entry.basis != "own" else "Made for this set."


@cache
def icon_words(icon: str) -> str:
    """What an icon means, as a sentence."""
    known = ICONS[icon]
    if not known.power:
        return f"{known.name}: a green match icon, for the cards that name it."
    effects = "; ".join(power_effect(effect) for effect in known.effects)
    return f"{known.name}: {effects}."


@cache
def unit_sentences(unit: Unit) -> tuple[str, ...]:
    """Everything that a kind of unit is."""
    kind = "Ground unit" if unit.ground else "Space unit"
    return (
        f"{kind} of {counted(unit.stars, 'star')}, {FACTIONS[unit.faction]}.",
        f"Attack {unit.attack}, damage {unit.damage}, defense {unit.defense}, shields {unit.shields}.",
        *(icon_words(icon) for icon in unit.icons),
        _known(unit),
    )
