"""The colours that only XTAL has: crystal, stones and cards."""

from __future__ import annotations

from typing import Final

from pentapod.scene.theme import Colour, Palette

COLOURS: Final[Palette] = {
    "light-piece": Colour("#fffaf0", "#e9e4d8", "#ffffff"),
    "crystal": Colour("#e8e4f6", "#262344", "#0a0818"),
    "crystal-deep": Colour("#d8d2ef", "#1c1a35", "#000000"),
    "crystal-light": Colour("#ffffffa6", "#a99cff24"),
    "crystal-edge": Colour("#7f75bb", "#7f76c4", "#ffffff"),
    "crystal-store": Colour("#2c2744", "#08070f", "#000000"),
    "crystal-ring": Colour("#a87900", "#f0c64e", "#ffe14d"),
    "crystal-beam": Colour("#c2185b", "#ff6fa3"),
    "crystal-halo": Colour("#0b8f9e", "#5be0e6"),
    "stone-violet": Colour("#7a3fb3", "#a874e0", "#c99bff"),
    "stone-blue": Colour("#2f6fd0", "#5b97ee", "#7fb2ff"),
    "stone-green": Colour("#23894a", "#4bbd75", "#66dd92"),
    "stone-yellow": Colour("#a67d00", "#e6bf3f", "#ffd84d"),
    "stone-red": Colour("#c62828", "#ef6a62", "#ff857d"),
    "stone-mark": Colour("#ffffff", "#14121f"),
    "seal-move": Colour("#1f7391", "#7cc7e0"),
    "seal-void": Colour("#3b3556", "#b9b2dc"),
    "seal-weapon": Colour("#a8321d", "#f2937f"),
    "seal-shield": Colour("#2b6b4a", "#84cda4"),
    "seal-mark": Colour("#ffffff", "#14121f"),
    "seal-back": Colour("#51468f", "#4b4285"),
    "seal-back-line": Colour("#b9afea", "#a79ce6"),
}
