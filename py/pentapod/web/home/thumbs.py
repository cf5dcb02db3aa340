"""The small pictures in the list of kept games."""

from __future__ import annotations

from typing import Any, Final

from js import pentapodBoard, window

from pentapod import games
from pentapod.engine import link
from pentapod.scene.display import picture
from pentapod.scene.shapes import View

HEIGHT: Final = 84
"""In CSS pixels; the style sheet shows them somewhat smaller, so that they stay crisp when zoomed."""


def paint(canvas: Any) -> None:
    """Paint the last position of the link that a canvas names; a link that cannot be read leaves it empty."""
    try:
        match = link.decode(str(canvas.dataset.link), games.find)
    except link.LinkError:
        return
    scene = games.painter(match.game.id)(match.state, View())
    pixels = (window.devicePixelRatio or 1) * HEIGHT / scene.h
    canvas.width, canvas.height = round(scene.w * pixels), round(scene.h * pixels)
    canvas.style.aspectRatio = f"{scene.w} / {scene.h}"
    pentapodBoard.paint(canvas, picture(scene), pixels)
