"""One game in play: its log, the ply that is looked at, branches, undo and redo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from random import Random

import pytest

from pentapod.engine.game import Game
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction
from random_play import Case, play
from toys import bell, dice, fence, heap, slide


def played(game: Game, *paths: str, **options: str) -> Match:
    match = Match(game, game.choose(**options))
    for path in paths:
        (action,) = (action for action in match.state.actions() if "-".join(action.path) == path)
        match.play(action)
    return match


def log(match: Match) -> list[str]:
    return ["-".join(step.action.path) for step in match.steps]


def test_playing_keeps_the_log() -> None:
    match = played(fence.GAME, "a-b", "c-d")
    assert (match.ply, log(match)) == (2, ["a-b", "c-d"])
    assert [(step.index, step.radix) for step in match.steps] == [(0, 12), (1, 12)]
    assert match.state is match.latest is match.steps[1].state
    assert match.state_at(0) is match.initial


def test_options_are_completed_and_checked() -> None:
    assert Match(dice.GAME, {}).options == {"goal": "9"}
    with pytest.raises(ValueError, match="no option 'speed'"):
        Match(dice.GAME, {"speed": "1"})


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Action(0, ("a", "c")), "That is not possible now."),
        (Action(0, ("a",)), "This is only the beginning of an action."),
        (Action(0, ()), "This is only the beginning of an action."),
        (Action(0, ("a", "b", "c")), "The action is already complete, and nothing more can be chosen."),
        (Action(1, ("a", "b")), "This player may not do that now."),
        (Action(CHANCE, ("a", "b")), "This player may not do that now."),
        (Action(0, RESIGN), "That is not possible now."),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(action: Action, why: str) -> None:
    match = Match(fence.GAME, {})
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert refusal.value.action == action
    assert fence.GAME.words.illegal(match.state, action) == why
    assert not match.steps


def test_in_a_race_a_path_belongs_to_its_seat() -> None:
    match = played(bell.GAME, "gold")
    with pytest.raises(IllegalAction) as error:
        match.play(Action(0, ("1", "hit")))
    assert "This player may not" in bell.GAME.words.illegal(match.state, error.value.action)


def test_nothing_is_played_after_the_end() -> None:
    match = play(Case(fence.GAME, {}), Random(1))
    with pytest.raises(IllegalAction) as played_on:
        match.play(Action(0, ("a", "b")))
    with pytest.raises(IllegalAction) as resigned:
        match.resign(0)
    for error in (played_on, resigned):
        assert fence.GAME.words.illegal(match.state, error.value.action) == "The game is over."


@pytest.mark.parametrize("index", [-1, 12, 999])
def test_a_rank_is_one_of_the_legal_ones(index: int) -> None:
    match = Match(fence.GAME, {})
    with pytest.raises(IndexError):
        match.play_index(index)
    assert not match.steps


def test_another_action_at_an_earlier_ply_starts_a_branch() -> None:
    match = played(fence.GAME, "a-b", "c-d", "e-f")
    match.go(1)
    assert log(match) == ["a-b", "c-d", "e-f"]
    match.play(Action(0, ("g", "h")))
    assert (match.ply, log(match)) == (2, ["a-b", "g-h"])


def test_the_same_action_steps_forward_and_keeps_the_log() -> None:
    match = played(fence.GAME, "a-b", "c-d", "e-f")
    match.go(1)
    state = match.play(Action(0, ("c", "d")))
    assert (match.ply, log(match)) == (2, ["a-b", "c-d", "e-f"])
    assert state is match.state is match.steps[1].state


def test_a_refused_action_leaves_the_log() -> None:
    match = played(fence.GAME, "a-b", "c-d")
    match.go(0)
    with pytest.raises(IllegalAction):
        match.play(Action(0, ("done",)))
    with pytest.raises(IllegalAction):
        match.resign(7)
    assert (match.ply, log(match)) == (0, ["a-b", "c-d"])


def test_undo_and_redo_choice_by_choice() -> None:
    match = played(fence.GAME, "a-b", "c-d", "done", "e-f")
    plies = []
    for _ in range(4):
        match.undo()
        plies.append(match.ply)
    assert plies == [3, 2, 1, 0]
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.reason == "start"
    assert str(refusal.value)
    assert [match.redo() for _ in range(5)] == [True, True, True, True, False]
    assert match.ply == 4


def test_undo_takes_consequences_back_with_their_cause() -> None:
    match = played(slide.GAME, "0", "0", "0", "slide-0", "slide-1", "slide-2", "slide-3", "0")
    match.undo()
    assert match.ply == 7
    match.undo()
    assert match.ply == 2
    assert match.redo()
    assert match.ply == 7
    assert match.redo()
    assert match.ply == 8


def test_undo_from_the_middle_of_consequences() -> None:
    match = played(slide.GAME, "0", "1", "0", "1", "0", "slide-0", "slide-1")
    match.undo()
    assert match.ply == 4


def test_undo_does_not_go_back_over_chance() -> None:
    match = played(dice.GAME, "2", "keep", "1", "give", goal="21")
    match.undo()
    assert match.ply == 3
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.reason == "chance"
    assert "rolled" in str(refusal.value)
    assert match.ply == 3


def test_chance_before_the_first_choice_is_the_start() -> None:
    match = played(dice.GAME, "2")
    with pytest.raises(CannotUndo) as refusal:
        match.undo()
    assert refusal.value.reason == "start"


def test_after_the_end_every_choice_can_be_gone_back_to() -> None:
    match = play(Case(dice.GAME, dice.GAME.choose()), Random(1))
    undone = 0
    while True:
        try:
            match.undo()
        except CannotUndo as refusal:
            assert refusal.reason == "start"
            break
        undone += 1
    assert undone == sum(step.action.seat != CHANCE for step in match.steps)


def test_going_to_a_ply() -> None:
    match = played(fence.GAME, "a-b", "c-d")
    for ply in (0, 2, 1):
        match.go(ply)
        assert match.state is match.state_at(ply)
    for ply in (-1, 3):
        with pytest.raises(ValueError, match="not between 0 and 2"):
            match.go(ply)


def test_resigning_is_open_to_every_seat_at_any_time() -> None:
    match = Match(heap.GAME, heap.GAME.choose())
    match.resign(3)
    assert match.steps[0].action == Action(3, RESIGN)
    assert (match.steps[0].index, match.steps[0].radix) == (0, 1)
    assert match.state.actors == (0,)
    for seat in (3, -1, 6):
        with pytest.raises(IllegalAction):
            match.resign(seat)
    match.undo()
    assert match.ply == 0


def test_resigning_among_consequences_comes_after_them_and_is_a_choice() -> None:
    match = played(slide.GAME, "0", "0", "0", "slide-0")
    match.resign(1)
    assert log(match)[3:] == ["slide-0", "slide-1", "slide-2", "slide-3", "resign"]
    assert match.state.result == (1, 0)
    match.undo()
    assert match.ply == 7
    match.undo()
    assert match.ply == 2


def test_nobody_resigns_from_a_game_that_consequences_have_ended() -> None:
    match = played(slide.GAME, "0", "1", "0", "1", "0", "slide-0")
    assert match.resign(0).result == (1, 0)
    assert log(match)[-1] == "slide-3"
    match.go(6)
    for nobody in (-1, 2):
        with pytest.raises(IllegalAction):
            match.resign(nobody)
    assert match.ply == 6


def test_a_roll_follows_the_weights_and_enters_the_log() -> None:
    rolls = Counter[str]()
    for seed in range(600):
        match = Match(dice.GAME, {})
        action = match.roll(Random(seed))
        assert log(match) == list(action.path)
        rolls.update(action.path)
    assert rolls["1"] > rolls["2"] > rolls["5"] > 50


def test_only_chance_is_rolled() -> None:
    match = Match(heap.GAME, heap.GAME.choose())
    assert match.state.actors == (0,)
    with pytest.raises(ValueError, match="nothing to roll or deal"):
        match.roll(Random(1))
    assert match.steps == []
    rolled = played(dice.GAME, "2")
    with pytest.raises(ValueError, match="nothing to roll or deal"):
        rolled.roll(Random(1))
    assert len(rolled.steps) == 1


@pytest.mark.parametrize("copied", [Match.copy, copy], ids=["Match.copy", "copy.copy"])
def test_a_copy_shares_no_log(copied: Callable[[Match], Match]) -> None:
    match = played(dice.GAME, "2", "keep", "1", "give", goal="21")
    match.go(3)
    other = copied(match)
    assert (other.game, other.options, other.ply, other.origin) == (match.game, match.options, 3, match.origin)
    assert other.state is match.state
    assert log(other) == log(match)
    other.play("keep")
    other.go(0)
    assert (log(match), match.ply) == (["2", "keep", "1", "give"], 3)
    match.go(1)
    match.play("give")
    assert log(other) == ["2", "keep", "1", "keep"]
    begun = Match.from_position(dice.GAME, match.state.text())
    assert copied(begun).origin == begun.origin != ""


def test_the_same_roll_again_steps_forward() -> None:
    match = played(dice.GAME, "2", "keep", "1", "give", goal="21")
    match.go(2)
    while match.roll(Random(1)).path != ("1",):
        match.go(2)
    assert match.ply == 3
