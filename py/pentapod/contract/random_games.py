"""Random games, in every set of a game's options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from math import prod
from random import Random
from typing import Final, NamedTuple

from pentapod.engine.game import Game
from pentapod.engine.link import MAX_ACTIONS
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, IllegalAction, Path, State

NAMES: Final = ("Ada", "Ben", "Cleo", "Dag", "Eli", "Fay")


About = Action | Path | str
"""An action, some touches, or the name of a member of a state; "" where none of them is to blame."""


class Broken(AssertionError):
    """A rule of the contract that a game breaks. `about` is what breaks it."""

    def __init__(self, rule: str, about: About = "") -> None:
        super().__init__(rule)
        self.about = about


ON_PROGRESS: Final[list[Callable[[State | None], None]]] = []
"""What is called with each position that is looked at, and without one whenever the game has answered something."""


def progress(state: State | None = None) -> None:
    """Tells whoever watches that the game has come back; with the position that is looked at next, if it is another."""
    for call in ON_PROGRESS:
        call(state)


def require(holds: object, rule: str, about: About = "", **facts: object) -> None:
    """Raises `Broken` with a rule, with the facts for its names in braces, unless it holds."""
    progress()
    if not holds:
        raise Broken(rule.format(**facts), about)


def alike(one: object, other: object, rule: str, about: About = "") -> None:
    """The same for a rule that something does not depend on a hidden hand."""
    require(one == other, f"{rule}: {{one!r}}, or with another hand {{other!r}}.", about, one=one, other=other)


@contextmanager
def at(state: State) -> Iterator[None]:
    """Notes with what goes wrong the position that shows it."""
    progress(state)
    try:
        yield
    except BaseException as error:
        if not getattr(error, "__notes__", None):
            error.add_note(written(state))
        raise


def written(state: State) -> str:
    """The text of a position; "" where its game cannot write it."""
    try:
        return state.text()
    except Exception:
        return ""


class Case(NamedTuple):
    """A game with one set of its options."""

    game: Game
    options: Options

    @property
    def seats(self) -> range:
        """The seats at which it is played."""
        return range(self.game.seats(self.options))

    def __str__(self) -> str:
        return "-".join((f"{self.game.id}:{self.game.version}", *self.options.values()))


MANY: Final = 24
"""With more sets of options than these a game is played with some of them only: with every choice at least twice."""


def cases(game: Game) -> Iterator[Case]:
    """A game with every set of its options, or with as many as tell every choice from the others."""
    names = [option.id for option in game.options]
    columns = [[choice.id for choice in option.choices] for option in game.options]
    sets = list(product(*columns)) if prod(map(len, columns)) <= MANY else _covering(columns, Random(game.id))
    for choices in sets:
        yield Case(game, game.choose(**dict(zip(names, choices, strict=True))))


def _covering(columns: list[list[str]], rng: Random) -> list[tuple[str, ...]]:
    """Rows in which each entry of each column stands at least twice, in company that is drawn by lot."""
    length = 2 * max(map(len, columns))
    return list(zip(*(_shuffled(column, length, rng) for column in columns), strict=True))


def _shuffled(column: list[str], length: int, rng: Random) -> list[str]:
    repeated = (column * length)[:length]
    rng.shuffle(repeated)
    return repeated


NOBODY: Final = "Somebody can act until the game is over: here nobody can, and it has not ended."


def play(case: Case, rng: Random, plies: int = MAX_ACTIONS, resignations: float = 0) -> Match:
    """A random match, to its end or for so many plies; before each action somebody resigns with this likelihood."""
    return play_on(Match(case.game, case.options), rng, plies, resignations)


def play_on(match: Match, rng: Random, plies: int = MAX_ACTIONS, resignations: float = 0) -> Match:
    """A match that goes on at random, until it has so many plies."""
    seats = match.seats
    while match.ply < plies:
        with at(match.state):
            if match.state.result is not None:
                break
            if rng.random() < resignations:
                try:
                    match.resign(rng.choice(seats))
                    continue
                except IllegalAction:
                    pass
            if match.state.actors == (CHANCE,):
                match.roll(rng)
            else:
                actions = match.state.actions()
                require(actions, NOBODY, "ending")
                match.play_index(rng.randrange(len(actions)), actions)
    return match
