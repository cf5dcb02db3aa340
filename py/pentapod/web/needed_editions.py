"""Before a link, a kept game or a record is read: the edition that it needs, if it needs any, comes and is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from pentapod import games
from pentapod.engine.link import game_of
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import toast
from pentapod.web.shell.late_files import EDITIONS, Then
from pentapod.web.shell.words import say
from pentapod.web.store.storage import Store


class NeededEditions(NamedTuple):
    """Opens editions.

    `asked` gives the fragment of the page's address, `before_telling` is called before a dialog.
    """

    store: Store
    asked: Callable[[], str]
    before_telling: Then

    def when_open(self, text: str, then: Then) -> None:
        """Call a function once the edition is open that a link needs, if the address still asks for the same.

        Where that edition is not here, a dialog asks for its file; where what reads it does not come, that is said.
        """
        if not _is_needed(game_of(text)):
            then()
            return
        asked = self.asked()

        def open_it() -> None:
            if self.asked() == asked:
                from pentapod.web.editions.arriving import open_for

                open_for(self.store, text, then, self.before_telling)

        EDITIONS.when_there(dom.guarded(open_it), self._tell_missing)

    def _tell_missing(self) -> None:
        self.before_telling()
        toast(say("missing-editions"), seconds=12)

    def when_game_is_open(self, game_id: str, then: Then) -> None:
        """The same for a game by its id."""
        self.when_open(f"{game_id}:", then)

    def when_all_tried(self, texts: Iterable[str], then: Then) -> None:
        """Call a function once those editions are open that links need and that can be opened; nobody is asked."""
        needed = [text for text in texts if _is_needed(game_of(text))]
        if not needed:
            then()
            return

        def open_them() -> None:
            from pentapod.web.editions.arriving import try_to_open

            for text in needed:
                try_to_open(self.store, text)
            then()

        EDITIONS.when_there(dom.guarded(open_them), then)


def _is_needed(game_id: str) -> bool:
    return games.EDITION in game_id and game_id not in games.opened()
