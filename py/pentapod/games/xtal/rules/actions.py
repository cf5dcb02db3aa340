"""What may be done in a position: every legal action with what it does, as a record for each kind of move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xtal.data.table import CARDS, DIE
from pentapod.games.xtal.rules.cards.groups import additions, preview
from pentapod.games.xtal.rules.path import NAMES
from pentapod.games.xtal.rules.position import AIMS, Phase, Play, Position, deck, known
from pentapod.games.xtal.rules.setup import free_homes
from pentapod.games.xtal.rules.touches import DONE, LAY, PASS, TIMEOUT, goal_touch, slot_touch, token_touch


class ChooseHome(NamedTuple):
    """The seat chooses its Home."""

    home: int


class GiveCard(NamedTuple):
    """Chance deals a card of this kind, or lets the mover draw it."""

    kind: int


class Begin(NamedTuple):
    """Chance names who begins."""

    seat: int


class Roll(NamedTuple):
    """Chance rolls the die."""

    face: int


class Ready(NamedTuple):
    """The seat adds a card to the group that it composes."""

    play: Play


class TakeBack(NamedTuple):
    """The seat takes a card out of the group that it composes, with all that were added after it."""

    slot: int


class LayGroup(NamedTuple):
    """The seat lays the group that it has composed; by speed it may go back to the hand."""


class Pass(NamedTuple):
    """The seat passes in Combat, or lets the time run out."""


class EndTurn(NamedTuple):
    """The mover ends its turn."""


Move = ChooseHome | GiveCard | Begin | Roll | Ready | TakeBack | LayGroup | Pass | EndTurn
"""What an action does."""

Moves = dict[Action, Move]

_GIVES: Final = tuple((Action(CHANCE, (card.id,)), GiveCard(kind)) for kind, card in enumerate(CARDS))
_ROLLS: Final[Moves] = {Action(CHANCE, (str(face),)): Roll(face) for face in range(1, DIE + 1)}
_LAYS, _PASSES, _DONES, _TIMEOUTS = (
    tuple(Action(seat, (touch,)) for seat, touch in enumerate(touches)) for touches in (LAY, PASS, DONE, TIMEOUT)
)
_LAY_GROUP: Final = LayGroup()
_PASS: Final = Pass()
_END_TURN: Final = EndTurn()


@lru_cache(maxsize=4096)
def legal_moves(position: Position) -> Moves:
    """Every legal action, in ascending order, with what it does.

    The last ones are kept: who replays a game, looks back or searches comes to the same positions again.
    """
    found = _moves(position)
    return {action: found[action] for action in sorted(found)}


def _moves(position: Position) -> Moves:
    phase = position.phase
    match phase:
        case Phase.PLAY:
            return _in_turn(position)
        case Phase.ROLL:
            return _ROLLS
        case Phase.OPEN | Phase.WEAPON | Phase.ANSWER:
            return _in_combat(position)
        case Phase.DRAW | Phase.DEAL:
            return {action: move for (action, move), count in zip(_GIVES, deck(position), strict=True) if count}
        case Phase.HOMES:
            seat = known(position.acting)
            return {Action(seat, (NAMES[home],)): ChooseHome(home) for home in free_homes(position)}
        case Phase.START:
            return {Action(CHANCE, (str(seat),)): Begin(seat) for seat in position.players}
        case Phase.OVER:
            return {}


def _in_turn(position: Position) -> Moves:
    seat = known(position.mover)
    found = _composing(position, seat)
    if not position.draft(seat):
        found[_DONES[seat]] = _END_TURN
    return found


def _in_combat(position: Position) -> Moves:
    seats = position.table.pair if position.acting is None else (position.acting,)
    found: Moves = {}
    for seat in seats:
        found |= _composing(position, seat)
        if position.setting.speed:
            if not position.passed >> seat & 1:
                found[_PASSES[seat]] = _PASS
            if position.phase is Phase.WEAPON:
                found[_TIMEOUTS[seat]] = _PASS
        elif not position.draft(seat):
            found[_PASSES[seat]] = _PASS
    return found


def _composing(position: Position, seat: int) -> Moves:
    """Adding a card to the draft, taking cards back, laying the draft."""
    found: Moves = {}
    draft = position.draft(seat)
    tokens = preview(position, seat).position.table.tokens
    for slot, targets in additions(position, seat).items():
        first = slot_touch(seat, slot)
        if not targets:
            found[Action(seat, (first,))] = Ready(Play(slot))
        for token, goals in targets.items():
            path: Path = (first, token_touch(position, seat, token, tokens[token]))
            for goal in goals:
                more = (goal_touch(position, seat, goal),) if len(goals) > 1 else ()
                found[Action(seat, path + more)] = Ready(Play(slot, AIMS[token][goal]))
    for play in draft:
        found[Action(seat, (slot_touch(seat, play.slot),))] = TakeBack(play.slot)
    if draft:
        found[_LAYS[seat]] = _LAY_GROUP
    return found
