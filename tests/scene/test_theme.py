"""The colours: the same roles in every theme, readable, and told apart by who sees no red or no green."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from colours import DEUTERANOPIA, NORMAL, PROTANOPIA, Sight, contrast, distance
from pentapod.scene.theme import LIGHT, THEMES, Theme, css

SEATS = tuple(f"seat-{seat}" for seat in range(6))
STONES = tuple(f"stone-{colour}" for colour in ("violet", "blue", "green", "yellow", "red"))

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.id)


@each_theme
def test_every_theme_has_the_same_roles(theme: Theme) -> None:
    assert list(theme.colors) == list(LIGHT.colors)
    assert all(re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", color) for color in theme.colors.values())


def test_themes_have_names_of_their_own() -> None:
    assert [theme.id for theme in THEMES] == ["light", "dark", "contrast"]


@each_theme
@pytest.mark.parametrize("role", ["ink", "soft-ink", "accent", "danger"])
@pytest.mark.parametrize("ground", ["page", "panel"])
def test_text_is_readable(theme: Theme, role: str, ground: str) -> None:
    assert contrast(theme.colors[role], theme.colors[ground]) >= 4.5


@each_theme
def test_text_on_colours_is_readable(theme: Theme) -> None:
    colors = theme.colors
    assert contrast(colors["on-accent"], colors["accent"]) >= 4.5
    assert contrast(colors["board-mark"], colors["board"]) >= 4.5
    for seat in SEATS:
        assert contrast(colors["ink"], colors[f"{seat}-soft"]) >= 4.5
        assert contrast(colors["on-seat"], colors[seat]) >= 3  # always large or bold


@each_theme
def test_numbers_on_values_are_readable(theme: Theme) -> None:
    for value in ("attack", "defense", "shields"):
        assert contrast(theme.colors["on-value"], theme.colors[f"value-{value}"]) >= 4, value
    assert contrast(theme.colors["on-value-damage"], theme.colors["value-damage"]) >= 4.5
    assert contrast(theme.colors["die-pip"], theme.colors["die"]) >= 4.5
    for base in ("base-ground", "base-space"):
        assert contrast(theme.colors["model"], theme.colors[base]) >= 1.5, base


@each_theme
def test_what_is_drawn_on_the_board_stands_out(theme: Theme) -> None:
    for role in (*SEATS, "touch", "reach", "lost", "hint"):
        assert contrast(theme.colors[role], theme.colors["board"]) >= 3, role


@each_theme
@pytest.mark.parametrize("sight", [NORMAL, PROTANOPIA, DEUTERANOPIA], ids=["normal", "protanopia", "deuteranopia"])
def test_four_seats_are_told_apart_by_colour_alone(theme: Theme, sight: Sight) -> None:
    for one, other in combinations(SEATS[:4], 2):
        assert distance(theme.colors[one], theme.colors[other], sight) >= 12, (one, other)


@each_theme
def test_six_seats_are_told_apart_by_who_sees_all_colours(theme: Theme) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(theme.colors[one], theme.colors[other]) >= 15, (one, other)


@each_theme
def test_stones_tokens_and_rings_stand_out_on_the_crystal(theme: Theme) -> None:
    colors = theme.colors
    for role in (*SEATS, *STONES, "crystal-edge", "crystal-ring", "crystal-beam", "crystal-halo"):
        assert contrast(colors[role], colors["crystal"]) >= 3, role
    for one, other in combinations(STONES, 2):
        assert distance(colors[one], colors[other]) >= 25, (one, other)
    assert contrast(colors["crystal-ring"], colors["crystal-store"]) >= 3


@each_theme
def test_what_is_written_on_stones_and_seals_is_readable(theme: Theme) -> None:
    colors = theme.colors
    for role in ("stone-violet", "stone-red", "seal-move", "seal-void", "seal-weapon", "seal-shield"):
        mark = colors["stone-mark" if role.startswith("stone") else "seal-mark"]
        assert contrast(colors[role], mark) >= 4.5, role
    assert contrast(colors["seal-back"], colors["seal-back-line"]) >= 3


def test_the_measures_themselves() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert distance("#ff0000", "#00ff00") > 2 * distance("#ff0000", "#00ff00", DEUTERANOPIA)
    assert distance("#808080", "#808080", PROTANOPIA) == 0


def test_the_style_sheet_gives_every_role_in_every_theme() -> None:
    text = css()
    for theme in THEMES:
        (rule,) = re.findall(rf":root\[data-theme={theme.id}\]{{([^}}]*)}}", text)
        scheme, *properties = rule.rstrip(";").split(";")
        assert scheme == f"color-scheme:{'light' if theme.id == 'light' else 'dark'}"
        assert dict(entry.removeprefix("--").split(":") for entry in properties) == theme.colors
    assert text.count("{") == text.count("}")


def test_the_style_sheet_follows_the_system_unless_a_theme_is_named() -> None:
    text = css()
    assert text.startswith(":root{color-scheme:light;--page:" + LIGHT.colors["page"])
    for query, color in (("prefers-color-scheme:dark", "#16181b"), ("prefers-contrast:more", "#000000")):
        assert f"@media ({query}){{:root:not([data-theme]){{color-scheme:dark;--page:{color};" in text
