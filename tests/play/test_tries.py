"""What players may try without being told whether it is possible: overlooked patterns of MODX."""

from __future__ import annotations

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import Action
from pentapod.play.outcomes import Chosen, Completed, Refused, TakenBack
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.thinking.thinker import request
from pentapod.web.shell.words import say

NAMES = ("Ann", "Bo", "Cy")
Levels = tuple[int, ...]
BOARD = "3c J6J/8/6B1/2B1B2J/3B4/2B1B1O1/8/J6J"


def session(rest: str, levels: tuple[int, ...] = (), mine: int | None = None) -> Session:
    return Session(Match.from_position(games.find("modx"), f"{BOARD} {rest}"), NAMES, levels, mine=only(mine))


@pytest.mark.parametrize("overlooked", ["b.X-d4", "-"])
def test_a_try_is_taken_like_an_action_and_refused_at_its_last_touch(overlooked: str) -> None:
    table = session(f"o place 1 - {overlooked}")
    assert table.quick
    lit = set(table.lit())
    assert {"claim-0", "claim-1", "claim-2", "a1"} - lit == {"a1"}
    assert table.touch("claim-2") == Chosen()
    assert {"c3", "g6", "g3"} <= set(table.lit())
    assert table.touch("g6") == Refused("There is no overlooked pattern at g6.")
    assert table.touch("h8") == Refused("To claim a pattern, choose an X in it; there is none on h8.")
    assert table.touches.chosen == ("claim-2",)
    found = Completed(Action(2, ("claim-2", "c3")))
    nothing = Refused("There is no overlooked pattern at c3.")
    assert table.touch("c3") == (nothing if overlooked == "-" else found)


def test_a_try_lasts_while_others_act_and_only_one_is_made_at_a_time() -> None:
    table = session("o place 1 - -")
    assert table.touch("claim-2") == Chosen()
    placed = Action(1, ("a2",))
    assert table.touch("a2") == Completed(placed)
    table.play(placed)
    assert table.touches.chosen == ("claim-2",)
    assert table.touch("X") == Chosen()
    assert table.touches.chosen == ("X",)
    assert table.touch("g3") == Refused("Bo has no X around g3.")
    assert table.touch("claim-0") == Chosen()
    assert table.touches.chosen == ("claim-0",)
    assert table.touch("claim-0") == TakenBack()
    assert table.touch("done") == Completed(Action(1, ("done",)))


def test_what_a_computer_player_may_try_is_not_to_be_touched() -> None:
    table = session("o place 1 - b.X-d4", levels=(0, 0, 3))
    assert table.touch("claim-2") == Refused(say("computer-refusal", name="Cy"))
    assert table.touch("claim-0") == Chosen()
    assert "claim-2" not in table.lit()


def test_who_plays_by_post_waits_whether_there_is_something_to_claim_or_not() -> None:
    for overlooked in ("b.X-d4", "-"):
        assert session(f"o place 1 - {overlooked}", mine=2).elsewhere() == 1
        own = session(f"o place 1 - {overlooked}", mine=1)
        assert own.elsewhere() is None
        assert {"claim-1", "a2"} == set(own.lit()) & {"claim-0", "claim-1", "claim-2", "a2"}


def test_undo_does_not_go_further_where_a_computer_player_may_claim() -> None:
    for overlooked in ("b.X-d4", "-"):
        table = session(f"o place 1 - {overlooked}", levels=(0, 0, 3))
        table.play(Action(1, ("a2",)))
        table.play(Action(1, ("done",)))
        table.undo()
        assert table.match.ply == 1


@pytest.mark.parametrize("levels", [(0, 0, 3), (0, 3, 3), (3, 3, 3), (3, 0, 0)])
def test_computers_are_asked_in_the_same_order_whether_there_is_something_to_claim_or_not(levels: Levels) -> None:
    asked = {session(f"o place 1 - {overlooked}", levels=levels).looking_on() for overlooked in ("b.X-d4", "-")}
    assert len(asked) == 1
    [seats] = asked
    assert set(seats) == {seat for seat, level in enumerate(levels) if level}
    assert seats[0] == 1 or not levels[1], "whose turn it is does not wait for those who look for something"


def test_a_computer_acts_only_where_it_finds_something() -> None:
    levels = (0, 0, 3)
    assert session("o place 1 - b.X-d4", levels=levels).computers() == (2,)
    assert session("o place 1 - -", levels=levels).computers() == ()


@pytest.mark.parametrize("seat", range(3))
def test_a_hint_is_asked_about_the_same_position_whether_there_is_something_to_claim_or_not(seat: int) -> None:
    asked = [
        request(session(f"o place 1 - {overlooked}").match, seat, 4, "hint", as_told=True)
        for overlooked in ("b.X-d4", "-")
    ]
    assert asked[0] == asked[1]
