"""What is wrong with a position is named by the rules and told by the words: each key has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from catalogs import common, facts_of, family
from every_game import FOLDERS
from pentapod.engine.game import Game
from pentapod.engine.state import ImpossiblePosition, MalformedPosition, refuse

each_game = pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.id)

ERRORS = {MalformedPosition.__name__, ImpossiblePosition.__name__}


def sources(game: Game) -> Iterator[ast.Module]:
    """What reads and checks positions of a game."""
    file = import_module(f"pentapod.games.{game.id}").__file__
    assert file
    for room in ("rules", "editor"):
        for path in (Path(file).parent / room).rglob("*.py"):
            yield ast.parse(path.read_text("utf-8"))


def errors(game: Game) -> Iterator[ast.Call]:
    """Every error of a position that the game makes."""
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                yield node


def tables(game: Game) -> Iterator[ast.Call]:
    """Every table of faults that the game looks through."""
    for tree in sources(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == refuse.__name__:
                yield node


def keys(call: ast.Call) -> Iterator[str]:
    """The keys that an error may have; none where they are handed in."""
    key = call.args[1]
    if isinstance(key, ast.Dict):
        nodes = [node for node in key.keys if node]
    else:
        nodes = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
    for node in nodes:
        if isinstance(node, ast.Constant):
            assert isinstance(node.value, str)
            yield node.value


def facts(game: Game, key: str) -> set[str]:
    """What the sentence of a fault names."""
    return facts_of(game.words.catalog, f"fault-{key}") - {"part"}


@each_game
def test_each_fault_has_its_sentence_and_what_it_names(game: Game) -> None:
    found = 0
    for call in errors(game):
        about = {word.arg for word in call.keywords}
        for key in keys(call):
            assert facts(game, key) == about, ast.unparse(call)
            found += 1
    assert found > 4


@each_game
def test_each_table_of_faults_has_their_sentences_and_what_they_name(game: Game) -> None:
    for call in tables(game):
        about = {word.arg for word in call.keywords}
        named = [facts(game, key) for key in keys(call)]
        assert named, ast.unparse(call)
        assert set().union(*named) == about, ast.unparse(call)


@each_game
def test_no_sentence_is_left_over(game: Game) -> None:
    named = {node.value for tree in sources(game) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    faults = family(game.words.catalog, "fault")
    assert faults
    assert not faults - named
    assert not faults & family(common(), "fault")
    assert all(game.words.say(f"fault-{key}").endswith(".") for key in faults)


@each_game
def test_the_rules_say_no_sentence_of_a_fault(game: Game) -> None:
    for call in errors(game):
        assert not any(isinstance(node, ast.JoinedStr) for each in call.args[1:] for node in ast.walk(each))
        texts = [
            node.value for node in ast.walk(call) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        assert not any(" " in text for text in texts), ast.unparse(call)
