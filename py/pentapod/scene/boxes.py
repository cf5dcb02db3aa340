"""Rectangles in which layouts place things."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle from its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inside(self, margin: float) -> Box:
        """The same without a margin."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def meets(self, other: Box) -> bool:
        """Whether two rectangles overlap."""
        across = self.x < other.x + other.w and other.x < self.x + self.w
        return across and self.y < other.y + other.h and other.y < self.y + self.h

    def split(self, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
        """Equal boxes in it, row by row, with a gap around each."""
        w, h = self.w / columns, self.h / rows
        return tuple(
            Box(self.x + column * w + gap / 2, self.y + row * h + gap / 2, w - gap, h - gap)
            for row in range(rows)
            for column in range(columns)
        )


def around(x: float, y: float, w: float, h: float | None = None) -> Box:
    """A rectangle, or a square, around its middle."""
    h = w if h is None else h
    return Box(x - w / 2, y - h / 2, w, h)
