"""Any tree of an annotated match is written and read back as it was; any text is read, or refused with its line."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from every_game import ALL
from every_game import find as find_game
from pentapod.engine import record
from pentapod.engine.match import Match
from pentapod.engine.notes.text import quoted, read_note, spaced, write_note
from pentapod.engine.notes.tree import GLYPHS, Line, Note, follow, lines, main_line, promote, steps_of
from pentapod.engine.record import RecordError
from pentapod.web.store import archive
from random_play import NAMES, Case, cases
from toys import TOYS
from toys import find as find_toy
from trees import NOTES, as_data, trees

TOY_CASES = [case for game in TOYS.values() for case in list(cases(game))[:2]]
GAME_CASES = [case for game in ALL for case in list(cases(game))[:2]]


def written(match: Match, main: Line) -> str:
    return record.write(match, NAMES[: match.game.seats(match.options)], notes=main)


@given(trees(TOY_CASES))
def test_any_tree_is_read_back(made: tuple[Match, Line]) -> None:
    text = written(*made)
    told = record.read(text, find_toy)
    assert (told.notes is None) == made[1].is_plain()
    assert as_data(told.notes or main_line(told.match)) == as_data(made[1])
    assert written(told.match, told.notes or made[1]) == text


@given(trees(GAME_CASES))
def test_any_tree_of_any_game_is_read_back_from_a_file_of_many(made: tuple[Match, Line]) -> None:
    text = written(*made)
    file = f"{archive.TITLE}\n\n{text}\n{text}"
    found = archive.look(file)
    assert len(found.records) == 2
    for told in archive.read(found.records, find_game):
        assert isinstance(told, record.Record)
        assert as_data(told.notes or main_line(told.match)) == as_data(made[1])


@given(NOTES)
def test_any_note_is_read_back(note: Note) -> None:
    bare = note._replace(glyph="")
    inside = write_note(bare)
    assert read_note(inside[1:-1]) == bare
    assert spaced(note.text) == note.text


@given(st.sampled_from(TOY_CASES), st.lists(st.sampled_from("{}()!?; \n\\[1.0ab") | st.text(max_size=9), max_size=30))
def test_any_text_below_a_head_is_read_or_refused_with_its_line(case: Case, words: list[str]) -> None:
    text = f"Pentapod record 1\ngame: {case.game.id} 1\n\n{''.join(words)}"
    try:
        told = record.read(text, find_toy)
    except RecordError as error:
        assert 1 <= error.line <= len(text.splitlines()) + 1
        assert len(str(error)) < 300
    else:
        once = record.write(*told)
        assert record.write(*record.read(once, find_toy)) == once


@given(st.text() | st.text("\U0001342f\x1b", max_size=100))
def test_a_piece_of_any_text_is_named_in_80_letters(text: str) -> None:
    named = quoted(text)
    assert len(named) <= 82
    assert named == repr(text) or named[1:-2] in repr(text)


@given(trees(TOY_CASES), st.data())
def test_whatever_is_played_along_the_tree_stays_in_it(made: tuple[Match, Line], data: st.DataObject) -> None:
    _, main = made
    before = as_data(main)
    place = data.draw(st.sampled_from([place for place, _ in lines(main)]))
    steps = steps_of(main, place)
    assert follow(main, steps, place) == place
    assert as_data(main) == before
    ply = data.draw(st.integers(0, len(steps)))
    found = follow(main, steps[:ply], place)
    assert [step.action for step in steps_of(main, found)[:ply]] == [step.action for step in steps[:ply]]
    assert as_data(main) == before


@given(trees(TOY_CASES), st.data())
def test_lines_that_change_places_lose_nothing(made: tuple[Match, Line], data: st.DataObject) -> None:
    match, main = made
    places = [place for place, _ in lines(main) if place]
    if not places:
        return
    place = data.draw(st.sampled_from(places))
    every = sorted(str([step.action for step in steps_of(main, at)]) for at, _ in lines(main))
    said = sorted(str(note) for _, line in lines(main) for note in line.notes.values())
    wanted = [step.action for step in steps_of(main, place)]
    now = promote(main, place)
    assert now == place[:-1]
    assert [step.action for step in steps_of(main, now)] == wanted
    assert sorted(str([step.action for step in steps_of(main, at)]) for at, _ in lines(main)) == every
    assert sorted(str(note) for _, line in lines(main) for note in line.notes.values()) == said
    text = written(match, main)
    assert written(match, record.read(text, find_toy).notes or main) == text


@given(trees(GAME_CASES))
def test_no_notation_looks_like_something_else(made: tuple[Match, Line]) -> None:
    match, main = made
    for _, line in lines(main):
        for step in line.steps:
            for action in step.state.actions():
                notation = match.state.notation(action)
                assert notation.split() == [notation]
                assert not set(notation) & set("{}()")
                assert not notation.endswith(GLYPHS)
                assert not notation.startswith(";")
