"""What the share dialog says of the edition of a game: whether its link carries it."""

from __future__ import annotations

from pentapod import editions
from pentapod.editions import Edition
from pentapod.web.editions import keeping
from pentapod.web.editions.words import say
from pentapod.web.shell import dom
from pentapod.web.shell.markup import Markup, button, tag


def part(game_id: str) -> Markup:
    """Whether a link is enough, or the file of the edition has to be sent as well."""
    edition = editions.of(game_id)
    if isinstance(editions.unpacked(edition.carried()), Edition):
        return tag("p.soft", say("share-carried", name=edition.name, author=edition.author))
    dom.does("edition-save", lambda: keeping.save(edition))
    return tag(
        "div.credit",
        tag("p", say("share-apart", name=edition.name, author=edition.author)),
        tag("p.row", button(say("share-file"), "edition-save")),
    )
