"""Exact odds: every way that the dice can fall is counted, never played out."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from pentapod.engine.state import Action
from pentapod.games.pocketmodel.data.table import AUTO_HIT, CARDS, DECKS, LETTERS
from pentapod.games.pocketmodel.rules.battle import begun
from pentapod.games.pocketmodel.rules.cards import unseen
from pentapod.games.pocketmodel.rules.dice import ROLLS, WEIGHTS, doubles, kept, total
from pentapod.games.pocketmodel.rules.effects import (
    Reroll,
    barred,
    battle_parts,
    certain,
    fighter,
    rerolls,
    slot_parts,
    strike_parts,
    strike_rerolls,
    summed,
)
from pentapod.games.pocketmodel.rules.position import PAIR, STRIKERS, TURN, Position, Step

WAYS = 36


@lru_cache(maxsize=4096)
def chance(need: int, certain_from: int, certain_doubles: bool, again: tuple[tuple[str, bool], ...]) -> Fraction:
    """How likely it is that two dice total `need`, or at least `certain_from`, or are doubles where these count.

    `again` are rerolls one after another: what they keep, and whether they may be left. One that may be left is used
    when the roll so far does not hit.
    """
    hit = frozenset(
        roll for roll in ROLLS if total(roll) >= min(need, certain_from) or (certain_doubles and doubles(roll))
    )
    ways = sum(
        (weight * _hits_with(roll, hit, again) for roll, weight in zip(ROLLS, WEIGHTS, strict=True)), Fraction(0)
    )
    return ways / WAYS


def _hits_with(roll: int, hit: frozenset[int], again: tuple[tuple[str, bool], ...]) -> Fraction:
    if not again:
        return Fraction(roll in hit)
    (keep, optional), *rest = again
    if optional and roll in hit:
        return _hits_with(roll, hit, tuple(rest))
    return (
        sum(
            (
                weight * _hits_with(kept(roll, new, keep), hit, tuple(rest))
                for new, weight in zip(ROLLS, WEIGHTS, strict=True)
            ),
            Fraction(0),
        )
        / WAYS
    )


def hit_chance(position: Position, step: Step, who: int) -> Fraction:
    """How likely the attacker or the defender of a battle hits, with the cards played so far."""
    need = summed(battle_parts(position, step, 1 - who, "defense")) - summed(
        battle_parts(position, step, who, "attack")
    )
    sure = next((least for least in range(3, AUTO_HIT) if certain(position, step, who, _odd(least))), AUTO_HIT)
    pairs = certain(position, step, who, 11)
    return chance(need, sure, pairs, _again(position, step, who))


def _odd(sum_: int) -> int:
    """A roll of this total, 3 to 11, that is no doubles."""
    return next(roll for roll in ROLLS if total(roll) == sum_ and not doubles(roll))


def _again(position: Position, step: Step, who: int) -> tuple[tuple[str, bool], ...]:
    """The rerolls for the dice of one side, in their order: those of the attacker's player come first."""
    roller = position.roster.owners[fighter(step, who)]
    found: list[Reroll] = []
    for side in (0, 1):
        found += [reroll for reroll in rerolls(position, step, side) if reroll.roller == roller]
    return tuple((reroll.keep, reroll.optional) for reroll in found)


def strike_chance(position: Position, unit: int, owner: int, slot: int, content: int) -> Fraction:
    """How likely the strike of a unit destroys an objective, were it this card, with the rerolls that are open."""
    shown = position
    if position.slots[owner][slot] != content:
        shown = position.copy()
        shown.change_slot(owner, slot, content)
    if barred(shown, unit, owner, slot):
        return Fraction(0)
    parts = slot_parts(shown, owner, slot, CARDS[content])
    return chance(summed(parts) - summed(strike_parts(shown, unit)), AUTO_HIT + 1, False, _strike_again(shown, unit))


def _strike_again(position: Position, unit: int) -> tuple[tuple[str, bool], ...]:
    found = strike_rerolls(position, position.roster.owners[unit])
    return tuple((reroll.keep, reroll.optional) for reroll in found)


def hidden_strike_chance(position: Position, unit: int, owner: int, slot: int) -> Fraction | None:
    """The same for a face-down card, over all cards that have not been seen; None where the deck is not known."""
    if position.decks[owner] not in DECKS:
        return None
    cards = unseen(position, owner)
    ways = sum(
        (copies * strike_chance(position, unit, owner, slot, card) for card, copies in enumerate(cards) if copies),
        Fraction(0),
    )
    return ways / sum(cards)


def percent(likelihood: Fraction) -> str:
    """A likelihood for players: `58%`; what can fail or happen is never rounded to the contrary."""
    rounded = int(likelihood * 100 + Fraction(1, 2))
    if 0 < likelihood < 1:
        rounded = min(max(rounded, 1), 99)
    return f"{rounded}%"


def battle_odds(position: Position, unit: int, foe: int) -> tuple[Fraction, Fraction]:
    """How likely a unit hits and is hit, before any card."""
    step = begun(unit, foe, position.roster.owners[unit])
    return hit_chance(position, step, 0), hit_chance(position, step, 1)


def caution(position: Position, action: Action) -> str:
    """The odds of an attack or a strike that is about to be declared, as a question; else ""."""
    step = position.todo[0] if position.todo else None
    if step is None or step.kind not in (TURN, PAIR, STRIKERS):
        return ""
    roster, path = position.roster, action.path
    unit = roster.number_of.get(path[0], -1)
    if unit < 0:
        return ""
    if step.kind == STRIKERS:
        return _strike_caution(position, unit, step.owner, step.slot)
    if len(path) != 2:
        return ""
    foe = roster.number_of.get(path[1], -1)
    if foe >= 0:
        hit, hurt = battle_odds(position, unit, foe)
        cards = "Cards may change that. " if any(position.hands) else ""
        name = roster.name(unit)
        return f"{name}: {percent(hit)} to hit, {percent(hurt)} to be hit. {cards}Attack?"
    if path[1][1:].isdigit():
        return _strike_caution(position, unit, LETTERS.index(path[1][0]), int(path[1][1:]) - 1)
    return ""


def _strike_caution(position: Position, unit: int, owner: int, slot: int) -> str:
    name, content = position.roster.name(unit), position.slots[owner][slot]
    if content >= 0:
        odds = percent(strike_chance(position, unit, owner, slot, content))
        return f"{name}: {odds} to destroy {CARDS[content].name}. Strike?"
    hidden = hidden_strike_chance(position, unit, owner, slot)
    if hidden is not None:
        return f"{name}: {percent(hidden)} to destroy a face-down card of this deck. Strike?"
    attack, again = summed(strike_parts(position, unit)), _strike_again(position, unit)
    low, high = (percent(chance(defense - attack, AUTO_HIT + 1, False, again)) for defense in _RANGE)
    return (
        f"{name}: {low} to destroy a face-down card of defense {_RANGE[0]}, {high} one of defense {_RANGE[1]}. Strike?"
    )


_RANGE = (min(card.defense for card in CARDS), max(card.defense for card in CARDS))
