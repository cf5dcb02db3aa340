"""How a game of two stands, by a small network that learnt from games against itself.

Facts about the position that are true add up rows of `network.toml`: the way Home, rings, cards, what lies ahead, who
rolls next, what is pending in Combat. The last number of the sum counts by itself, each other one with the weight of
its hidden unit if it is positive. Both seats look at the position so; what one sees more than the other is its lead.

It learnt by temporal differences from 775,000 games of players who look one action ahead by it. The three Weapons are
alike to it, and so are the Shields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from pentapod.engine.tables import load
from pentapod.games.xtal import data
from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, MOVE, RINGS, SHIELD, WINNING_RINGS
from pentapod.games.xtal.data.table import WEAPON as A_WEAPON
from pentapod.games.xtal.rules.cards import VOID_KIND, answers, opposite
from pentapod.games.xtal.rules.path import LENGTH, STORE_OF, steps
from pentapod.games.xtal.rules.position import ANSWER, OPEN, PLAY, ROLL, WEAPON, Position, cards_in

Row = tuple[float, ...]

PAIR: Final = 2
"""So many seats there are in the games that it learnt from."""

_SCALE: Final = 1000
"""The table holds thousandths."""


def _rows(name: str) -> tuple[Row, ...]:
    return tuple(tuple(number / _SCALE for number in row) for row in _TABLE[name])


def _total(rows: Sequence[Row]) -> Row:
    return tuple(map(sum, zip(*rows, strict=True)))


_TABLE: Final = load(data.__name__, "network.toml")
_HIDDEN: Final[Row] = tuple(weight / _SCALE for weight in _TABLE["hidden"])
"""What each hidden unit counts."""

_OWN, _FOE = 0, 1
_RINGS: Final = (_rows("own_rings"), _rows("foe_rings"))
_MOST_RINGS: Final = len(_RINGS[_OWN]) - 1
"""More count as so many."""
_WAY: Final = tuple(
    tuple(tuple(_total((carried, way)) for way in _rows(ways)) for carried in rings)
    for rings, ways in zip(_RINGS, ("own_way", "foe_way"), strict=True)
)
"""By whose they are, rings carried, and steps from Home."""
_CARDS: Final = (_rows("own_hand"), _rows("foe_hand"))
_PLANS: Final = (_rows("own_plan"), _rows("foe_plan"))
_STORES: Final = (_rows("own_stores"), _rows("foe_stores"))
_APART: Final = _rows("apart")
"""By the steps from the own token to the other."""
_PROTECTED: Final = _rows("protected")
_NEXT: Final = _rows("next")
_PLAY: Final = _rows("play")
_ARMS: Final = _rows("arms")
_COMBAT: Final = _rows("combat")

_COUNTED: Final = 3
"""So many cards of a kind are told apart."""
_SINGLE: Final = tuple(kind for kind, card in enumerate(CARDS) if card.kind == MOVE or kind == VOID_KIND)
_TELEPORT: Final = next(kind for kind, card in enumerate(CARDS) if card.goal == HOME_COLOUR)
_ARMED: Final = {
    A_WEAPON: tuple(kind for kind, card in enumerate(CARDS) if card.kind == A_WEAPON),
    SHIELD: tuple(kind for kind, card in enumerate(CARDS) if card.kind == SHIELD),
}


def lead(at: Position) -> float:
    """How far the first of two seats is ahead, in logits of its share. Both tokens stand on the board."""
    return _seen(at, 0, 1) - _seen(at, 1, 0)


def _seen(at: Position, seat: int, foe: int) -> float:
    """What one seat makes of the position."""
    table, (place, across) = at.table, (at.table.tokens[seat], at.table.tokens[foe])
    homes, rings, hands = at.homes, table.rings, at.hands
    following = at.mover if at.stage == ROLL else 1 - at.mover
    rows = [
        _WAY[_OWN][min(rings[seat], _MOST_RINGS)][steps(place, homes[seat])],
        _WAY[_FOE][min(rings[foe], _MOST_RINGS)][steps(across, homes[foe])],
        _hand(_OWN, hands[seat], min(rings[seat], WINNING_RINGS), following == seat),
        _hand(_FOE, hands[foe], min(rings[foe], WINNING_RINGS), following == foe),
        _ahead(_OWN, table.stores, place, homes[seat]),
        _ahead(_FOE, table.stores, across, homes[foe]),
        _APART[(across - place) % LENGTH],
        _NEXT[following == seat],
    ]
    if table.protected:
        rows += [_PROTECTED[side] for side, one in ((_OWN, seat), (_FOE, foe)) if table.shields(one)]
    if at.stage == PLAY:
        rows.append(_PLAY[at.acting == seat])
    elif at.stage in _PENDING:
        rows += [_COMBAT[fact] for fact in _PENDING[at.stage](at, seat, foe)]
    for first, attacker, victim in ((0, hands[seat], hands[foe]), (2, hands[foe], hands[seat])):
        chance = _open(attacker, victim)
        if chance:
            rows.append(_ARMS[first + 2 - chance])
    *hidden, direct = map(sum, zip(*rows, strict=True))
    return direct + sum([unit * weight for unit, weight in zip(hidden, _HIDDEN, strict=True) if unit > 0])


# -- facts ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _hand(whose: int, hand: tuple[int, ...], rings: int, rolls: bool) -> Row:
    """The cards of a hand, and whether with its Teleports the next Violet is as good as Home."""
    rows = _CARDS[whose]
    facts = [
        at * _COUNTED + number for at, kind in enumerate(_SINGLE) for number in range(min(hand.count(kind), _COUNTED))
    ]
    first = len(_SINGLE) * _COUNTED
    for at, kinds in enumerate(_ARMED.values()):
        counts = [hand.count(kind) for kind in kinds]
        facts += range(first + at * len(kinds), first + at * len(kinds) + sum(map(bool, counts)))
        if max(counts) > 1:
            facts.append(first + sum(map(len, _ARMED.values())) + at)
    lacking, teleports = WINNING_RINGS - rings, hand.count(_TELEPORT)
    plan = 2 if teleports > lacking else 1 if lacking and teleports == lacking else 0
    return _total((*(rows[fact] for fact in facts), _PLANS[whose][plan * 2 + rolls]))


@lru_cache(maxsize=4096)
def _ahead(whose: int, stores: tuple[int, ...], place: int, home: int) -> Row:
    """The Storages from the next Violet on, clockwise, and that of the Home."""
    rows = _STORES[whose]
    first = -(-place // (LENGTH // RINGS))
    facts = []
    for number in range(RINGS):
        count = stores[(first + number) % RINGS]
        facts += [number, RINGS + number][: min(count, 2)]
    if stores[STORE_OF[home]]:
        facts.append(2 * RINGS)
    return _total([rows[fact] for fact in facts]) if facts else _NOTHING


_NOTHING: Final[Row] = (0.0,) * (len(_HIDDEN) + 1)


@lru_cache(maxsize=4096)
def _arsenal(hand: tuple[int, ...]) -> tuple[frozenset[int], frozenset[int], bool]:
    """The Weapons of a hand, those that it has Shields against, and whether it has a Void."""
    held = cards_in(hand)
    weapons = frozenset(kind for kind in held if CARDS[kind].kind == A_WEAPON)
    return weapons, frozenset(CARDS[kind].against for kind in held), VOID_KIND in held


def _open(attacker: tuple[int, ...], victim: tuple[int, ...]) -> int:
    """2 if one hand has a Weapon that the other cannot cancel, 1 if only a Void can do it, else 0."""
    weapons, _, _ = _arsenal(attacker)
    _, shields, void = _arsenal(victim)
    return (1 if void else 2 if weapons - shields else 0) if weapons else 0


def _under_weapon(at: Position, seat: int, foe: int) -> Iterator[int]:
    victim = at.acting
    cancelled = any(answers(at, victim, kind) for kind in at.hands[victim] if kind >= 0)
    yield (victim == foe) * 10 + (not cancelled) * 5 + min(at.table.rings[victim], _MOST_RINGS)


def _in_combat(at: Position, seat: int, foe: int) -> Iterator[int]:
    first, facing = at.acting == seat, opposite(at.table, seat, foe)
    yield 20 + first * 2 + facing
    if facing:
        if _open(at.hands[seat], at.hands[foe]) == 2:
            yield 24 + first * 2 + (at.table.rings[foe] > 1)
        if _open(at.hands[foe], at.hands[seat]) == 2:
            yield 28 + first * 2 + (at.table.rings[seat] > 1)
    if at.passed:
        yield 32 + first


def _under_void(at: Position, seat: int, foe: int) -> Iterator[int]:
    yield 34 + (at.acting == seat) * 2 + (VOID_KIND in at.hands[at.acting])


_PENDING: Final = {WEAPON: _under_weapon, OPEN: _in_combat, ANSWER: _under_void}
