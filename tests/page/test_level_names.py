"""A level of the computer players has one name, at the table and at every other device."""

import re

from pentapod.bots.levels import LEVELS
from pentapod.web.shell.words import say
from site_files import ROOT


def test_other_devices_call_the_levels_as_the_table_does() -> None:
    words = dict(re.findall(r'"(strength-\d)": "(\w+)"', (ROOT / "static/join/words.js").read_text("utf-8")))
    assert words == {f"strength-{level.number}": say(f"strength-{level.number}") for level in LEVELS}
    bars = re.findall(r"\[([\d, ]+)\]\.map\(bar", (ROOT / "static/join/panels.js").read_text("utf-8"))
    assert bars == [", ".join(str(level.number) for level in LEVELS)]
