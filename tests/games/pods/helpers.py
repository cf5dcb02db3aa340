"""Positions and turns of PODS as the tests write them."""

from __future__ import annotations

import pytest

from games.pods import reference
from pentapod.engine.state import CHANCE, Action, IllegalAction
from pentapod.games.pods import VERSIONS
from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.rules.pieces import number, owner
from pentapod.games.pods.rules.position import Position
from pentapod.games.pods.rules.state import Pods

GAME = VERSIONS[1]
WORDS = GAME.words
ORIENTATIONS = ("0", "90", "180", "270")


def position(text: str) -> Pods:
    """The position that a text tells; printing it gives the text back."""
    state = GAME.position(text)
    assert isinstance(state, Pods)
    assert state.text() == text
    return state


def new(degrees: str = "0", **chosen: str) -> Pods:
    """A new game on a board that was turned so."""
    state = GAME.start(GAME.choose(**chosen)).after(Action(CHANCE, (degrees,)))
    assert isinstance(state, Pods)
    return state


def action(state: Pods, notation: str) -> Action:
    """The action of the side to move with this notation, legal or not."""
    first, _, second = notation.replace("@", "-").partition("-")
    return Action(state.to_move, (first, second))


def play(state: Pods, *notations: str) -> Pods:
    """The position after some turns; each is the one that its text tells."""
    for notation in notations:
        state = state.after(action(state, notation))
        read = GAME.position(state.text())
        assert isinstance(read, Pods)
        for field in Position.__slots__:
            assert getattr(read, field) == getattr(state, field)
        assert (read.actions(), read.result) == (state.actions(), state.result)
    return state


def legal(state: Pods) -> set[str]:
    """All legal actions in the notation of the records."""
    return {state.notation(action) for action in state.actions()}


def points_for(state: Pods, pod: int) -> set[str]:
    """Where a pod may be placed."""
    return {action.path[1] for action in state.actions() if action.path[0] == str(pod)}


def why_not(state: Pods, notation: str) -> str:
    """Why an action is refused; fails if it is legal, or can be played all the same."""
    assert notation not in legal(state)
    with pytest.raises(IllegalAction):
        play(state, notation)
    return WORDS.refusal(state, action(state, notation).path)


def pods_of(bits: int) -> frozenset[int]:
    """The numbers of the pods of a set."""
    return frozenset(pod for pod in reference.LEGS if bits >> pod & 1)


def slow(state: Pods) -> reference.Position:
    """The same position for the reference, without its history."""
    variant = state.variant
    standing = ((name, code) for name, code in zip(POINTS, state.board, strict=True) if code)
    board = {reference.at(name): (owner(code), number(code)) for name, code in standing}
    hands, aside = ((pods_of(white), pods_of(black)) for white, black in (state.hands, state.aside))
    assert variant.degrees is not None
    return reference.Position(
        variant.advanced, variant.guard, variant.degrees, state.to_move, board, hands, aside, state.quiet, ()
    )
