"""The names of columns and rows beside a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.scene.shapes import Text


def coordinates(
    names: Sequence[str], spots: Sequence[tuple[float, float]], left: float, bottom: float, size: float
) -> Iterator[Text]:
    """Of places with names like `a1` the letters, below the lowest row, and the numbers, left of the first column."""
    first, lowest = min(x for x, _ in spots), max(y for _, y in spots)
    for name, (x, y) in zip(names, spots, strict=True):
        if y == lowest:
            yield Text(x, bottom, name[0], size, "soft-ink")
        if x == first:
            yield Text(left, y, name[1], size, "soft-ink")
