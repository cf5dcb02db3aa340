"""The editions of games that are kept: each as a text of its own, by its id as a game."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from pentapod import games
from pentapod.web.store.saves import Keeper

_PREFIX: Final = "edition."


class Kept(NamedTuple):
    """An edition that is kept: what lists say of it, and all of it, packed."""

    id: str
    """Its id as a game: `pods~0123456789abcdef`."""
    name: str
    author: str
    packed: str


def keep(store: Keeper, kept: Kept) -> None:
    """Keep an edition, in place of what was kept of the same table."""
    store.put(_PREFIX + kept.id, json.dumps(kept[1:]))


def load(store: Keeper, game_id: str) -> Kept | None:
    """The edition that is kept under an id; None where there is none, or none that can be read."""
    try:
        name, author, packed = json.loads(store.get(_PREFIX + game_id) or "")
    except (ValueError, TypeError):
        return None
    return Kept(game_id, str(name), str(author), str(packed))


def forget(store: Keeper, game_id: str) -> None:
    """Keep an edition no longer."""
    store.drop(_PREFIX + game_id)


def kept_of(store: Keeper, game_id: str) -> list[Kept]:
    """The editions of a game that are kept, by their names."""
    names = [name.removeprefix(_PREFIX) for name in store.names(_PREFIX) if name.startswith(_PREFIX)]
    found = (load(store, name) for name in names if games.standard_id(name) == games.standard_id(game_id))
    return sorted(filter(None, found), key=lambda kept: (kept.name.casefold(), kept.id))


def title(store: Keeper, game_id: str) -> str:
    """What the game of an edition is called, also of one that is not open."""
    if game_id in games.opened():
        return games.find(game_id).name
    standard, kept = games.standard_id(game_id), load(store, game_id)
    name = games.find(standard).name if standard in games.ids() else standard
    return f"{name} \N{MIDDLE DOT} {kept.name}" if kept else name
