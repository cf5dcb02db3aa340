"""Whole games at several devices: nothing lost, nothing doubled, nothing leaked, and the match is its link."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from play.devices.party import Party, Phone

EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())
OPTIONS: dict[str, dict[str, str]] = {"xtal": {"tempo": "speed", "players": "3"}}


def begun(game_id: str) -> Match:
    return Match(games.find(game_id), OPTIONS.get(game_id, {}))


def act(phone: Phone, rng: Random) -> None:
    """Do at a device what somebody might do."""
    view = phone.view
    if view is None or not phone.connected:
        return
    if view["ready"]:
        for seat, _, ready in view["ready"]:
            if not ready:
                phone.say("ready", seat=seat)
    elif view["cover"]:
        phone.say("take")
    elif view["asks"]:
        phone.say("confirm" if rng.random() < 0.9 else "cancel")
    elif view["question"]:
        phone.say("answer", question=view["question"][0], yes=rng.random() < 0.7)
    elif view["ply"] < view["last"]:
        phone.say("step", to="last")
    else:
        act_freely(phone, rng)


def act_freely(phone: Phone, rng: Random) -> None:
    view = phone.view
    assert view
    lit = view["display"]["lit"] + view["display"]["reach"]
    chance = rng.random()
    if lit and chance < 0.9:
        phone.touch(rng.choice(lit))
    elif chance < 0.92 and view["display"]["targets"]:
        phone.touch(rng.choice(view["display"]["targets"])["touch"])
    elif chance < 0.94:
        phone.say("step", to="back")
    elif chance < 0.95:
        phone.say(rng.choice(["flip", "undo", "hint", "cancel"]))


def play(party: Party, phones: list[Phone], rng: Random, breaks: bool = False, most: int = 4000) -> None:
    for _ in range(most):
        if party.meeting.match.state.result is not None:
            break
        for phone in phones:
            act(phone, rng)
        party.run(rng.choice((20, 60, 200)))
        if breaks and rng.random() < 0.02:
            phone = rng.choice(phones)
            how = rng.choice((phone.disconnect, phone.reload, phone.connect))
            how()
            if how is not phone.connect:
                party.run(rng.choice((0, 30)))
                phone.connect()
    party.run(3000)


def check_end(party: Party, phones: list[Phone]) -> None:
    """All devices show the same match, which is its link."""
    match = party.meeting.match
    assert link.decode(link.encode(match), games.find).latest.text() == match.latest.text()
    for phone in phones:
        assert not phone.ended
        assert phone.view and phone.view["last"] == len(match.steps) == len(phone.log)
        assert [seat for seat, _ in phone.log] == [step.action.seat for step in match.steps]
        assert not phone.unheard
    assert party.meeting.host.session.match.steps == match.steps


@EVERY_GAME
def test_a_game_at_devices_with_delay_and_channels_that_break(game_id: str) -> None:
    rng = Random(f"breaks {game_id}")
    party = Party(begun(game_id), seed=game_id)
    phones = [
        party.invite(seat, delay=rng.choice((2, 40, 300)), jitter=rng.choice((0, 80)), offset=rng.choice((0, 9e6)))
        for seat in range(len(party.names))
    ]
    play(party, phones, rng, breaks=True, most=180)
    for phone in phones:
        phone.connect()
    party.run(4000)
    check_end(party, phones)
    assert len(party.meeting.match.steps) > 2
