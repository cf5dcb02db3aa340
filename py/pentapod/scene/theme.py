"""The colours behind the roles, in each theme. The page's style sheet and the standalone pictures are made from them.

Those of the roles that every game and the page share are in colours.palette. A game that needs more has a file of that
name in its `scene/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pkgutil import get_data
from typing import Final, NamedTuple


class Colour(NamedTuple):
    """The colour of a role in each theme: `#rrggbb`, or `#rrggbbaa` where it lets through what lies below."""

    light: str
    dark: str
    contrast: str | None = None
    """None: the same as in the dark theme."""


Palette = Mapping[str, Colour]
"""Colours by role."""


class Theme(NamedTuple):
    """What every role looks like in one theme."""

    id: str
    colours: Mapping[str, str]


def palette(text: str) -> Palette:
    """The colours in a text: on each line a role, then its colours in the order of the themes. `#` begins a note."""
    lines = (line.split() for line in text.splitlines())
    return {role: Colour(*colours) for role, *colours in filter(None, lines) if role != "#"}


SHARED: Final = palette((get_data(__package__, "colours.palette") or b"").decode("utf-8"))
"""The roles of the page and of all games."""


def themes(*palettes: Palette) -> tuple[Theme, Theme, Theme]:
    """The light, the dark and the high contrast theme: the shared roles, then those of some games.

    Raises `ValueError` for a role that two of them have.
    """
    colours = dict(_distinct((SHARED, *palettes)))
    return (
        Theme("light", {role: colour.light for role, colour in colours.items()}),
        Theme("dark", {role: colour.dark for role, colour in colours.items()}),
        Theme("contrast", {role: colour.contrast or colour.dark for role, colour in colours.items()}),
    )


def css(*palettes: Palette) -> str:
    """The style sheet that gives every role its custom property, by the theme that the root element names."""
    light, dark, contrast = map(_properties, themes(*palettes))
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{color-scheme:dark;{dark}}}}}\n"
        f"@media (prefers-contrast:more){{:root:not([data-theme]){{color-scheme:dark;{contrast}}}}}\n"
        f":root[data-theme=light]{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f":root[data-theme=contrast]{{color-scheme:dark;{contrast}}}\n"
    )


def _distinct(palettes: Iterable[Palette]) -> Iterator[tuple[str, Colour]]:
    seen: set[str] = set()
    for palette in palettes:
        if twice := seen & palette.keys():
            raise ValueError(f"The role {min(twice)!r} has a colour twice.")
        seen |= palette.keys()
        yield from palette.items()


def _properties(theme: Theme) -> str:
    return "".join(f"--{role}:{colour};" for role, colour in theme.colours.items())
