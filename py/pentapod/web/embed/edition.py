"""An edition on a board of another page: the file that the page brings, or what a link carries, opened as a game."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from typing import Final, NamedTuple

from pentapod import games
from pentapod.engine import link
from pentapod.web.embed.requests import Refused, Request
from pentapod.web.shell.addresses import fragment_in
from pentapod.web.shell.words import say

CODE: Final = "editions.zip"
"""The file of the site with the modules that editions need."""

KEPT: Final = 8
"""The files of so many editions are not read again for every board that plays by one."""


class Opened(NamedTuple):
    """An edition that can be played."""

    game_id: str
    standard: str
    """The id of the game that it is an edition of."""
    name: str


def needed(request: Request) -> tuple[str, ...]:
    """The file of the site without which the edition of a request cannot be opened, if it has one."""
    has_one = "edition" in request or games.EDITION in _linked(request)
    return (CODE,) if has_one and not find_spec("pentapod.editions") else ()


def opened(request: Request) -> Request:
    """A request whose edition is opened: its `game` is then the game with that table. Raises `Refused`."""
    if "edition" in request:
        if "lesson" in request or "puzzle" in request:
            raise Refused(say("visit-edition-learn"))
        edition = _open(request["edition"])
        named = request.get("game", edition.standard)
        if named not in (edition.standard, edition.game_id):
            called = games.find(edition.standard).name
            raise Refused(say("visit-edition-game", edition=edition.name, game=called, named=named))
        request = {**request, "game": edition.game_id}
    if games.EDITION in _linked(request):
        from pentapod import editions

        try:
            editions.open_for(_linked(request))
        except editions.NoEdition as error:
            raise Refused(str(error)) from None
    return request


@lru_cache(KEPT)
def _open(text: str) -> Opened:
    from pentapod import editions

    try:
        edition = editions.read(text)
    except editions.NoEdition as error:
        raise Refused(say("visit-edition", why=error.faults[0])) from None
    game_id = edition.id if edition.id in games.opened() else edition.game  # With the standard table it is the game.
    return Opened(game_id, edition.game, edition.name)


def _linked(request: Request) -> str:
    """The link of a request if it may be that of an edition; "" if it has none."""
    text = request.get("link", "")
    return (fragment_in(text) or text) if link.EDITION in text or games.EDITION in text else ""
