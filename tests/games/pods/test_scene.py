"""The pictures of PODS: what can be touched, how it is called, what moves."""

from __future__ import annotations

from itertools import combinations

import pytest

from drawn import check_svg
from games.pods.helpers import GAME, WORDS, new, play, position
from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.engine.touches import next_touches
from pentapod.games.pods.data.table import HAND
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.scene.layout import layout_for
from pentapod.scene.shapes import TALL, WIDE, Circle, Group, Line, Polygon, Room, Shape, Text, View
from pictures import VIEWS, keyed, labels, overlap, smallest

scene = games.painter("pods")

STANDARD = "standard guarded 0 w 2@a6,5@c2 2@a5,8@d4"
ADVANCED = "advanced guarded 90 b 1@c1,3@d4 7@c3,10@f6 aside:2/5,12"
TEXTS = ("standard guarded ? w - -", "standard guarded 180 w - -", STANDARD, ADVANCED, ADVANCED + " resigned:w")


def texts(shapes: tuple[Shape, ...]) -> list[Text]:
    return [shape for shape in shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("text", TEXTS)
def test_everything_that_may_be_touched_has_a_target_inside_the_picture(text: str, view: View) -> None:
    state = position(text)
    picture = scene(state, view)
    if state.variant.degrees is not None:
        assert set(next_touches(state.actions(), ())) <= labels(picture).keys()
    check_parts(picture)


@pytest.mark.parametrize("view", VIEWS)
def test_every_point_and_every_pod_in_a_hand_has_a_target(view: View) -> None:
    touches = labels(scene(position(STANDARD), view))
    assert len(touches) == 36 + 12 + 12
    assert "blue-1" not in touches
    assert "orange-1" in touches


def test_targets_are_40_pixels_on_a_phone_360_pixels_wide() -> None:
    assert smallest(scene(new(), View(room=TALL)), width=360) >= 40


@pytest.mark.parametrize("room", (WIDE, TALL))
def test_targets_do_not_overlap(room: Room) -> None:
    targets = scene(new(), View(room=room)).targets
    assert not any(overlap(one, other, 0.01) for one, other in combinations(targets, 2))


def test_labels_of_points() -> None:
    said = labels(scene(position(STANDARD), View()))
    assert said["f1"] == "f1, empty"
    assert said["c5"] == "c5, empty, guarded by Orange's pod 8 on d4"
    assert said["d4"] == "d4, Orange's pod 8: legs north-east, south-east, south-west and north-west"
    assert said["a6"] == "a6, Blue's pod 2: legs north and south; blocked"


def test_labels_of_pods_in_hand() -> None:
    said = labels(scene(position(STANDARD), View()))
    assert said["3"] == "Blue's pod 3 in hand: legs east, south-west and north-west"
    assert said["orange-3"] == "Orange's pod 3 in hand: legs north-east, south-east and west"
    assert labels(scene(new(), View()))["3"].endswith("; cannot be placed now")


def test_touching_a_pod_of_the_other_hand_gives_the_reason() -> None:
    assert WORDS.refusal(position(STANDARD), ("orange-3",)) == "It is Blue's turn. This pod is in Orange's hand."


@pytest.mark.parametrize("text", TEXTS)
def test_every_pod_is_drawn_once_with_its_key(text: str) -> None:
    keys = {f"{side}{pod}" for side in "wb" for pod in range(1, 15)}
    for view in VIEWS:
        picture = scene(position(text), view)
        assert keyed(picture).keys() == keys
        assert sum(isinstance(shape, Group) for shape in picture.things) == 28


def test_a_pod_keeps_its_key_from_hand_to_board_and_back() -> None:
    before = position("advanced guarded 0 w 2@a6 7@f1")
    after = play(before, "4@a5")
    moved = {
        key
        for key, group in keyed(scene(before, View())).items()
        if (group.x, group.y) != (keyed(scene(after, View()))[key].x, keyed(scene(after, View()))[key].y)
    }
    assert moved == {"w2", "w4"}


def test_flip_turns_the_board_by_half_and_keeps_the_writing_upright() -> None:
    state = position(STANDARD)
    here, there = scene(state, View()), scene(state, View(flip=True))
    places = {target.touch: (target.x, target.y) for target in here.targets}
    flipped = {target.touch: (target.x, target.y) for target in there.targets}
    assert places["a1"] == flipped["f6"]
    assert places["c2"] == flipped["d5"]
    coordinates = [shape.text for shape in texts(here.ground)]
    assert sorted(coordinates) == sorted(shape.text for shape in texts(there.ground))
    assert all(group.turn == 0 for group in (*keyed(here).values(), *keyed(there).values()))


def test_pods_face_their_owner() -> None:
    """Blue's tray is below the board and Orange's above; turned by half it is the other way round."""
    for flip in (False, True):
        pods = keyed(scene(position("standard guarded 0 w - -"), View(flip=flip, room=TALL)))
        assert (pods["w1"].y > pods["b1"].y) != flip


def test_the_ground_is_the_same_for_a_whole_game() -> None:
    for view in VIEWS:
        assert scene(position(STANDARD), view).ground is scene(new("0", rules="advanced"), view).ground
    assert scene(new("0"), View()).ground != scene(new("90"), View()).ground


@pytest.mark.parametrize("text", TEXTS)
def test_every_picture_renders(text: str) -> None:
    state = GAME.position(text)
    assert isinstance(state, Pods)
    for view in VIEWS:
        check_svg(scene(state, view), games.colours("pods"))


def test_the_picture_says_what_it_shows() -> None:
    assert scene(position(STANDARD), View()).label == (
        "PODS board, turned by 0 degrees, with 2 of 14 blue and 2 of 14 orange pods."
        " Blue: choose a pod in your hand to place."
    )


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("seat", (0, 1))
def test_no_pod_in_a_hand_reaches_beyond_its_place(seat: int, view: View) -> None:
    layout = layout_for(view)
    tray, pods = layout.tray(seat, view.flip), keyed(scene(new(), view))
    for number in range(1, HAND + 1):
        pod = pods[f"{'wb'[seat]}{number}"]
        x, y, w, h = tray.box(number)
        for left, top, right, bottom in map(edges, pod.shapes):
            assert x - 0.01 <= pod.x + left * pod.scale and pod.x + right * pod.scale <= x + w + 0.01, number
            assert y - 0.01 <= pod.y + top * pod.scale and pod.y + bottom * pod.scale <= y + h + 0.01, number


def edges(shape: Shape) -> tuple[float, float, float, float]:
    """How far a shape reaches to the left, up, right and down."""
    match shape:
        case Circle(x, y, r):
            return x - r, y - r, x + r, y + r
        case Line(points) | Polygon(points):
            return min(points[::2]), min(points[1::2]), max(points[::2]), max(points[1::2])
    return 0, 0, 0, 0
