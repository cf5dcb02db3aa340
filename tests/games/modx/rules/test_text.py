"""Positions as text: parse and print are a pair, and errors name the part that is wrong."""

from __future__ import annotations

import pytest

from games.modx.tables import GAME, at
from pentapod.engine.state import ImpossiblePosition, MalformedPosition

EMPTY = "8/8/8/8/8/8/8/8"
JOKERS = "J6J/8/8/8/4J3/8/8/J6J"

GOOD = [
    "2a J6J/8/3B4/2bJ4/1(bo)(boO)5/8/8/J6J b place 3 - -",
    f"2a {EMPTY} - deal 0 - -",
    f"tc {EMPTY} g jokers 0 - -",
    "3a J7/8/8/8/8/8/8/7J o jokers 0 - -",
    f"2a {JOKERS} b place 0 - -",
    "4a J6J/8/2(bogpB)5/8/4J3/8/1(pb)6/J6J p place 199 bo -",
    "2a J6J/8/8/2B1B3/3B3J/2B1B3/8/J6J b score 1 - -",
    "2c J6J/8/8/2BBB3/2BBB2J/2BBB3/8/J6J b tick:X-d4 1 - -",
    "2c J6J/8/8/2B1B2J/3B4/2B1B3/8/J6J o place 1 - b.X-d4",
    "3c J6J/8/8/4J3/8/8/8/J7 o g=move:e5<place 0 - -",
    "3c J6J/8/8/8/4J3/8/8/J7 o g=move:h1<tick:row-a1 0 - -",
    "3a J6J/8/8/8/4J3/8/8/J7 b o=move:h1 0 b -",
    "4a J6J/(bo)(bo)(bo)(bo)(bo)(bo)2/(bg)(bg)(bg)(bg)(bg)(bg)2/(bp)(bp)6/8/8/8/J6J b cover:c3,c4,c5,d3,d4;e4 3 - -",
    f"2a {JOKERS} b over:resign:o 0 b -",
    f"ta {JOKERS} b over:quiet:bogp 200 - -",
    "2a 8/8/8/2J1J3/3J4/2J1J3/8/8 b over:joker:b 0 - -",
    f"2a {EMPTY} - over:resign:o 0 b -",
]

MALFORMED = [
    ("", ""),
    ("2a 8 b", "2a 8 b"),
    (f"5a {JOKERS} b place 0 - -", "5a"),
    (f"2x {JOKERS} b place 0 - -", "2x"),
    ("2a 8/8/8/8/8/8/8 b place 0 - -", "8/8/8/8/8/8/8"),
    ("2a 8/8/8/7/8/8/8/8 b place 0 - -", "7"),
    ("2a 8/8/8/8x/8/8/8/8 b place 0 - -", "8x"),
    ("2a 8/8/8/7(Bb)/8/8/8/8 b place 0 - -", "7(Bb)"),
    ("2a 8/8/8/7(b/8/8/8/8 b place 0 - -", "7(b"),
    (f"2a {JOKERS} q place 0 - -", "q"),
    (f"2a {JOKERS} b dance 0 - -", "dance"),
    (f"2a {JOKERS} b place:a1 0 - -", "place:a1"),
    (f"2a {JOKERS} b move:i9 0 - -", "i9"),
    (f"2a {JOKERS} b over:boredom:b 0 - -", "over:boredom:b"),
    (f"2c {JOKERS} b tick:Y-d4 0 - -", "Y-d4"),
    (f"2c {JOKERS} b x=move:a2 0 - -", "x"),
    (f"2a {JOKERS} b place -1 - -", "-1"),
    (f"2a {JOKERS} b place 1234 - -", "1234"),
    (f"2a {JOKERS} b place 0 z -", "z"),
    (f"2c {JOKERS} b place 0 - X-d4", "X-d4"),
    (f"2a {JOKERS} b place 007 - -", f"2a {JOKERS} b place 007 - -"),
    ("2a J6J/8/8/44/4J3/8/8/J6J b place 0 - -", "2a J6J/8/8/44/4J3/8/8/J6J b place 0 - -"),
]

IMPOSSIBLE = [
    ("2a J6J/BBBBBBBB/8/BBBBBBBB/4J3/8/8/J6J o place 0 - -", "b"),
    ("2a J6J/B1B1B1BB/8/BB1BB1BB/8/4J3/B1B1B1B1/J6J o place 0 - -", "b"),
    ("2a J6J/8/3G4/8/4J3/8/8/J6J o place 0 - -", "g"),
    ("2a J6J/8/3g4/8/4J3/8/8/J6J o place 0 - -", "g"),
    ("3a J6J/8/8/8/8/8/8/J6J o place 0 - -", "J"),
    ("3a JJ6/8/8/8/8/8/8/8 o jokers 0 - -", "a8"),
    ("2a 8/8/8/2J1J3/3J4/2J1J3/8/8 b place 0 - -", "J"),
    ("2a J6J/8/8/4(bb)3/4J3/8/8/J6J b place 0 - -", "e5"),
    (f"2a {JOKERS} g place 0 - -", "g"),
    (f"2a {JOKERS} - place 0 - -", "-"),
    (f"2a {JOKERS} b place 0 o -", "out"),
    (f"3a {JOKERS} b place 0 b -", "b"),
    (f"3a {JOKERS} b place 0 go -", "out"),
    (f"3a {JOKERS} b o=place 0 - -", "place"),
    (f"2a {EMPTY} b deal 0 - -", "deal"),
    ("2a J7/8/8/B7/8/8/8/8 b jokers 0 - -", "jokers"),
    ("2a J6J/bbbbbbbb/8/bbbbbbbb/4J3/8/8/J6J o place 0 - -", "b"),
    ("2a J6J/(bo)(bo)(bo)(bo)(bo)(bo)(bo)1/8/8/4J3/(bo)(bo)(bo)(bo)(bo)(bo)(bo)1/bbbb4/J6J o place 0 - -", "b"),
    ("2a J6J/BBBB1BBB/8/BBB1BBBB/4J3/8/B7/J6J b place 0 - -", "b"),
    (f"2a {JOKERS} b place 200 - -", "200"),
    (f"2a {JOKERS} b score 0 - -", "score"),
    ("2c J6J/8/8/2B1B3/3B3J/2B1B3/8/J6J b score 1 - -", "score"),
    ("2c J6J/8/8/2B1B3/3B3J/2B1B3/8/J6J b tick:plus-d4 1 - -", "tick"),
    ("2c J6J/8/8/2BBB3/2BBB2J/2BBB3/8/J6J b tick:plus-d4,X-d4 1 - -", "tick"),
    ("2c J6J/8/8/8/4J3/8/8/J6J b place 1 - b.X-d4", "X-d4"),
    ("2a J6J/8/8/2B1B2J/3B4/2B1B3/8/J6J o place 1 - b.X-d4", "overlooked"),
    ("2a J6J/8/8/8/4J3/8/8/J7 b cover:c3,c4;e4 3 - -", "cover"),
    ("2a J6J/8/8/8/8/8/8/J7 b move:e5,e4 0 - -", "move"),
    (f"2a {JOKERS} b over:target:g 0 - -", "g"),
    (f"2a {JOKERS} b over:target:b 0 - -", "over"),
    (f"ta {JOKERS} b over:quiet:bg 200 - -", "over"),
    (f"2a {JOKERS} b over:joker:b 0 - -", "over"),
    (f"2a {JOKERS} b over:resign:b 0 b -", "over"),
    ("2a J6J/8/8/8/4J3/8/8/J7 o b=move:h1<place 0 - -", "move"),
    (f"2c {JOKERS} o place<place 0 - -", "place"),
]


@pytest.mark.parametrize("line", GOOD)
def test_parse_and_print_are_a_pair(line: str) -> None:
    assert at(line).text() == line


@pytest.mark.parametrize(("line", "part"), MALFORMED)
def test_a_malformed_text_names_the_part(line: str, part: str) -> None:
    with pytest.raises(MalformedPosition) as error:
        GAME.position(line)
    assert error.value.part == part


@pytest.mark.parametrize(("line", "part"), IMPOSSIBLE)
def test_an_impossible_position_names_the_part(line: str, part: str) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        GAME.position(line)
    assert error.value.part == part
