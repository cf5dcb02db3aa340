"""Leads through a lesson step by step: what is said, what is pointed at, what was missed.

Knows no browser: whoever shows a board asks the coach, and opens the session that it gives.
"""

from __future__ import annotations

from typing import Final

from pentapod.engine.game import Game
from pentapod.engine.goals import Goals
from pentapod.engine.state import Path
from pentapod.lessons.lesson import Lesson, Step
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.words import say

PATIENCE: Final = 2
"""After so many misses in a step the next touch is shown without being asked for."""


class Coach:
    """A lesson of a game as it is learnt, from a step on (from 0). `goals` are those of the game, by their names."""

    def __init__(self, game: Game, goals: Goals, lesson: Lesson, at: int = 0) -> None:
        self.lesson = lesson
        self.at = at if 0 <= at < len(lesson.steps) else 0
        self._game = game
        self._goals = goals
        self.session = self._begin()

    def _begin(self) -> LessonSession:
        """The step as it is set before the learner."""
        self._misses = 0
        self._shows = self._has_missed = False
        return LessonSession(self._game, self.step, self._goals)

    def beginning(self) -> LessonSession:
        """The first step of the lesson as it is set before a learner, whichever is learnt now."""
        return LessonSession(self._game, self.lesson.steps[0], self._goals)

    @property
    def step(self) -> Step:
        """The step that is learnt now."""
        return self.lesson.steps[self.at]

    # ------------------------------------------------------------------ what is done

    def again(self) -> LessonSession:
        """The same step from its beginning; what was missed in it still counts."""
        misses = self._misses
        self.session = self._begin()
        self._misses = misses
        return self.session

    def go_on(self) -> LessonSession:
        """The next step; at the last one, that one again."""
        self.at = min(self.at + 1, len(self.lesson.steps) - 1)
        self.session = self._begin()
        return self.session

    def show(self) -> LessonSession:
        """From now on the next touch is pointed at; where the step was missed, from its beginning."""
        session = self.again() if self.standing is Standing.MISSED else self.session
        self._shows = True
        return session

    def update(self) -> None:
        """Something may have happened in the session: a miss counts once."""
        missed = self.standing is Standing.MISSED
        self._misses += missed and not self._has_missed
        self._has_missed = missed

    def refused(self) -> bool:
        """A touch was refused, which counts as a miss. Whether the next touch is pointed at for that reason."""
        helped = self._helps
        self._misses += self.standing is Standing.OPEN
        return self._helps and not helped

    # ------------------------------------------------------------------ what is told

    @property
    def standing(self) -> Standing:
        """How the step stands. A miss that was taken back stands until the learner goes on."""
        return Standing.MISSED if self.session.taken_back else self.session.progress.standing

    @property
    def said(self) -> str:
        """What is said of what the learner did; "" while the goal is open.

        What others do then, and dice, are told once they are seen.
        """
        if back := self.session.taken_back:
            return back
        now = self.session.progress
        if now.standing is Standing.REACHED and not (now.sentence and self._is_seen):
            return say("learn-reached")
        return now.sentence

    @property
    def _is_seen(self) -> bool:
        """Whether nothing that the step tells of is still to happen."""
        return self.session.ended or not self.step.replies

    @property
    def leads_on(self) -> bool:
        """Whether the learner may go on: the goal is reached, and what is said of it can be read."""
        return self.standing is Standing.REACHED and self._is_seen

    @property
    def words(self) -> str:
        """What stands beside the board: what is said of what was done, else what is to be done still.

        What is to be done next is told once others have done what they do before it.
        """
        session = self.session
        done = session.progress.own if self.step.wanted else 0
        if done and not session.is_asked_again():
            done -= 1
        return self.said or (self.step.text, *self.step.then)[min(done, len(self.step.then))]

    @property
    def is_set(self) -> bool:
        """Whether the step has just been set: its text says all, and the game's own prompt would say it otherwise."""
        session = self.session
        return self.standing is Standing.OPEN and not session.progress.own and not session.touches.chosen

    @property
    def learnt(self) -> bool:
        """Whether the lesson's last goal is reached."""
        return self.standing is Standing.REACHED and self.at == len(self.lesson.steps) - 1

    @property
    def can_show(self) -> bool:
        """Whether an action that leads to the goal is known, now or from the beginning of the step."""
        step = self.step
        return self.session.next_action() is not None or bool(step.solution or step.wanted or step.play)

    @property
    def _helps(self) -> bool:
        return self._shows or self._misses >= PATIENCE

    def pointed(self) -> Path:
        """The touches that are pointed at now: the next one, where that is shown, else what the step points at.

        Where all of them are made and the action waits to be confirmed, all: then to confirm it is what is shown.
        """
        session, now = self.session, self.session.progress
        if self.standing is not Standing.OPEN:
            return ()
        action = session.next_action() if self._helps else None
        if action is None:
            return () if now.own else self.step.points
        chosen = session.touches.chosen
        if action.path == chosen:
            return chosen
        on_the_way = action.path[: len(chosen)] == chosen
        return action.path[len(chosen) :][:1] if on_the_way else action.path[:1]
