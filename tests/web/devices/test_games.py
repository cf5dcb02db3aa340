"""Games that a host and a device without rules play to their end, by the buttons that each of them has.

In the short run they are taken up shortly before their end, or ended by the guests, who give up;
`play/devices/test_whole_games.py` plays whole ones, with the same messages, without browsers.
"""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import expect

from pentapod import editions, games
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.games.xtal.rules.position import COMBAT
from pentapod.games.xtal.rules.state import Xtal
from random_play import SOAK, play_on
from serve import SiteServer
from site_files import ROOT
from web.devices.devices import Browsers
from web.devices.meeting import Meeting
from web.visit import PATIENCE

GUESTS = ("Ada", "Bo", "Cleo", "Dag", "Eli")


LEFT = 6
"""So many actions of a random game are left when it is taken up in the short run. Another end of it may take 200."""


def begun(game_id: str, options: dict[str, str]) -> Match:
    """A game that begins."""
    game = games.find(game_id)
    return Match(game, game.choose(**options))


def late(game_id: str, options: dict[str, str], seed: int) -> Match:
    """A random game shortly before its end."""
    whole = play_on(begun(game_id, options), Random(seed))
    return link.decode(link.encode(whole, len(whole.steps) - LEFT), games.find)


def in_combat(seed: int) -> str:
    """The link of a random game of XTAL for two, as far as a Combat in which cards are laid."""
    game = games.find("xtal")
    rng, match = Random(seed), Match(game, game.choose(players="2"))
    while not (isinstance(match.state, Xtal) and match.state.position.phase in COMBAT):
        actions = match.state.actions()
        match.play(actions[rng.randrange(len(actions))])
    return link.encode(match)


@pytest.mark.lengthy
@pytest.mark.parametrize(
    ("game", "options", "seed", "host", "guest"),
    [
        pytest.param("modx", {"patterns": "claim"}, 1, "firefox", "firefox", marks=pytest.mark.long),
        ("xpod", {"tier": "basic"}, 8, "chromium", "chromium"),
        ("pocketmodel", {"collection": "small", "turns": "cap"}, 2, "firefox", "chromium"),
    ],
)
def test_a_game_from_invitation_to_result(
    browsers: Browsers, site: SiteServer, game: str, options: dict[str, str], seed: int, host: str, guest: str
) -> None:
    match = begun(game, options) if SOAK else late(game, options, seed)
    meeting = Meeting(browsers, site, link.encode(match), host=host)
    meeting.hurry()
    meeting.invite(meeting.titles()[1], GUESTS[0], guest)
    meeting.play()
    ends = meeting.end(600)
    assert set(ends) in ({"won", "lost"}, {"drawn"}), ends


def test_a_guest_plays_an_edition_without_having_it(browsers: Browsers, site: SiteServer) -> None:
    edition = editions.read((ROOT / "editions/pods-neighbours.toml").read_text("utf-8"))
    meeting = Meeting(browsers, site, link.encode(Match(edition.opened(), {})))
    meeting.hurry()
    guest = meeting.invite(meeting.titles()[1], GUESTS[0])
    expect(guest.page.locator("#game-name")).to_have_text("PODS · Neighbouring legs")
    meeting.play()
    await_all(meeting, 2)
    meeting.rest()
    assert [one.trouble for one in (meeting.host, *meeting.devices) if one.trouble] == []
    meeting.leave()


def await_all(meeting: Meeting, seats: int) -> Match:
    """Wait until every seat has acted; the match then."""
    end = time.monotonic() + 3 * PATIENCE
    while not {step.action.seat for step in meeting.match().steps} >= set(range(seats)) and time.monotonic() < end:
        meeting.host.page.wait_for_timeout(250)
    match = meeting.match()
    assert {step.action.seat for step in match.steps} >= set(range(seats))
    return match


def test_guests_in_two_browsers_give_up_a_game_by_speed(browsers: Browsers, site: SiteServer) -> None:
    """Of XTAL by speed a random game takes hundreds of actions, and nobody can say how many."""
    meeting = Meeting(browsers, site, link.encode(begun("xtal", {"players": "3", "tempo": "speed", "answer": "5"})))
    meeting.hurry()
    for title, name, browser in zip(meeting.titles()[1:], GUESTS, ("chromium", "firefox"), strict=False):
        meeting.invite(title, name, browser)
    meeting.play()
    if not SOAK:
        await_all(meeting, 3)
        meeting.rest()
        for device in meeting.devices:
            device.page.locator("#resign").click()
            device.page.locator("#notice").get_by_role("button", name="Resign", exact=True).click()
            device.page.locator("#resign").wait_for(state="hidden")
    ends = meeting.end(600)
    assert set(ends) in ({"won", "lost"}, {"drawn"}) if SOAK else ends == ["won", "lost", "lost"], ends


@pytest.mark.long
def test_six_devices_play_one_xtal_by_speed(browsers: Browsers, site: SiteServer) -> None:
    """Until each of them has acted; then all tell the same match, each to its own player.

    In the short run `play/devices/test_whole_games.py` has six devices, and others of this folder three in browsers.
    """
    options = {"players": "6", "tempo": "speed", "answer": "5"}
    meeting = Meeting(browsers, site, link.encode(begun("xtal", options)))
    meeting.hurry()
    for title, name in zip(meeting.titles()[1:], GUESTS, strict=True):
        meeting.invite(title, name)
    host = meeting.titles()[0]
    meeting.play()
    match = await_all(meeting, 6)
    names = (host, *GUESTS)
    for seat, device in enumerate(meeting.devices, start=1):
        lines = device.page.locator("#log li")
        lines.nth(len(match.steps) - 1).wait_for(state="attached")
        told = lines.all_text_contents()
        for ply, step in enumerate(match.steps):
            assert match.game.words.describe(match.state_at(ply), step.action, names, seat) in told[ply]
    assert [one.trouble for one in (meeting.host, *meeting.devices) if one.trouble] == []
    meeting.leave()


def test_a_device_that_is_loaded_anew_in_the_middle_of_a_combat_fights_on(browsers: Browsers, site: SiteServer) -> None:
    meeting = Meeting(browsers, site, in_combat(3))
    meeting.hurry()
    page = meeting.invite(meeting.titles()[-1], "Bo").page
    before = meeting.match()
    hand = page.locator("#board .targets button").evaluate_all("all => all.map(one => one.ariaLabel)")
    meeting.devices[0].until("() => sessionStorage.getItem('pentapod.spare')")
    page.wait_for_timeout(500)  # The host has heard of it.
    page.reload()
    page.locator("#table:not(.frozen) #prompt").wait_for()
    page.locator("#line").wait_for(state="hidden")
    assert page.locator("#board .targets button").evaluate_all("all => all.map(one => one.ariaLabel)") == hand
    assert meeting.match().latest.text() == before.latest.text()
    meeting.play()
    end = time.monotonic() + 2 * PATIENCE
    while (count := len(meeting.match().steps)) < len(before.steps) + 6 and time.monotonic() < end:
        meeting.host.page.wait_for_timeout(250)
    match = meeting.match()
    assert count >= len(before.steps) + 6
    assert [step.action for step in match.steps[: len(before.steps)]] == [step.action for step in before.steps]
    assert {step.action.seat for step in match.steps[len(before.steps) :]} >= {0, 1}
    assert [one.trouble for one in (meeting.host, *meeting.devices) if one.trouble] == []
    meeting.leave()
