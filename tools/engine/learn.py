"""Learn which parts of Pyodide's engine starts and games use: `make engine` writes `used.json`, for a new Pyodide.

A watched engine (instrument.mjs) starts every place of the page, computers, a board and what exercise.py does:
`functions` are those that ran.
`tables` are stretches of memory that nothing read meanwhile, that are no texts, and of which no function that ran names
an address. A function that did not run is not lost: it is in the rest of the engine, and fetched when it is called.
"""

import json
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

TOOLS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS), str(TOOLS.parent / "py"), str(TOOLS.parent / "tests")]

from playwright.sync_api import Browser, Frame, Route, Worker, sync_playwright  # noqa: E402

from bench.browser import begin as let_play  # noqa: E402
from bench.browser import python  # noqa: E402
from bench.matches import random_match  # noqa: E402
from browsers import launch  # noqa: E402
from pentapod import games  # noqa: E402
from pentapod.engine import link  # noqa: E402
from serve import SiteServer  # noqa: E402
from site_files import PACKAGES, ROOT  # noqa: E402

HERE = Path(__file__).resolve().parent
PYODIDE = PACKAGES / "pyodide"
GRAIN = 16
"""So many bytes of memory are watched together."""
FIRST, MIXED, LAST = 1024, 2**21, 3 * 2**20
"""Where the tables lie: among texts, then among whatever is led to. From `LAST` on are things that lead there."""
LEAST, APART = 8192, 1024
"""A table that moves is at least so long, and what was read or is named is at least so far away from it."""
BLOCK, PROSE = 512, 0.2
"""So many bytes are a text if so large a part of them are small letters."""
CLICKS = 8
USED = HERE / "used.json"
THINKER = "static/thinker.js"
BOARD = "embed.html?may=play"
PLACES = ("learn", "puzzle", "edit")
PATIENCE_SECONDS = 300

WATCH = """(() => {
    const told = globalThis.told = new Uint8Array(1 << 18);
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (source, imports) => {
        const same = (_, value) => value;
        let memory;
        const read = (from, size) => {
            for (let at = from >>> 4; at <= from + size - 1 >>> 4 && at < told.length; at++) told[at] = 1;
        };
        const names = ["memory_grow_pre", "memory_grow_post", ...["i32", "i64", "f32", "f64"]
            .flatMap(type => [`load_val_${type}`, `store_val_${type}`])];
        Object.assign(imports.env, Object.fromEntries(names.map(name => [name, same])), {
            ran: number => { told[number] = 1; },
            store_ptr: (_, size, offset, address) => address,
            load_ptr: (_, size, offset, address) => {
                read((address >>> 0) + offset, size);
                return address;
            },
            copy: (to, from, size) => {
                new Uint8Array(memory.buffer).copyWithin(to >>> 0, from >>> 0, (from >>> 0) + (size >>> 0));
                if (size) read(from >>> 0, size >>> 0);
            },
        });
        const made = await instantiateStreaming.call(WebAssembly, source, imports);
        memory = made.instance.exports.memory;
        return made;
    };
})()"""
TOLD = "() => (globalThis.told ?? []).reduce((all, byte, at) => (byte && all.push(at), all), [])"
LIT = ".targets button[aria-disabled=false]"


def main() -> None:
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    server = SiteServer(ROOT / "site").start()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(**launch("chromium"))
        out, known = Path(folder), Path(folder, "ran.json")
        ran = watched(browser, server.address, out) | known_already(version)
        known.write_text(json.dumps(sorted(ran)), encoding="utf-8")
        read = watched(browser, server.address, out, str(known))
        named, others = map(set, json.loads((out / "named.json").read_text(encoding="utf-8")))
        memory = (out / "memory").read_bytes()
    server.stop()
    near = {at * GRAIN for at in read} | {*named, *prose(memory), *led_to(memory, named, others)}
    used = {
        "version": version,
        "functions": textwrap.wrap(" ".join(ranges(ran)), 118),
        "tables": [f"{begin}-{end}" for begin, end in free(near)],
    }
    USED.write_text(json.dumps(used, indent=1) + "\n", encoding="utf-8")
    print(f"{len(ran)} functions run; {len(used['tables'])} tables are for none of them")


def known_already(version: str) -> set[int]:
    """The functions of this release that ran when somebody watched before: chance has a part in what does."""
    used = json.loads(USED.read_text(encoding="utf-8"))
    found = [line for line in used["functions"] if used["version"] == version]
    ends = [[int(end) for end in part.split("-")] for part in " ".join(found).split()]
    return {number for begin, *end in ends for number in range(begin, (end or [begin])[0] + 1)}


def watched(browser: Browser, site: str, out: Path, *known: str) -> set[int]:
    """What an engine tells in all visits: the numbers of functions that run, or, where these are known, places read.

    A page, the worker of its computer players and the frame of a board ask different things of Python.
    """
    subprocess.run(["node", str(HERE / "instrument.mjs"), str(PYODIDE), str(out), *known], check=True)
    engine = (out / "watched.wasm").read_bytes()
    return {number for address in addresses() for number in visit(browser, site, address, engine)}


def addresses() -> Iterator[str]:
    """Of the first page, of a table in the middle of each game, of its other places, and of a board."""
    yield ""
    for game_id in games.ids():
        match = random_match(game_id, {}, Random(game_id), lambda match: bool(match.state.actors) and match.ply >= 20)
        yield f"#{link.encode(match)}"
        yield from (f"#{place}:{game_id}" for place in PLACES)
    yield f"{BOARD}#{link.encode(match)}"


def visit(browser: Browser, site: str, address: str, engine: bytes) -> list[int]:
    """What an engine tells in one visit."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.on("pageerror", lambda error: print(error))

    def answer(body: bytes, kind: str) -> Callable[[Route], None]:
        return lambda route: route.fulfill(body=body, content_type=kind)

    page.route("**/*.asm.wasm", answer(engine, "application/wasm"))
    page.route("**/pyodide.asm.js", answer((PYODIDE / "pyodide.asm.mjs").read_bytes(), "text/javascript"))
    page.route(f"**/{THINKER}", answer(WATCH.encode() + (ROOT / THINKER).read_bytes(), "text/javascript"))
    page.goto(site + address)
    if address.startswith(BOARD):
        page.locator("pentapod-board button").first.click()
    python_at = page.frame_locator("iframe[src*='engine.html']") if address.startswith(BOARD) else page
    python_at.locator("html[data-ready]").wait_for(state="attached", timeout=1000 * PATIENCE_SECONDS)
    for at in range(CLICKS if address else 0):
        page.locator(LIT).evaluate_all("(lit, at) => lit[at % (lit.length || 1)]?.click()", 7 * at + 3)
        page.wait_for_timeout(1000)
    if not address:
        python(page, (HERE / "exercise.py").read_text(encoding="utf-8"))
    elif (game_id := address[1:].partition(":")[0]) in games.ids():
        page.locator("a.brand").click()
        let_play(page, game_id, 1)
        page.locator("#log .mark").first.wait_for(timeout=1000 * PATIENCE_SECONDS)
    places: list[Frame | Worker] = [*page.frames, *page.workers]
    told = [number for place in places for number in place.evaluate(TOLD)]
    context.close()
    return told


def prose(memory: bytes) -> Iterator[int]:
    """Places among messages, docstrings and names: something may lead to them, whether they were read or not."""
    for begin in range(0, MIXED, BLOCK):
        block = memory[begin : begin + BLOCK]
        if sum(b"a"[0] <= byte <= b"z"[0] for byte in block) > PROSE * BLOCK:
            yield from range(begin, begin + BLOCK, GRAIN)


def led_to(memory: bytes, named: set[int], others: set[int]) -> Iterator[int]:
    """Places from `MIXED` on of what something or a function that ran leads to, each up to the next that is known."""
    words = memoryview(memory)[LAST : len(memory) // 4 * 4].cast("I")
    leads = {MIXED, *(word for word in words if MIXED <= word < LAST), *named}
    known = sorted({one for one in leads | others if MIXED <= one < LAST} | {LAST})
    for begin, end in pairwise(known):
        if begin in leads:
            yield from range(begin, end, GRAIN)


def free(near: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The stretches that lie apart from all of these addresses."""
    before = FIRST
    for address in sorted({FIRST, *(one for one in near if FIRST <= one < LAST), LAST}):
        begin, end = before + GRAIN + APART, address - APART
        if end - begin >= LEAST:
            yield begin, end
        before = address


def ranges(numbers: Iterable[int]) -> Iterator[str]:
    """Numbers in ascending ranges: "0-12", "15"."""
    begin = last = -2
    for number in [*sorted(numbers), -2]:
        if number != last + 1:
            if begin >= 0:
                yield f"{begin}-{last}" if last > begin else f"{begin}"
            begin = number
        last = number


if __name__ == "__main__":
    main()
