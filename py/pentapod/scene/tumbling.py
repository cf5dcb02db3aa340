"""What dice show, and what is seen of them while they fall, the same in all games."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Group, Shape

FACES: Final = 6
_DICE: Final = Drawings(__package__, "dice.drawings")

_TILTS: Final = (-50, 35, -25, 15, -8)
"""How far a die is turned, in degrees, while it shows one other face after another."""


def pips(face: int, step: float, r: float, role: str) -> tuple[Shape, ...]:
    """The pips of a face around its middle, so far apart; none of a face that no die has."""
    drawing = f"face-{face}"
    return _DICE.drawn(drawing, step=step, r=r, ink=role) if drawing in _DICE else ()


@lru_cache(1 << 8)
def tumbling(draw: Callable[[int], tuple[Shape, ...]], face: int, throw: int) -> tuple[tuple[Shape, ...], ...]:
    """The faces that a die shows before this one, from 1 to 6, as `draw` draws them.

    Another number of the `throw` gives them another order, so that it is seen that the same face has fallen again.
    """
    others = [1 + (face + at) % FACES for at in range(len(_TILTS))]
    first = throw % len(others)
    turned = others[first:] + others[:first]
    return tuple((Group(draw(one), turn=tilt),) for one, tilt in zip(turned, _TILTS, strict=True))
