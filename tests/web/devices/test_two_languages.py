"""Each device speaks its own language, and marks as the host's what the host has sent."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from catalogs import spoken_in
from pentapod.web.shell.words import say
from serve import SiteServer
from site_words import words
from web.axe import serious
from web.devices.devices import Browsers, logged, play, visit
from web.devices.tables import Table
from web.devices.test_guests import COVERED
from web.pages.test_languages import ENGLISH, english_on
from web.visit import Visit

LOCALES: Final = {"en": "en-GB", "de": "de-AT"}

GERMAN: Final = re.compile(r"\b(der|die|das|du|dein|mit|und|ist|sind|auf|nicht|zu|hier)\b", re.IGNORECASE)

FOREIGN: Final = {"en": GERMAN, "de": ENGLISH}
"""What is not of a language, as words without which hardly a sentence of the other one can do."""

SHOWN_IN: Final = """language => {
    const said = [];
    for (const one of document.body.querySelectorAll("*")) {
        if (one.closest("script, noscript, style, template") || one.closest("[lang]").lang !== language) continue;
        for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent.trim());
        for (const name of ["aria-label", "placeholder", "title", "alt"]) said.push(one.getAttribute(name) ?? "");
    }
    return said.filter(Boolean);
}"""
"""All that a page writes or says in a language, as it says of itself."""

NO_CAMERA: Final = """
MediaDevices.prototype.getUserMedia = async () => { throw new DOMException("", "NotFoundError"); };
"""

DRAWN: Final = "#table:not(.frozen) #prompt"


def told(key: str, language: str = "de", **facts: object) -> str:
    """What the page of a device says."""
    return words("join", language).say(key, facts)


def host_in(browsers: Browsers, site: SiteServer, language: str) -> Visit:
    """A host's page in a language, with the invitation for a seat of a new game."""
    host = visit(browsers.get("chromium"), site, {"width": 1280, "height": 800}, locale=LOCALES[language])
    host.page.goto(f"{site.address}#new:pods")
    host.page.locator("#new-game select[data-change=levels]").first.select_option("elsewhere")
    host.page.locator("#start").click()
    host.page.locator("#link").wait_for()
    return host


def link_of(host: Visit) -> str:
    """The link of the invitation that a host shows, whatever its language."""
    return host.page.locator("#link").input_value()


def opened(link: str, device: Visit, language: str, name: str = "Bo") -> str:
    """Open the link of an invitation on a device that speaks a language; the answer."""
    page = device.page
    page.goto(link)
    page.get_by_label(told("name", language)).fill(name)
    page.get_by_role("button", name=told("join", language)).click()
    return page.get_by_label(told("answer-label", language)).input_value()


def taken(host: Visit, answer: str) -> None:
    """Give an answer to the host."""
    host.page.locator("#answer").fill(answer)
    host.page.locator("#connect").press("Enter")


def wrongly_said(page: Page, *languages: str) -> list[str]:
    """What a page says in one of these languages that is of the other one."""
    return [text for one in languages for text in page.evaluate(SHOWN_IN, one) if FOREIGN[one].search(text)]


@pytest.mark.parametrize(("hosts", "guests"), [("en", "de"), ("de", "en")])
def test_guest_and_host_speak_two_languages(browsers: Browsers, site: SiteServer, hosts: str, guests: str) -> None:
    host = host_in(browsers, site, hosts)
    phone = visit(browsers.get("chromium"), site, locale=LOCALES[guests])
    answer = opened(link_of(host), phone, guests)
    assert phone.page.evaluate("() => document.documentElement.lang") == guests
    assert wrongly_said(phone.page, guests) == []
    taken(host, answer)
    phone.page.locator(DRAWN).wait_for()
    play([host, phone], logged(4))
    phone.page.locator("#log li").nth(3).wait_for(state="attached")
    for place in ("#board", "#prompt", "#log li >> nth=0", "#dealer"):
        expect(phone.page.locator(place)).to_have_attribute("lang", hosts)
    expect(phone.page.locator("#undo")).to_have_text(told("undo", guests))
    assert wrongly_said(phone.page, hosts, guests) == []
    assert serious(phone) == []
    phone.page.locator("#resign").click()
    assert phone.page.evaluate(COVERED) == []
    phone.page.locator("#notice").get_by_role("button", name=told("keep-playing", guests)).click()
    with phone.page.expect_popup() as popup:
        phone.page.get_by_role("link", name=told("rules-of-this", guests)).click()
    expect(popup.value.locator("html")).to_have_attribute("lang", guests)
    host.page.goto("about:blank")
    phone.page.locator("#line").get_by_text(told("closed", guests)).wait_for()
    assert wrongly_said(phone.page, hosts, guests) == []
    phone.page.context.close()
    assert host.trouble == phone.trouble == []
    host.page.context.close()


def test_a_german_host_says_in_german_that_a_seat_is_taken(browsers: Browsers, site: SiteServer) -> None:
    host = host_in(browsers, site, "de")
    first, second = (visit(browsers.get("chromium"), site, locale=LOCALES[one]) for one in ("en", "de"))
    link = link_of(host)
    taken(host, opened(link, first, "en"))
    first.page.locator(DRAWN).wait_for()
    late = opened(link, second, "de")
    host.page.locator("#dialog").wait_for(state="hidden")
    for does in ("share", "devices", "invite-onlooker"):
        host.page.locator(f"[data-do={does}]:visible").first.click()
    host.page.locator("#link").wait_for()
    said = host.page.locator("#answer-said")
    with spoken_in("de"):
        for answer, sentence in ((late, "device-used"), ("Hallo!", "device-not-an-answer")):
            taken(host, answer)
            expect(said).to_have_text(say(sentence))
    assert english_on(host.page) == []
    for one in (first, second, host):
        one.page.context.close()
        assert one.trouble == []


def test_what_goes_wrong_on_a_german_device_is_told_in_german(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    code = table.invite()
    table.device = visit(browsers.get("chromium"), site, locale=LOCALES["de"])
    page = table.device.page
    page.add_init_script(NO_CAMERA)
    page.goto(table.device.address + "join.html")
    alert = page.get_by_role("alert")
    wrong = "A" if code[40] != "A" else "B"
    for text, fault in {
        "...": "empty",
        "Hallo!": "foreign",
        f"{site.address}#pods:1.00.B.w.xqFa": "game",
        code[:60]: "cut",
        code[:40] + wrong + code[41:]: "damaged",
        code.replace("PI1", "PI2"): "newer",
    }.items():
        page.get_by_label(told("paste-label")).fill(text)
        page.get_by_role("button", name=told("open")).click()
        expect(alert).to_have_text(told(f"code-{fault}"))
    page.get_by_role("button", name=told("scan")).click()
    expect(alert).to_have_text(told("scan-no-camera"))
    page.goto(f"{site.address}join.html#{code}")
    name = page.get_by_label(told("name"))
    for over in (1, 3):
        name.fill("x" * (24 + over))
        expect(alert).to_have_text(told("name-long", most=24, over=over))
    assert english_on(page) == []
    table.close()


def test_the_language_that_is_set_on_a_device_counts(browsers: Browsers, site: SiteServer) -> None:
    phone = visit(browsers.get("chromium"), site, locale=LOCALES["en"])
    page = phone.page
    page.goto(site.address + "join.html")
    page.get_by_role("heading", name=told("no-invitation", "en")).wait_for()
    page.evaluate("""() => localStorage.setItem("pentapod.settings", JSON.stringify({ language: "de" }))""")
    page.reload()
    page.get_by_role("heading", name=told("no-invitation")).wait_for()
    assert page.title() == told("title")
    assert english_on(page) == []
    page.context.close()
    assert phone.trouble == []
