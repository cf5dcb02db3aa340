"""The page is usable by everybody: axe finds nothing serious, targets are large enough, nothing is cut off."""

from __future__ import annotations

import pytest

from web.axe import serious
from web.sitting import Sitting
from web.visit import Visit

SIZES = {"laptop": (1280, 800), "phone": (390, 844), "small phone": (360, 640), "laptop at 200 %": (640, 400)}


@pytest.mark.one_browser
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious(pentapod: Visit, theme: str) -> None:
    settings = f'{{"theme": "{theme}"}}'
    pentapod.page.add_init_script(f"try {{ localStorage.setItem('pentapod.settings', '{settings}') }} catch (e) {{}}")
    page = pentapod.open().page
    sitting = Sitting(pentapod)
    assert serious(pentapod) == []
    sitting.begin("pods", ("Ann", "Bo"), rules="advanced")
    sitting.play_at_random(9)
    assert serious(pentapod) == []
    for name in ("Share this game", "Settings", "Rules of this game", "Resign"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        assert serious(pentapod) == [], name
        page.keyboard.press("Escape")
    page.goto(pentapod.address + "rules/modx.html")
    assert serious(pentapod) == []
    page.goto(pentapod.address + "about.html")
    assert serious(pentapod) == []


@pytest.mark.one_browser
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", ["pods", "modx"])
def test_nothing_is_cut_off_and_targets_can_be_hit(pentapod: Visit, size: str, game_id: str) -> None:
    width, height = SIZES[size]
    page = pentapod.page
    page.set_viewport_size({"width": width, "height": height})
    pentapod.open()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    sitting = Sitting(pentapod)
    sitting.begin(game_id)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    boxes = page.locator(".targets button[aria-disabled=false]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height, box.left, box.right])"
    )
    least = 24 if "laptop" in size else 40
    assert boxes
    for wide, high, left, right in boxes:
        assert min(wide, high) >= least - 0.5
        assert left >= 0 and right <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll("body *")]
            .filter(one => one.checkVisibility())
            .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
            .filter(one => parseFloat(getComputedStyle(one).fontSize) < 14)
            .map(one => one.outerHTML.slice(0, 90))"""
    )
    assert small == []


def test_what_happens_is_announced(pentapod: Visit) -> None:
    sitting = Sitting(pentapod.open())
    sitting.begin("modx", ("Ann", "Bo"))
    cell = sitting.settle()[0]
    sitting.touch(cell)
    said = pentapod.page.locator("#announcer").inner_text()
    assert cell[:2] in said
    assert sitting.prompt() in said


def test_each_theme_paints_the_board_in_its_own_colours(pentapod: Visit) -> None:
    page = pentapod.open().page
    Sitting(pentapod).begin("modx")
    pixel = "() => [...document.querySelector('#board canvas').getContext('2d').getImageData(90, 90, 1, 1).data].join()"
    seen = set()
    for theme in ("Light", "Dark", "High contrast"):
        page.get_by_role("button", name="Settings").click()
        page.get_by_label(theme).check()
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        seen.add(page.evaluate(pixel))
    assert len(seen) == 3
