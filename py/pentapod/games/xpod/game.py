"""The record of X-Pod Play Off."""

from __future__ import annotations

from typing import Final

from pentapod.engine.game import Game, Options, Teams
from pentapod.games.xpod.board import TITLES
from pentapod.games.xpod.options import OPTIONS
from pentapod.games.xpod.rules import position, settled, start


def teams(options: Options) -> Teams:
    """Two players."""
    return ((0,), (1,))


GAME: Final = Game(
    id="xpod",
    name="X-Pod Play Off",
    version=1,
    options=OPTIONS,
    start=start,
    position=position,
    teams=teams,
    titles=TITLES,
    settled=settled,
    summary="Build units from the bricks of your pod, each with its own tricks, and bring three of them into the other "
    "home row. Units that are taken apart lose levels, and their bricks go into new ones.",
    chance=True,
    hidden=True,
)
