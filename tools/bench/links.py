"""Length of a whole game's link without its header, against the entropy of its choices at 6 bits a character."""

from collections.abc import Iterator
from math import log2
from random import Random

from playwright.sync_api import Playwright

from bench.figures import RUNS, Figure, against
from bench.matches import random_match
from pentapod import games
from pentapod.engine import link
from pentapod.engine.match import Match

LIMIT = 1.05


def figures(_playwright: Playwright) -> Iterator[Figure]:
    """One figure per game, over random games of its default options."""
    for game_id in games.ids():
        matches = [random_match(game_id, {}, Random(seed), is_over) for seed in range(RUNS * 3)]
        digits = [float(len(link.encode(match).split(".")[3])) for match in matches]
        entropy = [sum(log2(step.radix) for step in match.steps) / 6 for match in matches]
        yield against(f"link_{game_id}", "characters", digits, entropy, LIMIT)


def is_over(match: Match) -> bool:
    """Whether nothing more can happen."""
    return not match.state.actors
