"""Checks a game while it is being written, in a worker beside its table: what static/checker.js calls.

Answers are JSON texts. A fault is

    {"line": 12, "what": "...", "rule": "...", "position": "...", "trace": "..."}

and figures of random games are

    {"games": 40, "plies": [9, 11, ...], "choices": [4.2, ...], "wins": [22.0, 18.0], "drawn": 0}
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from pentapod import games
from pentapod.contract import asking, random_games
from pentapod.contract.blame import Fault, Source, fault
from pentapod.contract.random_games import cases, play
from pentapod.contract.words import say
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.scene.shapes import View
from pentapod.workshop.guard import Guard, TooLong
from pentapod.workshop.imports import foreign

ASKED: Final = 2
"""So many of them with each set of options are asked everything."""

MANY: Final = 20
"""Of fewer random games nothing follows from how all of them ended."""

FIRST_PLIES: Final = 12
"""So far a game is played before it comes to the table."""


class Checker:
    """Checks the file that it was given last."""

    def __init__(self) -> None:
        self.guard = Guard()
        # Many questions are put to a match at a stretch, which takes a busy machine longer than any rule may take.
        random_games.ON_PROGRESS.append(lambda _state: self.guard.rest())
        self._source: Source | None = None
        self.busy = False
        """Whether there is something left to find out."""
        self._game: Game | None = None
        self._asked: Iterator[Match] = iter(())
        self._random: Iterator[Match] = iter(())
        self._figures = _Figures()

    def take(self, name: str, text: str) -> str:
        """Begin with a file: what is wrong with it at once, or which game it is. It is called before any `step`."""
        self.guard.rest()
        if self._source:
            games.forget(self._source.file.stem)
        file = Path("own", name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        self._source, self._figures = Source(file), _Figures()
        self._random = self._asked = iter(())
        self.busy = False
        if found := foreign(self._source):
            return _told(found)
        try:
            self._game = game = games.load(file, self.guard.loader)
            asking.check_game(game)
            case = next(iter(cases(game)))
            match = play(case, Random(0), FIRST_PLIES)
            games.painter(game.id)(match.state, View())
        except BaseException as error:
            return self.wrong(error)
        self.busy = True
        self._random, self._asked = asking.random_games(game), asking.thorough_games(game, ASKED)
        return json.dumps({"id": game.id, "name": game.name, "rules": self._docstring()})

    def _docstring(self) -> str:
        assert self._game
        return (sys.modules[f"{games.__name__}.{self._game.id}"].__doc__ or "").strip()

    def step(self, seconds: float) -> str:
        """Go on for a while, if it is busy: figures, and whether everything holds, or what is wrong."""
        end = perf_counter() + seconds
        try:
            while perf_counter() < end:
                self.guard.rest()
                if match := next(self._random, None):
                    self._figures.count(match)
                elif next(self._asked, None) is None:
                    self.busy = False
                    return self._figures.told(holds=True, doubts=[one._asdict() for one in self._doubts()])
        except BaseException as error:
            self.busy = False
            return self.wrong(error)
        return self._figures.told(holds=False)

    def _doubts(self) -> Iterator[Fault]:
        """What holds and is hardly meant, after many random games."""
        figures, source = self._figures, self._source
        assert source
        if len(figures.wins) > 1 and len(figures.acted) == 1:
            yield Fault(source.first_action, say("doubt-seat", seat=figures.acted.pop() + 1))
        elif figures.games >= MANY and figures.drawn == figures.games:
            yield Fault(source.line_of("ending"), say("doubt-drawn"))

    def wrong(self, error: BaseException) -> str:
        """What is wrong with the file, of which something was raised."""
        assert self._source
        trace = "".join(traceback.format_exception(error))
        if isinstance(error, TooLong):
            return _told(Fault(self._line(error), say("too-long")), trace)
        return _told(fault(error, self._source), trace)

    def _line(self, error: BaseException) -> int:
        """The last line of the file that ran."""
        assert self._source
        frames = reversed(traceback.extract_tb(error.__traceback__))
        return next((frame.lineno or 1 for frame in frames if frame.filename == self._source.path), 1)


def _told(found: Fault, trace: str = "") -> str:
    return json.dumps({"fault": {**found._asdict(), "trace": trace}})


class _Figures:
    """What random games tell of a game."""

    def __init__(self) -> None:
        self.games = self.drawn = 0
        self.plies: list[int] = []
        self.choices: list[float] = []
        self.wins: list[float] = []
        self.acted: set[int] = set()

    def count(self, match: Match) -> None:
        result = match.state.result or ()
        radixes = [step.radix for step in match.steps if step.action.seat != CHANCE]
        self.acted |= {step.action.seat for step in match.steps if step.action.seat != CHANCE}
        self.games += 1
        self.plies.append(len(match.steps))
        self.choices.append(sum(radixes) / max(1, len(radixes)))
        self.wins += [0.0] * (len(result) - len(self.wins))
        if len({*result}) == 1:
            self.drawn += 1
        else:
            for seat, share in enumerate(result):
                self.wins[seat] += share

    def told(self, holds: bool, doubts: list[dict[str, Any]] | None = None) -> str:
        told: dict[str, Any] = {**vars(self), "choices": [round(one, 2) for one in self.choices]}
        del told["acted"]
        return json.dumps({"figures": told, "holds": holds, "doubts": doubts or []})
