"""Every message of a game is said somewhere, and every message that its code names is in its catalog."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from catalogs import common
from every_game import FOLDERS
from pentapod.engine.catalog import catalog
from pentapod.engine.game import Game

pytestmark = pytest.mark.native

each_game = pytest.mark.parametrize("game", FOLDERS, ids=lambda game: f"{game.id}-{game.version}")

FAMILIES = ("refusal", "fault", "deed", "advice", "setup", "title", "option", "stat")
"""Families whose keys are asked for without their name, or are made of ids: `test_reasons` and others look at these."""


def strings(package: str) -> Iterator[tuple[str, bool]]:
    """Every text in the code of a package, and whether it is only the beginning of one."""
    file = import_module(package).__file__
    assert file
    for path in Path(file).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                yield str(first.value) if isinstance(first, ast.Constant) else "", True
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, False


def messages_in(part: Any) -> Iterator[str]:
    """The messages that a message refers to."""
    if isinstance(part, dict):
        for value in part.values():
            yield from messages_in(value)
    elif isinstance(part, list):
        if part and part[0] == "#":
            yield part[1]
        for one in part:
            yield from messages_in(one)


PACKAGES = {"pentapod.frame": catalog("pentapod.frame")} | {
    f"pentapod.games.{game.id}": game.words.catalog for game in FOLDERS
}
"""What speaks, with what it says."""


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    catalog = PACKAGES[package]
    texts = list(strings(package))
    whole = {text for text, only_begins in texts if not only_begins}
    begun = tuple(text for text, only_begins in texts if only_begins and re.fullmatch(r"[a-z][a-z0-9-]*-", text))
    if ("", True) in texts:  # f"{kind}-{thing}"
        begun += tuple(f"{text}-" for text in whole if re.fullmatch(r"[a-z]+", text))
    within = {key for pattern in catalog.messages.values() for key in messages_in(pattern)}
    kinds = re.findall(r"'type': '(\w+)'", str(catalog.messages))
    lists = {f"list-{kind}" for kind in kinds}
    unused = [
        key
        for key in (key.partition(".")[0] for key in catalog.messages)  # A form of a message is asked for with it.
        if key.partition("-")[0] not in FAMILIES
        and key not in whole | within | lists | {"summary"}
        and not key.startswith(begun)
    ]
    assert unused == []


@each_game
def test_messages_within_messages_are_there(game: Game) -> None:
    catalog = game.words.catalog
    for pattern in (*catalog.messages.values(), *common().messages.values()):
        for key in messages_in(pattern):
            assert key in catalog
