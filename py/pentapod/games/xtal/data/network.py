"""The facts by which a small network judges games of two, and its table. `make train GAME=xtal` makes one.

Sections are in pairs: of the seat that looks, and of its opponent. The three Weapons are alike to the network, and so
are the Shields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentapod.engine.learning.network import Bundle, Layout, Section, fitting
from pentapod.engine.tables import load
from pentapod.engine.values import Numbers
from pentapod.games.xtal.data.table import (
    CARDS,
    HOME_COLOUR,
    MOVEMENTS,
    PATTERN,
    REPEATS,
    RINGS,
    SHIELDS,
    VOID,
    WEAPONS,
    Movement,
)

_STONES: Final = len(PATTERN) * REPEATS

MOST_RINGS: Final = 4
"""More rings count as this many."""
_COUNTED: Final = 3
"""This many movement cards and Voids of a kind are told apart."""
_SINGLE: Final = (*MOVEMENTS, VOID)
_ARMS: Final = (WEAPONS, tuple(SHIELDS))
_CARD_FACTS: Final = len(_SINGLE) * _COUNTED + sum(map(len, _ARMS)) + len(_ARMS)

# Where among the facts of Combat those of a kind begin.
UNDER_WEAPON: Final = 0
OPEN_COMBAT: Final = UNDER_WEAPON + 4 * (MOST_RINGS + 1)
OPPONENT_OPEN: Final = OPEN_COMBAT + 4
OWN_OPEN: Final = OPPONENT_OPEN + 4
PASSED: Final = OWN_OPEN + 4
UNDER_VOID: Final = PASSED + 2

LAYOUT: Final = Layout(
    Section("own_rings", MOST_RINGS + 1, f"Rings that the own token carries, from 0; {MOST_RINGS} stand for more."),
    Section("own_way", _STONES, "Steps to the own Home, from 0."),
    Section("foe_rings", MOST_RINGS + 1, "The same of the opponent."),
    Section("foe_way", _STONES, ""),
    Section(
        "own_hand",
        _CARD_FACTS,
        f"Cards in the own hand. One, two, three of {', '.join(CARDS[kind].id for kind in _SINGLE)} each; so many "
        "kinds of Weapons, of Shields; two of one kind of Weapon, of Shield.",
    ),
    Section("foe_hand", _CARD_FACTS, ""),
    Section(
        "own_stores",
        2 * RINGS + 1,
        "A ring in the Storage of the next Violet on the own way, of the one after it ...; two or more in each; one in "
        "that of the Home.",
    ),
    Section("foe_stores", 2 * RINGS + 1, ""),
    Section("apart", _STONES, "Steps from the own token to that of the opponent, from 0."),
    Section("protected", 2, "The own token is protected; that of the opponent."),
    Section("next", 2, "The opponent rolls next; the seat itself does."),
    Section("play", 2, "The opponent may still play cards in this turn; the seat itself may."),
    Section(
        "combat",
        UNDER_VOID + 4,
        "Under a Weapon: the seat itself with a card that cancels it, by its rings; without one; the opponent, in the "
        "same two ways. Then an open Combat: arrangement broken or not, for the opponent to act and for the seat; a "
        "Weapon that the opponent cannot cancel, for one ring or more; one that the seat cannot; who has the window "
        "after a pass. Then a Void to be answered, without and with one.",
    ),
    Section(
        "arms",
        4,
        "A Weapon against which the opponent has no card; none but a Void; the same against the seat itself.",
    ),
    Section(
        "own_plan",
        6,
        "Teleports: too few for the rings that are lacking; enough from a Violet with a ring on; from any Violet on. "
        "Each for who rolls next, the opponent or the seat.",
    ),
    Section("foe_plan", 6, ""),
)

NETWORK_FILE: Final = "network.toml"
_NUMBERS: Final = load(__package__, NETWORK_FILE)
HIDDEN: Final = len(_NUMBERS["hidden"])
"""The number of its hidden units."""
NETWORK: Final = fitting(LAYOUT, _NUMBERS)
"""None where another table has other facts."""

OWN: Final = 0
OPPONENT: Final = 1


def _firsts(name: str) -> tuple[int, int]:
    """Where the sections of a pair begin."""
    return LAYOUT.first(f"own_{name}"), LAYOUT.first(f"foe_{name}")


def _each(name: str, count: int) -> tuple[Bundle, ...]:
    first = LAYOUT.first(name)
    return tuple((first + fact,) for fact in range(count))


WAY: Final = tuple(
    tuple(tuple((first + carried, way + far) for far in range(_STONES)) for carried in range(MOST_RINGS + 1))
    for first, way in zip(_firsts("rings"), _firsts("way"), strict=True)
)
"""By whose they are, rings carried, and steps from Home."""
APART: Final = _each("apart", _STONES)
"""By the steps from the own token to the other."""
PROTECTED: Final = _each("protected", 2)
NEXT: Final = _each("next", 2)
"""By whether the seat that looks rolls next."""
PLAY: Final = _each("play", 2)
"""By whether it may play cards in its turn."""
ARMS: Final = _each("arms", 4)
COMBAT: Final = _each("combat", UNDER_VOID + 4)
STORES: Final = _firsts("stores")
_HANDS: Final = _firsts("hand")
_PLANS: Final = _firsts("plan")

TELEPORT: Final = next(
    kind for kind, card in enumerate(CARDS) if isinstance(card, Movement) and card.goal == HOME_COLOUR
)
"""The kind of card that may bring a token Home."""


@lru_cache(maxsize=4096)
def facts_of_hand(whose: int, hand: Numbers, lacking: int, rolls: bool) -> Bundle:
    """The cards of a hand, and whether its Teleports suffice for the rings that are `lacking`, and then Home.

    `rolls` is whether its owner rolls next.
    """
    facts = [
        place * _COUNTED + number
        for place, kind in enumerate(_SINGLE)
        for number in range(min(hand.count(kind), _COUNTED))
    ]
    first = len(_SINGLE) * _COUNTED
    for place, kinds in enumerate(_ARMS):
        counts = [hand.count(kind) for kind in kinds]
        facts += range(first + place * len(kinds), first + place * len(kinds) + sum(map(bool, counts)))
        if max(counts) > 1:
            facts.append(first + sum(map(len, _ARMS)) + place)
    teleports = hand.count(TELEPORT)
    plan = 2 if teleports > lacking else 1 if lacking and teleports == lacking else 0
    return (*(_HANDS[whose] + fact for fact in facts), _PLANS[whose] + plan * 2 + rolls)
