"""Notes of a record: what people may write, how it is written back, and which line is at fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from every_game import find as find_game
from pentapod.command.records import missing
from pentapod.engine import record
from pentapod.engine.notes import text as notes_text
from pentapod.engine.notes.notebook import Notebook
from pentapod.engine.notes.tree import (
    MAX_COMMENT,
    MAX_DEPTH,
    MAX_SIGNS,
    MAX_VARIATIONS,
    Line,
    NoSuchLine,
    Note,
    cut,
    follow,
    home_of,
    line_at,
    lines,
    main_line,
    promote,
    remove,
    say,
    steps_of,
)
from pentapod.engine.record import RecordError
from toys import find

HEAD = """\
Pentapod record 1
game: dice 1
options: goal=9
seat 0: Ann
seat 1: Bo
result: *

"""
WHOLE = f"""{HEAD}\
{{Before all.}}
1. chance 2 {{A two. [arrow a b c] [mark d e]}}
  (1. chance 5 !?)
2. 0 keep ! {{First.

Second.}}
  (2. 0 give ?? {{Why?}}
   3. chance 1
     (3. chance 5)
   4. 1 keep)
  ({{Or:}}
   2. 0 give)
3. chance 5
"""
DOCS = Path(__file__).parents[2] / "docs" / "record.md"


def read(text: str) -> record.Record:
    return record.read(text, find)


def tree(text: str) -> Line:
    notes = read(text).notes
    assert notes
    return notes


def test_the_whole_text() -> None:
    told = read(WHOLE)
    assert told.match.state.text() == "9/2-0/1/5"
    assert record.write(*told) == WHOLE
    main = tree(WHOLE)
    assert main.note(0) == Note("Before all.")
    assert main.note(1) == Note("A two.", "", (("a", "b", "c"),), ("d", "e"))
    assert main.note(2) == Note("First.\n\nSecond.", "!")
    assert [place for place, _ in lines(main)] == [(), ((0, 0),), ((1, 0),), ((1, 0), (2, 0)), ((1, 1),)]
    assert line_at(main, ((1, 1),)).note(1) == Note("Or:")


def test_what_is_plain_has_no_notes() -> None:
    assert read(f"{HEAD}1. chance 2\n2. 0 keep").notes is None
    assert read(HEAD).notes is None


@pytest.mark.parametrize(
    "loose",
    [
        "1. chance 2 {a}{ b } 2. 0 keep! (2. 0 give?{c}) 3. chance 5",
        "1. chance 2\n{a\n   \n b}\n; a remark\n2.\t0 keep !\n(\n2. 0 give ?\n{c\n}\n)\n\n3. chance 5",
        "1. chance 2{a}\n{b} 2. 0 keep {} !(2. 0 give{c}?)\n\n\n3. chance 5 {}",
    ],
)
def test_it_may_be_written_loosely(loose: str) -> None:
    exact = "1. chance 2 {a\n\nb}\n2. 0 keep !\n  (2. 0 give ? {c})\n3. chance 5\n"
    assert record.write(*read(HEAD + loose)) == HEAD + exact


def test_a_note_behind_a_variation_speaks_of_the_action_before_it() -> None:
    assert tree(f"{HEAD}1. chance 2 (1. chance 5) {{late}}").note(1) == Note("late")


def test_brackets_and_braces_in_words_have_a_backslash() -> None:
    text = r"{A set \{1, 2\}, a [list], \[mark a], \[arrow], C:\dir and \\.}"
    note = tree(f"{HEAD}{text}").note(0)
    assert note == Note(r"A set {1, 2}, a [list], [mark a], [arrow], C:\dir and \.")
    assert read(record.write(*read(HEAD + text))).notes == tree(HEAD + text)


@pytest.mark.parametrize(
    ("body", "line", "said"),
    [
        ("1. chance 2 {never\nclosed", 8, "missing its closing }"),
        ("1. chance 2\n}", 9, "does not close a comment"),
        ("1. chance 2\n)", 9, "does not close anything"),
        ("(1. chance 2)", 8, "follow the action"),
        ("1. chance 2\n(1. chance 5\n", 9, "missing its closing )"),
        ("1. chance 2\n()", 9, "no actions"),
        ("1. chance 2\n({a})", 9, "no actions"),
        ("1. chance 2\n(2. 0 keep)", 9, "action 1."),
        ("1. chance 2\n(1. chance 3)", 9, "not possible"),
        ("1. chance 2\n\n2. 0 keep !\n{a} ?", 11, "only one of the signs"),
        ("{a} !", 8, "does not follow an action"),
        ("1. chance 2 (! 1. chance 5)", 8, "does not follow an action"),
        ("1. chance 2 !!!", 8, "not possible"),
        ("1. chance 2\n{a\n\n[arrow a]}", 11, "one place to another"),
        ("1. chance 2\n{[mark]}", 9, "as in [mark a1]"),
        ("1. chance 2\nkeep {a}", 9, "is not an action"),
        ("{a}\nseat 0: Ann", 9, "is not an action"),
    ],
)
def test_every_defect_names_its_line_in_plain_words(body: str, line: int, said: str) -> None:
    with pytest.raises(RecordError) as error:
        read(HEAD + body)
    assert error.value.line == line
    assert said in str(error.value)


def nested(depth: int) -> str:
    return "1. chance 2 " + "(1. chance 5 " * depth + ")" * depth


@pytest.mark.parametrize(
    ("most", "more"),
    [
        (nested(MAX_DEPTH), nested(MAX_DEPTH + 1)),
        ("1. chance 2" + " (1. chance 5)" * MAX_VARIATIONS, "1. chance 2" + " (1. chance 5)" * (MAX_VARIATIONS + 1)),
        ("{" + "a" * MAX_COMMENT + "}", "{" + "a" * (MAX_COMMENT + 1) + "}"),
        ("{" + "[mark a] [mark b]" * 9 + "}", "{" + "".join(f"[mark a{at}]" for at in range(MAX_SIGNS + 1)) + "}"),
        ("{a" + " " * 9000 + "}", "{" + " " * notes_text.MAX_RAW + " }"),
    ],
)
def test_sizes_have_an_end(most: str, more: str) -> None:
    read(HEAD + most)
    with pytest.raises(RecordError) as error:
        read(HEAD + more)
    assert len(str(error.value)) < 200


def test_sizes_are_checked_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "_play_action", lambda *_: pytest.fail("something was played"))
    with pytest.raises(RecordError, match="at most"):
        read(HEAD + nested(MAX_DEPTH + 1))
    monkeypatch.setattr(notes_text, "MAX_ACTIONS", 3)
    with pytest.raises(RecordError, match="more than 3 actions"):
        read(WHOLE)


# ------------------------------------------------------------------ the tree


def test_what_is_played_is_found_or_becomes_a_variation() -> None:
    main = tree(WHOLE)
    whole = steps_of(main, ((1, 0),))
    assert follow(main, whole) == ((1, 0),)
    other = steps_of(main, ((1, 0), (2, 0)))
    assert follow(main, other) == ((1, 0), (2, 0))
    assert follow(main, [*other[:2], whole[2], *other[3:]]) == ((1, 0),)
    assert len(list(lines(main))) == 5
    longer = [*steps_of(main, ((0, 0),)), main.step(2)]
    assert follow(main, longer) == ((0, 0),)
    assert line_at(main, ((0, 0),)).end == 2
    assert follow(main, [main.step(2)]) == ((0, 1),)
    assert line_at(main, ((0, 1),)).start == 0


def test_where_one_looks_along_a_variation() -> None:
    main = tree(WHOLE)
    place = ((1, 0), (2, 0))
    assert [home_of(main, place, ply) for ply in range(4)] == [(), (), ((1, 0),), place]


def test_all_that_is_said_can_be_gathered_and_fits_one_note() -> None:
    main = tree(WHOLE)
    gathered = Notebook(main).gathered()
    for _, line in lines(main):
        for note in line.notes.values():
            assert note.text in gathered.text
            assert set(note.arrows) <= set(gathered.arrows)
            assert set(note.marks) <= set(gathered.marks)
    many = Note("x" * MAX_COMMENT, "", tuple(("a", str(at)) for at in range(MAX_SIGNS)), ("m",))
    say(main, 0, many)
    full = Notebook(main).gathered()
    assert len(full.text) == MAX_COMMENT
    assert len(full.arrows) + len(full.marks) == MAX_SIGNS


def test_a_full_tree_takes_no_more() -> None:
    main = tree(HEAD + nested(MAX_DEPTH))
    deepest = max((place for place, _ in lines(main)), key=len)
    match = read(f"{HEAD}1. chance 1\n").match
    assert follow(main, match.steps, deepest) == ((0, 1),)
    # Deeper than may be, nothing is added.
    bottom = line_at(main, deepest)
    assert bottom.start == 0
    crowded = tree(HEAD + "1. chance 2" + " (1. chance 5)" * MAX_VARIATIONS)
    assert follow(crowded, match.steps) == ()
    assert len(list(lines(crowded))) == MAX_VARIATIONS + 1


def test_variations_are_removed_cut_and_promoted() -> None:
    main = tree(WHOLE)
    remove(main, ((1, 0),))
    assert [place for place, _ in lines(main)] == [(), ((0, 0),), ((1, 0),)]
    assert promote(main, ((1, 0),)) == ()
    assert [step.action.path for step in main.steps] == [("2",), ("give",)]
    assert [step.action.path for step in line_at(main, ((1, 0),)).steps] == [("keep",), ("5",)]
    cut(main, 0)
    assert not main.steps
    assert main == Line(0, [], {0: Note("Before all.")}, {})
    say(main, 0, Note())
    assert main == main_line(read(HEAD).match)
    for place in (((0, 0),), ((3, 1),)):
        with pytest.raises(NoSuchLine):
            remove(main, place)


# ------------------------------------------------------------------ docs/record.md


def examples() -> list[str]:
    return re.findall(r"```record\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", examples())
def test_every_example_of_the_page_on_records_is_one(text: str) -> None:
    told = record.read(text, find_game)
    assert told.notes
    assert record.write(*told) == text
    assert missing(told) == set()


def test_the_page_on_records_names_the_limits() -> None:
    page = " ".join(DOCS.read_text(encoding="utf-8").split())
    for most in (notes_text.MAX_ACTIONS, MAX_VARIATIONS, MAX_COMMENT):
        assert f"{most:,}" in page
    assert f"at most {MAX_DEPTH} deep" in page
    assert f"{MAX_SIGNS} signs" in page
    assert len(examples()) > 1
