"""What may be done in a position: every legal action with what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xtal.data.table import CARDS, DIE, TITLES
from pentapod.games.xtal.rules import combat, moves
from pentapod.games.xtal.rules.cards import Unplayable
from pentapod.games.xtal.rules.groups import additions, carried_out, draft_of, free_to_compose, previewed, with_draft
from pentapod.games.xtal.rules.path import NAMES, NUMBERS
from pentapod.games.xtal.rules.position import (
    ANSWER,
    DEAL,
    DRAW,
    HOMES,
    OPEN,
    PLAY,
    ROLL,
    START,
    WEAPON,
    Play,
    Position,
    deck,
)
from pentapod.games.xtal.rules.turn import turn_ended

_SEATS: Final = range(len(TITLES))
LAY: Final = tuple(f"lay-{seat}" for seat in _SEATS)
PASS: Final = tuple(f"pass-{seat}" for seat in _SEATS)
DONE: Final = tuple(f"done-{seat}" for seat in _SEATS)
TIMEOUT: Final = tuple(f"timeout-{seat}" for seat in _SEATS)


class Move(NamedTuple):
    """What an action does: `kind` is "home", "card", "begin", "roll", "ready", "back", "lay", "pass" or "done"."""

    kind: str
    value: int = 0
    """The Home, the kind of card, the seat that begins, the face of the die, or the slot."""
    play: Play = Play(0)
    """For "ready", the card with what it is to do."""


Moves = dict[Action, Move]


@cache
def slot_touch(seat: int, slot: int) -> str:
    """The touch of a card by its place in a hand, which tells nothing of its kind: 0a is the first of seat 0."""
    lap, letter = divmod(slot, 26)
    return f"{seat}{chr(ord('a') + letter)}{lap or ''}"


def token_touch(position: Position, seat: int, token: int, stone: int) -> str:
    """The touch that chooses a token: its position; in Combat by speed a chip of the seat that chooses."""
    return f"{seat}T{token}" if free_to_compose(position) else NAMES[stone]


def goal_touch(position: Position, seat: int, goal: int) -> str:
    """The touch that chooses where a token goes: the position; in Combat by speed a chip with its number."""
    return f"{seat}N{NUMBERS[goal]}" if free_to_compose(position) else NAMES[goal]


@lru_cache(maxsize=4096)
def moves_of(position: Position) -> Moves:
    """Every legal action, in ascending order, with what it does.

    The last ones are kept: who replays a game, looks back or searches comes to the same positions again.
    """
    found = _MOVES[position.phase](position)
    return {action: found[action] for action in sorted(found)}


def _homes(position: Position) -> Moves:
    return {Action(position.acting, (NAMES[home],)): Move("home", home) for home in moves.free_homes(position)}


def _cards(position: Position) -> Moves:
    return {_DRAWS[kind]: Move("card", kind) for kind, count in enumerate(deck(position)) if count}


def _beginners(position: Position) -> Moves:
    return {Action(CHANCE, (str(seat),)): Move("begin", seat) for seat in position.players}


def _rolls(position: Position) -> Moves:
    return _ROLLS


def _nothing(position: Position) -> Moves:
    return {}


def _plays(position: Position) -> Moves:
    seat = position.mover
    found = _composing(position, seat)
    if not draft_of(position, seat):
        found[Action(seat, (DONE[seat],))] = Move("done")
    return found


def _combat(position: Position) -> Moves:
    seats = position.table.pair if position.acting < 0 else (position.acting,)
    found: Moves = {}
    for seat in seats:
        found |= _composing(position, seat)
        if position.setting.speed:
            if not position.passed >> seat & 1:
                found[Action(seat, (PASS[seat],))] = Move("pass")
            if position.phase == WEAPON:
                found[Action(seat, (TIMEOUT[seat],))] = Move("pass")
        elif not draft_of(position, seat):
            found[Action(seat, (PASS[seat],))] = Move("pass")
    return found


def _composing(position: Position, seat: int) -> Moves:
    """Adding a card to the draft, taking cards back, laying the draft."""
    found: Moves = {}
    draft = draft_of(position, seat)
    tokens = previewed(position, seat).position.table.tokens
    for slot, targets in additions(position, seat).items():
        first = slot_touch(seat, slot)
        if not targets:
            found[Action(seat, (first,))] = Move("ready", slot, Play(slot))
        for token, goals in targets.items():
            path: Path = (first, token_touch(position, seat, token, tokens[token]))
            for goal in goals:
                more = (goal_touch(position, seat, goal),) if len(goals) > 1 else ()
                found[Action(seat, path + more)] = Move("ready", slot, Play(slot, token, goal))
    for play in draft:
        found[Action(seat, (slot_touch(seat, play.slot),))] = Move("back", play.slot)
    if draft:
        found[Action(seat, (LAY[seat],))] = Move("lay")
    return found


_DRAWS: Final = tuple(Action(CHANCE, (card.id,)) for card in CARDS)
_ROLLS: Final = {Action(CHANCE, (str(face),)): Move("roll", face) for face in range(1, DIE + 1)}

_MOVES: Final[dict[str, Callable[[Position], Moves]]] = {
    HOMES: _homes,
    DEAL: _cards,
    START: _beginners,
    ROLL: _rolls,
    DRAW: _cards,
    PLAY: _plays,
    OPEN: _combat,
    WEAPON: _combat,
    ANSWER: _combat,
    "over": _nothing,
}


def done(position: Position, seat: int, move: Move) -> Position:
    """The position after a legal action of a seat."""
    match move.kind:
        case "home":
            return moves.settled_at(position, seat, move.value)
        case "card":
            return moves.given(position, move.value)
        case "begin":
            return moves.started(position, move.value)
        case "roll":
            return moves.rolled(position, move.value)
        case "ready":
            return with_draft(position, seat, (*draft_of(position, seat), move.play))
        case "back":
            draft = draft_of(position, seat)
            place = [play.slot for play in draft].index(move.value)
            return with_draft(position, seat, draft[:place])
        case "lay":
            return combat.returned(position, seat) if in_vain(position, seat) else combat.laid(position, seat)
        case "pass":
            return combat.passed(position, seat)
        case _:
            return turn_ended(position)


def in_vain(position: Position, seat: int) -> str:
    """Why a draft, when it is laid, goes back to the hand (by speed only), with seats in braces for names; else ""."""
    try:
        carried_out(position, seat, draft_of(position, seat))
    except Unplayable as reason:
        return str(reason)
    return ""
