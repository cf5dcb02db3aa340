"""What goes wrong between devices: nothing is lost or counted twice, and both sides say at once what is the matter."""

from __future__ import annotations

from typing import Final

import pytest

from browsers import within
from pentapod import games
from pentapod.engine import link
from pentapod.play.words import say
from random_play import SOAK
from serve import SiteServer
from web.devices.devices import Browsers, logged, play, visit
from web.devices.tables import Table
from web.devices.test_hosted import host_of, join
from web.sitting import PAINTED
from web.taps import PRESSED_AS_IT_COMES
from web.visit import PATIENCE, Visit

AGAIN = 20 if SOAK else 6
"""How often a connection is closed and made again. From the third time on it is as after the second: each way back
was made over a connection that had come back itself."""

LATE = """milliseconds => {
    const send = RTCDataChannel.prototype.send;
    let last = 0;
    RTCDataChannel.prototype.send = function (text) {
        globalThis.channel = this;
        last = Math.max(performance.now() + milliseconds * (1 + Math.random()), last + 3);
        setTimeout(() => this.readyState === "open" && send.call(this, text), last - performance.now());
    };
}"""
"""Everything that a page says comes late, in its order: timers are cut to whole milliseconds."""

HOLD_CHANNEL = """
const send = RTCDataChannel.prototype.send;
RTCDataChannel.prototype.send = function (text) {
    globalThis.channel = this;
    return send.call(this, text);
};
"""

HEAR = """
const create = RTCPeerConnection.prototype.createDataChannel;
globalThis.answered = false;
RTCPeerConnection.prototype.createDataChannel = function (...rest) {
    const made = create.apply(this, rest);
    made.addEventListener("message", ({ data }) => {
        const told = data[0] === "{" ? JSON.parse(data) : {};
        if (told.do === "view") globalThis.moment = told.moment;
        if (told.do === "about") globalThis.answered = true;
    });
    return made;
};
"""
"""Notes which position a page was told last, and whether it was told of something."""

OPEN = "#board .targets button[aria-disabled=false]"
LIT = f"() => document.querySelector('{OPEN}') !== null"


@pytest.mark.parametrize(
    ("host", "device"),
    [("chromium", "chromium"), ("firefox", "firefox"), pytest.param("chromium", "firefox", marks=pytest.mark.long)],
)
def test_a_device_that_is_loaded_anew_comes_back_by_itself(
    browsers: Browsers, site: SiteServer, host: str, device: str
) -> None:
    table = Table(browsers, site, host, device)
    table.join()
    touches = ""
    for field in "abb":
        table.touch(field)
        touches += field
        table.until_touched(touches)
        table.wait_for_way_back()
        table.device.page.reload()
        table.wait_for_board()
        table.device.page.locator("#line").wait_for(state="hidden")
    assert table.ask("() => pretend.of(1).name") == "Guest"
    table.close()


REPLACES = """() => {
    const say = pretend.say;
    pretend.say = (device, what, fields) => {
        const { display } = fields;
        if (what === "view" && pretend.touches.length) {
            const renamed = (one, touch) => ({ ...one, touch, label: `field ${touch}` });
            display.targets = display.targets.map((one, at) => renamed(one, "cd"[at]));
            display.lit = ["c", "d"];
        }
        return say.call(pretend, device, what, fields);
    };
}"""
"""Once a field was touched, a host shows others in the places of both."""


def test_what_the_host_has_just_put_under_a_finger_takes_no_tap(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    table.join()
    table.ask(REPLACES)
    page.evaluate(
        f"() => {{ globalThis.pressed = ({PRESSED_AS_IT_COMES})([document, '.targets', '[data-touch=d]']); }}"
    )
    table.touch("a")
    page.evaluate("() => globalThis.pressed")
    page.wait_for_timeout(500)
    table.until_touched("a")
    table.touch("d")
    table.until_touched("ad")
    table.close()


def test_without_a_way_back_a_device_scans_anew(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    table.join()
    table.touch("a")
    table.until_touched("a")
    page.evaluate("() => addEventListener('pagehide', () => sessionStorage.removeItem('pentapod.spare'))")
    page.reload()
    table.host.until("() => pretend.states.some(([, state]) => state === 'closed')", seconds=5)
    page.get_by_text("Your seat is waiting for you.").wait_for()
    assert page.get_by_role("button", name="field a").is_disabled()  # The last view is kept, and nothing is lit.
    page.get_by_role("button", name="Scan a new invitation").click()
    page.get_by_label("Invitation link").fill(table.invite())
    page.get_by_role("button", name="Open").click()
    table.answer()
    assert page.locator("#line").is_hidden()
    table.touch("b")
    table.until_touched("ab")
    table.close()


def test_a_host_that_is_loaded_anew_goes_on(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    table.join()
    table.touch("a")
    table.until_touched("a")
    table.host.page.reload()
    page.get_by_text("The host's page was closed or reloaded.").wait_for(timeout=5000)
    table.begin()
    page.evaluate("code => { location.hash = code; }", table.invite())
    table.answer()
    table.touch("b")
    table.until_touched("b")
    table.close()


def test_connections_that_are_closed_and_made_again(browsers: Browsers, site: SiteServer) -> None:
    """Each time something was touched that the host has not heard, and the device comes back by itself."""
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    page.add_init_script(HOLD_CHANNEL)
    table.join()
    for number in range(AGAIN):
        table.wait_for_way_back()
        table.ask("() => { pretend.isDeaf = true; }")
        table.touch("ab"[number % 2])
        table.host.until("() => pretend.unheard > 0")
        table.ask("() => { pretend.isDeaf = false; pretend.unheard = 0; }")
        page.evaluate("() => channel.close()")
        table.until_touched(("ab" * AGAIN)[: number + 1])
        table.wait_for_board()
    table.close()


def test_an_invitation_made_anew_takes_the_place_of_a_connection(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    table.join()
    table.wait_for_way_back()
    page.evaluate("() => { sessionStorage.removeItem('pentapod.spare'); }")
    code = table.invite()
    page.get_by_text("Your seat is waiting for you.").wait_for()
    page.evaluate("code => { location.hash = code; }", code)
    table.answer()
    table.touch("b")
    table.until_touched("b")
    table.close()


def test_a_question_stays_while_others_play(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    table.join()
    page.get_by_role("button", name="Resign").click()
    table.ask("() => { pretend.touches.push([0, 'a']); pretend.show(1); }")
    page.locator("#log button", has_text="touches a").wait_for(state="attached")
    page.locator("#notice").get_by_role("button", name="Resign").click()
    table.host.until("() => pretend.told.includes('resign')")
    assert page.locator("#notice button").count() == 0
    table.close()


def test_slow_channels(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    table.device.page.add_init_script(f"({LATE})(300)")
    table.ask(LATE, 300)
    table.join()
    for field in "abba":
        table.touch(field)
    table.until_touched("abba")
    table.host.until("() => pretend.of(1).ms >= 600")
    table.close()


def test_garbage_is_no_message(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    page = table.device.page
    page.add_init_script(HOLD_CHANNEL)
    table.join()
    for garbage in ("'x'.repeat(200_000)", "new Uint8Array(3000)", "'~PI1AAAA'", "'~'"):
        page.evaluate(f"() => channel.send({garbage})")
    for _ in range(2):
        assert "TypeError" in page.evaluate(
            "() => { try { channel.send('x'.repeat(1e7)); } catch (e) { return `${e}`; } }"
        )
    table.host.until("() => pretend.told.filter(one => one === 'garbage').length === 2")
    table.ask(
        "() => ['', '{', 'null', '{\"do\":\"view\"}', '~', '~PA1'].forEach(text => pentapodDevices.send(1, text))"
    )
    table.touch("a")
    table.until_touched("a")
    table.close()


def test_a_silent_host_is_told(browsers: Browsers, site: SiteServer) -> None:
    table = Table(browsers, site, "chromium", "chromium")
    table.join()
    table.ask("() => clearInterval(pretend.pinging)")
    table.device.page.get_by_text("The host's device is not responding.").wait_for(timeout=15_000)
    table.ask("() => pretend.ping()")
    table.device.page.locator("#line").wait_for(state="hidden")
    table.touch("b")
    table.until_touched("b")
    table.close()


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_disturbed_connection_mends_over_its_own_channel(browsers: Browsers, site: SiteServer, name: str) -> None:
    """An ICE restart, as after a change of the network, leaves the channel and what is on it as they were."""
    table = Table(browsers, site, name, name)
    table.join()
    page = table.device.page
    table.touch("a")
    page.evaluate("() => dispatchEvent(new Event('online'))")
    table.touch("b")
    table.until_touched("ab")
    assert [state for _, state in table.ask("() => pretend.states")] == ["open"]
    table.close()


SAY: Final = """what => channel.send(JSON.stringify({
    ...what, n: 1e6 + (globalThis.said = (globalThis.said ?? 0) + 1), heard: 0,
}))"""
"""A device says something that no page of ours would say."""

FAULTS: Final = {
    "garbage": ("() => channel.send('{')", "device-garbage"),
    "another list": ("() => channel.send(JSON.stringify({ do: 'view', n: 1, heard: 0 }))", "device-garbage"),
    "ten thousand messages": (
        "() => { for (let n = 1e6; n < 1e6 + 1e4 && channel.readyState === 'open'; n++) "
        "channel.send(JSON.stringify({ do: 'flip', n, heard: 0 })); }",
        "device-fast",
    ),
    "the longest message that a browser sends": (
        "() => { try { channel.send('x'.repeat(1e7)); } catch { channel.send('x'.repeat(1 << 18)); } }",
        "device-garbage",
    ),
}
"""What a device does, and the sentence with which it is cut off."""


def test_a_device_that_misbehaves_is_cut_off_and_the_match_goes_on(browsers: Browsers, site: SiteServer) -> None:
    host = host_of(browsers, site, "chromium", "pods", "Blue")
    phone = visit(browsers.get("chromium"), site)
    phone.page.add_init_script(HOLD_CHANNEL + HEAR)
    join(host, phone, "Bo")
    play([host, phone], logged(2))
    touches_for_another(host, phone)
    for script, sentence in FAULTS.values():
        before = host.page.locator("#log li").count()
        phone.page.evaluate(script)
        host.page.locator("#notice").get_by_text(say(sentence)).wait_for()
        phone.page.locator("#line").get_by_text(say(sentence)).wait_for()
        host.page.locator("#notice").get_by_role("button", name="Invite again").click()
        phone.page.goto("about:blank")  # What it has said is no part of what it says next.
        join(host, phone, "Bo")
        play([host, phone], logged(before + 2))
    address, _ = host.page.evaluate(within(PAINTED, PATIENCE))
    match = link.decode(address.partition("#")[2], games.find)
    assert len(match.steps) >= 2 + 2 * len(FAULTS)
    phone.page.context.close()
    host.page.context.close()
    assert host.trouble == []


def touches_for_another(host: Visit, phone: Visit) -> None:
    """While it is the host's turn the other device touches what is lit there, and resigns for it: in vain."""
    if not host.page.evaluate(LIT):
        play([phone], "() => true")
        host.until(LIT)
    lit = host.page.locator(OPEN).evaluate_all("all => all.map(one => one.dataset.touch)")
    for touch in lit[:20]:
        phone.page.evaluate(
            SAY, {"do": "touch", "touch": touch, "at": 1, "moment": phone.page.evaluate("() => moment")}
        )
    phone.page.evaluate(SAY, {"do": "resign", "seat": 1})
    phone.page.evaluate(SAY, {"do": "about", "touch": lit[0]})
    phone.until("() => answered")
    assert host.page.locator("#speech").get_attribute("data-over") == ""
    assert host.page.locator(OPEN).evaluate_all("all => all.map(one => one.dataset.touch)") == lit
