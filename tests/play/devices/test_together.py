"""What people at several devices ask of one another, who plays for whom meanwhile, and who was first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import RESIGN
from pentapod.play.devices.meeting import Meeting
from pentapod.play.devices.seats import HOST
from pentapod.play.outcomes import Refused
from pentapod.play.words import say
from play.devices.party import Party, Phone
from play.devices.test_meeting import act


def pods(*levels: int) -> Party:
    return Party(Match(games.find("pods"), {}), levels)


def until(party: Party, phones: list[Phone], there: Callable[[Meeting], bool], seed: int = 1) -> None:
    """Let them play until it is so."""
    rng = Random(seed)
    for _ in range(3000):
        if there(party.meeting):
            return
        for phone in phones:
            act(phone, rng)
        party.run(60)
    raise AssertionError


def choices(meeting: Meeting, seat: int) -> int:
    return sum(step.action.seat == seat for step in meeting.match.steps)


def both_moved(meeting: Meeting) -> bool:
    return choices(meeting, 0) > 1 and choices(meeting, 1) > 1 and not meeting.questions.asked


def host_touches(party: Party, rng: Random) -> None:
    lit = party.meeting.host.session.lit()
    if party.meeting.host.pending:
        party.meeting.host.confirm()
    elif lit:
        party.meeting.host.touch(rng.choice(lit), party.time.now)


# -- taking back


def test_an_undo_is_granted_by_the_other_device() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    asker, other = phones
    before = list(party.meeting.match.steps)
    asker.say("undo")
    party.run(200)
    assert party.meeting.questions.asked and other.view and asker.view
    assert other.view["question"][2:] == [say("yes"), say("no")]
    assert asker.view["question"] is None
    assert party.meeting.match.steps == before
    other.say("answer", question=other.view["question"][0], yes=True)
    party.run(200)
    steps = party.meeting.match.steps
    assert steps == before[: len(steps)] and before[len(steps)].action.seat == 0
    assert [phone.view and phone.view["last"] for phone in phones] == [len(steps)] * 2
    assert [len(phone.log) for phone in phones] == [len(steps)] * 2


def test_an_undo_is_refused_with_a_sentence() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1, name="Bo")]
    until(party, phones, both_moved)
    before = len(party.meeting.match.steps)
    phones[0].say("undo")
    party.run(200)
    assert phones[1].view
    phones[1].say("answer", question=phones[1].view["question"][0], yes=False)
    party.run(200)
    assert say("question-no", name="Bo") in [told.get("why") for told in phones[0].told]
    assert len(party.meeting.match.steps) == before
    assert party.meeting.questions.asked is None


def test_the_host_is_asked_under_its_prompt_and_answers_there() -> None:
    party = pods()
    phone = party.invite(1)
    rng = Random(4)
    while not both_moved(party.meeting):
        host_touches(party, rng)
        act(phone, rng)
        party.run(60)
    before = len(party.meeting.match.steps)
    phone.say("undo")
    party.run(100)
    (asked, *_) = party.meeting.host.asides()
    assert [offer.command for offer in asked.offers] == ["answer-yes", "answer-no"]
    party.meeting.questions.answer(HOST, int(asked.offers[0].argument), True)
    assert len(party.meeting.match.steps) < before
    assert party.meeting.host.session.match.steps == party.meeting.match.steps


def test_whoever_leaves_is_not_waited_for() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    phones[0].say("undo")
    party.run(200)
    assert party.meeting.questions.asked
    phones[1].disconnect()
    assert party.meeting.questions.asked is None


def test_who_asks_sees_that_it_waits_also_when_loaded_anew_and_may_call_it_off() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1, name="Bo")]
    until(party, phones, both_moved)
    asker, other = phones
    before = len(party.meeting.match.steps)
    asker.say("undo")
    party.run(200)
    for _ in range(2):
        assert asker.view and other.view
        waits = [say("question-waits", names="Bo"), "task", None, [[say("question-withdraw"), "withdraw", "", False]]]
        assert waits in asker.view["notices"] and waits not in other.view["notices"]
        assert other.view["question"]
        asker.reload()
        asker.connect()
        party.run(200)
    other.say("undo")
    party.run(200)
    assert other.view and other.told[-2]["why"] == say("question-open")
    asker.say("withdraw")
    party.run(200)
    assert other.view["question"] is None and party.meeting.questions.asked is None
    assert len(party.meeting.match.steps) == before


def test_who_asked_hears_that_nobody_is_there_to_agree() -> None:
    party = pods()
    asker, other = phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    asker.say("undo")
    party.run(200)
    other.disconnect()
    party.run(200)
    assert asker.view and say("question-nobody") in [told.get("why") for told in asker.told]
    assert all(kind != "task" for _, kind, *_ in asker.view["notices"])


def test_after_a_reload_the_host_says_which_seats_wait_until_they_are_back() -> None:
    party = pods()
    meeting = party.meeting
    number = meeting.expect(frozenset({1}))
    phone = party.phones[number] = Phone(party, number, "Bo", 5, 5, 0)
    (waits,) = meeting.host.asides()
    name = meeting.plan.names[1]
    assert waits.text == say("device-expected", names=name)
    assert waits.offers[0][:3] == (say("invite-again"), "invite-device", str(number))
    phone.connect()
    party.run(200)
    assert list(meeting.host.asides()) == [] and meeting.plan.names[1] == "Bo"
    phone.disconnect()
    (gone,) = meeting.host.asides()
    assert gone.text == say("device-gone", names="Bo")


def test_against_computer_players_nobody_is_asked() -> None:
    party = pods(0, 1)
    phone = party.invite(0)
    rng = Random(5)
    while choices(party.meeting, 0) < 2 or choices(party.meeting, 1) < 2:
        act(phone, rng)
        computers = party.meeting.dealer.computers()
        if computers:
            party.meeting.host.play(rng.choice(party.meeting.match.state.actions()))
        party.run(900)
    before = len(party.meeting.match.steps)
    phone.say("cancel")
    phone.say("undo")
    party.run(100)
    assert len(party.meeting.match.steps) < before


# -- the end, and again


def test_a_rematch_keeps_the_seats() -> None:
    party = pods()
    phones = [party.invite(0, name="Ann"), party.invite(1, name="Bo")]
    party.run(100)
    until(party, phones, lambda meeting: meeting.match.state.turn is not None)
    phones[1].say("resign", seat=1)
    party.run(200)
    assert party.meeting.match.steps[-1].action.path == RESIGN
    assert [phone.view and phone.view["over"] for phone in phones] == ["won", "lost"]
    assert phones[0].view and phones[0].view["notices"][-1][3][0][1] == "rematch"
    phones[0].say("rematch")
    party.run(200)
    assert phones[1].view
    phones[1].say("answer", question=phones[1].view["question"][0], yes=True)
    party.run(1000)
    assert party.meeting.plan.names == ("Ann", "Bo")
    assert party.meeting.match.state.result is None and "anew" in party.changes
    until(party, phones, both_moved)
    for phone in phones:
        assert len(phone.log) == len(party.meeting.match.steps)


def test_who_asked_is_told_after_a_reload_of_the_host_that_nobody_is_asked_any_more() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    party.meeting.questions.drop(phones[0].number)
    party.run(200)
    told = [[text for text, *_ in phone.view["notices"]] for phone in phones if phone.view]
    assert [say("question-dropped") in texts for texts in told] == [True, False]
    phones[0].say("undo")
    party.run(200)
    assert phones[0].view and say("question-dropped") not in [text for text, *_ in phones[0].view["notices"]]
    party.meeting.questions.drop(HOST)
    assert say("question-dropped") in [notice.text for notice in party.meeting.asides(HOST)]


# -- seats that wait


def test_a_lost_seat_waits_is_played_meanwhile_and_given_back() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    lost = phones[1]
    lost.disconnect()
    party.run(100)
    assert phones[0].view and phones[0].view["players"][1]["place"] == "lost"
    rng = Random(6)
    for _ in range(30):
        act(phones[0], rng)
        party.run(60)
    assert party.meeting.match.state.turn == 1, "the seat waits"
    party.meeting.take_over(1)
    count = choices(party.meeting, 1)
    for _ in range(20):
        host_touches(party, rng)
        party.run(60)
    assert choices(party.meeting, 1) > count
    lost.connect()
    party.run(200)
    assert lost.view and lost.view["seats"] == [] and not lost.view["display"]["lit"]
    party.meeting.give_back(1)
    party.run(200)
    assert lost.view["seats"] == [1]
    count = choices(party.meeting, 1)
    until(party, phones, lambda meeting: choices(meeting, 1) > count)
    assert isinstance(party.meeting.host.touch("d4"), Refused)


def test_a_computer_player_stands_in() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    phones[1].disconnect()
    party.meeting.take_over(1, 3)
    until(party, phones[:1], lambda meeting: meeting.match.state.turn == 1)
    assert party.meeting.dealer.computers() == (1,)
    party.run(100)
    assert phones[0].view and phones[0].view["players"][1]["level"] == 3
    party.meeting.give_back(1)
    assert party.meeting.dealer.computers() == ()


def test_a_device_without_a_word_is_gone() -> None:
    party = pods()
    phone = party.invite(1)
    party.run(100)
    phone.mute = True
    party.run(9000)
    assert party.meeting.devices[phone.number].standing.value == "lost"


def test_a_device_that_wakes_up_goes_on_over_its_old_channel() -> None:
    """What it has touched meanwhile counts, and nothing that comes late is taken for garbage."""
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    rng = Random(5)
    while party.meeting.match.state.actors != (1,):
        act(phones[0], rng)
        party.run(60)
    sleeper = phones[1]
    interaction = party.meeting.devices[sleeper.number].interaction
    flipped = interaction.flipped
    sleeper.mute = True
    sleeper.say("flip")
    party.run(20_000)
    assert phones[0].view and phones[0].view["players"][1]["place"] == "lost"
    sleeper.wake()
    party.run(500)
    assert phones[0].view["players"][1]["place"] == "device"
    assert interaction.flipped is not flipped
    count = choices(party.meeting, 1)
    until(party, phones, lambda meeting: choices(meeting, 1) > count)
    assert not sleeper.ended


def test_a_channel_that_mends_goes_on() -> None:
    party = pods()
    phones = [party.invite(0), party.invite(1)]
    until(party, phones, both_moved)
    number = phones[1].number
    party.meeting.disturbed(number)
    party.run(200)
    assert phones[0].view and phones[0].view["players"][1]["place"] == "lost"
    party.meeting.mended(number)
    party.run(200)
    assert phones[0].view["players"][1]["place"] == "device"
    count = choices(party.meeting, 1)
    until(party, phones, lambda meeting: choices(meeting, 1) > count)
    assert not phones[1].ended


def test_two_seats_at_one_device_and_one_at_the_host_play_to_the_end() -> None:
    party = Party(Match(games.find("xtal"), {"players": "3"}))
    phone, onlooker = party.invite(1, 2), party.invite()
    rng = Random(8)
    covered = 0
    for _ in range(250):
        if party.meeting.host.session.screen.handover() is not None:
            party.meeting.host.session.screen.take()
        host_touches(party, rng)
        act(phone, rng)
        party.run(100)
        covered += bool(phone.view and phone.view["cover"])
        assert not onlooker.view or not onlooker.view["display"]["lit"]
    assert covered, "two people pass one phone to each other"
    assert len(party.meeting.match.steps) > 20
    assert onlooker.view and len(onlooker.log) == onlooker.view["last"]


@pytest.mark.parametrize("game", [game for game in REAL if game.hidden], ids=lambda game: f"{game.id}-{game.version}")
def test_who_holds_the_screen_at_a_host_reads_what_that_seat_knows(game: Game) -> None:
    """Log, refusals and hands are told to the same one, also where two people pass the host's screen on."""
    most = {option.id: option.choices[-1].id for option in game.options if option.id in ("players", "tier")}
    party = Party(Match(game, game.choose(**most)))
    session, rng, told = party.meeting.host.session, Random(game.id), set()
    for _ in range(120):
        if session.screen.handover() is not None:
            session.screen.take()
        host_touches(party, rng)
        party.run(50)
        match, viewer = session.match, session.screen.viewer
        if match.ply:
            step = match.steps[match.ply - 1]
            known = game.words.describe(match.state_at(match.ply - 1), step.action, session.names, viewer)
            assert session.history.sentence(match.ply) == known
            told.add(viewer)
    assert {seat for seat in told if seat is not None and seat >= 0}, "somebody holds the screen"


# -- who was first


def race(late: float, early: float) -> tuple[Party, Phone, Phone]:
    """Two devices before a Combat by speed, one far away and one near; their clocks have nothing to do with ours."""
    party = Party(Match(games.find("xtal"), {"tempo": "speed", "players": "3"}), seed=3)
    far, near = party.invite(0, delay=late, offset=5e6, jitter=0), party.invite(1, delay=early, offset=-900, jitter=0)
    third = party.invite(2)
    party.run(10_000)
    until(party, [far, near, third], lambda meeting: meeting.dealer.deadline is not None, seed=2)
    return party, far, near


def test_it_counts_when_a_touch_was_made_and_not_when_it_came() -> None:
    party, far, near = race(120, 5)
    party.run(600)
    meeting = party.meeting
    pair = [phone for phone in party.phones.values() if phone.view and phone.view["display"]["lit"]]
    order: list[tuple[str, float]] = []
    submit = meeting.submit

    def watch(key: int, action: object, captured: float | None) -> bool:
        order.append((f"{key}", captured or 0))
        return submit(key, action, captured)  # type: ignore[arg-type]

    meeting.submit = watch  # type: ignore[method-assign]
    start = party.time.now
    for phone in pair:
        assert phone.view
        phone.touch(phone.view["display"]["lit"][0])
    party.run(1000)
    for _, captured in order:
        assert abs(captured - start) < 30, "whatever the way and the clock"
    assert far.ended == near.ended == ""
    clock = party.meeting.devices[near.number].clock
    now = party.time.now
    assert clock.captured(near.clock() - 10_000, now) >= now - 40, "who lies about the time gains one way at most"
    assert clock.captured(near.clock() + 10_000, now) == now
