"""Learns a game's network anew from games against itself, and writes its table: `make train GAME=xtal`.

    PYTHONPATH=py:tools .venv/bin/python -m train.run GAME[:option=choice,...] [--games 20000] [--seed 1]

Begins with a table of random numbers. Plays some games, in which everybody takes the action after which the position
looks best by the table so far, fits the table to what was seen in the later half of all games, and so on. The table is
written after every generation: it is the one that so many games make. The same seed and number of games make the same
table on the same machine, with any number of processes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from pentapod.engine.tables import load
from site_files import ROOT
from spreading import Spread, add_options, spread
from train.games import Record, Seating, Table, read_seating, self_play
from train.strength import Duel, duel, pairs
from train.writing import written

FIRST: Final = 100
"""The games of a generation at first."""
PART: Final = 5
"""A generation plays as many games as there were so far, divided by this."""
LEAST: Final = 1000
"""It learns from the later half of all games, or from so many if there are as many."""
ROUNDS: Final = 3
"""How often a generation goes through the positions."""
RATE: Final = 0.005
"""How fast the first generation begins to learn."""
SLOWER: Final = 2000
"""After so many games a generation learns half as fast, after twice as many a third as fast, and so on."""
CHUNK: Final = 25
"""Games that a process plays at a time: the table does not depend on it."""


class Progress(NamedTuple):
    """What is told while it learns."""

    games: int
    positions: int
    missed: float
    """How badly the last round foretold results."""
    table: Table

    def __str__(self) -> str:
        return f"{self.games} games: learnt from {self.positions} positions, mean square error {self.missed:.4f}"


def generations(number: int) -> list[range]:
    """The games of each generation, by their numbers."""
    found: list[range] = []
    done = 0
    while done < number:
        end = min(number, done + max(FIRST, done // PART))
        found.append(range(done, end))
        done = end
    return found


def trained(
    seating: Seating, number: int, seed: int, answers: Spread, tell: Callable[[Progress], None]
) -> tuple[Table, Table]:
    """The table learnt from so many games, and the random one that it began with."""
    from train.fit import Positions, Weights, generator, learn

    layout = seating.learnt.layout
    weights = Weights(layout, seating.learnt.hidden, seed)
    begun = weights.table()
    rng = generator(seed)
    records: list[Record] = []
    table = begun
    for part in generations(number):
        records += answers(partial(self_play, seating, table, str(seed)), chunks(part), f"{part.stop} games")
        positions = Positions(records[-max(LEAST // CHUNK, len(records) // 2) :], layout, seating.seats)
        missed = learn(weights, positions, RATE / (1 + part.start / SLOWER), ROUNDS, rng)
        table = weights.table()
        tell(Progress(part.stop, positions.count, missed, table))
    return table, begun


def chunks(numbers: range) -> list[range]:
    return [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]


def compared(seating: Seating, tables: tuple[Table | None, Table | None], number: int, answers: Spread) -> Duel:
    """What the first of two tables wins against the second in so many games; None is the game's formula."""
    parts = answers(partial(pairs, seating, tables), chunks(range(number // 2)), "comparing")
    return duel([points for part in parts for points in part])


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=20_000, help="from how many it learns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", type=int, default=2_000, help="games to measure its strength by, against each")
    add_options(parser)
    parser.add_argument("--write", type=Path, help="where the table goes; build/train/GAME.toml if nothing is said")
    chosen = parser.parse_args(arguments)
    seating = read_seating(chosen.game)
    file = chosen.write or ROOT / f"build/train/{chosen.game}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)

    def write(number: int, table: Table, duels: Mapping[str, Duel]) -> None:
        made = f"make train GAME={chosen.game} LEARN={number} SEED={chosen.seed}"
        file.write_text(written(seating.learnt, table, made, duels), encoding="utf-8")

    def tell(progress: Progress) -> None:
        print(progress, flush=True)
        write(progress.games, progress.table, {})

    with spread(chosen) as answers:
        table, begun = trained(seating, chosen.games, chosen.seed, answers, tell)
        others: dict[str, Table | None] = {"the formula": None}
        if not seating.tried:
            others["the random table that it began with"] = begun
            others["the table of the game"] = load(f"pentapod.games.{seating.game_id}.data", seating.learnt.file)
        duels = {name: compared(seating, (table, other), chosen.against, answers) for name, other in others.items()}
    write(chosen.games, table, duels)
    for name, came in duels.items():
        print(f"against {name}: {came}")
    print(f"{sum(os.times()[:4]) / 60:.0f} minutes of one core; the table is in {file}")


if __name__ == "__main__":
    main(sys.argv[1:])
