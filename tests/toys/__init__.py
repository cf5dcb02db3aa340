"""Toy games, one for each thing that the contract promises to carry. Every module with a `GAME` is one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from pentapod.engine.game import Game
from pentapod.engine.link import UnknownGame, UnknownVersion

_FOUND = (getattr(import_module(f"{__name__}.{module.name}"), "GAME", None) for module in iter_modules(__path__))
TOYS: dict[str, Game] = {game.id: game for game in _FOUND if game}


def find(game_id: str, version: int | None = None) -> Game:
    """A toy by its id. Raises `UnknownGame` or `UnknownVersion`."""
    if game_id not in TOYS:
        raise UnknownGame(game_id)
    if version not in (None, TOYS[game_id].version):
        raise UnknownVersion(game_id, version)
    return TOYS[game_id]
