"""What a computer player says to people: a hint in the game, an analysis after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from js import document

from pentapod.engine.state import Action, Path, State
from pentapod.play.advice import advice, surely
from pentapod.play.session import Session
from pentapod.play.thinking.analysis import Analysis, Mistake
from pentapod.play.thinking.thinker import Message, request
from pentapod.play.thinking.trial import Trial
from pentapod.web.shell import dom
from pentapod.web.shell.words import say
from pentapod.web.table.view import TableView
from pentapod.web.table.worker import ThinkingWorker

HINT_LEVEL: Final = 5

Advised = Callable[[Action, Sequence[int]], None]
"""Takes a good action, and the seats that surely win with best play, if that is known."""


class Advice:
    """Asks the worker of a table, and shows in its `view` what is answered.

    `open_` puts another session on the table, `go` shows another position of it.
    """

    def __init__(
        self,
        worker: ThinkingWorker,
        view: TableView,
        open_: Callable[[Session], None],
        go: Callable[[int], None],
    ) -> None:
        self._worker = worker
        self._view = view
        self._open = open_
        self._go = go
        self._hinted: tuple[State | None, Path] = (None, ())
        self._analysis: Analysis | None = None
        self._chosen = 0
        """Which of the mistakes is shown in full."""
        self._left: tuple[Session, Analysis, int] | None = None
        """The finished game, while somebody tries to do better in it."""
        self._place = dom.by_id("analysis")

    def clear(self) -> None:
        """Another game is on the table."""
        self._hinted, self._analysis, self._left = (None, ()), None, None
        self._open_place(False)

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
        people = [seat for seat in state.as_told().actors if seat in session.people()]
        if not people or session.must_happen() or session.screen.handover() is not None or not session.lit():
            return None
        return state.turn if state.turn in people else people[0]

    def hint(self) -> None:
        """Suggest an action to the person whose turn it is."""
        session = self._view.session
        state, seat = session.match.state, self.helped(session)
        if seat is None:
            covered = session.screen.handover()
            self._view.tell_hint(say("hint-none") if covered is None else say("cover", name=session.names[covered]))
            return
        self._view.tell_hint(say("hint-wait"))
        chosen = session.touches.chosen

        def then(action: Action, sure: Sequence[int]) -> None:
            told = advice(session, action, sure)
            if (
                session.touches.chosen != chosen
            ):  # Whoever goes on by themselves meanwhile keeps what they have touched.
                self._view.tell_hint(told)
                return
            self._hinted = state, action.path
            session.touches.forget()
            self._view.show()
            self._view.tell_hint(told, action.path)

        self.ask(session, then)

    def ask(self, session: Session, then: Advised) -> None:
        """Ask for a good action of who is to act there; nothing comes of it once something has happened."""
        state, seat = session.match.state, self.helped(session)
        assert seat is not None

        def answered(answer: Message) -> None:
            if session.match.state is state and self.helped(session) == seat:
                then(Action(seat, tuple(answer["path"])), surely(session, answer))

        self._worker.ask(request(session.match, seat, HINT_LEVEL, "hint", as_told=True), answered)

    # ------------------------------------------------------------------ an analysis

    def analyse(self) -> None:
        """Think about every choice of a finished game, and show what comes of it as it comes."""
        session = self._view.session
        analysis = self._analysis = Analysis(session.match)
        self._chosen = 0
        self.show_analysis()

        def part(verdict: Message) -> None:
            analysis.take(verdict)
            self.show_analysis()

        def answered(_end: Message) -> None:
            analysis.done = True
            self.show_analysis()

        self._worker.ask({"analyse": session.link()}, answered, part)

    def show_analysis(self) -> None:
        """Bring the plot up to date; it is there only for the game that it tells of."""
        session, analysis = self._view.session, self._analysis
        if analysis and (analysis.match is not session.match or session.match.latest.result is None):
            analysis = self._analysis = None
        self._open_place(analysis is not None)
        if analysis:
            from pentapod.web.table.review import review

            dom.show(self._place, review(analysis, session, self._chosen))

    def _open_place(self, is_open: bool) -> None:
        """Show or hide the analysis; what is played with gives way to it."""
        if self._place.hidden == is_open:
            self._place.hidden = not is_open
            document.documentElement.toggleAttribute("data-analysis", is_open)

    def show_mistake(self, at: int) -> None:
        """Show the position before a mistake, and on the board what would have been better."""
        if mistake := self._mistake(at):
            self._chosen = at
            self._hinted = self._view.session.match.state_at(mistake.ply - 1), (*mistake.good[:1], ())[0]
            self._go(mistake.ply - 1)
            dom.by_id("mistake").scrollIntoView(False)

    def _mistake(self, at: int) -> Mistake | None:
        from pentapod.web.table.review import mistakes

        found = mistakes(self._analysis, self._view.session) if self._analysis else []
        return found[at] if at < len(found) else None

    # ------------------------------------------------------------------ trying to do better

    def try_mistake(self, at: int) -> None:
        """Set the position before a mistake before the player, who tries to do better."""
        analysis, mistake, session = self._analysis, self._mistake(at), self._view.session
        if analysis and mistake:
            self._open(Trial(session, mistake.ply, mistake.loss, mistake.good))
            self._left = session, analysis, at

    def try_again(self, shows: bool = False) -> None:
        """The same position once more; with `shows`, with what would have been better in it."""
        trial = self._view.session
        if isinstance(trial, Trial):
            trial.begin_again()
            if shows:
                self._hinted = trial.match.state, trial.good[0]
            self._view.show()

    def leave_trial(self) -> None:
        """Back to the finished game and its analysis."""
        if self._left:
            session, analysis, chosen = self._left
            self._open(session)
            self._analysis, self._chosen = analysis, chosen
            self._view.show()
