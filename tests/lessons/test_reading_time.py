"""In a lesson what dice have brought stays until it could be read; at the table and in puzzles nobody waits."""

from __future__ import annotations

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.lessons.lesson import Step
from pentapod.lessons.lesson_session import LessonSession
from pentapod.play import pace
from pentapod.play.session import Session
from scene.rolls import ROLLS

POCKETMODEL = games.find("pocketmodel")


def after_the_rolls(session: Session) -> Session:
    """A session in which all that chance brings has been rolled, and a consequence follows."""
    while not session.match.state.automatic:
        session.match.play(session.match.state.actions()[-1])
    return session


def test_a_learner_reads_both_rolls_of_a_battle_before_it_has_consequences() -> None:
    step = Step(text="Look.", position=ROLLS["pocketmodel"], within=9)
    session = after_the_rolls(LessonSession(POCKETMODEL, step, {}))
    rolls = [ply for ply in range(1, session.match.ply + 1) if session.match.steps[ply - 1].action.seat == CHANCE]
    assert rolls[-1] == session.match.ply
    letters = sum(len(session.history.sentence(ply)) for ply in rolls)
    seconds = pace.pause(session)
    assert seconds is not None
    assert letters / pace.LETTERS_A_SECOND == seconds > 2 * pace.CONSEQUENCE_SECONDS
    hurried = pace.pause(session, pace.FOLLOWING_SECONDS / 2)
    assert hurried == seconds / 2


def test_at_the_table_and_in_a_puzzle_nobody_waits_longer() -> None:
    step = Step(text="Look.", position=ROLLS["pocketmodel"], within=9, answered=True)
    puzzle = LessonSession(POCKETMODEL, step, {})
    table = Session(Match.from_position(POCKETMODEL, ROLLS["pocketmodel"]), ("Blue", "Orange"))
    for session in (puzzle, table):
        assert pace.pause(after_the_rolls(session)) == pace.CONSEQUENCE_SECONDS
