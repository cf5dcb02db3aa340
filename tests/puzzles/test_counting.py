"""How often a goal is reached is counted exactly, over everything that chance and the others may do."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from pentapod import games
from pentapod.engine.state import Action
from pentapod.games.pocketmodel.data.table import KIND_OF_CODE, UNITS
from pentapod.games.xtal.rules.path import NAMES, STONE_OF
from puzzles.certain import TooMuch
from puzzles.counting import Counted, Tree, Unseen, sees_everything

pytestmark = pytest.mark.native

XTAL, POCKETMODEL = games.find("xtal"), games.find("pocketmodel")
HELD = "2won8 play 0>0 v1=SLF,v4=T v2*2,g7*1|001011|-|- 6:9 F1 - - - -"
OPEN_BATTLE = "2 b/11/0 - - own:c={}:reb,-,-:-:-:- own:c={},yw1:reb,-,-:-:-:- turn:b"


def odds(tree: Tree, seat: int, *goal: str) -> dict[tuple[tuple[str, ...], ...], Fraction]:
    return {play.paths: play.odds for play in Counted(tree, seat, goal).ranked()}


def test_what_can_be_taken_back_is_no_play() -> None:
    state = XTAL.position(HELD)
    tree = Tree(XTAL, state, 1)
    plays = {paths: end.state for end, paths in tree.plays(tree.root).items()}
    assert plays[("done-0",),].text() == state.after(Action(0, ("done-0",))).text()
    assert all(paths[-1][0] in ("done-0", "lay-0") for paths in plays)
    assert len({end.text() for end in plays.values()}) == len(plays)


@pytest.mark.parametrize("away", range(1, 7))
def test_an_exact_roll_is_one_of_six(away: int) -> None:
    """Amber needs this number to come Home; Sapphire's Shield is of no use against it."""
    stone = NAMES[STONE_OF["v4"] - away]
    state = XTAL.position(f"2won8 play 0>0 v1=S,v4=- v2*0,{stone}*3|101010|-|- 6:9 - - - - -")
    tree = Tree(XTAL, state, 2)
    assert odds(tree, 0, "unbeaten") == {(("done-0",),): Fraction(5, 6)}
    assert odds(tree, 0, "won") == {(("done-0",),): 0}


@pytest.mark.parametrize(("attacker", "target"), [("xw", "tf"), ("tf", "as"), ("yw", "xw"), ("sd", "aa")])
def test_a_hit_is_as_likely_as_two_dice_say(attacker: str, target: str) -> None:
    one, other = UNITS[KIND_OF_CODE[attacker]], UNITS[KIND_OF_CODE[target]]
    state = POCKETMODEL.position(OPEN_BATTLE.format(f"{attacker}1", f"{target}1"))
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=2)]
    hits = sum(roll == 12 or roll + one.attack >= other.defense for roll in rolls)
    enough = one.damage >= other.shields
    counted = odds(Tree(POCKETMODEL, state, 1), 0, "downed", "1")
    assert counted[(f"b{attacker}1", f"o{target}1"),] == Fraction(hits * enough, 36)


def test_a_count_gives_up_where_it_takes_too_much() -> None:
    with pytest.raises(TooMuch):
        odds(Tree(XTAL, XTAL.position(HELD), 2, most=50), 0, "unbeaten")


def test_who_does_not_see_all_cannot_count() -> None:
    hidden = XTAL.position(HELD.replace("2won8", "2whn8"))
    assert sees_everything(XTAL.position(HELD), 0)
    assert not sees_everything(hidden, 0)
    with pytest.raises(Unseen):
        odds(Tree(XTAL, hidden, 1), 0, "carried", "2")


def test_nobody_counts_a_goal_that_there_is_not() -> None:
    with pytest.raises(KeyError):
        Counted(Tree(XTAL, XTAL.position(HELD), 1), 0, ("flown",))
