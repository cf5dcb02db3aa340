"""Editions that links need: opened from what is kept or what a link carries, else asked for."""

from __future__ import annotations

from typing import NamedTuple

from pentapod import editions, games
from pentapod.editions import Edition, Missing, NoEdition
from pentapod.engine.link import game_of
from pentapod.web.editions import keeping
from pentapod.web.editions.words import say
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import Content, button, tag
from pentapod.web.store.storage import Store


class Waiting(NamedTuple):
    """What waits for the file of an edition."""

    missing: Missing
    then: Then


_waiting: list[Waiting] = []
"""At most one: what the dialog asks for that is open."""


def open_for(store: Store, text: str, then: Then, before_telling: Then) -> None:
    """Open the edition of a link and call a function; where it is not here, ask for its file."""
    if keeping.open_kept(store, game_of(text)):
        then()
        return
    try:
        editions.open_for(text)
    except Missing as missing:
        before_telling()
        _ask(Waiting(missing, then))
    except NoEdition as error:
        before_telling()
        open_dialog(say("broken-link"), str(error), tag("p.soft", say("nothing-changed")))
    else:
        then()
        if game_of(text) in games.opened():
            edition = editions.of(game_of(text))
            keeping.keep(store, edition, say("came-along", name=edition.name, author=edition.author))


def try_to_open(store: Store, text: str) -> None:
    """Open the edition of a link if it can be done without asking."""
    if not keeping.open_kept(store, game_of(text)):
        try:
            editions.open_for(text)
        except NoEdition:
            return


def _ask(waiting: Waiting, other: Edition | None = None) -> None:
    """Ask for the file of an edition; `other` is what was in the last file."""
    missing = waiting.missing
    game = games.find(games.standard_id(missing.game_id)).name
    head = missing.head
    pieces: list[Content] = [
        say("needed", game=game, name=head.name, author=head.author) if head else say("needed-nameless", game=game),
        tag("p.soft", say("needed-source", source=head.source)) if head else None,
    ]
    if other:
        pieces.append(tag("p.warning", say("needed-other", name=other.name, author=other.author)))
    choose = button(say("needed-choose"), "choose-file", class_="primary", autofocus=True)
    buttons = tag("p.actions", button(say("later"), "close"), choose)
    open_dialog(say("needed-title"), *pieces, tag("div", buttons, id="edition-needed"))
    _waiting[:] = [waiting]


def is_awaited() -> bool:
    """Whether a dialog asks for a file."""
    return bool(_waiting and dom.by_id("edition-needed") and dom.by_id("dialog").open)


def take(store: Store, edition: Edition) -> None:
    """What waits for an edition goes on if this is the one."""
    [waiting] = _waiting
    if edition.id != waiting.missing.game_id:
        _ask(waiting, edition)
        return
    _waiting.clear()
    close()
    waiting.then()
    keeping.keep(store, edition, say("kept", name=edition.name))
