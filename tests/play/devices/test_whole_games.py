"""Whole games at devices from the invitation to the result, whatever becomes of their connections."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match
from play.devices.party import Party, Phone
from play.devices.test_meeting import act, check_end
from random_play import SOAK, play_on

AGAIN = 20
"""How often a connection is closed and made again."""
LATE = 300.0
"""Milliseconds of the way to a device, and of its jitter."""


def begun(game_id: str, **options: str) -> Match:
    return Match(games.find(game_id), options)


def play_to_the_end(party: Party, phones: list[Phone], rng: Random, most: int = 6000) -> None:
    """Everybody does what they might do until the game is over, at all devices."""
    for _ in range(most):
        if party.meeting.match.state.result is not None:
            break
        for phone in phones:
            act(phone, rng)
            phone.wire.clear()
            phone.told.clear()
        party.run(rng.choice((20, 60, 200)))
    for phone in phones:
        phone.say("step", to="last")
    party.run(4000)
    check_end(party, phones)
    opened = link.decode(link.encode(party.meeting.match), games.find)
    assert opened.latest.result is not None
    winners = [seat for seat, share in enumerate(opened.latest.result) if share]
    for seat, phone in enumerate(phones):
        assert phone.view
        assert phone.view["over"] in (("won", "drawn") if seat in winners else ("lost",))


def late(match: Match, rng: Random, left: int) -> Match:
    """The match so many actions before the end of a random game of it."""
    whole = play_on(match.anew(), rng)
    for step in whole.steps[: max(0, len(whole.steps) - left)]:
        match.play(step.action)
    return match


def test_six_devices_at_one_xtal_by_speed() -> None:
    """Their ways are of many lengths, and their clocks have nothing to do with one another. A game of six has some two
    thousand actions: in the short run all but one give up, at their devices, once each has acted twice."""
    rng = Random("six")
    party = Party(begun("xtal", players="6", tempo="speed", answer="5"), seed="six")
    ways = [(2, 1), (5, 20), (20, 5), (40, 40), (90, 10), (150, 60)]
    phones = [
        party.invite(seat, delay=delay, jitter=jitter, offset=rng.choice((0, -700, 9e6)), name=f"Guest {seat}")
        for seat, (delay, jitter) in enumerate(ways)
    ]
    while min(Counter(step.action.seat for step in party.meeting.match.steps)[seat] for seat in range(6)) < 2:
        for phone in phones:
            act(phone, rng)
        party.run(rng.choice((60, 200)))
    for seat, phone in enumerate(phones[1:] if not SOAK else (), start=1):
        phone.say("resign", seat=seat)
        party.run(400)
    play_to_the_end(party, phones, rng, 20_000)
    assert party.meeting.plan.names == tuple(f"Guest {seat}" for seat in range(6))


def test_a_connection_that_is_closed_and_made_again_twenty_times_in_a_game() -> None:
    rng = Random("again")
    party = Party(begun("pods"), seed="again")
    phones = [party.invite(0), party.invite(1, delay=40)]
    played = [0]
    for _ in range(AGAIN):
        while len(party.meeting.match.steps) == played[-1] and party.meeting.match.state.result is None:
            for phone in phones:
                act(phone, rng)
            party.run(80)
        act(phones[1], rng)  # What is on its way is lost with its channel, and said again on the next.
        party.run(20)
        phones[1].disconnect()
        party.run(rng.choice((0, 30, 500)))
        phones[1].connect()
        played.append(len(party.meeting.match.steps))
    assert len(set(played)) > AGAIN // 2
    play_to_the_end(party, phones, rng)


@pytest.mark.parametrize(("game_id", "options"), [("pods", {}), ("xtal", {"players": "2", "tempo": "speed"})])
def test_a_game_with_late_and_uneven_ways(game_id: str, options: dict[str, str]) -> None:
    rng = Random(f"late {game_id}")
    match = begun(game_id, **options)
    party = Party(match if SOAK else late(match, rng, 40), seed="late")
    phones = [party.invite(seat, delay=LATE, jitter=LATE, offset=seat * 5e5) for seat in range(2)]
    play_to_the_end(party, phones, rng)


def in_a_combat(seed: int) -> tuple[Party, list[Phone], Random]:
    """Three devices at an XTAL by speed in which a clock runs."""
    rng, match = Random(seed), begun("xtal", players="3", tempo="speed", answer="20")
    while match.state.deadline is None:
        match = play_on(match if match.state.result is None else match.anew(), rng, match.ply + 1)
    party = Party(match, seed=seed)
    phones = [party.invite(seat) for seat in range(3)]
    party.run(100)
    for phone in phones:
        for seat, _, _ in phone.view["ready"] if phone.view else ():
            phone.say("ready", seat=seat)
    party.run(100)
    assert party.meeting.dealer.deadline
    return party, phones, rng


def test_a_device_that_is_loaded_anew_in_the_middle_of_a_combat() -> None:
    """It has its hand again and the same clock, which waited for nobody."""
    party, phones, rng = in_a_combat(4)
    party.run(200)
    fighting = [phone for phone in phones if phone.view and phone.view["display"]["lit"]]
    (device, *_) = fighting
    assert device.view
    before = device.view
    device.reload()
    party.run(300)
    device.connect()
    party.run(100)
    after = device.view
    assert after and after["clock"] and before["clock"]
    assert after["clock"][:2] == before["clock"][:2] and after["clock"][2] < before["clock"][2]
    assert after["display"]["lit"] == before["display"]["lit"] and after["prompt"] == before["prompt"]
    assert {one["touch"] for one in after["display"]["targets"]} == {
        one["touch"] for one in before["display"]["targets"]
    }
    device.touch(after["display"]["lit"][0])
    party.run(2000)
    assert not device.unheard and not device.ended
    for _ in range(20):
        for phone in phones:
            act(phone, rng)
        party.run(200)
    party.run(4000)
    check_end(party, phones)


def test_both_touch_at_once() -> None:
    """What cannot both be played is not: who was later is told, and all show the same match."""
    clashes = 0
    for seed in range(40 if SOAK else 2):
        party, phones, rng = in_a_combat(seed)
        for _ in range(12):
            together = [phone for phone in phones if phone.view and phone.view["display"]["lit"]]
            told = [len(phone.told) for phone in phones]
            for phone in together:
                assert phone.view
                phone.touch(rng.choice(phone.view["display"]["lit"]))
            party.run(300)
            refused = [one for phone, count in zip(phones, told, strict=True) for one in phone.told[count:]]
            clashes += len(together) > 1 and any(one["do"] == "refused" for one in refused)
            for phone in phones:
                if phone.view and not phone.view["display"]["lit"]:
                    act(phone, rng)
        party.run(4000)
        check_end(party, phones)
    assert clashes
