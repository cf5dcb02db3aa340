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


def token_touch(at: Position, seat: int, token: int, position: int) -> str:
    """The touch that chooses a token: its position; in Combat by speed a chip of the seat that chooses."""
    return f"{seat}T{token}" if free_to_compose(at) else NAMES[position]


def goal_touch(at: Position, seat: int, goal: int) -> str:
    """The touch that chooses where a token goes: the position; in Combat by speed a chip with its number."""
    return f"{seat}N{NUMBERS[goal]}" if free_to_compose(at) else NAMES[goal]


@lru_cache(maxsize=4096)
def moves_of(at: Position) -> Moves:
    """Every legal action, in ascending order, with what it does.

    The last ones are kept: who replays a game, looks back or searches comes to the same positions again.
    """
    found = _MOVES[at.stage](at)
    return {action: found[action] for action in sorted(found)}


def _homes(at: Position) -> Moves:
    return {Action(at.acting, (NAMES[home],)): Move("home", home) for home in moves.free_homes(at)}


def _cards(at: Position) -> Moves:
    return {_DRAWS[kind]: Move("card", kind) for kind, count in enumerate(deck(at)) if count}


def _beginners(at: Position) -> Moves:
    return {Action(CHANCE, (str(seat),)): Move("begin", seat) for seat in at.players}


def _rolls(at: Position) -> Moves:
    return _ROLLS


def _nothing(at: Position) -> Moves:
    return {}


def _plays(at: Position) -> Moves:
    seat = at.mover
    found = _composing(at, seat)
    if not draft_of(at, seat):
        found[Action(seat, (DONE[seat],))] = Move("done")
    return found


def _combat(at: Position) -> Moves:
    seats = at.table.pair if at.acting < 0 else (at.acting,)
    found: Moves = {}
    for seat in seats:
        found |= _composing(at, seat)
        if at.setting.speed:
            if not at.passed >> seat & 1:
                found[Action(seat, (PASS[seat],))] = Move("pass")
            if at.stage == WEAPON:
                found[Action(seat, (TIMEOUT[seat],))] = Move("pass")
        elif not draft_of(at, seat):
            found[Action(seat, (PASS[seat],))] = Move("pass")
    return found


def _composing(at: Position, seat: int) -> Moves:
    """Adding a card to the draft, taking cards back, laying the draft."""
    found: Moves = {}
    draft = draft_of(at, seat)
    tokens = previewed(at, seat).at.table.tokens
    for slot, targets in additions(at, seat).items():
        first = slot_touch(seat, slot)
        if not targets:
            found[Action(seat, (first,))] = Move("ready", slot, Play(slot))
        for token, goals in targets.items():
            path: Path = (first, token_touch(at, seat, token, tokens[token]))
            for goal in goals:
                more = (goal_touch(at, seat, goal),) if len(goals) > 1 else ()
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


def done(at: Position, seat: int, move: Move) -> Position:
    """The position after a legal action of a seat."""
    match move.kind:
        case "home":
            return moves.settled_at(at, seat, move.value)
        case "card":
            return moves.given(at, move.value)
        case "begin":
            return moves.started(at, move.value)
        case "roll":
            return moves.rolled(at, move.value)
        case "ready":
            return with_draft(at, seat, (*draft_of(at, seat), move.play))
        case "back":
            draft = draft_of(at, seat)
            place = [play.slot for play in draft].index(move.value)
            return with_draft(at, seat, draft[:place])
        case "lay":
            return combat.returned(at, seat) if in_vain(at, seat) else combat.laid(at, seat)
        case "pass":
            return combat.passed(at, seat)
        case _:
            return turn_ended(at)


def in_vain(at: Position, seat: int) -> str:
    """Why a draft, when it is laid, goes back to the hand (by speed only), with seats in braces for names; else ""."""
    try:
        carried_out(at, seat, draft_of(at, seat))
    except Unplayable as reason:
        return str(reason)
    return ""
