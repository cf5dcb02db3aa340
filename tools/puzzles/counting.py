"""How often a goal is reached: counted exactly over everything that chance may bring, whatever the others do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import inf
from random import Random
from typing import NamedTuple

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.goals import GOALS, Goal, Moment
from pentapod.engine.state import CHANCE, Action, Path, State
from pentapod.puzzles.puzzle import TURNS_ENDED
from puzzles.certain import TooMuch
from puzzles.sides import side_of

_DEALS = 3
"""How often what a seat does not see is dealt anew, to find out whether there is anything."""


class Unseen(Exception):
    """A seat would have to choose without seeing everything, or together with others."""


class Ranked(NamedTuple):
    """A play, and how often it reaches the goal at least."""

    odds: Fraction
    paths: tuple[Path, ...]


class Node:
    """A position in which somebody is about to act, or in which it counts how the game stands."""

    def __init__(self, state: State, is_end: bool) -> None:
        self.state = state
        self.actors = () if is_end else state.actors
        self.cases: list[tuple[int, Node]] | None = None
        """Where chance acts: what may follow, with its weight."""
        self.plays: dict[Node, tuple[Path, ...]] | None = None
        """Where a seat acts: to where its plays lead, each with the first of the shortest ways."""


class Tree:
    """All that may follow a position in so many turns, made as it is asked for.

    What a seat does in a row until somebody else acts, or chance, is one *play*, told by the position to which it
    leads: so what can be taken back, and in which order things are prepared, makes no difference.
    """

    def __init__(self, game: Game, begin: State, turns: int, most: float = inf) -> None:
        """It is given up (`TooMuch`) when it takes more than `most` positions."""
        self.game, self.begin, self.turns, self.most = game, begin, turns, most
        self.teams = game.teams(game.choose(**game.settled(begin)))
        self.made = 0
        self._ended = games.goals(game.id)[TURNS_ENDED]  # that of every game does not tell it by a position alone
        self._nodes: dict[str, Node] = {}
        self.root = self._node(begin, begin.text())

    def moment(self, state: State, seat: int) -> Moment:
        """How far a seat has come."""
        return Moment(self.begin, state, seat, (), self.teams)

    def cases(self, node: Node) -> list[tuple[int, Node]]:
        """What chance may bring, with its weights."""
        if node.cases is None:
            state = node.state
            weighed = zip(state.actions(), state.weights(), strict=True)
            node.cases = [(weight, self._settled(self._after(state, action))) for action, weight in weighed]
        return node.cases

    def plays(self, node: Node) -> dict[Node, tuple[Path, ...]]:
        """Where the plays of the seat that acts lead."""
        if node.plays is None:
            plays: dict[Node, tuple[Path, ...]] = {}
            for paths, end in self._ways(node.state):
                plays.setdefault(self._settled(end), paths)
            node.plays = plays  # Only now that all are there: it may have been too much.
        return node.plays

    def _ways(self, begin: State) -> Iterator[tuple[tuple[Path, ...], State]]:
        seen = {begin.text()}
        row: list[tuple[tuple[Path, ...], State]] = [((), begin)]
        for before, here in row:
            for action in here.actions():
                after = self._after(here, action)
                text = after.text()
                if text in seen:
                    continue
                seen.add(text)
                way = (*before, action.path), after
                if after.actors == begin.actors and not after.automatic and not self._is_end(after):
                    row.append(way)
                else:
                    yield way

    def _settled(self, state: State) -> Node:
        while state.automatic and not self._is_end(state):
            state = self._after(state, state.actions()[0])
        return self._node(state, state.text())

    def _node(self, state: State, text: str) -> Node:
        node = self._nodes.get(text)
        if node is None:
            node = self._nodes[text] = Node(state, self._is_end(state))
        return node

    def _is_end(self, state: State) -> bool:
        return state.result is not None or self._ended(self.moment(state, 0), str(self.turns))

    def _after(self, state: State, action: Action) -> State:
        self.made += 1
        if self.made > self.most:
            raise TooMuch
        return state.after(action)


class Counted:
    """Counts how often a seat reaches a goal at the end of a tree.

    All seats of its side choose what reaches it most often, all others what does so least often. Where a seat of the
    side would have to choose without seeing everything, or several seats may act, `Unseen` is raised.
    """

    def __init__(self, tree: Tree, seat: int, goal: tuple[str, ...]) -> None:
        """KeyError for a goal that nobody knows."""
        goals: Mapping[str, Goal] = {**GOALS, **games.goals(tree.game.id)}
        self._tree, self._seat = tree, seat
        self._goal, self._words = goals[goal[0]], goal[1:]
        self._side = frozenset(side_of(tree.game, tree.begin, seat))
        self._known: dict[Node, Fraction] = {}

    def holds(self, state: State) -> bool:
        """Whether the goal is reached in a position."""
        return self._goal(self._tree.moment(state, self._seat), *self._words)

    def ranked(self) -> list[Ranked]:
        """All plays of the seat in the position at the root, those first that reach the goal most often."""
        root = self._tree.root
        if not sees_everything(root.state, self._seat):
            raise Unseen
        plays = [Ranked(self.value(end), paths) for end, paths in self._tree.plays(root).items()]
        return sorted(plays, key=lambda play: (-play.odds, play.paths))

    def value(self, node: Node) -> Fraction:
        """How often the goal is reached at least from a position on."""
        known = self._known.get(node)
        if known is None:
            known = self._known[node] = self._counted(node)
        return known

    def _counted(self, node: Node) -> Fraction:
        if not node.actors:
            return Fraction(self.holds(node.state))
        if len(node.actors) > 1:
            raise Unseen
        [seat] = node.actors
        if seat == CHANCE:
            cases = self._tree.cases(node)
            values = [weight * self.value(after) for weight, after in cases]
            return sum(values, Fraction(0)) / sum(weight for weight, _ in cases)
        good = seat in self._side
        if good and not sees_everything(node.state, seat):
            raise Unseen
        best = Fraction(not good)
        for end in self._tree.plays(node):
            best = max(best, self.value(end)) if good else min(best, self.value(end))
            if best == good:
                break
        return best


def sees_everything(state: State, seat: int) -> bool:
    """Whether nothing that has been dealt is hidden from a seat."""
    text = state.text()
    return all(state.redeal(seat, Random(deal)).text() == text for deal in range(_DEALS))
