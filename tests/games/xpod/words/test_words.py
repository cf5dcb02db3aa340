"""What X-Pod Play Off says: prompts, what happened, why not, what to weigh, what things are."""

from __future__ import annotations

from itertools import combinations
from re import fullmatch

import pytest

from games.xpod.tables import NAMES, WORDS, action, begin, lay, play
from pentapod.games.xpod.data.table import PODS
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.state import XPod, position


def said(state: XPod, notation: str) -> str:
    return WORDS.describe(state, action(state, notation), NAMES)


def test_prompts() -> None:
    state = begin()
    assert WORDS.prompt(state, NAMES) == "The starting player is drawn at random."
    assert WORDS.describe(state, action(state, "north"), NAMES) == "Bo begins."
    state = play(state, "south")
    assert WORDS.prompt(state, NAMES) == "Ann: choose a unit in your lid or a highlighted plan."
    assert WORDS.prompt(state, NAMES, ("lid-redwing",)) == (
        "Ann: choose a square of your home row for Redwing, or press Apart."
    )
    assert WORDS.prompt(state, NAMES, ("pouncer",)) == "Ann: press Build to put Pouncer into your lid."
    state = lay("wild auto", "snapjaw3@c3 longears2!@a1", "dasher1@d3", cards=("level1", ""))
    assert WORDS.prompt(state, NAMES) == "Ann: choose a unit on the board or a highlighted plan."
    assert WORDS.prompt(state, NAMES, ("c3",)) == "Ann: choose where your Snapjaw goes, or press Decon or Eat."
    assert WORDS.prompt(state, NAMES, ("c3", "eat")) == "Ann: choose the unit to eat with your Snapjaw."
    assert WORDS.prompt(state, NAMES, ("a1",)) == "Ann: press Unfreeze to spend your turn unfreezing Longears."
    assert WORDS.prompt(state, NAMES, ("level1",)) == "Ann: choose the unit that goes up a level with LEVEL +1."


def test_prompts_in_an_activation() -> None:
    pushing = play(lay("wild auto", "rammer3@c2", "dasher2@f9"), "c2-c3")
    assert WORDS.prompt(pushing, NAMES) == "Ann: push on with your Rammer, with 2 pushes left, or press Done."
    blocked = play(lay("wild auto", "rammer2@b2", "shunter3@a2"), "b2-a2")
    assert WORDS.prompt(blocked, NAMES) == "Ann: push on with your Rammer, which is still blocked, with 1 push left."
    carrying = play(lay("wild auto", "packback2@c2", "dasher2@d2"), "c2-carry-d2")
    assert WORDS.prompt(carrying, NAMES) == "Ann: choose where your Packback goes with Dasher, or press Drop."
    assert WORDS.prompt(carrying, NAMES, ("drop",)) == "Ann: choose where to put Dasher down."
    moved = play(lay("wild auto", "snapjaw3@c2", "dasher1@d3"), "c2-c3")
    assert WORDS.prompt(moved, NAMES) == "Ann: press Decon, Eat or Done."
    card = play(lay("wild auto", "rammer2@c2", "dasher1@d3", cards=("jump", "")), "jump-c2")
    assert WORDS.prompt(card, NAMES) == "Ann: choose where your Rammer jumps with JUMP."
    scored = play(lay("wild auto", "longears2@c7", "dasher2@f9"), "c7-c9")
    assert WORDS.prompt(scored, NAMES) == ("Ann: choose the brick to lock into your pod.")
    assert WORDS.prompt(play(scored, "eye"), NAMES) == "Bo: choose the used card to take back."


def test_a_prompt_names_the_cards_that_wait_to_be_used() -> None:
    cards = ("jump decon1 move1", "")
    state = lay("wild auto", "packback2@c2 rammer1@b1", "dasher2@d2 towrig3@c3", tier="advanced", cards=cards)
    assert WORDS.prompt(state, NAMES, ("jump",)) == "Ann: choose the unit that jumps with JUMP."
    assert WORDS.prompt(state, NAMES, ("decon1", "c2")) == "Ann: choose the unit to deconstruct with DECON +1."
    assert WORDS.prompt(play(state, "move1-c2"), NAMES) == (
        "Ann: choose where your Packback goes with MOVE +1, or press Carry."
    )
    both = play(state, "move1-c2", "jump")
    assert WORDS.prompt(both, NAMES) == "Ann: choose where your Packback jumps with JUMP and MOVE +1, or press Carry."
    assert WORDS.prompt(play(both, "carry-d2"), NAMES) == (
        "Ann: choose where your Packback goes with Dasher, JUMP and MOVE +1."
    )
    assert WORDS.prompt(play(state, "c2-b2"), NAMES) == "Ann: press Done, or play DECON +1."


def test_what_happened() -> None:
    state = lay("wild auto", "snapjaw3@c3 longears2!@a1 rammer2@e2", "dasher1@d3 shunter3@f2", lids=("redwing2", ""))
    assert said(state, "c3-decon-d3") == (
        "Ann's Snapjaw deconstructed Bo's Dasher on d3. Bo's Dasher is off the board."
    )
    assert said(state, "c3-eat-d3") == "Ann's Snapjaw ate Bo's Dasher on d3. Bo's Dasher is off the board."
    assert said(state, "e2-f2") == ("Ann's Rammer on e2 pushed Bo's Shunter on f2. Bo's Shunter on f2 lost 1 level.")
    assert (
        said(state, "a1-unfreeze")
        == "Ann spent the turn unfreezing Longears on a1. Ann's Longears on a1 is no longer frozen."
    )
    assert said(state, "lid-redwing-b1") == "Ann placed Redwing on b1."
    assert (
        said(state, "lid-redwing-apart")
        == "Ann took Redwing in the lid apart: 2 plates, 1 eye, 2 wings and 1 tail to build with."
    )
    assert said(state, "longears-build") == "Ann built a Longears."


def test_what_happened_when_somebody_scored() -> None:
    kept = ("decon1 jump level1", "build2 level1 move1")
    state = lay("wild auto", "packback3@c8 longears2@b8", "dasher2@f9", cards=kept)
    assert said(state, "c8-carry-b8") == "Ann's Packback picked up Longears on b8."
    landing = play(state, "c8-carry-b8", "c9")
    assert said(landing, "drop-b9") == (
        "Ann's Packback put Longears down on b9. Longears and Packback scored: Ann has 2 points."
    )
    one = play(landing, "drop-b9")
    assert said(one, "claw") == "Ann locked a claw into the pod."
    pushed = lay("wild auto", "rammer3@c3", "dasher2@c2", cards=kept)
    assert said(pushed, "c3-c2") == "Ann's Rammer on c3 pushed Bo's Dasher on c2. Dasher scored: Bo has 1 point."
    wheel = play(pushed, "c3-c2")
    assert said(wheel, "axle") == "Bo locked an axle into the pod."


def test_a_card_that_comes_back_is_told_with_its_reason() -> None:
    one_used = ("decon1 jump level1", "build2 level1")
    state = lay("wild auto", "longears2@c7", "dasher2@f9", cards=one_used)
    assert said(state, "c7-c9") == (
        "Ann's Longears jumped from c7 to c9. Longears scored: Ann has 1 point. Bo gets MOVE +1 back for that."
    )
    several_used = play(lay("wild auto", "longears2@c7", "dasher2@f9"), "c7-c9", "eye")
    assert said(several_used, "level1") == "Bo took LEVEL +1 back because Ann scored."


def test_what_happened_with_cards() -> None:
    state = lay("wild auto", "snapjaw1@c3", "dasher1@d3", tier="advanced", cards=("level1 decon1 move1", ""))
    assert said(state, "level1-c3") == "Ann played LEVEL +1 on Snapjaw on c3. Ann's Snapjaw on c3 gained 1 level."
    assert said(state, "move1-c3") == "Ann played MOVE +1 on Snapjaw on c3."
    assert said(state, "decon1-c3-d3") == (
        "With DECON +1, Ann's Snapjaw deconstructed Bo's Dasher on d3. Bo's Dasher is off the board."
    )
    two = lay("auto auto", "", "dasher2@f9", cards=("build2", ""))
    assert said(two, "build2") == "Ann played BUILD 2."
    assert WORDS.prompt(play(two, "build2"), NAMES) == "Ann: choose the first of two plans to build with BUILD 2."
    assert (
        WORDS.prompt(play(two, "build2", "dasher-build"), NAMES) == "Ann: choose the second plan to build with BUILD 2."
    )


def test_cautions_are_for_what_costs_own_levels_or_helps_the_enemy() -> None:
    state = lay("wild auto", "rammer2@b2 longears2@a2 snapjaw2@c3", "dasher2@c2")
    assert WORDS.caution(state, action(state, "b2-a2"), NAMES) == "Ann's Longears is lost. Go on?"
    assert WORDS.caution(state, action(state, "c3-decon-c2"), NAMES) == ""
    home = lay("wild auto", "rammer2@c3", "dasher2@c2")
    assert WORDS.caution(home, action(home, "c3-c2"), NAMES) == "Bo scores 1 point. Go on?"
    carry = play(lay("wild auto", "packback2@c2", "dasher2@d2"), "c2-carry-d2")
    assert WORDS.caution(carry, action(carry, "drop-c1"), NAMES) == "Bo scores 1 point. Go on?"
    eat = lay("wild auto", "pouncer3@c3 longears1@c2", "dasher2@f9")
    assert WORDS.caution(eat, action(eat, "c3-eat-c2"), NAMES) == "Ann's Longears is lost. Go on?"


REFUSALS: list[tuple[XPod, str, str]] = [
    (lay("wild auto", "longears2@c2", "dasher2@c3"), "c5", "c5 is empty: choose a unit first."),
    (lay("wild auto", "longears2@c2", "dasher2@c3"), "c3", "Bo's Dasher on c3 is not Ann's unit."),
    (lay("wild auto", "longears2@c2", "dasher2@c3"), "c2 c3", "c3 is taken: Bo's Dasher is there."),
    (
        lay("wild auto", "longears2@c2", "dasher2@c3"),
        "c2 c4",
        "There is an obstacle on c4, and Ann's Longears cannot fly.",
    ),
    (
        lay("wild auto", "longears2@c2", "dasher2@c3"),
        "c2 f9",
        "f9 is too far: Ann's Longears can go 3 at most, never diagonally.",
    ),
    (lay("auto auto", "dasher2@c3", "dasher2@c9"), "c3 c7", "The way to c7 is blocked or too long for Ann's Dasher."),
    (
        lay("wild auto", "rammer2@c2", "dasher2@c9"),
        "c2 c4",
        "Ann's Rammer pushes one square at a time: c4 is not next to it.",
    ),
    (
        lay("wild auto", "rammer1@c2", "dasher2@c9"),
        "c2",
        "Ann's Rammer on c2 can neither move nor do anything to a unit within reach.",
    ),
    (
        lay("wild auto", "redwing1@c4", "dasher2@c9"),
        "c4",
        "Ann's Redwing on c4 cannot fly off the obstacle, and has no unit within reach.",
    ),
    (
        lay("wild auto", "longears2!@c2", "dasher2@c9"),
        "c2 c3",
        "Ann's Longears on c2 is frozen: it can only be unfrozen, which uses up the turn.",
    ),
    (lay("wild auto", "longears2@c2", "dasher2@c9"), "c2 unfreeze", "Ann's Longears on c2 is not frozen."),
    (lay("wild auto", "longears2@c2", "dasher2@c3"), "c2 eat c3", "Ann's Longears cannot eat at level 2."),
    (
        lay("wild auto", "pouncer3@c2", "dasher2@c3"),
        "c2 eat c3",
        "Bo's Dasher on c3 is above level 1 and cannot be eaten.",
    ),
    (
        lay("wild auto", "snapjaw2@c2", "dasher2@c9"),
        "c2 decon c9",
        "Bo's Dasher on c9 is 7 squares away; Ann's Snapjaw reaches only units next to it.",
    ),
    (lay("arachno auto", "weaver3@c2", "dasher2!@d3"), "c2 web d3", "Bo's Dasher on d3 is already frozen."),
    (
        lay("wild auto", "snapjaw3@a1 rammer3@b1 pouncer3@c1 redwing2@d1", ""),
        "redwing",
        "Redwing cannot be built: it is short of 2 plates and 1 tail.",
    ),
    (
        lay("wild auto", "", "", lids=("redwing2", "")),
        "lid-redwing c3",
        "c3 is not in Ann's home row, where units must be placed.",
    ),
    (lay("wild auto", "longears2@c2", "dasher2@c9"), "jump c2", "JUMP has already been used."),
    (lay("wild auto", "longears2@c2", "dasher2@c9"), "move1 c2", "MOVE +1 is not among Ann's X-tra cards."),
    (
        lay("wild auto", "longears2@c2", "dasher2@c9", cards=("jump", "")),
        "jump c2",
        "JUMP is for units that move or push and cannot jump or fly: Ann's Longears is not one of them.",
    ),
    (lay("wild auto", "longears2@c2", "dasher2@c9"), "pass", "Ann can still do something, so passing is not allowed."),
    (lay("wild auto", "longears2@c2", "dasher2@c9"), "north-dasher", "That is Bo's; it is Ann's turn to choose."),
]


@pytest.mark.parametrize(("state", "path", "reason"), REFUSALS, ids=[path for _, path, _ in REFUSALS])
def test_refused_touches_say_why(state: XPod, path: str, reason: str) -> None:
    assert WORDS.refusal(state, tuple(path.split(" ")), NAMES) == reason


def test_a_square_without_a_unit_is_told_as_it_is_with_what_can_be_done_now() -> None:
    state = lay("wild auto", lids=("pouncer3", ""), board="crossroads")
    obstacle = SQUARES[next(at for at in range(len(SQUARES)) if state.setting.obstacles >> at & 1)]
    assert WORDS.refusal(state, (obstacle,), NAMES) == f"{obstacle} holds an obstacle. Ann can only build or place now."
    assert WORDS.refusal(state, ("a4",), NAMES) == "a4 is empty. Ann can only build or place now."
    fighting = lay("wild auto", "pouncer3@a1", board="crossroads")
    assert WORDS.refusal(fighting, (obstacle,), NAMES) == f"{obstacle} holds an obstacle: choose a unit first."


def test_one_brick_that_is_missing_is_in_the_lid_and_several_are() -> None:
    said = []
    for pod in PODS:
        for units in combinations([f"{plan.id}{len(plan.forms)}" for plan in pod.plans if plan.tier == "basic"], 3):
            state = lay(f"{pod.id} auto", lids=(" ".join(units), ""))
            said += [WORDS.refusal(state, (plan.id,), NAMES) for plan in pod.plans]
    waiting = [line for line in said if line.endswith("in the lid.")]
    assert {
        bool(fullmatch(r"[\w ]+ cannot be built: it is short of 1 \w+, which is in the lid\.", line))
        for line in waiting
    } == {
        True,
        False,
    }
    for line in waiting:
        assert ("which is" in line) == bool(fullmatch(r"[\w ]+ cannot be built: it is short of 1 \w+, which .*", line))


def test_refusals_in_an_activation() -> None:
    pushing = play(lay("wild auto", "rammer3@c2", "dasher2@f9"), "c2-c3")
    assert WORDS.refusal(pushing, ("c4",), NAMES) == "There is an obstacle on c4; a pusher cannot enter it."
    assert (
        WORDS.refusal(pushing, ("longears",), NAMES) == "Nothing can be built in a turn in which a unit is activated."
    )
    assert WORDS.refusal(pushing, ("carry", "c2"), NAMES) == "A unit must be picked up before moving, not after."
    back = play(lay("wild auto", "rammer3@c2", "dasher2@f9"), "c2-c3", "c2")
    assert WORDS.refusal(back, ("done",), NAMES) == (
        "Ann's Rammer is back where it began and has changed nothing, so that is not an activation."
    )
    carrying = play(lay("wild auto", "packback2@c2", "dasher2@d2"), "c2-carry-d2")
    assert (
        WORDS.refusal(carrying, ("drop", "d2"), NAMES)
        == "Bo's Dasher would only be back where it was, so that is not an activation."
    )
    assert WORDS.refusal(carrying, ("drop", "f9"), NAMES) == "f9 is not next to the carrier."
    assert WORDS.refusal(carrying, ("done",), NAMES) == "Ann's Packback must first put down what it is carrying."


def test_what_a_card_of_three_touches_does_not_reach_is_named() -> None:
    state = position(
        "advanced switchback lid any aqua;0;bigblue2@b1,manta2@d2;pincer3,kraken3;-;decon1,jump,move1/- "
        "dragon;0;emberjaw3@c9,wurm3@f9;wyvern3,wyvern3~1;-;decon1,jump,level1/- n 7 turn act:f9,from=d9 "
        "from:df07c078c73ab9c seen:908d5621aa511f6,ec1a7a5fec1898c,8a3c8d69c812107,533656f4957a632,cfd73d040c1cfd0,"
        "a81654e450ff577,5c43a473a6b638a"
    )
    told = WORDS.refusal(state, ("decon1", "d9", "c9"), NAMES)
    assert told == "Bo's Emberjaw on c9 is 3 squares away; Bo's Tunnel Wurm reaches only units next to it."


def test_about_a_unit() -> None:
    state = lay("wild auto", "pouncer2!@c3 redwing1@c4", "dasher2*@d3")
    assert WORDS.about(state, "c3", NAMES) == (
        "Ann's Pouncer on c3, level 2 of 3",
        "MOVE 2: it goes up to 2 squares over free squares, never diagonally.",
        "EAT: it removes a level 1 neighbour, and grows by a level if the bricks are available.",
        "It is frozen: it cannot do anything until it is unfrozen,"
        " or until another unit of its side that moved or acted ends next to it.",
        "The next level takes 1 slope, 1 claw and 1 tail (all in the inventory) and gives JUMP 2, EAT.",
        "It is made of 2 plates, 1 slope, 1 hinge, 1 claw and 1 eye.",
    )
    assert "It is safe until Bo's next turn: nothing can take a level from it." in WORDS.about(state, "d3", NAMES)
    assert "It is stuck on an obstacle: only REPAIR, LEVEL +1 or CARRY can help it." in WORDS.about(state, "c4", NAMES)


def test_about_plans_cards_bricks_and_squares() -> None:
    state = lay("wild auto", "pouncer2@c3", "dasher2@d3", cards=("jump", ""), locked=("eye", ""))
    assert WORDS.about(state, "redwing", NAMES) == (
        "Redwing, a plan of the Wild Pod",
        "Level 1 of 2: 1 plate, 1 eye and 1 wing; MOVE 1.",
        "Level 2 of 2: 1 plate, 1 wing and 1 tail; FLY 2.",
        "It can be built: all its bricks are available.",
    )
    assert WORDS.about(state, "snapjaw", NAMES)[2:6] == (
        "Level 2 of 3: 1 slope, 1 hinge and 1 claw; MOVE 2, DECON.",
        "Level 3 of 3: 1 plate, 1 hinge and 1 tail; MOVE 2, DECON+1, EAT.",
        "DECON: it takes a level off a unit next to it.",
        "DECON+1: it takes 2 levels off a unit next to it.",
    )
    assert WORDS.about(state, "eye", NAMES) == (
        "Ann's eyes",
        "2 of 4 eyes are left in the inventory.",
        "The rest: 1 on the board and 1 locked in the pod.",
        "Pouncer, Redwing, Longears, Gulper and Alpha need them.",
    )
    assert WORDS.about(state, "jump", NAMES)[2] == "Ann may still play it."
    assert WORDS.about(state, "north-level1", NAMES)[2].startswith("Bo has used it.")
    assert WORDS.about(state, "b6", NAMES) == (
        "b6, an obstacle",
        "Only flying units can stop here. JUMP passes over it.",
    )
    assert WORDS.about(state, "a1", NAMES)[1] == "Ann's home row: Ann places new units here, and Bo's units score here."
    assert WORDS.about(state, "north-pod", NAMES)[0] == "Bo's Auto Pod"
    assert WORDS.about(state, "north-towrig", NAMES)[4].startswith("CARRY: it lifts a neighbour")
    assert WORDS.about(state, "decon", NAMES) == ("DECON", "DECON: it takes a level off a unit next to it.")
    assert WORDS.about(state, "nothing", NAMES) == ()


def test_endings() -> None:
    state = lay("wild auto", "longears2@c7", "dasher2@f9", locked=("eye eye", ""))
    assert WORDS.prompt(play(state, "c7-c9"), NAMES) == "Ann wins: 3 points to 0."
    assert WORDS.prompt(state.resign(0), NAMES) == "Bo wins: Ann resigned."
    late = lay("wild auto", "longears2@c2", "dasher2@f9", turns=299)
    assert WORDS.prompt(play(late, "c2-c3"), NAMES) == "A draw: 300 turns have been played."


def test_stats() -> None:
    state = lay(
        "wild auto", "longears2@c2", "dasher2@f9", lids=("redwing2", ""), locked=("eye", ""), cards=("jump", "")
    )
    stats = {stat.label: (stat.value, stat.goal) for stat in WORDS.stats(state, 0)}
    assert stats == {"points": (1, 3), "on board": (1, 0), "in lid": (1, 0), "card": (1, 0), "bricks": (29, 0)}
