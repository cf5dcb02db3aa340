"""What a seat is called until somebody takes it agrees with the colour in which it is drawn."""

from __future__ import annotations

from colorsys import rgb_to_hls

import pytest

from every_game import REAL
from pentapod.engine.game import Game
from pentapod.scene.theme import Theme, themes

HUES = {
    "red": (345, 375),
    "orange": (15, 40),
    "amber": (15, 50),
    "topaz": (40, 60),
    "yellow": (45, 70),
    "green": (75, 170),
    "jade": (140, 170),
    "blue": (190, 250),
    "sapphire": (190, 250),
    "azure": (190, 220),
    "purple": (270, 330),
    "violet": (250, 300),
    "rose": (310, 350),
    "pink": (310, 350),
}
"""Words for colours, with the hues in degrees that are called so."""

GREYS = {"white": (0.9, 1.0), "black": (0.0, 0.15), "grey": (0.3, 0.7)}
"""Words for what has no hue, with its lightness."""


@pytest.mark.parametrize("theme", themes(), ids=lambda theme: theme.id)
@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_a_seat_that_is_called_a_colour_is_drawn_in_it(game: Game, theme: Theme) -> None:
    for seat, title in enumerate(game.titles):
        word, color = title.lower(), theme.colours[f"seat-{seat}"]
        hue, lightness, _ = rgb_to_hls(*(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)))
        if word in GREYS:
            low, high = GREYS[word]
            assert low <= lightness <= high, (title, color)
        if word in HUES:
            low, high = HUES[word]
            assert low <= 360 * hue <= high, (title, color, 360 * hue)


def test_most_titles_are_words_for_colours() -> None:
    """So that the test above asks something."""
    titles = {title.lower() for game in REAL for title in game.titles}
    assert len(titles & (HUES.keys() | GREYS.keys())) >= 8, titles
