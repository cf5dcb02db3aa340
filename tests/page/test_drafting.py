"""Setting up a position: tools, touches, the text, and what is said of it."""

from __future__ import annotations

from typing import Any

import pytest

from pentapod import games
from pentapod.web.editor import panel
from pentapod.web.editor.draft import MAX_CHARACTERS, MOVE, PUT, TAKE, Draft
from pentapod.web.shell.words import say

EMPTY = "standard guarded 0 w - -"


def draft(text: str = EMPTY) -> Draft:
    return Draft("pods", text)


def with_pods(*pods: tuple[str, str]) -> Draft:
    made = draft()
    for piece, place in pods:
        made.hold(PUT, piece)
        assert made.touch(place) == ""
    return made


def test_a_piece_is_put_and_a_tool_goes_back_when_none_is_left() -> None:
    made = draft()
    assert made.hold(PUT, "w2") == ""
    assert made.touch("c3") == ""
    assert made.text == "standard guarded 0 w 2@c3 -"
    assert made.tool == MOVE
    assert made.hold(PUT, "w2") == say("setup-none-left")


def test_a_piece_of_which_there_are_more_stays_in_hand() -> None:
    made = Draft("modx", "2a 8/8/8/8/8/8/8/8 b place 0 - -")
    made.hold(PUT, next(piece.id for piece in made.editor.supply(made.state) if piece.left != 1))
    assert [made.touch(place) for place in ("a1", "b1")] == ["", ""]
    assert made.tool == PUT


def test_touching_moves_a_thing() -> None:
    made = with_pods(("w2", "c3"))
    made.touch("c3")
    assert made.origin == "c3"
    made.touch("c3")
    assert made.origin == ""
    made.touch("c3")
    made.touch("d4")
    assert (made.text, made.origin) == ("standard guarded 0 w 2@d4 -", "")


def test_what_is_refused_stays_in_hand() -> None:
    made = with_pods(("w2", "c3"), ("b1", "e2"))
    made.touch("c3")
    assert made.touch("e2") == "There is no room for it."
    assert made.origin == "c3"


def test_nothing_is_moved_from_an_empty_place() -> None:
    made = draft()
    assert made.touch("a1") == say("setup-nothing")
    assert made.touch("blue-2") == ""
    assert made.touch("a1") == ""
    assert made.text == "standard guarded 0 w 2@a1 -"


def test_taking_away() -> None:
    made = with_pods(("w2", "c3"))
    made.hold(TAKE)
    assert made.touch("c3") == ""
    assert made.text == EMPTY
    assert made.touch("c3") == "There is nothing here to take."
    made.hold(TAKE)
    assert made.tool == MOVE


def test_one_step_back_lets_go() -> None:
    made = with_pods(("w2", "c3"))
    made.touch("c3")
    made.step_back()
    assert made.origin == ""
    made.hold(PUT, "w3")
    made.step_back()
    assert (made.tool, made.piece) == (MOVE, "")


def test_changes_are_undone_and_done_again() -> None:
    made = with_pods(("w2", "c3"), ("b1", "e2"))
    assert made.can_undo and not made.can_redo
    assert made.undo() and made.undo() and not made.undo()
    assert made.text == EMPTY
    assert made.redo()
    assert made.text == "standard guarded 0 w 2@c3 -"
    made.turn("side", "b")
    assert not made.redo()
    made.hold(PUT, "b1")
    made.undo()
    assert made.piece == "b1"


def test_what_is_typed_is_read_at_once_and_undone_at_once() -> None:
    made = with_pods(("w2", "c3"))
    for text in ("standard guarded 0 w 3@d4 -", "standard guarded 0 w 3@d5 -", "standard guarded 0 w 3@d5 1@a1"):
        made.type(text)
        assert made.state.text() == text
    made.undo()
    assert made.text == "standard guarded 0 w 2@c3 -"


def test_a_malformed_text_leaves_the_board_and_is_named() -> None:
    made = with_pods(("w2", "c3"))
    made.type("standard guarded 0 w 2@c3,9@z9 -")
    told = made.verdict()
    assert (made.state.text(), made.text) == ("standard guarded 0 w 2@c3 -", "standard guarded 0 w 2@c3,9@z9 -")
    assert not told.sound and not told.playable
    assert "z9" in told.sentence
    made.touch("c3")
    made.touch("c4")
    assert made.text == "standard guarded 0 w 2@c4 -"


def test_a_text_that_is_too_long_is_not_read() -> None:
    made = draft()
    made.type("x" * (MAX_CHARACTERS + 1))
    assert made.verdict().sentence == say("setup-long")


def test_what_is_said_of_a_position() -> None:
    made = draft("standard guarded 0 b - -")
    told = made.verdict()
    assert (told.sound, told.playable) == (False, False)
    assert told.sentence == "Orange cannot be the one to move when 0 blue and 0 orange pods have been placed."
    assert told.part == "b"
    made.turn("side", "w")
    assert made.verdict() == (True, True, say("setup-playable"), "")
    over = draft("standard guarded 0 w 2@c3 1@e2 resigned:w").verdict()
    assert (over.sound, over.playable) == (True, False)
    assert over.sentence == "The game is already over here: Orange wins: Blue resigned."


def test_a_sound_position_begins_a_match() -> None:
    made = with_pods(("w2", "c3"))
    made.turn("side", "b")
    assert made.match().origin == "standard guarded 0 b 2@c3 -"


def test_a_text_that_cannot_be_read_opens_at_the_beginning() -> None:
    made = draft("nonsense")
    assert made.state.text() == "standard guarded ? w - -"
    assert made.text == "nonsense"
    assert not made.can_undo


def test_the_beginning_keeps_the_rules() -> None:
    made = draft("advanced unguarded 90 w 3@d4 7@c3")
    made.begin()
    assert made.text == "advanced unguarded ? w - -"
    made.undo()
    made.clear()
    assert made.text == "advanced unguarded 90 w - -"


@pytest.mark.parametrize("game_id", games.ids())
def test_the_panel_of_every_game(game_id: str) -> None:
    made = Draft(game_id)
    names = [entry[1].id for _, entries in panel.groups(made) for entry in entries]
    assert names == [piece.id for piece in made.editor.supply(made.state)]
    shown: list[Any] = [panel.skeleton(), panel.tools(made), panel.knobs(made)]
    shown += [panel.pieces(made, entries) for _, entries in panel.groups(made)]
    shown += [panel.verdict(made.verdict()), panel.uses(made.verdict())]
    text = "".join(shown)
    ids = [part.split('"')[0] for part in text.split(' id="')[1:]]
    assert len(set(ids)) == len(ids)
    assert text.count("aria-pressed") == 2 + len(names)
    assert all(target.quiet for target in made.scene(tall=True).targets)
