"""Which seats of a kept game are at other devices: so that the host's page may be loaded anew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from pentapod.web.store.saves import Keeper

PREFIX: Final = "devices."


def load(store: Keeper, save_id: str, count: int) -> list[frozenset[int]]:
    """The seats at each device, none for an onlooker; no device where nothing is kept, or what cannot be read."""
    try:
        kept = json.loads(store.get(PREFIX + save_id) or "[]")
        seats = [frozenset(map(int, some)) for some in kept]
    except (ValueError, TypeError):
        return []
    found = [seat for some in seats for seat in some]
    good = len(set(found)) == len(found) and all(0 <= seat < count for seat in found)
    return seats if good else []


def keep(store: Keeper, save_id: str, devices: Sequence[frozenset[int]]) -> None:
    """Keep the seats at each device."""
    if devices:
        store.put(PREFIX + save_id, json.dumps([sorted(some) for some in devices]))
    else:
        store.drop(PREFIX + save_id)
