"""What the tests of position editors work with: edits in a short notation, and what is said of the outcome."""

from __future__ import annotations

from random import Random

import pytest

from contract.edits import check_shown
from drawn import check_svg
from pentapod import games
from pentapod.contract.edits import walk
from pentapod.contract.pictures import check_parts
from pentapod.engine.editing import CannotEdit
from pentapod.engine.state import ImpossiblePosition, PositionError, State
from pentapod.scene.shapes import View
from pictures import VIEWS


class Workbench:
    """The editor of a game, and the game itself, which says what it thinks of a position."""

    def __init__(self, game_id: str) -> None:
        found = games.editor(game_id)
        assert found
        self.editor = found
        self.game = games.find(game_id)

    def set_up(self, state: State, *edits: str) -> State:
        """The position after some edits. Raises `CannotEdit`.

        An edit is `piece>place` or `piece>place place ...` (put), `place>` (taken away), `place>>place` (moved) or
        `knob=choice` (turned).
        """
        for edit in edits:
            origin, moves, goal = edit.partition(">>")
            piece, puts, places = edit.partition(">")
            knob, _, choice = edit.partition("=")
            if moves:
                state = self.editor.move(state, origin, goal)
            elif puts and not places:
                state = self.editor.remove(state, piece)
            elif puts:
                for place in places.split():
                    state = self.editor.put(state, piece, place)
            else:
                state = self.editor.turn(state, knob, choice)
        return state

    def refusal(self, state: State, *edits: str) -> str:
        """Why the last of some edits is refused once the others are done; it changes nothing."""
        state = self.set_up(state, *edits[:-1])
        before = state.text()
        with pytest.raises(CannotEdit) as refused:
            self.set_up(state, edits[-1])
        assert state.text() == before
        return str(refused.value)

    def accepted(self, state: State) -> State:
        """The position as the game plays it. Raises `ImpossiblePosition`."""
        found = self.game.position(state.text())
        assert found.text() == state.text()
        return found

    def fault(self, state: State) -> str:
        """What the rules say is wrong with a position; "" if they accept it."""
        try:
            self.accepted(state)
        except ImpossiblePosition as wrong:
            return str(wrong)
        return ""

    def labels(self, state: State) -> dict[str, str]:
        """What each place is called, by its touch."""
        return {target.touch: target.label for target in self.editor.scene(state, View()).targets}

    def left(self, state: State) -> dict[str, int | None]:
        """How many of each piece can still be put."""
        return {piece.id: piece.left for piece in self.editor.supply(state)}

    def chosen(self, state: State) -> dict[str, str]:
        """What each knob is set to."""
        return {knob.id: knob.chosen for knob in self.editor.knobs(state)}

    def choices(self, state: State, knob_id: str) -> list[str]:
        """What a knob can be set to."""
        (found,) = (knob for knob in self.editor.knobs(state) if knob.id == knob_id)
        return [choice.id for choice in found.choices]

    def impossible(self, text: str, edits: int = 6) -> State:
        """A position that the rules refuse: it is read, shown and written, and can be edited at random."""
        with pytest.raises(PositionError):
            self.game.position(text)
        state = self.editor.read(text)
        assert state.text() == text
        for view in VIEWS:
            scene = self.editor.scene(state, view)
            check_parts(scene)
            check_svg(scene, games.colours(self.game.id))
        rng = Random(text)
        check_shown(self.editor, self.game, state, rng)
        for other in walk(self.editor, state, rng, edits):
            check_shown(self.editor, self.game, other, rng)
        return state
