"""When a game of PODS is over, and who has won."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from pentapod.games.pods.data.table import QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules.actions import Legal
from pentapod.games.pods.rules.position import Position, occurrences


class Ending(Enum):
    """Why a game is over."""

    RESIGNED = "resigned"
    EMPTIED = "emptied"
    """The hand of the last to move is empty: that side wins."""
    STUCK = "stuck"
    """The side to move has no legal action, and loses."""
    REPEATED = "repeated"
    """A draw: the position occurred `REPETITIONS` times."""
    QUIET = "quiet"
    """A draw: no hand shrank for `QUIET_TURNS` turns."""


class Outcome(NamedTuple):
    """Why the game is over, and the result; both None while it goes on."""

    ending: Ending | None
    result: tuple[float, float] | None


_GOES_ON: Final = Outcome(None, None)
_WINS: Final = ((1.0, 0.0), (0.0, 1.0))
"""The result if a seat wins."""

_DRAW: Final = (0.5, 0.5)


def is_repeated(position: Position) -> bool:
    """Whether the position has been there so often that the game is drawn."""
    return position.earlier != () and occurrences(position) >= REPETITIONS


def outcome(position: Position, may: Legal) -> Outcome:
    """What has become of the game, if its side to move may do that. A win comes before a draw."""
    if position.resigned is not None:
        return Outcome(Ending.RESIGNED, _WINS[1 - position.resigned])
    return outcome_by_itself(position, may)


def outcome_by_itself(position: Position, may: Legal) -> Outcome:
    """What has become of the game if nobody resigned."""
    enemy = 1 - position.to_move
    if position.variant.degrees is None:
        return _GOES_ON
    if not position.hands[enemy]:
        return Outcome(Ending.EMPTIED, _WINS[enemy])
    if may.is_empty():
        return Outcome(Ending.STUCK, _WINS[enemy])
    if is_repeated(position):
        return Outcome(Ending.REPEATED, _DRAW)
    if position.quiet >= QUIET_TURNS:
        return Outcome(Ending.QUIET, _DRAW)
    return _GOES_ON
