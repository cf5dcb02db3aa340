"""How a step of a lesson is played: a session in which others do what the lesson says, until the goal is reached.

Everything is derived from the log of the match: so undo, redo and beginning again need nothing special.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from random import Random
from typing import Final, NamedTuple

from pentapod.engine.game import Game
from pentapod.engine.goals import GOALS, Goal, Moment
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, Paths, State, resolved
from pentapod.lessons.lesson import Condition, Miss, Step
from pentapod.lessons.words import say as say_of_lessons
from pentapod.play.latest import Latest
from pentapod.play.outcomes import Completed, Refused, Taken
from pentapod.play.seating import only
from pentapod.play.session import Session
from pentapod.play.story import is_choice
from pentapod.play.words import say

MOST_ANSWERS: Final = 3
"""So many choices of others in a row are shown after a miss at most."""
ANSWER_BUDGET: Final = 0.5
"""Of that of the level: a second of the best."""
LONGEST_ANSWER: Final = 95
"""In characters: of a longer answer only the beginning is told."""


class Standing(Enum):
    """How a step stands."""

    OPEN = auto()
    REACHED = auto()
    MISSED = auto()


class Progress(NamedTuple):
    """How far the learner has come in a step."""

    standing: Standing
    sentence: str
    """What is said of it; "" while the goal is open."""
    own: int
    """How many actions the learner has played."""
    due: Paths
    """What others have still to do, as the lesson says."""
    decided_at: int = 0
    """The ply in which the goal was reached or missed; 0 while it is open."""


class LessonSession(Session):
    """A step of a lesson in play. `goals` are those of the game, by their names.

    Raises `PositionError` where the position cannot be read, and KeyError for a goal that nobody knows.
    """

    def __init__(self, game: Game, step: Step, goals: Mapping[str, Goal]) -> None:
        match = Match.from_position(game, step.position)
        seats = len(match.seats)
        actor = match.state.turn if match.state.turn is not None else match.state.actors[0]
        self.step = step
        self.seat = max(0, actor) if step.seat is None else step.seat
        self._goals = {**GOALS, **goals}
        if unknown := {one.name for one in _conditions(step)} - self._goals.keys():
            raise KeyError(*unknown)
        self._progress = Latest[Progress]()
        self._taken_back = ""
        self._way = self._texts_along(match.state) if step.play else ()
        """The texts of the positions on the way of a play, to its end."""
        levels = tuple(0 if seat == self.seat else step.level for seat in range(seats))
        super().__init__(match, game.titles[:seats], levels, mine=only(self.seat))
        self.is_kept = False

    def waits(self) -> bool:
        """Nothing waits to be seen: the lesson says what happens."""
        return False

    def teaches(self) -> bool:
        """Not in a puzzle: whoever solves one knows the game."""
        return not self.step.answered

    # ------------------------------------------------------------------ how it stands

    @property
    def progress(self) -> Progress:
        """How the step stands in the position shown."""
        return self._progress.of(self._follow, self.match.state)

    def _follow(self) -> Progress:
        now = Progress(Standing.OPEN, "", 0, self.step.replies)
        stood: dict[str, Progress] = {}
        for ply in range(self.match.ply):
            action, before = self.match.steps[ply].action, self.match.state_at(ply)
            if before.automatic:
                pass
            elif action.seat == self.seat:
                stood[before.text()] = now
                now = self._after_own(now._replace(own=now.own + 1), action)
                now = self._after_play(now, self.match.state_at(ply + 1)) if self.step.play else now
                if now.standing is Standing.MISSED and self.step.wanted:
                    # Whoever takes back what was prepared has missed nothing.
                    now = stood.get(self.match.state_at(ply + 1).text(), now)
            elif now.due and now.due[0] == action.path:
                now = now._replace(due=now.due[1:])
            until = self.step.until
            if now.standing is Standing.OPEN and until and self._holds(until, ply + 1):
                now = now._replace(standing=Standing.REACHED, sentence=self.step.done)
            if now.standing is not Standing.OPEN and not now.decided_at:
                now = now._replace(decided_at=ply + 1)
        over = self.match.state.result is not None
        spent = over or (not self.step.play and now.own >= self.step.within and self.is_asked_again())
        if now.standing is Standing.OPEN and (spent or self._is_stuck(now.due)):
            now = self._missed(now)._replace(decided_at=self.match.ply)
        if self._goes_on_after(now.standing) and (came := self._came_of_it()):
            now = now._replace(sentence=f"{now.sentence} {came}")
        if now.standing is Standing.MISSED and self.step.answered and (answer := self._answer(now.decided_at)):
            now = now._replace(sentence=f"{now.sentence} {answer}")
        return now

    def _goes_on_after(self, standing: Standing) -> bool:
        """Whether what comes of it is tried: of a play in any case, of a single action where it is right."""
        tries = standing is not Standing.OPEN if self.step.play else standing is Standing.REACHED
        return tries and self.step.tried is not None

    def _came_of_it(self) -> str:
        """What came of it, once that is decided; else ""."""
        tried, ply = self.step.tried, self.match.ply
        if tried is None:
            return ""
        if self._holds(tried.goal, ply):
            return tried.worked
        return tried.failed if self._is_decided() else ""

    def _is_decided(self) -> bool:
        tried, over = self.step.tried, self.match.state.result is not None
        return over or (tried is not None and any(self._holds(one, self.match.ply) for one in (tried.goal, tried.end)))

    def _after_own(self, now: Progress, action: Action) -> Progress:
        """The learner has played another action."""
        if now.standing is not Standing.OPEN:
            return now
        wanted = self.step.wanted
        right = bool(wanted) and any(pattern.matches(action.path) for pattern in wanted[now.own - 1])
        miss = next((miss for miss in self.step.misses if not right and miss.pattern.matches(action.path)), None)
        if miss or (wanted and not right):
            return self._missed(now, miss)
        if wanted and now.own == len(wanted):
            return now._replace(standing=Standing.REACHED, sentence=self.step.done)
        return now

    def _after_play(self, now: Progress, state: State) -> Progress:
        """The learner has played another action of a row."""
        if now.standing is not Standing.OPEN or (state.actors == (self.seat,) and not state.automatic):
            return now
        if state.text() == self._way[-1]:
            return now._replace(standing=Standing.REACHED, sentence=self.step.done)
        missed, end = self._missed(now), resolved(state).text()
        return missed._replace(sentence=dict(self.step.others).get(end, missed.sentence))

    def _texts_along(self, state: State) -> tuple[str, ...]:
        texts = [state.text()]
        for path in self.step.play:
            state = state.after(Action(self.seat, path))
            texts.append(state.text())
        return tuple(texts)

    def _missed(self, now: Progress, miss: Miss | None = None) -> Progress:
        if miss:
            return now._replace(standing=Standing.MISSED, sentence=miss.sentence, due=miss.answer)
        sentence = self.step.otherwise or say("lesson-missed")
        return now._replace(standing=Standing.MISSED, sentence=sentence, due=())

    def _holds(self, condition: Condition, ply: int) -> bool:
        match = self.match
        actions = tuple(step.action for step in match.steps[:ply])
        moment = Moment(match.initial, match.state_at(ply), self.seat, actions, match.game.teams(match.options))
        return self._goals[condition.name](moment, *condition.words)

    def is_asked_again(self) -> bool:
        """Whether nothing happens any more before the learner has to choose."""
        state = self.match.state
        return state.result is not None or (not state.automatic and self.seat in state.actors)

    def _is_stuck(self, due: Paths) -> bool:
        """Whether somebody else would have to act now, and the lesson does not say how."""
        state = self.match.state
        if self.step.level or state.automatic or state.result is not None or self.seat in state.actors:
            return False
        paths = [action.path for action in self.touches.legal]
        return due[0] not in paths if due else state.actors != (CHANCE,) or len(paths) > 1

    @property
    def ended(self) -> bool:
        """Whether the step is over: the goal is reached or missed, and all that was to be shown has happened."""
        now = self.progress
        if now.standing is Standing.OPEN or self._is_answering():
            return False
        if self.step.tried:
            goes_on = not self._is_decided()
        else:
            goes_on = now.standing is Standing.MISSED and self.step.level > 0 and not self.is_asked_again()
        return self._scripted() is None and not (goes_on or self.match.state.automatic)

    # ------------------------------------------------------------------ what a miss leads to

    @property
    def taken_back(self) -> str:
        """What is said of a miss that was answered and taken back, until somebody goes on; else ""."""
        return "" if self.match.steps or self.touches.chosen else self._taken_back

    def only_shows(self) -> bool:
        """Nothing is asked once the step is over, nor while what a miss leads to is shown or is still told."""
        return self.ended or self._is_answering() or self.taken_back != ""

    def _is_answering(self) -> bool:
        """Whether the learner has missed, and it is shown what that leads to."""
        return self.step.answered and self.progress.standing is Standing.MISSED

    def _answers(self, since: int) -> list[int]:
        """The plies of what others have chosen after a ply."""
        match = self.match
        side = next(team for team in match.game.teams(match.options) if self.seat in team)
        plies = range(since + 1, match.ply + 1)
        return [ply for ply in plies if is_choice(match, ply) and match.action_at(ply).seat not in side]

    def _answer(self, since: int) -> str:
        """What others have chosen after a ply, and how the game has ended if it has, in words; "" before that."""
        match = self.match
        told = [self.history.sentence(ply) for ply in self._answers(since)]
        while len(" ".join(told)) > LONGEST_ANSWER and len(told) > 1:
            told.pop()
        said = say_of_lessons("puzzle-answer", what=" ".join(told)) if told else ""
        end = match.game.words.prompt(match.state, self.names) if match.state.result is not None else ""
        return f"{said} {end}".strip()

    def lingers(self) -> bool:
        """Whether all that a miss leads to was shown, and is looked at before it is taken back."""
        state = self.match.state
        if not self._is_answering() or not self.at_end:
            return False
        if state.result is not None:
            return True
        answers = self._answers(self.progress.decided_at)
        if state.automatic or not answers or (self._goes_on_after(Standing.MISSED) and not self._is_decided()):
            return False
        last = self.match.steps[answers[-1] - 1].action.seat
        if state.actors == (CHANCE,):
            return state.turn != last  # What was begun is rolled out.
        return state.actors != (last,) or len(answers) >= MOST_ANSWERS

    def _begin_again(self) -> None:
        """Back to how the step was set. What was said of the miss is still said, as what is past."""
        self._taken_back = say_of_lessons("puzzle-answer-taken-back", said=self.progress.sentence)
        self.go(0)
        del self.match.steps[:]

    # ------------------------------------------------------------------ how it is played

    def strength(self, seat: int) -> int:
        """What a miss leads to is shown by computer players at all seats."""
        return self.step.level if self._is_answering() else super().strength(seat)

    def budget(self) -> float:
        """Whoever has missed waits for the answer, which is found in half the time that a game has."""
        return ANSWER_BUDGET if self._is_answering() else super().budget()

    def _thinkers(self) -> tuple[int, ...]:
        if not self._is_answering():
            return super()._thinkers()
        return self.match.state.actors if self.live and not self._goes_on() else ()

    @property
    def live(self) -> bool:
        """Whether the game goes on from the position shown: not when the step is over."""
        return super().live and not self.ended

    def _scripted(self) -> Action | None:
        """What others do now, as the lesson says."""
        due, state = self.progress.due, self.match.state
        if not due or state.automatic or state.result is not None or self.seat in state.actors:
            return None
        return next((action for action in self.touches.legal if action.path == due[0]), None)

    def must_happen(self) -> bool:
        """Whether the next action is no player's choice here."""
        return super().must_happen() or (self.at_end and self._scripted() is not None) or self.lingers()

    def let_happen(self, rng: Random) -> None:
        """Let happen what does so by itself, or what the lesson says."""
        action = self._scripted() if self.at_end else None
        if self.lingers():
            self._begin_again()
        elif action is None:
            super().let_happen(rng)
        else:
            self._change(lambda: self.match.play(action, self.touches.legal))

    def elsewhere(self) -> int | None:
        """Nobody in a lesson plays elsewhere."""
        return None

    def touch(self, touch: str) -> Taken:
        """Take one touch further; once the step is over, none. A slip is refused.

        Then what is chosen stays, where that is right, and else nothing is chosen any more.
        """
        if not self.ended and not self._is_answering():
            taken = super().touch(touch)
            return self._without_slip(taken.action) if isinstance(taken, Completed) else taken
        if self.progress.standing is Standing.MISSED:
            return Refused(say("lesson-missed-refusal"))
        return Refused(say("lesson-over-refusal"))

    def _without_slip(self, action: Action) -> Taken:
        slip = next((slip for slip in self.step.slips if slip.pattern.matches(action.path)), None)
        if slip is None:
            return Completed(action)
        self.touches.step_back()
        if all(path[:1] != action.path[:1] for path in self.step.solution):
            self.touches.forget()
        return Refused(slip.sentence)

    def _possible(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Nothing once the step is over."""
        return () if self.ended or self._is_answering() else super()._possible(actions)

    def next_action(self) -> Action | None:
        """An action that leads to the goal, to be shown to who asks; None where none is known."""
        now = self.progress
        mine = [action for action in self.actions() if action.seat == self.seat and action.seat != CHANCE]
        if now.standing is not Standing.OPEN:
            return None
        if not self.step.play and now.own < len(self.step.solution):
            wanted = self.step.solution[now.own]
            if known := next((action for action in mine if action.path == wanted), None):
                return known
        if self.step.play:
            return self._on_the_way(mine)
        patterns = self.step.wanted[now.own] if now.own < len(self.step.wanted) else ()
        right = (action for action in mine if any(pattern.matches(action.path) for pattern in patterns))
        return next(right, None)

    def _on_the_way(self, mine: Sequence[Action]) -> Action | None:
        """The action that leads furthest along the way of the play; it may take back what leads elsewhere."""
        state = self.match.state
        ends = [(state.after(action).text(), action) for action in mine]
        here = self._way.index(state.text()) if state.text() in self._way else -1
        found = [(self._way.index(text), action) for text, action in ends if text in self._way[here + 1 :]]
        return max(found, key=lambda one: one[0])[1] if found else None


def _conditions(step: Step) -> Iterator[Condition]:
    """All that may be asked of the positions of a step."""
    if step.until:
        yield step.until
    if step.tried:
        yield from (step.tried.goal, step.tried.end)
