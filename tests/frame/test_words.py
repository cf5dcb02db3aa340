"""What the frame says for games that bring no words of their own."""

from __future__ import annotations

import pytest

from every_game import find
from pentapod.engine.words import Stat
from pentapod.frame import Number, Score, State, action
from pentapod.frame.words import TITLES, FrameWords


class Tricks(State):
    """Cards are won in tricks."""

    tricks = Score("tricks", one="trick")
    games = Score("games", goal=7, one="game")

    @action("Win")
    def win(self) -> None:
        self.tricks[self.seat] += 1
        self.games[self.seat] += 1


class Coins(State):
    """Coins are taken from one pile."""

    coins = Number(1, label="coins", one="coin")


@pytest.mark.parametrize(
    ("text", "stats"),
    [
        ("0/1 0/1 b -", (Stat("trick", 1), Stat("games", 1, 7))),
        ("0/2 0/2 b -", (Stat("tricks", 2), Stat("games", 2, 7))),
    ],
)
def test_a_score_of_one_has_its_own_label(text: str, stats: tuple[Stat, ...]) -> None:
    words = FrameWords(Tricks, "Tricks", "Cards.", TITLES[:2])
    assert words.stats(Tricks.read(text), 1) == stats


def test_a_number_of_one_has_its_own_label() -> None:
    words = FrameWords(Coins, "Coins", "Coins.", TITLES[:2])
    assert [words.stats(Coins.read(f"{count} b -"), 0)[0].label for count in (0, 1, 2)] == ["coins", "coin", "coins"]
    pig = find("pig", 1)
    assert pig.words.stats(pig.position("100 1/0 0 0 b -"), 0)[0] == Stat("point", 1)
