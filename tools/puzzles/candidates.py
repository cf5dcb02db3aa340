"""Positions in which a puzzle may be: from games of self-play, near their ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from re import fullmatch, sub

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, Action, PositionError, State, resolved
from pentapod.scene.shapes import View
from puzzles.plans import Plan
from puzzles.sides import side_of

_MOST_SHIFTED = 5
_MOST_VARIED = 3
_TRIES = 60
"""How often two places, or a position, are drawn, of which many do not do."""
_OFTEN = 0.6
"""How often a piece is moved where a position is varied; else another one takes its place."""


def self_play(game: Game, plan: Plan, number: int) -> list[State]:
    """The positions of a game in which somebody chose, in their order.

    With an aim, or where only whole turns are looked at, what a seat does in a row is one choice.
    """
    rng = Random(f"{game.id} {number}")
    lots = {option.id: rng.choice(option.choices).id for option in game.options} if plan.by_lot else {}
    options, evaluator = game.choose(**lots | dict(plan.options)), games.evaluator(game.id)
    state, chosen = game.start(options), []
    before: tuple[int, ...] = ()
    in_a_row = plan.whole or bool(plan.aims)
    while state.actors:
        went_on, before = state.actors == before and in_a_row, state.actors
        if state.actors == (CHANCE,):
            [action] = rng.choices(state.actions(), state.weights())
        elif state.automatic:
            action = state.actions()[0]
        else:
            if not went_on:
                chosen.append(state)
            if not plan.levels:
                state = state.after(by_lot(game, state, rng))
                continue
            level = LEVELS[rng.choice(plan.levels) - 1].scaled(plan.scale)
            question = Question(game, options, state, rng.choice(state.actors), level, rng.random())
            found = think(question, evaluator).finish().action
            assert found
            action = found
        state = state.after(action)
    return chosen


def candidates(game: Game, plan: Plan, number: int) -> Iterator[State]:
    """Positions near the end of a game, and such as might have come, that may hold a puzzle; each once."""
    seen = set()
    for near in _around(game, plan, number):
        if is_promising(game, plan, near) and near.text() not in seen:
            seen.add(near.text())
            yield near


def _around(game: Game, plan: Plan, number: int) -> Iterator[State]:
    if plan.templates:
        yield from _from_templates(game, plan, Random(f"draw {game.id} {number}"))
        return
    evaluator = games.evaluator(game.id)
    every = self_play(game, plan, number)
    chosen = every[-plan.latest : len(every) - plan.soonest]
    for state in reversed(chosen):
        actions = evaluator.order(state, state.actions()) if evaluator and evaluator.order else state.actions()
        yield state
        for action in actions[: plan.branches]:
            yield resolved(state.after(action))
    rng = Random(f"thin {game.id} {number}")
    for _ in range(plan.thinned):
        try:
            begin = game.position(thinned(game, plan, rng.choice(every[-plan.late :]), rng).text())
            yield strolled(game, begin, rng.randint(0, plan.stroll), rng)
        except (PositionError, CannotEdit):
            continue
    rng = Random(f"shift {game.id} {number}")
    for _ in range(plan.shifted):
        try:
            yield game.position(shifted(game, rng.choice(chosen), rng).text())
        except PositionError:
            continue


def _from_templates(game: Game, plan: Plan, rng: Random) -> Iterator[State]:
    for _ in range(plan.drawn):
        text = drawn(rng.choice(plan.templates), rng)
        try:
            yield strolled(game, game.position(text), rng.randint(0, plan.stroll), rng)
        except PositionError as error:
            if error.key == "rewritten":
                yield strolled(game, game.position(str(error.about["text"])), rng.randint(0, plan.stroll), rng)


def drawn(template: str, rng: Random) -> str:
    """A template with every lot drawn."""
    while "{" in template:
        template = sub(r"{([^{}]*)}", lambda lot: rng.choice(lot[1].split("|")), template)
    return template


def shifted(game: Game, state: State, rng: Random) -> State:
    """A position with some pieces elsewhere. It may be impossible."""
    editor = games.editor(game.id)
    assert editor
    touches = _touches(game, state)
    left = rng.randint(1, _MOST_SHIFTED)
    for _ in range(_TRIES):
        try:
            state = editor.move(state, rng.choice(touches), rng.choice(touches))
        except CannotEdit:
            continue
        left -= 1
        if not left:
            break
    return state


def variations(game: Game, plan: Plan, position: str, number: int) -> Iterator[State]:
    """Positions that differ from one in a few things, which may hold a puzzle as well; each once."""
    seen, rng = {position}, Random(f"vary {game.id} {position} {number}")
    for _ in range(_TRIES):
        try:
            state = game.position(varied(game, game.position(position), rng).text())
        except PositionError:
            continue
        if is_promising(game, plan, state) and state.text() not in seen:
            seen.add(state.text())
            yield state
            if len(seen) > plan.varied:
                return


def varied(game: Game, state: State, rng: Random) -> State:
    """A position with some pieces elsewhere, and some others in their places. It may be impossible."""
    editor = games.editor(game.id)
    assert editor
    left, pieces = rng.randint(1, _MOST_VARIED), [piece.id for piece in editor.supply(state)]
    for _ in range(_TRIES):
        touches = _touches(game, state)
        one, other, piece = rng.choice(touches), rng.choice(touches), rng.choice(pieces)
        try:
            if rng.random() < _OFTEN:
                after = editor.move(state, one, other)
            else:
                after = editor.put(editor.remove(state, one), piece, one)
        except CannotEdit:
            continue
        left -= after.text() != state.text()
        state = after
        if not left:
            break
    return state


def thinned(game: Game, plan: Plan, state: State, rng: Random) -> State:
    """A position with fewer things of some kinds, and so with fewer things to choose. May raise `CannotEdit`."""
    editor = games.editor(game.id)
    assert editor
    for kind in rng.choice(plan.thin):
        left = rng.choice(kind.left)
        here = [touch for touch in _touches(game, state) if fullmatch(kind.touches, touch)]
        for touch in sorted(rng.sample(here, max(0, len(here) - left)), reverse=True):
            state = editor.move(state, touch, kind.goal) if kind.goal else editor.remove(state, touch)
    return state


def strolled(game: Game, state: State, length: int, rng: Random) -> State:
    """The last position after some actions by lot, in which it is the turn of somebody who has not begun to act."""
    found = state
    for _ in range(length):
        before = state.actors
        if not before:
            break
        state = resolved(state.after(by_lot(game, state, rng)))
        if state.actors != before and state.actors and state.actors != (CHANCE,):
            found = state
    return found


def by_lot(game: Game, state: State, rng: Random) -> Action:
    """An action of chance, or one that somebody might want."""
    actions, weights, evaluator = state.actions(), None, games.evaluator(game.id)
    if state.actors == (CHANCE,):
        weights = state.weights()
    elif evaluator and evaluator.order:
        actions = evaluator.order(state, actions)
    [action] = rng.choices(actions, weights)
    return action


def _touches(game: Game, state: State) -> list[str]:
    editor = games.editor(game.id)
    assert editor
    return [target.touch for target in editor.scene(state, View()).targets]


def is_promising(game: Game, plan: Plan, state: State) -> bool:
    """Whether somebody may choose among enough in a position that is still open at first sight."""
    actors = state.actors
    if len(actors) != 1 or actors[0] == CHANCE or state.automatic or len(state.actions()) < plan.least_actions:
        return False
    evaluator = games.evaluator(game.id)
    value = evaluator.evaluate(state) if evaluator else ()
    side = side_of(game, state, actors[0])
    return not value or plan.least_share <= sum(value[seat] for seat in side) <= plan.most_share
