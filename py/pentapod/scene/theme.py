"""The colours behind the roles, in each theme. The page's style sheet and the standalone pictures are made from them.

Here are the roles that every game and the page share. A game that needs more names them in its `scene/colours.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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


SHARED: Final[Palette] = {
    "page": Colour("#f6f4ef", "#16181b", "#000000"),
    "panel": Colour("#fffdf9", "#1f2226", "#000000"),
    "ink": Colour("#23262b", "#eceae4", "#ffffff"),
    "soft-ink": Colour("#5c6068", "#a7a9ad", "#ffffff"),
    "edge": Colour("#d9d4c8", "#373b41", "#ffffff"),
    "accent": Colour("#0b6e6e", "#5cc4bd", "#ffe14d"),
    "on-accent": Colour("#ffffff", "#0c1a1a", "#000000"),
    "danger": Colour("#b3261e", "#ff8a80", "#ff9d94"),
    "board": Colour("#ebe5d6", "#2a2d31", "#000000"),
    "board-deep": Colour("#ddd5c1", "#212428", "#1a1a1a"),
    "board-line": Colour("#857c68", "#7c7f83", "#ffffff"),
    "board-mark": Colour("#6d6552", "#a3a5a8", "#ffffff"),
    "shade": Colour("#00000026", "#00000073"),
    "glass": Colour("#ffffffb0", "#ffffff59", "#ffffff99"),
    "eye": Colour("#16181c", "#16181c"),
    "eye-white": Colour("#ffffff", "#ffffff"),
    "touch": Colour("#0b6e6e", "#6fd6ce", "#ffe14d"),
    "lit": Colour("#0b6e6ea6", "#6fd6cebf", "#ffe14d"),
    "chosen": Colour("#0b6e6e38", "#6fd6ce40", "#ffe14d66"),
    "reach": Colour("#0b6e6e", "#6fd6ce", "#ffe14d"),
    "recent": Colour("#f0c54a66", "#e6bd4a4d", "#ffe14d40"),
    "lost": Colour("#b3261e", "#ff8a80"),
    "hint": Colour("#8a2be2", "#d3a6ff"),
    "note": Colour("#1c7a2e", "#7ddc6f"),
    "seat-0": Colour("#0072b2", "#4aa8e0", "#5fc0ff"),
    "seat-1": Colour("#d55e00", "#f08a3c", "#ff9a4d"),
    "seat-2": Colour("#00805d", "#35bd92", "#4de0b0"),
    "seat-3": Colour("#a8508a", "#dc8fbe", "#ff9edb"),
    "seat-4": Colour("#9a7400", "#d9b23a", "#ffd84d"),
    "seat-5": Colour("#3b7fa8", "#8cc8ec", "#b3e0ff"),
    "seat-0-soft": Colour("#cfe4f1", "#1d3a4d"),
    "seat-1-soft": Colour("#f8dccb", "#4d301b"),
    "seat-2-soft": Colour("#c9e8de", "#17413a"),
    "seat-3-soft": Colour("#f0d8e7", "#4a2f41"),
    "seat-4-soft": Colour("#f1e4bd", "#453a19"),
    "seat-5-soft": Colour("#d6e8f3", "#2b4352"),
    "on-seat": Colour("#ffffff", "#101214"),
}
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
