"""What tests read off a picture."""

from __future__ import annotations

from itertools import product

from pentapod.scene.shapes import TALL, WIDE, Group, Scene, Target, View

VIEWS = tuple(View(flip=flip, room=room) for flip, room in product((False, True), (WIDE, TALL)))
"""Every way in which a picture can be laid out."""

PHONE = 390
"""How many pixels wide a phone is."""


def labels(picture: Scene) -> dict[str, str]:
    """What everything that can be touched is called, by its touch."""
    return {target.touch: target.label for target in picture.targets}


def keyed(picture: Scene) -> dict[str, Group]:
    """The things that glide from picture to picture, by their keys."""
    return {shape.key: shape for shape in picture.things if isinstance(shape, Group) and shape.key}


def whereabouts(picture: Scene) -> dict[str, tuple[float, float]]:
    """Where the things that glide are, by their keys."""
    return {key: (shape.x, shape.y) for key, shape in keyed(picture).items()}


def overlap(one: Target, other: Target, slack: float = 0) -> bool:
    """Whether the boxes of two targets share more than an edge."""
    return (
        one.x < other.x + other.w - slack
        and other.x < one.x + one.w - slack
        and one.y < other.y + other.h - slack
        and other.y < one.y + one.h - slack
    )


def smallest(picture: Scene, width: float = PHONE) -> float:
    """The shorter side of the smallest target, in pixels on a screen that is so wide."""
    return min(min(target.w, target.h) for target in picture.targets) * width / picture.w
