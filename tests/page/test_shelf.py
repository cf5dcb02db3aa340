"""Keeping the game on the table: none of its lines is lost when others are played."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from page.memory import Memory
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.session import Session
from pentapod.web.store import saves
from pentapod.web.store.saves import Save
from toys import find

if TYPE_CHECKING:
    from pentapod.web.store.current import Shelf


@pytest.fixture
def store() -> Memory:
    return Memory()


@pytest.fixture
def shelf(store: Memory, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shelf whose clock and dice are ours: it takes them from the browser."""
    ticks = count(1)
    browser = SimpleNamespace(Date=SimpleNamespace(now=ticks.__next__), Math=SimpleNamespace(random=lambda: 0.5))
    monkeypatch.setitem(sys.modules, "js", browser)
    monkeypatch.delitem(sys.modules, "pentapod.web.store.current", raising=False)
    from pentapod.web.store.current import Shelf

    return Shelf(store)


def play(session: Session, shelf: Shelf, *ranks: int) -> str:
    for rank in ranks:
        session.play(session.match.state.actions()[rank])
        shelf.keep(session, True)
    return session.link()


def back(session: Session, shelf: Shelf, ply: int) -> None:
    session.go(ply)
    shelf.keep(session, False)


def show_other(session: Session, shelf: Shelf) -> None:
    shelf.forget_old_line()
    session.return_to_old_line()
    shelf.keep(session, True)


def kept(store: Memory) -> set[str]:
    return {one.link for one in saves.load_all(store) if isinstance(one, Save)}


def test_no_line_is_lost_when_a_third_one_is_played_and_another_is_shown(shelf: Shelf, store: Memory) -> None:
    session = Session(Match(find("heap"), find("heap").choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"))
    first = play(session, shelf, 0, 0, 0, 0, 0, 0, 0)
    back(session, shelf, 2)
    second = play(session, shelf, 1, 0, 0, 0)
    assert kept(store) == {first, second}
    back(session, shelf, 3)
    third = play(session, shelf, 1)
    assert kept(store) == {first, second, third}
    show_other(session, shelf)
    assert session.link() == second
    assert kept(store) == {first, second}
    show_other(session, shelf)
    assert session.link() == third
    longer = play(session, shelf, 0, 0)
    assert kept(store) == {first, second, longer}


def test_lines_that_computers_go_on_are_not_lost_either(shelf: Shelf, store: Memory) -> None:
    heap = find("heap")
    session = Session(Match(heap, heap.choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"), (0, 1, 1, 1, 1, 1))
    first = play(session, shelf, *(0,) * 10)
    back(session, shelf, 6)
    second = play(session, shelf, 1, 0, 0, 0)
    back(session, shelf, 0)
    third = play(session, shelf, 1)
    assert kept(store) == {first, second, third}
    show_other(session, shelf)
    assert session.link() == second
    assert kept(store) == {first, second}


def test_one_move_taken_back_leaves_no_game_behind(shelf: Shelf, store: Memory) -> None:
    session = Session(Match(find("heap"), find("heap").choose()), ("Ann", "Bo", "Cy", "Di", "Ed", "Fi"))
    play(session, shelf, 0, 0, 0)
    session.undo()
    whole = play(session, shelf, 1)
    assert kept(store) == {whole}
    assert len(link.decode(whole, find).steps) == 3
