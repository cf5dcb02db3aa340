"""How good a position is for each seat, at a glance: rings, the way Home, cards, and what is pending in Combat.

A game of two is judged by the small network of `data/network.py`, a game of more by the worth of these things.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from enum import Enum, auto
from functools import lru_cache
from math import exp
from typing import Final

from pentapod.engine.evaluator import Evaluator
from pentapod.engine.learning.network import Bundle, Learnt, Network, Seen, shares
from pentapod.engine.state import Action
from pentapod.games.xtal.data import network
from pentapod.games.xtal.data.table import (
    CARDS,
    COMBAT_COLOUR,
    DIE,
    HOME_COLOUR,
    RINGS,
    SHIELDS,
    VOID,
    WEAPONS,
    WINNING_RINGS,
    Movement,
    Shield,
    Void,
    Weapon,
)
from pentapod.games.xtal.rules.actions import EndTurn, Move, Pass, Ready, TakeBack, legal_moves
from pentapod.games.xtal.rules.cards.groups import refusal_of_draft
from pentapod.games.xtal.rules.cards.objections import answers
from pentapod.games.xtal.rules.combat.arrangements import opposite
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, NOWHERE, OPPOSITE, STORE_OF, VIOLETS, steps
from pentapod.games.xtal.rules.position import COMBAT, GAP, Hand, Phase, Position, cards_in, known
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.rules.touches import LAY, TIMEOUT

# In logits of the share, for games of more than two. The weights follow a fit to the results of 600 games of players
# who look one action ahead.

_RINGS: Final = (-0.2, 0.0, 0.7, 1.5, 2.5)
"""What carrying 0, 1, 2 ... rings is worth; more than four are worth no more."""

_WORTH: Final = {Movement: 0.1, Void: 0.1, Weapon: 0.05, Shield: 0.05}
_CARDS: Final = tuple(_WORTH[type(card)] for card in CARDS)
"""What a card of each kind is worth in the hand."""
_MOST_CARDS: Final = 1.0
_TELEPORT: Final = 0.25
"""What a Teleport is worth beyond that, the first one."""
_TELEPORT_HOME: Final = 0.9
"""What one is worth to a player with three rings, and once more on a Violet, before the turn is over."""
_TELEPORT_RINGS: Final = 0.45
"""What one is worth, for each ring of the fullest Storage, to a player with fewer rings."""

_HOME_AHEAD: Final = 1.5
"""What it is worth to come Home with three rings, by the likelihood of an exact roll this lap."""
_RINGS_AHEAD: Final = 1.5
"""The same for each ring of a Storage; the further it is, the less."""
_FAR: Final = 16
"""What lies this many steps ahead is worth 1/e."""

_READY: Final = 0.99
"""How certain a result is once the group that brings it is ready: it is still to be laid."""

_UNDECIDED: Final = 0.1
"""In a game of two, this part of the win counts as even until somebody wins: a win that can be taken stands out."""

_STAKE: Final = 0.9
"""How much of the rings is as good as lost under a Weapon that the hand cannot cancel."""


def evaluate(state: Xtal, net: Network | None = network.NETWORK) -> tuple[float, ...]:
    """The share of the win that each seat may expect, from 0 to 1; they sum to 1. Hands are taken as they are given.

    Games of two are judged by a network, or without one by the formula that serves for more.
    """
    if state.result is not None:
        return state.result
    state = _laid(state)
    if state.result is not None:
        return tuple(_READY * share + (1 - _READY) / len(state.result) for share in state.result)
    position = state.position
    if net and position.setting.seats == 2 and NOWHERE not in position.table.tokens:
        won = shares((net.strength(_seen(position, 0, 1)), net.strength(_seen(position, 1, 0))))
        share = _UNDECIDED / 2 + (1 - _UNDECIDED) * won[0]
        return share, 1 - share
    rings = _rings_after(position)
    weights = [
        exp(_strength(position, seat, rings[seat])) if position.playing(seat) else 0.0
        for seat in range(position.setting.seats)
    ]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def details(state: Xtal) -> Iterator[tuple[int, Hashable]]:
    """Each token on its stone, once the groups are laid that are being composed."""
    state = _laid(state) if state.result is None else state
    return enumerate(state.position.table.tokens)


def _laid(state: Xtal) -> Xtal:
    """The position once the groups are laid that are being composed: what is held ready is meant."""
    for seat in range(len(state.position.drafts)):
        if state.position.draft(seat) and state.result is None and not refusal_of_draft(state.position, seat):
            state = state.after(Action(seat, (LAY[seat],)))
    return state


_RANKS: Final[dict[type[Move], int]] = {EndTurn: 1, Pass: 1, Ready: 2}
"""What is tried later than all other moves."""


def order(state: Xtal, actions: Sequence[Action]) -> Sequence[Action]:
    """What a player would do on purpose, the plain things first: no waiting for the clock, no toying with the hand."""
    position = state.position
    moves = legal_moves(position)
    wanted = [action for action in actions if _on_purpose(position, action, moves[action])]
    return sorted(wanted, key=lambda action: _RANKS.get(type(moves[action]), 0)) or actions


def _on_purpose(position: Position, action: Action, move: Move) -> bool:
    """Whether a player might mean an action. A card is taken back only where the draft would be refused."""
    if isinstance(move, TakeBack):
        return refusal_of_draft(position, action.seat) is not None
    return action.path[0] not in TIMEOUT


def _rings_after(position: Position) -> list[float]:
    """The rings of each seat, those at stake in Combat given to the player who is likely to win them."""
    rings = [float(number) for number in position.table.rings]
    if position.phase is Phase.WEAPON:
        victim, attacker = known(position.acting), position.pending.seat
        cancelled = any(answers(position, victim, kind) for kind in cards_in(position.hands[victim]))
        lost = rings[victim] * (0.1 if cancelled else _STAKE)
        rings[victim] -= lost
        rings[attacker] += lost
    elif position.phase is Phase.OPEN and opposite(position.table, *position.table.pair):
        one, other = position.table.pair
        for attacker, victim in ((one, other), (other, one)):
            unanswered = _unanswered(position, attacker, victim)
            first = 0.5 if position.acting is None else 0.65 if position.acting == attacker else 0.35
            lost = rings[victim] * first * unanswered
            rings[victim] -= lost
            rings[attacker] += lost
    return rings


def _unanswered(position: Position, attacker: int, victim: int) -> float:
    """How many of the attacker's kinds of Weapons the victim cannot cancel, as a share of one that decides."""
    weapons, _, _ = _arsenal(position.hands[attacker])
    _, shields, void = _arsenal(position.hands[victim])
    if void:
        return 0.15 if weapons else 0.0
    return 0.9 if weapons - shields else 0.1 if weapons else 0.0


def _hits() -> tuple[float, ...]:
    """How likely it is that a token stops on the stone 0, 1, 2 ... steps ahead before it passes; 0 is a whole lap."""
    hits = [1.0]
    for _ in COLOURS:
        last = hits[-DIE:]
        hits.append(sum(last) / DIE)
    return (hits[-1], *hits[1:-1])


_HITS: Final = _hits()
_NEARNESS: Final = tuple(exp(-(way or len(COLOURS)) / _FAR) for way in range(len(COLOURS)))


def _strength(position: Position, seat: int, rings: float) -> float:
    low = min(int(rings), len(_RINGS) - 1)
    high = min(low + 1, len(_RINGS) - 1)
    worth = _RINGS[low] + (_RINGS[high] - _RINGS[low]) * (rings - int(rings))
    worth += min(sum([_CARDS[kind] for kind in position.hands[seat] if kind != GAP]), _MOST_CARDS)
    place, home = position.table.tokens[seat], position.homes[seat]
    if place == NOWHERE:
        return worth
    teleport = network.TELEPORT in position.hands[seat]
    worth += _TELEPORT * teleport
    way = steps(place, home)
    if rings >= WINNING_RINGS:
        worth += _HOME_AHEAD * _HITS[way] + 0.35 * _NEARNESS[way] + _TELEPORT_HOME * teleport
        if teleport and COLOURS[place] == HOME_COLOUR and position.acting == seat:
            worth += _TELEPORT_HOME
    else:
        for store, count in enumerate(position.table.stores):
            if count:
                ahead = steps(place, VIOLETS[store])
                worth += _RINGS_AHEAD * count * _HITS[ahead] * _NEARNESS[ahead]
        if rings + position.table.stores[STORE_OF[home]] >= WINNING_RINGS:
            worth += 0.4 * _NEARNESS[way]
        worth += _TELEPORT_RINGS * teleport * max(position.table.stores)
    if COLOURS[place] == COMBAT_COLOUR and not position.table.shields(seat) and position.phase not in COMBAT:
        worth -= 0.1 if position.table.taken(OPPOSITE[place]) else 0.05
    return worth


# -- games of two ---------------------------------------------------------------------------------------------------


def _facts(state: Xtal) -> tuple[Seen, Seen] | None:
    """What both seats see, while both tokens stand on the board and nobody composes a group."""
    position = state.position
    if NOWHERE in position.table.tokens or position.drafts:
        return None
    return _seen(position, 0, 1), _seen(position, 1, 0)


def _seen(position: Position, seat: int, foe: int) -> Seen:
    """What one seat sees of the position."""
    table, homes, hands = position.table, position.homes, position.hands
    place, across = table.tokens[seat], table.tokens[foe]
    rings, foe_rings = table.rings[seat], table.rings[foe]
    rolls, foe_rolls = _rolls_next(position, seat), _rolls_next(position, foe)
    bundles = [
        network.WAY[network.OWN][min(rings, network.MOST_RINGS)][steps(place, homes[seat])],
        network.WAY[network.OPPONENT][min(foe_rings, network.MOST_RINGS)][steps(across, homes[foe])],
        network.facts_of_hand(network.OWN, hands[seat], max(0, WINNING_RINGS - rings), rolls),
        network.facts_of_hand(network.OPPONENT, hands[foe], max(0, WINNING_RINGS - foe_rings), foe_rolls),
        _ahead(network.OWN, table.stores, place, homes[seat]),
        _ahead(network.OPPONENT, table.stores, across, homes[foe]),
        network.APART[(across - place) % LENGTH],
        network.NEXT[rolls],
    ]
    bundles += [network.PROTECTED[side] for side, one in enumerate((seat, foe)) if table.shields(one)]
    if position.phase is Phase.PLAY:
        bundles.append(network.PLAY[position.acting == seat])
    else:
        bundles += [network.COMBAT[fact] for fact in _pending(position, seat, foe)]
    for side, attacker, victim in ((network.OWN, seat, foe), (network.OPPONENT, foe, seat)):
        match _answer_held(hands[attacker], hands[victim]):
            case _Answer.NONE:
                bundles.append(network.ARMS[2 * side])
            case _Answer.VOID:
                bundles.append(network.ARMS[2 * side + 1])
    return Seen(bundles)


def _rolls_next(position: Position, seat: int) -> bool:
    """Whether it is one of two seats that rolls next."""
    if position.mover is None:
        return False
    return (position.mover == seat) == (position.phase is Phase.ROLL)


@lru_cache(maxsize=4096)
def _ahead(whose: int, stores: tuple[int, ...], place: int, home: int) -> Bundle:
    """The Storages from the next Violet on, clockwise, and that of the Home."""
    first = -(-place // (LENGTH // RINGS))
    facts: list[int] = []
    for number in range(RINGS):
        count = stores[(first + number) % RINGS]
        facts += [number, RINGS + number][: min(count, 2)]
    if stores[STORE_OF[home]]:
        facts.append(2 * RINGS)
    return tuple(network.STORES[whose] + fact for fact in facts)


@lru_cache(maxsize=4096)
def _arsenal(hand: Hand) -> tuple[frozenset[int], frozenset[int], bool]:
    """The Weapons of a hand, those that it has Shields against, and whether it has a Void."""
    held = cards_in(hand)
    weapons = frozenset(kind for kind in held if kind in WEAPONS)
    return weapons, frozenset(SHIELDS[kind] for kind in held if kind in SHIELDS), VOID in held


class _Answer(Enum):
    """What a hand holds against the Weapons of another."""

    NONE = auto()
    """There is a Weapon that it has no Shield against, and it has no Void."""
    VOID = auto()
    SHIELDS = auto()
    """A Shield against each; or there is no Weapon."""


def _answer_held(attacker: Hand, victim: Hand) -> _Answer:
    weapons, _, _ = _arsenal(attacker)
    _, shields, void = _arsenal(victim)
    if weapons and void:
        return _Answer.VOID
    return _Answer.NONE if weapons - shields else _Answer.SHIELDS


def _pending(position: Position, seat: int, foe: int) -> Iterator[int]:
    """What is pending in Combat, as places among the facts of the network."""
    match position.phase:
        case Phase.WEAPON:
            yield from _under_weapon(position, foe)
        case Phase.OPEN:
            yield from _in_open_combat(position, seat, foe)
        case Phase.ANSWER:
            acting = known(position.acting)
            yield network.UNDER_VOID + (acting == seat) * 2 + (VOID in position.hands[acting])


def _under_weapon(position: Position, foe: int) -> Iterator[int]:
    victim = known(position.acting)
    cancelled = any(answers(position, victim, kind) for kind in cards_in(position.hands[victim]))
    kind = (victim == foe) * 2 + (not cancelled)
    yield network.UNDER_WEAPON + kind * (network.MOST_RINGS + 1) + min(position.table.rings[victim], network.MOST_RINGS)


def _in_open_combat(position: Position, seat: int, foe: int) -> Iterator[int]:
    hands, rings = position.hands, position.table.rings
    first, facing = position.acting == seat, opposite(position.table, seat, foe)
    yield network.OPEN_COMBAT + first * 2 + facing
    if facing:
        if _answer_held(hands[seat], hands[foe]) is _Answer.NONE:
            yield network.OPPONENT_OPEN + first * 2 + (rings[foe] > 1)
        if _answer_held(hands[foe], hands[seat]) is _Answer.NONE:
            yield network.OWN_OPEN + first * 2 + (rings[seat] > 1)
    if position.passed:
        yield network.PASSED + first


LEARNT: Final = Learnt(
    file=network.NETWORK_FILE,
    layout=network.LAYOUT,
    hidden=network.HIDDEN,
    options={"players": "2"},
    facts=_facts,
    evaluate=evaluate,
)


EVALUATOR: Final = Evaluator(
    evaluate,
    order,
    prior_visits=1000,
    prior_worlds=32,
    details=details,
    spread=0.2,
    errors=(5.0, 2.6, 1.4, 0.7, 0.0),
)
"""What follows a turn is mostly the die: a few simulations blur the first judgement. What a card is worth depends on
the hands of the others: one deal of them tells little. `spread` was measured in games of players who look one action
ahead.
"""
