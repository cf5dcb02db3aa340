"""Which browsers tests and measurements drive: Debian's own where they are, else those that Playwright brings."""

import json
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = {"chromium": Path("/usr/bin/chromium"), "firefox": Path("/usr/bin/firefox-esr")}

SWITCHES: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()


def launch(name: str) -> dict[str, Any]:
    """Arguments for Playwright's `launch` and `launch_persistent_context` of "chromium" or "firefox"."""
    arguments: dict[str, Any] = {"headless": True}
    if name == "chromium":
        arguments["args"] = SWITCHES
    if DEBIAN[name].exists():
        arguments["executable_path"] = str(DEBIAN[name])
        if name == "firefox":
            arguments["channel"] = "moz-firefox"  # The stock browser by WebDriver BiDi, not Playwright's own build.
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
