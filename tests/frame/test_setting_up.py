"""The position editor of games that bring none."""

from __future__ import annotations

import pytest

from every_game import find
from pentapod.engine.match import Match
from pentapod.frame import Board, Die, Flag, Number, Score, Squares, State, action, game, pieces
from pentapod.frame.setting_up import FrameEditor

GRID = Squares(2, 2)


class Named(State):
    """Some fields have names for players, and some have none."""

    board = Board(GRID, pieces("man", "b", "o"))
    points = Score("points")
    round = Number(label="round")
    still = Number(setting="moves without a point")
    asked = Flag("something is asked")
    die = Die()
    phase = Number()
    is_odd = Flag()

    @action("Pass")
    def skip(self) -> None:
        self.end_turn()


def test_the_editor_offers_the_fields_that_have_a_name_for_players() -> None:
    editor = FrameEditor(game(Named, "Named"))
    state = Match(editor.game, {}).state
    assert [knob.label for knob in editor.knobs(state)] == [
        *("To move", "Blue: points", "Orange: points", "Round"),
        *("Moves without a point", "Something is asked", "Die"),
    ]


@pytest.mark.parametrize(
    ("name", "label"), [("morris", "Moves without a mill"), ("morris", "A man is to be taken"), ("liarsdice", "Bidder")]
)
def test_the_examples_name_what_can_be_set(name: str, label: str) -> None:
    found = find(name, 1)
    labels = [knob.label for knob in FrameEditor(found).knobs(found.start(found.choose()))]
    assert label in labels
    assert not {"Quiet", "Milled", "Count", "Doubted"} & {*labels}
