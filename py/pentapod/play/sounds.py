"""What is heard of a game: which of a few sounds belongs to what has just happened. How it sounds is the page's."""

from __future__ import annotations

from enum import Enum

from pentapod.engine.state import CHANCE
from pentapod.play.session import Session


class Sound(Enum):
    """A sound, by the name that the page knows it by."""

    MOVE = "move"
    CAPTURE = "capture"
    """Somebody has lost something."""
    ROLL = "roll"
    TURN = "turn"
    """It is the turn of the only person here."""
    END = "end"


def sound(session: Session) -> Sound | None:
    """What is heard of the action that has led to the position shown; None for a deal of many cards, and at ply 0.

    The most telling thing is heard: the end, then a loss, then that it is one's turn, then what was done.
    """
    match = session.match
    if not match.ply:
        return None
    action, state = match.action_at(match.ply), match.state
    if state.result is not None:
        return Sound.END
    if session.history.losers(match.ply):
        return Sound.CAPTURE
    if _is_own_turn(session) and action.seat not in session.people():
        return Sound.TURN
    if action.seat != CHANCE:
        return Sound.MOVE
    return None if match.steps[match.ply - 1].radix == 1 or _is_deal(session) else Sound.ROLL


def _is_own_turn(session: Session) -> bool:
    """Whether the only person here, who has opponents, is to act."""
    people = session.people()
    state = session.match.state
    return len(people) == 1 < len(session.names) and people[0] in state.actors and not session.must_happen()


def _is_deal(session: Session) -> bool:
    """Whether chance has acted again and again: cards are dealt."""
    match = session.match
    return match.state.actors == (CHANCE,) or (match.ply > 1 and match.steps[match.ply - 2].action.seat == CHANCE)
