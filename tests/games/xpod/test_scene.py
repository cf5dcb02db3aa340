"""The picture: everything that can be touched is there, says what it is, and things keep their keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from drawn import check_svg
from games.xpod.rules.test_reference import lively
from games.xpod.tables import BUSY, GAME, NAMES, WORDS, begin, lay, legal, play
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.state import CHANCE, Path, State
from pentapod.engine.touches import completed, next_touches
from pentapod.games.xpod.data.table import CARD_BIT, FORMS, PODS
from pentapod.games.xpod.rules.board import NORTH, SOUTH
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FROZEN, SAFE, unit
from pentapod.games.xpod.scene.figures import HEIGHT, figure
from pentapod.games.xpod.scene.panels import CAPITAL, arrangement
from pentapod.games.xpod.scene.pieces import abilities, tile, unit_shapes
from pentapod.scene.rooms import LEAST
from pentapod.scene.shapes import TALL, WIDE, Circle, Group, Line, Rect, Room, Shape, Text, View
from pentapod.scene.svg import to_svg
from pictures import VIEWS, keyed, labels, smallest
from rooms import WINDOWS

scene = games.painter("xpod")

LEAST_READ = 6.8
"""The least height in pixels of what is written small beside pictures."""

OPEN = [view._replace(viewer=CHANCE) for view in VIEWS]


def paths(state: State) -> list[Path]:
    """Everything that can be chosen so far, up to a whole action."""
    return sorted({action.path[:length] for action in state.actions() for length in range(len(action.path) + 1)})


@pytest.mark.parametrize("seed", range(3))
def test_every_touch_of_every_path_has_a_target(seed: int) -> None:
    rng = Random(seed)
    state: State = GAME.start(GAME.choose(tier=rng.choice(("basic", "advanced")), south="aqua", north="robo"))
    for ply in range(200):
        if state.result is not None:
            break
        if state.actors != (CHANCE,) and ply % 4 == 0:
            for chosen in paths(state):
                if completed(state.actions(), chosen) is None:
                    picture = scene(state, View(chosen=chosen, room=(WIDE, TALL)[bool(ply % 8)]))
                    check_parts(picture)
                    assert set(next_touches(state.actions(), chosen)) <= labels(picture).keys()
        state = state.after(lively(state, rng, 0.5))


def test_labels_say_what_stands_where() -> None:
    picture = scene(BUSY, View())
    said = labels(picture)
    assert said["c4"] == "c4, South's Pouncer, level 3 of 3, JUMP 2, EAT"
    assert said["e9"] == "e9, North's Mechanic, level 2 of 2, MOVE 2, REPAIR, safe"
    assert said["d2"] == "d2, South's Longears, level 1 of 2, MOVE 2, frozen"
    assert said["e3"] == "e3, South's Redwing, level 2 of 2, FLY 2, over an obstacle"
    assert said["c5"] == "c5, an obstacle"
    assert said["a1"] == "a1, empty, South's home row"
    assert said["north-wheel"] == "0 wheels in North's inventory"
    assert said["decon1"] == "South's X-tra card DECON +1, used"
    assert said["lid-pouncer-1"] == "South's Pouncer in the lid, level 1 of 3"
    assert said["longears"].endswith("; short of 1 plate and 1 eye, which are in the lid")
    assert picture.label.startswith("X-Pod Play Off. South has 1 point and 4 units on the board.")


def test_targets_are_forty_pixels_on_a_phone() -> None:
    states = [BUSY, begin(tier="advanced"), play(BUSY, "b4-b5")]
    for state in states:
        for chosen in paths(state)[:40]:
            picture = scene(state, View(chosen=chosen, room=TALL))
            assert smallest(picture) >= 39.5


def test_words_are_fourteen_pixels_on_a_phone() -> None:
    def sizes(shapes: tuple[object, ...], scale: float) -> list[float]:
        found = []
        for shape in shapes:
            if isinstance(shape, Text):
                found.append(shape.size * scale)
            elif isinstance(shape, Group) and shape.alpha:
                found += sizes(shape.shapes, scale * shape.scale)
        return found

    picture = scene(BUSY, View(room=TALL))
    on_board = [shape for shape in picture.things if not (isinstance(shape, Group) and shape.scale < 1)]
    numbers = sizes((*picture.ground, *on_board), 390 / picture.w)
    assert min(size for size in numbers if size > 10) >= 13.5


def test_the_name_of_a_card_keeps_clear_of_its_border() -> None:
    for state, room in product((BUSY, begin(tier="advanced")), (WIDE, TALL)):
        picture = scene(state, View(viewer=CHANCE, room=room))
        for card in (target for target in picture.targets if "X-tra card" in target.label):
            names = [
                shape
                for shape in picture.things
                if isinstance(shape, Text)
                and card.x < shape.x < card.x + card.w
                and card.y < shape.y < card.y + card.h
                and len(shape.text) > 1
            ]
            assert names
            for name in names:
                assert len(name.text) * name.size * CAPITAL <= card.w - 16


def test_flip_turns_the_board_by_half_and_changes_the_panels() -> None:
    for room in (WIDE, TALL):
        here, there = (
            {target.touch: target for target in scene(BUSY, View(flip=flip, room=room)).targets}
            for flip in (False, True)
        )
        assert (here["a1"].x, here["a1"].y) == (there["f9"].x, there["f9"].y)
        assert (here["c4"].x, here["c4"].y) == (there["d6"].x, there["d6"].y)
        assert (here["pouncer"].x, here["pouncer"].y) == (there["north-dasher"].x, there["north-dasher"].y)


def test_the_ground_stays_the_same() -> None:
    for view in OPEN:
        assert scene(BUSY, view).ground is scene(play(BUSY, "b4-b5"), view).ground


def test_units_keep_their_keys_and_glide() -> None:
    before, after = keyed(scene(BUSY, View())), keyed(scene(play(BUSY, "e3-e1", "done"), View()))
    moved = {key for key in before if key in after and before[key][1:3] != after[key][1:3]}
    assert moved == {"s-redwing-0", "s-redwing-0-1", "s-redwing-0-2"}


def test_the_bricks_of_a_lost_level_fall_back_into_the_tray() -> None:
    state = lay("wild auto", "snapjaw2@c3", "shunter3@d3")
    before, after = keyed(scene(state, View())), keyed(scene(play(state, "c3-decon-d3"), View()))
    third = "n-shunter-0-3"
    assert before[third].alpha == 1
    assert after[third].alpha == 0
    assert after[third].x > before[third].x
    assert after["n-shunter-0-2"][1:3] == before["n-shunter-0-2"][1:3]
    gone = keyed(scene(play(lay("wild auto", "snapjaw2@c3", "shunter1@d3"), "c3-decon-d3"), View()))
    assert gone["n-shunter-0-1"].alpha == 0


def test_a_frozen_unit_stands_on_its_head() -> None:
    upright, frozen = keyed(scene(BUSY, View()))["s-rammer-0-1"], keyed(scene(BUSY, View()))["s-longears-0-1"]
    assert (upright.turn, frozen.turn) == (0, 180)


def test_the_ground_of_a_frozen_unit_has_no_seats_colour() -> None:
    frozen, warm = (tile(unit(SOUTH, 1) | mark) for mark in (FROZEN, 0))
    fills = [{shape.fill for shape in shapes if isinstance(shape, Rect)} for shapes in (frozen, warm)]
    assert fills[1] - fills[0] == {"seat-0-soft"}
    assert fills[0] - fills[1] == {"ice"}


def test_the_arc_over_a_safe_unit_lies_before_its_bricks() -> None:
    shapes = [*unit_shapes(unit(SOUTH, 1) | SAFE, "key", 0, 0)]
    assert [shape.key for shape in shapes] == ["key", "key-1", "key-safe"]


@pytest.mark.parametrize("width", [80, 110])
def test_the_plus_of_a_sign_keeps_clear_of_number_and_edge(width: float) -> None:
    """On the board and on plans; a digit is at most 0.62 of its size wide."""
    for form in FORMS:
        if not (form.decon and form.decon.levels > 1):
            continue
        shapes = [*abilities(form.number, 0, 0, width)]
        ends = [shape.x + 0.31 * shape.size for shape in shapes if isinstance(shape, Text)]
        plus = [end for shape in shapes if isinstance(shape, Line) for end in shape.points]
        assert len(plus) == 8, "a plus has two bars"
        assert max(ends, default=0) + 2 < min(plus[::2]) - 1.7
        assert max(plus[::2]) + 1.7 <= width + 2, "3 are free beside the row"
        assert max(map(abs, plus[1::2])) + 1.7 <= 14, "the strip is 28 high"


def test_a_unit_grows_by_its_bricks() -> None:
    for pod in PODS:
        for plan in pod.plans:
            drawn = figure(plan.top)
            assert len(drawn.levels) == len(plan.forms)
            assert all(drawn.levels)
            assert list(drawn.heights) == sorted(drawn.heights)
            assert drawn.heights[-1] <= HEIGHT
    assert len({figure(form.number) for form in FORMS if form.number}) == sum(len(pod.plans) for pod in PODS)


def test_what_would_be_lost_is_hatched_and_what_would_move_is_a_ghost() -> None:
    state = lay("wild auto", "rammer2@b2 longears2@a2", "dasher2@c2")
    plain = scene(state, View(chosen=("b2",)))
    losing = scene(state, View(chosen=("b2", "a2")))
    assert "lost" not in to_svg(plain)
    assert to_svg(losing).count("--lost") > 4
    moving = scene(state, View(chosen=("b2", "c2")))
    ghosts = [shape for shape in moving.things if isinstance(shape, Group) and 0 < shape.alpha < 1 and not shape.key]
    arrows = [shape for shape in moving.things if isinstance(shape, Line) and shape.stroke == "touch"]
    assert len(ghosts) >= 2
    assert len(arrows) == 2
    assert "lost" not in to_svg(moving)


def test_the_load_hangs_over_its_carrier() -> None:
    state = play(lay("wild auto", "packback2@c2", "dasher2@d2"), "c2-carry-d2")
    shown = keyed(scene(state, View()))
    assert abs(shown["n-dasher-0"].x - shown["s-packback-0"].x) < 40
    assert shown["n-dasher-0"].scale < 1


def test_secret_choices_are_drawn_for_their_owner_only() -> None:
    state = play(begin(tier="advanced", south="aero", north="wild"), "glint", "stinger", "gyro", "jump")
    for room in (WIDE, TALL):
        own, other, nobody, dealer = (scene(state, View(viewer, room=room)) for viewer in (0, 1, None, CHANCE))
        assert own.things == dealer.things != other.things
        assert other.things == nobody.things
        ticks = [shape for shape in own.things if isinstance(shape, Circle) and shape.fill == "touch"]
        assert len(ticks) == 4


def test_every_target_explains_itself() -> None:
    for state in (BUSY, play(BUSY, "b4-b5"), begin(tier="advanced"), begin(), BUSY.resign(0)):
        for target in scene(state, View()).targets:
            assert WORDS.about(state, target.touch, NAMES), target.touch


def test_buttons_appear_for_what_may_be_done() -> None:
    def buttons(state: XPod, *chosen: str) -> list[str]:
        return [target.touch for target in scene(state, View(chosen=chosen)).targets if target.x > 660][:5]

    state = lay("wild auto", "snapjaw3@c3 longears2!@a1", "dasher1@d3", lids=("redwing2", ""))
    assert buttons(state, "c3")[:2] == ["decon", "eat"]
    assert buttons(state, "a1")[0] == "unfreeze"
    assert buttons(state, "lid-redwing")[0] == "apart"
    assert buttons(state, "pouncer")[0] == "build"
    assert "done" in buttons(play(lay("wild auto", "rammer2@c2", "dasher2@f9"), "c2-c3"))
    assert "decon" not in buttons(state)


def test_the_word_where_buttons_come_stands_under_none_of_them() -> None:
    def words(state: XPod, *chosen: str) -> list[str]:
        picture = scene(state, View(chosen=chosen))
        return [one.text for one in (*picture.ground, *picture.things) if isinstance(one, Text)]

    state = lay("wild auto", "snapjaw3@c3 longears2!@a1", "dasher1@d3", lids=("redwing2", ""))
    assert "Actions" in words(state)
    assert {"Actions", "Apart"} & set(words(state, "lid-redwing")) == {"Apart"}


def test_svg_in_every_theme() -> None:
    for view in OPEN:
        check_svg(scene(BUSY, view), games.colours("xpod"))


def test_nothing_is_left_to_touch_when_the_game_is_over() -> None:
    state = BUSY.resign(0)
    assert not legal(state)
    assert scene(state, View()).label.endswith("North wins: South resigned.")


@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_in_a_small_window_who_looks_on_keeps_the_own_panel_near(seat: int) -> None:
    """Else both panels would change their places in every turn of a computer."""
    small = View(seat, flip=seat == NORTH, room=Room(360, 300))
    fronts = []
    for side in "sn":
        state = lay("wild auto", "pouncer3@c3", "dasher2@c6", to=side)
        fronts.append(arrangement(state, small._replace(idle="sn"[seat] != side)).front)
        assert arrangement(state, small._replace(viewer=None, idle=True)).front == "sn".index(side)
    assert fronts == [seat, seat]


@pytest.mark.parametrize("window", WINDOWS)
def test_the_panel_that_is_only_looked_at_can_be_read(window: tuple[int, int]) -> None:
    """Its counts, what its plans can do, and its cards, in pixels of the window."""
    room = WINDOWS[window]
    picture = scene(BUSY, View(viewer=CHANCE, room=room))
    unit = min(room.w / picture.w, room.h / picture.h)
    written = [shape for shape in picture.things if isinstance(shape, Text)]
    sizes = [size * unit for shape in (*picture.ground, *written) for size in sizes_in(shape)]
    assert sizes and min(sizes) >= LEAST_READ


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    "lid",
    [
        "glint1 skyhook1 stinger1 bombardier1 groundcrew1 gyro1",
        "glint1 stinger1 stinger1~1 stinger1~2 gyro1",
        "glint1 glint1~1 skyhook1 skyhook1~1 gyro1",
    ],
)
def test_every_kind_in_a_full_lid_is_a_finger_wide(window: tuple[int, int], lid: str) -> None:
    """Six kinds are as many as the bricks of a basic game allow."""
    room = WINDOWS[window]
    state = lay("aero auto", lids=(lid, ""), cards=("move1", ""), build="any")
    picture = scene(state, View(SOUTH, room=room))
    unit = min(room.w / picture.w, room.h / picture.h)
    kinds = [target for target in picture.targets if target.touch.startswith("lid-")]
    assert len(kinds) == len({name.partition("~")[0] for name in lid.split()})
    cards = [target for target in picture.targets if target.touch in CARD_BIT]
    assert len(cards) == 3
    assert min(min(target.w, target.h) for target in (*kinds, *cards)) * unit >= LEAST - 0.6


def sizes_in(shape: Shape, scale: float = 1) -> Iterator[float]:
    if isinstance(shape, Text):
        yield shape.size * scale
    if isinstance(shape, Group):
        for inner in shape.shapes:
            yield from sizes_in(inner, scale * shape.scale)
