"""X-Pod Play Off: units of bricks cross the board, grow and fall apart."""

from __future__ import annotations

from pentapod.games.xpod.game import GAME

VERSIONS = {1: GAME}
