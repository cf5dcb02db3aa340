"""What is on the wire to a device does not differ when everything is dealt anew that its seats cannot know."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, State
from play.devices.party import Party
from random_play import cases

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
TIMES = {"t", "left", "clock"}


def on_the_wire(match: Match, state: State, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """All that a device is sent which comes to this position, and asks about every target."""
    shown = Match(match.game, match.options)
    shown.steps = [*match.steps[:-1], replace(match.steps[-1], state=state)]
    party = Party(shown)
    for seat in range(len(party.names)):
        if seat not in seats:
            party.invite(seat)
    phone = party.invite(*seats)
    party.meeting.ready |= set(state.actors)
    party.run(30)
    assert phone.view
    for target in phone.view["display"]["targets"]:
        phone.say("about", touch=target["touch"])
        phone.touch(target["touch"])
    phone.say("undo")
    party.run(30)
    return [{key: value for key, value in json.loads(text).items() if key not in TIMES} for text in phone.wire]


@EVERY_GAME
def test_nothing_on_the_wire_tells_what_a_seat_cannot_know(game_id: str) -> None:
    rng = Random(f"wire {game_id}")
    looked = 0
    found = list(cases(games.find(game_id)))
    for case in rng.sample(found, k=min(2, len(found))):
        match = Match(case.game, case.options)
        while match.state.result is None and len(match.steps) < 160:
            match.play_index(rng.randrange(len(match.state.actions())))
            state = match.state
            if not state.hidden or rng.random() < 0.9 or state.actors == (CHANCE,) or state.automatic:
                continue
            seats = range(case.game.seats(case.options))
            seat = rng.choice((None, *seats))
            dealt = state.redeal(rng.choice(seats) if seat is None else seat, rng)
            own = () if seat is None else (seat,)
            if seat is None:
                dealt = dealt.redeal(next(other for other in seats if other != seat), rng)
            assert on_the_wire(match, state, own) == on_the_wire(match, dealt, own)
            looked += 1
    assert looked or not games.find(game_id).hidden
