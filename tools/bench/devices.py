"""Two devices without a server: bytes of the page, connection to first board, touch to paint, frames of the host.

Everything runs on this machine, in a network of its own (`tests/web/devices/network.py`): the times hold no way through
the air. Each touch on a device goes to the host, is played there, and comes back as a View that is painted.
"""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, Playwright

from bench.figures import RUNS, Figure, against, percentile
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from site_files import ROOT
from web.devices.devices import Browsers, visit
from web.devices.meeting import Meeting
from web.devices.network import Network, NoNetwork

MOST_BYTES = 80_000
BOARD_LIMIT_MS = 1000.0
TOUCH_LIMIT_MS = 60.0
FRAME_LIMIT_MS = 25.0
WINDOW_MS = 2000
HAND_MS = 120
"""Nobody's hand touches more often, on six devices at once."""

WATCH = """
const create = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...rest) {
    const channel = create.apply(this, rest);
    channel.addEventListener("open", () => { globalThis.opened ??= performance.now(); });
    return channel;
};
addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(() => {
        if (globalThis.opened) globalThis.boardAt ??= performance.now();
    }))).observe(document.getElementById("seats"), { childList: true });
});
"""

TOUCH = """count => new Promise(done => {
    const times = [];
    let since = 0;
    const touch = () => {
        const chosen = document.querySelector("#board .targets button[aria-pressed=true]");
        const one = chosen ?? document.querySelector("#board .targets button[aria-disabled=false]");
        if (!one) return setTimeout(touch, 20);
        since = performance.now();
        one.click();
    };
    new MutationObserver(() => requestAnimationFrame(() => {
        if (!since) return;
        times.push(performance.now() - since);
        since = 0;
        if (times.length < count) setTimeout(touch, 30);
        else done(times);
    })).observe(document.getElementById("seats"), { childList: true });
    touch();
})"""
"""From touches on a device, which choose a pod and take that back, to the next picture there, in milliseconds."""

FRAMES = """milliseconds => new Promise(done => {
    const times = [];
    let before = performance.now();
    const end = before + milliseconds;
    const frame = now => {
        times.push(now - before);
        before = now;
        if (now < end) requestAnimationFrame(frame);
        else done(times.slice(1));
    };
    requestAnimationFrame(frame);
})"""


def figures(_: Playwright) -> Iterator[Figure]:
    """Nothing where this machine gives no network."""
    try:
        network = Network()
    except NoNetwork as reason:
        print(f"# devices: {reason}")
        return
    yield from network.run(lambda: list(measured()))
    network.leave()


def measured() -> Iterator[Figure]:
    browsers, server = Browsers(), SiteServer(ROOT / "site").start()
    try:
        yield against("devices_page", "bytes", [weight(browsers, server)] * RUNS, [MOST_BYTES] * RUNS, 1.0)
        opened: list[float] = []
        pods = Meeting(browsers, server, new("pods"), WATCH)
        device = pods.invite(pods.titles()[0], "Bo").page
        opened.append(first_board(device))
        runs = [percentile(device.evaluate(TOUCH, 20)) for _ in range(RUNS)]
        yield against("devices_touch_p95", "ms", runs, [TOUCH_LIMIT_MS] * RUNS, 1.0)
        pods.leave()
        xtal = Meeting(browsers, server, new("xtal", players="6", tempo="speed"), WATCH)
        opened += [first_board(xtal.invite(title, f"P{at}").page) for at, title in enumerate(xtal.titles())]
        yield against("devices_first_board", "ms", opened, [BOARD_LIMIT_MS] * len(opened), 1.0)
        xtal.play(HAND_MS)
        frames = [percentile(xtal.host.page.evaluate(FRAMES, WINDOW_MS)) for _ in range(RUNS)]
        yield against("devices_host_frame_p95", "ms", frames, [FRAME_LIMIT_MS] * RUNS, 1.0)
        xtal.leave()
    finally:
        browsers.close()
        server.stop()


def new(game_id: str, **options: str) -> str:
    game = games.find(game_id)
    return link.encode(Match(game, game.choose(**options)))


def weight(browsers: Browsers, server: SiteServer) -> float:
    """What a page loads until it shows its answer, in bytes as gzip packs them."""
    paths: list[str] = []
    device, host = (visit(browsers.get("chromium"), server) for _ in range(2))
    device.page.on("request", lambda request: paths.append(request.url.partition("#")[0]))
    host.page.goto(server.address + "about.html")
    host.page.evaluate("() => import('./static/devices/host.js')")
    device.page.goto(f"{server.address}join.html#{host.page.evaluate('() => pentapodDevices.invite(1, [])')}")
    device.page.get_by_label("Your name").fill("Bo")
    device.page.get_by_role("button", name="Join").click()
    device.page.get_by_role("img", name="QR code for your answer").wait_for()
    device.page.context.close()
    host.page.context.close()
    return sum(len(server.compressed(server.folder / path.removeprefix(server.address))) for path in set(paths))


def first_board(page: Page) -> float:
    """From the open channel to the first board, in milliseconds."""
    times: Sequence[float] = page.evaluate("() => [opened, boardAt]")
    return times[1] - times[0]
