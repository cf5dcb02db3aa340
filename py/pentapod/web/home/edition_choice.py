"""With which table a game begins: the standard one, or an edition that is kept or that the site offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.options import Choice
from pentapod.web.home.offered_editions import Offered, bring, offered_of
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import drop_down
from pentapod.web.shell.late_files import EDITIONS
from pentapod.web.shell.markup import Markup, button, tag
from pentapod.web.shell.words import say
from pentapod.web.store.editions import Kept, kept_of, load
from pentapod.web.store.storage import Store


def field(game: Game, store: Store) -> Markup | None:
    """Which edition the game is; None where there is but the standard one."""
    kept = kept_of(store, game.id)
    here = {one.id for one in kept}
    known: list[Kept | Offered] = [*kept, *(one for one in offered_of(game.id) if one.id not in here)]
    if not known:
        return None
    entries = [
        Choice(games.standard_id(game.id), say("edition-standard")),
        *(Choice(one.id, say("edition-entry", name=one.name, author=one.author)) for one in known),
    ]
    about = button(say("edition-about"), "edition-about") if game.edition else None
    return tag("div.edition", drop_down("edition", say("edition"), entries, game.id, change="edition"), about)


def way(game: Game) -> Markup | None:
    """How to write an edition of a game that has a table."""
    standard = games.standard_id(game.id)
    if not games.has_table(standard):
        return None
    return button(say("edition-own"), "edition-own", standard)


def name_commands(game: Game, store: Store, needed: NeededEditions, choose: Callable[[Game], None]) -> None:
    """`choose` goes on with another edition of the game, once that is open."""

    def choose_edition(_argument: str, event: Any) -> None:
        field, chosen = event.target, str(event.target.value)
        other = next((one for one in offered_of(game.id) if one.id == chosen), None)
        if other and not load(store, chosen):
            bring(store, other, lambda: choose(games.find(chosen)), lambda: setattr(field, "value", game.id))
        else:
            needed.when_game_is_open(chosen, lambda: choose(games.find(chosen)))

    def show_edition() -> None:
        from pentapod import editions
        from pentapod.web.editions.preview import show

        show(store, editions.of(game.id))

    dom.hears("edition", choose_edition)
    dom.does("edition-about", show_edition)
    dom.takes("edition-own", lambda standard: EDITIONS.when_there(dom.guarded(lambda: _offer(standard))))


def _offer(game_id: str) -> None:
    from pentapod.web.editions.keeping import offer_standard

    offer_standard(game_id)
