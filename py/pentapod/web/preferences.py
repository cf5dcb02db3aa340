"""What the visitor has set, in force: how the page looks and sounds, how fast it is, where its links lead."""

from __future__ import annotations

from typing import Any

from js import document, window

from pentapod.web.shell import dom, sounds
from pentapod.web.store import settings
from pentapod.web.store.storage import Store


class Preferences:
    """The settings that are kept, and what follows from them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.settings = settings.load(store)
        self._still = window.matchMedia("(prefers-reduced-motion: reduce)")
        self._apply()

    def change(self, **changes: Any) -> None:
        """Change settings, named as the fields of `Settings`, and keep them."""
        self.settings = self.settings._replace(**changes)
        settings.keep(self._store, self.settings)
        self._apply()

    def _apply(self) -> None:
        """Let the root element name the theme, and the switch in the bar tell whether what happens is heard."""
        dom.by_id("sound").setAttribute("aria-pressed", "true" if self.settings.sound else "false")
        if self.settings.sound:
            sounds.prepare()
        if self.settings.theme == "system":
            document.documentElement.removeAttribute("data-theme")
        else:
            document.documentElement.dataset.theme = self.settings.theme

    def hear(self, sound: str) -> None:
        """Let a sound be heard, by its name, if the player wants any."""
        if self.settings.sound:
            sounds.hear(sound)

    def glides(self) -> bool:
        """Whether things on a board travel to where they are now."""
        return not (self.settings.still or self._still.matches)

    def confirms(self) -> bool:
        """Whether an action is played only after it was confirmed."""
        return self.settings.confirm

    def pace(self) -> float:
        """How many seconds a computer player takes at least for an action."""
        return settings.PACES[self.settings.pace]

    @property
    def stun(self) -> str:
        """The server that tells this device its own address, as "host:port"; "" if none is to be asked."""
        named = document.querySelector("meta[name=stun]")
        return self.settings.stun or (str(named.content) if named else "")

    @property
    def site_address(self) -> str:
        """The address that links lead to: this page's, or, of a page from a disk, a public copy's; "" if none is known.

        Whatever gives an address out begins it with this one.
        """
        built = document.documentElement.getAttribute("data-public") or ""
        return dom.address() or self.settings.public or str(built)
