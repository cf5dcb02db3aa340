"""A match at the table, without the page: whose touches make which action, the old line of a branch, what was last.

It knows no browser, so the way that a game is played by touches is tested like the rules are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pentapod.engine import link, record
from pentapod.engine.match import CannotUndo, Match
from pentapod.engine.notes.notebook import Notebook
from pentapod.engine.notes.tree import NOTHING, Line, Place, main_line
from pentapod.engine.notes.tree import say as say_at
from pentapod.engine.state import CHANCE, RESIGN, Action, Deadline, State
from pentapod.engine.touches import next_touches
from pentapod.engine.words import Stat
from pentapod.play.history import History
from pentapod.play.latest import Latest
from pentapod.play.outcomes import Refused, Taken, TakenBack
from pentapod.play.post.dice import FairDice
from pentapod.play.screen import Screen
from pentapod.play.seating import HERE, Levels, Names, Seating, Seats, SeatStatus
from pentapod.play.touches import Touches
from pentapod.play.words import players, say


class Session(Seating):
    """A match with the touches so far of the action in the making; in a race, of one action of each seat.

    `levels` are the strengths of the computer players by seat, 0 for a person.
    """

    shared = False
    """Whether others play the same match at other devices now (`devices/`)."""

    def __init__(
        self,
        match: Match,
        names: Names,
        levels: Levels = (),
        read_only: bool = False,
        mine: Seats | None = None,
        since: int | None = None,
        arrived: bool = False,
        resumed: bool = False,
        seed: str = "",
    ) -> None:
        super().__init__(match, names, levels, read_only, mine, resumed)
        self.seed = seed
        self.is_kept = True
        """Whether it is a game, which is kept, told by a link and talked about; else it is only an exercise."""
        self.old_line: Match | None = None
        """What a branch has replaced, until another action is played on it."""
        self.undone = self.resumed
        """Whether it goes on from an earlier position because somebody has undone."""
        self.since = since
        """How many actions were known here before a link brought more, until one is played here."""
        self.arrived = arrived
        """Whether a link brought it and nothing has been played here since."""
        self.notebook: Notebook | None = None
        """What is said of the match, and its variations; None where nobody writes or reads any."""
        self.screen = self._make_screen()
        self.touches = Touches(self, self.screen)
        self.history = History(self, self.screen)
        self.fair = FairDice(self)
        self._link = Latest[str]()
        if match.dice is not None:
            self.fair.update()
            self.screen.holder = self.you

    def _make_screen(self) -> Screen:
        """The screen of the people here, which touches and history look at too."""
        return Screen(self)

    @property
    def deadline(self) -> Deadline | None:
        """The clock that runs now, if one does."""
        return self.match.state.deadline if self.live and not self.screen.unready() else None

    @property
    def dealer(self) -> Session:
        """Where dice fall, consequences happen and computer players are asked: here, unless devices share a match."""
        return self

    def place(self, seat: int) -> SeatStatus:
        """Where a seat is played, if others play at devices of their own."""
        del seat
        return HERE

    def stats(self, state: State, seat: int) -> tuple[Stat, ...]:
        """What a seat has got in a position, as everybody may know it."""
        return self.match.game.words.stats(state, seat)

    def actions(self) -> Sequence[Action]:
        """What people may do now."""
        return self._possible(self.touches.legal)

    def paths(self) -> Sequence[Action]:
        """What people may do now, and what they may try."""
        tries = self.touches.tries
        return (*self.actions(), *self._possible(tries)) if tries else self.actions()

    def _possible(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Those that people may do or try here and now."""
        if self.read_only or self.must_happen() or self.fair.is_settled():
            return ()
        if self.mine is None and self.bound is None and not any(self.levels):
            return actions
        return [action for action in actions if self.plays_here(action.seat)]

    def strength(self, seat: int) -> int:
        """How strong the computer player is that thinks for a seat, from 1 on."""
        return self.levels[seat]

    def budget(self) -> float:
        """How much of the budget of its level a computer player has, from 0 to 1."""
        return 1.0

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
        return () if self.waits() else self._thinkers()

    def _thinkers(self) -> tuple[int, ...]:
        if not self.live or self._goes_on() or self.screen.unready():
            return ()
        state = self.match.state
        seats = (*state.as_told().actors, *sorted({seat for seat, _ in state.tries()}))
        return tuple(seat for seat in dict.fromkeys(seats) if self.levels[seat])

    # ------------------------------------------------------------------ touches

    def lit(self) -> tuple[str, ...]:
        """What may be touched next; a consequence, which happens by itself, may be touched to happen at once."""
        if self.screen.is_covered() or self.elsewhere() is not None or self.screen.unready():
            return ()
        if self.match.state.automatic and self.happens():
            return next_touches(self.touches.legal, ())
        return self.touches.lit(self.paths())

    def touch(self, touch: str) -> Taken:
        """Take one touch further.

        A touch that was made is taken back when it is touched again; one that would begin another action begins it, or
        takes back what was begun, if it would be all of that action.

        What is tried, and is refused, may be tried with another last touch. Only one thing is tried at a time.
        """
        if why := self._closed():
            return Refused(why)
        if self.touches.take_back(touch):
            return TakenBack()
        actions, paths = self.actions(), self.paths()
        if not paths and (why := self._not_your_turn()):
            return Refused(why)
        if taken := self.touches.make(touch, actions, paths):
            return taken
        return Refused(self._of_another_seat(touch) or self.touches.refusal((*self.touches.chosen, touch)))

    def _closed(self) -> str:
        """Why nothing at all can be touched now, or ""."""
        if self.read_only:
            return say("read-only-refusal")
        if (seat := self.elsewhere()) is not None:
            return say("elsewhere-refusal", name=self.names[seat])
        if self.screen.unready():
            return say("ready-refusal")
        if self.waits():
            return say("go-on-refusal")
        if self.screen.is_covered():
            return say("covered-refusal", name=self.names[self.match.state.actors[0]])
        return self._bound_refusal()

    def _bound_refusal(self) -> str:
        """Why nothing can be touched in a match with fair dice, or ""."""
        if self.bound is None:
            return ""
        if self.fair.is_settled():
            return say("fair-settled-refusal")
        return "" if self.bound else say("fair-choose-refusal" if self.mine is None else "fair-lost-refusal")

    def _not_your_turn(self) -> str:
        """Why nobody here acts now, though the game is not over; "" where something happens by itself."""
        actors = self.match.state.actors
        if actors and not self.live:
            return say("looking-back-refusal")
        if actors and not self.must_happen():
            return say("computer-refusal", name=self.names[actors[0]])
        return ""

    def _of_another_seat(self, touch: str) -> str:
        """That only a seat which is not played here may begin so, or ""."""
        owners = () if self.touches.chosen or not self.live else sorted(self.begins(touch))
        if thinker := next((self.names[seat] for seat in owners if self.levels[seat]), ""):
            return say("computer-refusal", name=thinker)
        return say("other-seat-refusal") if owners and not any(map(self.plays_here, owners)) else ""

    def begins(self, touch: str) -> set[int]:
        """Whose actions begin with this touch, as far as everybody knows."""
        state = self.match.state
        known = state.tries() if state.hidden else (*state.as_told().actions(), *state.tries())
        return {seat for seat, path in known if path[0] == touch}

    def play_as(self, seats: Seats | None) -> None:
        """Only these seats are played here from now on; with None all are. Hands are covered first."""
        self.mine = seats
        self.screen.reseat()
        self.touches.forget()

    def play(self, action: Action) -> None:
        """Play an action; at an earlier position this begins a branch and keeps the old line for a while.

        Where it is the action that was played there, what is known to follow then follows again.
        """
        self._change(lambda: self.match.play(action, self.touches.legal))
        self.arrived, self.since = False, None

    def resign(self, seat: int) -> None:
        """A seat gives up: where the game goes on, or at its end when an earlier position is only looked at."""
        if not self.live:
            self.go(self.match.last)
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
        return say("resign-outcome", players=players(winners))

    def _change(self, change: Callable[[], object]) -> None:
        before, ply, dice = list(self.match.steps), self.match.ply, self.match.dice
        change()
        steps = self.match.steps
        if dice is not None:
            self.fair.keep(before)
        if self.notebook:
            self.notebook.update(self.match)
            self.fair.find()
            before = steps = self.match.steps
        self.resumed = not self.at_end
        self.undone = self.undone and self.resumed
        if not self.screen.is_race:
            self.screen.forget_ready()
        self.screen.give_up()
        self.touches.follow()
        if steps[: len(before)] != before:
            self.old_line = self.match.anew()
            self.old_line.steps = before
            self.old_line.dice = dice
        elif len(before) < len(steps) and self.plays_here(steps[ply].action.seat):
            self.old_line = None

    def deal_anew(self) -> None:
        """What chance did in the beginning is forgotten; what was said of it is said of the beginning from now on."""
        said = self.notebook.gathered() if self.notebook else NOTHING
        self.match.steps = []
        self.go(0)
        if self.notebook:
            say_at(self.annotate(main_line(self.match)).main, 0, said)

    def return_to_old_line(self) -> None:
        """Show the line that was left, and keep the one shown until now in its place."""
        if self.old_line:
            self.match, self.old_line = self.old_line, self.match
            if self.match.dice is not None or self.bound is not None:
                self.fair.update()
            self.go(self.match.last)

    # ------------------------------------------------------------------ what happens by itself

    def happens(self) -> bool:
        """Whether something happens now by itself: chance, a consequence, or what is known to follow."""
        return self._goes_on() and not self.waits()

    def _goes_on(self) -> bool:
        if not self.live or self.screen.unready():
            return False
        return self.follows() or (self.must_happen() and self.fair.awaited() is None)

    def teaches(self) -> bool:
        """Whether somebody learns here, and reads what dice have brought before it has consequences."""
        return False

    def lingers(self) -> bool:
        """Whether what is shown goes from the board by itself, once it was looked at."""
        return False

    def only_shows(self) -> bool:
        """Whether the position is only shown: nobody is asked for a choice in it."""
        return False

    def waits(self) -> bool:
        """Whether something was just taken from somebody here, and what follows waits until they go on.

        Nobody waits where it counts who is quick, where somebody here is to choose next, or where only people sit at
        this screen: nothing flashes by then.
        """
        match = self.match
        if not self.live or match.state.result is not None or self.history.heeds(match.ply):
            return False
        if self.quick or (self.mine is None and not any(self.levels)) or not self.history.takes(match.ply):
            return False
        return self._goes_on() or bool(self._thinkers())

    def follows(self) -> bool:
        """Whether what comes next is known, and nobody at this screen chose it.

        Undoing and playing the same again leads to the same answers and to the same dice.
        """
        if not self.resumed or self.at_end:
            return False
        action = self.match.steps[self.match.ply].action
        return not self.plays_here(action.seat) or (self.match.state.automatic and action.path != RESIGN)

    def let_happen(self, rng: Random) -> None:
        """Let happen what does so by itself."""
        match = self.match
        if self.follows():
            self._change(lambda: match.go(match.ply + 1))
        elif match.state.actors == (CHANCE,):
            self._change(self.fair.roll if match.dice else lambda: match.roll(rng))
        else:
            self._change(lambda: match.play_index(0, self.touches.legal))

    # ------------------------------------------------------------------ the log

    def go(self, ply: int) -> None:
        """Look at an earlier or later position of the log."""
        self.match.go(ply)
        self.resumed = self.undone = False
        self._look_elsewhere()

    def _look_elsewhere(self) -> None:
        """Another position is shown than the one in which touches were made and people were ready."""
        self.screen.forget_ready()
        self.touches.forget()
        self.screen.give_up()

    def undo(self) -> str:
        """Take back the last choice of a person here; what it was, in words. Raises `CannotUndo`."""
        ply = self.match.ply
        try:
            self._take_back()
        except CannotUndo:
            self.match.go(ply)
            raise
        self.resumed = self.undone = True
        self._look_elsewhere()
        return self.history.sentence(self.match.ply + 1)

    def what_was_undone(self) -> str:
        """What was undone last, in a sentence: a choice of a person here, and the reply to it if there was one."""
        ply, steps = self.match.ply, self.match.steps
        replied = ply + 1 < len(steps) and not self.plays_here(steps[ply + 1].action.seat)
        replied = replied and steps[ply + 1].action.seat != CHANCE
        what = self.history.sentence(ply + 1)
        return say("looking-back-undone-replied", what=what) if replied else say("looking-back-undone", what=what)

    @property
    def can_undo(self) -> bool:
        """Whether a touch, or a choice of a person here, can be taken back; where nobody plays, a step."""
        ply = self.match.ply
        if self.touches.chosen or not self.people():
            return bool(self.touches.chosen) or ply > 0
        try:
            self._take_back()
        except CannotUndo:
            return False
        finally:
            self.match.go(ply)
        return True

    def _take_back(self) -> None:
        """Go to before the last choice of a person here. Raises `CannotUndo`, then wherever it came to."""
        self.match.undo()
        while not self.plays_here(self.match.steps[self.match.ply].action.seat):
            self.match.undo()
        if self.fair.is_settled():
            raise CannotUndo("answered")

    def redo(self) -> bool:
        """Step forward along the log to where a player acts next. False at its end."""
        moved = self.match.redo()
        self.resumed = self.resumed and not self.at_end
        self.undone = False
        self._look_elsewhere()
        return moved

    # ------------------------------------------------------------------ notes and variations

    def annotate(self, main: Line) -> Notebook:
        """What is said of the match from now on: its main line with what is said already. The line shown is found."""
        self.notebook = Notebook(main)
        self.told_all = self.notebook.is_over
        if self.old_line:
            self.notebook.update(self.old_line)
            self.old_line = None
        self.notebook.update(self.match)
        self.fair.find()
        return self.notebook

    def notes(self) -> str:
        """The record of the match with its notes and variations; "" where nothing is said and nothing branches off."""
        main = self.notebook.main if self.notebook else None
        return record.write(self.match, self.names, notes=main) if main and not main.is_plain() else ""

    def go_to(self, place: Place, ply: int) -> None:
        """Look at a position of a line of the notebook. Raises `NoSuchLine`."""
        assert self.notebook
        self.notebook.lead(self.match, place, ply)
        self.fair.find()
        self.resumed = self.undone = False
        self._look_elsewhere()

    def about(self, touch: str, hand: int | None) -> tuple[str, ...]:
        """What there is to know about a target for who looks on; `hand` is the seat in whose hand it lies, if any."""
        viewer = hand if hand in self.screen.revealed else self.screen.viewer
        return self.match.game.words.about(self.match.state, touch, self.names, viewer)

    def link(self, ply: int | None = None) -> str:
        """The link of the match, whole or up to a ply. The whole link is written once after each action."""
        if ply is not None:
            return link.encode(self.match, ply)
        match = self.match
        return self._link.of(lambda: link.encode(match), match, match.last, match.latest, match.dice)
