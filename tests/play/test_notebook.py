"""Reading and writing notes at a board: lines that are looked along, variations by playing, and what stays secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pentapod import games
from pentapod.engine import record
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.notes import tree
from pentapod.engine.notes.notebook import read_id, write_id
from pentapod.engine.notes.tree import NOTHING, Line, NoSuchLine, Note, main_line, say
from pentapod.engine.state import CHANCE
from pentapod.play.drawing import CannotDraw, Pen, draw, pen, with_drawing_prompt, with_drawing_targets
from pentapod.play.interaction import Interaction
from pentapod.play.session import Session
from pentapod.play.view import board_view, still, view, whole_view
from pentapod.scene.shapes import Scene
from random_play import cases, play, play_on

TEXT = """\
Pentapod record 1
game: pods 1
options: rules=standard guard=on
seat 0: Ann
seat 1: Bo
result: *

{To begin with. [mark e4]}
1. chance 0
2. 0 1@e4 ! {Here. [arrow e4 c3]}
  (2. 0 1@b2 {Or there.}
   3. 1 8@b3
     (3. 1 8@c3)
   4. 0 8@d4)
3. 1 8@b3
4. 0 8@c3
"""
EVERY_GAME = pytest.mark.parametrize("game_id", games.ids())


def session_of(text: str = TEXT) -> Session:
    told = record.read(text, games.find)
    session = Session(told.match, told.names)
    session.annotate(told.notes or main_line(told.match))
    return session


def written(session: Session) -> str:
    assert session.notebook
    return record.write(session.match, session.names, notes=session.notebook.main)


def named(session: Session, notation: str) -> None:
    """Play the action of this notation."""
    match = session.match
    session.play(match.state.parse(notation))


def where(session: Session) -> str:
    assert session.notebook
    return session.notebook.here(session.match.ply)


def test_a_position_goes_by_one_word() -> None:
    for place, ply in (((), 7), (((3, 0), (5, 1)), 12)):
        assert read_id(write_id(place, ply)) == (place, ply)
    for bad in ("", "x", "1_2", "1_2.3.4", "1_2.x", "-1", "1_", "1_٣.0", "1" * 300):
        with pytest.raises(ValueError, match=r".*"):
            read_id(bad)


def test_rows_stand_in_the_order_of_the_record() -> None:
    session = session_of()
    assert session.notebook
    rows = list(session.notebook.rows(session.match.initial, session.history.sentence_of))
    ids = ["0", "1", "2", "2_1.0", "3_1.0", "3_1.0_2.0", "4_1.0", "3", "4"]
    assert [row.id for row in rows] == ids
    assert [row.depth for row in rows] == [0, 0, 0, 1, 1, 2, 1, 0, 0]
    assert rows[0].seat is None
    assert rows[2].sentence.startswith("Ann")
    assert rows[2].note == Note("Here.", "!", (("e4", "c3"),))


def test_stepping_goes_along_the_chosen_line() -> None:
    session = session_of()
    session.go_to(*read_id("2_1.0"))
    session.go(4)
    assert where(session) == "4_1.0"
    session.go(1)
    assert where(session) == "1"
    session.go(2)
    assert where(session) == "2_1.0"
    session.go_to(*read_id("3"))
    assert where(session) == "3"
    for none in ("9", "2_1.1", "2_0.0", "6_1.0"):
        with pytest.raises(NoSuchLine):
            session.go_to(*read_id(none))


def test_what_is_played_from_an_earlier_position_becomes_a_variation() -> None:
    session = session_of()
    session.go(2)
    named(session, "8@d4")
    assert where(session) == "3_2.0"
    assert session.old_line is None
    named(session, "8@d5")
    session.go_to((), 4)
    assert [step.state.notation(step.action) for step in session.match.steps] == [
        "0",
        "1@e4",
        "8@b3",
        "8@c3",
    ]
    text = written(session)
    assert "\n  (3. 1 8@d4\n   4. 0 8@d5)\n" in text
    assert record.write(*record.read(text, games.find)) == text


def test_playing_what_a_variation_has_leads_along_it() -> None:
    session = session_of()
    before = written(session)
    session.go(1)
    named(session, "1@b2")
    assert where(session) == "2_1.0"
    assert len(session.match.steps) == 4
    session.go(4)
    assert where(session) == "4_1.0"
    session.go(2)
    named(session, "8@c3")
    assert where(session) == "3_1.0_2.0"
    assert written(session) == before


def test_playing_on_at_the_end_of_a_line_makes_it_longer() -> None:
    session = session_of()
    session.go_to(*read_id("3_1.0_2.0"))
    named(session, "8@d4")
    assert where(session) == "4_1.0_2.0"
    assert "     (3. 1 8@c3\n      4. 0 8@d4)" in written(session)


def test_undoing_and_playing_otherwise_loses_nothing() -> None:
    session = session_of()
    session.undo()
    named(session, "8@d4")
    session.undo()
    named(session, "8@d5")
    assert [line in written(session) for line in ("4. 0 8@c3", "(4. 0 8@d4)", "(4. 0 8@d5)")] == [True] * 3


def test_the_view_has_the_note_and_its_signs() -> None:
    session = session_of()
    interaction = Interaction(session, Random)
    session.go(2)
    seen = view(interaction)
    assert seen.note == Note("Here.", "!", (("e4", "c3"),))
    assert seen.signs.arrows == (("e4", "c3"),)
    session.go(0)
    assert view(interaction).signs.noted == {"e4"}
    session.go(3)
    assert view(interaction).note == NOTHING
    plain = Interaction(Session(Match(games.find("pods"), {}), ("a", "b")), Random)
    assert view(plain).note is None


@EVERY_GAME
def test_every_game_is_annotated_and_written_back(game_id: str) -> None:
    rng = Random(3)
    game = games.find(game_id)
    match = play_on(Match(game, game.choose()), rng, 30)
    session = Session(match, game.titles[: game.seats(match.options)])
    notebook = session.annotate(Line())
    end = notebook.main.end
    assert end == len(match.steps) > 3
    for ply in (end // 4, end // 2, end - 1):
        session.go_to((), ply)
        play_on(session.match, rng, ply + 3)
        notebook.update(session.match)
        say(notebook.home(ply)[1], ply, Note(f"At {ply}.", "!?"))
    text = written(session)
    assert record.write(*record.read(text, games.find)) == text
    assert text.count("At ") == 3
    for row in notebook.rows(match.initial, session.history.sentence_of):
        session.go_to(row.place, row.ply)
        assert where(session) == row.id
        assert not row.sentence or row.sentence == session.history.sentence(row.ply)


def finished(game: Game) -> Iterator[Match]:
    """Games to their ends, by every set of options."""
    return (play(case, Random(2)) for case in cases(game))


def hidden_at(match: Match) -> int:
    """A ply at which a person is to act while something is hidden; 0 for none."""
    plies = range(1, len(match.steps))
    return next((ply for ply in plies if match.state_at(ply).hidden and min(match.state_at(ply).actors) >= 0), 0)


@pytest.mark.parametrize("game_id", [game_id for game_id in games.ids() if games.find(game_id).hidden])
def test_variations_tell_of_hands_what_the_game_itself_tells(game_id: str) -> None:
    game = games.find(game_id)
    whole = next(match for match in finished(game) if hidden_at(match))
    plies = min(60, len(whole.steps) - 1)
    match = play_on(whole.anew(), Random(2), plies)
    names = game.titles[: game.seats(match.options)]
    going = Session(match, names)
    notebook = going.annotate(main_line(match))
    assert going.screen.viewer != CHANCE
    told = [row.sentence for row in notebook.rows(match.initial, going.history.sentence_of)]
    assert told == [Session(match, names).history.sentence(ply) for ply in range(1, plies + 1)]

    over = Session(whole, names)
    over.annotate(main_line(whole))
    over.go(hidden_at(whole))
    for _ in range(3):
        over.play(next(one for one in reversed(over.match.state.actions())))
    assert over.match.latest.result is None
    assert over.screen.viewer == CHANCE
    assert over.onlooker == CHANCE
    assert over.screen.handover() is None
    assert not over.tells_hands


def test_a_full_tree_lets_the_match_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of()
    before = written(session)
    monkeypatch.setattr(tree, "MAX_VARIATIONS", 2)
    session.go(2)
    named(session, "8@d4")
    assert session.match.state.notation(session.match.steps[-1].action) == "8@d4"
    assert session.match.ply == len(session.match.steps) == 3
    assert written(session) == before


# -- drawn with a hand


def public(session: Session) -> Scene:
    return still(session.match)


def test_what_is_drawn_stands_in_the_record_and_goes_when_it_is_drawn_again() -> None:
    session = session_of()
    session.match.go(2)
    assert draw(session, ("a1", "b2"), public(session)).startswith("An arrow from a1")
    assert draw(session, ("d4",), public(session)).startswith("A mark: d4")
    assert "2. 0 1@e4 ! {Here. [arrow e4 c3] [arrow a1 b2] [mark d4]}" in written(session)
    draw(session, ("a1", "b2"), public(session))
    draw(session, ("d4",), public(session))
    assert written(session) == written(session_of())


def test_a_game_without_notes_gets_them_with_the_first_sign() -> None:
    session = Session(session_of().match, ("Ann", "Bo"))
    assert pen(session, False) is Pen.NONE
    assert pen(session, True) is Pen.EVERY
    session.match.go(1)
    draw(session, ("a1",), public(session))
    assert session.notebook
    assert session.notebook.note(1) == Note(marks=("a1",))
    assert pen(session, False) is Pen.RIGHT


def test_a_position_takes_so_many_signs_and_no_more() -> None:
    session = session_of()
    notebook = session.notebook
    assert notebook
    say(notebook.main, session.match.ply, Note(marks=tuple(map(str, range(tree.MAX_SIGNS)))))
    with pytest.raises(CannotDraw, match="no room"):
        draw(session, ("a1",), public(session))


def test_what_is_hidden_in_a_hand_gets_no_sign() -> None:
    found = 0
    for game_id in games.ids():
        rng, match = Random(3), Match(games.find(game_id), {})
        while match.state.actors and not own_touches(match):
            match.play_index(rng.randrange(len(match.state.actions())))
        for touch in own_touches(match):
            session = Session(match, match.game.titles)
            with pytest.raises(CannotDraw, match="hand"):
                draw(session, (touch,), public(session))
            assert session.notebook is None
            found += 1
    assert found


def own_touches(match: Match) -> set[str]:
    """What only who holds it sees, of whoever is to act."""
    actors = [seat for seat in match.state.actors if seat >= 0]
    known = {target.touch for target in still(match).targets}
    shown = {target.touch for seat in actors for target in still(match, viewer=seat).targets}
    return shown - known


def test_nobody_draws_in_an_exercise() -> None:
    session = session_of()
    session.is_kept = False
    assert pen(session, True) is Pen.NONE
    session.is_kept, session.read_only = True, True
    assert pen(session, True) is Pen.NONE


@EVERY_GAME
def test_nobody_draws_while_the_screen_is_passed_on(game_id: str) -> None:
    rng, match, covered, hides = Random(3), Match(games.find(game_id), {}), 0, False
    session = Session(match, match.game.titles[: match.game.seats(match.options)])
    for _ in range(30):
        hides |= match.state.hidden
        if session.screen.handover() is not None:
            covered += 1
            assert pen(session, True) is Pen.NONE
            session.screen.take()
        if session.quick or not match.state.actors:
            break
        assert pen(session, True) is Pen.EVERY
        session.play(rng.choice(match.state.actions()))
    assert bool(covered) == hides


@EVERY_GAME
def test_who_draws_may_mark_everything_and_play_nothing(game_id: str) -> None:
    match = Match(games.find(game_id), {})
    session = Session(match, match.game.titles[: match.game.seats(match.options)])
    interaction = Interaction(session, Random)
    glimpsed = with_drawing_targets(board_view(interaction))
    seen = with_drawing_prompt(whole_view(interaction, glimpsed))
    assert not seen.lit
    assert all(target.quiet for target in seen.scene.targets)
    [leave] = seen.notices
    assert [offer.command for offer in leave.offers] == ["draw"]
