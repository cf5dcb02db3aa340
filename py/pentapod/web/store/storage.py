"""What the browser keeps between visits, when it lets us."""

from __future__ import annotations

import js

PREFIX = "pentapod."


class Store:
    """Text by name. Where the browser forbids or is full, texts live until the page closes, and `failing` says so."""

    def __init__(self) -> None:
        self.failing = ""
        self._memory: dict[str, str] = {}
        try:
            self._local = js.window.localStorage
            self._local.setItem(f"{PREFIX}probe", "1")
            self._local.removeItem(f"{PREFIX}probe")
        except Exception:
            self._local = None
            self.failing = "forbidden"

    def get(self, name: str) -> str | None:
        """The text of this name, or None."""
        if name in self._memory:
            return self._memory[name]
        value = self._local.getItem(PREFIX + name) if self._local else None
        return value if isinstance(value, str) else None  # What is not there is null, which is not None.

    def put(self, name: str, text: str) -> None:
        """Keep a text under this name."""
        self._memory.pop(name, None)
        if self._local:
            try:
                self._local.setItem(PREFIX + name, text)
                return
            except Exception:
                self.failing = "full"
        self._memory[name] = text

    def drop(self, name: str) -> None:
        """Forget the text of this name."""
        self._memory.pop(name, None)
        if self._local:
            self._local.removeItem(PREFIX + name)

    def size(self) -> int:
        """How many characters are kept, names and texts together."""
        return sum(len(PREFIX) + len(name) + len(self.get(name) or "") for name in self.names(""))

    def names(self, beginning: str) -> list[str]:
        """The names that begin so."""
        kept = [self._local.key(at) for at in range(self._local.length)] if self._local else []
        start = PREFIX + beginning
        return sorted({name[len(PREFIX) :] for name in kept if name.startswith(start)} | set(self._memory))
