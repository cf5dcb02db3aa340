"""What a computer player says to people: a hint in the game, an analysis after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pentapod.engine.state import Action, Path, State
from pentapod.play.advice import advice
from pentapod.play.session import Session
from pentapod.play.thinking.analysis import Analysis
from pentapod.play.thinking.thinker import request
from pentapod.web.shell import dom
from pentapod.web.shell.markup import together
from pentapod.web.shell.words import say
from pentapod.web.table import panels
from pentapod.web.table.worker import ThinkingWorker

HINT_LEVEL: Final = 4


class Advice:
    """Asks the worker of a table. `show` shows the table anew, `tell` says there why a path is suggested."""

    def __init__(self, worker: ThinkingWorker, show: Callable[[], None], tell: Callable[[str, Path], None]) -> None:
        self._worker = worker
        self._show = show
        self._tell = tell
        self._hinted: tuple[State | None, Path] = (None, ())
        self._analysis: Analysis | None = None
        self._place = dom.by_id("analysis")

    def clear(self) -> None:
        """Another game is on the table."""
        self._hinted, self._analysis = (None, ()), None
        self._place.hidden = True

    def forget_hint(self) -> None:
        """Others look at the board now."""
        self._hinted = (None, ())

    def path(self, state: State, chosen: Path) -> Path:
        """The touches that are suggested, as long as nothing else is done: then the suggestion is forgotten."""
        hinted, path = self._hinted
        if hinted is not state or path[: len(chosen)] != chosen:
            self.forget_hint()
        return self._hinted[1]

    # ------------------------------------------------------------------ a hint

    def helped(self, session: Session) -> int | None:
        """The person to whom something could be suggested now."""
        state = session.match.state
        people = [seat for seat in state.as_told().actors if seat >= 0 and not session.levels[seat]]
        if not people or session.handover() is not None or not session.lit():
            return None
        return state.turn if state.turn in people else people[0]

    def hint(self, session: Session) -> None:
        """Suggest an action to the person whose turn it is."""
        state, seat = session.match.state, self.helped(session)
        if seat is None:
            covered = session.handover()
            self._tell(say("hint-none") if covered is None else say("cover", name=session.names[covered]), ())
            return
        self._tell(say("hint-wait"), ())

        def answered(answer: Mapping[str, Any]) -> None:
            if session.match.state is not state or self.helped(session) != seat:
                return
            action = Action(seat, tuple(answer["path"]))
            self._hinted = state, action.path
            chances = sum(answer["value"][one] for one in _team(session, seat))
            session.forget_touches()
            self._show()
            self._tell(advice(session, action, chances), action.path)

        self._worker.ask(request(session.match, seat, HINT_LEVEL, "hint", as_told=True), answered)

    # ------------------------------------------------------------------ an analysis

    def analyse(self, session: Session) -> None:
        """Think about every choice of a finished game, and show what comes of it as it comes."""
        analysis = self._analysis = Analysis(session.match)
        self.show_analysis(session)

        def part(verdict: Mapping[str, Any]) -> None:
            analysis.take(verdict)
            self.show_analysis(session)

        def answered(_end: Mapping[str, Any]) -> None:
            analysis.done = True
            self.show_analysis(session)

        self._worker.ask({"analyse": session.link()}, answered, part)

    def show_analysis(self, session: Session) -> None:
        """Bring the plot up to date; it is there only for the game that it tells of."""
        analysis = self._analysis
        if analysis and (analysis.match is not session.match or session.match.latest.result is None):
            analysis = self._analysis = None
        self._place.hidden = analysis is None
        if analysis:
            dom.show(
                self._place, together(panels.plot(analysis, session.match.ply), panels.mistakes(analysis, session))
            )


def _team(session: Session, seat: int) -> tuple[int, ...]:
    match = session.match
    return next(team for team in match.game.teams(match.options) if seat in team)
