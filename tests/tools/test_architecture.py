"""The names on docs/architecture.md are those of the source."""

from __future__ import annotations

import re
from functools import cache

import pytest

from site_files import ROOT

pytestmark = pytest.mark.native

PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([^`\s]+)`", PAGE)))
PATHS = [name for name in NAMED if re.fullmatch(r"[a-z_./-]+(/|\.(py|js|mjs|md|toml|html))", name)]
MEMBERS = [name for name in NAMED if re.fullmatch(r"[A-Z]\w+\.\w+", name)]

MADE = frozenset({"site/", "first/", "pentapod.html", "engine.html", "workshop.html", "static/embed.js"})
"""What only the site has."""

ROOMS = (
    "data/",
    "rules/",
    "words/",
    "scene/",
    "scene/scene.py",
    "editor.py",
    "evaluation.py",
    "endgame.py",
    "guide.md",
)
"""What every game has, or may have: said without a game's name."""


@cache
def source() -> str:
    return "".join(file.read_text("utf-8") for file in (ROOT / "py").rglob("*.py"))


@pytest.mark.parametrize("name", PATHS)
def test_a_path_is_there(name: str) -> None:
    folders = (ROOT, ROOT / "py/pentapod", *([ROOT / "py/pentapod/games/pods"] if name in ROOMS else []))
    assert name in MADE or any((folder / name).exists() for folder in folders)


@pytest.mark.parametrize("name", MEMBERS)
def test_a_member_is_there(name: str) -> None:
    owner, member = name.split(".")
    found = re.findall(rf"^class {owner}\b.*?(?=^\S)", source() + "\n#", re.MULTILINE | re.DOTALL)
    assert any(re.search(rf"^    (async )?def {member}\b|^    {member}: ", one, re.MULTILINE) for one in found)


def test_enough_is_named() -> None:
    assert len(PATHS) > 50
    assert len(MEMBERS) > 10
