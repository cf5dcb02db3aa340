"""Which browsers tests and measurements drive: Debian's own where they are, else those that Playwright brings."""

import json
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = {"chromium": Path("/usr/bin/chromium"), "firefox": Path("/usr/bin/firefox-esr")}
WINDOWLESS: Final = Path("/usr/bin/chromium-headless-shell")
"""Debian's Chromium without a window of its own. Playwright's own Chromium is such a one."""

SWITCHES: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()

ONE_COMPILER: Final = "--js-flags=--liftoff-only"
"""Chromium compiles the engine once: compiling it better takes longer than a test could make use of."""

ONE_COMPILER_OF_FIREFOX: Final = {"javascript.options.wasm_optimizingjit": False}
"""The same in Firefox: a fifth of a start."""


def launch(name: str, windowless: bool = False) -> dict[str, Any]:
    """Arguments for Playwright's `launch` and `launch_persistent_context` of "chromium" or "firefox".

    Tests take a Chromium that is `windowless` where there is one: for each page the other opens a window that nobody
    sees, which is a third of all the work. Theirs compile the engine once: in Chromium that is half of a start. What is
    measured is measured in the browser that people have.
    """
    arguments: dict[str, Any] = {"headless": True}
    if name == "chromium":
        arguments["args"] = SWITCHES
    if DEBIAN[name].exists():
        arguments["executable_path"] = str(DEBIAN[name])
        if name == "firefox":
            arguments["channel"] = "moz-firefox"  # The stock browser by WebDriver BiDi, not Playwright's own build.
    if windowless and name == "firefox":
        arguments["firefox_user_prefs"] = dict(ONE_COMPILER_OF_FIREFOX)
    if windowless and name == "chromium":
        arguments["args"] = [*SWITCHES, ONE_COMPILER]
        if WINDOWLESS.exists():
            arguments["executable_path"] = str(WINDOWLESS)
    return arguments


def within(script: str, seconds: float) -> str:
    """A JavaScript function as another one whose promise fails after so long, and says what was waited for."""
    late, milliseconds = json.dumps(f"waited {seconds:g} s for {script}"), round(seconds * 1000)
    return f"""given => {{
        let timer = 0;
        const late = new Promise((_, fail) => {{
            timer = setTimeout(() => fail(new Error({late})), {milliseconds});
        }});
        return Promise.race([({script})(given), late]).finally(() => clearTimeout(timer));
    }}"""
