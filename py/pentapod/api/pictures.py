"""Positions as pictures that stand alone."""

from __future__ import annotations

from typing import Final

from pentapod import games
from pentapod.api.words import say
from pentapod.engine.match import Match
from pentapod.play.view import still
from pentapod.scene.shapes import Rect
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes

THEMES: Final = ("light", "dark", "contrast")

LARGEST: Final = 10_000
"""The most pixels that a picture is wide."""


class PictureError(ValueError):
    """A picture that cannot be made; the text says why."""


def svg(match: Match, theme: str = "light", flip: bool = False, viewer: int | None = None) -> str:
    """The position that a match shows as SVG, with its colours and the page's colour behind it.

    `theme` is light, dark or contrast; `flip` turns the board by half. `viewer` is the seat whose hand may be seen;
    None is an onlooker, who sees all hands when the game is over, and CHANCE always sees all. Raises `PictureError`.
    """
    if theme not in THEMES:
        raise PictureError(say("theme", themes=", ".join(THEMES), theme=theme))
    drawn = still(match, flip, viewer)
    ground = (Rect(0, 0, drawn.w, drawn.h, fill="page"), *drawn.ground)
    colours = next(one for one in themes(games.colours(match.game.id)) if one.id == theme)
    return to_svg(drawn._replace(ground=ground), colours)


def png(svg: str, width: int = 800) -> bytes:
    """A picture in SVG as PNG, so many pixels wide. Needs the package resvg-py. Raises `PictureError`."""
    if not 1 <= width <= LARGEST:
        raise PictureError(say("width", most=LARGEST))
    try:
        import resvg_py
    except ImportError:
        raise PictureError(say("no-png")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
