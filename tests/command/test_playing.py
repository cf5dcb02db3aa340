"""`pentapod play` with people: they see their position as text, and type what they do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from every_game import REAL
from pentapod.command.playing import board_as_text, written
from pentapod.engine import record
from pentapod.engine.game import Game
from pentapod.frame.state import State
from random_play import cases, play
from site_files import ROOT

pytestmark = pytest.mark.native

FRAMED = [game for game in REAL if isinstance(game.start(game.choose()), State)]
each_game = pytest.mark.parametrize("game", REAL, ids=lambda game: f"{game.id}:{game.version}")


def typed(game: str, text: str, *arguments: str) -> tuple[str, str]:
    """The record that is printed in the end, and what was said, when somebody types this."""
    done = subprocess.run(
        [sys.executable, "-m", "pentapod.command", "play", game, *arguments],
        env=os.environ | {"PYTHONPATH": str(ROOT / "py")},
        input=text,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def example(name: str) -> str:
    return str(ROOT / f"examples/{name}.py")


def test_somebody_types_against_a_computer_until_the_game_is_over() -> None:
    squares = [f"{column}{row}" for column in "abc" for row in "123"]
    text, said = typed(example("tictactoe"), "\n".join(squares), "--levels", "0", "1", "--seed", "1")
    told = record.read(text, lambda _id, _version: next(game for game in FRAMED if game.id == "tictactoe"))
    assert told.levels == (0, 1)
    assert told.match.latest.result is not None
    assert "     a b c" in said.splitlines()
    assert said.rstrip().splitlines()[-1].startswith(("Blue wins", "Orange wins", "A draw"))


def test_what_is_no_action_is_refused_with_its_reason_and_what_is_near_it() -> None:
    _, said = typed(example("hexapawn"), "a1 a3\nnonsense\n?\n", "--levels", "0", "1")
    assert "A pawn moves one square ahead." in said
    assert "There is nothing here by that name." in said
    assert "Similar actions: a1-a2" in said
    assert re.search(r"^(> )?  a1-a2 +Move the pawn on a1 to a2$", said, re.MULTILINE)


def test_a_person_may_resign_or_just_go() -> None:
    text, said = typed("pods", "resign\n", "--levels", "0", "1")
    assert "result: 0 1" in text
    assert "resigned" in said
    assert "result: *" in typed("pods", "", "--levels", "0", "1")[0]


LAMPS = '''
"""Put out a lamp in turn: the last player who has one wins."""

from pentapod.frame import Score, State, action, game, won


class Lamps(State):
    lamps = Score("lamps", 3)

    @action("Put out a lamp")
    def blow(self):
        self.lamps[self.seat] -= 1
        self.end_turn()

    def has_left(self, seat):
        return not self.lamps[seat]

    def leave(self, seat):
        self.tell("{count} lamps of {seat} go out.", count=self.lamps[seat], seat=seat)
        self.lamps[seat] = 0

    def ending(self):
        left = [seat for seat, lamps in enumerate(self.lamps) if lamps]
        return won(left[0], why="nobody else has a lamp") if len(left) == 1 else None


GAME = game(Lamps, "Lamps", seats=3)
'''


def test_a_resignation_among_three_has_a_line_with_what_the_rule_told_of_it(tmp_path: Path) -> None:
    file = tmp_path / "lamps.py"
    file.write_text(LAMPS, "utf-8")
    _, said = typed(str(file), "blow\nresign\nblow\n", "--levels", "0")
    assert "Orange resigned. 3 lamps of Orange go out.\n" in said


def test_a_hidden_hand_is_shown_to_its_owner_alone() -> None:
    _, said = typed(example("liarsdice"), "\n1x 1s\n\n", "--levels", "0", "0", "--seed", "1")
    first, then = said.split("press Enter when nobody else is looking.")[1:3]
    assert "Blue's dice: " in first
    assert "Orange's dice" not in first
    assert "Orange's dice: " in then
    assert "Blue's dice" not in then.partition("\n")[2]
    assert "\x1b[2J" in first, "what Blue has seen is wiped away"


@pytest.mark.parametrize("game", FRAMED, ids=lambda game: game.id)
def test_a_board_has_a_sign_for_each_place(game: Game) -> None:
    match = play(next(cases(game)), Random(1), plies=9)
    assert isinstance(match.state, State)
    for board in match.state.boards():
        lines = list(board_as_text(board, match.state))
        pieces = [piece.letter for piece in match.state.cells(board.space).values() if piece]
        rows = "".join(line[5:] for line in lines[:-1]).replace(" ", "")
        assert len(rows) == len(board.space)
        assert sorted(rows.replace(".", "")) == sorted(pieces)


@each_game
def test_nothing_that_is_written_depends_on_a_hidden_hand(game: Game) -> None:
    rng = Random(game.id)
    for case in cases(game):
        match = play(case, rng, plies=40)
        for seat in (None, *range(game.seats(case.options))):
            dealt = match.state.redeal(seat, rng)
            assert list(written(game, dealt, seat)) == list(written(game, match.state, seat))
