"""How one match is played at one board: what becomes of touches and commands, and what waits to be confirmed.

One model for the table, for boards on other pages and for seats at other devices. Whoever shows a board calls it, keeps
the time that it names (`pause`), and shows `view.py`'s view of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from pentapod import games
from pentapod.engine.state import Action, State
from pentapod.play import pace
from pentapod.play.notices import Notice
from pentapod.play.outcomes import Completed, Happened, Outcome, Pending, Played, Shown
from pentapod.play.seating import Seats
from pentapod.play.session import Session
from pentapod.play.story import Marks
from pentapod.scene.shapes import WIDE, Room, Scene, View

NO_PICTURE: Final = Scene(0, 0, (), (), (), "")
PICTURES: Final = 6
"""So many pictures of the position shown are kept, and as many of others: a round of the largest game."""


class Replay(NamedTuple):
    """An action that is shown again: first the position before it, then the one that it led to (`ply`)."""

    ply: int
    done: bool = False


class Interaction:
    """A session at a board that fills `room`, turned by half if `flipped`.

    `confirms` tells whether the player wants to confirm every action, `following` how many seconds others take for one;
    `rng` makes what dice and decks are drawn with.
    """

    def __init__(
        self,
        session: Session,
        rng: Callable[[], Random],
        confirms: Callable[[], bool] = lambda: False,
        following: Callable[[], float] = lambda: pace.FOLLOWING_SECONDS,
        flipped: bool = False,
        room: Room = WIDE,
    ) -> None:
        self.session = session
        self.pending: Pending | None = None
        self.replayed: Replay | None = None
        self.marks = Marks()
        self.flipped = flipped
        self.room = room
        self._rng = rng
        self._confirms = confirms
        self._following = following
        self._painted: tuple[tuple[State, View, Scene], ...] = ()

    def paint(self, state: State, look: View) -> Scene:
        """The picture of a position; the last few are kept, since what is shown is compared with what was."""
        shown = self.session.match.state
        known = next((it for it in self._painted if it[0] is state and it[1] == look), None)
        picture = known or (state, look, games.painter(self.session.match.game.id)(state, look))
        kept = [it for it in self._painted if it is not known]
        others, here = ([it for it in kept if (it[0] is shown) is wanted] for wanted in (False, True))
        self._painted = (*others[-PICTURES:], *here[-PICTURES:], picture)
        return picture[2]

    def _leave(self) -> None:
        """What waits to be confirmed is not, and what is shown again is no more."""
        self.pending = self.replayed = None

    # ------------------------------------------------------------------ touches

    def touch(self, touch: str, captured: float | None = None) -> Outcome:
        """Follow a touch; `captured` is when it was made, which counts where several devices share a match.

        While something is about to happen by itself, a touch makes it happen at once. While an action is shown again, a
        touch leads back to now. While an action waits to be confirmed, a touch takes its last one back and is then
        followed: so another last touch may be chosen. What leads to nothing is touched for the place in which it
        stands, if that may be touched.
        """
        session = self.session
        if self.replayed:
            self.replayed = None
            return Shown()
        if self.pause() is not None:
            self.happen()
            return Happened()
        if self.pending and touch not in session.touches.chosen:
            session.touches.step_back()
        self._leave()
        taken = session.touch(self._meant(touch))
        return self._complete(taken.action) if isinstance(taken, Completed) else taken

    def _meant(self, touch: str) -> str:
        """What a touch counts for: the one lit place in which it stands, where it leads to nothing itself."""
        state, seen = self.session.match.state, (self.flipped, self.room)
        pictures = (scene for at, look, scene in self._painted if at is state and (look.flip, look.room) == seen)
        targets = next(pictures, NO_PICTURE).targets
        one = next((target for target in targets if target.touch == touch), None)
        around = [target.touch for target in targets if one and one.stands_in(target)]
        if not around or self.session.touches.leads_on(touch, self.session.paths()):
            return touch
        lit = [place for place in around if place in self.session.lit()]
        return lit[0] if len(lit) == 1 else touch

    def _complete(self, action: Action) -> Outcome:
        session = self.session
        if not session.hurried:  # Where it counts who is first there is no time to ask.
            caution = session.match.game.words.caution(session.match.state, action, session.names)
            if caution or self._confirms():
                self.pending = Pending(action, caution)
                return self.pending
        return self.play(action)

    def play(self, action: Action) -> Outcome:
        """Play an action. Whoever was faster, what waits to be confirmed was meant for another position."""
        self._leave()
        self.session.play(action)
        return Played(action)

    def confirm(self) -> Outcome | None:
        """Play what waits to be confirmed; None if nothing does."""
        return self.play(self.pending.action) if self.pending else None

    def step_back(self) -> bool:
        """Take back the last touch of an action in the making, or come back to now. False when there is none."""
        had = self.replayed is not None or self.session.touches.step_back() or self.pending is not None
        self._leave()
        return had

    def forget_touches(self) -> None:
        """Nothing is in the making any more."""
        self._leave()
        self.session.touches.forget()

    # ------------------------------------------------------------------ what happens by itself

    def pause(self) -> float | None:
        """After how many seconds something happens by itself; None if nothing does, or a question stands."""
        if self.replayed:
            seconds = pace.REPLAY_AFTER_SECONDS if self.replayed.done else pace.REPLAY_BEFORE_SECONDS
            return seconds * self._following() / pace.FOLLOWING_SECONDS
        return None if self.pending else pace.pause(self.session, self._following())

    def happen(self) -> bool:
        """Let happen what does so by itself. False if nothing does."""
        if self.replayed:
            self.replayed = None if self.replayed.done else self.replayed._replace(done=True)
            return True
        if self.pause() is None:
            return False
        self.session.let_happen(self._rng())
        return True

    def go_on(self) -> bool:
        """Who has lost something has seen it: what waited for that may happen. False if nothing did."""
        waited = self.session.waits()
        if waited:
            self.replayed = None
            self.session.history.heed()
        return waited

    def replay(self, ply: int) -> bool:
        """Show again the action that led to a position, and come back. False where there is none, or no time for it."""
        if self.session.hurried or not 0 < ply <= self.session.match.ply:
            return False
        self.replayed = Replay(ply)
        return True

    def run_out(self) -> Outcome | None:
        """The clock has run out: what follows is played; None if no clock runs."""
        deadline = self.session.deadline
        return self.play(deadline.action) if deadline else None

    # ------------------------------------------------------------------ the log

    def undo(self) -> str:
        """Take back the last choice of a person here; what came of it, as a sentence. Raises `CannotUndo`."""
        self.session.undo()
        self._leave()
        return self.session.what_was_undone()

    def redo(self) -> bool:
        """Step forward along the log to where a player acts next. False at its end."""
        self._leave()
        return self.session.redo()

    def go(self, ply: int) -> None:
        """Look at the position after so many actions, or at the nearest that there is."""
        self._leave()
        self.session.go(max(0, min(ply, self.session.match.last)))

    def step(self, to: str | int) -> None:
        """Look at a place of the log: "first", "back", "forward", "last", or the position after so many actions."""
        match = self.session.match
        places = {"first": 0, "back": match.ply - 1, "forward": match.ply + 1, "last": match.last}
        self.go(places[to] if isinstance(to, str) else to)

    def return_to_old_line(self) -> None:
        """Show the line that a branch has left, and keep the branch in its place."""
        self._leave()
        self.session.return_to_old_line()

    def resign(self, seat: int) -> None:
        """A seat gives up. Raises `IllegalAction`."""
        self._leave()
        self.session.resign(seat)

    # ------------------------------------------------------------------ who sits here

    def asides(self) -> Iterator[Notice]:
        """What there is to say before all else under the prompt."""
        return iter(())

    def take_side(self, seats: Seats | None) -> None:
        """Only these seats are played here, one alone from its side of the board; with None all are.

        The others get links: what is drawn follows from secrets of all sides. Raises `SeatBound`.
        """
        from pentapod.play.post import sides  # Only a match by post loads what hashes.

        self._leave()
        sides.take_side(self.session, seats, self._rng())
        self.flipped = self.session.far

    def renew_dice(self) -> None:
        """The seats that are played here begin new chains of secrets."""
        from pentapod.play.post import sides

        self._leave()
        sides.renew(self.session, self._rng())
