"""What a course, a lesson and a puzzle show before Python is there is what Python then shows (tools/first/looks.py)."""

from __future__ import annotations

import gzip
import json
import re
from datetime import date, timedelta
from html import escape
from pathlib import Path
from typing import Any

import pytest

import guides
from catalogs import spoken_in
from first import looks
from found.listed import ORDER
from found.pages import LEFT_OUT
from pentapod import games
from pentapod.puzzles.puzzle import of_day
from random_play import SOAK

pytestmark = pytest.mark.native

MOST_BYTES = 40_000
"""As they go over the wire: a lesson shows its board in less than a percent of what Python takes."""

APART = 6
"""In the short run one puzzle of so many is looked at."""


def content(file: Path) -> Any:
    return json.loads(gzip.decompress(file.read_bytes()))


@pytest.mark.parametrize("game_id", ORDER)
def test_the_puzzle_of_a_day_is_found_by_counting_days(game_id: str) -> None:
    table = looks.puzzles_of(game_id)
    ids, first = looks.days(table), date(1970, 1, 1)
    assert sorted(ids) == sorted(puzzle.id for puzzle in table)
    for day in (date(2026, 1, 1) + timedelta(days) for days in range(400)):
        assert ids[(day - first).days % len(ids)] == of_day(table, day).id


@pytest.mark.parametrize(("language", "folder"), [("en", "first"), ("de", "first/de")])
@pytest.mark.parametrize("game_id", ORDER)
def test_every_lesson_and_puzzle_has_its_words_and_its_picture_in_a_small_file(
    game_id: str, language: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with spoken_in(language):
        every_look_is_there(game_id, tmp_path, folder, monkeypatch)


def every_look_is_there(game_id: str, tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = looks.puzzles_of(game_id)[:: 1 if SOAK else APART]
    monkeypatch.setattr(looks, "puzzles_of", lambda _: table)
    game, course = games.find(game_id), guides.course(game_id)
    looks.write(tmp_path, game)
    made = {file.stem: content(file) for file in (tmp_path / folder).iterdir()}
    numbers = [f"{game_id}-{number}" for number in range(1, len(course.lessons) + 1)]
    ids = [f"{game_id}-{puzzle.id}" for puzzle in table]
    assert set(made) == {game_id, *numbers, *ids, *([f"{game_id}-days"] if ids else [])}
    for name, lesson in zip(numbers, course.lessons, strict=True):
        assert escape(lesson.title) in made[name]["places"]["coach"]
    for name in (*numbers, *ids):
        pictures = made[name]["pictures"]
        assert sorted(tuple(room) for suited, _ in pictures for room in suited) == sorted(looks.ROOMS)
        assert all(re.fullmatch(r"<svg .*</svg>", picture) for _, picture in pictures)
    files = list(tmp_path.rglob("*.look"))
    assert {file.name for file in files if file.stat().st_size > MOST_BYTES} == set()
    assert all(LEFT_OUT.fullmatch(file.relative_to(tmp_path).as_posix()) for file in files)
