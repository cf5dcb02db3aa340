"""The archive format: what is written, what is read, and which line is at fault."""

from __future__ import annotations

from random import Random

import pytest

from pentapod.engine import link, record
from pentapod.engine.match import Match
from pentapod.engine.notes import text as notes_text
from pentapod.engine.record import RecordError
from pentapod.engine.state import CHANCE, Action
from random_play import NAMES, Case, cases, play
from toys import TOYS, dice, fence, find, hands, heap, slide

TEXT = """\
Pentapod record 1
game: dice 1
options: goal=9
seat 0: Ann
seat 1: Bo
result: *

1. chance 2
2. 0 keep
3. chance 5
"""


def read(text: str) -> record.Record:
    return record.read(text, find)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(text)
    assert str(error.value).startswith(f"Line {error.value.line}: ")
    return error.value


@pytest.mark.parametrize("case", [case for game in TOYS.values() for case in cases(game)], ids=str)
def test_a_record_gives_its_match_back(case: Case) -> None:
    match = play(case, Random(5), resignations=0.03)
    names = NAMES[: case.game.seats(case.options)]
    told = read(record.write(match, names))
    assert told.names == names
    assert link.encode(told.match) == link.encode(match)


def test_the_whole_text() -> None:
    told = read(TEXT)
    assert told.match.state.text() == "9/2-0/1/5"
    assert record.write(told.match, told.names) == TEXT


def test_the_whole_log_is_written_wherever_one_looks() -> None:
    match, names, *_ = read(TEXT)
    match.go(1)
    assert record.write(match, names) == TEXT


def test_a_result() -> None:
    match = Match(heap.GAME, heap.GAME.choose(teams="3"))
    for seat in (0, 3, 1, 4):
        match.resign(seat)
    assert "\nresult: 0 0 0.5 0 0 0.5\n" in record.write(match, NAMES)
    assert "4. 4 resign\n" in record.write(match, NAMES)


def test_a_result_that_does_not_follow_is_noticed() -> None:
    assert refused(TEXT.replace("result: *", "result: 1 0")).line == 6
    match = play(Case(hands.GAME, hands.GAME.choose()), Random(1))
    text = record.write(match, NAMES)
    shortened = text[: text.rindex("\n", 0, -1) + 1]
    assert refused(shortened).line == 6
    assert read(shortened.replace("result: 0 1", "result: *")).match.state.result is None


def test_comments_empty_lines_and_other_entries_are_passed_over() -> None:
    loose = TEXT.replace("game:", "; a comment\n\nplace: at home\ngame:").replace("2. 0", "\n;; 2. 1 give\n2.\t0 ")
    assert record.write(*read(loose)) == TEXT
    assert record.write(*read("\n; first\n" + TEXT)) == TEXT


@pytest.mark.parametrize("end", ["\r\n", "\r", "\u2028"])
def test_line_ends_of_other_systems(end: str) -> None:
    assert record.write(*read(TEXT.replace("\n", end))) == TEXT


def test_the_mark_that_some_editors_write_first() -> None:
    assert record.write(*read("\ufeff" + TEXT)) == TEXT


def test_names_are_one_line_and_may_be_missing() -> None:
    match = Match(fence.GAME, {})
    assert read(record.write(match, ("; A\nseat 1: no\u2028x", "  "))).names == ("; A seat 1: no x", "")
    assert read("Pentapod record 1\ngame: fence 1").names == fence.GAME.titles


def test_automatic_actions_are_written_and_read() -> None:
    match = Match(slide.GAME, {})
    for at in ("0", "1", "0", "1", "0", "slide-0"):
        match.play(Action(match.state.actors[0], (at,)))
    assert read(record.write(match, NAMES[:2])).match.state.text() == match.state.text()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Pentapod record 1", "Pentapod record 2", 1),
        ("Pentapod record 1\n", "", 1),
        ("game: dice 1\n", "", 1),
        ("dice 1", "dice", 2),
        ("dice 1", "dice x", 2),
        ("dice 1", "dice 1 1", 2),
        ("dice 1", "dice 2", 2),
        ("dice 1", "chess 1", 2),
        ("dice 1", "dice ٣", 2),
        ("dice 1", "dice 11111", 2),
        ("goal=9", "goal=10", 3),
        ("goal=9", "goal", 3),
        ("goal=9", "self=9", 3),
        ("goal=9", "goal=9 goal=9 x=1", 3),
        ("seat 0: Ann", "seat 0 Ann", 4),
        ("1. chance 2", "1.", 8),
        ("1. chance 2", "1. chance", 8),
        ("1. chance 2", "1. 0 2", 8),
        ("1. chance 2", "1. chance 3", 8),
        ("1. chance 2", "2. chance 2", 8),
        ("1. chance 2", "1. -1 resign", 8),
        ("1. chance 2", "1. chance resign", 8),
        ("2. 0 keep", "2. 0 keep give", 9),
        ("2. 0 keep", "2. 1 keep", 9),
        ("2. 0 keep\n", "", 9),
        ("2. 0 keep", "2. 0 keep\nhello", 10),
        ("2. 0 keep", "2. 0 keep\nseat 1: Bo", 10),
        ("2. 0 keep", "2. 9 resign", 9),
        ("3. chance 5", "3. chance 5\n5. 1 keep", 11),
        ("3. chance 5", "3. chance 5\n4. 1 give\n5. chance 1\n6. 1 keep\n7. chance 1", 13),
    ],
)
def test_every_defect_names_its_line(old: str, new: str, line: int) -> None:
    assert old in TEXT
    assert refused(TEXT.replace(old, new)).line == line


def test_what_comes_after_the_end_is_refused() -> None:
    match = play(Case(dice.GAME, dice.GAME.choose()), Random(3))
    text = record.write(match, NAMES[:2])
    error = refused(f"{text}{len(match.steps) + 1}. chance 2\n")
    assert "over" in str(error)


def test_hostile_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "too long" in str(refused(TEXT + ";" * record.MAX_RECORD_CHARACTERS))
    for long in ("9" * 100_000, "9" * 100_000 + ".", "x" * 100_000, "1. 0 " + "k" * 100_000, f"1. {'9' * 9999} resign"):
        assert len(str(refused(TEXT.replace("1. chance 2", long)))) < 300
    monkeypatch.setattr(notes_text, "MAX_ACTIONS", 2)
    assert refused(TEXT).line == 10


def test_chance_is_written_by_name() -> None:
    match = read(TEXT).match
    assert [step.action.seat for step in match.steps] == [CHANCE, 0, CHANCE]


def test_who_is_a_computer_and_who_sits_here_is_kept() -> None:
    match = Match(slide.GAME, {})
    text = record.write(match, NAMES[:2], (0, 3), frozenset({1}))
    assert "\ncomputer 1: 3\nhere: 1\n" in text
    told = read(text)
    assert (told.levels, told.here) == ((0, 3), frozenset({1}))
    assert record.write(*told) == text
    assert read(text.replace("here: 1", "here: 0 1")).here == frozenset({0, 1})
    plain = read(record.write(match, NAMES[:2], (0, 0)))
    assert (plain.levels, plain.here) == ((), None)


@pytest.mark.parametrize(
    "entry", ["computer 0: 0", "computer 1: 10", "computer 1: x", "here: 2", "here: ", "here: 0  1", "here: ١"]
)
def test_no_such_level_or_seat_is_named(entry: str) -> None:
    text = record.write(Match(slide.GAME, {}), NAMES[:2]).replace("result:", f"{entry}\nresult:")
    with pytest.raises(RecordError, match=r"should be a number from"):
        read(text)
