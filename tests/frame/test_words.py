"""What the frame says for games that bring no words of their own."""

from __future__ import annotations

import pytest

from every_game import find
from pentapod.engine.state import PositionError
from pentapod.engine.words import Stat
from pentapod.frame import Number, Score, State, action
from pentapod.frame.words import FrameWords


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
    words = FrameWords(Tricks, "Tricks", "Cards.")
    assert words.stats(Tricks.read(text), 1) == stats


def test_a_number_of_one_has_its_own_label() -> None:
    words = FrameWords(Coins, "Coins", "Coins.")
    assert [words.stats(Coins.read(f"{count} b -"), 0)[0].label for count in (0, 1, 2)] == ["coins", "coin", "coins"]
    pig = find("pig", 1)
    assert pig.words.stats(pig.position("100 1/0 0 0 b -"), 0)[0] == Stat("point", 1)


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("morris", "x 9/9 - 0 b -", "Board: 'x' is not a board like "),
        ("morris", "{board} 9/x - 0 b -", "In hand: 'x' should be a number."),
        ("morris", "{board} 9 - 0 b -", "In hand: '9' needs a value for each of 2 seats."),
        ("morris", "{board} 10/9 - 0 b -", "In hand: '10' should be from 0 to 9."),
        ("morris", "{board} 9/9 - 0 x -", "To move: 'x' should be one of 'b', 'o'."),
        ("morris", "{board} 9/9 - 0 b x", "Resigned: 'x' should be one of 'b', 'o'."),
        ("morris", "{board} 9/9 - 0 b", "A position of this game has 6 parts, but this one has 5."),
        ("liarsdice", "5 x/x 0 0 - - b -", "Players: '5' should be one of '2', '3', '4'."),
        ("liarsdice", "2 11/x 0 0 - - b -", "Cups: 'x' is not in ascending order, or has letters other than "),
    ],
)
def test_what_is_wrong_with_a_position_names_the_part(game: str, text: str, why: str) -> None:
    found = find(game, 1)
    with pytest.raises(PositionError) as error:
        found.position(text.format(board=found.start(found.choose()).text().split()[0]))
    assert str(error.value).startswith(why)
