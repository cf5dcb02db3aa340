"""What is kept for as long as Python runs does not grow with what is played: a page may stay open for hours."""

import functools
import gc
from collections import Counter
from random import Random

import pytest

from every_game import REAL
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.match import Match, Step
from pentapod.engine.state import CHANCE
from pentapod.play.interaction import Interaction
from pentapod.play.session import Session
from pentapod.play.view import view
from pentapod.scene.shapes import View
from random_play import NAMES

GAMES = 5
PLIES = 300
DROPPED = 16
"""So often somebody plays something else: the actions dropped are several times those that a match then holds."""
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


def steps_alive() -> int:
    gc.collect()
    return sum(isinstance(one, Step) for one in gc.get_objects())


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_nothing_keeps_what_was_dropped_from_a_match(game: Game) -> None:
    """Somebody goes back and plays something else, again and again, and is shown and told everything."""
    before, longest = steps_alive(), 0
    match, rng = Match(game, game.choose()), Random(game.id)
    session = Session(match, NAMES[: game.seats(match.options)])
    interaction = Interaction(session, lambda: rng)
    for _ in range(DROPPED):
        match.ply = rng.randrange(match.last + 1) // 2
        for _ in range(6):
            if match.state.actors:
                match.play_index(rng.randrange(len(match.state.actions())))
            view(interaction)
            session.history.sentence(match.ply)
        longest = max(longest, match.last)
    assert steps_alive() - before <= 2 * longest
