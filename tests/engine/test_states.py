"""A position is a value: equal, hashed, shown and stored by its text, which holds all that the rules look at."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from every_game import PLAYED, cases_of
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import NEAR, NotationError, State
from random_play import Case, play

CASES = cases_of(PLAYED)


def positions(case: Case) -> tuple[Match, list[State]]:
    """A random game, and some of its positions: the first, the last and ten between."""
    rng = Random(f"states {case}")
    match = play(case, rng, resignations=rng.choice((0, 0.02)))
    plies = {0, match.ply, *(rng.randrange(match.ply + 1) for _ in range(10))}
    return match, [match.state_at(ply) for ply in sorted(plies)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_are_equal_by_position(case: Case) -> None:
    _, states = positions(case)
    for state in states:
        for same in (case.game.position(state.text()), pickle.loads(pickle.dumps(state))):
            assert same is not state
            assert same == state
            assert hash(same) == hash(state)
            assert repr(same) == repr(state)
        assert repr(state) == f"{type(state).__name__}({state.text()!r})"
        assert state != state.text()
        for action in state.actions()[:3]:
            assert (state.after(action) == state) == (state.after(action).text() == state.text())
    assert len(set(states)) == len({state.text() for state in states})


@pytest.mark.parametrize("case", CASES, ids=str)
def test_equal_states_behave_alike(case: Case) -> None:
    """The text hides nothing that matters: what was read from it does the same, hands and redeals too."""
    for state in positions(case)[1]:
        same = case.game.position(state.text())
        assert list(same.actions()) == list(state.actions())
        assert list(same.weights()) == list(state.weights())
        assert same.hidden == state.hidden
        assert same.deadline == state.deadline
        assert sorted(same.tries()) == sorted(state.tries())
        assert same.as_told() == state.as_told()
        for seat in (None, *range(case.game.seats(case.options))):
            assert same.redeal(seat, Random(7)) == state.redeal(seat, Random(7))
        for action in Random(3).sample(state.actions(), min(len(state.actions()), 20)):
            assert same.after(action) == state.after(action)
            assert same.costs(action) == state.costs(action)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.id}:{game.version}")
def test_positions_of_another_class_are_unequal(game: Game) -> None:
    others = [other.start(other.choose()) for other in PLAYED if other is not game]
    own = game.start(game.choose())
    assert own == game.start(game.choose())
    assert all(type(other) is type(own) or own != other for other in others)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_notation_is_read_back(case: Case) -> None:
    match, states = positions(case)
    for state in states:
        for action in state.actions():
            assert all(step.state.notation(action) == state.notation(action) for step in match.steps[-1:])
        some = Random(5).sample(state.actions(), min(len(state.actions()), 20))
        assert [state.parse(state.notation(action)) for action in some] == some


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_wrong_notation_names_legal_ones_near_it(case: Case) -> None:
    match, states = positions(case)
    for state in states:
        legal = [state.notation(action) for action in state.actions()]
        for wrong in ("", "resign", "?" * 1000, *(text + "?" for text in legal[:5])):
            with pytest.raises(NotationError) as error:
                state.parse(wrong)
            assert set(error.value.near) <= set(legal)
            assert len(error.value.near) == min(len(legal), NEAR)
            assert all(near in str(error.value) for near in error.value.near)
            assert len(str(error.value)) < 400
            assert str(error.value).endswith(": the game is over") == (not legal)
            assert wrong[:-1] not in legal or wrong[:-1] in error.value.near
    again = match.anew()
    if again.state.actions():
        with pytest.raises(NotationError):
            again.play("nowhere at all")
        first = again.state.actions()[0]
        assert again.play(again.state.notation(first)) == again.state
        assert again.steps[0].action == first
    assert pickle.loads(pickle.dumps(NotationError("a", ("b",)))).near == ("b",)
