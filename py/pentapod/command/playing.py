"""`pentapod play` with people: what a seat sees is written as text, and what it does is typed in notation."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from random import Random

from pentapod import games
from pentapod.api.computers import advance, computer_action, goes_on
from pentapod.api.words import say
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import Action, NotationError, State
from pentapod.frame.fields import Board, Deck, Number, Seat
from pentapod.frame.state import State as FrameState
from pentapod.frame.words import FrameWords
from pentapod.scene.shapes import View

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties a terminal, what has scrolled away included."""


class _Resigned(Exception):
    """A person gives up."""


def play(game: Game, options: Options, levels: Sequence[int], seed: object, nodes: int | None) -> Match:
    """A match of computers and people, who have level 0. It is broken off when nobody types any more."""
    table = _Table(Match(game, options), levels, Random(f"{seed}") if seed else Random(), nodes)
    table.say(say("play-begin", game=game.name, seats=", ".join(table.names[seat] for seat in table.people)))
    try:
        while goes_on(table.match):
            table.go_on()
        table.show(table.viewer)
    except EOFError:
        table.say("")
    return table.match


class _Table:
    """A match as it is played here. `viewer` is whoever looks on: the last person who was asked."""

    def __init__(self, match: Match, levels: Sequence[int], rng: Random, nodes: int | None) -> None:
        self.match, self.levels, self.rng, self.nodes = match, levels, rng, nodes
        self.names = match.game.titles
        self.people = [seat for seat, level in enumerate(levels) if not level]
        self.viewer = self.people[0] if len(self.people) == 1 else None

    def say(self, text: str) -> None:
        """The talk at the table; what is printed in the end is the record."""
        print(text, file=sys.stderr, flush=True)

    def go_on(self) -> None:
        """Let the next thing happen, and say what it was."""
        state = self.match.state
        try:
            action = advance(self.match, self._player, self.rng)
        except _Resigned:
            assert self.viewer is not None
            words, told = self.match.game.words, [say("play-resigned", seat=self.names[self.viewer])]
            if isinstance(state, FrameState) and isinstance(words, FrameWords):
                told += words.left(state, self.viewer, self.names)
            self.match.resign(self.viewer)
            self.say(" ".join(told))
            return
        self.say(self.match.game.words.describe(state, action, self.names, self.viewer))

    def _player(self, state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        del earlier
        if self.levels[seat]:
            return computer_action(self.match, seat, self.levels[seat], self.rng.random(), self.nodes)
        if seat != self.viewer and state.hidden:
            self.say(f"{CLEAR}{say('play-pass', seat=self.names[seat])}")
            _typed()
        self.viewer = seat
        self.show(seat)
        return self._asked(state, seat, may_wait)

    def show(self, viewer: int | None) -> None:
        """The position as this seat may see it, and what is to be done."""
        game, state = self.match.game, self.match.state
        prompt = game.words.prompt(state, self.names, (), viewer)
        self.say("\n".join(("", *written(game, state, viewer), prompt)))

    def _asked(self, state: State, seat: int, may_wait: bool) -> Action | None:
        words, legal = self.match.game.words, [action for action in state.actions() if action.seat == seat]
        while True:
            print("> ", end="", file=sys.stderr, flush=True)
            text = _typed()
            if text == "?":
                for action in legal:
                    self.say(f"  {state.notation(action):12} {words.suggest(state, action, self.names, seat)}")
            elif text == "resign":
                raise _Resigned
            elif not text and may_wait:
                return None
            elif text:
                notation = "-".join(text.split())
                try:
                    action = state.parse(notation)
                except NotationError as error:
                    self.say(words.refusal(state, tuple(text.replace("-", " ").split()), self.names, seat))
                    self.say(say("play-near", near=", ".join(error.near)))
                else:
                    if action in legal:
                        return action
                    self.say(words.illegal(state, action))


def _typed() -> str:
    """A line that somebody types. Raises `EOFError` where nothing more comes."""
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    return line.strip()


def written(game: Game, state: State, viewer: int | None) -> Iterator[str]:
    """A position as lines of text, as a seat may see it."""
    words = game.words
    if isinstance(state, FrameState) and isinstance(words, FrameWords):
        for board in state.boards():
            yield from board_as_text(board, state)
        for held in state.held_fields():
            for seat in range(state.seats):
                if seat == viewer or not held.hides(state):
                    yield words.row(held, seat, held.held(state)[seat])
        for field in state.fields.values():
            if field.label and isinstance(field, Number | Deck | Seat):
                value = vars(state)[field.name]
                yield words.line(field, len(value) if isinstance(field, Deck) else value)
        yield from (words.why(reason) for reason in state.shown())
    else:
        yield games.painter(game.id)(state, View(viewer)).label
    for seat, title in enumerate(game.titles[: game.seats(game.settled(state) or game.choose())]):
        numbers = (stat.words or f"{stat.value} {stat.label}" for stat in words.stats(state, seat))
        yield f"{title}: {', '.join(numbers)}"


def board_as_text(board: Board, state: FrameState) -> Iterator[str]:
    """A board in lines: a letter for a piece, a dot for an empty place, with the names of rows and columns."""
    space, cells = board.space, state.cells(board.space)
    columns = {place: round(2 * (space.spot(place)[0] - min(space.spot(one)[0] for one in space))) for place in space}
    is_named = all(re.fullmatch(r"[a-z]\d+", place) for place in space)
    below: dict[int, str] = {}
    for rank in space.ranks:
        signs = {columns[place]: piece.letter if (piece := cells[place]) else "." for place in rank}
        yield f"{rank[0][1:] if is_named else '':>3}  {_in_row(signs)}"
    for place in (place for rank in reversed(space.ranks) for place in rank):
        if place[0] not in below.values():
            below[columns[place]] = place[0]
    if is_named:
        yield f"     {_in_row(below)}"


def _in_row(signs: dict[int, str]) -> str:
    return "".join(signs.get(at, " ") for at in range(max(signs) + 1))
