"""Editions that this copy of the site offers: its cards know them from the build, and files come when chosen."""

from __future__ import annotations

import json
from typing import NamedTuple

from pentapod import games
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import toast
from pentapod.web.shell.late_files import EDITIONS, Then
from pentapod.web.shell.words import say
from pentapod.web.store.editions import Kept, keep
from pentapod.web.store.storage import Store


class Offered(NamedTuple):
    """An edition of the site, by its id as a game."""

    id: str
    name: str
    author: str
    file: str


def offered_of(game_id: str) -> list[Offered]:
    """Those of a game, or of a game with another edition."""
    card = dom.by_id(f"card-{games.standard_id(game_id)}")
    told = card and card.getAttribute("data-editions")
    return [Offered(*one) for one in json.loads(str(told))] if told else []


def bring(store: Store, offered: Offered, then: Then, failed: Then) -> None:
    """Fetch an edition, open and keep it, and call a function then; where it does not come, say so and call another."""

    def fail() -> None:
        toast(say("edition-not-loaded", name=offered.name))
        failed()

    def take(text: str) -> None:
        EDITIONS.when_there(dom.guarded(lambda: _keep(store, text, then, fail)))

    dom.fetch_text(offered.file, take, fail)


def _keep(store: Store, text: str, then: Then, fail: Then) -> None:
    from pentapod import editions

    try:
        edition = editions.read(text)
    except editions.NoEdition:
        fail()
        return
    keep(store, Kept(edition.id, edition.name, edition.author, edition.packed()))
    then()
