"""A command that is followed only once the page has gone elsewhere does nothing there."""

from __future__ import annotations

import json

import pytest

from web.in_page import REPLACE
from web.visit import Visit

pytestmark = pytest.mark.one_browser

NAMES = f"""{REPLACE}
import json
from pentapod.web import commands
from pentapod.web.shell import dom

names = []
ways = ("does", "takes", "hears")
kept = [getattr(dom, way) for way in ways]
for way in ways:
    replace(dom, way, lambda name, _handler: names.append(name))
commands.register(app)
for way, function in zip(ways, kept):
    replace(dom, way, function)
json.dumps(names)
"""
"""The commands of the page and of its table."""

FOLLOW = """
import traceback
from pentapod.web.shell import dialogs, dom

faults = []
for name in {names!r}:
    try:
        dom.do(name, "1")
    except Exception:
        faults.append(name + ": " + traceback.format_exc())
    dialogs.close()
"\\n".join(faults)
"""
"""Does what buttons of these names do, and tells what goes wrong."""


@pytest.mark.parametrize("place", ["", "#learn:pods", "#edit:pods"])
@pytest.mark.parametrize("before", ["no game yet", "a game"])
def test_no_command_fails_or_changes_anything_where_the_page_has_gone_elsewhere(
    place: str, before: str, pentapod: Visit
) -> None:
    page = pentapod.afresh().page  # Its own: on another a dialog may still hold a game that some command begins.
    commands = json.loads(pentapod.python(NAMES))
    assert {"skip", "undo", "end-turn", "go-to-line", "share", "resign-seat", "learnt"} <= set(commands)
    if before == "a game":
        pentapod.open("#pods:1.00.B.w.xqFa")
        page.locator("#log li").first.wait_for()
    else:
        pentapod.python(f"{REPLACE}replace(app, '_table', None)")
    pentapod.open("")
    pentapod.open(place)
    page.locator({"": "#home", "#learn:pods": "#course", "#edit:pods": "#workbench button"}[place]).first.wait_for()
    where = page.evaluate("() => [location.hash, document.documentElement.dataset.place]")
    assert pentapod.python(FOLLOW.format(names=[name for name in commands if name != "sound"])) == ""
    assert page.evaluate("() => [location.hash, document.documentElement.dataset.place]") == where
    assert page.locator("dialog[open]").count() == 0


def test_skip_to_the_game_leads_to_the_board_and_on_the_first_page_nowhere(shared: Visit) -> None:
    page = shared.page
    shared.open("#pods:1.00.B.w.xqFa")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.id") == "board"
    page.locator(".skip").focus()
    page.evaluate("() => { location.hash = ''; document.documentElement.dataset.place = 'home'; }")
    page.locator(".skip").evaluate("one => one.click()")
    page.locator("#home").wait_for()
