"""The picture that the frame draws of positions."""

from __future__ import annotations

from random import Random

from every_game import find
from pentapod.engine.match import Match
from pentapod.engine.state import Action
from pentapod.play.interaction import Interaction
from pentapod.play.session import Session
from pentapod.play.view import view
from pentapod.scene.shapes import Rect
from pentapod.scene.signs import tints


def test_of_a_column_the_place_is_tinted_into_which_something_fell() -> None:
    session = Session(Match(find("fourinarow", 1), {}), ("Ann", "Bo"), (0, 0))
    session.screen.take()
    for seat, column, at in ((0, "d", (3, 5)), (1, "d", (3, 4)), (0, "a", (0, 5)), (1, "g", (6, 5))):
        session.play(Action(seat, (column,)))
        seen = view(Interaction(session, lambda: Random(7)))
        assert seen.signs.recent == {column}
        (tint,) = tints(seen.scene.targets, seen.signs.recent, ())
        assert isinstance(tint, Rect)
        assert tint.w == tint.h
        assert (tint.x // tint.w, tint.y // tint.h) == at
