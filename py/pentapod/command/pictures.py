"""Positions as pictures that stand alone."""

from __future__ import annotations

from typing import Final

from pentapod import games
from pentapod.command.sources import BadSource
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.shapes import Rect, Scene, View
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes

THEMES: Final = ("light", "dark", "contrast")

LARGEST: Final = 10_000
"""The most pixels that a picture is wide."""


def scene(match: Match, flip: bool = False) -> Scene:
    """The position shown, as an onlooker sees it: hands are hidden while the game goes on."""
    viewer = None if match.latest.result is None else CHANCE
    return games.painter(match.game.id)(match.state, View(viewer, flip=flip, idle=True))


def svg(match: Match, theme: str = "light", flip: bool = False) -> str:
    """The position shown as SVG, with its colours and the page's colour behind it."""
    drawn = scene(match, flip)
    ground = (Rect(0, 0, drawn.w, drawn.h, fill="page"), *drawn.ground)
    colours = next(one for one in themes(games.colours(match.game.id)) if one.id == theme)
    return to_svg(drawn._replace(ground=ground), colours)


def png(svg: str, width: int) -> bytes:
    """A picture in SVG as PNG, so many pixels wide. Raises `BadSource` where resvg-py is not installed."""
    if not 1 <= width <= LARGEST:
        raise BadSource(f"A picture is between 1 and {LARGEST} pixels wide.")
    try:
        import resvg_py
    except ImportError:
        raise BadSource("PNG needs the package resvg-py: pip install 'pentapod[png]'.") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
