"""Nothing that appears covers what can be touched next, in games of every kind and at every size of window.

Before every touch the browser is asked what lies on top at the middle of all that can be touched next: of the lit
targets, of what asks for a confirmation or for the screen, of the controls. On the way hints are asked for, refusals
and cautions are provoked, targets are told of, and messages are shown.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from pentapod import games
from pentapod.engine.match import Match
from random_play import SOAK
from web.in_page import NO_THOUGHT
from web.script import Playing, scripts
from web.visit import Visit

pytestmark = pytest.mark.one_browser

SIZES = ((1280, 800), (844, 390), (390, 844), (360, 640))
CHOICES = 3
"""How many choices are made at one size before another one comes."""
ENDS = len(SIZES) * CHOICES // 2
"""How many choices of a game's beginning, and of its end, are made; the long run makes all of them."""

WALK = Path(__file__).with_name("on_top.js").read_text(encoding="utf-8")

MESSAGES = """
from js import document

from pentapod.web.shell import dialogs, dom
from pentapod.web.shell.words import say

if not document.getElementById("test-toast"):
    asker = document.createElement("button")
    asker.id = asker.dataset.do = "test-toast"
    asker.hidden = True
    document.body.append(asker)
    dom.does("test-toast", lambda: dialogs.toast(say("store-full")))
"""
"""A button asks for a message."""


def chosen(match: Match) -> list[tuple[int, list[str]]]:
    """All that players have chosen: after how many actions, and the path."""
    return [
        (ply, list(step.action.path))
        for ply, step in enumerate(match.steps)
        if step.action.seat >= 0 and not match.state_at(ply).automatic
    ]


@pytest.mark.lengthy
def test_nothing_covers_what_can_be_touched_next(shared: Visit) -> None:
    page = shared.page
    seen: Counter[str] = Counter()
    for game_id in games.ids():
        rng = Random(game_id)
        script = scripts()[f"{game_id}-short-whole"]
        made = chosen(script.match)
        sizes: list[tuple[int, int]] = []
        for part in (made,) if SOAK else (made[:ENDS], made[-ENDS:]):
            shared.afresh().python(NO_THOUGHT + MESSAGES)
            page.set_viewport_size({"width": 1280, "height": 800})
            Playing(shared, script._replace(start=part[0][0])).sit_down()
            for first in range(0, len(part), CHOICES):
                sizes = sizes or rng.sample(SIZES, len(SIZES))
                width, height = sizes.pop()
                shared.resize(width, height)
                choices = [path for _, path in part[first : first + CHOICES]]
                told = page.evaluate(WALK, {"choices": choices, "seed": rng.randrange(1 << 30)})
                assert told["faults"] == [], f"{game_id}, {width}x{height}"
                seen.update(told["seen"])
        page.get_by_role("button", name="Again", exact=True).wait_for()
    assert seen.keys() == {"choice", "touch", "caution", "cover", "refusal", "hint", "pointing", "asking", "message"}
