"""Finds puzzles of a game and adds them to its table: `make puzzles GAME=pods`.

    PYTHONPATH=py:tools .venv/bin/python -m puzzles.find GAME [--games 200] [--first 0] [--each 12] [--most 60]

Plays so many games of the computer players against each other, looks near their ends for positions with one right
action, proves them, and measures their difficulty. Games are numbered: the same numbers give the same puzzles, so go on
with the first number that the table does not name. With `--vary` the positions of known puzzles are varied instead.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from math import inf
from pathlib import Path

from pentapod import games
from pentapod.engine.evaluator import Endgame
from pentapod.engine.game import Game
from pentapod.engine.state import Action, State, resolved
from pentapod.puzzles.puzzle import BEST, HARDEST, WIN, Aim, Puzzle, id_of, read
from puzzles.candidates import candidates, variations
from puzzles.certain import Certain, TooMuch
from puzzles.counting import Counted, Tree, Unseen, sees_everything
from puzzles.difficulty import difficulty
from puzzles.glance import is_fair, looks_clear
from puzzles.plans import Plan, plan_of
from puzzles.proof import LEAD, LEAST_PLAYS, flaw, others_of, winning
from puzzles.sides import side_of
from puzzles.themes import theme_of
from puzzles.turns import only_in_turns
from puzzles.writing import comments_of, write
from site_files import ROOT
from spreading import HERE, Spread, add_options, spread

LEAST_ODDS = Fraction(1, 2)
"""A play that reaches an aim less often is not asked for."""
MOST_ALIKE = 4
"""A table has no more puzzles that are alike (`likeness`)."""


def table_of(game_id: str) -> Path:
    """The table of a game's puzzles."""
    return ROOT / f"py/pentapod/games/{game_id}/puzzles.txt"


def found_in(game: Game, plan: Plan, states: Iterable[State]) -> Iterator[Puzzle]:
    """The puzzles in some positions, still without a proof and without their difficulty."""
    if plan.aims:
        return best_in(game, plan, states)
    return turns_in(game, plan, states) if plan.turns else wins_in(game, plan, states)


def best_in(game: Game, plan: Plan, states: Iterable[State]) -> Iterator[Puzzle]:
    """The first puzzles of kind `best`, as many as are taken."""
    found = 0
    for state in states:
        [seat] = state.actors
        puzzle = clear_best(game, state, seat, plan)
        if puzzle:
            yield puzzle
            found += 1
            if found == plan.taken:
                return


def wins_in(game: Game, plan: Plan, states: Iterable[State]) -> Iterator[Puzzle]:
    """The puzzles of kind `win`."""
    evaluator = games.evaluator(game.id)
    searches: dict[int, Certain] = {}
    endgame: Endgame | None = None
    failures = 0
    for state in states:
        if plan.glance and not looks_clear(game, plan, state):
            continue
        [seat] = state.actors
        search = searches.setdefault(seat, Certain(side_of(game, state, seat), evaluator, plan.most, quick=True))
        search.made = 0
        endgame = endgame or (evaluator.endgame(state) if evaluator and evaluator.endgame else None)
        if endgame and not has_one_win(search.ordered(state), state, endgame, plan.glimpse):
            continue
        try:
            puzzle = only_win(state, seat, search, plan)
            if puzzle:
                yield puzzle
        except TooMuch:
            failures += 1
            if failures == plan.failures:  # what lies still farther from the end takes still more
                return


def turns_in(game: Game, plan: Plan, states: Iterable[State]) -> Iterator[Puzzle]:
    """The puzzles of the kinds `soon` and `hold`."""
    for state in states:
        puzzle = only_in_turns(game, state, plan)
        if puzzle and is_fair(game, plan, puzzle):
            yield puzzle


def is_proved(game: Game, puzzle: Puzzle, plan: Plan) -> bool:
    """Whether a puzzle is proved with as much work as the plan allows."""
    try:
        return flaw(game, puzzle, plan.proof * plan.most if puzzle.aim is None else inf) is None
    except TooMuch:
        return False


def clear_best(game: Game, state: State, seat: int, plan: Plan) -> Puzzle | None:
    """The puzzle in a position: the first aim of the plan that one play reaches clearly more often than any other."""
    if not sees_everything(state, seat):
        return None
    trees: dict[int, Tree] = {}
    for wanted in plan.aims:
        *goal, turns = wanted.split(" ")
        tree = trees.setdefault(int(turns), Tree(game, state, int(turns), plan.most))
        counted = Counted(tree, seat, tuple(goal))
        try:
            ranked = counted.ranked()
        except (TooMuch, Unseen):
            continue
        likely = ranked[0].odds >= LEAST_ODDS
        if likely and len(ranked) >= LEAST_PLAYS and (lead := ranked[0].odds - ranked[1].odds) >= LEAD:
            text, aim = state.text(), Aim(tuple(goal), int(turns), ranked[0].odds)
            others, paths = others_of(ranked), ranked[0].paths
            if counted.holds(state) and len(paths) == 1:  # Who need only keep what they have may as well do nothing.
                return None
            puzzle = Puzzle(id_of(text), HARDEST, BEST, int(100 * lead), text, seat, paths, aim, others)
            return None if is_plain(counted, state, puzzle, plan) else puzzle
        if likely and wanted == plan.aims[0]:
            return None  # whoever can reach the greatest aim is not asked for less
    return None


def is_plain(counted: Counted, state: State, puzzle: Puzzle, plan: Plan) -> bool:
    """Whether the first actions of the solution reach its aim at once, so that everybody sees it."""
    for action in puzzle.actions[: plan.plain]:
        state = state.after(action)
    return plan.plain > 0 and counted.holds(resolved(state))


def has_one_win(actions: Sequence[Action], state: State, endgame: Endgame, most: int) -> bool:
    """Whether the game's own proof of an endgame finds that only one action wins, with so much work on each."""
    [seat] = state.actors
    wins = 0
    for action in actions:
        shares = proved(state.after(action), endgame, most)
        wins += shares is None or shares[seat] > 0
        if wins > 1:
            return False
    return wins == 1


def proved(state: State, endgame: Endgame, most: int) -> tuple[float, ...] | None:
    """How a position ends with best play; None if that is not proved with so much work."""
    if state.result is not None:
        return state.result
    proof = endgame.prove(state)
    try:
        for _ in range(most):
            next(proof)
    except StopIteration as end:
        return tuple(end.value)
    return None


def only_win(state: State, seat: int, search: Certain, plan: Plan) -> Puzzle | None:
    """The puzzle in a position, if it has only one action that wins within the depth of the plan, and no other wins."""
    actions = search.ordered(state)
    for depth in range(plan.depth):
        wins = []
        for action in actions:
            if search.wins(search.after(state, action), depth):
                wins.append(action)
                if len(wins) > 1:
                    return None
        if wins:
            if winning(search, state, [action for action in actions if action != wins[0]]):
                return None
            text = state.text()
            return Puzzle(id_of(text), HARDEST, WIN, depth + 1, text, seat, (wins[0].path,))
    return None


def likeness(game: Game, puzzle: Puzzle) -> tuple[object, ...]:
    """What two puzzles of kind `best` have in common that seem to be one: the aim, how often which plays reach it, how
    many touches they take. Where nothing is left to chance, also what is done, without its whereabouts.

    Of a win, the position.
    """
    if puzzle.aim is None:
        return (puzzle.position,)
    state = game.position(puzzle.position)
    for action in puzzle.actions[:-1]:
        state = state.after(action)
    done = game.words.suggest(state, puzzle.actions[-1], game.titles, puzzle.seat) if puzzle.aim.odds == 1 else ""
    others = sorted(other.odds for other in puzzle.others)
    return puzzle.aim, *others, tuple(map(len, puzzle.solution)), "".join(filter(str.isalpha, done))


def found_by(game_id: str, themes: Sequence[str], number: int) -> list[Puzzle]:
    """The puzzles in the game of a number, without a proof and without their difficulty."""
    game, plan = games.find(game_id), plan_of(game_id)
    return [*_of_themes(game, themes, found_in(game, plan, candidates(game, plan, number)))]


def found_near(game: Game, themes: Sequence[str], root: Puzzle, number: int) -> Iterator[Puzzle]:
    """The puzzles in variations of another one's position."""
    plan = plan_of(game.id)
    return _of_themes(game, themes, found_in(game, plan, variations(game, plan, root.position, number)))


def _of_themes(game: Game, themes: Sequence[str], puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    return (one for one in puzzles if not themes or theme_of(game, one) in themes)


def graded(game_id: str, puzzle: Puzzle) -> Puzzle:
    """The puzzle with its theme, as hard as it is for the levels of today."""
    game = games.find(game_id)
    return puzzle._replace(difficulty=difficulty(game, puzzle), theme=theme_of(game, puzzle))


def hardest(game: Game, plan: Plan, puzzles: Iterable[Puzzle], answers: Spread) -> Iterable[Puzzle]:
    """The puzzles that look hardest, graded, the hardest first."""
    some = sorted(puzzles, key=lambda puzzle: puzzle.measure, reverse=True)[: plan.measured]
    found = list(answers(partial(graded, game.id), some, "difficulties"))
    return sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.measure), reverse=True)


def looked_for(
    game: Game,
    numbers: Sequence[int],
    room: Counter[int],
    table: Sequence[Puzzle],
    varied: Sequence[Puzzle] = (),
    themes: Sequence[str] = (),
    answers: Spread = HERE,
) -> Iterator[tuple[int, list[Puzzle]]]:
    """By the number of each game, a few new puzzles, the hardest for which there is room, until there is none.

    With puzzles that are `varied` a number stands for one of these instead of a game: the first that will do is taken.
    With `themes` only puzzles of these are.
    """
    plan = plan_of(game.id)
    known = {puzzle.id for puzzle in table}
    alike = Counter(likeness(game, puzzle) for puzzle in table)
    if varied:  # The first that will do ends the search, so that nothing is looked for beforehand.
        looked: Iterator[Iterable[Puzzle]] = (
            found_near(game, themes, varied[number % len(varied)], number) for number in numbers
        )
    else:
        looked = answers(partial(found_by, game.id, themes), numbers, "games")
    for number, every in zip(numbers, looked, strict=False):
        new = (one for one in every if one.id not in known and alike[likeness(game, one)] < MOST_ALIKE)
        found = (graded(game.id, puzzle) for puzzle in new) if varied else hardest(game, plan, new, answers)
        taken: list[Puzzle] = []
        for puzzle in found:
            kind = likeness(game, puzzle)
            another = puzzle.aim is not None or all(puzzle.solution != one.solution for one in taken)
            if another and room[puzzle.difficulty] and alike[kind] < MOST_ALIKE and is_proved(game, puzzle, plan):
                taken.append(puzzle)
                room[puzzle.difficulty] -= 1
                alike[kind] += 1
                known.add(puzzle.id)
            if len(taken) == (1 if varied else plan.taken):
                break
        print(f"game {number}:", *(puzzle.line() for puzzle in taken), sep="\n", file=sys.stderr, flush=True)
        yield number, taken
        if not sum(room.values()):
            return


def room_in(table: Iterable[Puzzle], each: int, most: int) -> Counter[int]:
    """By difficulty, how many more puzzles a table takes: `each`, unless it would then have more than `most`."""
    there = Counter(puzzle.difficulty for puzzle in table)
    return Counter({hard: max(0, min(each, most - there[hard])) for hard in range(1, HARDEST + 1)})


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=200, help="how many games are played")
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--each", type=int, default=12, help="how many new puzzles of each difficulty are wanted")
    parser.add_argument("--most", type=int, default=60, help="how many puzzles of each difficulty a table has at most")
    parser.add_argument("--vary", default="", help="the difficulties of puzzles to vary, as 345, instead of games")
    parser.add_argument("--themes", default="", help="the themes that are wanted, parted by commas, where not all are")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    file = table_of(chosen.game)
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    puzzles = list(read(before))
    room = room_in(puzzles, chosen.each, chosen.most)
    numbers = range(chosen.first, chosen.first + chosen.games)
    varied = [puzzle for puzzle in puzzles if str(puzzle.difficulty) in chosen.vary]
    themes = chosen.themes.split(",") if chosen.themes else ()
    with spread(chosen) as answers:
        search = looked_for(games.find(chosen.game), numbers, room, tuple(puzzles), varied, themes, answers)
        for number, found in search:
            puzzles += found  # The table is true after each game: whoever has seen enough ends the search at any time.
            played = f"GAMES={number - chosen.first + 1} FIRST={chosen.first} EACH={chosen.each} MOST={chosen.most}"
            played += f" VARY={chosen.vary}" if chosen.vary else ""
            played += f" THEMES={chosen.themes}" if chosen.themes else ""
            command = f"make puzzles GAME={chosen.game} {played}"
            file.write_text(write(puzzles, [*comments_of(before), command]), encoding="utf-8")
    print(f"{file.relative_to(ROOT)} has {len(puzzles)} puzzles")


if __name__ == "__main__":
    main(sys.argv[1:])
