"""A match at the table, without the page: whose touches make which action, the old line of a branch, what was last.

It knows no browser, so the way that a game is played by touches is tested like the rules are.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pentapod.engine import link
from pentapod.engine.game import CHANCE, Action, Path, State
from pentapod.engine.match import RESIGN, Match
from pentapod.engine.touches import completed, next_touches
from pentapod.web.words import say


class Session:
    """A match with the touches so far of the action in the making."""

    def __init__(self, match: Match, names: tuple[str, ...], read_only: bool = False) -> None:
        self.match = match
        self.names = names
        self.read_only = read_only
        self.chosen: Path = ()
        self.old_line: Match | None = None
        """What a branch has replaced, until another action is played on it."""
        self.undone = False
        """Whether the position shown was reached by undoing, not by looking back."""
        self._sentences: list[tuple[State, str]] = []

    @property
    def at_end(self) -> bool:
        """Whether the newest position is shown."""
        return self.match.ply == len(self.match.steps)

    def lit(self) -> tuple[str, ...]:
        """What may be touched next."""
        if self.read_only or self.must_happen():
            return ()
        return next_touches(self.match.state.actions(), self.chosen)

    def must_happen(self) -> bool:
        """Whether the next action is no player's choice: chance, or a consequence."""
        state = self.match.state
        return state.actors == (CHANCE,) or state.automatic

    def touch(self, touch: str) -> Action | str | None:
        """Take one touch further. The action that it completes (not yet played), a refusal in words, or None.

        A touch that was made is taken back when it is touched again; one that would begin another action begins it.
        """
        if self.read_only:
            return say("read-only-refusal")
        if touch in self.chosen:
            self.chosen = self.chosen[: self.chosen.index(touch)]
            return None
        actions = self.match.state.actions()
        if touch in self.lit():
            self.chosen += (touch,)
            return completed(actions, self.chosen)
        if self.chosen and touch in next_touches(actions, ()):
            self.chosen = (touch,)
            return completed(actions, self.chosen)
        return self.match.state.refusal((*self.chosen, touch), self.names)

    def step_back(self) -> bool:
        """Take back the last touch. False when there is none."""
        had = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had

    def play(self, action: Action) -> None:
        """Play an action; at an earlier position this begins a branch and keeps the old line for a while."""
        self._change(lambda: self.match.play(action))

    def resign(self, seat: int) -> None:
        """A seat gives up, at the end of the game as it stands."""
        self._change(lambda: self.match.resign(seat))

    def _change(self, change: Callable[[], State]) -> None:
        before = list(self.match.steps)
        change()
        self.undone = False
        self.chosen = ()
        if self.match.steps[: len(before)] != before:
            self.old_line = Match(self.match.game, self.match.options)
            self.old_line.steps = before
        elif len(before) < len(self.match.steps):
            self.old_line = None

    def return_to_old_line(self) -> None:
        """Drop the branch and show the line that it left."""
        if self.old_line:
            self.match, self.old_line = self.old_line, None
            self.match.go(len(self.match.steps))
            self.chosen = ()

    def let_happen(self, rng: Random) -> None:
        """Let chance act, or the consequence follow."""
        state = self.match.state
        if state.actors == (CHANCE,):
            self.match.roll(rng)
        else:
            self.match.play(state.actions()[0])

    def go(self, ply: int) -> None:
        """Look at an earlier or later position of the log."""
        self.match.go(ply)
        self.chosen = ()
        self.undone = False

    def undo(self) -> str:
        """Take back the last choice; what it was, in words. Raises `CannotUndo`."""
        self.match.undo()
        self.chosen = ()
        self.undone = True
        return self.sentence(self.match.ply + 1)

    def sentence(self, ply: int) -> str:
        """What the action before this ply (from 1) did, in words."""
        step = self.match.steps[ply - 1]
        if ply <= len(self._sentences) and self._sentences[ply - 1][0] is step.state:
            return self._sentences[ply - 1][1]
        before = self.match.state_at(ply - 1)
        if step.action.path == RESIGN:
            text = say("resigned", name=self.names[step.action.seat])
        else:
            text = before.describe(step.action, self.names)
        del self._sentences[ply - 1 :]
        self._sentences.append((step.state, text))
        return text

    def link(self, ply: int | None = None) -> str:
        """The link of the match, whole or up to a ply."""
        return link.encode(self.match, ply)
