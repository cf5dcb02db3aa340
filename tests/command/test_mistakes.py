"""Whatever a command line asks for, `pentapod` ends with a code and at most a sentence, never with a traceback."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapod.command.main import main, parser
from site_files import ROOT

pytestmark = pytest.mark.native

LINK = "pods:1.00.B.w.xqFa"
SOUND = {
    "games": [],
    "picture": ["pods"],
    "record": [LINK],
    "link": ["game.txt"],
    "new": ["mygame.py"],
    "check": ["page.html"],
    "edition": ["pods"],
    "perft": ["pods", "1"],
    "play": ["pods", "--levels", "1", "--nodes", "1"],
}
"""What each command can do."""

NUMBERS = (
    "-1",
    "-5",
    "-99999999999999999999",
    "9" * 30,
    "9" * 5000,
    "1.5",
    "1e3",
    "nan",
    "inf",
    "x",
    "",
    " ",
    "0x1",
    "٣",
    "²",
)
TEXTS = ("", " ", "-", "x" * 5000, "pods:", "a\nb", "\udcff", "😀", "=", "..", "{}", "%s", "\\")


def options() -> Iterator[tuple[str, argparse.Action]]:
    """Every option and positional argument of every command."""
    (commands,) = (one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    assert list(commands.choices) == list(SOUND)
    for name, command in commands.choices.items():
        yield from ((name, one) for one in command._actions if one.nargs != 0)


def command_line(command: str, option: argparse.Action, value: str) -> list[str]:
    """A command that can be followed, but for this value."""
    sound = SOUND[command]
    if option.option_strings:
        return [command, *sound[option.dest == "game" :], option.option_strings[0], value]
    return [command, *sound[:-1], value] if option.dest == "depth" else [command, value, *sound[1:]]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with what the commands name."""
    monkeypatch.chdir(tmp_path)
    Path("page.html").write_text('<pentapod-board game="modx"></pentapod-board>\n', encoding="utf-8")
    Path("game.txt").write_text("Pentapod record 1\ngame: pods 1\n\n1. chance 0\n", encoding="utf-8")
    Path("folder").mkdir()
    Path("folder.svg").mkdir()
    Path("binary").write_bytes(bytes(range(256)))
    for loop in ("loop", "loop.svg"):
        Path(loop).symlink_to(loop)  # It can be neither read nor written, whoever tries.


def followed(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> int:
    """The exit code of a command, which explains itself in a sentence if it is 2."""
    code = main(arguments)
    out, err = capsys.readouterr()
    assert "[Errno" not in out + err
    if code == 2:
        assert out == ""
        assert err.startswith("pentapod: ")
        assert err.endswith("\n")
        assert err.count("\n") <= 1 + sum(one.count("\n") for one in arguments), err
    else:
        assert err == ""
    return code


def test_every_command_can_be_followed(capsys: pytest.CaptureFixture[str]) -> None:
    for command, sound in SOUND.items():
        assert followed(capsys, [command, *sound]) == 0, command


def test_a_number_that_cannot_be_used_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    numeric = [(command, one) for command, one in options() if one.type not in (None, Path)]
    assert {one.dest for _, one in numeric} == {"ply", "width", "depth", "levels", "nodes"}
    for command, option in numeric:
        for value in NUMBERS:
            assert followed(capsys, command_line(command, option, value)) == 2, (command, option.dest, value)


def test_any_text_can_be_given(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [(command, one) for command, one in options() if one.type in (None, Path)]
    assert len(texts) > 15
    monkeypatch.setattr("sys.stdin", None)
    for command, option in texts:
        for value in TEXTS:
            followed(capsys, command_line(command, option, value))


@pytest.mark.parametrize(
    "name", ["missing", "folder", "binary", "loop", "page.html/page", "x" * 300, "folder/../binary"]
)
def test_a_file_that_cannot_be_read_is_named(capsys: pytest.CaptureFixture[str], name: str) -> None:
    for command in ("record", "link", "check"):
        assert main([command, name]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert name[:70] in err
        assert "[Errno" not in err


@pytest.mark.parametrize("name", ["folder.svg", "loop.svg", "missing/a.svg", "page.html/a.svg", "x" * 300 + ".svg"])
def test_a_file_that_cannot_be_written_is_named(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert followed(capsys, ["picture", "--game", "pods", "--output", name]) == 2


def begun(*arguments: str, stdout: int) -> subprocess.Popen[str]:
    """A command in a process of its own, whose output is buffered as usual.

    Ctrl-C ends it, be these tests begun where shells let nothing that runs in the background hear of it.
    """
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    env["PYTHONPATH"] = str(ROOT / "py")
    command = (sys.executable, "-m", "pentapod.command", *arguments)
    return subprocess.Popen(
        command,
        env=env,
        text=True,
        stdout=stdout,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


@pytest.mark.parametrize("arguments", [("games",), ("perft", "--game", "pods", "2"), ("--help",)])
def test_a_pipe_that_closes_is_said_in_a_sentence(arguments: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = begun(*arguments, stdout=writing)
    os.close(writing)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (2, "pentapod: The output was cut off: Broken pipe.\n")


def test_a_search_that_is_broken_off_ends_without_a_word() -> None:
    process = begun("perft", "--game", "pods", "9", stdout=subprocess.PIPE)
    assert process.stdout
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
