"""Small signs for what units can do, about 26 across around (0, 0), in one colour."""

from __future__ import annotations

from typing import Final

from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Shape

_ICONS: Final = Drawings(__package__, "icons.drawings")


def icon(name: str, ink: str) -> tuple[Shape, ...]:
    """The sign of a movement, a special action or another touch; nothing where it has none."""
    sign, _, _ = name.partition("-")  # To build has one sign, however much is built.
    return _ICONS.drawn(sign, ink=ink) if sign in _ICONS else ()
