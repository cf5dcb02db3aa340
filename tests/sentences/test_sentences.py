"""What the games say, in whole sentences that a person can review: `<language>/<game>.txt` beside this file.

`make sentences` writes the files anew; the difference is what a change of a catalog or of words does to what is read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from catalogs import BIG, spoken_in
from pentapod import games
from pentapod.contract.random_games import Case, cases, play
from pentapod.engine.catalog import YOU, Catalog
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from random_play import NAMES

pytestmark = pytest.mark.native

FOLDER = Path(__file__).parent
WRITES = "PENTAPOD_SENTENCES" in os.environ
GAMES = 2
"""So many random games of each set of options are looked through."""
TOUCHES = 4
"""So many touches and actions of a position are asked about."""


def sentences(game_id: str) -> str:
    """What is said first with each message of the catalogs, in some random games."""
    lines: list[str] = []
    known: set[str] = set()
    with _noting() as used:
        for number, case in enumerate(_first(list(cases(games.find(game_id))))):
            for seed in range(GAMES):
                match = play(case, Random(f"{game_id} {number} {seed}"))
                for ply in range(match.last + 1):
                    match.go(ply)
                    found = []
                    used.clear()
                    for kind, said in _said(match, Random(ply)):
                        if said and not used <= known:
                            found.append(f"    {kind}: {said}")
                            known |= used
                        used.clear()
                    if found:
                        lines += ["", match.state.text(), *found]
    return "\n".join(lines).strip() + "\n"


@contextmanager
def _noting() -> Iterator[set[str]]:
    """The keys of the messages that are said, as long as nobody clears them."""
    used: set[str] = set()
    say = Catalog.say

    def noted(catalog: Catalog, key: str, *about: Any, **more: Any) -> str:
        used.add(key)
        return say(catalog, key, *about, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalog, "say", noted)
        yield used


def _first(all_cases: list[Case]) -> list[Case]:
    """The usual options and the last, which differs most from them."""
    return [all_cases[0], all_cases[-1]]


def _said(match: Match, rng: Random) -> Iterator[tuple[str, str]]:
    """What is said of a position to the player of seat 0, and of the action that comes next."""
    words, state = match.game.words, match.state
    names = (YOU, *NAMES[1 : match.game.seats(match.options)])
    yield "prompt", words.prompt(state, names, (), 0)
    actions = state.actions()
    if not actions:
        return
    for action in rng.sample(actions, min(TOUCHES, len(actions))):
        if action.seat != CHANCE:
            yield "suggestion", words.suggest(state, action, names, action.seat)
            yield "caution", words.caution(state, action, names)
            yield from (("reason", one) for one in words.reasons(state, action, names, action.seat))
            yield from (("about", " / ".join(words.about(state, touch, names, 0))) for touch in action.path)
            yield "refusal", words.refusal(state, (action.path[-1], action.path[0]), names, 0)
    if match.ply < match.last:
        yield "log", words.describe(state, match.steps[match.ply].action, names, 0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", BIG)
def test_what_is_said_was_reviewed(game_id: str, language: str) -> None:
    file = FOLDER / language / f"{game_id}.txt"
    with spoken_in(language):
        said = sentences(game_id)
    if WRITES:
        file.parent.mkdir(exist_ok=True)
        file.write_text(said, encoding="utf-8")
    assert said == file.read_text(encoding="utf-8"), "Read the difference; `make sentences` writes it."
