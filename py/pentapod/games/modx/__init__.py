"""MODX: X-pieces make patterns that turn into points."""

from __future__ import annotations

from pentapod.games.modx.rules import GAME

VERSIONS = {1: GAME}
