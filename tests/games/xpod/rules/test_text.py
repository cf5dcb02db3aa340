"""Position texts: faults name what is wrong."""

from __future__ import annotations

import pytest

from games.xpod.tables import GAME, at, lay, play
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, PositionError
from pentapod.games.xpod.rules.task import activation_of

GOOD = lay("wild auto", "pouncer3@c2 redwing2!@c4", "dasher2*@f9", lids=("longears2", ""), locked=("eye", "")).text()


def test_the_good_text_is_good() -> None:
    assert GOOD == (
        "basic open-field lid max wild;1;pouncer3@c2,redwing2!@c4;longears2;eye;-/decon1,jump,level1 "
        "auto;0;dasher2*@f9;-;-;-/build2,level1,move1 s 10 turn"
    )
    assert at(GOOD).text() == GOOD


@pytest.mark.parametrize(
    ("old", "new", "part", "says"),
    [
        ("basic", "easy", "easy", "should be one of 'basic', 'advanced'"),
        ("open-field", "meadow", "meadow", "crossroads', 'switchback', 'open-field'"),
        (" lid ", " tray ", "tray", "'lid', 'home_row'"),
        (" max ", " big ", "big", "'max', 'any'"),
        ("wild;", "mild;", "mild", "is not a pod"),
        ("wild;1", "wild;one", "one", "should be a number"),
        ("pouncer3@c2", "pouncer3", "pouncer3", "unit and its square"),
        ("pouncer3@c2", "pouncer3@g2", "g2", "is not a square"),
        ("pouncer3@c2", "pouncer@c2", "pouncer", "is not a unit"),
        ("pouncer3@c2", "pouncer4@c2", "pouncer4", "only 3 levels"),
        ("pouncer3@c2", "dasher2@c2", "dasher", "The Wild Pod has no plan"),
        ("dasher2*@f9", "dasher2*@c2", "c2", "There are two units on c2"),
        ("longears2;", "long;", "long", "is not a unit"),
        (";eye;", ";wheel;", "wheel", "The Wild Pod has no brick"),
        ("decon1,jump", "decon1,decon1", "decon1", "appears twice"),
        ("decon1,jump", "decon1,fly", "fly", "is not an X-tra card"),
        ("-/decon1", "decon1", "decon1,jump,level1", "in hand, then / and the used"),
        (";-/decon1", "/decon1", "wild;1;pouncer3@c2,redwing2!@c4;longears2;eye/decon1,jump,level1", "six parts"),
        (" s 10", " x 10", "x", "should be one of 's', 'n'"),
        (" 10 ", " ten ", "ten", "should be a number"),
        ("turn", "nap", "nap", "is not something to do"),
        ("turn", "turn now", "now", "cannot be here"),
        ("turn", "turn act:c9,waiting", "waiting", "is not part of an activation"),
        ("turn", "turn seen:xyz", "xyz", "is not a fingerprint"),
        ("turn", "turn waits:eye", "eye", "a player and a choice"),
        ("turn", "over:tired:s", "over:tired:s", "is not something to do"),
        ("turn", "turn act:c2,from=c3,unmoved", "from", "cannot describe a unit that has not moved yet"),
        ("turn", "turn act:c2,from=c3,boost", "boost", "can only describe a unit that has not moved yet"),
        ("turn", "turn act:c2,from=c3,left=1,ended", "left", "cannot describe an activation that has ended"),
        ("turn", "turn act:-,from=c3", "-", "has left the board must have ended its activation"),
        ("turn", "turn act:c2,load=c3", "c3", "a unit, its owner and its square"),
        ("turn", "draw act:c2,from=c3", "act", "cannot be combined with 'draw'"),
        ("turn", "build2 waits:s=card", "waits", "cannot be combined with 'build2'"),
        ("turn", "over:passes:- card", "card", "cannot be combined with 'over:passes:-'"),
        (" s 10 turn", " n 0 draw", "n", "must be written as s, for South"),
    ],
)
def test_malformed_texts_name_the_part(old: str, new: str, part: str, says: str) -> None:
    with pytest.raises(MalformedPosition, match=says) as fault:
        GAME.position(GOOD.replace(old, new, 1))
    assert fault.value.part == part


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("redwing2!@c4", "snapjaw2!@c4", "There is an obstacle on c4, and South's Snapjaw cannot fly"),
        ("pouncer3@c2", "pouncer3@c9", "Pouncer would already have scored on c9"),
        ("pouncer3@c2", "alpha3@c2", "Alpha belongs to the advanced game"),
        ("pouncer3@c2", "pouncer3*@c2", "cannot be safe in its own turn"),
        ("pouncer3@c2", "redwing2@c2", "South's Redwing appears twice"),
        (";eye;", ";plate,plate;", "South has 1 point, but 2 bricks are locked in the pod"),
        (";eye;", ";-;", "South has 1 point, but 0 bricks are locked in the pod"),
        (
            "wild;1;pouncer3@c2,redwing2!@c4;longears2;eye",
            "wild;3;-;-;eye,eye,eye",
            "With 3 points, South would already have won",
        ),
        ("longears2", "longears1", "must be built at its max level here"),
        ("longears2", "longears2!", "cannot be safe or frozen"),
        ("longears2", "pouncer3~1,snapjaw3", "South uses 4 tails, but the Wild Pod has only 3"),
        ("decon1,jump,level1", "decon1,jump,move1", "not the X-tra cards of the Wild Pod"),
        ("decon1,jump,level1", "decon1,jump", "has 2 X-tra cards, not 3"),
        (" 10 ", " 300 ", "After 300 turns the game is over"),
        ("turn", "draw", "Nothing can have happened before the first turn"),
        ("turn", "build2:snapjaw3", "not in the lid"),
        ("turn", "turn act:c3", "There is no unit on c3 that could be activated"),
        ("turn", "turn act:c4", "There is no unit on c4 that could be activated"),
        ("turn", "turn act:c2", "would already have ended the turn"),
        ("turn", "turn act:c2,unmoved", "must have a load or a card"),
        ("turn", "turn act:c2,from=c3,left=9", "cannot have 9 pushes left"),
        ("turn", "draw passed", "Nothing can have happened"),
        ("turn", "over:points:s", "cannot have ended by points with 1 point for South"),
        ("turn", "over:passes:s", "cannot have ended this way"),
    ],
)
def test_impossible_positions_say_why(old: str, new: str, says: str) -> None:
    with pytest.raises(ImpossiblePosition, match=says):
        GAME.position(GOOD.replace(old, new, 1))


def test_a_non_flying_unit_stands_on_an_obstacle_only_if_its_plan_can_have_flown_there() -> None:
    assert at(GOOD.replace("redwing2!@c4", "redwing1!@c4"))
    with pytest.raises(PositionError):
        at(GOOD.replace("redwing2!@c4", "longears1~1@c4"))


def test_a_choice_about_a_scored_unit_needs_the_activation_that_scored_it() -> None:
    waiting = GOOD.replace(";eye;", ";-;").replace("turn", "turn waits:s=eye,plate")
    with pytest.raises(ImpossiblePosition, match="Units can only score in an activation"):
        at(waiting)
    assert at(waiting.replace("turn waits", "turn act:-,from=c8,ended waits")).actors == (0,)


def test_choices_of_an_advanced_game_are_in_the_text() -> None:
    state = play(GAME.start(GAME.choose(tier="advanced", south="aero")), "glint", "stinger", "gyro", "jump")
    assert state.text().endswith(" s 0 choose:glint,stinger,gyro+jump/-")
    text = state.text()
    assert at(text).text() == text
    for wrong in ("glint,glint,gyro+jump/-", "glint/gyro", "glint,stinger+jump/-", "glint,stinger,gyro,ramjet/-"):
        with pytest.raises(PositionError):
            at(text.replace("glint,stinger,gyro+jump/-", wrong))


@pytest.mark.parametrize(
    "notations",
    [
        ["b2-a2"],
        ["move1-b2"],
        ["jump-b2", "move1"],
        ["b2-c2", "c3"],
    ],
)
def test_every_part_of_an_activation_is_in_the_text(notations: list[str]) -> None:
    state = play(
        lay("wild auto", "rammer3@b2", "shunter3@a2", tier="advanced", cards=("move1 jump level1", "")), *notations
    )
    assert activation_of(state.task)
    assert at(state.text()).task == state.task
    assert at(state.text()).actions() == state.actions()


def test_a_load_in_the_air_and_a_landing_are_in_the_text() -> None:
    lifted = play(lay("wild auto", "packback2@c8 longears2@b8", "dasher2@f9"), "c8-carry-b8")
    assert "act:c8,unmoved,load=s.longears2@b8" in lifted.text()
    landing = play(lifted, "c9")
    assert at(landing.text()).actions() == landing.actions()


def test_earlier_positions_are_in_the_text() -> None:
    state = play(lay("wild auto", "longears2@c2", "dasher2@f9"), "c2-c3", "f9-f8", "c3-c2", "f8-f9")
    again = at(state.text())
    assert again.earlier_starts == state.earlier_starts
    assert again.turn_start == state.turn_start
    assert len(state.earlier_starts) == 4
