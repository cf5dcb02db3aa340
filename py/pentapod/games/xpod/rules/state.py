"""The rules of X-Pod Play Off as a `State`: a position, what may be done in it and what comes of it.

A turn is several actions of one seat: each point of a PUSH, a card, what a carrier does with its load. What may be
chosen stands in `actions.py`, what it does in `turn.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pentapod.engine.game import Teams
from pentapod.engine.message import Message
from pentapod.engine.options import Options
from pentapod.engine.state import (
    CHANCE,
    Action,
    Actions,
    IllegalAction,
    Path,
    Seats,
    Shares,
    State,
    Viewer,
    before_leaving,
)
from pentapod.engine.values import Numbers, won_by
from pentapod.games.xpod.data.table import CARD_BIT, LEVEL, PODS, STARTERS, Tier
from pentapod.games.xpod.rules import text
from pentapod.games.xpod.rules.actions import legal_actions
from pentapod.games.xpod.rules.activation.ending import must_push_on
from pentapod.games.xpod.rules.check import check
from pentapod.games.xpod.rules.deeds import deed
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.objections import objection
from pentapod.games.xpod.rules.position import Position, Setting, Side, side, units_in_play
from pentapod.games.xpod.rules.setup import completions, options_of, set_up, setting_of, starters_of
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter, Ending, GameOver, Picks, TakeTurn
from pentapod.games.xpod.rules.turn import play
from pentapod.games.xpod.rules.units import FORM, FROZEN

if TYPE_CHECKING:
    from random import Random


@dataclass(slots=True, eq=False, repr=False)
class XPod(Position, State):
    """A position of X-Pod Play Off, what may be done in it and what comes of it."""

    sides: tuple[Side, Side]
    listed: Actions | None = None
    """The legal actions, once they have been listed."""

    @property
    def actors(self) -> Seats:
        task = self.task
        if isinstance(task, GameOver):
            return ()
        if isinstance(task, TakeTurn) and task.pending:
            return (task.pending[0].seat,)
        return (task.seat,)

    @property
    def hidden(self) -> bool:
        return isinstance(self.task, ChoosePlans)

    @property
    def out(self) -> Seats:
        match self.task:
            case GameOver(ending=Ending.RESIGNED, winner=int() as winner):
                return (1 - winner,)
            case _:
                return ()

    def objection(self, path: Path, viewer: Viewer) -> Message:
        return objection(self, self.actors[0], path, viewer)

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        return deed(self, action, viewer)

    def actions(self) -> Actions:
        if self.listed is None:
            self.listed = legal_actions(self)
        return self.listed

    @property
    def automatic(self) -> bool:
        task = self.task
        if not isinstance(task, TakeTurn) or task.pending or not task.activation:
            return False
        return must_push_on(self, task.activation) and len(self.actions()) == 1

    def after(self, action: Action) -> XPod:
        if action not in self.actions():
            raise IllegalAction(action)
        draft = Draft(self)
        play(draft, action.path)
        return _state_of(draft)

    def resign(self, seat: int) -> XPod:
        state = before_leaving(self, seat, 2)
        if isinstance(state.task, GameOver):
            return state
        draft = Draft(state)
        draft.end(Ending.RESIGNED, 1 - seat)
        return _state_of(draft)

    @property
    def result(self) -> Shares | None:
        task = self.task
        if not isinstance(task, GameOver):
            return None
        return won_by((0, 1) if task.winner is None else (task.winner,), 2)

    def redeal(self, seat: Viewer, rng: Random) -> XPod:
        """Plans and cards that others have chosen in secret, chosen anew."""
        if not isinstance(self.task, ChoosePlans):
            return self
        south, north = (
            chosen if owner == seat else _picked_anew(self.setting, owner, chosen, rng)
            for owner, chosen in enumerate(self.task.picks)
        )
        return XPod(self.setting, self.units, self.sides, ChoosePlans((south, north)))

    def text(self) -> str:
        return text.write(self)

    def costs(self, action: Action) -> Seats:
        if action.seat == CHANCE:
            return ()
        after, other = self.after(action), 1 - action.seat
        return (other,) if after.strength(other) < self.strength(other) else ()

    def strength(self, seat: int) -> int:
        """The levels of a seat's units on the board and in the air, one less for each unit that is frozen."""
        return sum(LEVEL[code & FORM] - bool(code & FROZEN) for code in units_in_play(self, seat))


def _state_of(draft: Draft) -> XPod:
    return XPod(
        draft.setting,
        draft.units,
        (draft.sides[0], draft.sides[1]),
        draft.task,
        draft.turns,
        draft.passed,
        draft.turn_start,
        draft.earlier_starts,
        draft.actions,
    )


def _picked_anew(setting: Setting, seat: int, chosen: Picks, rng: Random) -> Picks:
    """As many plans and cards as were chosen, any that may be."""
    plans: Numbers = ()
    for _ in chosen.plans:
        plans = (*plans, rng.choice(completions(setting.pods[seat], setting.tier, plans, STARTERS)))
    return Picks(plans, sum(rng.sample([*CARD_BIT.values()], chosen.cards.bit_count())))


def start(options: Options) -> XPod:
    """A new game: chance draws the starting player, or in the advanced game plans are chosen first."""
    setting = setting_of(options)
    south, north = setting.pods
    if setting.tier != Tier.BASIC:
        return XPod(setting, {}, (side(south, 0), side(north, 0)), ChoosePlans())
    draft = Draft(XPod(setting, {}, (side(south, PODS[south].cards), side(north, PODS[north].cards)), DrawStarter()))
    for seat in range(2):
        set_up(draft, seat, starters_of(options, seat))
    return _state_of(draft)


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return ((0,), (1,))


def settled(state: XPod) -> Options:
    """What a position tells of the options: all but the starter sets."""
    return options_of(state.setting)


def position(line: str) -> XPod:
    """Reads what `XPod.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    state = text.parse(line, XPod)
    check(state)
    return state
