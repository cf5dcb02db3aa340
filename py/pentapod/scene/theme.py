"""The colours behind the roles, in each theme. The page's style sheet and the standalone pictures are made from it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Theme(NamedTuple):
    """Colours by role."""

    id: str
    colors: dict[str, str]


LIGHT: Final = Theme(
    "light",
    {
        "page": "#f6f4ef",
        "panel": "#fffdf9",
        "ink": "#23262b",
        "soft-ink": "#5c6068",
        "edge": "#d9d4c8",
        "accent": "#0b6e6e",
        "on-accent": "#ffffff",
        "danger": "#b3261e",
        "board": "#ebe5d6",
        "board-deep": "#ddd5c1",
        "board-line": "#857c68",
        "board-mark": "#6d6552",
        "shade": "#00000026",
        "glass": "#ffffffb0",
        "light-piece": "#fffaf0",
        "dark-piece": "#3a3f47",
        "eye": "#16181c",
        "eye-white": "#ffffff",
        "touch": "#0b6e6e",
        "lit": "#0b6e6ea6",
        "chosen": "#0b6e6e38",
        "reach": "#0b6e6e",
        "recent": "#f0c54a66",
        "lost": "#b3261e",
        "seat-0": "#0072b2",
        "seat-1": "#d55e00",
        "seat-2": "#00805d",
        "seat-3": "#a8508a",
        "seat-4": "#9a7400",
        "seat-5": "#3b7fa8",
        "seat-0-soft": "#cfe4f1",
        "seat-1-soft": "#f8dccb",
        "seat-2-soft": "#c9e8de",
        "seat-3-soft": "#f0d8e7",
        "seat-4-soft": "#f1e4bd",
        "seat-5-soft": "#d6e8f3",
        "on-seat": "#ffffff",
        "crystal": "#e8e4f6",
        "crystal-deep": "#d8d2ef",
        "crystal-light": "#ffffffa6",
        "crystal-edge": "#7f75bb",
        "crystal-store": "#2c2744",
        "crystal-ring": "#a87900",
        "crystal-beam": "#c2185b",
        "crystal-halo": "#0b8f9e",
        "stone-violet": "#7a3fb3",
        "stone-blue": "#2f6fd0",
        "stone-green": "#23894a",
        "stone-yellow": "#a67d00",
        "stone-red": "#c62828",
        "stone-mark": "#ffffff",
        "seal-move": "#1f7391",
        "seal-void": "#3b3556",
        "seal-weapon": "#a8321d",
        "seal-shield": "#2b6b4a",
        "seal-mark": "#ffffff",
        "seal-back": "#51468f",
        "seal-back-line": "#b9afea",
    },
)

DARK: Final = Theme(
    "dark",
    {
        "page": "#16181b",
        "panel": "#1f2226",
        "ink": "#eceae4",
        "soft-ink": "#a7a9ad",
        "edge": "#373b41",
        "accent": "#5cc4bd",
        "on-accent": "#0c1a1a",
        "danger": "#ff8a80",
        "board": "#2a2d31",
        "board-deep": "#212428",
        "board-line": "#7c7f83",
        "board-mark": "#a3a5a8",
        "shade": "#00000073",
        "glass": "#ffffff59",
        "light-piece": "#e9e4d8",
        "dark-piece": "#0d0f12",
        "eye": "#16181c",
        "eye-white": "#ffffff",
        "touch": "#6fd6ce",
        "lit": "#6fd6cebf",
        "chosen": "#6fd6ce40",
        "reach": "#6fd6ce",
        "recent": "#e6bd4a4d",
        "lost": "#ff8a80",
        "seat-0": "#4aa8e0",
        "seat-1": "#f08a3c",
        "seat-2": "#35bd92",
        "seat-3": "#dc8fbe",
        "seat-4": "#d9b23a",
        "seat-5": "#8cc8ec",
        "seat-0-soft": "#1d3a4d",
        "seat-1-soft": "#4d301b",
        "seat-2-soft": "#17413a",
        "seat-3-soft": "#4a2f41",
        "seat-4-soft": "#453a19",
        "seat-5-soft": "#2b4352",
        "on-seat": "#101214",
        "crystal": "#262344",
        "crystal-deep": "#1c1a35",
        "crystal-light": "#a99cff24",
        "crystal-edge": "#7f76c4",
        "crystal-store": "#08070f",
        "crystal-ring": "#f0c64e",
        "crystal-beam": "#ff6fa3",
        "crystal-halo": "#5be0e6",
        "stone-violet": "#a874e0",
        "stone-blue": "#5b97ee",
        "stone-green": "#4bbd75",
        "stone-yellow": "#e6bf3f",
        "stone-red": "#ef6a62",
        "stone-mark": "#14121f",
        "seal-move": "#7cc7e0",
        "seal-void": "#b9b2dc",
        "seal-weapon": "#f2937f",
        "seal-shield": "#84cda4",
        "seal-mark": "#14121f",
        "seal-back": "#4b4285",
        "seal-back-line": "#a79ce6",
    },
)

CONTRAST: Final = Theme(
    "contrast",
    {
        **DARK.colors,
        "page": "#000000",
        "panel": "#000000",
        "ink": "#ffffff",
        "soft-ink": "#ffffff",
        "edge": "#ffffff",
        "accent": "#ffe14d",
        "on-accent": "#000000",
        "danger": "#ff9d94",
        "board": "#000000",
        "board-deep": "#1a1a1a",
        "board-line": "#ffffff",
        "board-mark": "#ffffff",
        "glass": "#ffffff99",
        "light-piece": "#ffffff",
        "dark-piece": "#000000",
        "touch": "#ffe14d",
        "lit": "#ffe14d",
        "chosen": "#ffe14d66",
        "reach": "#ffe14d",
        "recent": "#ffe14d40",
        "seat-0": "#5fc0ff",
        "seat-1": "#ff9a4d",
        "seat-2": "#4de0b0",
        "seat-3": "#ff9edb",
        "seat-4": "#ffd84d",
        "seat-5": "#b3e0ff",
        "crystal": "#0a0818",
        "crystal-deep": "#000000",
        "crystal-edge": "#ffffff",
        "crystal-store": "#000000",
        "crystal-ring": "#ffe14d",
        "stone-violet": "#c99bff",
        "stone-blue": "#7fb2ff",
        "stone-green": "#66dd92",
        "stone-yellow": "#ffd84d",
        "stone-red": "#ff857d",
    },
)

THEMES: Final = (LIGHT, DARK, CONTRAST)


def css() -> str:
    """The style sheet that gives every role its custom property, by the theme that the root element names."""
    light, dark, contrast = (_properties(theme) for theme in THEMES)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{color-scheme:dark;{dark}}}}}\n"
        f"@media (prefers-contrast:more){{:root:not([data-theme]){{color-scheme:dark;{contrast}}}}}\n"
        f":root[data-theme=light]{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f":root[data-theme=contrast]{{color-scheme:dark;{contrast}}}\n"
    )


def _properties(theme: Theme) -> str:
    return "".join(f"--{role}:{color};" for role, color in theme.colors.items())
