"""The coach says what was done, points where it should, and leads on."""

from __future__ import annotations

from random import Random

import pytest

from pentapod import games
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.reading import read
from pentapod.play.interaction import Interaction
from pentapod.play.notices import notices
from pentapod.play.outcomes import Played, Refused

PODS = games.find("pods")

LESSON = """# Learn PODS

It is about pods.

## A free leg

Place pod 3 beside Orange's pod.

```step
standard guarded 0 w 2@c3 1@f5
do: 3 d2
point: 3
miss 3 *: Not there.
```

Now any pod at all.

```step
standard guarded 0 w 2@c3 1@f5
do: * *
show: 3 d2
done: That will do.
```

> A pod needs a free leg.
"""


@pytest.fixture
def coach() -> Coach:
    return Coach(PODS, {}, read(LESSON).lessons[0])


def touch(coach: Coach, *touches: str) -> None:
    """Touch one thing after the other, as at a table."""
    for one in touches:
        coach.session.touch(one)
        action = next(
            (action for action in coach.session.actions() if action.path == coach.session.touches.chosen), None
        )
        if action:
            coach.session.play(action)
        coach.update()


def test_a_step_begins_with_its_pointers_and_nothing_said(coach: Coach) -> None:
    assert coach.pointed() == ("3",)
    assert (coach.said, coach.learnt, coach.standing) == ("", False, Standing.OPEN)
    assert not coach.session.is_kept


def test_a_right_action_is_praised_and_leads_on(coach: Coach) -> None:
    touch(coach, "3", "d2")
    assert coach.said == "Well done."
    assert not coach.learnt
    assert coach.pointed() == ()
    first = coach.session
    assert coach.go_on() is not first
    touch(coach, "3", "d2")
    assert coach.said == "That will do."
    assert coach.learnt


def test_nobody_is_led_on_before_what_follows_is_seen() -> None:
    # Whoever went on at "Well done." never read what came of it.
    answered = LESSON.replace("show: 3 d2", "show: 3 d2\nreply: 2 c5")
    coach = Coach(PODS, {}, read(answered).lessons[0], 1)
    touch(coach, "3", "d2")
    assert (coach.standing, coach.said, coach.leads_on) == (Standing.REACHED, "Well done.", False)
    coach.session.let_happen(Random(0))
    assert (coach.said, coach.leads_on) == ("That will do.", True)


def test_after_two_misses_the_next_touch_is_shown(coach: Coach) -> None:
    for _ in range(2):
        assert coach.pointed() == ("3",)
        touch(coach, "3", "e1")
        assert (coach.standing, coach.said, coach.pointed()) == (Standing.MISSED, "Not there.", ())
        coach.update()
        coach.again()
    assert coach.pointed() == ("3",)
    touch(coach, "3")
    assert coach.pointed() == ("d2",)


def test_a_miss_that_is_undone_leaves_the_goal_open_and_counts_once(coach: Coach) -> None:
    touch(coach, "3", "e1")
    coach.session.undo()
    coach.update()
    assert coach.standing is Standing.OPEN
    assert coach.pointed() == ("3",)
    touch(coach, "3", "d2")
    assert coach.said == "Well done."


def test_refused_touches_count_as_misses(coach: Coach) -> None:
    coach.go_on()
    assert coach.pointed() == ()
    assert not coach.refused()
    assert coach.refused()
    assert not coach.refused()
    assert coach.pointed() == ("3",)


def test_what_is_shown_is_shown_touch_by_touch_and_from_the_beginning(coach: Coach) -> None:
    coach.go_on()
    session = coach.session
    assert coach.show() is session
    assert coach.pointed() == ("3",)
    touch(coach, "4")
    assert coach.pointed() == ("3",)
    touch(coach, "3")
    assert coach.pointed() == ("d2",)
    touch(coach, "d2")
    assert coach.learnt


def test_a_missed_step_is_shown_anew(coach: Coach) -> None:
    touch(coach, "3", "e1")
    missed = coach.session
    assert coach.show() is not missed
    assert (coach.standing, coach.pointed()) == (Standing.OPEN, ("3",))


def test_a_lesson_begins_where_it_was_left(coach: Coach) -> None:
    assert Coach(PODS, {}, coach.lesson, 1).step == coach.lesson.steps[1]
    assert Coach(PODS, {}, coach.lesson, 9).at == 0


def test_nothing_is_offered_below_the_prompt_of_a_lesson(coach: Coach) -> None:
    touch(coach, "3", "d2")
    assert list(notices(coach.session)) == []


def test_a_step_that_is_over_can_be_touched_no_more(coach: Coach) -> None:
    from random import Random

    interaction = Interaction(coach.session, lambda: Random(1))
    interaction.touch("3")
    assert isinstance(interaction.touch("d2"), Played)
    assert isinstance(interaction.touch("3"), Refused)
    assert isinstance(coach.session, LessonSession)
