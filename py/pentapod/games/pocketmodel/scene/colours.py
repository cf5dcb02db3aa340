"""The colours that only PocketModel has: models, cards, dice and values."""

from __future__ import annotations

from typing import Final

from pentapod.scene.theme import Colour, Palette

COLOURS: Final[Palette] = {
    "model": Colour("#fbf6ea", "#d9d2c2", "#ffffff"),
    "model-shade": Colour("#d8cfba", "#a59c88", "#c9c9c9"),
    "model-line": Colour("#4a4d52", "#16181b", "#000000"),
    "base-ground": Colour("#9b9890", "#7d7b75", "#a8a8a8"),
    "base-space": Colour("#26282c", "#07080a", "#1a1a1a"),
    "card-back": Colour("#5b6472", "#454d5a", "#303030"),
    "card-back-line": Colour("#a9b1bd", "#7f8896", "#ffffff"),
    "die": Colour("#fffdf7", "#ece6d8", "#ffffff"),
    "die-pip": Colour("#23262b", "#16181b", "#000000"),
    "value-attack": Colour("#b3342a", "#c2463b", "#b3261e"),
    "value-damage": Colour("#e5b93c", "#e0b440", "#ffe14d"),
    "value-defense": Colour("#2a5ea6", "#3d74bf", "#1f5fc0"),
    "value-shields": Colour("#2c7a4b", "#3a8a59", "#1f7a45"),
    "on-value": Colour("#ffffff", "#ffffff"),
    "on-value-damage": Colour("#23262b", "#16181b", "#000000"),
}
