"""Random games of ours, up to where a measurement begins."""

from collections.abc import Callable
from random import Random

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE

GAMES = 1000


def random_match(game_id: str, options: Options, rng: Random, until: Callable[[Match], bool]) -> Match:
    """A game played at random until this is true of it; games that end before are begun anew, so many times."""
    game = games.find(game_id)
    for _ in range(GAMES):
        match = Match(game, game.choose(**options))
        while not until(match) and match.state.actors:
            if match.state.actors == (CHANCE,):
                match.roll(rng)
            else:
                match.play_index(rng.randrange(len(match.state.actions())))
        if until(match):
            return match
    raise TimeoutError(f"{game_id}: waited {GAMES} games for {until.__name__}")
