"""A stand-in for the browser's store."""

from __future__ import annotations


class Memory:
    """Texts by name."""

    def __init__(self, **texts: str) -> None:
        self.texts = dict(texts)

    def get(self, name: str) -> str | None:
        return self.texts.get(name)

    def put(self, name: str, text: str) -> None:
        self.texts[name] = text

    def drop(self, name: str) -> None:
        self.texts.pop(name, None)

    def names(self, beginning: str) -> list[str]:
        return sorted(name for name in self.texts if name.startswith(beginning))
