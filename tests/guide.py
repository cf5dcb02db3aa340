"""The rules page of a game, as tests read it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from re import findall


class Guide:
    """The text of the page, and its diagrams: each a position text and a caption."""

    def __init__(self, game_id: str) -> None:
        package = import_module(f"pentapod.games.{game_id}")
        self.text = Path(package.__file__ or "").with_name("guide.md").read_text("utf-8")
        self.diagrams: list[tuple[str, str]] = findall(rf"```position {game_id}\n(.*?)\n(.*?)\n```", self.text)

    def diagram(self, words: str) -> str:
        """The position of the one diagram whose caption has these words."""
        (text,) = (text for text, caption in self.diagrams if words in caption)
        return text
