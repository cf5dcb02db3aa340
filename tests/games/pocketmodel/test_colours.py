"""The colours of PocketModel can be read and told apart."""

from __future__ import annotations

import pytest

from colours import contrast
from pentapod import games
from pentapod.scene.theme import Theme, themes

each_theme = pytest.mark.parametrize("theme", themes(games.colours("pocketmodel")), ids=lambda theme: theme.id)


@each_theme
def test_numbers_on_values_are_readable(theme: Theme) -> None:
    for value in ("attack", "defense", "shields"):
        assert contrast(theme.colours["on-value"], theme.colours[f"value-{value}"]) >= 4, value
    assert contrast(theme.colours["on-value-damage"], theme.colours["value-damage"]) >= 4.5
    assert contrast(theme.colours["die-pip"], theme.colours["die"]) >= 4.5
    for base in ("base-ground", "base-space"):
        assert contrast(theme.colours["model"], theme.colours[base]) >= 1.5, base
