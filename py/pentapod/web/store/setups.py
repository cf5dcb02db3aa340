"""How each game was begun last in this browser: what the next one begins with unless something else is chosen.

All editions of a game are begun alike, as far as each has the same choices.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from pentapod.bots.levels import LEVELS
from pentapod.engine.game import Game
from pentapod.engine.options import OptionError, Options
from pentapod.games import standard_id
from pentapod.play.seating import Levels, Names
from pentapod.web.store.saves import Keeper, read_object

_NAME: Final = "setups"


class Setup(NamedTuple):
    """How a game begins."""

    options: Options
    names: Names = ()
    """By seat, "" where the seat goes by its title."""
    levels: Levels = ()
    """The strength of the computer player of each seat, 0 for a person; () for nothing but people."""
    seat: int = 0
    """Where the one person sits who plays against computers."""
    level: int = LEVELS[0].number
    """How strong the computer players are against whom one person plays."""

    def alone(self, game: Game) -> Setup:
        """The same game for one person, computer players at all other seats."""
        seats = game.seats(self.options)
        seat = self.seat if self.seat < seats else 0
        return self._replace(seat=seat, levels=tuple(0 if one == seat else self.level for one in range(seats)))

    def called(self, game: Game) -> tuple[str, ...]:
        """What the seats are called in the game."""
        titles = game.titles[: game.seats(self.options)]
        return tuple(name or title for name, title in zip_longest(self.names[: len(titles)], titles))

    def seated(self, names: Names, levels: Levels) -> Setup:
        """The same game with these players; where one person plays against computers, that is remembered apart."""
        people = [seat for seat, level in enumerate(levels) if not level]
        if len(people) == 1 and len(levels) > 1:
            return self._replace(names=names, levels=levels, seat=people[0], level=max(levels))
        return self._replace(names=names, levels=levels)


def load(store: Keeper, game: Game) -> Setup:
    """How a game was begun last; the defaults for what is missing or wrong."""
    kept = read_object(store, _NAME).get(standard_id(game.id))
    fields: Mapping[str, Any] = kept if isinstance(kept, dict) else {}
    names, levels, seat, level = (fields.get(name) for name in ("names", "levels", "seat", "level"))
    return Setup(
        fitting(game, fields.get("options")),
        tuple(map(str, names)) if isinstance(names, list) else (),
        tuple(one if _is_level(one) else 0 for one in levels) if isinstance(levels, list) else (),
        seat if isinstance(seat, int) and 0 <= seat < len(game.titles) else 0,
        level if _is_level(level) and level else LEVELS[0].number,
    )


def keep(store: Keeper, game: Game, setup: Setup) -> None:
    """Remember how a game was begun; what is kept of other games stays as it is."""
    store.put(_NAME, json.dumps({**read_object(store, _NAME), standard_id(game.id): setup._asdict()}))


def _is_level(level: object) -> bool:
    return isinstance(level, int) and 0 <= level <= len(LEVELS)


def fitting(game: Game, kept: object) -> Options:
    """The choices that this game has, of those that were kept."""
    chosen: dict[str, str] = {}
    for name, choice in (kept if isinstance(kept, dict) else {}).items():
        try:
            game.choose(**{name: str(choice)})
        except OptionError:
            continue
        chosen[name] = str(choice)
    return game.choose(**chosen)
