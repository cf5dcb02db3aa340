"""The colours of XTAL can be read and told apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from colours import contrast, distance
from pentapod import games
from pentapod.scene.theme import Theme, themes

each_theme = pytest.mark.parametrize("theme", themes(games.colours("xtal")), ids=lambda theme: theme.id)
SEATS = tuple(f"seat-{seat}" for seat in range(6))
STONES = tuple(f"stone-{colour}" for colour in ("violet", "blue", "green", "yellow", "red"))


@each_theme
def test_stones_tokens_and_rings_stand_out_on_the_crystal(theme: Theme) -> None:
    colours = theme.colours
    for role in (*SEATS, *STONES, "crystal-edge", "crystal-ring", "crystal-beam", "crystal-halo"):
        assert contrast(colours[role], colours["crystal"]) >= 3, role
    for one, other in combinations(STONES, 2):
        assert distance(colours[one], colours[other]) >= 25, (one, other)
    assert contrast(colours["crystal-ring"], colours["crystal-store"]) >= 3


@each_theme
def test_what_is_written_on_stones_and_seals_is_readable(theme: Theme) -> None:
    colours = theme.colours
    for role in ("stone-violet", "stone-red", "seal-move", "seal-void", "seal-weapon", "seal-shield"):
        mark = colours["stone-mark" if role.startswith("stone") else "seal-mark"]
        assert contrast(colours[role], mark) >= 4.5, role
    assert contrast(colours["seal-back"], colours["seal-back-line"]) >= 3
