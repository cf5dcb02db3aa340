"""Single calls of the rules, timed. Runs under CPython and, as text, in the page: standard library only."""

from random import Random
from time import perf_counter


def microseconds(game_id: str, chosen: dict[str, str], seconds: float, seed: int) -> list[float]:
    """The median and the 95th percentile of `actions()`, then of `after()`, over random games played for so long."""
    from pentapod import games
    from pentapod.engine.state import CHANCE

    game = games.find(game_id)
    options = game.choose(**chosen)
    rng = Random(seed)
    listing: list[float] = []
    moving: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end:
        state = game.start(options)
        while state.actors and perf_counter() < end:
            begin = perf_counter()
            actions = state.actions()
            listed = perf_counter()
            listing.append(listed - begin)
            action = rng.choices(actions, state.weights())[0] if state.actors == (CHANCE,) else rng.choice(actions)
            begin = perf_counter()
            state = state.after(action)
            moving.append(perf_counter() - begin)
    return [1e6 * found for times in (sorted(listing), sorted(moving)) for found in (middle(times), high(times))]


def middle(times: list[float]) -> float:
    """The median of sorted times."""
    return times[len(times) // 2]


def high(times: list[float]) -> float:
    """The 95th percentile of sorted times."""
    return times[int(0.95 * (len(times) - 1))]
