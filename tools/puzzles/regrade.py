"""Looks over a game's table of puzzles with the computer players of today: `make regrade GAME=pods`.

    PYTHONPATH=py:tools .venv/bin/python -m puzzles.regrade GAME [--most 60]

Measures every difficulty and names every theme again, and takes out what the finder would not keep today: a win that
another action is seen to bring as well, only later, and a defence without which nobody is seen to win. What was proved
stays proved.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from pentapod import games
from pentapod.puzzles.puzzle import Puzzle, read
from puzzles.find import graded, table_of
from puzzles.glance import is_fair
from puzzles.plans import plan_of
from puzzles.writing import comments_of, in_order, write
from site_files import ROOT
from spreading import HERE, Spread, add_options, spread


def regraded(game_id: str, puzzles: Sequence[Puzzle], answers: Spread = HERE) -> Iterator[Puzzle]:
    """Those puzzles that the finder would keep, as hard as they are for the levels of today."""
    for puzzle, now in zip(puzzles, answers(partial(looked_over, game_id), puzzles, "puzzles"), strict=True):
        found = now.difficulty if now else "taken out"
        print(f"{puzzle.id}: {puzzle.difficulty} before, {found} now", file=sys.stderr, flush=True)
        if now:
            yield now


def looked_over(game_id: str, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as the finder would keep it today, if it would."""
    return graded(game_id, puzzle) if is_fair(games.find(game_id), plan_of(game_id), puzzle) else None


def evened(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """The puzzles in their order, at most so many of each difficulty: of too many, the first ones go."""
    kept: list[Puzzle] = []
    there: Counter[int] = Counter()
    for puzzle in reversed(in_order(puzzles)):
        if there[puzzle.difficulty] < most:
            there[puzzle.difficulty] += 1
            kept.insert(0, puzzle)
    return kept


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--most", type=int, default=60, help="how many puzzles of each difficulty stay at most")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    file = table_of(chosen.game)
    before = file.read_text(encoding="utf-8")
    with spread(chosen) as answers:
        puzzles = evened(regraded(chosen.game, read(before), answers), chosen.most)
    comments, command = comments_of(before), f"make regrade GAME={chosen.game} MOST={chosen.most}"
    if tuple(puzzles) != read(before):
        file.write_text(write(puzzles, [*comments, command]), encoding="utf-8")
    print(f"{file.relative_to(ROOT)} has {len(puzzles)} puzzles")


if __name__ == "__main__":
    main(sys.argv[1:])
