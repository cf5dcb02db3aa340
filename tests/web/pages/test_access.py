"""The page is usable by everybody: axe finds nothing serious, targets are large enough, nothing is cut off."""

from __future__ import annotations

import pytest

from pentapod import games
from web.axe import serious
from web.sitting import Sitting
from web.visit import Visit

SMALL_PRINT = """() => [...document.querySelectorAll("body *")]
    .filter(one => one.checkVisibility())
    .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 14)
    .map(one => one.outerHTML.slice(0, 90))"""

CUT = """() => [document.documentElement, ...document.querySelectorAll(".targets button[aria-disabled=false]")]
    .filter(one => one.scrollWidth > innerWidth || one.getBoundingClientRect().left < 0
        || one.getBoundingClientRect().right > innerWidth)
    .map(one => one.ariaLabel ?? "the page")"""

SIZES = {"laptop": (1280, 800), "phone": (390, 844), "small phone": (360, 640), "laptop at 200 %": (640, 400)}
LEAST = {"laptop": 24, "phone": 32, "small phone": 32, "laptop at 200 %": 24}
"""The least side of a target, in CSS pixels."""


@pytest.mark.lengthy
@pytest.mark.one_browser
def test_axe_finds_nothing_serious(shared: Visit) -> None:
    look_everywhere(shared)


@pytest.mark.one_browser
@pytest.mark.parametrize("theme", [pytest.param("Dark", marks=pytest.mark.long), "High contrast"])
def test_axe_finds_every_word_readable_in_other_themes(shared: Visit, theme: str) -> None:
    choose_theme(shared, theme)
    look_everywhere(shared, "color-contrast")


def choose_theme(visit: Visit, theme: str) -> None:
    """Choose a theme by its name in Settings."""
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.get_by_label(theme).check()
    visit.page.keyboard.press("Escape")


def look_everywhere(pentapod: Visit, *rules: str) -> None:
    """On the first page, at a table and in its dialogs, on a rules page and the page about Pentapod."""
    page = pentapod.page
    sitting = Sitting(pentapod)
    assert serious(pentapod, *rules) == []
    sitting.begin("pods", ("Ann", "Bo"), rules="advanced")
    sitting.play_at_random(9)
    assert serious(pentapod, *rules) == []
    for name in ("Share this game", "Settings", "Rules of this game", "Resign"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        assert serious(pentapod, *rules) == [], name
        page.keyboard.press("Escape")
    page.goto(pentapod.address + "rules/modx.html")
    assert serious(pentapod, *rules) == []
    page.goto(pentapod.address + "about.html")
    assert serious(pentapod, *rules) == []


@pytest.mark.one_browser
@pytest.mark.parametrize("game_id", games.ids())
def test_nothing_is_cut_off_and_targets_can_be_hit(shared: Visit, game_id: str) -> None:
    page = shared.page
    for width, height in SIZES.values():
        shared.resize(width, height)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    Sitting(shared).begin(game_id)
    for name, (width, height) in SIZES.items():
        shared.resize(width, height)
        shared.becomes(CUT, [], name)
        boxes = page.locator(".targets button[aria-disabled=false]").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
        )
        assert min(boxes) >= LEAST[name] - 0.5, name
        assert page.evaluate(SMALL_PRINT) == [], name


@pytest.mark.one_browser
def test_what_happens_is_announced(shared: Visit) -> None:
    sitting = Sitting(shared)
    sitting.begin("modx", ("Ann", "Bo"))
    cell = sitting.settle()[0]
    sitting.touch(cell)
    said = shared.page.locator("#announcer", has_text=cell[:2])
    said.wait_for(state="attached")
    assert sitting.prompt() in said.inner_text()


@pytest.mark.one_browser
def test_each_theme_paints_the_board_in_its_own_colours(shared: Visit) -> None:
    page = shared.page
    Sitting(shared).begin("modx")
    pixel = "() => [...document.querySelector('#board canvas').getContext('2d').getImageData(90, 90, 1, 1).data].join()"
    seen = set()
    for theme in ("Light", "Dark", "High contrast"):
        choose_theme(shared, theme)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen.add(page.evaluate(pixel))
    assert len(seen) == 3
