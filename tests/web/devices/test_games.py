"""Games that a host and a device without rules play to their end, by the buttons that each of them has."""

from __future__ import annotations

import time
from random import Random

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from web.devices.devices import Browsers
from web.devices.meeting import Meeting
from web.visit import PATIENCE

WHOLE = 10_000
"""More actions than a game has."""

GUESTS = ("Ada", "Bo", "Cleo", "Dag", "Eli")


def near_its_end(game_id: str, seed: int, left: int, options: dict[str, str]) -> str:
    """The link of a random game so many actions before its end."""
    game = games.find(game_id)
    rng, whole = Random(seed), Match(game, game.choose(**options))
    while whole.state.result is None:
        actions = whole.state.actions()
        whole.play(actions[rng.randrange(len(actions))])
    match = Match(game, game.choose(**options))
    for step in whole.steps[len(match.steps) : max(0, len(whole.steps) - left)]:
        match.play(step.action)
    return link.encode(match)


@pytest.mark.parametrize(
    ("game", "seed", "left", "options"),
    [("modx", 1, 12, {"patterns": "claim"}), ("xpod", 2, 25, {}), ("pocketmodel", 5, 25, {})],
)
def test_a_game_ends_at_both_devices(
    browsers: Browsers, site: SiteServer, game: str, seed: int, left: int, options: dict[str, str]
) -> None:
    meeting = Meeting(browsers, site, near_its_end(game, seed, left, options))
    meeting.hurry()
    meeting.invite(meeting.titles()[-1], "Bo")
    meeting.play()
    ends = meeting.end(120)
    assert set(ends) in ({"won", "lost"}, {"drawn"}), ends


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options", "host"),
    [
        ("xpod", {"tier": "basic"}, "chromium"),
        ("pocketmodel", {"collection": "small", "turns": "cap"}, "firefox"),
        ("modx", {"patterns": "auto"}, "firefox"),
    ],
)
def test_a_whole_game_from_invitation_to_result(
    browsers: Browsers, site: SiteServer, game: str, options: dict[str, str], host: str
) -> None:
    meeting = Meeting(browsers, site, near_its_end(game, 3, WHOLE, options), host=host)
    meeting.hurry()
    meeting.invite(meeting.titles()[-1], "Bo")
    meeting.play()
    ends = meeting.end(1800)
    assert set(ends) in ({"won", "lost"}, {"drawn"}), ends


def test_six_devices_play_one_xtal_by_speed(browsers: Browsers, site: SiteServer) -> None:
    """Until each of them has acted; then all tell the same match, each to its own player."""
    options = {"players": "6", "tempo": "speed", "answer": "5"}
    meeting = Meeting(browsers, site, near_its_end("xtal", 3, WHOLE, options))
    meeting.hurry()
    for title, name in zip(meeting.titles()[1:], GUESTS, strict=True):
        meeting.invite(title, name)
    host = meeting.titles()[0]
    meeting.play()
    end = time.monotonic() + 3 * PATIENCE
    while not {step.action.seat for step in meeting.match().steps} >= set(range(6)) and time.monotonic() < end:
        meeting.host.page.wait_for_timeout(250)
    match = meeting.match()
    assert {step.action.seat for step in match.steps} >= set(range(6))
    names = (host, *GUESTS)
    for seat, device in enumerate(meeting.devices, start=1):
        lines = device.page.locator("#log li")
        lines.nth(len(match.steps) - 1).wait_for(state="attached")
        told = lines.all_text_contents()
        for ply, step in enumerate(match.steps):
            assert match.game.words.describe(match.state_at(ply), step.action, names, seat) in told[ply]
    assert [one.trouble for one in (meeting.host, *meeting.devices) if one.trouble] == []
    meeting.leave()
