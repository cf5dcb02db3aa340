"""What cards, icons and units say, made from their effects, so that text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pentapod.engine.message import Message, because
from pentapod.games.pocketmodel.data.table import BONUS_VALUES, CARDS, ICONS, Card, Unit
from pentapod.games.pocketmodel.data.vocabulary import OPERATIONS, Crowd, Effect, Modify, Rule, Timing

_OPERATIONS: Final = {kind: name for name, kind in OPERATIONS.items()}
_EVERY_STARS: Final = 5
"""A gate for units of so many numbers of stars is open to all."""


def chained(key: str, clauses: Sequence[Message]) -> Message:
    """Clauses, one or more, in a message that takes the `first` and the `rest`."""
    *others, rest = clauses
    for first in reversed(others):
        rest = because(key, first=first, rest=rest)
    return rest


def bonus(card: Card) -> Message:
    """The bonus of a combat card."""
    return because("bonus", amount=card.bonus, value=BONUS_VALUES[card.color])


def gate(card: Card) -> Message:
    """Which units gain the ability of a combat card: the end of a key, and its facts."""
    if card.gate:
        return because("icon", icon=card.gate)
    return because("any" if len(card.gate_stars) == _EVERY_STARS else "stars", counts=card.gate_stars)


def ability(card: Card) -> Message:
    """The ability of a card that has one, as a sentence."""
    if card.combat:
        opened, clauses = gate(card), [_clause("combat", effect) for effect in card.effects]
    else:
        opened = because("reveal" if card.timing is Timing.REVEAL else "always")
        clauses = [objective_effect(card, effect, False) for effect in card.effects]
    return because(f"ability-{opened.key}", **opened.facts, effects=chained("clauses", clauses))


def objective_effect(card: Card, effect: Effect, own: bool) -> Message:
    """What an effect of an objective card does; `own` is so where this is said to its owner."""
    return _clause("objective", effect, scope=card.scope, own=own)


def brief(card: Card) -> Message:
    """The ability of a combat card that has one, in a few words."""
    return chained("clauses", [_brief(card, effect) for effect in card.effects])


def _brief(card: Card, effect: Effect) -> Message:
    if not isinstance(effect, Modify):
        return _clause("brief", effect)
    same, gated = effect.stat is BONUS_VALUES[card.color], effect.icon == card.gate
    return _clause("brief", effect, same=same, gated=gated)


def _clause(family: str, effect: Effect, **facts: Any) -> Message:
    """What an effect does: its facts are its fields, and those of its filter."""
    limits = effect.filter._asdict() if isinstance(effect, Modify | Rule) else {}
    return because(f"{family}-{_OPERATIONS[type(effect)]}", **effect._asdict(), **limits, **facts)


def card_text(number: int) -> Message:
    """Everything that a card says."""
    card = CARDS[number]
    facts = {**card._asdict(), "combat": card.combat, "bonus": number, "ability": number}
    return Message("about-card-text", facts)


def unit_sentences(unit: Unit) -> Iterator[Message]:
    """Everything that a kind of unit is."""
    yield because("about-kind", ground=unit.ground, stars=unit.stars, faction=unit.faction)
    yield because("about-values", **values(unit))
    yield from map(icon_sentence, unit.icons)


def values(unit: Unit) -> dict[str, int]:
    """The values of a unit."""
    return {"attack": unit.attack, "damage": unit.damage, "defense": unit.defense, "shields": unit.shields}


def icon_sentence(icon: str) -> Message:
    """What an icon does of itself, whose abilities are for it, and which cards of opponents count it."""
    clauses = [_clause("icon", effect) for effect in ICONS[icon].effects]
    if gains := [number for number, card in enumerate(CARDS) if _is_for(card, icon)]:
        clauses.append(because("icon-for", also=bool(clauses), cards=gains))
    if counts := [number for number, card in enumerate(CARDS) if _counts_opposing(card, icon)]:
        clauses.append(because("icon-counted", cards=counts))
    return because("about-icon", icon=icon, clauses=chained("clauses", clauses))


def _is_for(card: Card, icon: str) -> bool:
    """Whether the ability of a card is for units with an icon."""
    limited = (effect.filter.with_icon for effect in card.effects if isinstance(effect, Modify | Rule))
    return icon in (card.gate, *limited)


def _counts_opposing(card: Card, icon: str) -> bool:
    return any(
        isinstance(effect, Modify) and effect.per is Crowd.OPPOSING and effect.icon == icon for effect in card.effects
    )
