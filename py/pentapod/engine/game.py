"""A game as everything else of the suite knows it: one record, in which its rules and its words come together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pentapod.engine.options import Option, OptionError, Options
from pentapod.engine.state import PositionError, Seats, State
from pentapod.engine.values import Names
from pentapod.engine.words import Words, say

Teams = tuple[Seats, ...]
"""The seats, grouped by who wins together: `((0, 2), (1, 3))`."""


class Game(NamedTuple):
    """A game's record: all that others need to know of it before it starts."""

    id: str
    name: str
    version: int
    """The rules version. Links name it; rules that would change an old list of actions get a new one."""
    start: Callable[[Options], State]
    read: Callable[[str], State]
    """Reads what `State.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`; `position` has them told."""
    teams: Callable[[Options], Teams]
    settled: Callable[[Any], Options]
    """What a position tells of the options under which it is played on; it need not tell all of them."""
    words: Words[Any]
    """What the game says, in the language that is chosen."""
    touches: Callable[[], Sequence[str]] = tuple
    """Every touch that an action of this game can have, chance's too, each once and always in the same order.

    Programs that learn to play number what they may do by its place here; without touches the game is not offered to
    them.
    """
    chance: bool = False
    lots: bool = False
    """Whether chance acts only before anybody has chosen: who begins, how the board lies."""
    hidden: bool = False
    races: bool = False
    edition: str = ""
    """What links carry of the table that it is played with; "" for the standard one (`pentapod.editions`)."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What is settled before a game starts."""
        return self.words.options

    @property
    def titles(self) -> Names:
        """What the seats are called until they are given names."""
        return self.words.titles

    def choose(self, /, **chosen: str) -> Options:
        """Complete options from some choices; the rest are defaults. Raises `OptionError`."""
        unknown = chosen.keys() - {option.id for option in self.options}
        if unknown:
            raise OptionError(say("option-unknown", game=self.name, option=min(unknown)))
        complete = {}
        for option in self.options:
            choice = chosen.get(option.id, option.choices[0].id)
            if choice not in {known.id for known in option.choices}:
                raise OptionError(say("option-choice", game=self.name, option=option.label, choice=choice))
            complete[option.id] = choice
        return complete

    def position(self, text: str) -> State:
        """The position that a text tells. Raises `PositionError`, which says in a sentence what is wrong."""
        try:
            return self.read(text)
        except PositionError as error:
            error.args = (self.words.fault(error),)
            raise

    def seats(self, options: Options) -> int:
        """How many seats a game with these options has."""
        return sum(len(team) for team in self.teams(options))
