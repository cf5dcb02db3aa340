"""Positions as pictures that stand alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from pentapod import games
from pentapod.api.matches import match_from_position
from pentapod.api.words import say
from pentapod.engine.match import Match
from pentapod.engine.state import State
from pentapod.play.view import still
from pentapod.scene.shapes import Shape, Target
from pentapod.scene.signs import arrows as arrows_of
from pentapod.scene.signs import signs
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes

THEMES: Final = ("light", "dark", "contrast")

FONTS: Final = "text { font-family: Arial, Helvetica, 'DejaVu Sans', 'Liberation Sans', 'Noto Sans', Roboto, Ubuntu }"
"""What letters are drawn with: resvg takes "sans-serif" for the name of a font, and leaves out letters of none."""

LARGEST: Final = 10_000
"""The most pixels that a picture is wide."""


class PictureError(ValueError):
    """A picture that cannot be made; the text says why."""


class Picture(str):
    """A picture as the text of an SVG. A notebook shows it as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(
    match: Match | State | str,
    theme: str = "light",
    flip: bool = False,
    viewer: int | None = None,
    *,
    game: str | None = None,
    arrows: Iterable[Sequence[str]] = (),
    marks: Iterable[str] = (),
    size: int | None = None,
) -> Picture:
    """A position as SVG, with its colours and the page's colour behind it.

    It is the position that a match shows, a state, or what a text says, which needs the id of its `game`.
    `theme` is light, dark or contrast; `flip` turns the board by half. `viewer` is the seat whose hand may be seen;
    None is an onlooker, who sees all hands when the game is over, and CHANCE always sees all. An arrow runs from touch
    to touch of a sequence, such as the path of an action; a mark is a ring around a touch. `size` is the width in
    pixels; without it the picture fills the place that it is put in.

    Raises `PictureError`; for a text also `UnknownGame` or `PositionError`.
    """
    if theme not in THEMES:
        raise PictureError(say("theme", themes=", ".join(THEMES), theme=theme))
    if size is not None:
        _check_width(size)
    shown = _match_of(match, game)
    drawn = still(shown, flip, viewer)
    things = (*drawn.things, *_signs(drawn.targets, tuple(arrows), tuple(marks)))
    colours = next(one for one in themes(games.colours(shown.game.id)) if one.id == theme)
    return Picture(to_svg(drawn._replace(things=things).on_paper(), colours, width=size))


def _match_of(shown: Match | State | str, game_id: str | None) -> Match:
    """A match that shows what is to be drawn."""
    if isinstance(shown, str) is (game_id is None):
        raise PictureError(say("text-game"))
    if isinstance(shown, Match):
        return shown
    if game_id is not None and isinstance(shown, str):
        return match_from_position(game_id, shown)
    assert isinstance(shown, State)
    game = games.find(games.id_of(shown))
    return Match(game, game.settled(shown), shown)


def _signs(targets: tuple[Target, ...], ways: Sequence[Sequence[str]], marks: Sequence[str]) -> Iterator[Shape]:
    """Arrows and marks over a picture with these targets. Raises `PictureError`."""
    places = {target.touch for target in targets}
    for way in ways:
        if isinstance(way, str) or len(way) < 2:
            raise PictureError(say("arrow", arrow=way))
    for touch in chain(marks, *ways):
        if touch not in places:
            raise PictureError(say("no-place", touch=touch))
    yield from signs(targets, (), (), (), noted=marks)
    for way in ways:
        yield from arrows_of(targets, way, "note")


def png(svg: str, width: int = 800) -> bytes:
    """A picture in SVG as PNG, so many pixels wide. Needs the package resvg-py. Raises `PictureError`.

    Letters show where one of the fonts of `FONTS` is installed.
    """
    _check_width(width)
    try:
        import resvg_py
    except ImportError:
        raise PictureError(say("no-png")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, style_sheet=FONTS))


def _check_width(width: int) -> None:
    if not 1 <= width <= LARGEST:
        raise PictureError(say("width", most=LARGEST))
