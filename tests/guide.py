"""The rules page of a game, as tests read it."""

from __future__ import annotations

from re import findall

from pentapod import games


class Guide:
    """The text of the page, and its diagrams: each a position text and a caption."""

    def __init__(self, game_id: str) -> None:
        self.text = games.text_of(game_id, "guide.md")
        self.diagrams: list[tuple[str, str]] = findall(rf"```position {game_id}\n(.*?)\n(.*?)\n```", self.text)

    def diagram(self, words: str) -> str:
        """The position of the one diagram whose caption has these words."""
        (text,) = (text for text, caption in self.diagrams if words in caption)
        return text
