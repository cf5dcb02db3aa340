"""A game of the frame as everything else of the suite knows it."""

from __future__ import annotations

import sys
from inspect import getdoc

from pentapod.engine import game as engine
from pentapod.engine import state as positions
from pentapod.engine.options import Options
from pentapod.frame.fields import Cups, Die, Hands
from pentapod.frame.state import State
from pentapod.frame.words import FrameWords


def game(
    kind: type[State],
    name: str,
    *,
    seats: int | tuple[int, int] = 2,
    version: int = 1,
) -> engine.Game:
    """The record of a game. Its module is its id, and its docstring what it is: the first sentence, then how to play.

    `seats` is how many play, or the least and the most of them. Where players count, an option asks how many.
    """
    kind.least_seats, kind.most_seats = (seats, seats) if isinstance(seats, int) else seats
    module = sys.modules[kind.__module__]
    rules = (module.__doc__ or getdoc(kind) or name).strip()
    summary = " ".join(rules.split("\n\n")[0].split())

    def seats_of(options: Options) -> int:
        return int(options.get("players", kind.most_seats))

    def settled(state: positions.State) -> Options:
        assert isinstance(state, kind)
        own = {option: vars(state)[option] for option in kind.options()}
        return own if kind.least_seats == kind.most_seats else {"players": str(state.seats)} | own

    dealt = [field for field in kind.fields.values() if isinstance(field, Cups | Die | Hands)]
    return engine.Game(
        id=kind.__module__.rpartition(".")[2],
        name=name,
        version=version,
        start=lambda options: kind.begin(seats_of(options), options),
        read=kind.position,
        teams=lambda options: tuple((seat,) for seat in range(seats_of(options))),
        settled=settled,
        words=FrameWords(kind, name, summary),
        chance=bool(dealt),
        hidden=any(isinstance(field, Cups | Hands) and field.is_hidden for field in dealt),
    )
