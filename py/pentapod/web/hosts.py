"""The game on the table as other devices play it too: begun, taken up again, or left to another tab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pentapod.web.preferences import Preferences
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.saves import Save

if TYPE_CHECKING:
    from pentapod.play.session import Session
    from pentapod.web.devices.hosting import Hosting
    from pentapod.web.table.table import Table


@dataclass(eq=False)
class Hosts:
    """What is hosted here, if anything is: that needs the tools.

    `get_away` leads from the table to the first page, `open_save` continues a kept game here that another tab hosts.
    """

    table: Callable[[], Table]
    current: CurrentSave
    preferences: Preferences
    get_away: Then
    open_save: Callable[[Save], object]
    hosting: Hosting | None = None

    def host(self, session: Session, held: str = "") -> Hosting:
        """Share the game on the table with other devices, if that is not done yet; `held` is what this tab holds."""
        if self.hosting is None:
            from pentapod.web.devices.hosting import Hosting

            parts = self.table(), self.current, self.preferences
            self.hosting = Hosting(*parts, self._elsewhere, session, held)
        return self.hosting

    def again(self, save: Save, session: Session, takes: bool) -> None:
        """A kept game was shared with other devices: it is again, unless another tab does it and nobody `takes` it."""
        from pentapod.web.devices import tabs

        def then() -> None:
            if self.table().view.session is session and self.hosting is None:
                self.host(session, save.id).resume()

        def taken() -> None:
            if self.hosting:
                self.hosting.taken()

        tabs.hold(save.id, takes, then, lambda: self._elsewhere(say("tabs-elsewhere")), taken)

    def _elsewhere(self, why: str) -> None:
        """Another tab hosts the game on the table: it cannot be played here, but taken over."""
        from pentapod.web.devices import tabs

        save = saves.load(self.current.store, self.current.id)
        self.hosting = None
        self.get_away()
        if isinstance(save, Save):
            tabs.tell(why, lambda: self._take_over(save.id))

    def _take_over(self, save_id: str) -> None:
        """Host here what another tab hosts."""
        save = saves.load(self.current.store, save_id)
        if isinstance(save, Save):
            self.open_save(save)

    def end(self) -> None:
        """The table is left: whoever plays elsewhere is told."""
        if self.hosting:
            self.hosting.end()
        self.hosting = None
