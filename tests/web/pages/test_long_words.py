"""Words two fifths longer than in English fit on a small phone: nothing is cut off, and no page scrolls sideways."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pentapod import games
from site_files import ROOT
from web.visit import ChangedSite, VisitMaker

pytestmark = pytest.mark.one_browser

LOST = """() => {
    const DESIGNED = ".skip, pre, .cm-editor *, .plate *";
    const LABELS = "button, a, label, summary, input, select, textarea, h1, h2, h3, legend, [data-say], #prompt";
    const root = document.documentElement;
    const wide = one => one.scrollWidth > one.clientWidth + 1;
    const around = one => one.parentElement ?? one.getRootNode().host;
    const below = one => [...one.querySelectorAll("*")].flatMap(
        each => [each, ...each.shadowRoot ? below(each.shadowRoot) : []]);

    function lost(one) {
        const own = getComputedStyle(one);
        if (/auto|scroll/.test(own.overflowX) && wide(one)) return "scrolls sideways";
        let box = one.getBoundingClientRect();
        if (!one.matches(LABELS) || Math.min(box.width, box.height) < 2) return "";
        if (own.overflowX !== "visible" && wide(one) && !one.matches("input, textarea")) return "is cut off";
        let isFixed = own.position === "fixed";
        for (let outer = around(one); outer !== document.body; outer = around(outer)) {
            const { display, overflowX, overflowY, position } = getComputedStyle(outer);
            isFixed ||= position === "fixed";
            if (display === "contents" || overflowX === "visible") continue;
            const room = outer.getBoundingClientRect();
            if (box.left < room.left - 1 || box.right > room.right + 1) return "is cut off at a side";
            if (/auto|scroll/.test(overflowY)) box = room;
            else if (box.top < room.top - 1 || box.bottom > room.bottom + 1) return "is cut off above or below";
        }
        const scrolled = isFixed ? 0 : scrollY;
        const high = isFixed ? innerHeight : Math.max(innerHeight, root.scrollHeight);
        const isAcross = box.left < -1 || box.right > innerWidth + 1;
        return isAcross || box.top + scrolled < -1 || box.bottom + scrolled > high + 1 ? "is outside the window" : "";
    }

    const shown = below(document.querySelector("dialog:modal") ?? document.body).filter(
        one => !one.matches(DESIGNED) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const faults = shown.map(one => [one, lost(one)]).filter(([, how]) => how).map(
        ([one, how]) => `${one.tagName} #${one.id} .${one.className} ${one.innerText || one.ariaLabel} ${how}`);
    return wide(root) ? [`the page is ${root.scrollWidth} pixels wide`, ...faults] : faults;
}"""
"""What cannot be read or reached. Left out are what is out of sight until it has the focus, code, and the plates of
players, where names end in dots and labels leave as a whole where there is no room."""

PLACES = {
    "": ".card",
    **{f"#new:{game_id}": "#dialog[open] h2" for game_id in games.ids()},
    **{f"#play:{game_id}": "#board .targets button" for game_id in games.ids()},
    "#puzzle:pods": "#coach h2",
    "#learn:pods": "#course h2",
}
"""What is waited for at each address of the first page."""

PAGES = {
    "rules/de/pocketmodel.html": "main h2",
    "owners.de.html": "#code",
    "join.html": "main button",
    "workshop.html": "#code .cm-content",
}


def speak_long(site: Path) -> None:
    ways = os.pathsep.join(str(ROOT / folder) for folder in ("py", "tools", "tests"))
    command = [sys.executable, str(ROOT / "tests/web/long_words.py"), str(site)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": ways})


def test_long_words_fit_on_a_small_phone(browser: Browser, visit: VisitMaker, changed_site: ChangedSite) -> None:
    lost: list[str] = []
    with browser.new_context(
        locale="de", viewport={"width": 360, "height": 640}, reduced_motion="reduce", service_workers="block"
    ) as context:
        here = visit(context, changed_site(speak_long).address).open()
        page = here.page

        def look(place: str, shown: str) -> None:
            page.locator(shown).first.wait_for()
            here.resize(360, 640)
            lost.extend(f"{place}: {found}" for found in page.evaluate(LOST))

        for place, shown in PLACES.items():
            here.open(place)
            look(place, shown)
            if place.startswith("#new"):
                page.keyboard.press("Escape")
        page.locator("[data-do=settings]").click()
        look("settings", "#dialog[open] h2")
        for place, shown in PAGES.items():
            page.goto(here.address + place)
            look(place, shown)
    assert not lost, "\n".join(lost)
