"""Why touches are refused, and what actions do, is named by the rules and put into sentences by the words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from catalogs import common, facts_of, family
from every_game import EDITIONS, FOLDERS
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, State
from random_play import cases, play

PLIES = 120
ASKED = 30
"""So many touches are asked about in each of so many positions."""

WORKED_OUT = {"result", "lay", "lay-many", "lay-unseen", "pass", "time-out"}
"""What no sentence says that was done: it is worked out."""

each_game = pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)
each_table = pytest.mark.parametrize("game", (*FOLDERS, *EDITIONS), ids=lambda game: game.id)


def constants(game: Game) -> set[object]:
    """Every text in the rules of a game and in its tables."""
    file = import_module(f"pentapod.games.{game.id}").__file__
    assert file
    paths = [path for room in ("rules", "data") for path in (Path(file).parent / room).rglob("*.py")]
    trees = [ast.parse(path.read_text("utf-8")) for path in paths]
    return {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def positions(game: Game) -> Iterator[State]:
    rng = Random(f"reasons {game.id}")
    every = list(cases(game))
    for case in rng.sample(every, min(4, len(every))):
        match = play(case, rng, plies=PLIES)
        for ply in rng.sample(range(match.ply), min(8, match.ply)):
            yield match.state_at(ply)


@each_game
def test_no_sentence_is_left_over(game: Game) -> None:
    refusals, deeds, advice = (family(game.words.catalog, name) for name in ("refusal", "deed", "advice"))
    assert refusals
    assert not (refusals | deeds | advice) - {"act"} - constants(game)
    assert not refusals & family(common(), "refusal")
    assert advice - deeds <= WORKED_OUT


@each_table
def test_a_reason_has_a_sentence_and_the_facts_that_it_names(game: Game) -> None:
    rng = Random(f"touches {game.id}")
    states = list(positions(game))
    touches = sorted({touch for state in states for action in state.actions() for touch in action.path})
    found = set()
    for state in states:
        for _ in range(ASKED):
            path = tuple(rng.choices(touches, k=rng.randint(0, 3)))
            reason = state.why_not(path, rng.choice((None, CHANCE, 0, 1)))
            assert facts_of(game.words.catalog, f"refusal-{reason.key}") <= {*reason.facts, "prompt"}, reason
            found.add(reason.key)
    assert len(found) > 4


@each_table
def test_a_deed_has_the_facts_that_its_sentences_name(game: Game) -> None:
    for state in positions(game):
        for action in state.actions()[:ASKED]:
            for viewer in (None, CHANCE, 0):
                deed = state.deed(action, viewer)
                for key in (f"deed-{deed.key}", f"advice-{deed.key}"):
                    if key in game.words.catalog:
                        assert facts_of(game.words.catalog, key) <= {*deed.facts}, deed


def test_what_no_rule_speaks_against_is_named_alike_in_all_games() -> None:
    for game in FOLDERS:
        state = next(state for state in positions(game) if state.actors and state.actors != (CHANCE,))
        path = state.actions()[0].path
        assert state.why_not((*path, "nowhere"), CHANCE).key == "complete"
        assert state.why_not(path[:-1], CHANCE).key in ("beginning", "other-player")
