"""With which table a game begins: the standard one, or an edition that is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapod import games
from pentapod.engine.game import Game
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import drop_down
from pentapod.web.shell.late_files import EDITIONS
from pentapod.web.shell.markup import Markup, button, tag
from pentapod.web.shell.words import say
from pentapod.web.store.editions import kept_of
from pentapod.web.store.storage import Store


def field(game: Game, store: Store) -> Markup | None:
    """Which edition the game is; None where none are kept."""
    kept = kept_of(store, game.id)
    if not kept:
        return None
    entries = [
        (games.standard_id(game.id), say("edition-standard"), ""),
        *((one.id, say("edition-entry", name=one.name, author=one.author), "") for one in kept),
    ]
    about = button(say("edition-about"), "edition-about") if game.edition else None
    return tag("div", "edition", drop_down("edition", say("edition"), entries, game.id, change="edition"), about)


def way(game: Game) -> Markup | None:
    """How to write an edition of a game that has a table."""
    standard = games.standard_id(game.id)
    if games.data_of(standard, "data/table.toml") is None:
        return None
    return button(say("edition-own"), "edition-own", standard)


def name_commands(game: Game, store: Store, needed: NeededEditions, choose: Callable[[Game], None]) -> None:
    """`choose` goes on with another edition of the game, once that is open."""

    @dom.hears("edition")
    def choose_edition(_argument: str, event: Any) -> None:
        chosen = str(event.target.value)
        needed.when_game_is_open(chosen, lambda: choose(games.find(chosen)))

    @dom.does("edition-about")
    def show_edition(_argument: str) -> None:
        from pentapod import editions
        from pentapod.web.editions.preview import show

        show(store, editions.of(game.id))

    dom.does("edition-own")(lambda standard: EDITIONS.when_there(dom.guarded(lambda: _offer(standard))))


def _offer(game_id: str) -> None:
    from pentapod.web.editions.keeping import offer_standard

    offer_standard(game_id)
