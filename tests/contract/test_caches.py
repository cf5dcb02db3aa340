"""What is kept for as long as Python runs does not grow with what is played: a page may stay open for hours."""

import functools
import gc
from collections import Counter
from random import Random

from every_game import REAL
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.shapes import View

GAMES = 5
PLIES = 300
MANY = 40
"""So many more things are kept after twice as many games where one is kept for each position: a hundred and more."""


def kept() -> Counter[str]:
    """How much each cache without a bound holds."""
    caches = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    free = [one for one in caches if one.cache_info().maxsize is None]
    return Counter({f"{one.__module__}.{one.__qualname__}": one.cache_info().currsize for one in free})


def play(seed: int) -> None:
    """Games by chance, of which a tenth of all positions are drawn."""
    for game in REAL:
        rng, paint = Random(f"{game.id} {seed}"), games.painter(game.id)
        for _ in range(GAMES):
            match = Match(game, game.choose())
            for _ in range(PLIES):
                if not match.state.actors:
                    break
                if match.state.actors == (CHANCE,):
                    match.roll(rng)
                else:
                    match.play_index(rng.randrange(len(match.state.actions())))
                if rng.random() < 0.1:
                    paint(match.state, View(0))


def test_no_cache_without_a_bound_grows_with_what_is_played() -> None:
    play(1)
    before = kept()
    play(2)
    assert {name: more for name, more in (kept() - before).items() if more > MANY} == {}
