"""Random play, as fast as the rules allow. Runs under CPython and, as text, in the page: standard library only."""

from random import Random
from time import perf_counter


def actions_per_second(game_id: str, chosen: dict[str, str], seconds: float, seed: int) -> float:
    """Play random games of ours for so long; chance is an actor like any other."""
    from pentapod import games
    from pentapod.engine.state import CHANCE

    game = games.find(game_id)
    options = game.choose(**chosen)
    rng = Random(seed)
    count = 0
    begin = perf_counter()
    end = begin + seconds
    while perf_counter() < end:
        state = game.start(options)
        while actors := state.actors:
            actions = state.actions()
            if actors == (CHANCE,):
                [action] = rng.choices(actions, state.weights())
            else:
                action = rng.choice(actions)
            state = state.after(action)
            count += 1
    return count / (perf_counter() - begin)
