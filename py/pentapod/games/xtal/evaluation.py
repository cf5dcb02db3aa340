"""How good a position is for each seat, at a glance: rings, the way Home, cards, and what is pending in Combat.

A game of two is judged by `network.py`, one of more by the worth of these things.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pentapod.engine.state import Action, State
from pentapod.games.xtal.data.table import CARDS, COMBAT_COLOUR, DIE, HOME_COLOUR, MOVE, SHIELD, WINNING_RINGS
from pentapod.games.xtal.data.table import WEAPON as A_WEAPON
from pentapod.games.xtal.rules.actions import LAY, TIMEOUT, in_vain, moves_of
from pentapod.games.xtal.rules.cards import answers, opposite
from pentapod.games.xtal.rules.network import PAIR, lead
from pentapod.games.xtal.rules.path import COLOURS, NOWHERE, OPPOSITE, STORE_OF, VIOLETS, steps
from pentapod.games.xtal.rules.position import COMBAT, OPEN, WEAPON, Position, cards_in
from pentapod.games.xtal.rules.state import Xtal

LUCK: Final = 1.0
"""The die decides most games: who lays cards at random still wins one of twenty against who lays them well."""
BELIEF: Final = 1000
"""What follows a turn is mostly the die: a few walks blur what is seen at a glance."""
GLANCES: Final = 32
"""What a card is worth depends on the hands of the others: one deal of them tells little."""

# In logits of the share, for games of more than two. The weights follow a fit to the results of 600 games of players
# who look one action ahead.

_RINGS: Final = (-0.2, 0.0, 0.7, 1.5, 2.5)
"""What carrying so many rings is worth; more than four are worth no more."""

_CARDS: Final = {MOVE: 0.1, "void": 0.1, A_WEAPON: 0.05, SHIELD: 0.05}
"""What a card of each kind is worth in the hand."""
_MOST_CARDS: Final = 1.0
_TELEPORT: Final = 0.25
"""What a Teleport is worth beyond that, the first one."""
_TELEPORT_HOME: Final = 0.9
"""What one is worth to who carries three rings, and besides on a Violet, before the turn is over."""
_TELEPORT_RINGS: Final = 0.45
"""What one is worth for each ring of the fullest Storage to who lacks some."""

_HOME_AHEAD: Final = 1.5
"""What it is worth to come Home with three rings, by the likelihood of an exact roll this lap."""
_RINGS_AHEAD: Final = 1.5
"""The same for each ring of a Storage; the further it is, the less."""
_FAR: Final = 16
"""So many steps make what lies ahead worth 1/e."""

_READY: Final = 0.99
"""How certain a result is once the group is ready that brings it: it is still to be laid."""

_OPEN: Final = 0.1
"""So much of the win is held to be even until it is won, in a game of two: a win that can be taken stands out."""

_STAKE: Final = 0.9
"""How much of the rings is as good as lost under a Weapon that the hand cannot cancel."""


def evaluate(state: State) -> tuple[float, ...]:
    """The share of the win that each seat may expect, from 0 to 1; they sum to 1. Hands are taken as they are given."""
    assert isinstance(state, Xtal)
    if state.result is not None:
        return state.result
    state = _laid(state)
    if state.result is not None:
        return tuple(_READY * share + (1 - _READY) / len(state.result) for share in state.result)
    at = state.at
    if at.setting.seats == PAIR and NOWHERE not in at.table.tokens:
        share = _OPEN / 2 + (1 - _OPEN) / (1 + exp(-lead(at)))
        return share, 1 - share
    rings = _rings_after(at)
    weights = [exp(_strength(at, seat, rings[seat])) if at.playing(seat) else 0.0 for seat in range(at.setting.seats)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def _laid(state: Xtal) -> Xtal:
    """The position once the groups are laid that are being composed: what is held ready is meant."""
    for seat, draft in enumerate(state.at.drafts):
        if draft and state.result is None and not in_vain(state.at, seat):
            state = state.after(Action(seat, (LAY[seat],)))
    return state


_FIRST: Final = {"lay": 0, "done": 1, "pass": 1, "ready": 2}
"""What is tried first. A card is taken back only when the draft would be refused: else one need not have touched it."""


def order(state: State, actions: Sequence[Action]) -> Sequence[Action]:
    """What a player would do on purpose, the plain things first: no waiting for the clock, no toying with the hand."""
    assert isinstance(state, Xtal)
    at = state.at
    moves = moves_of(at)
    wanted = [
        action
        for action in actions
        if action.path[0] not in TIMEOUT and (moves[action].kind != "back" or in_vain(at, action.seat))
    ]
    return sorted(wanted, key=lambda action: _FIRST.get(moves[action].kind, 0)) or actions


def _rings_after(at: Position) -> list[float]:
    """The rings of each seat, those at stake in Combat given to who is likely to win them."""
    rings = [float(number) for number in at.table.rings]
    if at.stage == WEAPON:
        victim, attacker = at.acting, at.laid[at.table.weapon].seat
        cancelled = any(answers(at, victim, kind) for kind in at.hands[victim] if kind >= 0)
        lost = rings[victim] * (0.1 if cancelled else _STAKE)
        rings[victim] -= lost
        rings[attacker] += lost
    elif at.stage == OPEN and opposite(at.table, *at.table.pair):
        one, other = at.table.pair
        for attacker, victim in ((one, other), (other, one)):
            open_to = _unanswered(at, attacker, victim)
            first = 0.5 if at.acting < 0 else 0.65 if at.acting == attacker else 0.35
            lost = rings[victim] * first * open_to
            rings[victim] -= lost
            rings[attacker] += lost
    return rings


def _unanswered(at: Position, attacker: int, victim: int) -> float:
    """How many of the attacker's kinds of Weapons the victim cannot cancel, as a share of one that decides."""
    weapons = {kind for kind in cards_in(at.hands[attacker]) if CARDS[kind].kind == A_WEAPON}
    held = cards_in(at.hands[victim])
    if any(CARDS[kind].kind == "void" for kind in held):
        return 0.15 if weapons else 0.0
    shields = {CARDS[kind].against for kind in held}
    return 0.9 if weapons - shields else 0.1 if weapons else 0.0


def _hits() -> tuple[float, ...]:
    """How likely a token stands on the stone so many steps ahead some time before it has passed; 0 is a whole lap."""
    hits = [1.0]
    for _ in COLOURS:
        last = hits[-DIE:]
        hits.append(sum(last) / DIE)
    return (hits[-1], *hits[1:-1])


_HITS: Final = _hits()
_NEARNESS: Final = tuple(exp(-(way or len(COLOURS)) / _FAR) for way in range(len(COLOURS)))


def _strength(at: Position, seat: int, rings: float) -> float:
    low = min(int(rings), len(_RINGS) - 1)
    high = min(low + 1, len(_RINGS) - 1)
    worth = _RINGS[low] + (_RINGS[high] - _RINGS[low]) * (rings - int(rings))
    worth += min(sum([_CARDS[CARDS[kind].kind] for kind in at.hands[seat] if kind >= 0]), _MOST_CARDS)
    place, home = at.table.tokens[seat], at.homes[seat]
    if place == NOWHERE:
        return worth
    teleport = any(_teleports(kind) for kind in at.hands[seat])
    worth += _TELEPORT * teleport
    way = steps(place, home)
    if rings >= WINNING_RINGS:
        worth += _HOME_AHEAD * _HITS[way] + 0.35 * _NEARNESS[way] + _TELEPORT_HOME * teleport
        if teleport and COLOURS[place] == HOME_COLOUR and at.acting == seat:
            worth += _TELEPORT_HOME
    else:
        for store, count in enumerate(at.table.stores):
            if count:
                ahead = steps(place, VIOLETS[store])
                worth += _RINGS_AHEAD * count * _HITS[ahead] * _NEARNESS[ahead]
        if rings + at.table.stores[STORE_OF[home]] >= WINNING_RINGS:
            worth += 0.4 * _NEARNESS[way]
        worth += _TELEPORT_RINGS * teleport * max(at.table.stores)
    if COLOURS[place] == COMBAT_COLOUR and not at.table.shields(seat) and at.stage not in COMBAT:
        worth -= 0.1 if at.table.taken(OPPOSITE[place]) else 0.05
    return worth


def _teleports(kind: int) -> bool:
    return kind >= 0 and CARDS[kind].goal == HOME_COLOUR
