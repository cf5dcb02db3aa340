"""Which touch ends the turn: what d does."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.engine.touches import next_touches
from pentapod.scene.display import ending
from pentapod.scene.shapes import Target, View
from random_play import cases

PLACES = tuple(Target(touch, "", 0, 0, 9, 9) for touch in ("a1", "a2"))


def test_what_ends_the_turn_is_the_lit_one_or_the_only_one() -> None:
    done, other = (Target(touch, "Done", 0, 0, 9, 9, ends=True) for touch in ("done-0", "done-1"))
    assert ending((*PLACES, done), {"a1"}) == "done-0"
    assert ending((done, other), {"done-1"}) == "done-1"
    assert ending((done, other), ()) == ""
    assert ending((done, other), {"done-0", "done-1"}) == ""
    assert ending(PLACES, {"a1"}) == ""


NAMED = ("Done", "End turn", "Pass", "Go on")
ENDED = ("modx", "pocketmodel", "xpod", "xtal")
"""Games in which turns are ended by hand."""


@pytest.mark.parametrize("game_id", games.ids())
def test_d_ends_a_turn_in_every_game_that_has_such_an_end(game_id: str) -> None:
    """Wherever an action is one touch that is called Done, End turn, Pass or Go on, it is the one that d makes."""
    ended = 0
    offered = False
    for case in cases(games.find(game_id)):
        rng = Random(str(case))
        match = Match(case.game, case.options)
        while match.state.result is None and match.ply < 60:
            state = match.state
            if state.actors == (CHANCE,):
                match.roll(rng)
                continue
            actions = state.actions()
            lit = next_touches(actions, ())
            targets = games.painter(game_id)(state, View(state.actors[0])).targets
            named = {one.touch for one in targets if one.label.split(": ")[-1] in NAMED}
            assert named == {one.touch for one in targets if one.ends}
            offered = offered or bool(named)
            found = ending(targets, lit)
            if len(named.intersection(lit)) == 1:
                ended += 1
                assert [path for _, path in actions if path[0] == found] == [(found,)]
            match.play_index(rng.randrange(len(actions)), actions)
    assert bool(ended) == offered
    assert offered or game_id not in ENDED
