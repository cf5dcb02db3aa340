"""The players of the ladder: the levels, and three players who do not search.

*Random* does anything; *greedy* what looks best after one action, blind to replies; *flat* plays random games to their
end, as many after each action. The last two leave out what a game calls surely no better, which could go on for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import Question, think
from pentapod.engine.evaluator import Evaluator
from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State, resolved

RANDOM: Final = "random"
GREEDY: Final = "greedy"
FLAT: Final = "flat"
NUMBERS: Final = tuple(str(level.number) for level in LEVELS)
PLAYERS: Final = (RANDOM, *NUMBERS, GREEDY, FLAT)

LEAST_NODES: Final = 250
"""However much budgets are scaled down: so many positions let a level look at each of its actions."""


class Table(NamedTuple):
    """What is played, and how much may be thought of it."""

    game_id: str
    options: Options
    scale: float

    @property
    def game(self) -> Game:
        return games.find(self.game_id)

    @property
    def seats(self) -> int:
        return self.game.seats(self.options)

    @property
    def name(self) -> str:
        """The game, and each option that is not as usual."""
        usual = self.game.choose()
        unusual = [option for option in self.game.options if self.options[option.id] != usual[option.id]]
        chosen = (f"{option.id} {self.options[option.id]}" for option in unusual)
        return ", ".join((self.game.name, *chosen))

    def level(self, number: int) -> Level:
        """A level with its budget scaled down."""
        level = LEVELS[number - 1]
        return level._replace(nodes=min(level.nodes, max(LEAST_NODES, round(level.nodes * self.scale))))


class Asked(NamedTuple):
    """A seat that is asked what it does."""

    state: State
    seat: int
    may_wait: bool
    earlier: Sequence[State]
    """The positions in which it has acted in a row before."""
    noise: str
    """The same for all of a game."""


def act(table: Table, player: str, asked: Asked, rng: Random) -> Action | None:
    """What a player does; None to let others act first."""
    state, seat = asked.state, asked.seat
    if player == GREEDY:
        return _greedy(table, state, seat, rng)
    if player == FLAT:
        return _flat(table, state, seat, table.level(len(LEVELS)).within_turn(len(asked.earlier)).nodes, rng)
    if player == RANDOM:
        return rng.choice(_own_actions(state, seat))
    level, evaluator = table.level(number_of(player)).within_turn(len(asked.earlier)), _judge(table, player)
    known, seed = state.redeal(seat, rng), rng.random()
    question = Question(table.game, table.options, known, seat, level, seed, asked.noise, asked.may_wait, asked.earlier)
    return think(question, evaluator).finish().action


def is_level(player: str) -> bool:
    """Whether a name is that of a level, which may be told how much it misjudges: "3", "3:0.5"."""
    return player[:1] in NUMBERS


def number_of(player: str) -> int:
    """The number of a level, however much it misjudges."""
    return int(player.partition(":")[0])


def is_quick(player: str) -> bool:
    """Whether somebody does not look at replies: such games cost little."""
    return player in {RANDOM, GREEDY} or (is_level(player) and not LEVELS[number_of(player) - 1].sees_replies)


def _judge(table: Table, player: str) -> Evaluator | None:
    """How a level judges: as the game has it, or with the error that its name tells, in spreads."""
    evaluator, (number, _, error) = games.evaluator(table.game_id), player.partition(":")
    if evaluator is None or not error:
        return evaluator
    errors = list(evaluator.errors)
    errors[int(number) - 1] = float(error)
    return evaluator._replace(errors=errors)


def _greedy(table: Table, state: State, seat: int, rng: Random) -> Action:
    """The action after which the position looks best, in one world that the seat holds possible."""
    evaluator = games.evaluator(table.game_id)
    world = state.redeal(seat, rng)
    best: list[Action] = []
    highest = -1.0
    for action in sensible(table, world, seat):
        after = resolved(world.after(action))
        value = after.result or (evaluator.evaluate(after) if evaluator else [0.0] * table.seats)
        share = sum(value[member] for member in side_of(table, seat))
        if share > highest:
            best, highest = [], share
        if share == highest:
            best.append(action)
    return rng.choice(best)


def _flat(table: Table, state: State, seat: int, nodes: int, rng: Random) -> Action:
    """The action after which most random games are won, in worlds that the seat holds possible."""
    actions = sensible(table, state, seat)
    shares = [0.0] * len(actions)
    played = [0] * len(actions)
    spent = 0
    while spent < nodes and len(actions) > 1:
        at = min(range(len(actions)), key=played.__getitem__)
        after = state.redeal(seat, rng).after(actions[at])
        spent += 2
        while after.actors:
            after = after.after(_rolled(after, rng) if after.actors == (CHANCE,) else rng.choice(after.actions()))
            spent += 1
        result = after.result
        assert result
        shares[at] += sum(result[member] for member in side_of(table, seat))
        played[at] += 1
    return actions[max(range(len(actions)), key=lambda at: shares[at] / max(1, played[at]))]


def side_of(table: Table, seat: int) -> Sequence[int]:
    """The seats that win together with one."""
    return next(team for team in table.game.teams(table.options) if seat in team)


def _own_actions(state: State, seat: int) -> list[Action]:
    return [action for action in state.actions() if action.seat == seat]


def sensible(table: Table, state: State, seat: int) -> Sequence[Action]:
    """What a seat may do, but for what its game calls surely no better than something else."""
    evaluator = games.evaluator(table.game_id)
    actions = _own_actions(state, seat)
    return evaluator.order(state, actions) if evaluator and evaluator.order else actions


def _rolled(state: State, rng: Random) -> Action:
    [action] = rng.choices(state.actions(), state.weights())
    return action
