"""Positions set up by hand: every kind of edit, whole positions built from nothing, and edits in lively games."""

from __future__ import annotations

from random import Random
from re import fullmatch

import pytest

from contract.edits import check_walk
from games.xpod.rules.test_reference import lively
from games.xpod.tables import BUSY, GAME, at, begin, lay, play
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.state import MalformedPosition, State
from pentapod.games.xpod.rules.state import XPod
from pentapod.scene.shapes import TALL, View
from pictures import VIEWS, keyed
from workbench import Workbench

DUEL = lay("wild auto", "pouncer2@c3", "dasher2@d5", lids=("longears2", ""), cards=("jump", "move1"))


BENCH = Workbench("xpod")
EDITOR = BENCH.editor
clear, lift, move, put, read, turn = EDITOR.clear, EDITOR.remove, EDITOR.move, EDITOR.put, EDITOR.read, EDITOR.turn
played_scene = games.painter("xpod")
set_up, refusal, fault, labels = BENCH.set_up, BENCH.refusal, BENCH.fault, BENCH.labels


# ---------------------------------------------------------------------- from nothing


def test_the_beginning_is_built_from_nothing() -> None:
    state = set_up(
        clear(BUSY),
        "start_units=lid",
        "build_level=max",
        *(f"s-{unit}>south-lid" for unit in ("pouncer3", "redwing2", "snapjaw3")),
        *(f"n-{unit}>north-lid" for unit in ("dasher2", "shunter3", "towrig3")),
        "task=draw",
    )
    assert state.text() == begin().text()


def test_a_middle_is_built_from_nothing() -> None:
    state = set_up(
        clear(begin()),
        "build_level=any",
        "s-wild-tail>south-pod",
        "n-auto-brick>north-pod",
        "s-rammer2>b4",
        "s-pouncer2>c4",
        "more>c4",
        "s-longears2>d2",
        "frozen>d2",
        "less>d2",
        "s-redwing2>e3",
        "s-pouncer1>south-lid",
        "n-shunter3>b5",
        "n-dasher2>c7",
        "n-towrig2>d6",
        "n-mechanic2>e9",
        "safe>e9",
        "n-stuntbike2>north-lid",
        "used>south-decon1",
        "used>north-level1",
        "turns=20",
    )
    assert state.text() == BUSY.text().replace(" 23 ", " 20 ")


def test_an_end_is_built_from_nothing() -> None:
    state = set_up(
        clear(begin(tier="advanced", south="dragon", north="aqua")),
        "task=s",
        *(f"s-dragon-{brick}>south-pod" for brick in ("eye", "eye", "tail")),
        "n-manta2>c1",
        "c1>",
        "n-manta2>b2",
        *(f"s-{card}>south-cards" for card in ("jump", "move1", "build2")),
        *(f"n-{card}>north-cards" for card in ("jump", "level1", "decon1")),
        "used>north-jump",
        "task=over:points:s",
        "turns=20",
        "passed=yes",
    )
    assert state.text() == (
        "advanced crossroads lid max dragon;3;-;-;eye,eye,tail;build2,jump,move1/- "
        "aqua;0;manta2@b2;-;-;decon1,level1/jump s 20 over:points:s passed"
    )
    assert at(state.text()).result == (1.0, 0.0)


# ---------------------------------------------------------------------- edits


def test_a_unit_takes_the_place_of_what_stands_there() -> None:
    assert "redwing1@c3" in set_up(DUEL, "s-redwing1>c3").text()
    assert "pouncer" not in set_up(DUEL, "n-dasher1>c3").text()


def test_two_alike_are_told_apart() -> None:
    assert "pouncer2@c3,pouncer3~1@d3" in set_up(DUEL, "s-pouncer3>d3").text()


def test_a_unit_moves_with_its_marks_which_it_loses_in_the_lid() -> None:
    frozen = set_up(DUEL, "frozen>c3")
    assert "pouncer2!@f4" in move(frozen, "c3", "f4").text()
    assert ";pouncer2,longears2;" in move(frozen, "c3", "south-lid").text()
    assert "longears2@a1,pouncer2!@c3;-;" in move(frozen, "south-lid-1", "a1").text()
    assert move(frozen, "c3", "c3") == frozen


def test_what_lies_in_the_lid_is_taken_by_its_place() -> None:
    state = set_up(DUEL, "s-redwing2>south-lid", "s-longears2>south-lid-1")
    assert labels(state)["south-lid-3"] == "South's lid: Longears, level 2 of 2"
    assert labels(state)["south-lid"] == "South's lid, room for more"
    assert ";longears2,longears2~1;" in set_up(state, "south-lid-1>").text()


def test_marks_go_on_and_off() -> None:
    for mark, sign in (("safe", "*"), ("frozen", "!")):
        marked = set_up(DUEL, f"{mark}>d5")
        assert f"dasher2{sign}@d5" in marked.text()
        assert put(marked, mark, "d5").text() == DUEL.text()


def test_levels_go_up_and_down_in_the_lid_too() -> None:
    assert "pouncer3@c3" in set_up(DUEL, "more>c3").text()
    assert ";longears1;" in set_up(DUEL, "less>south-lid-1").text()


def test_a_brick_in_the_pod_is_a_point() -> None:
    state = set_up(DUEL, "s-wild-eye>south-pod", "s-wild-tail>south-pod")
    assert "wild;2;" in state.text()
    assert ";eye,tail;" in state.text()
    assert "wild;1;" in lift(state, "south-pod").text()
    assert labels(state)["south-pod"] == "South's Wild Pod: 1 eye and 1 tail locked, 2 points"


def test_cards_are_used_and_taken_back() -> None:
    state = set_up(DUEL, "used>south-jump")
    assert ";-/decon1,jump,level1" in state.text()
    assert labels(state)["south-jump"] == "South's X-tra card JUMP, used"
    assert put(state, "used", "south-jump").text() == DUEL.text()


def test_cards_of_the_advanced_game_come_and_go() -> None:
    state = set_up(begin(tier="advanced"), "task=s", "s-jump>south-cards", "n-jump>north-cards", "south-jump>")
    assert state.text().count("jump/-") == 1
    assert labels(state)["south-cards"] == "South's X-tra cards, room for 3 more"
    assert BENCH.left(set_up(state, "s-move1>south-cards"))["s-move1"] == 0


def test_the_supply_counts_what_the_bricks_allow() -> None:
    nothing = clear(DUEL)
    assert BENCH.left(nothing)["s-pouncer3"] == 3
    assert BENCH.left(set_up(nothing, "s-pouncer3>a2", "s-pouncer3>b2", "s-pouncer3>c2"))["s-pouncer3"] == 0
    assert BENCH.left(set_up(nothing, "s-wild-eye>south-pod"))["s-wild-eye"] == 2
    assert "s-alpha3" not in BENCH.left(nothing)
    assert "s-alpha3" in BENCH.left(turn(nothing, "tier", "advanced"))


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        ("s-pouncer3>north-lid", "It does not belong there."),
        ("s-pouncer3>south-pod", "It does not belong there."),
        ("s-dasher1>a1", "There is no such piece."),
        ("s-dasher9>a1", "There is no such piece."),
        ("n-pouncer3>a1", "There is no such piece."),
        ("s-wild-eye>a1", "It does not belong there."),
        ("s-wild-eye>north-pod", "It does not belong there."),
        ("s-jump>a1", "There is no such piece."),
        ("s-jump>south-level1", "There is no such piece."),
        ("s-move1>south-level1", "There is no such piece."),
        ("south-jump>", "In the basic game, a pod keeps its own X-tra cards. You can mark them as used."),
        ("south-move1>", "There is nothing here to take."),
        ("used>a1", "It does not belong there."),
        ("safe>a1", "It does not belong there."),
        ("safe>south-lid-1", "It does not belong there."),
        ("safe>south-pod", "It does not belong there."),
        ("more>d5", "Dasher is at its max level."),
        ("a1>", "There is nothing here to take."),
        ("south-lid>", "There is nothing here to take."),
        ("south-lid-9>", "There is no such place."),
        ("south-pod>", "There is nothing here to take."),
        ("g7>", "There is no such place."),
    ],
)
def test_edits_without_sense_say_why(edit: str, says: str) -> None:
    assert refusal(DUEL, edit) == says


def test_bricks_that_are_not_there_are_named() -> None:
    used_up = set_up(clear(DUEL), "s-pouncer3>a2 b2", "s-pouncer2>c2")
    assert fullmatch(r"South does not have 1 \w+ for it\.", refusal(used_up, "s-snapjaw3>d2"))
    bare = set_up(used_up, "s-wild-tail>south-pod")
    assert refusal(bare, "more>c2") == "South does not have 1 tail for it."
    full = set_up(clear(DUEL), "s-wild-plate>south-pod south-pod south-pod")
    assert refusal(full, "s-wild-plate>south-pod") == "There is no room for it."


# ---------------------------------------------------------------------- knobs


def test_the_knobs_say_what_holds() -> None:
    assert BENCH.chosen(BUSY) == {
        "task": "s",
        "turns": "23",
        "passed": "no",
        "tier": "basic",
        "south": "wild",
        "north": "auto",
        "map": "crossroads",
        "start_units": "lid",
        "build_level": "any",
    }


def test_another_pod_takes_its_units_away_and_brings_its_cards() -> None:
    state = turn(BUSY, "north", "robo")
    assert " robo;0;-;-;-;" in state.text()
    assert not fault(state)
    assert BUSY.text().split(" ")[4] in state.text()


def test_the_basic_game_has_no_advanced_units() -> None:
    state = set_up(turn(DUEL, "tier", "advanced"), "s-alpha3>a3")
    assert not fault(state)
    assert turn(state, "tier", "basic").text() == DUEL.text()


def test_whose_turn_begins_has_no_safe_units() -> None:
    state = turn(BUSY, "task", "n")
    assert "mechanic2@e9" in state.text()
    assert " n 23 turn" in state.text()
    assert not fault(state)


def test_choosing_plans_clears_the_table() -> None:
    state = set_up(BUSY, "tier=advanced", "task=choose")
    assert state.text() == ("advanced crossroads lid any wild;0;-;-;-;-/- auto;0;-;-;-;-/- s 0 choose:-/-")
    assert not fault(state)
    assert "choose" not in set_up(state, "s-pouncer3>c4").text()
    assert "choose" not in BENCH.choices(BUSY, "task")


@pytest.mark.parametrize("ending", ["points:s", "points:n", "resigned:s", "resigned:n", "passes:-", "long:-"])
def test_every_end_can_be_set_and_taken_back(ending: str) -> None:
    over = turn(BUSY, "task", f"over:{ending}")
    assert not fault(over)
    assert f" over:{ending}" in over.text()
    assert turn(over, "task", "s").text() == BUSY.text()


def test_another_board_moves_the_obstacles() -> None:
    assert fault(turn(BUSY, "map", "open-field")) == "There is an obstacle on c4, and South's Pouncer cannot fly."


# ---------------------------------------------------------------------- what was under way


def test_an_activation_goes_on_if_an_edit_leaves_it_alone() -> None:
    pushing = play(lay("wild auto", "rammer3@b2", "shunter3@a2 dasher2@f7"), "b2-c2")
    assert "act:c2" in pushing.text()
    assert "act:c2" in set_up(pushing, "n-dasher1>f5").text()
    assert "act:" not in set_up(pushing, "frozen>c2").text()
    assert "act:" not in move(pushing, "c2", "c3").text()
    assert "act:" not in turn(pushing, "task", "n").text()
    assert BENCH.chosen(pushing)["task"] == "on"


def test_a_load_goes_back_to_where_it_was() -> None:
    lifted = play(lay("wild auto", "packback2@c5 longears2@b5", "dasher2@f9"), "c5-carry-b5")
    state = turn(lifted, "task", "n")
    assert "longears2@b5,packback2@c5" in state.text()
    assert not fault(state)


def test_a_draw_is_over_once_something_has_happened() -> None:
    state = turn(begin(), "task", "draw")
    assert " 0 draw" in move(state, "south-lid-1", "a1").text()
    assert " s 20 turn" in turn(state, "turns", "20").text()
    assert " s 0 turn" in put(state, "s-wild-eye", "south-pod").text()


def test_two_builds_end_when_a_turn_is_chosen() -> None:
    building = play(lay("auto wild", "dasher2@b2", "longears2@b8", cards=("build2", "")), "build2")
    assert BENCH.chosen(building)["task"] == "on"
    assert turn(building, "task", "s").text().endswith(" s 10 turn")


def test_earlier_positions_are_forgotten_unless_the_table_stays() -> None:
    walked = play(lay("wild auto", "longears2@c2", "dasher2@f9"), "c2-c3", "f9-f8", "c3-c2", "f8-f9")
    assert "seen:" in walked.text()
    assert "seen:" in turn(walked, "turns", "20").text()
    assert "seen:" not in move(walked, "c2", "c4").text()
    assert "from:" not in move(walked, "c2", "c4").text()


# ---------------------------------------------------------------------- faults come and go


@pytest.mark.parametrize(
    ("edits", "says", "mend"),
    [
        (["s-pouncer2>c9"], "South's Pouncer would already have scored on c9.", ["c9>"]),
        (["safe>c3"], "South's Pouncer on c3 cannot be safe in its own turn.", ["task=n"]),
        (["s-longears1>c4"], "There is an obstacle on c4, and South's Longears cannot fly.", ["c4>"]),
        (["less>south-lid-1"], "South's Longears must be built at its max level here.", ["build_level=any"]),
        (["n-auto-plate>north-pod"] * 3, "With 3 points, North would already have won.", ["north-pod>"]),
        (["turns=300"], "After 300 turns the game is over.", ["task=over:long:-"]),
        (["tier=advanced", "south-jump>"], "South has 2 X-tra cards, not 3.", ["s-build2>south-cards"]),
    ],
)
def test_faults_come_and_go(edits: list[str], says: str, mend: list[str]) -> None:
    state = set_up(DUEL, *edits)
    assert fault(state) == says
    assert not fault(set_up(state, *mend))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pouncer2@c3", "pouncer2@c9"),
        ("pouncer2@c3", "pouncer3@c2,pouncer2@c3"),
        ("pouncer2@c3", ",".join(f"pouncer3@{column}{row}" for column in "abcdef" for row in "123467")),
        (";longears2;", ";pouncer1,longears2!,longears2*;"),
        ("wild;0", "wild;77"),
        ("jump/", "build2,decon1,jump,level1,move1/"),
        (" 10 ", " 3000 "),
        ("turn", "turn act:c4,left=9"),
        ("turn", "turn act:-,ended waits:s=plate,eye;n=card"),
        ("turn", "turn act:d4,load=s.pouncer2@c3"),
        ("turn", "build2:snapjaw3 card"),
        ("turn", "over:passes:s"),
        ("turn", "choose:-/dasher+jump"),
    ],
)
def test_impossible_texts_are_read_and_drawn(old: str, new: str) -> None:
    text = DUEL.text().replace(old, new, 1)
    assert text != DUEL.text()
    state = BENCH.impossible(text)
    assert fault(state)
    assert not fault(set_up(clear(state), "turns=10", "task=s"))


def test_what_is_no_position_is_not_read() -> None:
    for text in (DUEL.text().replace("wild", "mild"), DUEL.text().replace("dasher2@d5", "dasher2@c3")):
        with pytest.raises(MalformedPosition):
            read(text)


# ---------------------------------------------------------------------- the picture


def test_every_place_is_a_target_in_every_view() -> None:
    for state in (BUSY, begin(), clear(turn(BUSY, "tier", "advanced"))):
        for view in VIEWS:
            picture = EDITOR.scene(state, view)
            check_parts(picture)
            touches = {target.touch for target in picture.targets}
            assert {"a1", "f9", "south-lid", "north-lid", "south-pod", "north-pod"} <= touches
            assert touches & {"south-cards", "south-jump"}


def test_targets_are_forty_pixels_on_a_phone() -> None:
    for state in (BUSY, begin(), clear(turn(BUSY, "tier", "advanced"))):
        picture = EDITOR.scene(state, View(room=TALL))
        assert min(min(target.w, target.h) for target in picture.targets) * 390 / picture.w >= 40


def test_the_ground_is_that_of_the_game() -> None:
    for view in VIEWS:
        assert EDITOR.scene(BUSY, view).ground is played_scene(BUSY, view).ground


def test_a_unit_that_moves_keeps_its_key() -> None:
    before, after = (EDITOR.scene(state, View()) for state in (BUSY, move(BUSY, "c4", "a3")))
    assert keyed(before).keys() == keyed(after).keys()


# ---------------------------------------------------------------------- lively games


def lively_position(rng: Random) -> State:
    """A position of a game drawn by lot, in which more happens than in most."""
    options = {option.id: rng.choice(option.choices).id for option in GAME.options}
    state: State = GAME.start(GAME.choose(**options))
    for _ in range(rng.randrange(60)):
        if state.result is None:
            state = state.after(lively(state, rng, 0.5))
    return state


@pytest.mark.parametrize("seed", range(10))
def test_positions_of_lively_games_are_changed_at_random(seed: int) -> None:
    rng = Random(seed)
    check_walk(BENCH.editor, GAME, lively_position(rng).text(), rng, 40)


@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_lively_game_is_read_as_it_is(seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(GAME.choose(tier=rng.choice(("basic", "advanced"))))
    for _ in range(60):
        again = read(state.text())
        assert again.text() == state.text()
        assert isinstance(state, XPod)
        assert isinstance(again, XPod)
        assert again.sides == state.sides
        if state.result is None:
            state = state.after(lively(state, rng, 0.5))
