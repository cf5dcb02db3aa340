"""Which seats of a kept game are at other devices, and what one asks: so that the host's page may be loaded anew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from pentapod.web.store.saves import Keeper

PREFIX: Final = "devices."


class Kept(NamedTuple):
    """The seats at each device, none for an onlooker; and whose question waits for an answer."""

    devices: Sequence[frozenset[int]] = ()
    asker: int | None = None
    """0 is the host's screen, 1 the first of the devices; None where nothing is asked."""


def load(store: Keeper, save_id: str, count: int) -> Kept:
    """What is kept of a game of so many seats; nothing where it cannot be read."""
    try:
        seats, asker = json.loads(store.get(PREFIX + save_id) or "[[], null]")
        kept = Kept([frozenset(map(int, some)) for some in seats], None if asker is None else int(asker))
    except (ValueError, TypeError):
        return Kept()
    found = [seat for some in kept.devices for seat in some]
    good = len(set(found)) == len(found) and all(0 <= seat < count for seat in found)
    return kept if good else Kept()


def keep(store: Keeper, save_id: str, kept: Kept) -> None:
    """Keep that."""
    if kept.devices:
        store.put(PREFIX + save_id, json.dumps([[sorted(some) for some in kept.devices], kept.asker]))
    else:
        store.drop(PREFIX + save_id)
