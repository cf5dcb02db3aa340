"""A rule lists its legal actions, carries them out and says why not, all by the same lines."""

from __future__ import annotations

from typing import Any

import pytest

from every_game import find
from pentapod.engine.message import Message
from pentapod.engine.state import CHANCE, Action, IllegalAction
from pentapod.frame import Board, Flag, Number, Squares, State, action, consequence, pieces, refuse
from pentapod.frame.english import past
from pentapod.frame.reasons import Frozen

GRID = Squares(2, 2)
MEN = pieces("man", "b", "o")


class Walk(State):
    """A man walks on four squares."""

    board = Board(GRID, MEN, start="../b.")
    steps = Number(most=9)
    tired = Flag()

    @action("Move {man} to {square}", when="not tired", man=GRID.own("man"), square=GRID)
    def move(self, man: str, square: str) -> None:
        if square == man:
            refuse("{man} is where it is.", man=man)
        if square not in GRID.neighbours(man):
            refuse("{square} is not next to {man}.", square=square, man=man)
        self.board.move(man, square)
        self.steps += 1
        self.tired = self.steps == 2

    @consequence("Rest", when="tired")
    def rest(self) -> None:
        self.tell("{seat} rests after {steps} steps.", seat=self.seat, steps=self.steps)
        self.steps = 0
        self.tired = False
        self.end_turn()


def begin() -> Walk:
    return Walk.begin(2, {})


def test_what_is_not_refused_is_legal() -> None:
    assert begin().actions() == (Action(0, ("a1", "a2")), Action(0, ("a1", "b1")))


class Guarded(Walk):
    """A man may step aside only where somebody is beside it."""

    board = Board(GRID, MEN, start="../b.")

    @action("Slide {man} to {square}", man=GRID.own("man"), square=GRID.empty)
    def move(self, man: str, square: str) -> None:
        if square not in GRID.neighbours(man):
            refuse("{square} is not next to {man}.", square=square, man=man)
        if not any(self.board.owner(other) == 1 for other in GRID.neighbours(man)):
            refuse("{man} has nobody beside it.", man=man)
        self.end_turn()

    @action("Wait")
    def wait(self) -> None:
        self.end_turn()


def test_a_piece_that_can_do_nothing_is_refused_by_the_reason_of_the_rule() -> None:
    """By that which holds wherever it would go; what single places lack says nothing of the piece."""
    state = Guarded.begin(2, {})
    assert state.why_not(("a1",)) == Message("{man} has nobody beside it.", {"man": "a1"})


def test_an_action_makes_another_position_and_leaves_this_one() -> None:
    state = begin()
    after = state.after(Action(0, ("a1", "b1")))
    assert (state.text(), after.text()) == ("../b. 0 - b -", "../.b 1 - b -")
    with pytest.raises(IllegalAction):
        state.after(Action(0, ("a1", "b2")))


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("a1", "b2"), Message("{square} is not next to {man}.", {"square": "b2", "man": "a1"})),
        (("a1", "a1"), Message("{man} is where it is.", {"man": "a1"})),
        (("b1",), Message("empty", {"place": "b1", "noun": "man"})),
        (("nowhere",), Message("nothing-there")),
        (("rest",), Message("nothing")),
        (("a1", "a2", "a1"), Message("complete")),
        (("a1", "a2"), Message("beginning")),
    ],
    ids=["not-next", "same", "empty", "nothing", "later", "too-many", "legal"],
)
def test_a_refusal_has_its_reason_from_the_rule(path: tuple[str, ...], reason: Message) -> None:
    assert begin().why_not(path) == reason


def test_what_follows_by_itself_is_automatic_and_nothing_else_can_be_done() -> None:
    state = begin().after(Action(0, ("a1", "b1"))).after(Action(0, ("b1", "b2")))
    assert state.automatic
    assert state.actions() == (Action(0, ("rest",)),)
    assert state.after(state.actions()[0]).seat == 1


def test_a_position_cannot_be_changed_from_outside() -> None:
    state: Any = begin()
    for change in (
        lambda: setattr(state, "steps", 3),
        lambda: state.board.__setitem__("a1", None),
        lambda: state.board.move("a1", "a2"),
        state.end_turn,
    ):
        with pytest.raises(Frozen):
            change()


def test_a_field_that_there_is_not_cannot_be_written_to() -> None:
    with pytest.raises(AttributeError, match="no field 'stepz'"):
        begin().changed(lambda state: setattr(state, "stepz", 3))


def test_the_order_of_the_fields_is_that_of_the_class() -> None:
    assert [*Walk.fields] == ["board", "steps", "tired"]


@pytest.mark.parametrize(
    ("verb", "expected"),
    [("Mark", "marked"), ("Move", "moved"), ("Drop", "dropped"), ("Carry", "carried"), ("Play", "played"),
     ("Take", "took"), ("Bid", "bid"), ("Roll", "rolled"), ("Jump", "jumped"), ("Draw", "drew")],
)  # fmt: skip
def test_the_past_of_verbs(verb: str, expected: str) -> None:
    assert past(verb) == expected


def test_dice_are_weighed_by_how_often_they_fall() -> None:
    game = find("liarsdice", 1)
    state = game.start(game.choose())
    assert state.actors == (CHANCE,)
    weights = dict(zip((action.path[0] for action in state.actions()), state.weights(), strict=True))
    assert (len(weights), sum(weights.values())) == (252, 6**5)
    assert (weights["11111"], weights["12345"], weights["11222"]) == (1, 120, 10)
