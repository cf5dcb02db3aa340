"""Editions in the browser's storage and in files."""

from __future__ import annotations

import re

from pentapod import editions, games
from pentapod.editions import Edition, NoEdition
from pentapod.editions.writing import written
from pentapod.web.editions.words import say
from pentapod.web.shell import dom, files
from pentapod.web.shell.dialogs import open_dialog, toast
from pentapod.web.shell.markup import Markup, button, tag
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


def offer_standard(game_id: str) -> None:
    """Say how an edition is written, and offer the file of the standard one, to be changed."""
    standard, file = editions.standard(game_id), f"{game_id}.toml"
    save_it = button(say("own-save", file=file), "edition-standard", class_="primary", autofocus=True)
    buttons = tag("p.actions", button(say("own-open"), "choose-file"), save_it)
    game = games.find(game_id).name
    open_dialog(say("own", game=game), say("own-how", file=file), tag("p.soft", say("own-then")), buttons)
    dom.does("edition-standard", lambda: files.download(file, files.text_blob(written(standard))))


def sharing(game_id: str) -> Markup:
    """What the share dialog says: whether a link is enough, or the file of the edition has to be sent as well."""
    edition = editions.of(game_id)
    if isinstance(editions.unpacked(edition.carried()), Edition):
        return tag("p.soft", say("share-carried", name=edition.name, author=edition.author))
    dom.does("edition-save", lambda: save(edition))
    return tag(
        "div.credit",
        tag("p", say("share-apart", name=edition.name, author=edition.author)),
        tag("p.row", button(say("share-file"), "edition-save")),
    )
