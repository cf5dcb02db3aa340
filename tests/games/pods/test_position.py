"""Positions as text: parse and print are a pair, and what cannot be is named."""

from __future__ import annotations

import pytest

from games.pods.helpers import GAME, legal, position
from pentapod.engine.state import ImpossiblePosition, MalformedPosition

FULL = (
    "advanced guarded 90 b 1@c1,3@d4 7@c3,10@f6 aside:2/5,12 quiet:2"
    " earlier:c1-,d1w1;c1w1,c3-,d1-,d3b7;c1-,d1w1 resigned:w"
)


@pytest.mark.parametrize(
    "text",
    [
        "standard guarded ? w - -",
        "standard unguarded 180 w - -",
        "standard guarded 270 b 2@c3 -",
        "advanced guarded 0 w 1@d1,14@d4 3@c4",
        "advanced unguarded 0 b - 3@c4 aside:1,2/-",
        FULL,
    ],
)
def test_a_position_is_read_and_written_back(text: str) -> None:
    assert position(text).text() == text


def test_pods_may_be_named_in_any_order() -> None:
    assert (
        GAME.position("standard guarded 0 w 3@d4,1@d1 2@f5,1@e1").text() == "standard guarded 0 w 1@d1,3@d4 1@e1,2@f5"
    )


def test_pods_that_are_named_nowhere_are_in_hand() -> None:
    state = position("advanced guarded 0 w 1@d1 7@d5 aside:2/3")
    assert state.hands[0] == sum(1 << pod for pod in range(3, 15))
    assert state.hands[1] == sum(1 << pod for pod in (1, 2, 4, 5, 6, *range(8, 15)))


def test_a_position_that_was_read_goes_on_as_the_one_that_was_written() -> None:
    assert legal(position("standard guarded 0 w 1@d1 7@d5")) == legal(position("standard guarded 0 w 1@d1 7@d5"))
    assert position(FULL).earlier[0] != position(FULL).earlier[1]
    assert len(position(FULL).earlier) == 3


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", ""),
        ("standard guarded 0 w -", "standard guarded 0 w -"),
        ("classic guarded 0 w - -", "classic"),
        ("standard on 0 w - -", "on"),
        ("standard guarded 45 w - -", "45"),
        ("standard guarded 0 x - -", "x"),
        ("standard guarded 0 b 1d1 -", "1d1"),
        ("standard guarded 0 b 1@g1 -", "g1"),
        ("standard guarded 0 b 01@d1 -", "01@d1"),
        ("standard guarded 0 b 1@d1, -", ""),
        ("standard guarded 0  w - -", "w"),
        ("standard guarded 0 w - - ", ""),
        ("standard guarded 0 w - - quick:1", "quick:1"),
        ("advanced guarded 0 w - - quiet:x", "x"),
        ("advanced guarded 0 w - - quiet:2 aside:1/-", "aside:1/-"),
        ("advanced guarded 0 w - - aside:1", "1"),
        ("advanced guarded 0 w - - aside:1/x", "x"),
        ("advanced guarded 0 w - - earlier:g7-", "g7"),
        ("advanced guarded 0 w - - earlier:g-", "g-"),
        ("advanced guarded 0 w - - earlier:d4x1", "x"),
        ("standard guarded 0 w - - resigned:0", "0"),
    ],
)
def test_malformed(text: str, part: str) -> None:
    with pytest.raises(MalformedPosition) as error:
        GAME.position(text)
    assert error.value.part == part


def test_a_point_that_is_none_is_named() -> None:
    for text in ("standard guarded 90 w 2@c3 7@z9", "advanced guarded 0 w - - earlier:d1w1,z9w12"):
        with pytest.raises(MalformedPosition, match=r"^'z9' is not a point on the board\.$"):
            GAME.position(text)


@pytest.mark.parametrize(
    ("text", "part", "named"),
    [
        ("standard guarded 0 b 15@d1 -", "15@d1", "pod 15 does not exist"),
        ("standard guarded 0 b 0@d1 -", "0@d1", "pod 0 does not exist"),
        ("standard guarded 0 b 1@d1,2@d1 -", "2@d1", "already a pod"),
        ("standard guarded 0 w 1@d1 2@d1", "2@d1", "already a pod"),
        ("standard guarded 0 b 1@d1,1@d2 -", "1@d2", "already on another point"),
        ("standard guarded 0 w 1@d1 -", "w", "1 blue and 0 orange"),
        ("standard guarded 0 b - -", "b", "0 blue and 0 orange"),
        ("standard guarded 0 b 7@d1 -", "7@d1", "bipod"),
        ("standard guarded 0 b 1@a2 -", "1@a2", "could not have been placed"),
        ("standard guarded ? b 1@d1 -", "?", "turned before"),
        ("advanced guarded ? b - -", "?", "turned before"),
        ("advanced guarded ? w - - quiet:1", "?", "turned before"),
        ("standard guarded 0 w - - aside:1/-", "aside", "Advanced game"),
        ("standard guarded 0 w - - quiet:3", "quiet", "Advanced game"),
        ("standard guarded 0 w 1@d1 7@d5 earlier:d5-", "earlier", "Advanced game"),
        ("advanced guarded 0 w 1@a2 -", "1@a2", "blocked"),
        ("advanced guarded 0 w - 1@a2", "1@a2", "blocked"),
        ("advanced guarded 0 w 1@d1 - aside:1/-", "w1", "set aside and on the board"),
        ("advanced guarded 0 w - - aside:1,1/-", "1,1", "twice"),
        ("advanced guarded 0 w - - aside:-/15", "15", "pod 15 does not exist"),
        ("advanced guarded 0 w 1@d1 1@d6 quiet:61", "quiet", "60"),
        ("advanced guarded 0 w 1@d1 1@d6 earlier:e1w1", "w1", "two points"),
        ("advanced guarded 0 w 1@d1 1@d6 earlier:e4-", "e4-", "changes nothing"),
        ("advanced guarded 0 w 1@d1 1@d6 earlier:d1-,a2w1", "1@a2", "blocked"),
        (
            "advanced guarded 0 w 1@d1 1@d6" + " earlier:d1-,e1w1;d1w1,e1-" + ";d1-,e1w1;d1w1,e1-" * 2,
            "earlier",
            "3 times",
        ),
        ("advanced guarded 0 w - 7@d5 aside:1,2,3,4,5,6,7,8,9,10,11,12,13,14/-", "w", "empty hand"),
    ],
)
def test_impossible(text: str, part: str, named: str) -> None:
    with pytest.raises(ImpossiblePosition, match=named) as error:
        GAME.position(text)
    assert error.value.part == part


def test_nobody_resigns_after_the_end() -> None:
    over = "advanced guarded 0 b 7@d1 7@d5 aside:1,2,3,4,5,6,8,9,10,11,12,13,14/-"
    assert position(over).result == (1, 0)
    with pytest.raises(ImpossiblePosition, match="over"):
        GAME.position(over + " resigned:b")
