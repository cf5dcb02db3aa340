"""The colours that only X-Pod has: bricks, ice and blocks."""

from __future__ import annotations

from typing import Final

from pentapod.scene.theme import Colour, Palette

COLOURS: Final[Palette] = {
    "brick-red": Colour("#c8322b", "#d2453d"),
    "brick-red-top": Colour("#e8675d", "#f07f75"),
    "brick-orange": Colour("#e07b1f", "#e58a36"),
    "brick-orange-top": Colour("#f5a552", "#f7b46c"),
    "brick-blue": Colour("#2766b8", "#3f7fd1"),
    "brick-blue-top": Colour("#5b94dd", "#78aeee"),
    "brick-grey": Colour("#8d9298", "#9a9fa5"),
    "brick-grey-top": Colour("#b7bcc1", "#c4c9ce"),
    "brick-yellow": Colour("#e3b505", "#e6bd25"),
    "brick-yellow-top": Colour("#f7d75a", "#f9df75"),
    "brick-black": Colour("#3a3d42", "#4b4f56"),
    "brick-black-top": Colour("#60646b", "#747982"),
    "brick-green": Colour("#3c7d3a", "#4c9449"),
    "brick-green-top": Colour("#66a862", "#7cc078"),
    "brick-lime": Colour("#8fb82e", "#9cc63c"),
    "brick-lime-top": Colour("#b6d968", "#c4e47c"),
    "brick-tan": Colour("#c2a878", "#c9b187"),
    "brick-tan-top": Colour("#dcc8a0", "#e3d2ae"),
    "brick-purple": Colour("#7b4aa8", "#9160c2"),
    "brick-purple-top": Colour("#a277cc", "#b78ee0"),
    "brick-teal": Colour("#16808a", "#24949f"),
    "brick-teal-top": Colour("#4aabb3", "#62c0c8"),
    "brick-bone": Colour("#ddd6c6", "#d8d1c1"),
    "brick-bone-top": Colour("#f7f3e9", "#f6f2e8"),
    "brick-edge": Colour("#1d1f2459", "#0b0c0e8c"),
    "brick-glass": Colour("#9fd0e6d9", "#9fd0e6d9"),
    "ice": Colour("#e9edf0", "#565d63"),
    "ice-edge": Colour("#b3bdc4", "#b4bcc2"),
    "block": Colour("#a79c86", "#5b5f65", "#707070"),
    "block-side": Colour("#7d735f", "#3c3f44", "#454545"),
}
