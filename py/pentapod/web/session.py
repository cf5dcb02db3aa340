"""A match at the table, without the page: whose touches make which action, the old line of a branch, what was last.

It knows no browser, so the way that a game is played by touches is tested like the rules are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pentapod.engine import link
from pentapod.engine.game import CHANCE, Action, Path, State
from pentapod.engine.match import RESIGN, CannotUndo, Match
from pentapod.engine.touches import completed, next_touches
from pentapod.web.words import say


class Session:
    """A match with the touches so far of the action in the making; in a race, of one action of each seat.

    `levels` are the strengths of the computer players by seat, 0 for a person.
    """

    def __init__(
        self,
        match: Match,
        names: tuple[str, ...],
        levels: tuple[int, ...] = (),
        read_only: bool = False,
        mine: int | None = None,
        since: int | None = None,
        arrived: bool = False,
        resumed: bool = False,
    ) -> None:
        self.match = match
        self.names = names
        self.levels = levels or (0,) * len(names)
        self.read_only = read_only
        self.old_line: Match | None = None
        """What a branch has replaced, until another action is played on it."""
        self.resumed = resumed and not self.at_end
        """Whether the game goes on from the earlier position shown: somebody has undone to it or played there."""
        self.undone = self.resumed
        """Whether it goes on from there because somebody has undone."""
        self.holder: int | None = None
        """The seat that has the screen, where secrets are held."""
        self.mine: int | None = None
        """The only seat that is played here; None where all sit at this screen."""
        self.since = since
        """How many actions were known here before a link brought more, until one is played here."""
        self.arrived = arrived
        """Whether a link brought it and nothing has been played here since."""
        self._begun: list[Path] = []
        self._sentences: dict[tuple[int, int | None], tuple[State, str]] = {}
        self.play_as(mine)

    @property
    def at_end(self) -> bool:
        """Whether the newest position is shown."""
        return self.match.ply == len(self.match.steps)

    @property
    def live(self) -> bool:
        """Whether the game goes on from the position shown, instead of only being looked at."""
        return not self.read_only and (self.at_end or self.resumed)

    @property
    def chosen(self) -> Path:
        """The touches so far, of every action in the making."""
        return tuple(touch for path in self._begun for touch in path)

    @property
    def quick(self) -> bool:
        """Whether it counts who acts when: several seats may act now, or try to, or a clock runs."""
        state = self.match.state
        return len(state.actors) > 1 or state.deadline is not None or bool(state.tries())

    @property
    def hurried(self) -> bool:
        """Whether there is no time to ask again: it is nobody's turn, or a clock runs."""
        state = self.match.state
        return state.deadline is not None or (state.turn is None and len(state.actors) > 1)

    def actions(self) -> Sequence[Action]:
        """What people may do now."""
        if self.read_only or self.must_happen():
            return ()
        return self._of_people(self.match.state.actions())

    def paths(self) -> Sequence[Action]:
        """What people may do now, and what they may try."""
        if self.read_only or self.must_happen():
            return ()
        return (*self.actions(), *self._of_people(self.match.state.tries()))

    def _of_people(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Those of seats that are played here by people."""
        if self.mine is None and not any(self.levels):
            return actions
        return [action for action in actions if self._plays_here(action.seat)]

    def _plays_here(self, seat: int) -> bool:
        """Whether a person plays this seat at this screen."""
        return seat != CHANCE and not self.levels[seat] and self.mine in (None, seat)

    def people(self) -> tuple[int, ...]:
        """The seats that people play at this screen."""
        return tuple(filter(self._plays_here, range(len(self.names))))

    def gave_up(self) -> tuple[int, ...]:
        """The seats that have left by giving up, as far as the position shown; others may have been put out."""
        if not self.match.state.out:
            return ()
        return tuple(step.action.seat for step in self.match.steps[: self.match.ply] if step.action.path == RESIGN)

    def computers(self) -> tuple[int, ...]:
        """The seats of computer players that are to think now."""
        return tuple(seat for seat in self.looking_on() if seat in self.match.state.actors)

    def looking_on(self) -> tuple[int, ...]:
        """The seats of computer players that may act now as far as anybody is told: whose turn it is, who may try.

        They are asked in this order, whether they find something or not, so that the time it takes tells nothing.
        """
        if not self.live or self.happens():
            return ()
        state = self.match.state
        seats = (*state.as_told().actors, *sorted({seat for seat, _ in state.tries()}))
        return tuple(seat for seat in dict.fromkeys(seats) if self.levels[seat])

    # ------------------------------------------------------------------ secrets

    @property
    def viewer(self) -> int | None:
        """For whose eyes the position is drawn and told: CHANCE, who dealt, sees all, once the game is over."""
        if self.match.latest.result is not None:
            return self.onlooker
        return None if self.quick or self.handover() is not None else self.holder

    @property
    def onlooker(self) -> int | None:
        """For whose eyes a picture is drawn that leaves the page: hands stay hidden while the game goes on."""
        return None if self.match.latest.result is None else CHANCE

    @property
    def tells_hands(self) -> bool:
        """Whether a link or record of the match tells what some of its players may not know."""
        return self.match.game.hidden and self.match.latest.result is None

    def handover(self) -> int | None:
        """The seat to which the screen must be passed before it can act, if there is one."""
        if not self.live or not self._is_covered():
            return None
        return self.match.state.actors[0] if self.mine is None else None

    def elsewhere(self) -> int | None:
        """The seat that is waited for, if it is played elsewhere; a clock waits for nobody."""
        state = self.match.state
        if self.mine is None or state.deadline is not None or not state.actors or self.must_happen():
            return None
        awaited = state.actors if state.turn is None else (state.turn,)
        return None if any(self.levels[seat] or seat == self.mine for seat in awaited) else awaited[0]

    def play_as(self, seat: int | None) -> None:
        """Only this seat is played here from now on, and its hand is seen; with None all sit at this screen."""
        people = [at for at, level in enumerate(self.levels) if not level]
        self.mine = seat
        self.holder = people[0] if seat is None and len(people) == 1 else seat if self.match.game.hidden else None
        self.forget_touches()

    def take_screen(self) -> None:
        """The seat that is to act has the screen now."""
        seat = self.handover()
        if seat is not None:
            self.holder = seat

    @property
    def far(self) -> bool:
        """Whether the seat that is played here sits at the far side of the board, as it is drawn unturned."""
        return self.mine is not None and 2 * self.mine >= len(self.names)

    # ------------------------------------------------------------------ touches

    def lit(self) -> tuple[str, ...]:
        """What may be touched next."""
        if self._is_covered() or self.elsewhere() is not None:
            return ()
        paths = self.paths()
        if not self.quick:
            return next_touches(paths, self.chosen)
        busy = {seat for path in self._begun for seat in self._seats(path)}
        waiting = [action for action in paths if action.seat not in busy]
        starts = (next_touches(paths, path) for path in self._begun)
        return tuple(dict.fromkeys((*next_touches(waiting, ()), *(touch for some in starts for touch in some))))

    def _is_covered(self) -> bool:
        """Whether this position is for a seat to play that has not got the screen."""
        state = self.match.state
        if not state.hidden or not state.actors or self.quick or self.must_happen():
            return False
        seat = state.actors[0]
        return seat != self.holder and not self.levels[seat]

    def must_happen(self) -> bool:
        """Whether the next action is no player's choice: chance, or a consequence."""
        state = self.match.state
        return state.actors == (CHANCE,) or state.automatic

    def touch(self, touch: str) -> Action | str | None:
        """Take one touch further. The action that it completes (not yet played), a refusal in words, or None.

        A touch that was made is taken back when it is touched again; one that would begin another action begins it.
        What is tried, and is refused, may be tried with another last touch. Only one thing is tried at a time.
        """
        if self.read_only:
            return say("read-only-refusal")
        if (seat := self.elsewhere()) is not None:
            return say("elsewhere-refusal", name=self.names[seat])
        if self._is_covered():
            return say("covered-refusal", name=self.names[self.match.state.actors[0]])
        for at, path in enumerate(self._begun):
            if touch in path:
                self._replace(at, path[: path.index(touch)])
                return None
        actions, paths = self.actions(), self.paths()
        if not paths and not self.must_happen() and self.match.state.actors:
            return say("computer-refusal", name=self.names[self.match.state.actors[0]])
        for at, path in reversed(tuple(enumerate(self._begun))):
            if touch in next_touches(paths, path):
                longer = (*path, touch)
                if completed(paths, longer) and not completed(actions, longer):
                    return self._refusal(longer)
                self._replace(at, longer)
                return completed(actions, longer)
        if touch in next_touches(paths, ()):
            seats, tried = self._seats((touch,)), next_touches(self.match.state.tries(), (touch,))
            kept = [path for path in self._begun if not seats & self._seats(path)]
            self._begun = [path for path in kept if not (tried and next_touches(self.match.state.tries(), path))]
            self._begun.append((touch,))
            return completed(actions, (touch,))
        thinker = next((seat for seat in sorted(self.begins(touch)) if self.levels[seat]), None)
        if thinker is not None and not self._begun:
            return say("computer-refusal", name=self.names[thinker])
        return self._refusal((*self.chosen, touch))

    def _refusal(self, path: Path) -> str:
        """Why that cannot be, as who looks at the screen may know it."""
        return self.match.state.refusal(path, self.names, self.viewer)

    def begins(self, touch: str) -> set[int]:
        """Whose actions begin with this touch, as far as everybody knows."""
        state = self.match.state
        known = state.tries() if state.hidden else (*state.as_told().actions(), *state.tries())
        return {seat for seat, path in known if path[0] == touch}

    def _seats(self, path: Path) -> set[int]:
        """Whose action it is that begins so."""
        state = self.match.state
        return {seat for seat, its in (*state.actions(), *state.tries()) if its[: len(path)] == path}

    def _replace(self, at: int, path: Path) -> None:
        self._begun[at : at + 1] = [path] if path else []

    def step_back(self) -> bool:
        """Take back the last touch. False when there is none."""
        had = bool(self._begun)
        if had:
            self._replace(len(self._begun) - 1, self._begun[-1][:-1])
        return had

    def forget_touches(self) -> None:
        """Nothing is in the making any more."""
        self._begun = []

    def play(self, action: Action) -> None:
        """Play an action; at an earlier position this begins a branch and keeps the old line for a while.

        Where it is the action that was played there, what is known to follow then follows again.
        """
        self._change(lambda: self.match.play(action))
        self.arrived, self.since = False, None

    def resign(self, seat: int) -> None:
        """A seat gives up: where the game goes on, or at its end when an earlier position is only looked at."""
        if not self.live:
            self.go(len(self.match.steps))
        self._change(lambda: self.match.resign(seat))
        self.arrived, self.since = False, None

    def resigners(self) -> tuple[int, ...]:
        """The seats that people here may give up now, whose turn it is first."""
        state = self.match.state if self.live else self.match.latest
        if self.read_only or state.result is not None:
            return ()
        return tuple(sorted(set(self.people()) - set(state.out), key=lambda seat: (seat != state.turn, seat)))

    def outcome_of_resigning(self, seat: int) -> str:
        """What comes of it if a seat gives up now, in words. Raises `IllegalAction`."""
        state = self.match.state if self.live else self.match.latest
        result = state.resign(seat).result
        if result is None:
            return say("resign-others")
        winners = [name for name, share in zip(self.names, result, strict=True) if share]
        return say("resign-outcome", names=" + ".join(winners))

    def _change(self, change: Callable[[], object]) -> None:
        before, ply = list(self.match.steps), self.match.ply
        change()
        steps = self.match.steps
        self.resumed = not self.at_end
        self.undone = self.undone and self.resumed
        paths = (*self.match.state.actions(), *self.match.state.tries()) if self.quick else ()
        self._begun = [path for path in self._begun if next_touches(paths, path)]
        if steps[: len(before)] != before:
            self.old_line = self.match.anew()
            self.old_line.steps = before
        elif len(before) < len(steps) and self._plays_here(steps[ply].action.seat):
            self.old_line = None

    def return_to_old_line(self) -> None:
        """Drop the branch and show the line that it left."""
        if self.old_line:
            self.match, self.old_line = self.old_line, None
            self.go(len(self.match.steps))

    # ------------------------------------------------------------------ what happens by itself

    def happens(self) -> bool:
        """Whether something happens now by itself: chance, a consequence, or what is known to follow."""
        return self.live and (self.must_happen() or self.follows())

    def follows(self) -> bool:
        """Whether what comes next is known, and nobody at this screen chose it.

        Undoing and playing the same again leads to the same answers and to the same dice.
        """
        if not self.resumed or self.at_end:
            return False
        action = self.match.steps[self.match.ply].action
        return not self._plays_here(action.seat) or (self.match.state.automatic and action.path != RESIGN)

    def let_happen(self, rng: Random) -> None:
        """Let happen what does so by itself."""
        match = self.match
        if self.follows():
            self._change(lambda: match.go(match.ply + 1))
        elif match.state.actors == (CHANCE,):
            self._change(lambda: match.roll(rng))
        else:
            self._change(lambda: match.play(match.state.actions()[0]))

    # ------------------------------------------------------------------ the log

    def go(self, ply: int) -> None:
        """Look at an earlier or later position of the log."""
        self.match.go(ply)
        self.resumed = self.undone = False
        self.forget_touches()

    def undo(self) -> str:
        """Take back the last choice of a person here; what it was, in words. Raises `CannotUndo`."""
        ply = self.match.ply
        try:
            self.match.undo()
            while not self._plays_here(self.match.steps[self.match.ply].action.seat):
                self.match.undo()
        except CannotUndo:
            self.match.go(ply)
            raise
        self.forget_touches()
        self.resumed = self.undone = True
        return self.sentence(self.match.ply + 1)

    def redo(self) -> bool:
        """Step forward along the log to where a player acts next. False at its end."""
        self.forget_touches()
        if not self.match.redo():
            return False
        self.resumed = self.resumed and not self.at_end
        self.undone = self.undone and self.resumed
        return True

    def sentence(self, ply: int) -> str:
        """What the action before this ply (from 1) did, in words for who looks on."""
        step, viewer = self.match.steps[ply - 1], self.viewer
        known = self._sentences.get((ply, viewer))
        if known and known[0] is step.state:
            return known[1]
        if step.action.path == RESIGN:
            text = say("resigned", name=self.names[step.action.seat])
        else:
            text = self.match.state_at(ply - 1).describe(step.action, self.names, viewer)
        self._sentences[ply, viewer] = step.state, text
        return text

    def link(self, ply: int | None = None) -> str:
        """The link of the match, whole or up to a ply."""
        return link.encode(self.match, ply)
