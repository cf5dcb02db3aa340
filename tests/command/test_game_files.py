"""`pentapod check mygame.py`: what is wrong is said with line, rule and position, and it ends by itself."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest

from pentapod.command.game_file import check
from pentapod.command.main import main
from random_play import SOAK
from site_files import ROOT

pytestmark = pytest.mark.native

MINUTE = 60

TAKE = '''\
"""Take one or two of seven coins. Whoever takes the last one wins."""

from pentapod.frame import Cups, Flag, Number, Numbers, Score, State, action, consequence, drawn, game, refuse, say, won

AMOUNTS = Numbers("number of", 1, 2)
{before}

class Take(State):
    coins = Number(7, label="coins")
    {fields}

    @action("Take {{amount}} coins", amount=AMOUNTS)
    def take(self, amount):
        {first}
        if amount > self.coins:
            refuse("There are not so many coins.")
        self.coins -= amount
        {then}
        self.end_turn()

    {rules}

    def ending(self):
        {begin}
        return {won}


GAME = game(Take, "Take")
{after}
'''

WON = 'None if self.coins else won(self.opponent, why="the last coin is taken")'
CUP = 'cups = Cups(1, noun="die")'
SAYS = 'say("Dice: {dice}", dice=" ".join(self.cups))'


class Bad(NamedTuple):
    """A game that is wrong in the line that ends in `# here`, and what is said of it."""

    says: str
    before: str = ""
    fields: str = ""
    first: str = ""
    then: str = ""
    rules: str = ""
    begin: str = ""
    won: str = WON
    after: str = ""

    def source(self) -> str:
        return TAKE.format(**self._asdict())


BAD = {
    "a syntax error": Bad("This is not valid Python", before="NAMES = (1, 2  # here\ndef"),
    "a name that is not there": Bad("NameError", before="ROWS = GRID.rows(3)  # here"),
    "an import of what is not there": Bad("ModuleNotFoundError", before="import no_such_module  # here"),
    "an endless loop while it is imported": Bad("never finishes", before="while True: pass  # here"),
    "an endless loop in a rule": Bad("take never finishes", first="while self.coins < 4: pass  # here"),
    "an endless loop in the ending": Bad("ending never finishes", begin="while self.coins == 3: pass  # here"),
    "a loop within one call": Bad(
        "take never finishes", before="from itertools import count", first="-1 in count()  # here"
    ),
    "calls without an end": Bad(
        "calls itself", rules="def again(self):\n        return self.again()  # here", begin="self.again()"
    ),
    "memory without an end": Bad("more memory", first="many = [0] * (amount << 40)  # here"),
    "the end of the program": Bad("ends the program", first="raise SystemExit  # here"),
    "a game that never ends": Bad("comes to its end", then="self.coins = 7", won="None  # here"),
    "a result that sums to less": Bad("sum to 1", won='None if self.coins else won(why="nobody")  # here'),
    "a result that sums to more": Bad(
        "sum to 1", rules="result = property(lambda self: None if self.coins else (1, 1))", won=WON + "  # here"
    ),
    "a winner who has no seat": Bad("sum to 1", won='None if self.coins else won(2, why="nobody")  # here'),
    "nobody can act, and nobody has won": Bad("nobody can", won="None  # here"),
    "actions that differ between two calls": Bad(
        "forbids what it allowed before",
        before="from itertools import cycle\nMAY = cycle((True, True, True, False))",
        first='if not next(MAY): refuse("Not today.")  # here',
    ),
    "actions that depend on what is in no field": Bad(
        "holds all that decides what is legal",
        before="DONE = []",
        first='if amount == 2 and len(DONE) % 3 == 0: refuse("No more twos.")',
        then="DONE.append(1)",
        fields="# here: take",
    ),
    "an action that leads to different positions": Bad(
        "leads to the same position each time",
        before="from random import choice",
        then="self.more = choice(range(99))",
        fields="more = Number()  # here: take",
    ),
    "actions that depend on the order of a set": Bad(
        "In another process",
        before='STEPS = [len(word) for word in {"a", "bb", "ccc", "dddd", "eeeee", "ffffff"}]',
        first='if amount == 2 and self.coins in STEPS[:3]: refuse("Only one here.")',
        rules="# here: Take",
    ),
    "a condition that is not there": Bad(
        "self has no may_stop",
        rules='@action("Stop", when="may_stop")\n    def stop(self):  # here\n        self.coins = 0',
    ),
    "other parts than the action says": Bad(
        "positional argument",
        rules='@action("Give {left} coins", left=Numbers("number of", 8, 9))\n'
        "    def give(self):  # here\n        self.coins = 0",
    ),
    "a fact that is not given": Bad(
        "'Not {count} of {left}.' names {count}, but is given {left}, {seat}",
        first='if amount == 2: refuse("Not {count} of {left}.", left=3, seat=0)  # here',
    ),
    "a fact of the log that is not given": Bad(
        "names {dice}, {sum}, but is given nothing", then='self.tell("{sum} with {dice}.")  # here'
    ),
    "a part that an action has not": Bad(
        "names {}, but is given {left}",
        rules='@action("Leave {}", left=Numbers("number of", 8, 9))  # here\n    def leave_some(self, left): 1',
    ),
    "a name in how it ended": Bad("names {seat}", won='None if self.coins else won(0, why="{seat} did it")  # here'),
    "a name in what is impossible": Bad(
        "names {part}", rules='def impossible(self):\n        return "Not {part}." if self.coins == 3 else None  # here'
    ),
    "a refusal after a change": Bad("refuses after changing", then='if self.coins == 3: refuse("Not three.")  # here'),
    "a change where nothing may change": Bad("ending changes the position", begin="self.coins = 0  # here"),
    "a change of how many values there are": Bad(
        "seats keep their values", fields='points = Score("points")', first="self.points.append(1)  # here"
    ),
    "a field that is not declared": Bad("no field 'coin'", then="self.coin = 1  # here"),
    "a word that is misspelt": Bad("self has no oponent. Did you mean opponent?", first="self.oponent  # here"),
    "a word of a space that is misspelt": Bad(
        "GRID has no neighbors. Did you mean neighbours?",
        before="from pentapod.frame import Squares\nGRID = Squares(2, 2)",
        first="GRID.neighbors('a1')  # here",
    ),
    "a name that is not imported": Bad("Squares is not imported", before="GRID = Squares(2, 2)  # here"),
    "a beginning of another shape": Bad(
        "start needs 2 rows from the top, of 2, 2 places, with slashes between them, such as '../..'. Here it is 'bo'.",
        before="from pentapod.frame import Board, Squares, pieces",
        fields='board = Board(Squares(2, 2), pieces("man", "b", "o"), start="bo")  # here',
    ),
    "a beginning with other letters": Bad(
        "start has x, but the letters of the pieces on this board are b, o.",
        before="from pentapod.frame import Board, Squares, pieces",
        fields='board = Board(Squares(2, 2), pieces("man", "b", "o"), start="bx/..")  # here',
    ),
    "a beginning that is a table": Bad(
        "start needs 2 rows",
        before="from pentapod.frame import Board, Squares, pieces",
        fields='board = Board(Squares(2, 2), pieces("man", "b", "o"), start={"a1": "b"})  # here',
    ),
    "a point without a row": Bad(
        "dd is no name of a point", before='from pentapod.frame import Points\nSTAR = Points(["a1 dd"])  # here'
    ),
    "an ending that is not returned": Bad("does not return it", begin='drawn("enough")  # here', won="None"),
    "an error in a rule": Bad("ZeroDivisionError", first="1 / (self.coins - 4)  # here"),
    "a hidden hand in the picture": Bad(
        "depends on a hidden hand", fields=CUP, rules=f"def shown(self):  # here\n        yield {SAYS}"
    ),
    "a hidden hand in the log": Bad(
        "a hidden hand",
        fields=CUP,
        then='self.tell("The dice are {dice}.", dice=" ".join(self.cups))',
        rules="# here: take",
    ),
    "a hidden hand in a refusal": Bad(
        "depends on a hidden hand",
        fields=CUP,
        first='if amount == 2: refuse("The dice are {dice}.", dice=" ".join(self.cups))',
        rules="# here: take",
    ),
    "a hidden hand in what is legal": Bad(
        "depends on a hidden hand",
        fields=CUP,
        first='if amount == 2 and "6" in self.cups[self.opponent]: refuse("No.")',
    ),
    "two touches with one name": Bad(
        "two names",
        rules='@action("Leave {left} coins", left=Numbers("number of", 2, 3))\n'
        "    def leave_some(self, left):  # here\n        self.coins = left",
    ),
    "one touch for two actions": Bad(
        "are one action",
        rules='@action("Give {amount} coins", amount=AMOUNTS)\n'
        "    def give(self, amount):  # here\n        self.coins = 0",
    ),
    "a touch with the name of a resignation": Bad(
        "called 'resign'",
        before='from pentapod.frame import Choices\nSAID = Choices("word", {"resign": "Resign"})',
        rules='@action("Say {word}", word=SAID)\n    def speak(self, word):  # here\n        self.coins = 0',
    ),
    "a field with a name of the frame": Bad("is a name of the frame", fields="turn = Number()", before="# here: Take"),
    "a number below what a field holds": Bad("refused", fields="debt = Number()  # here", then="self.debt = -1"),
    "a number beyond what a field holds": Bad(
        "here more is 4, and its `most` is 3", fields="more = Number(most=3)  # here", then="self.more += 1"
    ),
    "a check that refuses what was played": Bad(
        "refused: Odd numbers are odd.",
        rules='def impossible(self):\n        return "Odd numbers are odd." if self.coins % 2 else None  # here',
    ),
    "a sentence without a full stop": Bad(
        "with a full stop", first='if amount > self.coins: refuse("Too many")', fields="# here: take"
    ),
    "markup": Bad("plain text", then='self.tell("<b>Well done</b>.")', fields="# here: take"),
    "no game": Bad("does not define a game", after="del GAME"),
    "a game of something else": Bad("does not define a game", after="GAME = 5"),
    "a process that ends": Bad("ended the program", before="import os\nos._exit(0)"),
}


def placed(told: str, file: Path) -> int:
    """The line of the file that is named first."""
    found = re.match(rf"{re.escape(str(file))}:(\d+): .", told)
    assert found, told
    return int(found[1])


def line_of(source: str) -> int | None:
    """The line that is marked, or where a marked name is defined."""
    marked = re.search(r"# here(?:: (\w+))?$", source, re.MULTILINE)
    if marked is None:
        return None
    sign = f" {marked[1]}(" if marked[1] else "# here"
    return next(at for at, line in enumerate(source.splitlines(), 1) if sign in line)


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_is_said_with_its_line(name: str, tmp_path: Path) -> None:
    file, source = tmp_path / "take.py", BAD[name].source()
    file.write_text(source, "utf-8")
    begun = monotonic()
    holds, told = check(file)
    assert monotonic() - begun < MINUTE
    assert not holds
    assert BAD[name].says in told.splitlines()[0]
    assert "\n    rule: " in told or BAD[name].says in ("does not define a game", "ended the program")
    assert placed(told, file) == (line_of(source) or placed(told, file)), source


FILES = {
    "no Python": (b"\x00\x01\x02", "null bytes"),
    "no UTF-8": (b"GAME = '\xff'", "This is not valid Python"),
    "nothing": (b"", "does not define a game"),
    "prose": (b"Take one or two coins.", "This is not valid Python"),
    "two megabytes": (b"# \n" * 700_000, "has 2100000 bytes"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_game_is_said_to_be_none(name: str, tmp_path: Path) -> None:
    content, says = FILES[name]
    file = tmp_path / "take.py"
    file.write_bytes(content)
    holds, told = check(file)
    assert not holds
    assert says in told
    assert placed(told, file) == 1


@pytest.mark.parametrize(
    ("name", "says"), [("Take.py", "lowercase letters"), ("a-b.py", "lowercase letters"), ("pods.py", "already")]
)
def test_a_name_that_cannot_be_an_id_is_refused(name: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(Bad("").source(), "utf-8")
    holds, told = check(file)
    assert not holds
    assert says in told


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    folder = tmp_path / "take.py"
    folder.mkdir()
    assert check(folder) == (False, f"{folder}:1: {folder} is not a file.")


@pytest.mark.lengthy
@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.stem)
def test_the_examples_hold_what_every_game_must_hold(file: Path) -> None:
    holds, told = check(file, seconds=15 if SOAK else 1)
    assert holds, told
    assert "random games: " in told


def test_the_game_that_is_spoilt_here_holds_it_too(tmp_path: Path) -> None:
    file = tmp_path / "take.py"
    file.write_text(Bad("").source(), "utf-8")
    holds, told = check(file, seconds=1)
    assert holds, told


def test_a_starter_holds_it_and_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mygame.py"
    assert main(["new", str(file)]) == 0
    written = file.read_text("utf-8")
    assert check(file, seconds=1)[0]
    assert main(["new", str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text("utf-8") == written
    for name in ("pods.py", "My.py", "no/folder.py"):
        assert main(["new", str(tmp_path / name)]) == 2
    assert [found.name for found in tmp_path.glob("*.py")] == ["mygame.py"]


def test_the_command_says_whether_all_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, page = tmp_path / "take.py", tmp_path / "page.md"
    bad.write_text("1 +", "utf-8")
    page.write_text('<pentapod-board game="pods"></pentapod-board>\n', "utf-8")
    assert main(["check", str(bad), str(page)]) == 1
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == f"{bad}:1: This is not valid Python: invalid syntax."
    assert last == "boards: 1, records: 0, faults: 0"
    assert main(["check", str(tmp_path / "none.py")]) == 2
