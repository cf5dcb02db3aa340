"""How strong the computer players are: each level against the one below, and against players without a search.

    python tools/ladder.py [GAME[:option=choice,...] ...] [--games 100] [--scale 0.02] [--only 3-2 5-flat]

All budgets are those of the levels times the scale, counted in positions: no clock decides. Every second game of a
pair begins alike, with the sides swapped. Shared wins count by their shares.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "py"))

from pentapod import games
from pentapod.api.computers import advance
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import think
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State

SCALE = 0.02
"""The whole ladder then takes a core about a quarter of an hour: the sum of its steps, run one by one."""
Z = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Step(NamedTuple):
    """Two players, and the part of the points that the first should win.

    A player is a level, "greedy", "flat" or "random".
    """

    first: str
    second: str
    wanted: float

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


STEPS = (
    Step("1", "random", 0.5),
    *(Step(str(number), str(number - 1), 0.5) for number in range(2, len(LEVELS) + 1)),
    Step("greedy", "1", 0.5),
    Step(str(len(LEVELS)), "flat", 0.7),
)


class Table(NamedTuple):
    """What is played, and how much may be thought of it."""

    game_id: str
    options: Options
    scale: float

    @property
    def game(self) -> Game:
        return games.find(self.game_id)


# -- players --------------------------------------------------------------------------------------------------------


def act(table: Table, player: str, state: State, seat: int, may_wait: bool, earlier: int, rng: Random) -> Action | None:
    """What a player does, that has acted so many times in a row before."""
    if player == "greedy":
        return greedy(table, state, seat, rng)
    if player == "flat":
        level = LEVELS[-1].scaled(table.scale).within_turn(earlier)
        return flat(table, state, seat, level.nodes, rng)
    if player == "random":
        return rng.choice(own_actions(state, seat))
    judge = games.judge(table.game_id)
    level = LEVELS[int(player) - 1].scaled(table.scale).within_turn(earlier)
    thinking = think(table.game, table.options, state, seat, level, rng.random(), judge, may_wait)
    for _ in thinking:
        pass
    return thinking.thought().action


def greedy(table: Table, state: State, seat: int, rng: Random) -> Action:
    """The action after which the position looks best, in one world that the seat holds possible."""
    judge = games.judge(table.game_id)
    world = state.redeal(seat, rng)
    best: list[Action] = []
    highest = -1.0
    for action in sensible(table, world, seat):
        after = world.after(action)
        while after.automatic:
            after = after.after(after.actions()[0])
        value = after.result or (judge.evaluate(after) if judge else [0.0] * table.game.seats(table.options))
        share = sum(value[member] for member in side_of(table, seat))
        if share > highest:
            best, highest = [], share
        if share == highest:
            best.append(action)
    return rng.choice(best)


def flat(table: Table, state: State, seat: int, nodes: int, rng: Random) -> Action:
    """The action after which most random games are won, as many for each, in worlds that the seat holds possible."""
    actions = sensible(table, state, seat)
    shares = [0.0] * len(actions)
    played = [0] * len(actions)
    spent = 0
    while spent < nodes and len(actions) > 1:
        at = min(range(len(actions)), key=played.__getitem__)
        after = state.redeal(seat, rng).after(actions[at])
        spent += 2
        while after.actors:
            after = after.after(rolled(after, rng) if after.actors == (CHANCE,) else rng.choice(after.actions()))
            spent += 1
        result = after.result
        assert result
        shares[at] += sum(result[member] for member in side_of(table, seat))
        played[at] += 1
    return actions[max(range(len(actions)), key=lambda at: shares[at] / max(1, played[at]))]


def side_of(table: Table, seat: int) -> Sequence[int]:
    return next(team for team in table.game.teams(table.options) if seat in team)


def own_actions(state: State, seat: int) -> list[Action]:
    return [action for action in state.actions() if action.seat == seat]


def sensible(table: Table, state: State, seat: int) -> Sequence[Action]:
    """Its actions without those that a game leaves out as surely no better, which could go on for ever."""
    judge = games.judge(table.game_id)
    actions = own_actions(state, seat)
    return judge.order(state, actions) if judge and judge.order else actions


def rolled(state: State, rng: Random) -> Action:
    [action] = rng.choices(state.actions(), state.weights())
    return action


# -- games ----------------------------------------------------------------------------------------------------------


def play(table: Table, step: Step, number: int) -> float:
    """The part of the points that the first player's sides win in one game."""
    rng = Random(f"{table.game_id} {number // 2}")
    swapped = number % 2
    player_of = {
        seat: (step.first, step.second)[(at + swapped) % 2]
        for at, team in enumerate(table.game.teams(table.options))
        for seat in team
    }

    def player(state: State, seat: int, may_wait: bool, earlier: int) -> Action | None:
        return act(table, player_of[seat], state, seat, may_wait, earlier, rng)

    match = Match(table.game, table.options)
    while match.state.actors:
        advance(match, player, rng)
    result = match.state.result
    assert result
    return sum(share for seat, share in enumerate(result) if player_of[seat] == step.first)


class Outcome(NamedTuple):
    """What came of a step: points over games, and the time that they took together, in seconds of one core."""

    step: Step
    points: float
    games: int
    seconds: float

    @property
    def part(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true part lies with 95 % certainty (Wilson)."""
        part, count = self.part, self.games
        centre, spread = part + Z * Z / 2 / count, Z * sqrt(part * (1 - part) / count + Z * Z / 4 / count**2)
        low, high = ((centre + sign * spread) / (1 + Z * Z / count) for sign in (-1, 1))
        return low, high

    @property
    def verdict(self) -> str:
        """Whether the first player wins as much as is wanted."""
        if self.part >= self.step.wanted:
            return "met"
        return "not met" if self.interval[1] < self.step.wanted else "within chance"

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.step.first} against {self.step.second}: {self.part:.0%} of {self.games} games "
            f"({low:.0%} to {high:.0%}), wanted {self.step.wanted:.0%}: {self.verdict}; "
            f"{self.seconds / self.games:.1f} s a game"
        )

    def row(self) -> str:
        """The same for a table, without what depends on the machine."""
        low, high = self.interval
        names = (f"level {one}" if one.isdecimal() else one for one in (self.step.first, self.step.second))
        cells = (*names, self.games, f"{self.part:.0%}", f"{low:.0%} to {high:.0%}", f"{self.step.wanted:.0%}")
        return f"| {' | '.join(map(str, cells))} | {self.verdict} |"


HEADINGS = ("| first | second | games | won by the first | 95 % interval | wanted | |", "|---" * 7 + "|")


def write(file: Path, table: Table, outcomes: Sequence[Outcome]) -> None:
    """Put what came of a game's steps into a page. What that said of its other steps stays if the budgets are alike."""
    usual = table.game.choose()
    name = ", ".join((table.game.name, *(chosen for one, chosen in table.options.items() if chosen != usual[one])))
    nodes = LEVELS[-1].scaled(table.scale).nodes
    budgets = f"Budgets times {table.scale:g}: level {len(LEVELS)} makes {nodes} positions for an action."
    head, *sections = file.read_text(encoding="utf-8").rstrip().split("\n\n## ") if file.exists() else ("",)
    known = {one.partition("\n")[0]: one for one in sections}
    before = known.get(name, "")
    kept = [row for row in before.splitlines() if row.startswith("| ") and row not in HEADINGS]
    rows = [*(kept if budgets in before else ()), *(outcome.row() for outcome in outcomes)]
    latest = {tuple(row.split("|")[1:3]): row for row in rows}
    known[name] = "\n".join((f"{name}\n", f"{budgets}\n", *HEADINGS, *latest.values()))
    file.write_text("\n\n## ".join((head, *(known[one] for one in sorted(known)))) + "\n", encoding="utf-8")


def read_step(text: str) -> Step:
    """One of `STEPS`, or any other two players, of whom the first should win half."""
    first, _, second = text.partition("-")
    return next((step for step in STEPS if str(step) == text), Step(first, second, 0.5))


def read_table(text: str, scale: float) -> Table:
    name, _, chosen = text.partition(":")
    game = games.find(name)
    return Table(name, game.choose(**dict(pair.split("=") for pair in filter(None, chosen.split(",")))), scale)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=list(games.ids()), metavar="GAME")
    parser.add_argument("--games", type=int, default=100, help="how many of each step")
    parser.add_argument("--scale", type=float, default=SCALE, help="of all budgets")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--only", nargs="+", default=[str(step) for step in STEPS], metavar="FIRST-SECOND")
    parser.add_argument("--write", type=Path, help="a page, such as docs/ladder.md, to put the tables into")
    chosen = parser.parse_args(arguments)
    print(f"# budgets are those of the levels times {chosen.scale:g}, {chosen.games} games a step", flush=True)
    with ProcessPoolExecutor(chosen.processes) as pool:
        for table in (read_table(text, chosen.scale) for text in chosen.tables):
            print(f"# {table.game_id}: {' '.join(table.options.values())}", flush=True)
            outcomes = []
            for step in map(read_step, chosen.only):
                points, seconds = 0.0, 0.0
                for won, taken in pool.map(timed, [table] * chosen.games, [step] * chosen.games, range(chosen.games)):
                    points, seconds = points + won, seconds + taken
                outcomes.append(Outcome(step, points, chosen.games, seconds))
                print(outcomes[-1], flush=True)
            print(f"# {sum(outcome.seconds for outcome in outcomes) / 60:.0f} minutes of one core", flush=True)
            if chosen.write:
                write(chosen.write, table, outcomes)


def timed(table: Table, step: Step, number: int) -> tuple[float, float]:
    """What `play` says, and how many seconds of a core it took."""
    begin = process_time()
    return play(table, step, number), process_time() - begin


if __name__ == "__main__":
    main(sys.argv[1:])
