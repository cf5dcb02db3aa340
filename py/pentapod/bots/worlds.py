"""The search for chance and hidden hands: Monte Carlo tree search over the worlds that a seat holds possible.

Every walk deals what the seat cannot know anew (`State.redeal`) and goes down one tree that all worlds share. Events
that look alike to the seat lead to the same place of the tree, so that nothing is planned on what only a true card
would tell. Every seat tries for the share of its own side, so that there may be any number of sides; where several may
act the first is drawn by lot. A position in a place that is new is judged, or played to its end at random.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Any, Final

from pentapod.bots.search import Line, Search, Steps
from pentapod.engine.game import Teams
from pentapod.engine.judge import Judge
from pentapod.engine.state import CHANCE, Action, State
from pentapod.engine.words import Words

_CURIOSITY: Final = 1.5
"""How much what was tried less is tried more. Shares count as parts of the span between the best and the worst seen."""
_LONGEST: Final = 2000
"""A random game that is not over after so many actions counts as even."""


class _Arm:
    """Something that may be done in a place: how often it was, and the sum of the shares that it brought who did it."""

    __slots__ = ("done", "shares")

    def __init__(self) -> None:
        self.done = 0
        self.shares = 0.0


class _Place:
    """A place of the tree: what happened so far, as the seat saw it."""

    __slots__ = ("arms", "beyond", "visited")

    def __init__(self) -> None:
        self.visited = False
        self.arms: dict[Action | None, _Arm] = {}
        self.beyond: dict[Hashable, _Place] = {}


_Walked = list[tuple[_Arm, int]]
"""What was done on the way down, and by whom."""


class Worlds(Search):
    """Information-set Monte Carlo tree search from one position, for one seat that may act in it."""

    def __init__(
        self,
        state: State,
        seat: int,
        teams: Teams,
        judge: Judge | None,
        rng: Random,
        words: Words[Any],
        may_wait: bool = False,
    ) -> None:
        """`words` only serve to ask what the seat would be told of an event."""
        super().__init__(seat, teams)
        self._state = state
        self._judge = judge
        self._rng = rng
        self._words = words
        self._team = {member: team for team in teams for member in team}
        self._even = (1 / len(self._team),) * len(self._team)
        self._root = _Place()
        self._values: dict[Action | None, list[float]] = {}
        """The sum of the values that each action of the root led to."""
        self._first: Action | None = None
        self._least, self._most = 1.0, 0.0
        world = self._world()
        self._may_wait = may_wait and len(world.actors) > 1
        self._actions = self._ordered(world, seat)
        self._ranked: list[Action | None] = []
        """All that the seat may do, by the first glance."""

    def _world(self) -> State:
        return self._state.redeal(self.seat, self._rng)

    def _ordered(self, world: State, seat: int) -> Sequence[Action]:
        """What a seat may do in a world, the most promising first if the judge has an opinion."""
        actions = world.actions()
        if len(world.actors) > 1:
            actions = [action for action in actions if action.seat == seat]
        if self._judge and self._judge.order and len(actions) > 1:
            return self._judge.order(world, actions)
        return actions

    # -- what was found ------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        arms = sorted(self._root.arms.items(), key=lambda one: one[1].done, reverse=True)
        known = [(action, arm) for action, arm in arms if arm.done and action in self._values]
        if not known:
            return [Line(self._actions[0], self.share(self._even))]
        most = known[0][1].done
        return sorted(
            (Line(action, arm.shares / arm.done) for action, arm in known),
            key=lambda line: (self._root.arms[line.action].done == most, line.share),
            reverse=True,
        )

    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        plan: list[Action] = []
        place: _Place | None = self._root
        action = line.action
        while place and action and (action.seat == self.seat or not self._state.hidden):
            plan.append(action)
            place = place.beyond.get(action)
            arms = place.arms if place else {}
            action = max(arms, key=lambda arm: arms[arm].done) if arms else None
        sums = self._values.get(line.action)
        done = self._root.arms[line.action].done if sums else 0
        return tuple(plan), tuple(each / done for each in sums) if sums else self._even

    # -- the search ----------------------------------------------------------------------------------------------

    def run(self) -> Steps[None]:
        if self._judge:
            yield from self._glance(self._judge)
        while True:
            yield from self._walk()

    def _glance(self, judge: Judge) -> Steps[None]:
        """See what each action leads to, in one world after another, and try the best first from now on.

        What a world tells counts once all actions were seen in it, of the first one at once.
        """
        sums: dict[Action | None, list[float]] = {}
        for worlds in range(1, (judge.glances if self._state.hidden else 1) + 1):
            world = self._world()
            seen: dict[Action | None, Sequence[float]] = {}
            for action in self._actions:
                after = self._followed(world, action)
                seen[action] = after.result or judge.evaluate(after)
                if worlds == 1:
                    self._believe(action, seen[action], judge.belief)
                if self.due():
                    yield
            if self._may_wait:
                seen[None] = judge.evaluate(world)
            for choice, value in seen.items():
                sums[choice] = [sum(pair) for pair in zip(sums.get(choice, [0.0] * len(value)), value, strict=True)]
                self._believe(choice, [whole / worlds for whole in sums[choice]], judge.belief)
        self._ranked = [line.action for line in self.lines()]

    def _believe(self, action: Action | None, value: Sequence[float], walks: int) -> None:
        """Count what an action looks like as so many walks."""
        arm = self._root.arms[action] = _Arm()
        arm.done, arm.shares = walks, walks * self.share(value)
        self._values[action] = [walks * each for each in value]

    def _followed(self, world: State, action: Action) -> State:
        """The position that an action leads to, once what follows by itself has happened."""
        world = world.after(action)
        self.spent += 1
        while world.automatic:
            world = world.after(world.actions()[0])
            self.spent += 1
        return world

    def _walk(self) -> Steps[None]:
        """One walk down the tree, in one world."""
        world = self._world()
        self.spent += 1
        place = self._root
        walked: _Walked = []
        value = world.result
        while value is None:
            if not place.visited and place is not self._root:
                value = self._judge.evaluate(world) if self._judge else (yield from self._played_out(world))
                break
            action = self._next(world, place, walked)
            place = place.beyond.setdefault(self._seen(world, action), _Place())
            world = self._followed(world, action)
            value = world.result
            if self.due():
                yield
        place.visited = True
        self._learn(walked, value)
        if self.due():
            yield

    def _next(self, world: State, place: _Place, walked: _Walked) -> Action:
        """What happens next in a place; if a seat chose it, it is noted."""
        actors = world.actors
        if actors[0] == CHANCE:
            return self._rolled(world)
        if place is self._root:
            chosen = self._chosen(world, place, self.seat, walked, self._may_wait and len(actors) > 1)
            if chosen:
                return chosen
            actors = tuple(actor for actor in actors if actor != self.seat)
        chosen = self._chosen(world, place, actors[0] if len(actors) == 1 else self._rng.choice(actors), walked)
        assert chosen
        return chosen

    def _chosen(self, world: State, place: _Place, seat: int, walked: _Walked, may_wait: bool = False) -> Action | None:
        """What a seat tries: what was good so far, or was tried less than it deserves. None is to let others act."""
        at_root = place is self._root and not walked
        choices: list[Action | None] = self._ranked if at_root else []
        if not choices:
            choices = [*self._ordered(world, seat)]
            if may_wait:
                choices.append(None)
        arms = [place.arms.get(choice) for choice in choices]
        done = sum([arm.done for arm in arms if arm])
        usual = sum([arm.shares for arm in arms if arm]) / done if done else 0.0
        scale = 1 / (self._most - self._least) if self._most > self._least else 0.0
        curiosity = _CURIOSITY * sqrt(done + 1)
        best, highest = 0, -1.0
        ordered = bool(self._ranked) if at_root else bool(self._judge and self._judge.order)
        hopes = _falling(len(arms)) if ordered else _level(len(arms))
        for at, (arm, hope) in enumerate(zip(arms, hopes, strict=True)):
            if arm:
                score = arm.shares / arm.done * scale + curiosity * hope / (1 + arm.done)
            else:
                score = usual * scale + curiosity * hope
            if score > highest:
                best, highest = at, score
        arm = arms[best] or place.arms.setdefault(choices[best], _Arm())
        if at_root:
            self._first = choices[best]
        walked.append((arm, seat))
        return choices[best]

    def _rolled(self, world: State) -> Action:
        [action] = self._rng.choices(world.actions(), world.weights())
        return action

    def _seen(self, world: State, action: Action) -> Hashable:
        """An event as the seat is told of it."""
        if action.seat == self.seat or not world.hidden:
            return action
        return action.seat, self._words.describe(world, action, self._words.titles, self.seat)

    def _learn(self, walked: _Walked, value: Sequence[float]) -> None:
        for arm, seat in walked:
            share = sum([value[member] for member in self._team[seat]])
            arm.done += 1
            arm.shares += share
            self._least = min(self._least, share)
            self._most = max(self._most, share)
        sums = self._values.setdefault(self._first, [0.0] * len(value))
        for seat, each in enumerate(value):
            sums[seat] += each

    def _played_out(self, world: State) -> Steps[tuple[float, ...]]:
        """The result of a random game from here."""
        for _ in range(_LONGEST):
            actors = world.actors
            if not actors:
                break
            world = world.after(self._rolled(world) if actors[0] == CHANCE else self._rng.choice(world.actions()))
            self.spent += 1
            if self.due():
                yield
        return world.result or self._even


@cache
def _falling(count: int) -> Sequence[float]:
    """How much of the curiosity each of so many choices gets that are ordered: the earlier the more."""
    whole = sum(1 / (rank + 2) for rank in range(count))
    return [1 / (rank + 2) / whole for rank in range(count)]


@cache
def _level(count: int) -> Sequence[float]:
    return [1 / count] * count
