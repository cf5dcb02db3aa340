"""The command line: each command does what docs/programming.md says, and what cannot be done is said in a sentence."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import pytest

from pentapod import __version__, games
from pentapod.api import computers
from pentapod.api.matches import match_from_position, new_match, to_record
from pentapod.api.pictures import svg
from pentapod.command.main import main
from pentapod.engine import catalog, link, record

LINK = "pods:1.00.B.w.xqFa"
PNG = b"\x89PNG\r\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    """The exit code of a command, and what it has printed and complained of."""
    code = main([str(one) for one in arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.native
def test_every_command_of_the_guide_is_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guide = (Path(__file__).parents[2] / "docs/programming.md").read_text(encoding="utf-8")
    lines = [line.strip() for line in guide.splitlines() if line.startswith("    pentapod ")]
    assert len(lines) > 5
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "_loaded", set())
    for name in ("article.html", "article.md"):
        Path(name).write_text('<pentapod-board game="modx"></pentapod-board>\n')
    for line in lines:
        arguments = shlex.split(line, comments=True)[1:]
        if arguments[0] == "play":
            arguments += ["--nodes", "10"]
        if arguments[0] == "perft":
            arguments[-1] = "2"
        assert main(arguments) == 0, line
    assert Path("pods.svg").is_file()
    assert Path("pods.png").is_file()
    assert "<svg" in Path("article.md").read_text()
    assert "<svg" not in Path("article.html").read_text()
    games.ids.cache_clear()


@pytest.mark.native
@pytest.mark.parametrize(
    ("shell", "said"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Es gibt kein Spiel"),
        ({"LC_ALL": "de_AT", "LANG": "en_GB.UTF-8"}, "Es gibt kein Spiel"),
        ({"LANG": "xx_XX.UTF-8"}, "There is no game"),
        ({}, "There is no game"),
    ],
)
def test_it_speaks_the_language_of_the_shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, shell: dict[str, str], said: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in shell.items():
        monkeypatch.setenv(name, value)
    try:
        _, _, told = run(capsys, "perft", "nosuchgame", "1")
        assert said in told
    finally:
        catalog.choose(catalog.LANGUAGE)


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"pentapod {__version__}\n"


def test_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for game_id in games.ids():
        assert f"\n{game_id}  " in f"\n{out}"


@pytest.mark.parametrize("game_id", games.ids())
def test_a_picture_stands_alone(capsys: pytest.CaptureFixture[str], game_id: str) -> None:
    for theme in ("light", "dark", "contrast"):
        code, out, _ = run(capsys, "picture", "--game", game_id, "--theme", theme)
        assert code == 0
        assert out.startswith("<svg")
        assert "var(--" not in out


def test_a_game_or_its_file_is_named_with_an_option_or_without(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_loaded", {*games._loaded})
    for game in ("pods", Path(__file__).parents[2] / "examples/pig.py"):
        drawn = run(capsys, "picture", game, "--flip")
        assert drawn[0] == 0
        assert run(capsys, "picture", "--flip", "--game", game) == drawn
        assert run(capsys, "perft", game, 1)[1][:4] == run(capsys, "perft", "--game", game, 1)[1][:4]
    code, _, err = run(capsys, "picture", "pods", "--game", "modx")
    assert (code, "not allowed with argument" in err) == (2, True)
    games.ids.cache_clear()


def test_what_is_wrong_in_a_file_is_said_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_loaded", {*games._loaded})
    source = (Path(__file__).parents[2] / "examples/pig.py").read_text(encoding="utf-8")
    file = tmp_path / "sow.py"
    file.write_text(source.replace("GAME = game(", "Pig.shown = lambda self: [self.no_such_field]\n\nGAME = game("))
    line = file.read_text().splitlines().index("Pig.shown = lambda self: [self.no_such_field]") + 1
    for command in (("picture", file), ("play", file, "--levels", 0)):
        code, out, err = run(capsys, *command)
        assert (code, out) == (2, "")
        assert f"pentapod: {file}:{line}: self has no no_such_field." in err
    games.ids.cache_clear()


def test_a_picture_has_arrows_and_marks(capsys: pytest.CaptureFixture[str]) -> None:
    position = "standard guarded 0 w 2@c3 1@f5"
    asked = ("picture", "--game", "pods", "--position", position, "--arrow", "c3", "f5", "--mark", "d4", "e5")
    code, out, _ = run(capsys, *asked)
    assert code == 0
    assert out == svg(position, game="pods", arrows=[("c3", "f5")], marks=["d4", "e5"]) + "\n"
    code, _, err = run(capsys, *asked, "z9")
    assert code == 2
    assert "'z9' is not a place in that picture" in err


@pytest.mark.native
def test_a_picture_is_written_as_its_file_is_called(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "picture", "--link", f"see {LINK}).", "--ply", 1, "-o", tmp_path / "a.svg")[0] == 0
    assert (tmp_path / "a.svg").read_text().startswith("<svg")
    assert run(capsys, "picture", "--game", "modx", "--width", 300, "-o", tmp_path / "a.png")[0] == 0
    data = (tmp_path / "a.png").read_bytes()
    assert data.startswith(PNG)
    assert int.from_bytes(data[16:20], "big") == 300
    code, _, err = run(capsys, "picture", "--game", "modx", "-o", tmp_path / "a.gif")
    assert (code, "must end in" in err) == (2, True)


def test_a_record_and_its_link_lead_to_each_other(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, text, _ = run(capsys, "record", LINK, "--names", "Ann", "Bo")
    assert record.read(text, games.find).names == ("Ann", "Bo")
    (tmp_path / "game.txt").write_text(text)
    assert run(capsys, "link", tmp_path / "game.txt") == (0, f"{LINK}\n", "")
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run(capsys, "link", "-") == (0, f"{LINK}\n", "")


def test_a_link_may_be_longer_than_the_name_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    match = match_from_position("pocketmodel", new_match("pocketmodel").state.text())
    text = link.encode(match)
    assert len(text) > 255
    assert run(capsys, "record", text)[1] == to_record(match)


def test_a_page_is_checked_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text('<p>\n<pentapod-board game="pods"></pentapod-board>\n<pentapod-board></pentapod-board>\n')
    fault = f"{page}:3: Give either a game or a link.\n"
    assert run(capsys, "check", page) == (1, f"{fault}boards: 2, records: 0, faults: 1\n", "")
    left = f"{page}:3: left without a picture: something is wrong with it\n{page}: pictures written: 1\n"
    counts = "pictures written: 1, boards without one: 1\n"
    expected = f"{fault}{left}boards: 2, records: 0, faults: 1, {counts}"
    assert run(capsys, "check", page, "--write") == (1, expected, "")
    assert "<svg" in page.read_text(), "the sound board is drawn"
    page.write_bytes(
        b'<pentapod-board game="pods"></pentapod-board>\r\n\r\n```\r\n<pentapod-board></pentapod-board>\r\n'
    )
    assert run(capsys, "check", page)[0] == 1, "an HTML page has no code of Markdown"
    article = page.rename(tmp_path / "page.md")
    assert run(capsys, "check", article) == (0, "boards: 1, records: 0, faults: 0\n", "")
    assert run(capsys, "check", article, "--write")[0] == 0
    assert article.read_bytes().endswith(b"</svg></pentapod-board>\r\n\r\n```\r\n<pentapod-board></pentapod-board>\r\n")


def test_files_are_read_before_any_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text('<pentapod-board game="pods"></pentapod-board>\n')
    assert run(capsys, "check", "--write", page, tmp_path / "pagee.html")[0] == 2
    assert "<svg" not in page.read_text()


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "perft", "--game", "pods", "--position", "standard guarded 0 w 2@c3 1@f5", 2)
    assert code == 0
    first, second = (line.split()[:2] for line in out.splitlines())
    assert first == ["1", str(len(games.find("pods").position("standard guarded 0 w 2@c3 1@f5").actions()))]
    assert int(second[1]) > int(first[1])


@pytest.mark.native
def test_computers_play_a_game_and_the_same_seed_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    once, again = (run(capsys, "play", "pods", "--levels", 1, "--seed", "x", "--nodes", 40)[1] for _ in range(2))
    assert once == again
    told = record.read(once, games.find)
    assert told.match.latest.result is not None
    assert told.levels == (1, 1)
    assert link.decode(link.encode(told.match), games.find).state.text() == told.match.state.text()


def test_a_game_that_does_not_end_is_broken_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "MOST_ACTIONS", 9)
    monkeypatch.setattr("sys.stdin", io.StringIO("4@b2\n"))
    for levels in (1, 0):
        code, out, err = run(capsys, "play", "pods", "--levels", levels, 1, "--nodes", 9)
        assert (code, "result: *" in out) == (0, True)
        assert ("it had not ended after 9 actions." in err) is (levels > 0)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("picture",), "Give either a game or a link."),
        (("picture", "--game", "chess"), "There is no game called 'chess'"),
        (("picture", "--game", "pods", "--position", "nonsense"), "PODS: "),
        (("picture", "--link", "nonsense"), "link"),
        (("picture", "--link", LINK, "--ply", "7000"), "There is no ply 7000"),
        (("record", "pods:1.zz"), "'pods:1.zz' is neither a file nor a link."),
        (("record", LINK, "--names", "Ann", "Bo", "Cy"), "--names has 3 entries, but the game has 2 seats."),
        (("link", "no such file"), "no such file: No such file or directory."),
        (("perft", "--game", "pods", "0"), "argument depth: it must be a whole number from 1 to 100, not '0'"),
        (("play", "pods", "--nodes", "-5"), "argument --nodes: it must be a whole number from 1 to 10000000, not '-5'"),
        (("play", "pods", "--levels", "1", "2", "3"), "--levels has 3 entries, but the game has 2 seats."),
        (("play", "chess"), "There is no game called 'chess'"),
        (("play", "pods", "--option", "rules=none"), "cannot be 'none'"),
        (("check", "no such file"), "no such file: No such file or directory."),
        (("check", "--write", "-"), "only to files"),
        ((), "required: COMMAND; see pentapod --help"),
        (("chekc",), "invalid choice: 'chekc'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], why: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert why in err
    assert err.startswith("pentapod: ")
    assert err.count("\n") == 1


RECORD = """\
Pentapod record 1
game: pods 1
options: rules=standard guard=on
seat 0: Ann
seat 1: Bo
result: *

1. chance 0
2. 0 1@e4 ! {Here. [arrow e4 c3]}
  (2. 0 1@b2 {[mark d4]})
"""


def test_a_record_with_notes_is_printed_as_pentapod_writes_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.replace("\n  (", " (").replace(" !", "!"), encoding="utf-8")
    assert run(capsys, "record", file) == (0, RECORD, "")
    code, out, _ = run(capsys, "link", file)
    assert code == 0
    assert [step.action.path for step in link.decode(out.strip(), games.find).steps] == [("0",), ("1", "e4")]


def test_names_are_put_into_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    assert run(capsys, "record", file, "--names", "Zoë")[1] == RECORD.replace("Ann", "Zoë")


def test_records_are_checked_with_their_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad, signs = (tmp_path / name for name in ("good.txt", "bad.txt", "signs.txt"))
    good.write_text(f"Pentapod games 1\n\n{RECORD}\n{RECORD}", encoding="utf-8")
    bad.write_text(f"Pentapod games 1\n\n{RECORD.replace('1@b2', '1@z2')}\n{RECORD[:-2]}", encoding="utf-8")
    signs.write_text(RECORD.replace("[mark d4]", "[mark d4 d9]"), encoding="utf-8")
    assert run(capsys, "check", good) == (0, "boards: 0, records: 2, faults: 0\n", "")
    code, out, _ = run(capsys, "check", bad, signs)
    assert code == 1
    *faults, counts = out.splitlines()
    assert counts == "boards: 0, records: 3, faults: 3"
    where = [line.split(": ")[0] for line in faults]
    assert where == [f"{bad}:12", f"{bad}:23", f"{signs}:10"]
    assert "not possible here" in out
    assert "missing its closing )" in out
    assert "'d9' is not a place in that picture" in out
    assert run(capsys, "check", "--write", good)[0] == 0
    assert good.read_text(encoding="utf-8").startswith("Pentapod games 1")


def test_a_record_that_cannot_be_read_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.replace("}", ""), encoding="utf-8")
    for command in ("record", "link"):
        code, _, err = run(capsys, command, file)
        assert code == 2
        assert "Line 9: this comment is missing its closing }" in err
