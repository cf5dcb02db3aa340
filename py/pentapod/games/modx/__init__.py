"""MODX: X-pieces make patterns that turn into points."""

from __future__ import annotations

from functools import partial

from pentapod.games.modx.rules import GAME, position, start

VERSIONS = {
    1: GAME._replace(version=1, start=partial(start, aided=True), position=partial(position, aided=True)),
    2: GAME,
}
