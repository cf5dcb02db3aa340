"""Whole games between a host with its rules and devices without any, from invitation to result, by labels."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from serve import SiteServer
from web.devices.devices import Browsers, logged, play, visit
from web.devices.meeting import OVER
from web.sitting import Sitting
from web.visit import Visit

BUZZES: Final = """
globalThis.buzzes = [];
Navigator.prototype.vibrate = milliseconds => { buzzes.push(milliseconds); return true; };
"""
"""Notes when a page shakes its device."""


def host_of(browsers: Browsers, site: SiteServer, name: str, game: str, *elsewhere: str) -> Visit:
    """A host's page with a new game, in which these seats are played at other devices."""
    host = visit(browsers.get(name), site, {"width": 1280, "height": 800})
    host.page.goto(f"{site.address}#new:{game}")
    for seat in elsewhere:
        host.page.get_by_label(f"Who plays {seat}").select_option("Person on another device")
    host.page.get_by_role("button", name="Start", exact=True).click()
    return host


def join(host: Visit, device: Visit, name: str) -> None:
    """From the invitation that the host shows to the board at the device."""
    link = host.page.get_by_label("Invitation link").input_value()
    device.page.goto(link)
    field = device.page.get_by_label("Your name")
    field.or_(device.page.get_by_label("Text of your answer")).wait_for()
    if field.count():  # Who was there already is known.
        field.fill(name)
        device.page.get_by_role("button", name="Join").click()
    answer = device.page.get_by_label("Text of your answer").input_value()
    host.page.get_by_label("Answer from the other device").fill(answer)
    # The invitation may just have come: a click counts only after a moment, a key at once.
    host.page.get_by_role("button", name="Connect").press("Enter")
    device.page.locator("#table #prompt").wait_for()
    host.page.locator(".plate", has_text=name).locator(".place.device").wait_for(state="attached")
    shown = "document.getElementById('link')"
    host.until(f"() => !{shown}?.checkVisibility() || {shown}.value !== {link!r}")


def test_pods_from_invitation_to_result(browsers: Browsers, site: SiteServer) -> None:
    """The phone shakes in the hand as often as its turn comes, and not when others do something."""
    host = host_of(browsers, site, "chromium", "pods", "Blue")
    phone = visit(browsers.get("chromium"), site)
    phone.page.add_init_script(BUZZES)
    join(host, phone, "Bo")
    host.page.locator(".plate .place").wait_for()
    play([host, phone], OVER)
    phone.until(OVER)
    match = Sitting(host).match()
    turns = [match.state_at(ply).actors for ply in range(len(match.steps))]
    came = sum((before, now) == ((1,), (0,)) for before, now in pairwise(turns))
    assert came > 3
    assert phone.page.evaluate("() => buzzes") == [60] * came
    assert host.trouble == phone.trouble == []


def test_xtal_for_three_by_speed_with_a_host_that_is_loaded_anew(browsers: Browsers, site: SiteServer) -> None:
    """Two phones, one of them Firefox. The match and its names are kept, and all say plainly what is to be done."""
    host = visit(browsers.get("chromium"), site, {"width": 1280, "height": 800})
    host.page.goto(f"{site.address}#new:xtal")
    host.page.locator("select[name=players]").select_option("3")
    host.page.get_by_text("Set-up:").click()
    host.page.get_by_text("In real time").first.click()
    for seat in ("Sapphire", "Jade"):
        host.page.get_by_label(f"Who plays {seat}").select_option("Person on another device")
    host.page.get_by_role("button", name="Start", exact=True).click()
    phones = [visit(browsers.get(name), site) for name in ("chromium", "firefox")]
    for phone, name in zip(phones, ("Ada", "Bo"), strict=True):
        join(host, phone, name)
    play([host, *phones], logged(8), seed=5)
    before = host.page.locator("#log li").count()
    host.page.reload()
    for name in ("Ada", "Bo"):
        waiting = f"The seat of {name} is waiting: send that device a new invitation."
        host.page.locator("#notice").get_by_text(waiting).wait_for()
    for phone in phones:
        phone.page.locator("#line").get_by_text("Ask the host for a new invitation").wait_for()
        assert phone.page.locator("#log li").count() >= 3
    assert host.page.locator("#log li").count() >= before
    for phone, name in zip(phones, ("Ada", "Bo"), strict=True):
        if not host.page.locator("#dialog[open]").count():
            host.page.locator("#notice").get_by_role("button", name="Invite").first.click()
        join(host, phone, name)
    play([host, *phones], logged(before + 4), seed=5)
    for phone in phones:
        phone.page.locator("#log").wait_for(state="attached")
    assert [one.trouble for one in (host, *phones)] == [[], [], []]
