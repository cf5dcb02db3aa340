"""Two devices find each other without a server, by what they show each other."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from serve import SiteServer
from web.devices import qr
from web.devices.devices import Browsers, visit
from web.devices.network import ADDRESS
from web.devices.tables import Table, another_device
from web.devices.test_hosted import join
from web.devices.test_stun import PLACES, invite
from web.visit import Visit

CAMERA: Final = """
globalThis.asked = 0;
globalThis.tracks = [];
const open = MediaDevices.prototype.getUserMedia;
MediaDevices.prototype.getUserMedia = async function (...rest) {
    asked++;
    const stream = await open.apply(this, rest);
    tracks.push(...stream.getTracks());
    return stream;
};
"""
"""Counts how often a page asks for the camera, and keeps what it gets."""

PAIRS = [("chromium", "chromium"), ("firefox", "firefox"), ("chromium", "firefox"), ("firefox", "chromium")]


@pytest.mark.parametrize(("host", "device"), PAIRS)
def test_from_an_invitation_to_a_board(browsers: Browsers, site: SiteServer, host: str, device: str) -> None:
    table = Table(browsers, site, host, device)
    table.join(name="Ada")
    page = table.device.page
    assert table.ask("() => pretend.of(1).name") == "Ada"
    table.touch("b")
    table.until_touched("b")
    page.locator("#log button", has_text="touches b").wait_for(state="attached")
    table.close()


def test_names_that_hide_addresses_are_found(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium", plain=True)
    table.join()
    table.close()


def test_what_is_pasted_wrongly_is_told_in_words(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    page.goto(table.device.address + "join.html")
    invitation = table.invite()
    wrong = "A" if invitation[40] != "A" else "B"
    for text, sentence in {
        "Hello!": "This is not a Pentapod code.",
        invitation[:-9]: "The end of this code is missing.",
        f"{invitation[:40]}{wrong}{invitation[41:]}": "A character in this code is wrong.",
    }.items():
        page.get_by_label("Invitation link").fill(text)
        page.get_by_role("button", name="Open").click()
        page.get_by_role("alert").filter(has_text=sentence).wait_for()
    page.get_by_label("Invitation link").fill(f"join here: {table.device.address}join.html#{invitation} !")
    page.get_by_role("button", name="Open").click()
    table.answer(name="Ada")
    for text, error in {"so what": "not-an-answer", invitation: "not-an-answer"}.items():
        assert error in table.ask("text => pentapodDevices.accept(1, text).catch(String)", text)
    table.close()


def test_an_invitation_stays_until_it_is_answered_and_an_old_one_is_told(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    code = table.invite()
    assert table.invite() == code
    other = table.invite(2)
    accept = "([number, text]) => pentapodDevices.accept(number, text).catch(String)"
    page.goto(f"{table.device.address}join.html#{code}")
    used = table.answer(name="Ada")
    assert table.ask(accept, [2, used]) == "Error: used"
    page.evaluate("code => { location.hash = code; }", other)
    field = page.get_by_label("Text of your answer")
    field.wait_for()
    replaced = field.input_value()
    assert table.ask(accept, [1, replaced]) == "Error: not-this-invitation"
    assert table.ask("() => pentapodDevices.invite(2, [], true)") != other
    assert table.ask(accept, [2, replaced]) == "Error: replaced"
    assert table.invite() != code
    table.close()


def test_the_answers_code_is_read_from_the_screen(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    page.goto(f"{table.device.address}join.html#{table.invite()}")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.get_by_label("Your name").fill("Ada")
        page.get_by_role("button", name="Join").click()
        page.get_by_role("img", name="QR code for your answer").wait_for()
        answer = page.get_by_label("Text of your answer").input_value()
        assert qr.read(page.screenshot()) == answer
        page.reload()
    table.close()


def scanning(table: Table, browsers: Browsers, site: SiteServer, text: str, folder: Path) -> Visit:
    """The device of a table, whose camera looks at the code of a text."""
    film = qr.film(table.host.page, text, folder / "camera.y4m")
    camera = ("--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}")
    return another_device(table, browsers, site, "chromium", *camera)


def test_an_invitation_is_scanned(browsers: Browsers, site: SiteServer, tmp_path: Path) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    link = f"{table.device.address}join.html#{table.invite()}"
    assert len(link) <= 220
    device = scanning(table, browsers, site, link, tmp_path)
    requests: list[str] = []
    device.page.on("request", lambda request: requests.append(request.url))
    device.page.goto(table.device.address + "join.html")
    device.page.context.grant_permissions([])
    device.page.get_by_role("button", name="Scan").click()
    device.page.get_by_role("alert").filter(has_text="The browser may not use the camera.").wait_for()
    assert not any("jsqr" in one for one in requests)
    device.page.context.grant_permissions(["camera"])
    device.page.get_by_role("button", name="Scan").click()
    table.answer(name="Ada")
    assert table.ask("() => pretend.of(1).name") == "Ada"
    table.close()


def test_an_invitation_tells_where_the_host_is_once_the_camera_was_allowed(
    browsers: Browsers, site: SiteServer
) -> None:
    """Chromium hides addresses behind names of the own network until a page may use the camera; nobody is surprised."""
    host = visit(browsers.get("chromium", "--use-fake-device-for-media-stream", plain=True), site)
    page = host.page
    page.add_init_script(CAMERA)
    page.context.grant_permissions([])
    link = invite(host)
    assert all(place.split()[1].endswith(".local") for place in page.evaluate(PLACES, link))
    assert page.evaluate("() => asked") == 0
    page.get_by_text("This browser hides the network address of this device").wait_for()
    page.get_by_role("button", name="Use the camera first").click()
    page.get_by_text("The browser did not let this page use the camera. The invitation stays").wait_for()
    assert page.get_by_label("Invitation link").input_value() == link
    page.context.grant_permissions(["camera"])
    page.get_by_role("button", name="Use the camera first").click()
    page.get_by_text("Here is a new invitation, which says where to find this device.").wait_for()
    seen = page.get_by_label("Invitation link").input_value()
    assert len(seen) <= 220
    page.get_by_role("img", name="QR code").scroll_into_view_if_needed()
    assert qr.read(page.screenshot()) == seen
    assert f"host {ADDRESS}" in [place.rpartition(" ")[0] for place in page.evaluate(PLACES, seen)]
    assert page.evaluate("() => tracks.map(one => one.readyState)") == ["ended"], "the camera is let go"
    assert page.get_by_role("button", name="Use the camera first").count() == 0
    phone = visit(browsers.get("chromium", plain=True), site)
    join(host, phone, "Bo")
    for one in (host, phone):
        one.page.context.close()
        assert one.trouble == []


def test_without_a_camera_there_is_the_text(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    page.goto(table.device.address + "join.html")
    page.get_by_role("button", name="Scan").click()
    page.get_by_role("alert").filter(has_text="No camera was found here.").wait_for()
    page.get_by_label("Invitation link").wait_for()
    table.close()
