"""Programs read, walk and write the comments and variations of a record, in every game."""

from __future__ import annotations

from random import Random

import pytest

import pentapod
from every_game import REAL
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import MAX_COMMENT
from random_play import Case, play_on

pytestmark = pytest.mark.native


def begun(game: Game) -> Match:
    """A match of some actions."""
    case = Case(game, game.choose())
    return play_on(Match(*case), Random(game.id), plies=12)


def varied(match: Match) -> pentapod.Record:
    """A record with a comment at its beginning, a sign at its first action, and another line wherever there is one."""
    told = pentapod.Record(match, (), notes=pentapod.notes.main_line(match))
    pentapod.notes.say(told.line, 0, pentapod.Note("How it began."))
    pentapod.notes.say(told.line, 1, pentapod.Note("Brackets ( } ) and all.", "!?", marks=("a1",)))
    for ply in range(len(match.steps)):
        other = match.copy()
        other.go(ply)
        state, played = other.state, match.steps[ply].action
        for action in [action for action in state.actions() if action != played][:1]:
            other.play(state.notation(action))
            place = pentapod.notes.follow(told.line, other.steps)
            pentapod.notes.say(pentapod.notes.line_at(told.line, place), ply + 1, pentapod.Note(f"Other {ply}."))
    return told


def walked(line: pentapod.Line) -> list[object]:
    """All that a tree says, line by line."""
    return [
        (place, one.start, [step.action for step in one.steps], one.notes) for place, one in pentapod.notes.lines(line)
    ]


@pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)
def test_programs_write_and_read_comments_and_variations(game: Game) -> None:
    match = begun(game)
    told = varied(match)
    assert len(walked(told.line)) > 3
    text = pentapod.write_record(told)
    again = pentapod.read_record(text)
    assert walked(again.line) == walked(told.line)
    assert again.names == game.titles[: game.seats(match.options)]
    assert [step.action for step in again.match.steps] == [step.action for step in match.steps]
    assert pentapod.write_record(again) == text
    assert pentapod.match_from_record(text).state == match.latest


def test_levels_and_places_of_a_record_are_kept() -> None:
    match = pentapod.new_match("pods")
    told = pentapod.Record(match, ("Ada", "Ben"), (0, 3), frozenset({0}))
    again = pentapod.read_record(pentapod.write_record(told))
    assert again[1:] == (("Ada", "Ben"), (0, 3), frozenset({0}), None)
    assert again.line.is_plain()
    assert again.line.steps == []


@pytest.mark.parametrize(
    "note", [pentapod.Note("x" * (MAX_COMMENT + 1)), pentapod.Note("", "!?!"), pentapod.Note(arrows=(("a1",),))]
)
def test_a_note_that_could_not_be_read_is_not_written(note: pentapod.Note) -> None:
    match = begun(pentapod.games.find("pods"))
    told = pentapod.Record(match, (), notes=pentapod.notes.main_line(match))
    pentapod.notes.say(told.line, 1, note)
    with pytest.raises(pentapod.RecordError):
        pentapod.write_record(told)
