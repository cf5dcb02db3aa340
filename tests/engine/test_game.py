"""The parts of the contract that are the same for every game: options, refusals, touches, tables."""

from __future__ import annotations

from random import Random

import pytest

from pentapod.engine.options import OptionError
from pentapod.engine.state import Action
from pentapod.engine.tables import load
from pentapod.engine.touches import completed, next_touches
from toys import bell, fence, heap, slide

TREE = (Action(0, ("a", "b")), Action(0, ("a", "c", "d")), Action(0, ("a", "c", "e")), Action(1, ("done",)))


def test_the_next_touches_are_those_of_the_legal_paths() -> None:
    assert next_touches(TREE, ()) == ("a", "done")
    assert next_touches(TREE, ("a",)) == ("b", "c")
    assert next_touches(TREE, ("a", "c")) == ("d", "e")
    assert next_touches(TREE, ("a", "b")) == ()
    assert next_touches(TREE, ("x",)) == ()
    assert next_touches((), ()) == ()


def test_a_choice_is_complete_when_nothing_is_left_of_its_path() -> None:
    assert completed(TREE, ("a", "b")) == TREE[0]
    assert completed(TREE, ("done",)) == TREE[3]
    assert completed(TREE, ("a",)) is None
    assert completed(TREE, ()) is None


def test_options_are_completed_with_defaults() -> None:
    assert heap.GAME.choose(teams="3") == {"seats": "6", "teams": "3", "stones": "20"}
    assert fence.GAME.choose() == {}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"speed": "1"}, "no option 'speed'"),
        ({"self": "1"}, "no option 'self'"),
        ({"teams": "9"}, "'Teams' cannot be '9'"),
    ],
)
def test_other_options_are_refused(chosen: dict[str, str], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        heap.GAME.choose(**chosen)


def test_seats_are_counted_from_the_teams() -> None:
    assert heap.GAME.seats(heap.GAME.choose()) == 6
    assert bell.GAME.seats({}) == 3


def test_notation_joins_the_touches() -> None:
    assert heap.GAME.start(heap.GAME.choose()).notation(Action(0, ("a", "b"))) == "a-b"


def test_chance_without_weights_is_even() -> None:
    assert bell.GAME.start({}).weights() == (1, 1)


def test_an_open_game_is_redealt_as_it_is() -> None:
    state = fence.GAME.start({})
    assert state.redeal(0, Random(1)) is state


def test_nothing_is_automatic_unless_it_says_so() -> None:
    assert not fence.GAME.start({}).automatic
    assert slide.position("3,0,0,0/0,0/0/-1").automatic


def test_the_words_say_why_an_action_is_illegal() -> None:
    state, illegal = fence.GAME.start({}), fence.GAME.words.illegal
    assert illegal(state, Action(0, ("z",))) == "That is not possible now."
    assert illegal(state, Action(1, ("z",))) == "This player may not do that now."
    assert illegal(state.resign(0), Action(1, ("z",))) == "The game is over."


def test_a_missing_table_is_named() -> None:
    with pytest.raises(FileNotFoundError):
        load("pentapod.engine", "no.toml")
