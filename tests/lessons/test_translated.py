"""Guides and lessons in another language show and ask the same as the English ones; only what is said differs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapod.lessons.lesson import Course, Lesson, Miss, Step
from pentapod.lessons.reading import read
from site_files import ROOT

pytestmark = pytest.mark.native

TEXTS = sorted((ROOT / "py/pentapod/games").glob("*/*.??.md"))
"""Those in another language, each beside the English one: `lessons.de.md`, `guide.de.md`."""

LONGER = 1.35
SPARE = 20
"""So much longer than in English a step's text may be, and so many letters more: it shares a phone with the board."""

FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"#+ |- |\d+\. |\|")


def named(name: str) -> pytest.MarkDecorator:
    found = [path for path in TEXTS if path.name.partition(".")[0] == name]
    assert found
    return pytest.mark.parametrize("path", found, ids=[f"{one.parent.name}-{one.name}" for one in found])


def english(path: Path) -> str:
    return path.with_name(f"{path.name.partition('.')[0]}.md").read_text("utf-8")


def silent(course: Course) -> list[list[Step]]:
    """The steps of each lesson without what is said, of which only is left whether there is something."""
    return [[_silent(step) for step in lesson.steps] for lesson in course.lessons]


def _silent(step: Step) -> Step:
    return step._replace(
        text="",
        then=("",) * len(step.then),
        slips=_all_silent(step.slips),
        misses=_all_silent(step.misses),
        otherwise="*" * bool(step.otherwise),
        done="*" * bool(step.done),
    )


def _all_silent(misses: tuple[Miss, ...]) -> tuple[Miss, ...]:
    return tuple(one._replace(sentence="") for one in misses)


def headings(text: str) -> list[str]:
    outside = FENCE.sub("", text)
    return [line.replace("{rebuilt}", "").lstrip("#").strip() for line in outside.splitlines() if line.startswith("#")]


def skeleton(text: str) -> list[str]:
    """What a guide is made of: boards with their positions, headings, items, rows, and which are rebuilt."""
    found = []
    for part in re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL):
        if fence := FENCE.match(part):
            found.append(_shown(fence))
            continue
        for line in part.splitlines():
            if block := BLOCK.match(line):
                found.append(block[0] + "{rebuilt}" * (line.startswith("#") and "{rebuilt}" in line))
    return found


def _shown(fence: re.Match[str]) -> str:
    """A board without its words."""
    first, *rest = fence[2].splitlines()
    touches = [line.partition(": ")[0] for line in rest] if fence[1] == "turn" else []
    return "\n".join([fence[1], first, *touches])


def codes(text: str) -> list[str]:
    """What of the text of positions is named, in its order, whatever stands between."""
    return sorted(re.findall(r"`[^`\n]+`", FENCE.sub("", text)))


@named("lessons")
def test_lessons_ask_the_same_and_answer_alike(path: Path) -> None:
    course, original = read(path.read_text("utf-8")), read(english(path))
    assert silent(course) == silent(original)
    assert [part.title == "" for part in course.parts] == [part.title == "" for part in original.parts]
    assert [len(part.lessons) for part in course.parts] == [len(part.lessons) for part in original.parts]


@named("lessons")
def test_a_lesson_names_the_heading_of_its_rule_in_that_language(path: Path) -> None:
    guide = path.with_name(path.name.replace("lessons", "guide")).read_text("utf-8")
    same = dict(zip(headings(english(path.with_name("guide.de.md"))), headings(guide), strict=True))
    for lesson, original in zip(read(path.read_text("utf-8")).lessons, read(english(path)).lessons, strict=True):
        assert lesson.rule == (same[original.rule] if original.rule else "")


@named("lessons")
def test_what_a_step_says_has_room_on_a_phone(path: Path) -> None:
    lessons: list[tuple[Lesson, Lesson]] = list(
        zip(read(path.read_text("utf-8")).lessons, read(english(path)).lessons, strict=True)
    )
    for lesson, original in lessons:
        for step, known in zip(lesson.steps, original.steps, strict=True):
            assert len(step.text) <= LONGER * len(known.text) + SPARE, step.text
            assert len(step.done) <= LONGER * len(known.done) + SPARE, step.done


@named("guide")
def test_a_guide_has_the_same_parts_and_boards(path: Path) -> None:
    text, original = path.read_text("utf-8"), english(path)
    assert skeleton(text) == skeleton(original)
    assert codes(text) == codes(original)
    assert text.count("{rebuilt}") == original.count("{rebuilt}")
