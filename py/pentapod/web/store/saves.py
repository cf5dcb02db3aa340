"""Games that are kept: one small text each, so that one that cannot be read never hides the others."""

from __future__ import annotations

import json
from typing import Any, NamedTuple, Protocol

from pentapod.engine.link import game_of
from pentapod.play.seating import Levels, Names

_PREFIX = "match."


class Keeper(Protocol):
    """What keeps texts by name (`storage.Store`, or a stand-in)."""

    def get(self, name: str) -> str | None: ...
    def put(self, name: str, text: str) -> None: ...
    def drop(self, name: str) -> None: ...
    def names(self, beginning: str) -> list[str]: ...


def read_object(store: Keeper, name: str) -> dict[str, Any]:
    """The JSON object that is kept under a name; an empty one where there is none, or what cannot be read as one."""
    try:
        kept = json.loads(store.get(name) or "{}")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


class Save(NamedTuple):
    """A kept game: its link, the ply looked at, who plays, and what the list of games shows without opening it."""

    id: str
    link: str
    ply: int
    names: Names
    prompt: str
    over: bool
    changed: int
    """When it was last changed, in milliseconds since 1970."""
    levels: Levels = ()
    """The strength of the computer player of each seat, 0 for a person; () for nothing but people."""
    mine: frozenset[int] | None = None
    """The seats that are played here, where the others play elsewhere; None where all sit on this screen."""
    resumed: bool = False
    """Whether the game goes on from this ply, and not from its end; else an earlier ply was only looked at."""
    seed: str = ""
    """What the secrets of this device follow from, where its dice are fair; "" where it has no part in any."""
    promise: str = ""
    """By what these secrets are known in links."""
    notes: str = ""
    """A record of the game with all that is said of it and its variations, of which `link` is one; "" for none."""

    @property
    def game_id(self) -> str:
        """The id of its game."""
        return game_of(self.link)


class Unreadable(NamedTuple):
    """Something kept as a game that is none. It stays until the player throws it away."""

    id: str
    text: str


def keep(store: Keeper, save: Save) -> None:
    """Keep a game, in place of what was kept under its id."""
    store.put(_PREFIX + save.id, json.dumps(save[1:], default=sorted))


def forget(store: Keeper, save_id: str) -> None:
    """Throw a kept game away."""
    store.drop(_PREFIX + save_id)


def load(store: Keeper, save_id: str) -> Save | Unreadable | None:
    """The game kept under an id."""
    text = store.get(_PREFIX + save_id)
    if text is None:
        return None
    try:
        link, ply, names, prompt, over, changed, *more = json.loads(text)
        good = isinstance(link, str) and ":" in link and isinstance(names, list) and isinstance(prompt, str)
        if not good:
            return Unreadable(save_id, text)
        levels = tuple(map(int, more[0])) if more else ()
        mine = _seats(more[1], len(names)) if more[1:] else None
        fields = link, int(ply), tuple(map(str, names)), prompt, bool(over), int(changed), levels, mine
        seed, promise, notes = (text if isinstance(text, str) else "" for text in (*more[3:6], "", "", "")[:3])
        return Save(save_id, *fields, bool(more[2:3] == [True]), seed, promise, notes)
    except (ValueError, TypeError):
        return Unreadable(save_id, text)


def _seats(kept: object, count: int) -> frozenset[int] | None:
    """The seats of a list of them; None where that is none."""
    good = isinstance(kept, list) and all(type(seat) is int and 0 <= seat < count for seat in kept)
    return frozenset(kept) if good and isinstance(kept, list) else None


def load_all(store: Keeper) -> list[Save | Unreadable]:
    """All kept games, the last changed first, then what cannot be read."""
    found = [load(store, name[len(_PREFIX) :]) for name in store.names(_PREFIX) if name.startswith(_PREFIX)]
    games = sorted((save for save in found if isinstance(save, Save)), key=lambda save: -save.changed)
    return [*games, *(save for save in found if isinstance(save, Unreadable))]
