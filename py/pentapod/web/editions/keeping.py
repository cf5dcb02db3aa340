"""Editions in the browser's storage and in files."""

from __future__ import annotations

import re

from pentapod import editions
from pentapod.editions import Edition, NoEdition
from pentapod.editions.writing import written
from pentapod.web.editions.words import say
from pentapod.web.shell import files
from pentapod.web.shell.dialogs import toast
from pentapod.web.store import editions as kept_editions
from pentapod.web.store.editions import Kept
from pentapod.web.store.storage import Store


def keep(store: Store, edition: Edition, said: str) -> None:
    """Keep an edition, and say so, or that it could not be kept."""
    kept_editions.keep(store, Kept(edition.id, edition.name, edition.author, edition.packed()))
    toast(say("unkept", name=edition.name) if store.failing else said, seconds=12)


def open_kept(store: Store, game_id: str) -> bool:
    """Open the edition that is kept under an id; False if there is none, or none that can be opened."""
    kept = kept_editions.load(store, game_id)
    try:
        edition = editions.unpacked(kept.packed) if kept else None
        if not isinstance(edition, Edition) or edition.id != game_id:
            return False
        edition.opened()
    except NoEdition:
        return False
    return True


def save(edition: Edition) -> None:
    """Give the file of an edition to the player."""
    name = re.sub(r"\W+", "-", edition.name).strip("-").lower()
    files.download(f"{edition.game}-{name}.toml", files.text_blob(written(edition)))


def save_standard(game_id: str) -> None:
    """Give the file of the standard edition to the player, to be changed."""
    standard = editions.standard(game_id)
    files.download(f"{game_id}.toml", files.text_blob(written(standard)))
    toast(say("own-saved", file=f"{game_id}.toml"), seconds=30)
