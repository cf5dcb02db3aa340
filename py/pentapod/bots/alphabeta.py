"""The search for games in which everything is seen: alpha-beta, one action deeper each time.

A value is the share of the win that the searching side can expect. Its seats maximise it, all others minimise it: that
is exact with two sides, and paranoid with more. Where chance acts, the value is the mean; where several seats may act,
it is the mean over who is first. The search follows the most promising actions only, and widens when everything that
these lead to has been seen. Positions stay in a transposition table for as long as the search lives. Where a game can
prove late positions, half of the work goes there, until one of the two has settled what to do.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import groupby
from math import inf
from operator import attrgetter
from typing import Final

from pentapod.bots.search import Line, Search, Steps, promising
from pentapod.engine.game import Teams
from pentapod.engine.judge import Endgame, Judge
from pentapod.engine.state import CHANCE, Action, State

_AT_ROOT: Final = 12
"""The number of actions of the root that are searched, not only judged."""
_JUDGED: Final = 24
"""The number of actions of a position, the first by the judge's order, that are judged before any is searched."""
_FOLLOWED: Final = 2
"""The number of these that are searched at depth 0; each further action of depth adds as many."""
_WIDEST: Final = 1024
"""The width at which the search ends: no position has so many times `_AT_ROOT` actions."""

_LATE: Final = 3
"""Late-move reduction: from this rank on actions are searched one less deep at first, unless little depth is left."""
_LATEST: Final = 10
"""From this rank on they are searched two less deep."""
_FORCED: Final = 0.25
"""The depth that an action counts if it has no alternative."""
_DEEPEST: Final = 24

_VISITS: Final = 16
"""So many visits of positions in the table count as one position made."""

_MAX: Final = 0
_MIN: Final = 1
_MEAN: Final = 2


class _Node:
    """A position of the table. A search of `depth` actions found that its value lies between `low` and `high`.

    `estimate` is its value by the judge alone. What is certain has an infinite depth.
    """

    __slots__ = ("actions", "children", "depth", "estimate", "high", "low", "ranked", "rule", "state", "weights")

    def __init__(self, state: State, rule: int, estimate: float, depth: float) -> None:
        self.state = state
        self.rule = rule
        """How the value follows from those of the children."""
        self.estimate = self.low = self.high = estimate
        self.depth = depth
        self.actions: list[Action] = []
        self.children: list[_Node | None] = []
        """The positions that the actions lead to; None until they are made."""
        self.ranked = False
        """Whether the actions are sorted by what they lead to: until then, by what they look like."""
        self.weights: Sequence[float] = ()

    @property
    def certain(self) -> bool:
        """Whether the value will not change any more."""
        return self.depth == inf and self.low == self.high

    def to_front(self, at: int) -> None:
        """Make this action the first."""
        self.actions.insert(0, self.actions.pop(at))
        self.children.insert(0, self.children.pop(at))


class _Choice:
    """What the seat may do. `share` is what was last found out about it."""

    __slots__ = ("action", "followed", "node", "proved", "share")

    def __init__(self, action: Action | None, node: _Node) -> None:
        self.action = action
        self.node = node
        self.share = node.estimate
        self.followed = False
        self.proved = False

    @property
    def certain(self) -> bool:
        """Whether its share will not change any more."""
        return self.proved or self.node.certain

    def prove(self, share: float) -> None:
        """This is its share, whatever the search finds."""
        self.share, self.followed, self.proved = share, True, True


class AlphaBeta(Search):
    """Iterative deepening from one position, for one seat that may act in it."""

    def __init__(
        self,
        state: State,
        seat: int,
        teams: Teams,
        judge: Judge,
        may_wait: bool = False,
        margin: float = 0.0,
        sees_replies: bool = True,
        endgame: Endgame | None = None,
    ) -> None:
        """`margin` is how far below the best share those of other actions are still found out exactly.

        Without `sees_replies` it looks no further than to the end of its own turn.
        """
        super().__init__(seat, teams)
        self._state = state
        self._judge = judge
        self._margin = margin
        self._sees_replies = sees_replies
        self._endgame = endgame
        self._two_sides = len(teams) == 2
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
        together = [self._search(), self._proof(self._endgame)] if self._endgame else [self._search()]
        while together and not self._settled():
            for steps in tuple(together):
                try:
                    next(steps)
                except StopIteration:
                    together.remove(steps)
                yield

    def _search(self) -> Steps[None]:
        """Look ahead deeper and wider."""
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
        enough = best.share == 1 and not (self._endgame and self._margin)
        return (best.certain and enough) or all(choice.certain for choice in self._choices)

    def _deepen(self, depth: int) -> Steps[None]:
        """Look so many actions ahead after each choice that is worth it."""
        best = -inf
        for at, choice in enumerate(self._choices[: _AT_ROOT * self._width]):
            node = choice.node
            if choice.proved:
                pass
            elif node.certain:
                choice.share = node.low
            else:
                floor = best - self._margin
                reach = depth - _reduction(at, depth)
                share = yield from self._value(node, reach, floor, inf)
                if reach < depth and share > floor:
                    share = yield from self._value(node, depth, floor, inf)
                if not choice.proved:  # meanwhile
                    choice.share = share
            choice.followed = True
            if choice.share > best:
                best = choice.share
                self._choices.remove(choice)
                self._choices.insert(0, choice)
        self._rank_others()
        self._narrowed |= len(self._choices) > _AT_ROOT * self._width

    def _proof(self, endgame: Endgame) -> Steps[None]:
        """Prove what the position is worth: then all is known of it if it is lost, else one action that wins.

        Where other shares are asked for, too, they are proved one by one.
        """
        value = self.share((yield from self._proved(endgame, self._state)))
        best = endgame.best(self._state, [choice.action for choice in self._choices if choice.action])
        for choice in self._choices:
            if value == 0 or choice.action == best:
                choice.prove(value)
        self._rank_all()
        for choice in tuple(self._choices):
            if self._margin and not choice.certain:
                choice.prove(self.share((yield from self._proved(endgame, choice.node.state))))
                self._rank_all()

    def _proved(self, endgame: Endgame, state: State) -> Steps[tuple[float, ...]]:
        """How a position ends with best play."""
        if state.result is not None:
            return state.result
        proof = endgame.prove(state)
        while True:
            try:
                next(proof)
            except StopIteration as proved:
                value: tuple[float, ...] = proved.value
                return value
            self.spent += 1
            if self.due():
                yield

    def _best_play(self, endgame: Endgame, state: State) -> Iterator[Action]:
        """To the end from a proved position; who loses does what looks best."""
        while state.result is None:
            actions = self._ordered(state, state.actions())
            action = endgame.best(state, actions) or actions[0]
            yield action
            state = state.after(action)

    def proves(self, line: Line) -> bool:
        if not self._sees_replies or not (line.share == 1 or (line.share == 0 and self._two_sides)):
            return False
        chosen = [choice for choice in self._choices if line.share == 0 or choice.action == line.action]
        return bool(chosen) and all(choice.certain and choice.share == line.share for choice in chosen)

    def _rank_all(self) -> None:
        """All by their shares, as far as they were followed."""
        self._choices.sort(key=attrgetter("followed", "share"), reverse=True)

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
        choice = next((choice for choice in self._choices if choice.action == line.action), None)
        if self._endgame and choice and choice.proved:
            plan += self._best_play(self._endgame, choice.node.state)
            return tuple(plan), self.agreeing(self._judge.evaluate(self._state), line.share)
        node = choice.node if choice else None
        passed: set[_Node] = set()
        while node and node.depth > 0 and node.children and node.children[0] and node.rule != _MEAN:
            if node in passed:
                break  # Positions may come again: what looks best in each of them leads round in a circle.
            passed.add(node)
            plan.append(node.actions[0])
            node = node.children[0]
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
        rule = _MAX if actors[0] in self.side else _MIN
        if len(actors) > 1 or actors[0] == CHANCE:
            rule = _MEAN
        is_leaf = rule == _MIN and not self._sees_replies
        return _Node(state, rule, self.share(self._judge.evaluate(state)), inf if is_leaf else 0)

    def _left_to_others(self) -> _Node:
        """The root when the seat lets others act first."""
        node = self._node(self._state)
        node.rule = _MEAN
        node.actions = [action for action in self._state.actions() if action.seat in self._others]
        node.children = [None] * len(node.actions)
        return node

    def _ordered(self, state: State, actions: Sequence[Action]) -> list[Action]:
        return list(promising(self._judge, state, actions))

    def _list(self, node: _Node, killers: Sequence[Action]) -> None:
        """Set the actions that may be followed, the most promising at first sight before the others."""
        state = node.state
        if node.rule == _MEAN:
            node.actions = list(state.actions())
            if node.actions[0].seat == CHANCE:
                weights = state.weights()
                node.weights = [weight / sum(weights) for weight in weights]
        else:
            node.actions = self._ordered(state, state.actions())
            for killer in killers:
                if killer in node.actions:
                    node.actions.remove(killer)
                    node.actions.insert(0, killer)
        node.children = [None] * len(node.actions)

    def _rank(self, node: _Node, enough: float) -> Steps[None]:
        """Sort the actions behind the first by what they lead to, unless one of them is found that is good enough."""
        highest = node.rule == _MAX
        judged = _JUDGED * self._width if self._judge.order else len(node.actions)
        made: list[tuple[Action, _Node]] = []
        for at in range(1, min(judged, len(node.actions))):
            child = node.children[at]
            if child is None:
                child = node.children[at] = self._made(node.state, node.actions[at])
                if self.due():
                    yield
            if child.depth in (0, inf) and (child.low >= enough if highest else child.high <= enough):
                node.to_front(at)
                node.to_front(1)
                return
            made.append((node.actions[at], child))
        made.sort(key=lambda one: one[1].estimate, reverse=highest)
        node.actions[1 : 1 + len(made)] = [action for action, _ in made]
        node.children[1 : 1 + len(made)] = [child for _, child in made]
        node.ranked = True

    # -- the search ----------------------------------------------------------------------------------------------

    def _value(self, node: _Node, depth: float, alpha: float, beta: float) -> Steps[float]:
        """The value of a position: exact if between alpha and beta, else a bound beyond the nearer of them."""
        if node.depth >= depth:
            if node.low >= beta or node.low == node.high:
                return node.low
            if node.high <= alpha:
                return node.high
        if depth <= 0:
            return node.estimate
        self._visits += 1
        if self._visits == _VISITS:
            self._visits = 0
            self.spent += 1
            if self.due():
                yield
        if not node.actions:
            self._list(node, self._killers.get(int(depth), ()))
        if node.rule == _MEAN:
            return (yield from self._mean(node, depth))

        highest = node.rule == _MAX
        best = -inf if highest else inf
        floor, roof = alpha, beta
        full = depth - (1 if len(node.actions) > 1 else _FORCED)
        limit = int(self._width * _FOLLOWED * (1 + depth))
        known = inf
        cut = False
        for at in range(min(limit, len(node.actions))):
            if at == 1 and not node.ranked:
                enough = (roof if highest else floor) if depth <= 1 else (inf if highest else -inf)
                yield from self._rank(node, enough)
            child = node.children[at]
            if child is None:
                child = node.children[at] = self._made(node.state, node.actions[at])
                if self.due():
                    yield
            reach = full - _reduction(at, depth)
            if child.certain:
                value = child.low
            elif reach <= 0 and child.depth <= 0:
                value = child.estimate
            else:
                value = yield from self._value(child, reach, floor, roof)
            if reach < full and (value > floor if highest else value < roof):
                value = yield from self._value(child, full, floor, roof)
            known = min(known, child.depth)
            if value > best if highest else value < best:
                best = value
                node.to_front(at)
                if highest:
                    floor = max(floor, value)
                else:
                    roof = min(roof, value)
                if floor >= roof:
                    cut = True
                    known = child.depth
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
            child = node.children[at]
            if child is None:
                child = node.children[at] = self._made(node.state, action)
                if self.due():
                    yield
            values.append((yield from self._value(child, full, 0.0, 1.0)))
        if node.weights:
            value = sum(weight * each for weight, each in zip(node.weights, values, strict=True))
        else:
            firsts = [
                (max if seat in self.side else min)(each for _, each in group)
                for seat, group in groupby(zip(node.actions, values, strict=True), key=lambda one: one[0].seat)
            ]
            value = sum(firsts) / len(firsts)
        node.depth = inf if all(child and child.certain for child in node.children) else depth
        node.low = node.high = value
        return value

    def _remember(self, action: Action, depth: float) -> None:
        """Where one action settles a position, it often settles its neighbours."""
        killers = self._killers.setdefault(int(depth), [])
        if action not in killers:
            killers.insert(0, action)
            del killers[2:]


def _reduction(at: int, depth: float) -> int:
    """Late-move reduction: how much less deep the action of this rank is searched at first."""
    if at < _LATE or depth < 2:
        return 0
    return 1 if at < _LATEST or depth < 3 else 2
