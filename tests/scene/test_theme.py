"""The colours: the same roles in every theme, readable, and told apart by who sees no red or no green."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from colours import DEUTERANOPIA, NORMAL, PROTANOPIA, Sight, contrast, distance
from pentapod import games
from pentapod.scene.theme import SHARED, Colour, Palette, Theme, css, themes

SEATS = tuple(f"seat-{seat}" for seat in range(6))

each_theme = pytest.mark.parametrize("theme", themes(), ids=lambda theme: theme.id)


EVERY_GAME = tuple(map(games.colours, games.ids()))


@pytest.mark.parametrize("palette", [SHARED, *EVERY_GAME], ids=["shared", *games.ids()])
def test_colours_are_written_as_style_sheets_write_them(palette: Palette) -> None:
    for colour in palette.values():
        for written in (colour.light, colour.dark, colour.contrast or colour.dark):
            assert re.fullmatch(r"#[0-9a-f]{6}([0-9a-f]{2})?", written)


def test_themes_have_names_of_their_own() -> None:
    assert [theme.id for theme in themes()] == ["light", "dark", "contrast"]


def test_a_role_without_a_colour_for_high_contrast_is_as_in_the_dark_theme() -> None:
    light, dark, contrast = themes(
        {"star": Colour("#111111", "#222222"), "moon": Colour("#333333", "#444444", "#555555")}
    )
    assert [theme.colours["star"] for theme in (light, dark, contrast)] == ["#111111", "#222222", "#222222"]
    assert [theme.colours["moon"] for theme in (light, dark, contrast)] == ["#333333", "#444444", "#555555"]


def test_no_two_games_have_a_role_of_the_same_name_and_none_has_a_shared_one() -> None:
    assert len(themes(*EVERY_GAME)[0].colours) == len(SHARED) + sum(map(len, EVERY_GAME))
    star = {"star": Colour("#111111", "#222222")}
    for twice in ((star, star), ({"board": star["star"]},)):
        with pytest.raises(ValueError, match="colour twice"):
            themes(*twice)


@each_theme
@pytest.mark.parametrize("role", ["ink", "soft-ink", "accent", "danger"])
@pytest.mark.parametrize("ground", ["page", "panel"])
def test_text_is_readable(theme: Theme, role: str, ground: str) -> None:
    assert contrast(theme.colours[role], theme.colours[ground]) >= 4.5


@each_theme
def test_text_on_colours_is_readable(theme: Theme) -> None:
    colours = theme.colours
    assert contrast(colours["on-accent"], colours["accent"]) >= 4.5
    assert contrast(colours["board-mark"], colours["board"]) >= 4.5
    for seat in SEATS:
        assert contrast(colours["ink"], colours[f"{seat}-soft"]) >= 4.5
        assert contrast(colours["on-seat"], colours[seat]) >= 3  # always large or bold


@each_theme
def test_what_is_drawn_on_the_board_stands_out(theme: Theme) -> None:
    for role in (*SEATS, "touch", "reach", "lost", "hint", "note"):
        assert contrast(theme.colours[role], theme.colours["board"]) >= 3, role


@each_theme
@pytest.mark.parametrize("sight", [NORMAL, PROTANOPIA, DEUTERANOPIA], ids=["normal", "protanopia", "deuteranopia"])
def test_four_seats_are_told_apart_by_colour_alone(theme: Theme, sight: Sight) -> None:
    for one, other in combinations(SEATS[:4], 2):
        assert distance(theme.colours[one], theme.colours[other], sight) >= 12, (one, other)


@each_theme
def test_six_seats_are_told_apart_by_who_sees_all_colours(theme: Theme) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(theme.colours[one], theme.colours[other]) >= 15, (one, other)


def test_the_measures_themselves() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert distance("#ff0000", "#00ff00") > 2 * distance("#ff0000", "#00ff00", DEUTERANOPIA)
    assert distance("#808080", "#808080", PROTANOPIA) == 0


def test_the_style_sheet_gives_every_role_in_every_theme() -> None:
    text = css(*EVERY_GAME)
    for theme in themes(*EVERY_GAME):
        (rule,) = re.findall(rf":root\[data-theme={theme.id}\]{{([^}}]*)}}", text)
        scheme, *properties = rule.rstrip(";").split(";")
        assert scheme == f"color-scheme:{'light' if theme.id == 'light' else 'dark'}"
        assert dict(entry.removeprefix("--").split(":") for entry in properties) == theme.colours
    assert text.count("{") == text.count("}")


def test_the_style_sheet_follows_the_system_unless_a_theme_is_named() -> None:
    text = css()
    assert text.startswith(":root{color-scheme:light;--page:" + SHARED["page"].light)
    for query, color in (("prefers-color-scheme:dark", "#16181b"), ("prefers-contrast:more", "#000000")):
        assert f"@media ({query}){{:root:not([data-theme]){{color-scheme:dark;--page:{color};" in text
