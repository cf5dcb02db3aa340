"""The contract put to a game of the frame, one question after the other: who asks decides how long."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, think
from pentapod.contract import edits, pictures, positions
from pentapod.contract.random_games import Case, at, cases, play, progress, require
from pentapod.engine import state as engine
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.engine.state import Path as Touches
from pentapod.frame.fields import Number, Score
from pentapod.frame.rules import Rule
from pentapod.frame.spaces import Columns
from pentapod.frame.state import State
from pentapod.frame.touches import Domain
from pentapod.scene.shapes import View

GAMES, THOROUGH = 100, 8
"""At most so many games are played with each set of options, and so many more are asked everything."""

PLIES: Final = 5000
"""A random game is over after so many actions."""

LOOKS: Final = 12
"""At so many positions of a game it is asked whether they are what their texts say, and hide what they should."""

EDITS: Final = 30
"""So many changes are made to each of some positions by hand."""


def check_game(game: Game) -> None:
    """A game begins, and each of its parts has a name."""
    state = game.start(game.choose())
    require(isinstance(state, State), "The positions of a game are of a class that extends State.")
    assert isinstance(state, State)
    positions.check_record(game)
    check_touches(type(state))


def random_games(game: Game) -> Iterator[Match]:
    """Games played at random to their ends: one with each set of options, then more of each."""
    for number in range(GAMES):
        for case in cases(game):
            yield check_end(case, Random(f"{case} {number}"))


def thorough_games(game: Game, times: int = THOROUGH) -> Iterator[Match]:
    """Random games at whose positions everything is asked, so many with each set of options; each again and again, as
    far as it has been asked."""
    for number in range(times):
        for case in cases(game):
            rng = Random(f"{case} thorough {number}")
            match = check_end(case, rng, resignations=0.02 * (number % 2))
            for _ in check_match(case, match, rng):
                yield match


def check_end(case: Case, rng: Random, resignations: float = 0) -> Match:
    """Every action that is listed can be played, and a game comes to its end."""
    match = play(case, rng, PLIES, resignations)
    with at(match.state):
        rule = "A game comes to its end: this one has not after {count} random actions."
        require(match.state.result is not None, rule, "ending", count=PLIES)
        positions.check_result(case, match.state)
    for ply in range(match.ply + 1):
        check_values(match.state_at(ply))
    return match


def check_values(state: engine.State) -> None:
    """Numbers stay within their limits, so that a position can be written and read."""
    if not isinstance(state, State):  # A game with an edition, whose rules know their limits themselves.
        return
    for name, field in state.fields.items():
        value = vars(state)[name]
        if isinstance(field, Number | Score) and field.fault(value):
            with at(state):
                written, most = field.write(value), field.most
                rule = "A number goes from 0 to its `most`: here {name} is {written}, and its `most` is {most}."
                require(False, rule, name, name=name, written=written, most=most)


def check_match(case: Case, match: Match, rng: Random) -> Iterator[None]:
    """A match holds whatever is asked of it: rules, words, pictures, the editor, computer players."""
    plies = range(match.ply + 1)
    for ply in sorted(rng.sample(plies, min(len(plies), LOOKS))):
        state = match.state_at(ply)
        with at(state):
            assert isinstance(state, State)
            match.go(ply)
            positions.check_actions(case, state)
            check_meant(state)
            positions.check_after(state, rng)
            positions.check_refused(match, rng)
            positions.check_position(case.game, state, rng)
            if case.game.hidden:
                positions.check_redeal(case, state, rng)
                positions.check_log(case, state, rng)
        yield
    match.go(plies[-1])
    positions.check_match(case, match, rng)
    yield
    for ply in sorted({0, rng.choice(plies), plies[-1]}):
        state = match.state_at(ply)
        assert isinstance(state, State)
        with at(state):
            pictures.check_scenes(case, state, rng)
            pictures.check_waiting(case, state, rng)
            pictures.check_refusals(case, state, rng)
        yield
        with at(state):
            check_editor(case.game, state, rng)
            check_computer(case.game, match, ply)
        yield


def check_touches(kind: type[State]) -> None:
    """Each thing that can be touched has a name of its own."""
    boards = {board.space: board.name for board in kind.boards()}
    owners: dict[Domain, str] = dict(boards.items())
    for rule in kind.rules:
        for name, domain in rule.parts.items():
            if domain.space not in boards or isinstance(domain, Columns):
                owners.setdefault(domain, f"{rule.name}: {name}")
    known: dict[str, str] = {}
    named = [(owner, touch) for domain, owner in owners.items() for touch in domain.all_touches()]
    for owner, touch in (*named, *((rule.name, rule.name) for rule in kind.rules if not rule.parts)):
        other = known.setdefault(touch, owner)
        twice = "Two things that can be touched have two names: {touch!r} is one of {one} and one of {other}."
        require(other == owner, twice, owner.partition(":")[0], touch=touch, one=other, other=owner)


def check_meant(state: State) -> None:
    """The same touches are not two actions."""
    known: dict[Touches, Rule] = {}
    for rule in () if state.drawing or state.result else state.active:
        for path in rule.paths(state):
            other = known.setdefault(path, rule)
            twice = "The same touches are one action: {path} is one of {one} and one of {other}."
            require(other is rule, twice, rule.name, path="-".join(path), one=other.name, other=rule.name)


def check_editor(game: Game, state: State, rng: Random) -> None:
    """Positions are set up by hand, and those that can be are played on."""
    editor = games.editor(game.id)
    for edited in edits.walk(editor, editor.read(state.text()), rng, EDITS):
        with at(edited):
            pictures.check_parts(editor.scene(edited, View()))
            edits.plays_on(game, edited.text(), rng)


def check_computer(game: Game, match: Match, ply: int) -> None:
    """A computer player finds something to do."""
    match.go(ply)
    for seat in match.state.actors:
        if seat != CHANCE:
            known = match.state.redeal(seat, Random(ply))
            question = Question(game, match.options, known, seat, LEVELS[0], ply, str(seat))
            thinking = think(question, games.evaluator(game.id))
            for _ in thinking:
                progress()
            done = thinking.thought().action
            require(done in match.state.actions(), "A computer player plays what is legal.", done or "")
