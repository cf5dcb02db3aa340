"""One game in play, as the list of everything that happened in it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from pentapod.engine.fair.dice import Dice
from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, State
from pentapod.engine.values import Names
from pentapod.engine.words import say

if TYPE_CHECKING:
    from random import Random


class CannotUndo(Exception):
    """There is nothing to take back (`reason` is "start"), or chance has spoken since ("chance").

    With fair dice nothing is taken back either that was answered by a link ("answered").
    """

    def __init__(self, reason: str) -> None:
        super().__init__(say("no-undo-start") if reason == "start" else say("no-undo-spoken"))
        self.reason = reason


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Step:
    """One entry of the log: the action, its place among the legal ones, and the position it led to.

    A resignation is no choice among legal actions: its radix is 1 and its index 0.
    """

    action: Action
    index: int
    radix: int
    state: State


class Match:
    """A game with its beginning and its log, looked at from one ply of it.

    `ply` counts the actions before the position shown, from 0 to `last`. Playing at an earlier ply starts a
    branch: the steps from there on are dropped, unless the same action is played again, which only steps forward.
    """

    def __init__(self, game: Game, options: Options, initial: State | None = None) -> None:
        """A match that begins with its options, or from a position to which they belong (`from_position`)."""
        self.game = game
        self.options = game.choose(**options)
        self.initial = game.start(self.options) if initial is None else initial
        self.origin = "" if initial is None else initial.text()
        """The text of the position that the match begins from; "" where it begins with its options."""
        self.steps: list[Step] = []
        self.ply = 0
        self.dice: Dice | None = None
        """What its dice follow from, where it is played by post; None where they are just rolled."""

    @classmethod
    def from_position(cls, game: Game, text: str) -> Match:
        """A match that begins from a position; what this does not tell of the options is their default.

        Raises `PositionError`.
        """
        initial = game.position(text)
        return cls(game, game.settled(initial), initial)

    @property
    def seats(self) -> range:
        """The seats at which it is played."""
        return range(self.game.seats(self.options))

    @property
    def titles(self) -> Names:
        """What these are called until they are given names."""
        return self.game.titles[: len(self.seats)]

    def anew(self) -> Match:
        """A match that begins as this one did, in which nothing has been played."""
        return Match(self.game, self.options, self.initial if self.origin else None)

    def copy(self) -> Match:
        """A match of its own with the same log, looked at from the same ply."""
        other = type(self).__new__(type(self))
        vars(other).update(vars(self), steps=self.steps.copy(), options=dict(self.options))
        return other

    __copy__ = copy

    @property
    def state(self) -> State:
        """The position shown."""
        return self.state_at(self.ply)

    @property
    def last(self) -> int:
        """The ply of the newest position: how many actions the log has."""
        return len(self.steps)

    @property
    def latest(self) -> State:
        """The position at the end of the log."""
        return self.state_at(self.last)

    def action_at(self, ply: int) -> Action:
        """The action that led to the position after so many, from 1."""
        return self.steps[ply - 1].action

    def state_at(self, ply: int) -> State:
        """The position after so many actions."""
        return self.steps[ply - 1].state if ply else self.initial

    def in_a_row(self, seat: int) -> list[State]:
        """The positions before the one shown in which a seat acted one after another, the latest first.

        What chance did between them does not count.
        """
        earlier = []
        for ply in range(self.ply - 1, -1, -1):
            actor = self.steps[ply].action.seat
            if actor == seat:
                earlier.append(self.state_at(ply))
            elif actor != CHANCE:
                break
        return earlier

    def common(self, other: Match) -> int:
        """How many actions the logs of two matches with the same beginning have in common, from the first one on."""
        pairs = zip(self.steps, other.steps, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))

    def play(self, action: Action | str, actions: Sequence[Action] | None = None) -> State:
        """Play a legal action, or the one of this notation. Raises `IllegalAction`, or `NotationError`.

        `actions` are the legal ones, if they are at hand.
        """
        if actions is None:
            actions = self.state.actions()
        if isinstance(action, str):
            action = self.state.parse(action)
        index = bisect_left(actions, action)
        if index == len(actions) or actions[index] != action:
            raise IllegalAction(action)
        return self.play_index(index, actions)

    def play_index(self, index: int, actions: Sequence[Action] | None = None) -> State:
        """Play the legal action of this rank, from 0 to one below the number of legal actions.

        Whoever has the legal actions at hand passes them in, so that they are not listed twice.
        """
        if actions is None:
            actions = self.state.actions()
        if not 0 <= index < len(actions):
            raise IndexError(f"rank {index} of {len(actions)} legal actions")
        return self._step(actions[index], index, len(actions))

    def resign(self, seat: int) -> State:
        """What is automatic happens; then a seat gives up, unless that has ended the game.

        Raises `IllegalAction` if there is no such seat or it is out already.
        """
        seats = range(self.game.seats(self.options))
        if self.state.result is not None or seat not in seats or seat in self.state.out:
            raise IllegalAction(Action(seat, RESIGN))
        while self.state.automatic:
            self.play_index(0)
        return self.state if self.state.result is not None else self._step(Action(seat, RESIGN), 0, 1)

    def roll(self, rng: Random) -> Action:
        """Let chance act, by its weights. Raises `ValueError` where it is not chance that acts."""
        state = self.state
        if state.actors != (CHANCE,):
            raise ValueError(say("no-roll"))
        actions = state.actions()
        (index,) = rng.choices(range(len(actions)), state.weights())
        self.play_index(index, actions)
        return actions[index]

    def _step(self, action: Action, index: int, radix: int) -> State:
        if self.ply < self.last and self.steps[self.ply].action == action:
            self.ply += 1
            return self.state
        state = self.state
        following = state.resign(action.seat) if action.path == RESIGN else state.after(action)
        del self.steps[self.ply :]
        self.steps.append(Step(action, index, radix, following))
        self.ply += 1
        return following

    def undo(self) -> None:
        """Take back the last action that a player chose. Raises `CannotUndo`.

        Nobody may make chance roll again while the game goes on, so a roll cannot be undone, nor what came before it.
        Once the game is over nothing is at stake, and everything can be undone.
        """
        for ply in reversed(range(self.ply)):
            if self._is_choice(ply):
                self.ply = ply
                return
            if self._is_roll(ply) and self.latest.result is None and any(map(self._is_choice, range(ply))):
                raise CannotUndo("chance")
        raise CannotUndo("start")

    def redo(self) -> bool:
        """Step forward to the next position in the log where a player acts, or to its end. False if already there."""
        if self.ply == self.last:
            return False
        self.ply += 1
        while self.ply < self.last and not self._is_choice(self.ply):
            self.ply += 1
        return True

    def go(self, ply: int) -> None:
        """Look at the position after so many actions, within the log."""
        if not 0 <= ply <= self.last:
            raise ValueError(f"ply {ply} is not between 0 and {self.last}")
        self.ply = ply

    def _is_choice(self, ply: int) -> bool:
        action = self.steps[ply].action
        return action.seat != CHANCE and (action.path == RESIGN or not self.state_at(ply).automatic)

    def _is_roll(self, ply: int) -> bool:
        return self.steps[ply].action.seat == CHANCE and self.steps[ply].radix > 1
