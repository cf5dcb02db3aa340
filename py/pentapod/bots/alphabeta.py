"""The search for games in which everything is seen: alpha-beta, one play deeper each time.

A value is the share of the win that the searching side can expect. Its seats maximise it, all others minimise it: that
is exact with two sides, and paranoid with more. Where chance acts, the value is the mean; where several seats may act,
it is the mean over who is first. The search follows the most promising actions only, and widens when everything that
these lead to has been seen. Positions stay in a transposition table for as long as the search lives. Where a game can
prove late positions, half of the work goes there, until one of the two has settled what to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import groupby
from math import inf
from operator import attrgetter
from random import Random
from typing import Final

from pentapod.bots.positions import MAX, MEAN, Node, Play, Positions
from pentapod.bots.search import Line, Steps
from pentapod.engine.evaluator import Endgame, Evaluator
from pentapod.engine.game import Teams
from pentapod.engine.state import Action, State

_AT_ROOT: Final = 12
"""The number of plays of the root that are searched, not only judged."""
_LONGER: Final = 1000
"""So many plays of the root are judged that begin like others and go on within the turn."""
_FOLLOWED: Final = 2
"""The number of plays of a position that are searched at depth 0; each further one of depth adds as many."""
_WIDEST: Final = 1024
"""The width at which the search ends: no position has so many times `_AT_ROOT` actions."""

_LATE: Final = 3
"""Late-move reduction: from this rank on plays are searched one less deep at first, unless little depth is left."""
_LATEST: Final = 10
"""From this rank on they are searched two less deep."""
_FORCED: Final = 0.25
"""The depth that a play counts if it has no alternative, or ends within the turn."""
_DEEPEST: Final = 24

_VISITS: Final = 16
"""So many visits of positions in the table count as one position made."""


class _Choice:
    """Where the turn of the seat may end. `share` is what was last found out about it."""

    __slots__ = ("followed", "node", "plays", "proved", "share")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.plays: dict[Action | None, Play] = {}
        """The ways there, one for each first action; None is to let others act first."""
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


class AlphaBeta(Positions):
    """Iterative deepening from one position, for one seat that may act in it."""

    def __init__(
        self,
        state: State,
        seat: int,
        teams: Teams,
        evaluator: Evaluator,
        may_wait: bool = False,
        margin: float = 0.0,
        sees_replies: bool = True,
        endgame: Endgame | None = None,
        lots: Random | None = None,
    ) -> None:
        """`margin` is how far below the best share those of other actions are still found out exactly.

        Without `sees_replies` it looks no further than to the end of its own turn. Where all actions look as good at
        first sight, `lots` decide which one stays the first as long as none is found to be better.
        """
        super().__init__(seat, teams, evaluator, sees_replies)
        self._state = state
        self._margin = margin
        self._endgame = endgame
        self._two_sides = len(teams) == 2
        self._others = tuple(other for other in state.actors if other != seat) if may_wait else ()
        self._lots = lots
        self._actions = self._ordered(state, [action for action in state.actions() if action.seat == seat])
        self._choices: list[_Choice] = []
        self._choice_of: dict[Node, _Choice] = {}
        self._root = Node(state, MAX if state.actors == (seat,) else MEAN, 0.0, 0)
        self._killers: dict[int, list[Play]] = {}
        self._visits = 0
        self._narrowed = False
        """Whether the last look ahead left positions out."""

    # -- the root ------------------------------------------------------------------------------------------------

    def run(self) -> Steps[None]:
        for action in self._actions:
            self._add((action,), self._made(self._state, action))
            if self.due():
                yield
        if self._others:
            self._add((), self._left_to_others())
        yield from self._end_turn()
        if self._lots and len({choice.share for choice in self._choices}) == 1:
            self._lots.shuffle(self._choices)
        self._rank_all()
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

    def _end_turn(self) -> Steps[None]:
        """Make plays that end within the turn longer, the most promising first, as long as there are few."""
        made = [(play, choice.node) for choice in self._choices for play in choice.plays.values()]
        known = {(play[:1], node) for play, node in made}
        unended = [(-node.estimate, play, node) for play, node in made if self._goes_on(self._root, node)]
        heapify(unended)
        room = _LONGER
        while unended and room > 0:
            _, play, node = heappop(unended)
            if not node.plays:
                self._list(node)
            for at, child in enumerate(node.children):
                if child is None:
                    child = self._child(node, at)
                    if self.due():
                        yield
                room -= 1
                if (play[:1], child) not in known:
                    known.add((play[:1], child))
                    longer = play + node.plays[at]
                    self._add(longer, child)
                    if self._goes_on(node, child):
                        heappush(unended, (-child.estimate, longer, child))
            self._drop(play, node)

    def _add(self, play: Play, node: Node) -> None:
        """Another play to choose; what leads to a new position comes to the front if it is the best so far."""
        choice = self._choice_of.get(node)
        if choice is None:
            choice = self._choice_of[node] = _Choice(node)
            first = not self._choices or choice.share > self._choices[0].share
            self._choices.insert(0 if first else len(self._choices), choice)
        choice.plays.setdefault(play[0] if play else None, play)

    def _drop(self, play: Play, node: Node) -> None:
        """A play that was made longer is no choice any more."""
        choice = self._choice_of[node]
        del choice.plays[play[0]]
        if not choice.plays:
            del self._choice_of[node]
            first = choice is self._choices[0]
            self._choices.remove(choice)
            if first:
                self._rank_all()

    def _rank_others(self) -> None:
        """All but the first by their shares, those that were not followed yet behind."""
        self._choices[1:] = sorted(self._choices[1:], key=attrgetter("followed", "share"), reverse=True)

    def _settled(self) -> bool:
        """Whether more search cannot change the choice."""
        best = self._choices[0]
        enough = best.share == 1 and not (self._endgame and self._margin)
        return (best.certain and enough) or all(choice.certain for choice in self._choices)

    def _deepen(self, depth: int) -> Steps[None]:
        """Look so many plays ahead after each choice that is worth it."""
        best = -inf
        for at, choice in enumerate(self._choices[: _AT_ROOT * self._width]):
            node = choice.node
            if choice.proved:
                pass
            elif node.certain:
                choice.share = node.low
            else:
                floor = best - self._margin
                full = depth + self._goes_on(self._root, node)
                reach = full - _reduction(at, depth)
                share = yield from self._value(node, reach, floor, inf)
                if reach < full and share > floor:
                    share = yield from self._value(node, full, floor, inf)
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
        best = endgame.best(self._state, self._actions)
        for choice in self._choices:
            if value == 0 or choice.plays.get(best) == (best,):
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
        chosen = [choice for choice in self._choices if line.share == 0 or line.action in choice.plays]
        return bool(chosen) and all(choice.certain and choice.share == line.share for choice in chosen)

    def _rank_all(self) -> None:
        """All by their shares, as far as they were followed."""
        self._choices.sort(key=attrgetter("followed", "share"), reverse=True)

    def lines(self) -> list[Line]:
        if not self._choices:
            return [Line(self._actions[0], self.share(self._judge.evaluate(self._state)))]
        self._rank_others()
        lines: dict[Action | None, Line] = {}
        share = 1.0
        for choice in self._choices:
            # What was not followed, or not so far, is no better than what it is ranked behind.
            share = min(choice.share, share)
            for action in choice.plays:
                lines.setdefault(action, Line(action, share))
        return [*lines.values()]

    def plan(self, line: Line) -> tuple[tuple[Action, ...], tuple[float, ...]]:
        choice = next((choice for choice in self._choices if line.action in choice.plays), None)
        plan = [*choice.plays[line.action]] if choice else [line.action] if line.action else []
        if self._endgame and choice and choice.proved:
            plan += self._best_play(self._endgame, choice.node.state)
            return tuple(plan), self.agreeing(self._judge.evaluate(self._state), line.share)
        node = choice.node if choice else None
        passed: set[Node] = set()
        while node and node.depth > 0 and node.children and node.children[0] and node.rule != MEAN:
            if node in passed:
                break  # Positions may come again: what looks best in each of them leads round in a circle.
            passed.add(node)
            plan += node.plays[0]
            node = node.children[0]
        state = node.state if node else self._state
        return tuple(plan), self.agreeing(state.result or self._judge.evaluate(state), line.share)

    def _left_to_others(self) -> Node:
        """The root when the seat lets others act first."""
        node = self._node(self._state)
        node.rule = MEAN
        node.plays = [(action,) for action in self._state.actions() if action.seat in self._others]
        node.children = [None] * len(node.plays)
        return node

    # -- the search ----------------------------------------------------------------------------------------------

    def _value(self, node: Node, depth: float, alpha: float, beta: float) -> Steps[float]:
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
        if not node.plays:
            settled = self._killers.get(int(depth), ())
            self._list(node, settled)
            if self._whole and node.rule != MEAN:
                yield from self._end_first(node, settled)
        if node.rule == MEAN:
            return (yield from self._mean(node, depth))

        highest = node.rule == MAX
        best = -inf if highest else inf
        floor, roof = alpha, beta
        whole, step = self._whole, 1 if len(node.plays) > 1 else _FORCED
        limit = int(self._width * _FOLLOWED * (1 + depth))
        known = inf
        cut = False
        for at in range(limit):
            if at == 1 and not node.ranked:
                enough = (roof if highest else floor) if depth <= 1 else (inf if highest else -inf)
                yield from self._rank(node, enough)
            if at >= len(node.plays):
                break
            child = node.children[at]
            if child is None:
                child = self._child(node, at)
                if self.due():
                    yield
            full = depth - (_FORCED if whole and self._goes_on(node, child) else step)
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
                    self._remember(node.plays[0], depth)
                    break
        if not cut and limit < len(node.plays):
            self._narrowed = True
            known = 0
        node.depth = inf if known == inf else depth
        node.low = best if best > alpha else 0.0
        node.high = best if best < beta else 1.0
        return best

    def _mean(self, node: Node, depth: float) -> Steps[float]:
        """The mean over the outcomes of chance, or over who is first of several."""
        values = []
        full = depth - (1 if len(node.plays) > 1 else _FORCED)
        for at, child in enumerate(node.children):
            if child is None:
                child = self._child(node, at)
                if self.due():
                    yield
            values.append((yield from self._value(child, full, 0.0, 1.0)))
        if node.weights:
            value = sum(weight * each for weight, each in zip(node.weights, values, strict=True))
        else:
            firsts = [
                (max if seat in self.side else min)(each for _, each in group)
                for seat, group in groupby(zip(node.plays, values, strict=True), key=lambda one: one[0][0].seat)
            ]
            value = sum(firsts) / len(firsts)
        node.depth = inf if all(child and child.certain for child in node.children) else depth
        node.low = node.high = value
        return value

    def _remember(self, play: Play, depth: float) -> None:
        """Where one play settles a position, it often settles its neighbours."""
        killers = self._killers.setdefault(int(depth), [])
        if play not in killers:
            killers.insert(0, play)
            del killers[2:]


def _reduction(at: int, depth: float) -> int:
    """Late-move reduction: how much less deep the play of this rank is searched at first."""
    if at < _LATE or depth < 2:
        return 0
    return 1 if at < _LATEST or depth < 3 else 2
