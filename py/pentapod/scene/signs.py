"""The signs that mean the same in every game: this may be touched, is chosen, would be reached, would be lost."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from pentapod.scene.shapes import Circle, Line, Polygon, Rect, Shape, Target

RING: Final = 5.0
"""Width of a ring, in scene units."""
HEAD: Final = 24.0
"""Length of the head of an arrow."""
BROAD: Final = 14.0
"""Half the width of it."""


def tints(targets: tuple[Target, ...], recent: Collection[str], chosen: Collection[str]) -> Iterator[Shape]:
    """What is painted under the things: a tint on what the last action touched, another on what is chosen."""
    for target in _of(targets, {*recent, *chosen}):
        if target.touch in chosen:
            yield _outline(target, RING / 2, fill="chosen")
        else:
            x, y, w, h = target.latest or target[2:6]
            yield _outline(target._replace(x=x, y=y, w=w, h=h), 2, fill="recent")


def signs(
    targets: tuple[Target, ...],
    lit: Collection[str],
    chosen: Collection[str],
    reach: Collection[str],
    hint: Collection[str] = (),
    noted: Collection[str] = (),
) -> Iterator[Shape]:
    """What is painted over the things.

    Rings mark what may be touched (`lit`), what is chosen and, in colours of their own, what is suggested (`hint`) and
    what somebody has marked (`noted`); dots mark what would be reached.
    """
    for target in _of(targets, {*lit, *chosen, *reach, *hint, *noted}):
        if target.touch in noted:
            yield _outline(target, 0, stroke="note", width=RING * 1.6)
        if target.touch in hint:
            yield _outline(target, 0, stroke="hint", width=RING * 1.6)
        if target.touch in chosen:
            yield _outline(target, RING / 2, stroke="touch", width=RING)
        elif target.quiet:
            continue
        elif target.touch in reach:
            if not target.marked:
                x, y = target.dot or (target.x + target.w / 2, target.y + target.h / 2)
                yield Circle(x, y, 11, "reach", "panel", 3)
        elif target.touch in lit:
            yield _outline(target, RING / 2, stroke="lit", width=RING * 0.6)


def arrows(targets: tuple[Target, ...], path: Sequence[str], role: str = "hint") -> Iterator[Shape]:
    """From each target of a path to the next one of it that is in the picture.

    Where two are too near for an arrow between them, one that is not merely suggested reaches into both.
    """
    places = {target.touch: target for target in _of(targets, path)}
    shown = [places[touch] for touch in path if touch in places]
    for one, other in pairwise(shown):
        yield from _arrow(one, other, role)


def _arrow(one: Target, other: Target, role: str) -> Iterator[Shape]:
    """An arrow from the edge of a target to the edge of another."""
    x, y = one.x + one.w / 2, one.y + one.h / 2
    across, along = other.x + other.w / 2 - x, other.y + other.h / 2 - y
    far = hypot(across, along)
    if not far:
        return
    across, along = across / far, along / far
    start, end = _reach(one, across, along), far - _reach(other, across, along) - RING
    base = end - HEAD
    if base - start < HEAD:
        if role == "hint":
            return
        start, end = far * 0.2, far * 0.8
        base = max(start, end - HEAD)
    yield Line((x + start * across, y + start * along, x + base * across, y + base * along), role, RING * 1.6)
    left, right = ((x + base * across - side * along, y + base * along + side * across) for side in (-BROAD, BROAD))
    yield Polygon((x + end * across, y + end * along, *left, *right), role)


def _reach(target: Target, across: float, along: float) -> float:
    """How far the edge of a target is from its middle, in a direction of length 1."""
    if target.round:
        return min(target.w, target.h) / 2
    return min(side / 2 / abs(part) for side, part in ((target.w, across), (target.h, along)) if part)


def lost(x: float, y: float, r: float) -> tuple[Shape, ...]:
    """A hatched disc over what the choice would cost."""
    lines = []
    for offset in (-0.8, -0.4, 0.0, 0.4, 0.8):
        half = (1 - offset * offset) ** 0.5
        across, along = offset * r * 0.7071, half * r * 0.7071
        lines.append(Line((x + across - along, y + across + along, x + across + along, y + across - along), "lost", 4))
    return (*lines, Circle(x, y, r, "", "lost", 4))


def _of(targets: Iterable[Target], touches: Collection[str]) -> Iterator[Target]:
    """Those of some targets that are meant, each round the middle of what it means."""
    return (_in_place(target) for target in targets if target.touch in touches)


def _in_place(target: Target) -> Target:
    """A target round the middle of what it means."""
    if target.spot is None:
        return target
    x, y = target.spot
    return target._replace(x=x - target.w / 2, y=y - target.h / 2)


def _outline(target: Target, inset: float, fill: str = "", stroke: str = "", width: float = 0) -> Shape:
    x, y, w, h = target.x + inset, target.y + inset, target.w - 2 * inset, target.h - 2 * inset
    if target.round:
        return Circle(x + w / 2, y + h / 2, min(w, h) / 2, fill, stroke, width)
    return Rect(x, y, w, h, fill, stroke, width, min(w, h) * 0.12)
