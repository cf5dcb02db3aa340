"""The boards of a page are found, checked and drawn."""

from __future__ import annotations

import pytest

from pentapod.command.boards import boards, drawn, faults

GOOD = "standard guarded 0 w 2@c3 1@f5"
LINK = "pods:1.00.B.w.xqFa"


def board(attributes: str, inside: str = "") -> str:
    return f"<h1>Rules</h1>\n<p>Look:</p>\n<pentapod-board {attributes}>{inside}</pentapod-board>\n"


@pytest.mark.parametrize(
    "attributes",
    [
        'game="pods"',
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
        ("", "Name either a game or a link."),
        ('game="chess"', "There is no game 'chess'."),
        ('game="pods" position="standard"', "PODS: "),
        (f'link="{LINK}x"', "link"),
        (f'link="{LINK}" ply="99"', "There is no ply 99"),
        ('game="pods" may="win"', "may is one of look, step, play, not 'win'"),
        ('game="pods" level="9"', "there is no level 9: the levels are 1 to 5"),
        ('game="pods" seat="2"', "there is no seat 2: the seats are 0 to 1"),
        ('game="pods" seat="x"', "seat is a number, not 'x'"),
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
    page = f'<iframe src="https://games.example/?embed&amp;may=step#{LINK}"></iframe>\n'
    page += '<iframe src="https://games.example/?embed&amp;game=nothing"></iframe>\n<iframe src="https://a.example"></iframe>'
    assert [found.line for found in boards(page)] == [1, 2]
    assert [line for line, _ in faults(page)] == [2]


def test_what_is_only_shown_as_code_in_markdown_is_no_board() -> None:
    assert boards("Text\n\n```html\n<pentapod-board></pentapod-board>\n```\n\n" + board('game="pods"'))[0].line == 9


def test_pictures_are_drawn_into_what_has_none_and_nothing_else_changes() -> None:
    page = (
        "é\n"
        + board(f'game="pods" position="{GOOD}"')
        + board('game="modx"', "<p>mine</p>")
        + board('game="xtal" picture="x"')
    )
    done = drawn(page)
    assert done.count("<svg") == 1
    assert "<p>mine</p>" in done
    before, _, rest = done.partition("<svg")
    after = rest.partition("</svg>")[2]
    assert before + after == page
    assert drawn(done) == done
    assert faults(done) == []


def test_the_picture_is_of_the_position_that_the_board_names() -> None:
    one, other = (drawn(board(f'game="pods" position="{text}"')) for text in (GOOD, "standard guarded 0 w 2@c3 1@e2"))
    assert one != other
    assert "aria-label" in one
