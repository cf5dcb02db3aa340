"""The positions that a search for open games has looked at, and the plays that lead from one to the next.

A *play* is what a seat does in a row until another acts, or chance: mostly one action, where a turn is long its whole
rest. A position is judged where a play ends, not in its midst, where much may still be taken back or not yet be done.
Plays are told by where they lead: of two that come to the same position one is kept. Where a turn is too long for all
its plays to be looked at, some end in its midst, and from there others go on.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from heapq import heapify, heappop, heappush
from math import inf
from typing import Final

from pentapod.bots.search import Search, Steps, promising
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Teams
from pentapod.engine.state import CHANCE, Action, Actions, State

MAX: Final = 0
MIN: Final = 1
MEAN: Final = 2

_JUDGED: Final = 24
"""The number of plays of a position, the first by the evaluator's order, that are judged before any is searched."""
_WITHIN: Final = 100
"""So many more are judged that begin like one of these and go on within the turn."""
_LONGEST: Final = 8
"""The most actions that are taken at first sight to end a turn."""

Play = Actions


class Node:
    """A position of the table. A search of `depth` plays found that its value lies between `low` and `high`.

    `estimate` is its value by the evaluator alone. What is certain has an infinite depth.
    """

    __slots__ = (
        "children",
        "depth",
        "estimate",
        "high",
        "low",
        "plays",
        "ranked",
        "rule",
        "state",
        "weights",
    )

    def __init__(self, state: State, rule: int, estimate: float, depth: float) -> None:
        self.state = state
        self.rule = rule
        """How the value follows from those of the children."""
        self.estimate = self.low = self.high = estimate
        self.depth = depth
        self.plays: list[Play] = []
        self.children: list[Node | None] = []
        """The positions that the plays lead to; None until they are made."""
        self.ranked = False
        """Whether the plays are sorted by what they lead to: until then, by what they look like."""
        self.weights: Sequence[float] = ()

    @property
    def certain(self) -> bool:
        """Whether the value will not change any more."""
        return self.depth == inf and self.low == self.high

    def to_front(self, at: int) -> None:
        """Make this play the first."""
        self.plays.insert(0, self.plays.pop(at))
        self.children.insert(0, self.children.pop(at))


class Positions(Search):
    """Makes positions, each once, and sorts what leads on from them."""

    def __init__(self, seat: int, teams: Teams, evaluator: Evaluator, sees_replies: bool) -> None:
        super().__init__(seat, teams)
        self._judge = evaluator
        self._sees_replies = sees_replies
        self._whole = evaluator.whole_turns
        self._table: dict[Hashable, Node] = {}
        self._within: dict[tuple[Node, Play], State] = {}
        """The positions within a turn from which plays were made longer."""
        self._width = 1
        self._grown = False
        """Whether the last look ahead made positions."""

    def _made(self, state: State, action: Action) -> Node:
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

    def _node(self, state: State) -> Node:
        result = state.result
        if result is not None:
            return Node(state, MEAN, self.share(result), inf)
        actors = state.actors
        rule = MAX if actors[0] in self.side else MIN
        if len(actors) > 1 or actors[0] == CHANCE:
            rule = MEAN
        is_leaf = rule == MIN and not self._sees_replies
        return Node(state, rule, self.share(self._judge.evaluate(state)), inf if is_leaf else 0)

    def _goes_on(self, node: Node, child: Node) -> bool:
        """Where turns are whole: whether a play from one position to another goes on, because its seat acts again."""
        return self._whole and child.rule == node.rule != MEAN and child.state.actors == node.state.actors

    def _child(self, node: Node, at: int) -> Node:
        """The position that the play of this rank leads to, made now."""
        play = node.plays[at]
        state = self._within[node, play[:-1]] if len(play) > 1 else node.state
        child = node.children[at] = self._made(state, play[-1])
        return child

    def _ordered(self, state: State, actions: Sequence[Action]) -> list[Action]:
        return list(promising(self._judge, state, actions))

    # -- what leads on -------------------------------------------------------------------------------------------

    def _list(self, node: Node, settled: Sequence[Play] = ()) -> None:
        """Set the plays that may be followed, as far as their first actions, the most promising at first sight first.

        Those that settled neighbours come before the others.
        """
        state = node.state
        actions = list(state.actions())
        if node.rule != MEAN:
            actions = self._ordered(state, actions)
            for play in settled:
                if play[0] in actions:
                    actions.remove(play[0])
                    actions.insert(0, play[0])
        elif actions[0].seat == CHANCE:
            weights = state.weights()
            node.weights = [weight / sum(weights) for weight in weights]
        node.plays = list(zip(actions, strict=False))
        node.children = [None] * len(actions)

    def _end_first(self, node: Node, settled: Sequence[Play]) -> Steps[None]:
        """Make the first play longer until the turn is over, by what settled neighbours or is promising."""
        for length in range(1, _LONGEST):
            child = self._child(node, 0)
            if self.due():
                yield
            if not self._goes_on(node, child):
                return
            play = node.plays[0]
            self._lengthen(node, 0)
            same = [other[: length + 1] for other in settled if other[:length] == play and len(other) > length]
            node.to_front(next((node.plays.index(other) for other in same if other in node.plays), 0))

    def _lengthen(self, node: Node, at: int) -> int:
        """Put in the place of a play that ends within the turn all those that are one action longer: so many."""
        play, child = node.plays.pop(at), node.children.pop(at)
        assert child
        self._within[node, play] = child.state
        longer = [(*play, action) for action in self._ordered(child.state, child.state.actions())]
        node.plays[at:at] = longer
        node.children[at:at] = [None] * len(longer)
        return len(longer)

    def _rank(self, node: Node, enough: float) -> Steps[None]:
        """Sort the plays behind the first by what they lead to, unless one of them is found that is good enough."""
        judged = _JUDGED * self._width if self._judge.order else len(node.plays)
        end = min(judged, len(node.plays))
        if (yield from self._found(node, 1, end, enough)):
            return
        if self._whole:
            end = yield from self._end_others(node, end, enough)
            if not end:
                return
        ranked = [(play, child) for play, child in zip(node.plays[1:end], node.children[1:end], strict=True) if child]
        ranked.sort(key=lambda one: one[1].estimate, reverse=node.rule == MAX)
        node.plays[1:end] = [play for play, _ in ranked]
        node.children[1:end] = [child for _, child in ranked]
        node.ranked = True

    def _end_others(self, node: Node, end: int, enough: float) -> Steps[int]:
        """Make plays that end within the turn longer, the most promising first, as long as there are few.

        Says how many plays are judged then, or 0 if one is found that is good enough. Two that lead to the same
        position are not kept.
        """
        unended = self._unended(node, 1, end)
        known = {node, *node.children[:end]} if unended else set()
        room = _WITHIN * self._width
        while unended and room > 0:
            at = node.plays.index(heappop(unended)[1])
            longer, before = self._lengthen(node, at), len(node.plays)
            if (yield from self._found(node, at, at + longer, enough, known)):
                return 0
            kept = longer - (before - len(node.plays))
            room -= longer
            end += kept - 1
            for one in self._unended(node, at, at + kept):
                heappush(unended, one)
        return end

    def _found(
        self, node: Node, at: int, stop: int, enough: float, known: set[Node | None] | None = None
    ) -> Steps[bool]:
        """Judge what some plays lead to, until one is good enough: it becomes the first, and the first the second.

        Plays to `known` positions are dropped, and what others lead to is known then.
        """
        highest = node.rule == MAX
        while at < stop:
            child = node.children[at]
            if child is None:
                child = self._child(node, at)
                if self.due():
                    yield
            if known is not None:
                if child in known:
                    del node.plays[at], node.children[at]
                    stop -= 1
                    continue
                known.add(child)
            good = child.low >= enough if highest else child.high <= enough
            if good and child.depth in (0, inf) and not self._goes_on(node, child):
                node.to_front(at)
                node.to_front(1)
                return True
            at += 1
        return False

    def _unended(self, node: Node, at: int, stop: int) -> list[tuple[float, Play]]:
        """Some plays that end within the turn, as a heap, the most promising first."""
        sign = -1 if node.rule == MAX else 1
        made = zip(node.plays[at:stop], node.children[at:stop], strict=True)
        heap = [(sign * child.estimate, play) for play, child in made if child and self._goes_on(node, child)]
        heapify(heap)
        return heap
