"""All of Pentapod in one file, from a disk: it invites another device and joins one, by text."""

from __future__ import annotations

import shutil
from pathlib import Path

from single_file import NAME
from web.devices.devices import PHONE, Browsers, play
from web.visit import PATIENCE, SITE, Visit

BO_ACTED = "() => [...document.querySelectorAll('#log li')].some(one => /Bo placed/.test(one.textContent))"


def from_a_disk(browsers: Browsers, name: str, folder: Path) -> Visit:
    """A page of the file by itself in a folder, not yet opened."""
    file = shutil.copyfile(SITE / NAME, folder / f"{name}-{NAME}")
    context = browsers.get("chromium").new_context(viewport=PHONE)
    context.set_default_timeout(1000 * PATIENCE)
    return Visit(context.new_page(), file.as_uri())


def test_two_devices_without_a_site_play_with_each_other(browsers: Browsers, tmp_path: Path) -> None:
    host, guest = (from_a_disk(browsers, name, tmp_path) for name in ("host", "guest"))
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    host.page.goto(f"{host.address}#new:pods")
    guest.page.goto(guest.address, wait_until="commit")
    guest.page.get_by_role("link", name="Join a game on another device").click()
    field = guest.page.get_by_label("Invitation link")
    field.wait_for()
    host.page.get_by_label("Who plays Blue").select_option("Person on another device")
    host.page.get_by_role("button", name="Start", exact=True).click()
    code = host.page.get_by_label("Invitation code").input_value()
    assert "file:" not in code
    field.fill(code)
    guest.page.get_by_role("button", name="Open").click()
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_role("img", name="QR code for your answer").wait_for()
    answer = guest.page.get_by_label("Text of your answer").input_value()
    host.page.get_by_label("Answer from the other device").fill(answer)
    host.page.get_by_role("button", name="Connect").click()
    host.page.locator(".plate", has_text="Bo").locator(".place.device").wait_for()
    for page in (host.page, guest.page):
        page.locator("#table #prompt").wait_for()
    play([host, guest], BO_ACTED)
    guest.page.locator("#log li").filter(has_text="Bo placed").first.wait_for(state="attached")
    assert [url for url in asked if url.startswith("http")] == []
    guest.page.get_by_role("link", name="Pentapod, home page").click()
    guest.page.locator("#home").wait_for()
    assert host.trouble == guest.trouble == []
