"""Keeping the game on the table: none of its lines is lost when others are played."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from page.memory import Memory
from pentapod.engine import link, record
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import Note, lines, main_line, say
from pentapod.play.session import Session
from pentapod.web.store import archive, library, saves
from pentapod.web.store.saves import Save
from toys import find

if TYPE_CHECKING:
    from pentapod.web.store.current_save import CurrentSave


@pytest.fixture
def store() -> Memory:
    return Memory()


@pytest.fixture
def current(store: Memory, monkeypatch: pytest.MonkeyPatch) -> CurrentSave:
    """A kept game whose clock and dice are ours: it takes them from the browser."""
    ticks = count(1)
    browser = SimpleNamespace(Date=SimpleNamespace(now=ticks.__next__), Math=SimpleNamespace(random=lambda: 0.5))
    monkeypatch.setitem(sys.modules, "js", browser)
    monkeypatch.delitem(sys.modules, "pentapod.web.store.current_save", raising=False)
    from pentapod.web.store.current_save import CurrentSave

    return CurrentSave(store)


def play(session: Session, current: CurrentSave, *ranks: int) -> str:
    for rank in ranks:
        session.play(session.match.state.actions()[rank])
        current.keep(session, True)
    return session.link()


def back(session: Session, current: CurrentSave, ply: int) -> None:
    session.go(ply)
    current.keep(session, False)


def show_other(session: Session, current: CurrentSave) -> None:
    current.forget_old_line()
    session.return_to_old_line()
    current.keep(session, True)


def kept(store: Memory) -> set[str]:
    return {one.link for one in saves.load_all(store) if isinstance(one, Save)}


def test_no_line_is_lost_when_a_third_one_is_played_and_another_is_shown(current: CurrentSave, store: Memory) -> None:
    session = Session(Match(find("heap"), find("heap").choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"))
    first = play(session, current, 0, 0, 0, 0, 0, 0, 0)
    back(session, current, 2)
    second = play(session, current, 1, 0, 0, 0)
    assert kept(store) == {first, second}
    back(session, current, 3)
    third = play(session, current, 1)
    assert kept(store) == {first, second, third}
    show_other(session, current)
    assert session.link() == second
    assert kept(store) == {first, second}
    show_other(session, current)
    assert session.link() == third
    longer = play(session, current, 0, 0)
    assert kept(store) == {first, second, longer}


def test_lines_that_computers_go_on_are_not_lost_either(current: CurrentSave, store: Memory) -> None:
    heap = find("heap")
    session = Session(Match(heap, heap.choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"), (0, 1, 1, 1, 1, 1))
    first = play(session, current, *(0,) * 10)
    back(session, current, 6)
    second = play(session, current, 1, 0, 0, 0)
    back(session, current, 0)
    third = play(session, current, 1)
    assert kept(store) == {first, second, third}
    show_other(session, current)
    assert session.link() == second
    assert kept(store) == {first, second}


def test_one_move_taken_back_leaves_no_game_behind(current: CurrentSave, store: Memory) -> None:
    session = Session(Match(find("heap"), find("heap").choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"))
    play(session, current, 0, 0, 0)
    session.undo()
    whole = play(session, current, 1)
    assert kept(store) == {whole}
    assert len(link.decode(whole, find).steps) == 3


def test_the_link_is_written_once_after_each_action(
    current: CurrentSave, store: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    encode = link.encode

    def counted(match: Match, ply: int | None = None) -> str:
        written.append(len(match.steps))
        return encode(match, ply)

    monkeypatch.setattr(link, "encode", counted)
    session = Session(Match(find("slide"), {}), ("Ann", "Bo"))
    play(session, current, 0, 1, 2)
    assert written == [1, 2, 3]
    assert kept(store) == {session.link()}


def new_session() -> Session:
    return Session(Match(find("heap"), find("heap").choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"))


def test_notes_and_variations_are_kept_with_their_game(current: CurrentSave, store: Memory) -> None:
    session = new_session()
    play(session, current, 0, 0, 0)
    notebook = session.annotate(main_line(session.match))
    say(notebook.main, 2, Note("Why not?", "?"))
    back(session, current, 1)
    play(session, current, 1)
    (save,) = saves.load_all(store)
    assert isinstance(save, Save)
    told = record.read(save.notes, find)
    assert told.notes
    assert told.notes.note(2) == Note("Why not?", "?")
    assert [len(one.steps) for _, one in lines(told.notes)] == [3, 1]
    assert save.link == session.link()
    assert library.notes_of(save, find)

    text, good, bad = library.export([save], find)
    assert (good, bad) == (1, 0)
    other = Memory()
    additions = library.Additions(other, 5, "x")
    for answer in [*archive.read(archive.look(text).records, find)] * 2:
        assert isinstance(answer, record.Record)
        additions.add(answer)
    (copy,) = saves.load_all(other)
    assert isinstance(copy, Save)
    assert copy.notes == save.notes


def test_notes_that_cannot_be_read_stay_as_they_are(current: CurrentSave, store: Memory) -> None:
    session = new_session()
    play(session, current, 0)
    (save,) = saves.load_all(store)
    assert isinstance(save, Save)
    damaged = save._replace(notes="Pentapod record 7")
    saves.keep(store, damaged)
    current.take(damaged)
    assert library.notes_of(damaged, find) is None
    play(session, current, 0)
    (after,) = saves.load_all(store)
    assert isinstance(after, Save)
    assert after.notes == "Pentapod record 7"
    assert after.link == session.link()


def test_notes_that_were_written_in_another_tab_are_not_written_over(current: CurrentSave, store: Memory) -> None:
    session = new_session()
    play(session, current, 0)
    (save,) = saves.load_all(store)
    assert isinstance(save, Save)
    saves.keep(store, save._replace(notes="Pentapod record 1"))
    assert current.keep(session, True)
    assert {one.notes for one in saves.load_all(store) if isinstance(one, Save)} == {"", "Pentapod record 1"}
