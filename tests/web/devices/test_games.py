"""Games that a host and a device without rules play to their end, by the buttons that each of them has."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from serve import SiteServer
from web.devices.devices import Browsers
from web.devices.meeting import Meeting


def near_its_end(game_id: str, seed: int, left: int, options: dict[str, str]) -> str:
    """The link of a random game so many actions before its end."""
    game = games.find(game_id)
    rng, whole = Random(seed), Match(game, game.choose(**options))
    while whole.state.result is None:
        actions = whole.state.actions()
        whole.play(actions[rng.randrange(len(actions))])
    match = Match(game, game.choose(**options))
    for step in whole.steps[len(match.steps) : len(whole.steps) - left]:
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
    meeting.invite(meeting.titles()[-1], "Bo")
    meeting.play()
    ends = meeting.end(120)
    assert set(ends) in ({"won", "lost"}, {"drawn"}), ends
