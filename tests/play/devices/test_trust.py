"""A device that misbehaves is cut off with a sentence, and the match goes on."""

from __future__ import annotations

import json
from random import Random

import pytest

from pentapod import games
from pentapod.engine.match import Match
from pentapod.play.words import say
from play.devices.party import Party, Phone
from play.devices.test_meeting import act


def two() -> tuple[Party, Phone, Phone]:
    party = Party(Match(games.find("pods"), {}))
    good, bad = party.invite(0), party.invite(1)
    party.run(100)
    assert good.view and bad.view
    return party, good, bad


def goes_on(party: Party, good: Phone, bad: Phone, why: str) -> None:
    """The bad one has heard why, the good one still plays, and the bad one's seat waits until it is invited again."""
    assert bad.ended == why
    assert not good.ended and good.view
    assert [player["place"] for player in good.view["players"]] == ["device", "lost"]
    device = party.meeting.devices[bad.number]
    party.meeting.welcome_again(device.number)
    bad.reload()
    bad.ended = ""
    bad.connect()
    rng = Random(1)
    for _ in range(40):
        act(good, rng)
        act(bad, rng)
        party.run(100)
    assert len(party.meeting.match.steps) > 4
    assert not bad.ended


@pytest.mark.parametrize(
    "text", ["x", "{}", "[" * 1500, '{"do":"touch"}', '{"do":"hello"}', json.dumps({"do": "view", "n": 1, "heard": 0})]
)
def test_garbage(text: str) -> None:
    party, good, bad = two()
    bad.send(text)
    party.run(100)
    goes_on(party, good, bad, say("device-garbage"))


def test_ten_megabytes() -> None:
    party, good, bad = two()
    bad.send(json.dumps({"do": "touch", "touch": "x" * 10_000_000, "at": 1, "moment": 0, "n": 1, "heard": 0}))
    party.run(100)
    goes_on(party, good, bad, say("device-garbage"))


def test_ten_thousand_messages() -> None:
    party, good, bad = two()
    for _ in range(10_000):
        bad.say("flip")
    party.run(200)
    goes_on(party, good, bad, say("device-fast"))


def test_an_old_version_and_a_second_hello() -> None:
    party, _good, bad = two()
    hello = {"do": "hello", "token": "abcdefgh", "life": "abcdefgh", "name": "", "heard": 0, "w": 300, "h": 300}
    bad.send({**hello, "version": 1})
    party.run(100)
    assert bad.ended == say("device-garbage")
    late = party.invite()
    late.send({**hello, "version": 9})
    party.run(100)
    assert late.ended


def test_nobody_moves_for_another_seat() -> None:
    party, good, bad = two()
    rng = Random(2)
    while party.meeting.match.state.actors != (0,):
        act(good, rng)
        act(bad, rng)
        party.run(100)
    count = len(party.meeting.match.steps)
    assert good.view and bad.view
    lit = good.view["display"]["lit"]
    assert lit and not bad.view["display"]["lit"]
    for touch in lit:
        bad.touch(touch)
    bad.say("resign", seat=0)
    bad.say("ready", seat=0)
    party.run(300)
    assert len(party.meeting.match.steps) == count
    assert not bad.ended
    assert any(message["do"] == "refused" for message in bad.told)
    assert (
        party.meeting.host.session.touches.chosen
        == ()
        == party.meeting.devices[good.number].interaction.session.touches.chosen
    )


def test_what_one_has_chosen_is_not_shown_to_others() -> None:
    party, good, bad = two()
    rng = Random(3)
    while not good.view or not good.view["display"]["chosen"]:
        act(good, rng)
        act(bad, rng)
        party.run(100)
    assert bad.view and not bad.view["display"]["chosen"]
    assert not bad.view["display"]["reach"]
