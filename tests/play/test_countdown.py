"""The time that is left until something follows because nobody has acted."""

from __future__ import annotations

from pentapod.engine.state import Action, Deadline
from pentapod.play.countdown import GRACE_SECONDS, Countdown

PASS = Action(0, ("pass",))


def test_it_starts_with_a_new_deadline_and_runs_on_with_the_same() -> None:
    now = [10.0]
    countdown = Countdown(lambda: now[0])
    assert countdown.follow(Deadline(3, 5.0, PASS))
    now[0] += 2
    assert not countdown.follow(Deadline(3, 5.0, PASS))
    assert (countdown.end, countdown.left) == (15.0, 0.6)
    assert countdown.follow(Deadline(4, 5.0, PASS))
    assert (countdown.end, countdown.left) == (17.0, 1.0)


def test_an_input_that_was_made_in_time_may_come_a_little_later() -> None:
    now = [0.0]
    countdown = Countdown(lambda: now[0])
    countdown.follow(Deadline(1, 5.0, PASS))
    now[0] = 5.0 + GRACE_SECONDS / 2
    assert countdown.running and countdown.left == 0
    now[0] = 5.0 + GRACE_SECONDS
    assert not countdown.running


def test_it_stops_when_no_clock_runs() -> None:
    countdown = Countdown(lambda: 0.0)
    assert not countdown.follow(None)
    countdown.follow(Deadline(1, 5.0, PASS))
    assert countdown.follow(None)
    assert not countdown.running and countdown.left == 0
