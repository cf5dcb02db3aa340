"""How strong the computer players are: a round robin of the levels and of players who do not search.

    make ladder
    PYTHONPATH=py:tools python -m ladder.main [GAME[:option=choice,...] ...] [--games 4] [--scale 0.02]

All budgets are those of the levels times the scale, counted in positions: no clock decides, and the same games are
played on every machine. Games that are not named are played with every number of players.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import plots
from ladder.page import section, write
from ladder.players import PLAYERS, Table, is_level
from ladder.plot import plot
from ladder.robin import lineups, play
from pentapod import games
from spreading import add_options, spread

SCALE = 0.02
GAMES = 4


def every_table() -> Iterator[str]:
    """Each game with each number of players that it is for."""
    for name in games.ids():
        choices = next((option.choices for option in games.find(name).options if option.id == "players"), ())
        yield from (f"{name}:players={choice.id}" for choice in choices)
        if not choices:
            yield name


def read_table(text: str, scale: float) -> Table:
    """A table from what the command says: a game, and options after a colon."""
    name, _, chosen = text.partition(":")
    game = games.find(name)
    return Table(name, game.choose(**dict(pair.split("=") for pair in filter(None, chosen.split(",")))), scale)


def read_player(text: str) -> str:
    """A player of the ladder; a level may be told how much it misjudges, in spreads of the game: 3:0.5."""
    name, colon, error = text.partition(":")
    if name not in PLAYERS or (colon and not (is_level(name) and float(error) >= 0)):
        raise ValueError(f"there is no player {text}")
    return text


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", default=list(every_table()), metavar="GAME")
    parser.add_argument("--games", type=int, default=GAMES, help="of each pair, or in each seat")
    parser.add_argument("--scale", type=float, default=SCALE, help="of all budgets")
    parser.add_argument("--players", nargs="+", default=PLAYERS, type=read_player)
    parser.add_argument("--reach", type=int, help="only those meet who are so far apart in the list, or less")
    add_options(parser)
    parser.add_argument("--write", type=Path, help="a page, such as docs/ladder.md, to put the tables into")
    chosen = parser.parse_args(arguments)
    with spread(chosen) as answers:
        for table in (read_table(text, chosen.scale) for text in chosen.tables):
            sides = len(table.game.teams(table.options))
            wanted = list(lineups(sides, chosen.games, chosen.players, chosen.reach))
            played = list(answers(partial(play, table), wanted, table.game_id))
            told = section(table, chosen.players, played)
            print(f"### {told}\n", flush=True)
            if chosen.write:
                write(chosen.write, told)
                plots.write(chosen.write, plot)


if __name__ == "__main__":
    main(sys.argv[1:])
