"""Games of one file each between two devices, of which the guest's knows no rules."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import SOAK
from serve import PlainHandler, SiteServer
from web.devices.devices import Browsers
from web.devices.meeting import Meeting
from web.visit import PATIENCE, UNDER
from web.with_examples import EXAMPLES, built, known

SHORT = ("liarsdice",)
"""Of the hidden, the long and the plain ones this is shown in the short run."""

CHOICES = 3
"""So many each of the two makes in the short run."""


@pytest.fixture
def site(_inside: None) -> Iterator[SiteServer]:
    """The built site with the examples, served inside."""
    server = SiteServer(built(), UNDER, handler=PlainHandler).start()
    with known():
        yield server
    server.stop()


@pytest.mark.parametrize(
    "game_id", [pytest.param(one, marks=() if one in SHORT else pytest.mark.long) for one in EXAMPLES]
)
def test_two_devices_play(browsers: Browsers, site: SiteServer, game_id: str) -> None:
    """To the end in the long run."""
    game = games.find(game_id)
    meeting = Meeting(browsers, site, link.encode(Match(game, game.choose())))
    meeting.hurry()
    meeting.invite(meeting.titles()[1], "Ada")
    meeting.play()
    if SOAK:
        ends = meeting.end(600)
        assert set(ends) in ({"won", "lost"}, {"drawn"}), ends
        return
    end = time.monotonic() + 2 * PATIENCE
    while not all(chosen(meeting, seat) >= CHOICES for seat in (0, 1)) and time.monotonic() < end:
        meeting.host.page.wait_for_timeout(100)
    assert all(chosen(meeting, seat) >= CHOICES for seat in (0, 1))
    meeting.rest()
    assert [one.trouble for one in (meeting.host, *meeting.devices) if one.trouble] == []
    meeting.leave()


def chosen(meeting: Meeting, seat: int) -> int:
    return sum(step.action.seat == seat for step in meeting.match().steps)
