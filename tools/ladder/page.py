"""The page that says how strong the computer players are: a section for each game and number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from ladder.players import GREEDY, NUMBERS, RANDOM, Table, is_level
from ladder.ratings import Ratings, part
from ladder.robin import Game
from pentapod.bots.levels import LEVELS

SECTION = "\n\n### "
"""What parts the sections of the tables from each other, and from what the page says before them."""
PAIRS = ((NUMBERS[0], RANDOM), (GREEDY, NUMBERS[0]), (NUMBERS[2], GREEDY), (NUMBERS[-1], NUMBERS[-2]))
"""Who is to hold his own against whom, in games of two sides."""


def called(player: str) -> str:
    """A player's name."""
    number, _, error = player.partition(":")
    if not is_level(player):
        return player
    return f"level {number} with an error of {error}" if error else f"level {number}"


def section(table: Table, players: Sequence[str], games: Sequence[Game]) -> str:
    """What came of the games at one table."""
    ratings = Ratings(players, games)
    seconds = sum(game.seconds for game in games)
    nodes = table.level(len(LEVELS)).nodes
    lines = [
        f"{table.name}\n",
        f"{len(games)} games in {seconds / 60:.1f} minutes of one core; level {len(LEVELS)} made up to {nodes:,} "
        "positions for an action.\n",
        "| player | rating | 95 % interval | games | points |\n|---|---|---|---|---|",
    ]
    for player in sorted(players, key=lambda one: ratings.rating(one).value, reverse=True):
        rating = ratings.rating(player)
        shares = [
            share for game in games for one, share in zip(game.players, game.shares, strict=True) if one == player
        ]
        interval = "" if player == players[0] else f"{rating.low:.0f} to {rating.high:.0f}"
        lines.append(f"| {called(player)} | {rating.value:.0f} | {interval} | {len(shares)} | {sum(shares):.4g} |")
    lines.append("")
    lines += _spacing(ratings, players)
    lines += _pairs(games)
    return "\n".join(lines)


def _spacing(ratings: Ratings, players: Sequence[str]) -> Iterator[str]:
    """How far each level is above the one below it, and how much room there is."""
    rungs = [player for player in (RANDOM, *NUMBERS) if player in players]
    steps = [(upper, ratings.step(upper, lower)) for lower, upper in pairwise(rungs)]
    told = (f"{called(upper)} {step.value:+.0f} ± {step.spread:.0f}" for upper, step in steps)
    yield f"Steps, each from the one before: {', '.join((called(rungs[0]), *told))}."


def _pairs(games: Sequence[Game]) -> Iterator[str]:
    """What the pairs won against each other that the house has promises about."""
    for first, second in PAIRS:
        met = [game for game in games if sorted(game.players) == sorted((first, second))]
        if met:
            points = sum(game.shares[game.players.index(first)] for game in met)
            won, low, high = part(points, len(met))
            yield (
                f"{called(first).capitalize()} won {won:.0%} of {len(met)} games against {called(second)} "
                f"({low:.0%} to {high:.0%})."
            )


def write(file: Path, told: str) -> None:
    """Put a section into a page, in the place of the last one of this name; sections are sorted by their names."""
    head, *sections = file.read_text(encoding="utf-8").rstrip().split(SECTION) if file.exists() else ("",)
    known = {one.partition("\n")[0]: one for one in (*sections, told)}
    file.write_text(SECTION.join((head, *(known[one] for one in sorted(known)))) + "\n", encoding="utf-8")
