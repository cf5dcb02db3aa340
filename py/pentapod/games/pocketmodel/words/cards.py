"""What cards, icons and units say to players, made from their effects, so that text and effect cannot disagree."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from pentapod.engine.english import counted, listed
from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS, FACTIONS, ICONS, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import (
    BringReserves,
    Condition,
    Crowd,
    Doing,
    DrawCards,
    During,
    Effect,
    Filter,
    HitOn,
    Keep,
    Limit,
    Limited,
    Modify,
    Moment,
    MoveUnit,
    Prevent,
    PutCounters,
    Repair,
    RerollDice,
    Rule,
    Scope,
    Timing,
    Value,
    Where,
    Whose,
    moment_of,
)
from pentapod.games.pocketmodel.words.names import VALUE_NAMES

_CONDITIONS: Final = {
    None: "",
    Condition.FOE_GROUND: " if the opposing unit is a ground unit",
    Condition.FOE_LARGE: " if the opposing unit has 3 or more stars",
    Condition.IN_HOME: " if it is in its home zone",
    Condition.DEFENDING: " if it is the defender",
}
_BRIEF: Final = {
    None: "",
    Condition.FOE_GROUND: " against ground",
    Condition.FOE_LARGE: " against 3+ stars",
    Condition.IN_HOME: " at home",
    Condition.DEFENDING: " when attacked",
}
_MOMENTS: Final = {
    None: "",
    Moment.HIT: "if it hits, ",
    Moment.DESTROYED: "if it is destroyed, ",
    Moment.SURVIVED: "if it survives the battle, ",
    Moment.REFILLED: "after the hands are refilled, ",
}
_KEEPS: Final = {
    Keep.NEW: "the new roll counts",
    Keep.BEST: "the better roll counts",
    Keep.WORST: "the worse roll counts",
}
_BRIEF_KEEPS: Final = {Keep.NEW: "new roll", Keep.BEST: "better of 2 rolls", Keep.WORST: "worse of 2 rolls"}
_BRIEF_RULES: Final = {Doing.PREVENT_DAMAGE: "foe prevents nothing", Doing.USE_ABILITY: "foe's bonus only"}
_DURING: Final = {
    During.BATTLE: "in battles",
    During.STRIKE: "in strikes",
    During.BOTH: "in battles and strikes",
}
_LASTING: Final = "can't move until the end of its owner's next turn"


# ---------------------------------------------------------------------------------------------- combat cards


def combat_effect(effect: Effect) -> str:
    """What an effect of a combat card does, as the end of a sentence about *it*, the unit that it is played on."""
    start = _MOMENTS[moment_of(effect)]
    match effect:
        case Modify():
            return f"+{effect.amount} {VALUE_NAMES[effect.stat]}{_for_each(effect)}{_CONDITIONS[effect.when]}"
        case HitOn():
            least = "doubles" if effect.doubles else f"a base roll of {effect.min} or more"
            return f"it also hits at once with {least}"
        case RerollDice():
            whose = "its dice" if effect.who is Whose.SELF else "the dice of the opposing unit"
            may = "may be" if effect.optional else "are"
            return f"{whose} {may} rolled again; {_KEEPS[effect.keep]}"
        case Prevent():
            return f"{effect.amount} damage to it is prevented{_at_least(effect)}"
        case PutCounters():
            return f"{start}{_counters_go(effect)} on another opposing unit in the zone"
        case Repair():
            return f"{start}up to {counted(effect.amount, 'counter')} come off it"
        case DrawCards():
            return f"{start}its player draws {counted(effect.amount, 'card')}"
        case MoveUnit():
            return f"{start}it may move one zone"
        case BringReserves():
            other = "another unit" if effect.when is Moment.DESTROYED else "a unit"
            where = "its home zone" if effect.where is Where.HOME else "its zone"
            return f"{start}{other} of {counted(effect.stars, 'star')} may come from the reserves to {where}"
        case Rule():
            return f"{start}{_forbidden(effect)}"
        case Limit():
            return _raised(effect)
    assert_never(effect)


def _forbidden(rule: Rule) -> str:
    """What a combat card forbids the opposing unit or its card."""
    if rule.until:
        return f"the opposing unit {_LASTING}"
    if rule.what is Doing.PREVENT_DAMAGE:
        return "the opposing unit can't prevent damage"
    return "the ability of the opposing card can't be used; its bonus counts"


def _counters_go(effect: PutCounters) -> str:
    return f"{counted(effect.amount, 'counter')} {'goes' if effect.amount == 1 else 'go'}"


def _at_least(effect: Prevent) -> str:
    return f", but at least {effect.floor} remains" if effect.floor else ""


def _for_each(effect: Modify) -> str:
    if not effect.per:
        return ""
    whose = "opposing" if effect.per is Crowd.OPPOSING else "other friendly"
    most = f", up to +{effect.max}" if effect.max else ""
    return f" for each {whose} {ICONS[effect.icon].name} unit in the zone{most}"


# ---------------------------------------------------------------------------------------------- objective cards


_WHOSE: Final = {None: "", Scope.YOU: "the owner's", Scope.ALL: "all", Scope.OPPONENTS: "opposing"}
_WHO: Final = {None: "", Scope.YOU: "the owner", Scope.ALL: "nobody", Scope.OPPONENTS: "opponents"}


def objective_effect(card: Card, effect: Effect) -> str:
    """What an effect of an objective card does, as the end of a sentence."""
    match effect:
        case Modify(stat=Value.OBJECTIVE_DEFENSE):
            return f"the owner's {'other ' * effect.filter.others}objectives have +{effect.amount} defense"
        case Modify():
            assert effect.during
            units = f"{_WHOSE[card.scope]} {_which(effect.filter)}"
            return f"{units} have +{effect.amount} {VALUE_NAMES[effect.stat]} {_DURING[effect.during]}"
        case Limit():
            return _raised(effect)
        case RerollDice():
            once = "once in each own turn, " if effect.limit else ""
            return f"{once}the owner may roll the dice of a unit again; {_KEEPS[effect.keep]}"
        case PutCounters():
            where = "an opposing unit" if effect.targets == 1 else f"each of up to {effect.targets} opposing units"
            return f"{_counters_go(effect)} on {where} in the owner's home zone"
        case Repair():
            count = counted(effect.amount, "counter")
            return f"once in each own turn, the owner may take {count} off a unit in the home zone"
        case DrawCards():
            return f"the owner draws {counted(effect.amount, 'card')}"
        case BringReserves():
            stars = counted(effect.stars, "star")
            return f"units of up to {stars} together may come from the reserves to the owner's home zone"
        case Rule():
            return _ruled(card, effect)
        case HitOn() | Prevent() | MoveUnit():
            return combat_effect(effect)
    assert_never(effect)


def _ruled(card: Card, rule: Rule) -> str:
    """What an objective card allows or forbids."""
    can = "can" if rule.can else "can't"
    units = f"{_WHOSE[card.scope]} {_which(rule.filter)}"
    match rule.what:
        case Doing.MOVE:
            return f"an opposing unit in the owner's home zone {_LASTING}"
        case Doing.STRIKE_THIS:
            return f"{units} {can} strike this objective"
        case Doing.GROUND_STRIKE_BONUS:
            return f"opposing ground units {can} use their strike bonus against the owner's objectives"
        case Doing.REROLL:
            return f"{_WHO[card.scope]} {can} reroll"
        case Doing.GROUND_ATTACKS_SPACE:
            where = "in the contested zone" if rule.filter.in_zone else "in every zone"
            return f"{_WHOSE[card.scope]} ground units {can} attack space units {where}"
        case Doing.PREVENT_DAMAGE | Doing.USE_ABILITY:
            return _forbidden(rule)
    assert_never(rule.what)


def _which(limits: Filter) -> str:
    kind = f"{ICONS[limits.with_icon].name} units" if limits.with_icon else "units"
    return f"{kind} of {limits.with_stars} or more stars" if limits.with_stars else kind


def _raised(effect: Limit) -> str:
    more = f"{effect.amount} more {'star' if effect.amount == 1 else 'stars'}"
    match effect.what:
        case Limited.MOVE | Limited.COMBAT | Limited.STRIKE:
            return f"the owner's {effect.what} actions may have {more} of units"
        case Limited.HAND:
            return f"the owner's maximum hand is {counted(effect.amount, 'card')} larger"
        case Limited.REINFORCE:
            return f"when another objective of the owner is destroyed, {more} of reserves may come in"
    assert_never(effect.what)


# ---------------------------------------------------------------------------------------------- whole cards and units


def power_effect(effect: Effect) -> str:
    """What a power icon does, as the end of a sentence about *it*."""
    match effect:
        case Prevent():
            return f"each hit on it does {effect.amount} less damage{_at_least(effect)}"
        case Repair():
            return f"once a turn, {counted(effect.amount, 'counter')} may come off it"
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
    return f"When revealed: {effects}." if card.timing is Timing.REVEAL else sentence(effects)


def bonus_words(card: Card) -> str:
    """The combat bonus of a card: `+2 attack`."""
    return f"+{card.bonus} {BONUS_VALUES[card.color]}"


@cache
def brief_ability(card: Card) -> str:
    """The ability of a combat card in a few words: `+1 per opposing Trooper`, `may roll again`, or ""."""
    return "; ".join(_brief(card, effect) for effect in card.effects) if card.combat else ""


def _brief(card: Card, effect: Effect) -> str:
    match effect:
        case Modify():
            return _brief_sum(card, effect)
        case HitOn():
            return "hits with doubles" if effect.doubles else f"hits with {effect.min}+"
        case RerollDice():
            roll = _BRIEF_KEEPS[effect.keep]
            return f"foe's {roll}" if effect.who is Whose.FOE else roll
        case Prevent():
            return f"{effect.amount} less damage"
        case PutCounters():
            return f"{effect.amount} on another foe"
        case Repair():
            return f"{counted(effect.amount, 'counter')} off"
        case DrawCards():
            return f"draws {effect.amount} more"
        case MoveUnit():
            return "moves after it"
        case BringReserves():
            return f"{counted(effect.stars, 'star')} comes in"
        case Rule(until=until, what=what):
            return "foe can't move" if until else _BRIEF_RULES[what]
        case Limit():
            return _raised(effect)
    assert_never(effect)


def _brief_sum(card: Card, effect: Modify) -> str:
    stat = "" if effect.stat is BONUS_VALUES[card.color] else f" {VALUE_NAMES[effect.stat]}"
    whose = {None: "", Crowd.OPPOSING: " per opposing", Crowd.FRIENDLY: " per other"}[effect.per]
    kind = (
        f" {ICONS[effect.icon].name}"
        if effect.per and (effect.per is Crowd.OPPOSING or effect.icon != card.gate)
        else ""
    )
    most = f", max {effect.max}" if effect.max else ""
    return f"+{effect.amount}{stat}{whose}{kind}{most}{_BRIEF[effect.when]}"


@cache
def card_sentences(card: Card) -> tuple[str, ...]:
    """Everything that a card says."""
    ability = (ability_words(card),) if card.effects else ()
    place = f"As an objective it has defense {card.defense} and {counted(card.stars, 'star')}."
    if card.combat:
        return (f"Combat card: {bonus_words(card)} for any unit.", *ability, place)
    alone = () if ability else ("It has no ability.",)
    stacks = () if card.stacks else ("More copies do no more than one.",)
    return ("Objective card.", *ability, *alone, *stacks, place)


@cache
def icon_words(icon: str) -> str:
    """What an icon does of itself, whose abilities are for it, and which cards of opponents count it."""
    known = ICONS[icon]
    said = ["; ".join(power_effect(effect) for effect in known.effects)] if known.power else []
    if gains := [card.name for card in CARDS if _is_for(card, icon)]:
        said.append(f"{'also ' if said else ''}for the abilities of {listed(gains)}")
    if counts := [card.name for card in CARDS if _counts_opposing(card, icon)]:
        said.append(f"an opponent's {listed(counts, 'or')} counts it")
    return f"{known.name}: {'; '.join(said)}."


def _is_for(card: Card, icon: str) -> bool:
    """Whether the ability of a card is for units with an icon."""
    limited = (effect.filter.with_icon for effect in card.effects if isinstance(effect, Modify | Rule))
    return icon in (card.gate, *limited)


def _counts_opposing(card: Card, icon: str) -> bool:
    return any(
        isinstance(effect, Modify) and effect.per is Crowd.OPPOSING and effect.icon == icon for effect in card.effects
    )


@cache
def unit_sentences(unit: Unit) -> tuple[str, ...]:
    """Everything that a kind of unit is."""
    kind = "Ground unit" if unit.ground else "Space unit"
    return (
        f"{kind} of {counted(unit.stars, 'star')}, {FACTIONS[unit.faction]}.",
        f"Attack {unit.attack}, damage {unit.damage}, defense {unit.defense}, shields {unit.shields}.",
        *(icon_words(icon) for icon in unit.icons),
    )
