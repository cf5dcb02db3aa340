"""Exact odds: every way that the dice can fall is counted, never played out."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from pentapod.games.pocketmodel.data.table import AUTO_HIT, CARDS, DECKS
from pentapod.games.pocketmodel.data.vocabulary import Keep
from pentapod.games.pocketmodel.rules.cards.piles import unseen
from pentapod.games.pocketmodel.rules.dice import ROLLS, WEIGHTS, doubles, kept, total
from pentapod.games.pocketmodel.rules.effects.rerolls import rerolls, strike_rerolls
from pentapod.games.pocketmodel.rules.effects.values import (
    barred,
    margin,
    slot_parts,
    strike_parts,
    summed,
    sure_hits,
)
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import ATTACKER, DEFENDER, SIDES, Battle, Pair, declared

WAYS = 36

Again = tuple[tuple[Keep, bool], ...]
"""Rerolls one after another: what they keep, and whether they may be left."""


@lru_cache(maxsize=4096)
def chance(need: int, certain_from: int, certain_doubles: bool, again: Again) -> Fraction:
    """How likely it is that two dice total `need`, or at least `certain_from`, or are doubles where these count.

    A reroll that may be left is used when the roll so far does not hit.
    """
    hit = frozenset(
        roll for roll in ROLLS if total(roll) >= min(need, certain_from) or (certain_doubles and doubles(roll))
    )
    ways = sum(
        (weight * _hits_with(roll, hit, again) for roll, weight in zip(ROLLS, WEIGHTS, strict=True)), Fraction(0)
    )
    return ways / WAYS


def _hits_with(roll: int, hit: frozenset[int], again: Again) -> Fraction:
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


def hit_chance(position: Position, battle: Battle, side: int) -> Fraction:
    """How likely a side of a battle hits, with the cards played so far."""
    least, with_doubles = sure_hits(position, battle, side)
    return chance(margin(position, battle, side), least, with_doubles, _again(position, battle, side))


def _again(position: Position, battle: Battle, side: int) -> Again:
    """The rerolls for the dice of a side, in their order: those of the attacker's player come first."""
    roller = position.roster.owners[battle.unit(side)]
    found = [reroll for other in SIDES for reroll in rerolls(position, battle, other)]
    return tuple((reroll.keep, reroll.optional) for reroll in found if reroll.roller == roller)


def strike_chance(position: Position, unit: int, owner: int, slot: int, content: int) -> Fraction:
    """How likely the strike of a unit destroys an objective, were it this card, with the rerolls that are open."""
    shown = position
    if position.slots[owner][slot] != content:
        shown = position.copy()
        shown.change_slot(owner, slot, content)
    if barred(shown, unit, owner, slot):
        return Fraction(0)
    parts = slot_parts(shown, owner, slot, CARDS[content])
    return strike_chance_against(shown, unit, summed(parts))


def _strike_again(position: Position, unit: int) -> Again:
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


def battle_odds(position: Position, unit: int, foe: int) -> tuple[Fraction, Fraction]:
    """How likely a unit hits and is hit, before any card."""
    battle = declared(position.roster.owners[unit], Pair(unit, foe))
    return hit_chance(position, battle, ATTACKER), hit_chance(position, battle, DEFENDER)


def strike_chance_against(position: Position, unit: int, defense: int) -> Fraction:
    """How likely the strike of a unit beats or ties a defense."""
    return chance(defense - summed(strike_parts(position, unit)), AUTO_HIT + 1, False, _strike_again(position, unit))


def percent(likelihood: Fraction) -> int:
    """A likelihood in percent, for players; what can fail or happen is never rounded to the contrary."""
    rounded = int(likelihood * 100 + Fraction(1, 2))
    return min(max(rounded, 1), 99) if 0 < likelihood < 1 else rounded


DEFENSES: Final = (min(card.defense for card in CARDS), max(card.defense for card in CARDS))
"""The least and the highest defense of a card."""
