"""The search for games in which everything is seen: alpha-beta, one action deeper each time.

A value is the share of the win that the searching side can expect. Its seats look for the highest, all others for the
lowest: exact with two sides, and careful ("paranoid") with more. Where chance acts the value is the mean; where several
may act it is the mean over who is first. It looks at the most promising actions only, and at more of them when it has
seen all that these lead to. Positions stay in a table for as long as the search lives.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from math import inf
from operator import attrgetter
from typing import Final

from pentapod.bots.search import Line, Search, Steps
from pentapod.engine.game import Teams
from pentapod.engine.judge import Judge
from pentapod.engine.state import CHANCE, Action, State

_AT_ROOT: Final = 12
"""So many actions of the root are followed beyond the first glance."""
_GLANCED: Final = 24
"""So many of a position, the first by the judge's order, are made and judged before any is followed."""
_FOLLOWED: Final = 2
"""So many of these are followed, and as many more for each action that remains to be looked ahead."""
_WIDEST: Final = 1024
"""No position has so many times `_AT_ROOT` actions."""

_EARLY: Final = 3
"""Actions after so many are followed one action less deep at first, unless the end of the depth is near."""
_LATE: Final = 10
"""Actions after so many two less."""
_FORCED: Final = 0.25
"""How deep an action counts that has no alternative."""
_DEEPEST: Final = 24

_VISITS: Final = 16
"""To come by positions of the table so many times counts as one made."""

_HIGHEST: Final = 0
_LOWEST: Final = 1
_MEAN: Final = 2


class _Node:
    """A position of the table. A search of `depth` actions told that its value lies between `low` and `high`.

    `glance` is what it looks like without any. The depth of what is certain is infinite.
    """

    __slots__ = ("actions", "depth", "glance", "high", "kids", "low", "rule", "state", "weights")

    def __init__(self, state: State, rule: int, glance: float, depth: float) -> None:
        self.state = state
        self.rule = rule
        """How the value comes from those of the kids."""
        self.glance = self.low = self.high = glance
        self.depth = depth
        self.actions: list[Action] = []
        self.kids: list[_Node | None] = []
        """The positions that the actions lead to, as far as they were made."""
        self.weights: Sequence[float] = ()

    @property
    def certain(self) -> bool:
        """Whether the value will not change any more."""
        return self.depth == inf and self.low == self.high

    def to_front(self, at: int) -> None:
        """Make this action the first."""
        self.actions.insert(0, self.actions.pop(at))
        self.kids.insert(0, self.kids.pop(at))


class _Choice:
    """What the seat may do. `share` is what was last found out about it."""

    __slots__ = ("action", "followed", "node", "share")

    def __init__(self, action: Action | None, node: _Node) -> None:
        self.action = action
        self.node = node
        self.share = node.glance
        self.followed = False


class AlphaBeta(Search):
    """Iterative deepening from one position, for one seat that may act in it."""

    def __init__(
        self, state: State, seat: int, teams: Teams, judge: Judge, may_wait: bool = False, margin: float = 0.0
    ) -> None:
        """`margin` is how far below the best share those of other actions are still found out exactly."""
        super().__init__(seat, teams)
        self._state = state
        self._judge = judge
        self._margin = margin
        self._others = tuple(other for other in state.actors if other != seat) if may_wait else ()
        self._actions = self._ordered(state, [action for action in state.actions() if action.seat == seat])
        self._choices: list[_Choice] = []
        self._table: dict[Hashable, _Node] = {}
        self._killers: dict[int, list[Action]] = {}
        self._width = 1
        self._visits = 0
        self._grown = self._narrowed = False
        """Whether the last look ahead made positions, and whether it left any out."""

    # -- the root ------------------------------------------------------------------------------------------------

    def run(self) -> Steps[None]:
        for action in self._actions:
            self._add(_Choice(action, self._made(self._state, action)))
            if self.due():
                yield
        if self._others:
            self._add(_Choice(None, self._left_to_others()))
        self._rank_others()
        depth = 1
        while self._width < _WIDEST and not self._settled():
            self._grown = self._narrowed = False
            yield from self._deepen(depth)
            if not self._grown and (self._narrowed or depth == _DEEPEST):
                self._width *= 2
            depth = min(depth + 1, _DEEPEST)

    def _add(self, choice: _Choice) -> None:
        """Another choice, at the front if it is the best so far."""
        first = not self._choices or choice.share > self._choices[0].share
        self._choices.insert(0 if first else len(self._choices), choice)

    def _rank_others(self) -> None:
        """All but the first by their shares, those that were not followed yet behind."""
        self._choices[1:] = sorted(self._choices[1:], key=attrgetter("followed", "share"), reverse=True)

    def _settled(self) -> bool:
        """Whether more search cannot change the choice."""
        best = self._choices[0]
        return (best.node.certain and best.share == 1) or all(choice.node.certain for choice in self._choices)

    def _deepen(self, depth: int) -> Steps[None]:
        """Look so many actions ahead after each choice that is worth it."""
        best = -inf
        for at, choice in enumerate(self._choices[: _AT_ROOT * self._width]):
            node = choice.node
            if node.certain:
                choice.share = node.low
            else:
                floor = best - self._margin
                reach = depth - _reduction(at, depth)
                share = yield from self._value(node, reach, floor, inf)
                if reach < depth and share > floor:
                    share = yield from self._value(node, depth, floor, inf)
                choice.share = share
            choice.followed = True
            if choice.share > best:
                best = choice.share
                self._choices.remove(choice)
                self._choices.insert(0, choice)
        self._rank_others()
        self._narrowed |= len(self._choices) > _AT_ROOT * self._width

    def lines(self) -> list[Line]:
        if not self._choices:
            return [Line(self._actions[0], self.share(self._judge.evaluate(self._state)))]
        self._rank_others()
        lines: list[Line] = []
        for choice in self._choices:
            # What was not followed, or not so far, is no better than what it is ranked behind.
            lines.append(Line(choice.action, min(choice.share, lines[-1].share) if lines else choice.share))
        return lines

    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        plan = [] if line.action is None else [line.action]
        node = next((choice.node for choice in self._choices if choice.action == line.action), None)
        while node and node.depth > 0 and node.kids and node.kids[0] and node.rule != _MEAN:
            plan.append(node.actions[0])
            node = node.kids[0]
        state = node.state if node else self._state
        return tuple(plan), self.agreeing(state.result or self._judge.evaluate(state), line.share)

    # -- positions -----------------------------------------------------------------------------------------------

    def _made(self, state: State, action: Action) -> _Node:
        """The position that an action leads to, once what follows by itself has happened."""
        state = state.after(action)
        self.spent += 1
        self._grown = True
        while state.automatic:
            state = state.after(state.actions()[0])
            self.spent += 1
        key = self._judge.key(state) if self._judge.key else state.text()
        node = self._table.get(key)
        if node is None:
            node = self._table[key] = self._node(state)
        return node

    def _node(self, state: State) -> _Node:
        result = state.result
        if result is not None:
            return _Node(state, _MEAN, self.share(result), inf)
        actors = state.actors
        rule = _HIGHEST if actors[0] in self.side else _LOWEST
        if len(actors) > 1 or actors[0] == CHANCE:
            rule = _MEAN
        return _Node(state, rule, self.share(self._judge.evaluate(state)), 0)

    def _left_to_others(self) -> _Node:
        """The root when the seat lets others act first."""
        node = self._node(self._state)
        node.rule = _MEAN
        node.actions = [action for action in self._state.actions() if action.seat in self._others]
        node.kids = [None] * len(node.actions)
        return node

    def _ordered(self, state: State, actions: Sequence[Action]) -> list[Action]:
        return list(self._judge.order(state, actions) if self._judge.order else actions)

    def _list(self, node: _Node, killers: Sequence[Action]) -> Steps[None]:
        """Set the actions that may be followed, most promising first."""
        state = node.state
        if node.rule == _MEAN:
            node.actions = list(state.actions())
            node.kids = [None] * len(node.actions)
            if node.actions[0].seat == CHANCE:
                weights = state.weights()
                node.weights = [weight / sum(weights) for weight in weights]
            return
        actions = self._ordered(state, state.actions())
        made = []
        for action in actions[: _GLANCED * self._width] if self._judge.order else actions:
            made.append((action, self._made(state, action)))
            if self.due():
                yield
        made.sort(key=lambda one: one[1].glance, reverse=node.rule == _HIGHEST)
        node.actions = [action for action, _ in made] + actions[len(made) :]
        node.kids = [kid for _, kid in made] + [None] * (len(actions) - len(made))
        for killer in killers:
            if killer in node.actions:
                node.to_front(node.actions.index(killer))

    # -- the search ----------------------------------------------------------------------------------------------

    def _value(self, node: _Node, depth: float, alpha: float, beta: float) -> Steps[float]:
        """The value of a position: exact if between alpha and beta, else a bound beyond the nearer of them."""
        if node.depth >= depth:
            if node.low >= beta or node.low == node.high:
                return node.low
            if node.high <= alpha:
                return node.high
        if depth <= 0:
            return node.glance
        self._visits += 1
        if self._visits == _VISITS:
            self._visits = 0
            self.spent += 1
            if self.due():
                yield
        if not node.actions:
            yield from self._list(node, self._killers.get(int(depth), ()))
        if node.rule == _MEAN:
            return (yield from self._mean(node, depth))

        highest = node.rule == _HIGHEST
        best = -inf if highest else inf
        floor, roof = alpha, beta
        full = depth - (1 if len(node.actions) > 1 else _FORCED)
        limit = int(self._width * _FOLLOWED * (1 + depth))
        known = inf
        cut = False
        for at in range(min(limit, len(node.actions))):
            kid = node.kids[at]
            if kid is None:
                kid = node.kids[at] = self._made(node.state, node.actions[at])
                if self.due():
                    yield
            reach = full - _reduction(at, depth)
            if kid.certain:
                value = kid.low
            elif reach <= 0 and kid.depth <= 0:
                value = kid.glance
            else:
                value = yield from self._value(kid, reach, floor, roof)
            if reach < full and (value > floor if highest else value < roof):
                value = yield from self._value(kid, full, floor, roof)
            known = min(known, kid.depth)
            if value > best if highest else value < best:
                best = value
                node.to_front(at)
                if highest:
                    floor = max(floor, value)
                else:
                    roof = min(roof, value)
                if floor >= roof:
                    cut = True
                    known = kid.depth
                    self._remember(node.actions[0], depth)
                    break
        if not cut and limit < len(node.actions):
            self._narrowed = True
            known = 0
        node.depth = inf if known == inf else depth
        node.low = best if best > alpha else 0.0
        node.high = best if best < beta else 1.0
        return best

    def _mean(self, node: _Node, depth: float) -> Steps[float]:
        """The mean over the outcomes of chance, or over who is first of several."""
        values = []
        full = depth - (1 if len(node.actions) > 1 else _FORCED)
        for at, action in enumerate(node.actions):
            kid = node.kids[at]
            if kid is None:
                kid = node.kids[at] = self._made(node.state, action)
                if self.due():
                    yield
            values.append((yield from self._value(kid, full, 0.0, 1.0)))
        if node.weights:
            value = sum(weight * each for weight, each in zip(node.weights, values, strict=True))
        else:
            firsts = [
                (max if seat in self.side else min)(each for _, each in group)
                for seat, group in groupby(zip(node.actions, values, strict=True), key=lambda one: one[0].seat)
            ]
            value = sum(firsts) / len(firsts)
        node.depth = inf if all(kid and kid.certain for kid in node.kids) else depth
        node.low = node.high = value
        return value

    def _remember(self, action: Action, depth: float) -> None:
        """Where one action settles a position, it often settles its neighbours."""
        killers = self._killers.setdefault(int(depth), [])
        if action not in killers:
            killers.insert(0, action)
            del killers[2:]


def _reduction(at: int, depth: float) -> int:
    """How much less deep the action of this rank is followed at first."""
    if at < _EARLY or depth < 2:
        return 0
    return 1 if at < _LATE or depth < 3 else 2
