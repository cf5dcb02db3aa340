"""A card finds room beside its target, and lies over nothing that may be touched."""

from __future__ import annotations

from random import Random

from pentapod.web.shell.placing import GAP_PX, Box, free_place

ROOM = (1280.0, 800.0)


def card(place: tuple[float, float] | None, wide: float, high: float) -> Box:
    assert place
    return Box(place[0], place[1], place[0] + wide, place[1] + high)


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top


def test_a_card_stands_right_of_its_target_where_nothing_is_in_the_way() -> None:
    target = Box(400, 300, 460, 360)
    found = card(free_place(200, 100, target, (target,), ROOM), 200, 100)
    assert 0 <= found.left - target.right <= 3 * GAP_PX
    assert abs(found.top - target.top) <= GAP_PX


def test_a_card_never_lies_over_its_target_nor_over_an_obstacle_nor_outside_the_window() -> None:
    rng = Random(6)
    found = 0
    for _ in range(300):
        boxes = [
            Box(x, y, x + rng.uniform(20, 200), y + rng.uniform(20, 200))
            for x, y in ((rng.uniform(-50, 1280), rng.uniform(-50, 800)) for _ in range(rng.randrange(1, 30)))
        ]
        wide, high = rng.uniform(40, 352), rng.uniform(20, 240)
        place = free_place(wide, high, boxes[0], boxes, ROOM)
        if place:
            found += 1
            own = card(place, wide, high)
            assert all(apart(own, box) for box in boxes)
            assert own.left >= GAP_PX and own.top >= GAP_PX
            assert own.right <= ROOM[0] - GAP_PX and own.bottom <= ROOM[1] - GAP_PX
    assert found > 100


def test_a_card_without_room_is_not_placed() -> None:
    board = Box(0, 60, 390, 844)
    assert free_place(352, 90, board, (board, Box(0, 0, 390, 52)), (390, 844)) is None
    assert free_place(500, 90, Box(0, 0, 10, 10), (), (390, 844)) is None


def test_a_gap_that_is_just_wide_enough_is_found_wherever_it_is() -> None:
    gap = Box(1000, 40, 1240, 200)
    walls = (Box(0, 0, 990, 800), Box(1250, 0, 1280, 800), Box(990, 0, 1250, 30), Box(990, 210, 1250, 800))
    target = Box(100, 700, 140, 740)
    found = card(free_place(208, 128, target, walls, ROOM), 208, 128)
    assert found.left >= gap.left and found.right <= gap.right and found.top >= gap.top and found.bottom <= gap.bottom
    assert free_place(272, 128, target, walls, ROOM) is None
