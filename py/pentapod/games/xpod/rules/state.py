"""The rules of X-Pod Play Off as a `State`: a position, what may be done in it and what comes of it.

A turn is several actions of one seat: each point of a PUSH, a card, what a carrier does with its load. What may be
chosen stands in `choices.py`, what it does in `plays.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, State, resolved
from pentapod.games.xpod.data.table import BASIC, CARD_BIT, LEVEL, PODS, STARTERS
from pentapod.games.xpod.rules import reading, text
from pentapod.games.xpod.rules.actions import choices, chooser
from pentapod.games.xpod.rules.board import SOUTH
from pentapod.games.xpod.rules.carry import directions
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.plays import play, set_up
from pentapod.games.xpod.rules.position import CHOOSE, DRAW, OVER, Picks, Setting, Side, Task, side
from pentapod.games.xpod.rules.setup import options_of, setting_of, starters_of
from pentapod.games.xpod.rules.supply import completions
from pentapod.games.xpod.rules.units import FORM, FROZEN, Unit, owner

if TYPE_CHECKING:
    from random import Random

_WON: Final = ((1.0, 0.0), (0.0, 1.0))
_DRAWN: Final = (0.5, 0.5)


class XPod(State):
    """A position of X-Pod Play Off."""

    __slots__ = ("_actions", "passed", "seen", "setting", "sides", "start", "task", "turns", "units")

    setting: Setting
    units: Mapping[int, Unit]
    """The units on the board, by square."""
    sides: tuple[Side, Side]
    task: Task
    turns: int
    """Single turns that are over."""
    passed: bool
    """Whether the last turn was passed."""
    start: int
    """The fingerprint of the position at the start of this turn; 0 if it cannot come again."""
    seen: tuple[int, ...]
    """The fingerprints of earlier starts of turns that can come again."""

    def __init__(
        self,
        setting: Setting,
        units: Mapping[int, Unit],
        sides: tuple[Side, Side],
        task: Task,
        turns: int = 0,
        passed: bool = False,
        start: int = 0,
        seen: tuple[int, ...] = (),
        actions: tuple[Action, ...] | None = None,
    ) -> None:
        self.setting = setting
        self.units = units
        self.sides = sides
        self.task = task
        self.turns = turns
        self.passed = passed
        self.start = start
        self.seen = seen
        self._actions = actions

    @property
    def actors(self) -> tuple[int, ...]:
        task = self.task
        if task.kind == OVER:
            return ()
        if task.waits:
            return (task.waits[0].seat,)
        if task.kind == DRAW:
            return (CHANCE,)
        return (chooser(self) if task.kind == CHOOSE else task.seat,)

    @property
    def hidden(self) -> bool:
        return self.task.kind == CHOOSE

    @property
    def out(self) -> tuple[int, ...]:
        return (1 - self.task.winner,) if self.task.ending == "resigned" else ()

    def actions(self) -> tuple[Action, ...]:
        if self._actions is None:
            self._actions = choices(self)
        return self._actions

    @property
    def automatic(self) -> bool:
        task = self.task
        if task.waits or not task.act or task.act.heading < 0 or task.act.points < 1 or task.kind == OVER:
            return False
        return len(directions(self, task.act)) == 1 and len(self.actions()) == 1

    def after(self, action: Action) -> XPod:
        if action not in self.actions():
            raise IllegalAction(action)
        draft = Draft(self)
        play(draft, action.path)
        return _made(draft)

    def resign(self, seat: int) -> XPod:
        if self.task.kind == OVER:
            raise IllegalAction(Action(seat, RESIGN))
        if seat not in (0, 1):
            raise IllegalAction(Action(seat, RESIGN))
        state = resolved(self)
        if state.task.kind == OVER:
            return state
        draft = Draft(state)
        draft.end("resigned", 1 - seat)
        return _made(draft)

    @property
    def result(self) -> tuple[float, ...] | None:
        if self.task.kind != OVER:
            return None
        return _DRAWN if self.task.winner < 0 else _WON[self.task.winner]

    def redeal(self, seat: int | None, rng: Random) -> XPod:
        """Plans and cards that others have chosen in secret, chosen anew."""
        if self.task.kind != CHOOSE:
            return self
        picks = [
            chosen if owner_ == seat else _picked_anew(self.setting, owner_, chosen, rng)
            for owner_, chosen in enumerate(self.task.picks)
        ]
        task = self.task._replace(picks=(picks[0], picks[1]))
        return XPod(self.setting, self.units, self.sides, task)

    def text(self) -> str:
        return text.write(self)

    def costs(self, action: Action) -> tuple[int, ...]:
        if action.seat == CHANCE:
            return ()
        after, other = self.after(action), 1 - action.seat
        return (other,) if after.strength(other) < self.strength(other) else ()

    def strength(self, seat: int) -> int:
        """The levels of a seat's units on the board, one less for each that is frozen."""
        carried = self.task.act.load if self.task.act else 0
        units = (*self.units.values(), *((carried,) if carried else ()))
        return sum(LEVEL[code & FORM] - bool(code & FROZEN) for code in units if owner(code) == seat)


def _made(draft: Draft) -> XPod:
    return XPod(
        draft.setting,
        draft.units,
        (draft.sides[0], draft.sides[1]),
        draft.task,
        draft.turns,
        draft.passed,
        draft.start,
        draft.seen,
        draft.actions,
    )


def _picked_anew(setting: Setting, seat: int, chosen: Picks, rng: Random) -> Picks:
    """As many plans and cards as were chosen, any that may be."""
    plans: tuple[int, ...] = ()
    for _ in chosen.plans:
        plans = (*plans, rng.choice(completions(setting.pods[seat], setting.tier, plans, STARTERS)))
    return Picks(plans, sum(rng.sample([*CARD_BIT.values()], chosen.cards.bit_count())))


def start(options: Options) -> XPod:
    """A new game: chance draws the starting player, or in the advanced game plans are chosen first."""
    setting = setting_of(options)
    if setting.tier != BASIC:
        return XPod(setting, {}, (side(setting.pods[0], 0), side(setting.pods[1], 0)), Task(CHOOSE, SOUTH))
    sides = (side(setting.pods[0], PODS[setting.pods[0]].cards), side(setting.pods[1], PODS[setting.pods[1]].cards))
    draft = Draft(XPod(setting, {}, sides, Task(DRAW, SOUTH)))
    for seat in range(2):
        set_up(draft, seat, starters_of(options, seat))
    return _made(draft)


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return ((0,), (1,))


def settled(state: State) -> Options:
    """What a position tells of the options: all but the starter sets."""
    assert isinstance(state, XPod)
    return options_of(state.setting)


def position(line: str) -> XPod:
    """Reads what `XPod.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    return XPod(*reading.read(line))
