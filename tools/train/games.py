"""Games in which players look one action ahead, and what every seat saw in them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.learning.network import Learnt, Network, Seen
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State, resolved

Evaluate = Callable[[State], Sequence[float]]
Table = dict[str, Any]
"""A table that `Network` reads."""

LONGEST: Final = 600
"""After so many actions a game is left: who knows nothing yet might play for ever."""
CURIOSITY: Final = 0.04
"""How often a player who learns tries any action instead of the best."""


class Seating(NamedTuple):
    """What is played: a game by its id, with options."""

    game_id: str
    options: Options
    tried: bool
    """Whether the network is one of `train/offers/`, which the game does not use."""

    @property
    def game(self) -> Game:
        return games.find(self.game_id)

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def learnt(self) -> Learnt:
        """What is offered to be learnt."""
        return offered(self.game_id, self.tried)


@cache
def offered(game_id: str, tried: bool) -> Learnt:
    """What a game offers to be learnt, or what was tried for it."""
    learnt = import_module(f"train.offers.{game_id}").LEARNT if tried else games.learnt(game_id)
    assert isinstance(learnt, Learnt)
    return learnt


def read_seating(text: str) -> Seating:
    """A game by its id, or `GAME:option=choice,...`, for which a network was only tried."""
    game_id, colon, chosen = text.partition(":")
    tried = bool(colon) or games.learnt(game_id) is None
    options = {**offered(game_id, tried).options, **dict(pair.split("=") for pair in filter(None, chosen.split(",")))}
    return Seating(game_id, games.find(game_id).choose(**options), tried)


class Player(NamedTuple):
    """Takes the action after which a position looks best, in one world that the seat holds possible."""

    evaluate: Evaluate
    curiosity: float = 0.0

    def act(self, seating: Seating, state: State, seat: int, rng: Random) -> Action:
        actions = [action for action in state.actions() if action.seat == seat]
        evaluator = games.evaluator(seating.game_id)
        if evaluator and evaluator.order:
            actions = list(evaluator.order(state, actions))
        if len(actions) == 1:
            return actions[0]
        if self.curiosity and rng.random() < self.curiosity:
            return rng.choice(actions)
        world = state.redeal(seat, rng)
        [side] = [team for team in seating.game.teams(seating.options) if seat in team]
        best: list[Action] = []
        highest = -1.0
        for action in actions:
            after = resolved(world.after(action))
            value = after.result or self.evaluate(after)
            share = sum([value[member] for member in side])
            if share > highest:
                best, highest = [], share
            if share == highest:
                best.append(action)
        return best[0] if len(best) == 1 else rng.choice(best)


def player(seating: Seating, table: Table | None, curiosity: float = 0.0) -> Player:
    """Who judges by a table, or without one by the game's formula."""
    evaluate = seating.learnt.evaluate
    network = None if table is None else Network(seating.learnt.layout, table)
    return Player(lambda state: evaluate(state, network), curiosity)


def played(
    seating: Seating, players: Sequence[Player], rng: Random, longest: int, watch: Callable[[State], None]
) -> State:
    """The last position of a game, a player for each seat; `watch` is shown all positions."""
    state = seating.game.start(seating.options)
    for _ in range(longest):
        watch(state)
        actors = state.actors
        if not actors:
            break
        if actors[0] == CHANCE:
            [action] = rng.choices(state.actions(), state.weights())
        elif state.automatic:
            action = state.actions()[0]
        else:
            seat = actors[0] if len(actors) == 1 else rng.choice(actors)
            action = players[seat].act(seating, state, seat, rng)
        state = state.after(action)
    return state


class Record:
    """What the seats saw in some games, as flat lists of numbers: cheap to send and to keep."""

    def __init__(self) -> None:
        self.facts = array("i")
        """The facts of one view after the other; the views of a position stand together, by seat."""
        self.amounts = array("f")
        self.views = array("i")
        """How many facts there are in each view."""
        self.positions = array("i")
        """How many positions of each game there are."""
        self.results = array("f")
        """The shares of each game by seat; negative if it was left before its end."""

    def see(self, views: Sequence[Seen]) -> None:
        """Add a position."""
        for seen in views:
            before = len(self.facts)
            for bundle in seen.bundles:
                self.facts.extend(bundle)
            self.amounts.extend([1.0] * (len(self.facts) - before))
            for fact, amount in seen.amounts:
                self.facts.append(fact)
                self.amounts.append(amount)
            self.views.append(len(self.facts) - before)

    def end(self, result: Sequence[float] | None, seats: int, positions: int) -> None:
        """The game is over that so many positions were added of."""
        self.positions.append(positions)
        self.results.extend(result or [-1.0] * seats)

    def add(self, other: Record) -> None:
        """Add all games of another record."""
        for name, values in vars(other).items():
            getattr(self, name).extend(values)


def self_play(seating: Seating, table: Table, seed: str, numbers: Sequence[int]) -> Record:
    """Games by their numbers, all seats judging by one table. The same seed and number play the same game."""
    record = Record()
    facts = seating.learnt.facts
    curious = [player(seating, table, CURIOSITY)] * seating.seats
    for number in numbers:
        before = len(record.views)

        def watch(state: State) -> None:
            views = None if state.result else facts(state)
            if views:
                record.see(views)

        last = played(seating, curious, Random(f"{seed} {number}"), LONGEST, watch)
        record.end(last.result, seating.seats, (len(record.views) - before) // seating.seats)
    return record
