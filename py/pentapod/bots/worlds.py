"""The search for chance and hidden hands: Monte Carlo tree search over the worlds that a seat holds possible.

Every simulation deals anew what the seat cannot know (`State.redeal`) and descends one tree that all worlds have in
common. Events that look alike to the seat lead to the same child, so that no plan rests on what only a true card would
tell. Every seat maximises what its own side gets, so that there may be any number of sides; where several seats may
act, the first is drawn by lot. A position at a new node is judged, or played to its end at random.

Chance that has few outcomes, and the same odds in every world, is weighed (`chance.py`): dice, and draws from a deck
that tells nothing of hidden hands. Other chance is sampled.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from math import sqrt
from random import Random
from typing import Final

from pentapod.bots.chance import FEW, Lot, Outcomes
from pentapod.bots.search import Line, Search, Steps, promising
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Teams
from pentapod.engine.state import CHANCE, Action, State

_EXPLORATION: Final = 1.5
"""The weight of exploration in PUCT. Values are scaled by the span between the best and the worst one seen."""
_LONGEST: Final = 2000
"""A random game that is not over after so many actions counts as even."""


class _Edge:
    """A choice at a node: how often it was taken, and the sum of the values that it had for the side that took it."""

    __slots__ = ("total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


class _Node:
    """A node of the tree: what happened so far, as the seat saw it."""

    __slots__ = ("children", "edges", "guess", "is_sampled", "lot")

    def __init__(self) -> None:
        self.guess: Sequence[float] | None = None
        """What it was worth at first sight, once it has been reached."""
        self.lot: Lot | None = None
        """Where chance acts here and is weighed, what may fall."""
        self.is_sampled = False
        """Whether chance acts here by odds that are not the same in every world."""
        self.edges: dict[Action | None, _Edge] = {}
        self.children: dict[Hashable, _Node] = {}


_Path = list[tuple[_Edge | Lot, int]]
"""The choices of a simulation and the seats that made them; chance that is weighed, and which outcome it was."""


class Worlds(Search):
    """Information-set Monte Carlo tree search from one position, for one seat that may act in it."""

    def __init__(
        self,
        state: State,
        seat: int,
        teams: Teams,
        evaluator: Evaluator | None,
        rng: Random,
        may_wait: bool = False,
        sees_replies: bool = True,
    ) -> None:
        """Without `sees_replies` it judges a position as soon as others may act, if there is an evaluator."""
        super().__init__(seat, teams)
        self._state = state
        self._judge = evaluator
        self._rng = rng
        self._sees_replies = sees_replies or evaluator is None
        self._team = {member: team for team in teams for member in team}
        self._even = (1 / len(self._team),) * len(self._team)
        self._root = _Node()
        self._values: dict[Action | None, list[float]] = {}
        """The sum of the values that each action of the root led to."""
        self._root_choice: Action | None = None
        self._least, self._most = 1.0, 0.0
        world = self._world()
        self._may_wait = may_wait and len(world.actors) > 1
        self._actions = self._ordered(world, seat)
        if evaluator is None:  # Nothing tells actions apart at first: lots decide which is tried first.
            self._actions = rng.sample(self._actions, len(self._actions))
        self._ranked: list[Action | None] = []
        """All that the seat may do, best first by the judgement before the simulations."""

    def _world(self) -> State:
        return self._state.redeal(self.seat, self._rng)

    def _ordered(self, world: State, seat: int) -> Sequence[Action]:
        """What a seat may do in a world, the most promising first if the evaluator has an opinion."""
        actions = world.actions()
        if len(world.actors) > 1:
            actions = [action for action in actions if action.seat == seat]
        return promising(self._judge, world, actions) if self._judge and len(actions) > 1 else actions

    # -- what was found ------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        edges = sorted(self._root.edges.items(), key=lambda one: one[1].visits, reverse=True)
        known = [(action, edge) for action, edge in edges if edge.visits and action in self._values]
        if not known:
            return [Line(self._actions[0], self.share(self._even))]
        most = known[0][1].visits
        # What was weighed is rounded.
        return sorted(
            (Line(action, min(1.0, max(0.0, edge.total / edge.visits))) for action, edge in known),
            key=lambda line: (self._root.edges[line.action].visits == most, line.share),
            reverse=True,
        )

    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        plan: list[Action] = []
        node: _Node | None = self._root
        action = line.action
        while node and action and (action.seat == self.seat or not self._state.hidden):
            plan.append(action)
            node = node.children.get(action)
            edges = node.edges if node else {}
            action = max(edges, key=lambda edge: edges[edge].visits) if edges else None
        sums = self._values.get(line.action)
        visits = self._root.edges[line.action].visits if sums else 0
        return tuple(plan), tuple(each / visits for each in sums) if sums else self._even

    # -- the search ----------------------------------------------------------------------------------------------

    def run(self) -> Steps[None]:
        if self._judge:
            yield from self._judge_actions(self._judge)
        while True:
            yield from self._simulate()

    def _judge_actions(self, evaluator: Evaluator) -> Steps[None]:
        """Judge what each action leads to, in one world after another; from then on the best is tried first.

        The first world counts at once, action by action; every other world counts when all actions were judged in it.
        Where all look as good, lots decide which is tried first.
        """
        sums: dict[Action | None, list[float]] = {}
        for worlds in range(1, (evaluator.prior_worlds if self._state.hidden else 1) + 1):
            world = self._world()
            seen: dict[Action | None, Sequence[float]] = {}
            for action in self._actions:
                after = self._followed(world, action)
                seen[action] = after.result or evaluator.evaluate(after)
                if worlds == 1:
                    self._set_prior(action, seen[action], evaluator.prior_visits)
                if self.due():
                    yield
            if self._may_wait:
                seen[None] = evaluator.evaluate(world)
            for choice, value in seen.items():
                sums[choice] = [sum(pair) for pair in zip(sums.get(choice, [0.0] * len(value)), value, strict=True)]
                self._set_prior(choice, [whole / worlds for whole in sums[choice]], evaluator.prior_visits)
        lines = self.lines()
        if len({line.share for line in lines}) == 1:
            self._rng.shuffle(lines)
            self._root.edges = {line.action: self._root.edges[line.action] for line in lines}
        self._ranked = [line.action for line in lines]

    def _set_prior(self, action: Action | None, value: Sequence[float], visits: int) -> None:
        """Count the judgement of an action as a number of simulations."""
        edge = self._root.edges[action] = _Edge()
        edge.visits, edge.total = visits, visits * self.share(value)
        self._values[action] = [visits * each for each in value]

    def _followed(self, world: State, action: Action) -> State:
        """The position that an action leads to, once what follows by itself has happened."""
        world = world.after(action)
        self.spent += 1
        while world.automatic:
            world = world.after(world.actions()[0])
            self.spent += 1
        return world

    def _simulate(self) -> Steps[None]:
        """One simulation: down the tree in one world, and back with its value."""
        world = self._world()
        self.spent += 1
        node = self._root
        path: _Path = []
        value = world.result
        while value is None:
            if node is not self._root and not (node.guess and self._goes_on(world)):
                value = self._judge.evaluate(world) if self._judge else (yield from self._played_out(world))
                break
            action = self._next(world, node, path)
            node = node.children.setdefault(self._seen(world, action), _Node())
            world = self._followed(world, action)
            value = world.result
            if self.due():
                yield
        node.guess = node.guess or value
        self._back_up(path, value)
        if self.due():
            yield

    def _goes_on(self, world: State) -> bool:
        """Whether it thinks of what happens next."""
        return self._sees_replies or world.actors[0] == CHANCE or world.actors[0] in self.side

    def _next(self, world: State, node: _Node, path: _Path) -> Action:
        """What happens next at a node; a choice of a seat is added to the path."""
        actors = world.actors
        if actors[0] == CHANCE:
            return self._fallen(world, node, path)
        if node is self._root:
            chosen = self._chosen(world, node, self.seat, path, self._may_wait and len(actors) > 1)
            if chosen:
                return chosen
            actors = tuple(actor for actor in actors if actor != self.seat)
        chosen = self._chosen(world, node, actors[0] if len(actors) == 1 else self._rng.choice(actors), path)
        assert chosen
        return chosen

    def _chosen(self, world: State, node: _Node, seat: int, path: _Path, may_wait: bool = False) -> Action | None:
        """The choice with the highest score by PUCT. None is to let others act."""
        at_root = node is self._root and not path
        choices: list[Action | None] = self._ranked if at_root else []
        if not choices:
            is_untold = at_root and self._judge is None and seat == self.seat
            choices = [*(self._actions if is_untold else self._ordered(world, seat))]
            if may_wait:
                choices.append(None)
        edges = [node.edges.get(choice) for choice in choices]
        visits = sum([edge.visits for edge in edges if edge])
        mean = sum([edge.total for edge in edges if edge]) / visits if visits else 0.0
        scale = 1 / (self._most - self._least) if self._most > self._least else 0.0
        exploration = _EXPLORATION * sqrt(visits + 1)
        best, highest = 0, -1.0
        ordered = bool(self._ranked) if at_root else bool(self._judge and self._judge.order)
        priors = _descending(len(edges)) if ordered else _uniform(len(edges))
        for at, (edge, prior) in enumerate(zip(edges, priors, strict=True)):
            if edge:
                score = edge.total / edge.visits * scale + exploration * prior / (1 + edge.visits)
            else:
                score = mean * scale + exploration * prior
            if score > highest:
                best, highest = at, score
        edge = edges[best] or node.edges.setdefault(choices[best], _Edge())
        if at_root:
            self._root_choice = choices[best]
        path.append((edge, seat))
        return choices[best]

    def _fallen(self, world: State, node: _Node, path: _Path) -> Action:
        """What falls next at a node; if it is weighed, it is added to the path."""
        outcomes = Outcomes(tuple(world.actions()), tuple(world.weights()))
        if not node.lot and node.guess and not node.is_sampled and len(outcomes.weights) <= FEW:
            node.lot = Lot(outcomes, node.guess)
        if node.lot and node.lot.outcomes != outcomes:
            node.lot, node.is_sampled = None, True
        if not node.lot:
            return self._rolled(world)
        at = node.lot.next()
        path.append((node.lot, at))
        return outcomes.actions[at]

    def _rolled(self, world: State) -> Action:
        [action] = self._rng.choices(world.actions(), world.weights())
        return action

    def _seen(self, world: State, action: Action) -> Hashable:
        """An event as the seat sees it."""
        if action.seat == self.seat or not world.hidden:
            return action
        return action.seat, world.witnessed(action, self.seat)

    def _back_up(self, path: _Path, value: Sequence[float]) -> None:
        """Count a simulation for each of its choices, from its end on."""
        end = value
        for edge, seat in reversed(path):
            if isinstance(edge, Lot):
                value = edge.weigh(seat, value)
                continue
            team = self._team[seat]
            edge.visits += 1
            edge.total += sum([value[member] for member in team])
            share = sum([end[member] for member in team])
            self._least = min(self._least, share)
            self._most = max(self._most, share)
        sums = self._values.setdefault(self._root_choice, [0.0] * len(value))
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
def _descending(count: int) -> Sequence[float]:
    """Prior probabilities of choices that are ordered: the earlier, the higher."""
    whole = sum(1 / (rank + 2) for rank in range(count))
    return [1 / (rank + 2) / whole for rank in range(count)]


@cache
def _uniform(count: int) -> Sequence[float]:
    return [1 / count] * count
