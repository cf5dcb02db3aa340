"""What host and guests are told when something is asked, opened twice, loaded anew or taken elsewhere."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize

from serve import SiteServer
from web.axe import serious
from web.devices.devices import Browsers, logged, play, visit
from web.devices.test_hosted import host_of, join
from web.visit import Visit

SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1280, "height": 800},
    {"width": 844, "height": 390},
    {"width": 360, "height": 640},
)

COVERED: Final = """() => {
    const seen = [...document.querySelectorAll("a, button")].filter(one => !one.closest(".targets")
        && one.checkVisibility({ visibilityProperty: true }));
    return seen.filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !one.contains(hit);
    }).map(one => one.ariaLabel || one.textContent);
}"""
"""What can be pressed beside the board and is not on top at its middle, or lies outside the window."""


def link_of(host: Visit) -> str:
    """The link of the invitation that the host shows."""
    return host.page.get_by_label("Invitation link").input_value()


def reopen(host: Visit) -> None:
    """Close the dialog of the invitation, and open it once more from under the prompt."""
    host.page.locator("#dialog").get_by_role("button", name="Close").click()
    host.page.locator("#notice").get_by_role("button", name="Invite").click()
    host.page.get_by_label("Invitation link").wait_for()


def close(*visits: Visit) -> None:
    for one in visits:
        one.page.context.close()
        assert one.trouble == []


def test_an_invitation_says_who_invites_to_what_and_stays_until_it_is_answered(
    browsers: Browsers, site: SiteServer
) -> None:
    host = visit(browsers.get("chromium"), site, {"width": 1280, "height": 800})
    host.page.goto(f"{site.address}#new:xpod")
    host.page.get_by_label("Name of South").fill("Ann")
    host.page.get_by_label("Who plays North").select_option("Person on another device")
    host.page.get_by_role("button", name="Start", exact=True).click()
    host.page.get_by_role("heading", name="Invite North to play X-Pod Play Off").wait_for()
    link = link_of(host)
    assert len(link) <= 220
    reopen(host)
    assert link_of(host) == link
    phone, other = (visit(browsers.get("chromium"), site) for _ in range(2))
    for one in (phone, other):
        one.page.goto(link)
        one.page.get_by_role("heading", name="Ann invites you to play X-Pod").wait_for()
        assert "as North" in one.page.get_by_role("heading", level=2).inner_text()
        one.page.get_by_label("Your name").fill("Cy")
        one.page.get_by_role("button", name="Join").click()
        one.page.get_by_label("Text of your answer").wait_for()
    host.page.get_by_role("button", name="New invitation").click()
    host.until(f"() => !['', {link!r}].includes(document.getElementById('link')?.value ?? '')")
    host.page.get_by_label("Answer from the other device").fill(other.page.locator("#answer").input_value())
    host.page.get_by_role("button", name="Connect").click()
    host.page.get_by_text("This answers an older invitation").wait_for()
    phone.page.reload()
    join(host, phone, "Bo")
    close(phone, other, host)


def test_what_is_asked_is_seen_to_wait_after_a_reload_too_and_is_called_off(
    browsers: Browsers, site: SiteServer
) -> None:
    host = host_of(browsers, site, "chromium", "pods", "Blue")
    phone = visit(browsers.get("chromium"), site)
    join(host, phone, "Bo")
    play([host, phone], logged(6))
    waits = phone.page.locator("#notice").get_by_text("to agree.")
    asked = host.page.locator("#notice").get_by_text("would like to take this back")
    if phone.page.locator("#undo[aria-disabled=true]").count():
        play([host, phone], logged(7))
    phone.page.get_by_role("button", name="Undo").click()
    waits.wait_for()
    asked.wait_for()
    phone.until("() => sessionStorage.getItem('pentapod.spare')")
    phone.page.wait_for_timeout(500)
    phone.page.reload()
    waits.wait_for()
    assert serious(phone) == []
    host.page.reload()
    phone.page.get_by_text("Ask the host for a new invitation").wait_for()
    host.page.locator("#notice").get_by_role("button", name="Invite again").click()
    join(host, phone, "Bo")
    phone.page.locator("#notice").get_by_text("your question was lost. Ask again.").wait_for()
    phone.page.get_by_role("button", name="Undo").click()
    waits.wait_for()
    asked.wait_for()
    phone.page.get_by_role("button", name="Withdraw").click()
    waits.wait_for(state="detached")
    asked.wait_for(state="detached")
    phone.page.get_by_role("button", name="Undo").click()
    waits.wait_for()
    host.page.locator("#notice").get_by_role("button", name="No", exact=True).click()
    phone.page.locator("#prompt").get_by_text("would rather not.").wait_for()
    with phone.page.expect_popup() as popup:
        phone.page.get_by_role("link", name="Rules of this game").click()
    popup.value.get_by_role("heading", level=1).filter(has_text="PODS").wait_for()
    assert phone.page.locator("#line").is_hidden()
    close(phone, host)


def test_after_a_reload_of_the_host_a_new_tab_of_the_guest_takes_its_seat(browsers: Browsers, site: SiteServer) -> None:
    host = host_of(browsers, site, "chromium", "modx", "Blue")
    phone = visit(browsers.get("chromium"), site)
    join(host, phone, "Bo")
    play([host, phone], logged(2))
    host.page.reload()
    host.page.get_by_text("The seat of Bo is waiting: send that device a new invitation.").wait_for()
    phone.page.get_by_text("Ask the host for a new invitation").wait_for()
    assert serious(phone) == []
    for size in SIZES:
        phone.page.set_viewport_size(size)
        assert phone.page.evaluate(COVERED) == [], size
    host.page.locator("#notice").get_by_role("button", name="Invite again").click()
    tab = Visit(phone.page.context.new_page(), site.address)
    tab.page.goto(link_of(host))
    assert tab.page.get_by_label("Your name").input_value() == "Bo"
    join(host, tab, "Bo")
    assert host.page.locator("#log li").count() >= 2
    phone.page.get_by_text("You are playing in another tab.").wait_for()
    assert tab.trouble == []
    close(phone, host)


def test_one_tab_hosts_and_another_may_take_over(browsers: Browsers, site: SiteServer) -> None:
    host = host_of(browsers, site, "chromium", "pods", "Blue")
    phone = visit(browsers.get("chromium"), site)
    join(host, phone, "Bo")
    tab = Visit(host.page.context.new_page(), site.address)
    tab.page.goto(host.page.url)
    dialog = tab.page.get_by_role("dialog", name="Open in another tab")
    dialog.get_by_text("Another tab of this browser is sharing this game").wait_for()
    assert serious(tab) == []
    phone.page.wait_for_timeout(500)
    assert phone.page.locator("#line").is_hidden()
    dialog.get_by_role("button", name="Take over here").click()
    tab.page.get_by_text("The seat of Bo is waiting: send that device a new invitation.").wait_for()
    host.page.get_by_text("Another tab of this browser has taken over this game.").wait_for()
    phone.page.get_by_text("The host has moved to another tab.").wait_for()
    tab.page.locator("#notice").get_by_role("button", name="Invite again").click()
    join(tab, phone, "Bo")
    assert tab.trouble == []
    close(phone, host)


def test_axe_finds_nothing_on_the_guests_page(browsers: Browsers, site: SiteServer) -> None:
    host = host_of(browsers, site, "chromium", "xtal", "Amber")
    phone = visit(browsers.get("chromium"), site)
    page = phone.page
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.goto(f"{site.address}join.html")
        page.get_by_role("button", name="Open").wait_for()
        assert serious(phone) == []
        page.get_by_label("Invitation link").fill("Hello!")
        page.get_by_role("button", name="Open").click()
        page.get_by_role("alert").filter(has_text="This is not a Pentapod code.").wait_for()
        assert serious(phone) == []
        page.goto(link_of(host))
        page.get_by_label("Your name").fill("Bo")
        assert serious(phone) == []
        page.get_by_role("button", name="Join").click()
        page.get_by_role("img", name="QR code for your answer").wait_for()
        assert serious(phone) == []
        page.goto("about:blank")
    join(host, phone, "Bo")
    assert serious(phone) == []
    page.emulate_media(color_scheme="light")
    assert serious(phone) == []
    close(phone, host)
