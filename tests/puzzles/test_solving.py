"""Which puzzles were solved is kept, and what is said of a puzzle follows from its kind and measure."""

from __future__ import annotations

from fractions import Fraction
from itertools import count as count_from
from random import Random

import pytest

from page.memory import Memory
from pentapod import games
from pentapod.engine.catalog import COMMON, catalog
from pentapod.engine.game import Game
from pentapod.engine.goals import GOALS, Moment
from pentapod.engine.message import Message
from pentapod.engine.state import CHANCE, Action, State, resolved
from pentapod.lessons.coach import Coach
from pentapod.lessons.lesson_session import LessonSession, Standing
from pentapod.lessons.puzzles import LEVEL, asked, how_often, lesson_of
from pentapod.lessons.words import say
from pentapod.play.outcomes import Refused
from pentapod.play.story import is_choice
from pentapod.play.view import awaited
from pentapod.puzzles.puzzle import SOON, WIN, Puzzle
from pentapod.web.store import learning
from puzzles.tables import TABLES
from puzzles.within import Within


def written(share: Message) -> str:
    return catalog(COMMON).say(share.key, share.facts)


def test_what_was_solved_is_kept_by_game_and_once() -> None:
    store = Memory()
    for solved in ("fh3s", "n0fk", "fh3s"):
        learning.solve(store, "pods", solved)
    assert learning.solved(store, "pods") == ("fh3s", "n0fk")
    assert learning.solved(store, "modx") == ()


@pytest.mark.parametrize("text", ["", "{", "{}", "3", "[3, {}]", "null"])
def test_a_record_that_cannot_be_read_counts_as_none(text: str) -> None:
    store = Memory()
    store.put("puzzles.pods", text)
    assert learning.solved(store, "pods") == ()
    learning.solve(store, "pods", "fh3s")
    assert learning.solved(store, "pods") == ("fh3s",)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_puzzle_is_a_lesson_that_its_solution_ends(game: Game) -> None:
    for puzzle in TABLES[game]:
        lesson = lesson_of(game, puzzle)
        coach = Coach(game, games.goals(game.id), lesson)
        assert game.titles[puzzle.seat] in lesson.steps[0].text
        for action in puzzle.actions:
            assert coach.session.next_action() == action
            assert not coach.learnt
            coach.session.play(action)
        assert coach.learnt, puzzle.id
        assert coach.said.startswith("Solved.")
        assert len(coach.said) <= LONGEST


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_whatever_leads_elsewhere_is_wrong(game: Game) -> None:
    puzzle = TABLES[game][0]
    coach, rng = Coach(game, games.goals(game.id), lesson_of(game, puzzle)), Random(puzzle.id)
    while coach.standing is Standing.OPEN:
        right = coach.session.next_action()
        coach.session.play(rng.choice([one for one in coach.session.actions() if one != right]))
    assert coach.standing is Standing.MISSED
    assert coach.said.startswith((coach.step.otherwise, *dict(coach.step.others).values()))
    assert coach.can_show


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_miss_is_answered_on_the_board_told_and_taken_back(game: Game) -> None:
    for puzzle in TABLES[game]:
        coach, rng = Coach(game, games.goals(game.id), lesson_of(game, puzzle)), Random(puzzle.id)
        session, begin = coach.session, coach.session.match.state
        while coach.standing is Standing.OPEN:
            right = session.next_action()
            session.play(rng.choice([one for one in session.actions() if one != right]))
        missed, told = session.match.ply, coach.said
        while not session.lingers():
            assert not session.actions()
            assert not asks(session)
            assert isinstance(session.touch(begin.actions()[0].path[0]), Refused)
            if session.must_happen():
                session.let_happen(rng)
            else:
                assert {session.strength(seat) for seat in session.computers()} == {LEVEL}
                session.play(rng.choice([one for one in session.touches.legal if one.seat in session.computers()]))
        assert coach.said.startswith(told.removesuffix(say("puzzle-tried-failed")))
        assert len(coach.said) <= LONGEST
        steps = session.match.steps[missed:]
        answers = [at for at, step in enumerate(steps, missed + 1) if step.action.seat not in (CHANCE, puzzle.seat)]
        chosen = next((ply for ply in answers if is_choice(session.match, ply)), None)
        assert (
            session.match.state.result is not None if chosen is None else session.history.sentence(chosen) in coach.said
        )
        told = coach.said
        assert not asks(session)
        session.let_happen(rng)
        assert session.match.state is begin
        assert not asks(session)
        assert not session.match.steps
        assert coach.said == coach.words == say("puzzle-answer-taken-back", said=told)
        assert len(coach.said) <= LONGEST
        assert coach.standing is Standing.MISSED
        assert session.next_action() == puzzle.actions[0]
        for action in puzzle.actions:
            session.play(action)
            assert told not in coach.words
        assert coach.learnt, puzzle.id
        assert asks(coach.again())


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_what_comes_of_a_play_is_shown_and_told(game: Game) -> None:
    """Dice fall, and all go on, until it is decided. What is sure, only the learner can spoil."""
    for puzzle in [puzzle for puzzle in TABLES[game] if goes_on(game, puzzle)]:
        is_sure = puzzle.aim is None or puzzle.aim.odds == 1
        for seed in range(TRIES):
            coach, rng = Coach(game, games.goals(game.id), lesson_of(game, puzzle)), Random(seed)
            for action in puzzle.actions:
                coach.session.play(action)
            step, chose = coach.lesson.steps[0], False
            assert step.tried
            while not coach.session.ended:
                session = coach.session
                if session.must_happen():
                    session.let_happen(rng)
                else:
                    chose = chose or puzzle.seat in session.match.state.actors
                    session.play(rng.choice(session.match.state.actions()))
            came = coach.said.removeprefix(step.done).strip()
            assert came in (step.tried.worked, step.tried.failed)
            assert chose or not is_sure or came == step.tried.worked, puzzle.id


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_how_often_another_play_works_is_told_beside_the_best(game: Game) -> None:
    for puzzle in TABLES[game]:
        for other in puzzle.others:
            coach = Coach(game, games.goals(game.id), lesson_of(game, puzzle))
            for path in other.paths:
                coach.session.play(Action(puzzle.seat, path))
            assert coach.standing is Standing.MISSED
            assert written(how_often(other.odds)) in coach.said
            assert puzzle.aim
            assert puzzle.aim.odds == 1 or written(how_often(puzzle.aim.odds)) in coach.said


def goes_on(game: Game, puzzle: Puzzle) -> bool:
    """Whether a puzzle is about what still follows its solution."""
    return puzzle.aim is not None or (puzzle.kind == SOON and resolved(solved(game, puzzle)).result is None)


def turns_ended(game: Game, session: LessonSession) -> int:
    """How many turns have ended since the beginning, of both sides."""
    match, goals = session.match, {**GOALS, **games.goals(game.id)}
    played = tuple(step.action for step in match.steps)
    moment = Moment(match.initial, match.state, session.seat, played, game.teams(match.options))
    return next(count for count in count_from(0) if not goals["turns-ended"](moment, str(count + 1)))


def solved(game: Game, puzzle: Puzzle) -> State:
    """The position after the solution."""
    state = game.position(puzzle.position)
    for action in puzzle.actions:
        state = state.after(action)
    return state


@pytest.mark.parametrize("game", [game for game in TABLES if TABLES[game][0].aim is None], ids=lambda game: game.id)
def test_a_win_that_is_to_come_soon_can_be_played_to_its_end(game: Game) -> None:
    """Whatever the others do after the solution, the learner can win in time."""
    for puzzle in [puzzle for puzzle in TABLES[game] if puzzle.kind == SOON and goes_on(game, puzzle)]:
        coach, rng = Coach(game, games.goals(game.id), lesson_of(game, puzzle)), Random(puzzle.id)
        coach.session.play(puzzle.actions[0])
        session, search = coach.session, Within.of(game, game.position(puzzle.position), puzzle.seat, quick=True)
        while not session.ended:
            state = session.match.state
            if session.must_happen():
                session.let_happen(rng)
            elif state.actors == (puzzle.seat,):
                left = puzzle.measure - (turns_ended(game, session) + 1) // 2
                right = (one for one in state.actions() if search.wins_after(state, one, left))
                session.play(next(right, state.actions()[0]))
            else:
                session.play(rng.choice(state.actions()))
        assert coach.said.endswith(say("puzzle-soon-worked")), puzzle.id


def asks(session: LessonSession) -> bool:
    """Whether the prompt asks the learner to choose."""
    return awaited(session).startswith("Your turn")


LONGEST = 240
"""What is said beside a board has two or three sentences."""
TRIES = 4
XTAL = next(game for game in TABLES if game.id == "xtal")
PREPARED = next(puzzle for puzzle in TABLES[XTAL] if len(puzzle.solution) > 1)
"""A puzzle in which a card is held ready before it is laid."""


def test_what_was_prepared_wrongly_can_be_taken_back_and_is_shown() -> None:
    coach = Coach(XTAL, games.goals("xtal"), lesson_of(XTAL, PREPARED))
    begin = coach.session.match.state.text()
    wrong = next(
        one
        for one in coach.session.actions()
        if one != PREPARED.actions[0] and coach.session.match.state.after(one).actors == (PREPARED.seat,)
    )
    coach.session.play(wrong)
    assert coach.standing is Standing.OPEN
    back = coach.session.next_action()
    assert back
    coach.session.play(back)
    assert coach.session.match.state.text() == begin
    assert coach.session.next_action() == PREPARED.actions[0]


def test_the_sentences_tell_kind_and_measure() -> None:
    game, table = next((game, table) for game, table in TABLES.items() if table[0].kind == WIN)
    puzzle = table[0]._replace(seat=0)
    seat = game.titles[0]

    def told(kind: str, measure: int) -> str:
        return lesson_of(game, puzzle._replace(kind=kind, measure=measure)).steps[0].text

    assert told("win", 1) == f"You are {seat}. Find the only action that wins at once."
    assert "within 5 choices" in told("win", 5)
    assert told("soon", 2) == f"You are {seat}. Find the only action after which you are sure to win by your next turn."
    assert "within 3 of your turns" in told("soon", 3)
    assert (
        told("hold", 1)
        == f"You are {seat}. Find the only action that keeps your opponents from winning on their next turn."
    )
    assert "within 2 of their turns" in told("hold", 2)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_every_aim_is_told_in_words(game: Game) -> None:
    for aim in {puzzle.aim for puzzle in TABLES[game] if puzzle.aim}:
        puzzle = next(puzzle for puzzle in TABLES[game] if puzzle.aim == aim)
        step = lesson_of(game, puzzle).steps[0]
        goal = asked(aim.goal)
        assert goal in step.text
        assert goal in step.done
        assert ("sure" in step.text) == (aim.odds == 1)
        assert aim.odds == 1 or written(how_often(aim.odds)) in step.done
        assert f"by the end of {say(f'puzzle-turn-{aim.turns}')}" in step.done.lower()


@pytest.mark.parametrize(
    ("odds", "words"),
    [
        ((5, 6), "83%"),
        ((1, 1000), "1%"),
        ((999, 1000), "99%"),
        ((1, 1), "100%"),
    ],
)
def test_odds_are_told_in_percent_and_never_as_sure_where_they_are_not(odds: tuple[int, int], words: str) -> None:
    assert written(how_often(Fraction(*odds))) == words


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '{"pods": 3}'])
def test_the_days_of_puzzles_are_kept_by_game_whatever_was_kept_before(text: str) -> None:
    store = Memory()
    store.put(learning.DAILY, text)
    assert learning.solved_on(store) == {}
    learning.solve_of_day(store, "pods", "2026-11-22")
    learning.solve_of_day(store, "modx", "2026-11-22")
    learning.solve_of_day(store, "pods", "2026-11-23")
    assert learning.solved_on(store) == {"pods": "2026-11-23", "modx": "2026-11-22"}
