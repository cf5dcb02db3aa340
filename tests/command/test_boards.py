"""The boards of a page are found, checked and drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from pentapod import games
from pentapod.command import boards as checking
from pentapod.command.boards import Drawn, boards
from pentapod.command.records import Fault
from pentapod.puzzles import puzzle
from site_files import ROOT

PUZZLES = ROOT / "py/pentapod/games/pods"

GOOD = "standard guarded 0 w 2@c3 1@f5"
LINK = "pods:1.00.B.w.xqFa"


def board(attributes: str, inside: str = "") -> str:
    return f"<h1>Rules</h1>\n<p>Look:</p>\n<pentapod-board {attributes}>{inside}</pentapod-board>\n"


def faults(page: str) -> list[Fault]:
    return checking.faults(boards(page))


def drawn(page: str) -> Drawn:
    return checking.drawn(page, boards(page))


@pytest.mark.parametrize(
    "attributes",
    [
        'game="pods"',
        'lesson="pods:1"',
        f'game="pods" position="{GOOD}"',
        f'link="{LINK}" ply="1"',
        f'link="https://games.example/#{LINK}"',
        'game="modx" may="step" theme="page" level="3" seat="1" class="wide" style="x" data-x="1" id="a" live',
    ],
)
def test_a_board_that_is_right_has_no_fault(attributes: str) -> None:
    assert faults(board(attributes)) == []


@pytest.mark.parametrize(
    ("attributes", "told"),
    [
        ("", "Give either a game or a link."),
        ('game="chess"', "There is no game called 'chess'."),
        ('game="pods" position="standard"', "PODS: "),
        (f'link="{LINK}x"', "link"),
        (f'link="{LINK}" ply="99"', "There is no ply 99"),
        ('game="pods" may="win"', "may must be one of look, step, play, not 'win'"),
        ('game="pods" level="9"', "there is no level 9: the levels are 1 to 5"),
        ('game="pods" seat="2"', "there is no seat 2: the seats are 0 to 1"),
        ('lesson="pods:99"', "There is no lesson 'pods:99': PODS has "),
        ('lesson="chess:1"', "There is no game called 'chess'."),
        ('game="pods" seat="x"', "seat must be a number, not 'x'"),
        ('game="pods" colour="red"', "there is no attribute 'colour'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(attributes: str, told: str) -> None:
    (fault,) = faults(board(attributes))
    line, why = fault
    assert line == 3
    assert told in why


def test_an_element_that_is_not_closed_is_wrong() -> None:
    (fault,) = faults('<pentapod-board game="pods">')
    assert "</pentapod-board>" in fault[1]


def test_frames_are_boards_if_their_address_says_so() -> None:
    page = f'<iframe src="https://games.example/embed.html?may=step#{LINK}"></iframe>\n'
    page += (
        '<iframe src="https://games.example/embed.html?game=no"></iframe>\n<iframe src="https://a.example"></iframe>'
    )
    assert [found.line for found in boards(page)] == [1, 2]
    assert [line for line, _ in faults(page)] == [2]


def test_a_board_that_is_drawn_by_itself_is_right() -> None:
    page = board('lesson="pods:1" picture="eager"')
    assert faults(page) == []
    assert "<svg" in drawn(page).text


HERE = "<pentapod-board position='0>1'></pentapod-board>"


@pytest.mark.parametrize(
    "text",
    [
        f"Write `{HERE}`.",
        f"``{HERE} ` `` {HERE}",
        f"One ` mark\n\n{HERE}\n\nand ` another.",
        f"Two `\nlines {HERE}\n` of code: {HERE}",
        f"Text\n\n```html\n{HERE}\n```\n\n{HERE}",
        f"Text\r\n\r\n```html\r\n{HERE}\r\n```\r\n\r\n{HERE}\r\n",
        f"~~~ `html`\n{HERE}\n~~~\n{HERE}",
        f"````\n```\n{HERE}\n```\n````\n{HERE}",
        f"A fence that is never closed\n```\n{HERE}\n",
        f"> ```\n> {HERE}\n> ```\n\n{HERE}",
        f"1. A list:\n\n    ```\n    {HERE}\n    ```\n\n    {HERE} `{HERE}`",
        f"- ```\n  {HERE}\n  ```\n",
        f"Text\n\n    {HERE}\n\n\t{HERE}\n\n{HERE}",
        f"    {HERE}\n",
        f"Text\n    {HERE}\n",
        f"<div>\n    {HERE}\n</div>",
        f"- A list\n  of two lines\n\n    {HERE}\n\nText\n\n    {HERE}",
        f"\\`{HERE}\\` and \\{HERE}",
        f"<!-- ` -->{HERE}<!-- ` -->",
        f'<b title="`">bold</b> {HERE} <b title="`">bold</b>',
        f"The tags `<script>` and `</script>` {HERE}",
        f"<script type='text/plain'>`\n\n    a</script> {HERE} `",
    ],
)
def test_what_is_code_in_markdown_is_no_board(text: str) -> None:
    assert len(boards(text)) == MarkdownIt("commonmark").render(text).count("<pentapod-board")


def test_html_has_no_code_of_markdown() -> None:
    text = f"<p>`</p>\n\n    {HERE}\n```\n{HERE}\n<p>`</p>"
    assert (len(boards(text, is_html=True)), len(boards(text))) == (2, 0)


@pytest.mark.states(
    "The command `pentapod check --write` draws the true pictures into a page beforehand, so that nothing need "
    "be waited for.",
    "It says which boards it leaves without one, and why: frames, the puzzle of the day, elements that hold something "
    "else, and what is wrong.",
)
def test_pictures_are_drawn_into_what_has_none_and_nothing_else_changes() -> None:
    page = (
        "é\n"
        + board(f'game="pods" position="{GOOD}"')
        + board('game="modx"', "<p>mine</p>")
        + board('game="xtal" picture="x"')
        + board('game="xtal"', "<img src='x.png' alt=''>")
    )
    done = drawn(page)
    assert done.written == 1
    assert done.text.count("<svg") == 1
    before, _, rest = done.text.partition("<svg")
    after = rest.partition("</svg>")[2]
    assert before + after == page
    assert drawn(done.text) == Drawn(done.text, 0, done.left)
    assert faults(done.text) == []


FRAME = '<iframe src="https://games.example/embed.html?game=pods{}"></iframe>\n'


def test_boards_are_drawn_beside_one_that_is_wrong_and_what_is_left_is_told() -> None:
    page = board('game="pods"') + board("") + FRAME.format("") + FRAME.format("#&picture=x") + board('puzzle="pods"')
    page += board('puzzle="modx"', "<p>mine</p>") + board(f'link="{LINK}"') + '<pentapod-board game="pods">'
    done = drawn(page)
    assert done.written == 2
    assert done.left == [
        (6, "left without a picture: something is wrong with it"),
        (7, "left without a picture: a frame takes its picture from its address, as *Share* writes it"),
        (11, "left without a picture: the puzzle of the day changes every day"),
        (14, "left without a picture: it already has other content"),
        (18, "left without a picture: something is wrong with it"),
    ]
    assert drawn(page.replace("\n", "\r\n")).text == done.text.replace("\n", "\r\n")


def test_the_picture_is_of_the_position_that_the_board_names() -> None:
    one, other = (
        drawn(board(f'game="pods" position="{text}"')).text for text in (GOOD, "standard guarded 0 w 2@c3 1@e2")
    )
    assert one != other
    assert "aria-label" in one


RECORD = """
  Pentapod record 1
  game: pods 1

  1. chance 0
  2. 0 1@e4 {Here. [mark e4]}
    (2. 0 1@b2)
"""
INSIDE = ("<script type='text/plain'>{}</script>", "\n<template>{}</template>\n")


@pytest.mark.parametrize("how", INSIDE)
def test_a_board_with_a_record_is_drawn_behind_it(how: str) -> None:
    page = board("", how.format(RECORD))
    done = drawn(page)
    assert re.sub("<svg.*</svg>", "", done.text) == page
    assert done.text.endswith("</svg></pentapod-board>\n")
    assert drawn(done.text).left == faults(done.text) == []


@pytest.mark.states(
    "`pentapod check` reads the records of a page.",
)
@pytest.mark.parametrize("how", INSIDE)
def test_the_record_in_an_element_is_checked_with_its_lines(how: str) -> None:
    assert faults(board('may="step"', how.format(RECORD))) == []
    first = 3 + how.partition("{")[0].count("\n")
    (fault,) = faults(board("", how.format(RECORD.replace("1@b2", "1@z2"))))
    assert fault[0] == first + 6
    assert "not possible here" in fault[1]
    (fault,) = faults(board("", how.format(RECORD.replace("[mark e4]", "[mark e9]"))))
    assert fault[0] == first + 5
    assert "'e9' is not a place in that picture" in fault[1]
    (fault,) = faults(board('seat="2"', how.format(RECORD)))
    assert "there is no seat 2" in fault[1]


def test_the_record_of_a_frame_or_an_attribute_is_checked() -> None:
    text = "Pentapod record 1%0Agame: pods 1%0A1. chance {}"
    frame = '<iframe src="https://games.example/embed.html#record={}"></iframe>'
    assert faults(frame.format(text.format(0))) == []
    assert "not possible" in faults(frame.format(text.format(1)))[0][1]
    plain = text.replace("%0A", "&#10;")
    assert faults(board(f'record="{plain.format(0)}"')) == []
    assert "not possible" in faults(board(f'record="{plain.format(1)}"'))[0][1]


def test_lessons_and_puzzles_are_checked() -> None:
    for right in ('lesson="pods:1"', 'puzzle="pods"', 'puzzle="modx"', 'lesson="xtal:2" theme="dark"'):
        assert faults(board(right)) == []
    first = puzzle.read((PUZZLES / "puzzles.txt").read_text("utf-8"))[0].id
    assert drawn(board(f'puzzle="pods:{first}"')).written == 1
    for wrong in ('lesson="pods:99"', 'lesson="pods"', 'lesson="chess:1"', 'puzzle="xtal:none"', 'puzzle="pods:0"'):
        (fault,) = faults(board(wrong))
        assert fault[0] == 3
        assert fault[1].startswith("There is no ")


def test_the_examples_of_annotated_games_lessons_and_puzzles_in_the_docs_are_right() -> None:
    page = (ROOT / "docs" / "embed.md").read_text(encoding="utf-8")
    section = page.partition("## Games with comments, lessons, puzzles")[2].partition("## Messages")[0]
    code = "".join(re.findall(r"```html\n(.*?)```", section, re.DOTALL))
    assert [bool(one.record) for one in boards(code)] == [True, False, False]
    assert faults(code) == []
    assert drawn(code).written == 2


@pytest.mark.states("`pentapod check` plays the files as well.")
def test_the_game_of_a_board_is_a_file_beside_the_page(tmp_path: Path) -> None:
    (tmp_path / "mygame.py").write_text((ROOT / "examples/tictactoe.py").read_text("utf-8"), encoding="utf-8")
    page = "\n".join(
        f"<pentapod-board {asked}></pentapod-board>"
        for asked in (
            'src="mygame.py"',
            'src="mygame.py" position="nonsense"',
            'src="other.py"',
            'src="mygame.py" seat="2"',
        )
    )
    try:
        found = boards(page, is_html=True, folder=tmp_path)
        assert [line for line, _ in checking.faults(found)] == [2, 3, 4]
        assert "other.py" in checking.faults(found)[1][1]
        assert checking.drawn(page, found).written == 1
    finally:
        games.forget("mygame")


def test_a_frame_may_play_a_file_of_the_site_that_is_not_here() -> None:
    page = '<iframe src="https://games.example/embed.html?src=mygame.py&may=step"></iframe>'
    assert checking.faults(boards(page, is_html=True)) == []


@pytest.mark.states("`pentapod check` reads the editions of boards.")
def test_the_edition_of_a_board_is_a_file_beside_the_page(tmp_path: Path) -> None:
    text = (ROOT / "editions/pods-neighbours.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(text.replace("N E S", "N E NNE", 1), encoding="utf-8")
    page = "\n".join(
        f"<pentapod-board {asked}></pentapod-board>"
        for asked in (
            'edition="mine.toml"',
            'game="pods" edition="bad.toml"',
            'game="modx" edition="mine.toml"',
            'edition="other.toml"',
            'edition="mine.toml" lesson="pods:1"',
            'game="pods" edition="mine.toml" position="standard guarded 0 w 2@c3 1@e2"',
        )
    )
    found = boards(page, is_html=True, folder=tmp_path)
    told = checking.faults(found)
    assert [line for line, _ in told] == [2, 3, 4, 5]
    for (_, why), said in zip(
        told, ["10: pods.4:", "is for pods, not for modx", "other.toml", "standard"], strict=True
    ):
        assert said in why
    assert checking.drawn(page, found).written == 2


def test_a_frame_may_name_an_edition_of_the_site_that_is_not_here() -> None:
    page = '<iframe src="https://games.example/embed.html?game=pods&edition=mine.toml"></iframe>'
    assert checking.faults(boards(page, is_html=True)) == []
