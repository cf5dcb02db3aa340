"""What is the same for all devices is found out once, and no device is told again what it has been told."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import State
from pentapod.engine.words import Stat
from pentapod.games.xtal.scene.scene import _common
from pentapod.play.view import view
from pentapod.scene.display import Writer
from play.devices.party import Party, Phone
from play.devices.test_meeting import act
from scene.parts import parted

SHORT = 1500
"""So many characters are short, also of a picture that is small as a whole."""

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())


def six(rng: Random) -> tuple[Party, list[Phone]]:
    """Six devices at one XTAL by speed, which have all come and are told what to show."""
    game = games.find("xtal")
    party = Party(Match(game, game.choose(players="6", tempo="speed")), seed=6)
    phones = [party.invite(seat) for seat in range(6)]
    party.run(100)
    while len(party.meeting.match.steps) < 12:
        for phone in phones:
            act(phone, rng)
        party.run(100)
    return party, phones


def test_what_seats_have_got_and_what_all_see_is_found_out_once_for_six_devices(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """But for positions that only one of them looks at, and for plans that only one of them sees."""
    rng = Random(3)
    party, phones = six(rng)
    words, counted = party.meeting.match.game.words, list[object]()
    stats = words.stats

    def count(_: object, state: State, seat: int) -> tuple[Stat, ...]:
        counted.append(state)
        return stats(state, seat)

    monkeypatch.setattr(type(words), "stats", count)
    drawn, told = _common.cache_info().misses, sum(len(phone.told) for phone in phones)
    for _ in range(60):
        for phone in phones:
            act(phone, rng)
        party.run(60)
    told = sum(len(phone.told) for phone in phones) - told
    drawn = _common.cache_info().misses - drawn
    assert told > 200
    assert len(counted) < told * len(phones) / 3
    assert drawn < told / 2


@EVERY_GAME
def test_a_view_is_short_and_whole_once_it_was_put_together(game_id: str) -> None:
    rng, sizes = Random(f"short {game_id}"), dict[bool, list[int]]()
    party = Party(Match(games.find(game_id), {}), seed=game_id)
    phones = [party.invite(seat) for seat in range(len(party.names))]
    for _ in range(30):
        for phone in phones:
            act(phone, rng)
        party.run(200)
        for phone in phones:
            check(party, phone)
            for text in phone.wire:
                if json.loads(text)["do"] == "view":
                    sizes.setdefault('"ground":null' not in text, []).append(len(text))
            phone.wire.clear()
    first, later = max(sizes[True]), sorted(sizes[False])
    assert later[len(later) // 2] < max(first / 3, SHORT)


def check(party: Party, phone: Phone) -> None:
    """What a device has put together is what a board would be told at once."""
    interaction = party.meeting.devices[phone.number].interaction
    seen = view(interaction)
    whole: dict[str, Any] = json.loads(Writer().write(seen.scene, seen.signs))
    if phone.view and phone.view["moment"] == party.meeting.moment:
        shown = phone.view["display"]
        assert shown["things"] == list(parted(whole["things"]))
        assert shown["targets"] == whole["targets"]
