"""Computer players think here, beside the page or on it: requests and answers are texts, the work comes in slices.

A request tells a position as its seat may know it, so no true hidden card ever comes here:

    {"id": 7, "game": "pods", "version": 1, "options": {...}, "position": "...", "seat": 0, "level": 3, "seed": "...",
     "noise": "...", "wait": false, "earlier": 0, "before": ["...", ...], "budget": 1.0}

`level` counts from 1, and `budget` is how much of what it has it may spend; `noise` stays the same all game, so that a
seat misjudges the same things; `wait` allows to let others act first; `earlier` counts what the seat has just done in a
row, and `before` has the positions before that, the latest first, in a game that could come back to one of them within
a turn.
The answer has the same id and

    {"path": [...] or null, "proved": [...] or null, "spent": 1234}

with the share of the win of each seat after the action where it is certain to come if all play the best. Other shares
are told by an analysis only, as often as they come true (`bots/telling.py`).
Another request, {"id": 8, "analyse": "<link>"}, is for the analysis of a finished game, of which everything may be
known: the answer comes in parts, one for each choice,

    {"id": 8, "more": true, "ply": 12, "value": [...], "proved": false, "loss": 0.07, "good": [[...]],
     "plan": [[0, [...]], ...]}

with the shares before the action after `ply` actions, what it gave away, the paths that are about as good as the best
and the plan that begins with the best, as seats and paths. It ends with {"id": 8}.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from pentapod import games
from pentapod.bots.analysis import Verdict, analyse
from pentapod.bots.levels import LEVELS
from pentapod.bots.thinking import Question, Thinking, think
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.play.countdown import Clock

Message = Mapping[str, Any]
"""A request or an answer, as JSON has it."""

ANALYSIS_NODES: Final = 400
"""Positions for each choice of a finished game: a game of sixty takes about half a minute."""


def request(
    match: Match,
    seat: int,
    level: int,
    seed: str,
    noise: str = "",
    wait: bool = False,
    as_told: bool = False,
    budget: float = 1.0,
) -> Message:
    """What a thinker is asked, but for the id: the position shown, as a seat may know it.

    `as_told` leaves out what players are to find for themselves (`State.as_told`).
    """
    state = match.state.as_told() if as_told else match.state
    earlier, evaluator, world = match.in_a_row(seat), games.evaluator(match.game.id), Random(f"world {seed}")
    repeats = evaluator is not None and evaluator.table is not None
    return {
        "game": match.game.id,
        "version": match.game.version,
        "options": dict(match.options),
        "position": state.redeal(seat, world).text(),
        "seat": seat,
        "level": level,
        "seed": seed,
        "noise": noise,
        "wait": wait,
        "earlier": len(earlier),
        "before": [before.redeal(seat, world).text() for before in earlier] if repeats else [],
        "budget": budget,
    }


class Thinker:
    """Thinks about one request at a time; a new one takes the place of the last."""

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self._id = 0
        self._thinking: Thinking | None = None
        self._ends = 0.0
        self._verdicts: Iterator[Verdict | None] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is an answer still to come."""
        return self._thinking is not None or self._verdicts is not None

    def learn(self, name: str, text: str) -> None:
        """Know a game that is in no package, by its file."""
        Path(name).write_text(text, encoding="utf-8")
        games.load(Path(name))

    def open(self, edition: str) -> None:
        """Know the game of an edition, by what is packed of it."""
        from pentapod.editions import Edition, unpacked  # Most thinkers have no need of it.

        found = unpacked(edition)
        assert isinstance(found, Edition)
        found.opened()

    def prepare(self, game_id: str, version: int) -> None:
        """Load what a game is thought of with, before it is asked: that may take longer than a first thought."""
        games.find(game_id, version)
        games.evaluator(game_id)

    def ask(self, request: str) -> None:
        """Begin with a request."""
        self.stop()
        asked = json.loads(request)
        self._id = asked["id"]
        if "analyse" in asked:
            match = link.decode(asked["analyse"], games.find)
            self._verdicts = analyse(match, games.evaluator(match.game.id), "analysis", ANALYSIS_NODES)
            return
        game = games.find(asked["game"], asked["version"])
        level = LEVELS[asked["level"] - 1].within_turn(asked["earlier"]).scaled(asked["budget"])
        state, *before = map(game.position, (asked["position"], *asked["before"]))
        seat, seed, noise = asked["seat"], asked["seed"], asked["noise"]
        question = Question(game, asked["options"], state, seat, level, seed, noise, asked["wait"], before)
        self._thinking = think(question, games.evaluator(game.id))
        self._ends = self._clock() + level.seconds

    def stop(self) -> None:
        """The answer is not wanted any more."""
        self._thinking = self._verdicts = None

    def step(self, milliseconds: float) -> str | None:
        """Think for so long. The answer, or a part of it, if there is one."""
        until = self._clock() + milliseconds / 1000
        if self._thinking:
            return self._choose(self._thinking, until)
        return self._look_back(self._verdicts, until) if self._verdicts else None

    def _choose(self, thinking: Thinking, until: float) -> str | None:
        for _ in thinking:
            now = self._clock()
            if now >= self._ends:
                break
            if now >= until:
                return None
        self._thinking = None
        thought = thinking.thought()
        path = thought.action.path if thought.action else None
        proved = thought.value if thought.proved else None
        return json.dumps({"id": self._id, "path": path, "proved": proved, "spent": thought.spent})

    def _look_back(self, verdicts: Iterator[Verdict | None], until: float) -> str | None:
        for verdict in verdicts:
            if verdict:
                fields = {"ply": verdict.ply, "value": verdict.value, "proved": verdict.proved, "loss": verdict.loss}
                good = [action.path for action in verdict.good]
                return json.dumps({"id": self._id, "more": True, **fields, "good": good, "plan": verdict.plan})
            if self._clock() >= until:
                return None
        self._verdicts = None
        return json.dumps({"id": self._id})
