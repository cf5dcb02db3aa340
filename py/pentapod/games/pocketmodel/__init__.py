"""PocketModel: Ground Assault: models of card fight over objectives."""

from __future__ import annotations

from pentapod.games.pocketmodel.rules import GAME

VERSIONS = {1: GAME}
