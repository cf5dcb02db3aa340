"""Arrow keys walk to what lies that way."""

from __future__ import annotations

import pytest

from pentapod.scene.shapes import Target
from pentapod.web.geometry import WAYS, neighbour

GRID = {
    name + row: Target(name + row, "", 100 * x, 100 * y, 80, 80)
    for x, name in enumerate("abc")
    for y, row in enumerate("321")
}
HAND = Target("hand", "", 130, 420, 60, 60)


@pytest.mark.parametrize(
    ("origin", "key", "expected"),
    [
        ("b2", "ArrowLeft", "a2"),
        ("b2", "ArrowRight", "c2"),
        ("b2", "ArrowUp", "b3"),
        ("b2", "ArrowDown", "b1"),
        ("a1", "ArrowLeft", None),
        ("c3", "ArrowUp", None),
        ("b1", "ArrowDown", "hand"),
        ("hand", "ArrowUp", "b1"),
    ],
)
def test_the_neighbour_that_way(origin: str, key: str, expected: str | None) -> None:
    targets = {**GRID, "hand": HAND}
    found = neighbour(targets.values(), targets[origin], WAYS[key])
    assert (found.touch if found else None) == expected
