"""Touches of all kinds: what becomes of them is an action, or a sentence that says why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pentapod import games
from pentapod.contract.pictures import check_parts
from pentapod.contract.positions import check_sentence
from pentapod.engine.editing import CannotEdit
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, IllegalAction, Path, State
from pentapod.play.outcomes import Completed, Refused
from pentapod.play.session import Session
from pentapod.scene.shapes import View
from random_play import NAMES, SOAK, cases, play
from toys import TOYS

LENGTH = 3
"""How many ids are put together to a path, at most."""

STRANGE = ("", " ", "0", "-1", "²", "a²", "a٣", "-", "+", ">", "done-9", "x" * 99)
"""Ids that nothing has; among them what looks like a number to Python and is none."""

GATHERED = 8
"""From how many positions of how many games the ids are gathered."""


@cache
def ids(game: Game) -> tuple[str, ...]:
    """Every touch of actions, tries and targets, and every id of the editor, in some positions of random games."""
    found = {*STRANGE}
    rng = Random(f"ids {game.id}")
    for case in rng.sample(every := list(cases(game)), min(GATHERED, len(every))):
        match = play(case, rng)
        for ply in {0, *(rng.randrange(match.ply + 1) for _ in range(GATHERED))}:
            state = match.state_at(ply)
            found |= {touch for _, path in (*state.actions(), *state.tries()) for touch in path}
            if game.id not in TOYS:
                found |= drawn(game, state) | edited(game, state)
    return tuple(sorted(found))


def drawn(game: Game, state: State) -> set[str]:
    """The touches of a position's targets, for all eyes."""
    return {target.touch for target in games.painter(game.id)(state, View(CHANCE)).targets}


def edited(game: Game, state: State) -> set[str]:
    """The ids of the editor at a position: pieces, places, knobs and what they may be turned to."""
    editor = games.editor(game.id)
    assert editor
    begun = editor.read(state.text())
    places = {target.touch for target in editor.scene(begun, View()).targets}
    knobs = {name for knob in editor.knobs(begun) for name in (knob.id, *(choice.id for choice in knob.choices))}
    return {piece.id for piece in editor.supply(begun)} | places | knobs


def paths(game: Game, state: State, rng: Random, count: int) -> Iterator[Path]:
    """Every id alone, and some of several in a row: of all ids, and of those that lead into an action."""
    every = ids(game)
    yield ()
    yield from ((touch,) for touch in every)
    known = [path for _, path in (*state.actions(), *state.tries())] or [()]
    for number in range(count):
        begun = rng.choice(known)[: rng.randrange(LENGTH)] if number % 2 else ()
        more = rng.randint(1, LENGTH - len(begun))
        yield (*begun, *(rng.choice(every) for _ in range(more)))


def check_any_path(game: Game, state: State, seats: int, path: Path, rng: Random) -> None:
    """Whoever touches this, there is a reason against it, or it is an action."""
    names = NAMES[:seats]
    viewer = rng.choice((None, CHANCE, *range(seats)))
    check_sentence(game.words.refusal(state, path, names, viewer))
    for touch in path:
        for sentence in game.words.about(state, touch, names, viewer)[1:]:
            check_sentence(sentence)
    action = Action(rng.choice((CHANCE, *range(seats + 1))), path)
    if action not in state.actions():
        with pytest.raises(IllegalAction) as refusal:
            state.after(action)
        check_sentence(game.words.illegal(state, refusal.value.action))


def check_any_touches(match: Match, rng: Random, count: int) -> None:
    """At the table whatever is touched, in whatever order, leaves something that can be shown."""
    game, seats = match.game, match.game.seats(match.options)
    session = Session(match, NAMES[:seats])
    session.screen.take()
    for _ in range(count):
        lit = session.lit()
        taken = session.touch(rng.choice(lit if lit and rng.random() < 0.7 else ids(game)))
        state = session.match.state
        if isinstance(taken, Refused):
            check_sentence(taken.why)
        elif isinstance(taken, Completed) and (question := game.words.caution(state, taken.action, session.names)):
            check_sentence(question)
        check_sentence(game.words.prompt(state, session.names, session.touches.chosen))
        if game.id not in TOYS and (SOAK or rng.random() < 0.1):
            check_parts(games.painter(game.id)(state, View(session.screen.viewer, session.touches.chosen)))


def check_any_edits(game: Game, state: State, rng: Random, count: int) -> None:
    """The editor changes a position by any ids, or says why not."""
    editor = games.editor(game.id)
    assert editor
    begun, every = editor.read(state.text()), ids(game)
    pieces = [piece.id for piece in editor.supply(begun)] or [*every]
    for _ in range(count):
        one, other = rng.choice(every), rng.choice(every)
        try:
            match rng.randrange(5):
                case 0:
                    editor.put(begun, rng.choice(pieces), other)
                case 1:
                    editor.put(begun, one, other)
                case 2:
                    editor.remove(begun, one)
                case 3:
                    editor.move(begun, one, other)
                case _:
                    editor.turn(begun, one, other)
        except CannotEdit as refusal:
            check_sentence(str(refusal))
