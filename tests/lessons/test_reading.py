"""Lessons are read as they are written, and what is not written as it should be is named with its line."""

from __future__ import annotations

import pytest

from pentapod.lessons.lesson import Condition, Miss, Pattern
from pentapod.lessons.reading import LessonError, read

HEAD = "# Learn it\n\nWhat it is about.\n\n## One\nRule: A rule\n\n"
STEP = "Do this,\nnow.\n\n```step\nposition 1\n{}\n```\n"
END = "\n> It was learnt.\n"


def lesson(*lines: str) -> str:
    return HEAD + STEP.format("\n".join(lines)) + END


def test_a_course_is_read_whole() -> None:
    course = read(
        lesson("do: a b", "done: Good.") + "\n## Two\n\nWin.\n\n```step\np 2\nuntil: won\n```\n> So\n> it is.\n"
    )
    assert (course.title, course.introduction) == ("Learn it", "What it is about.")
    one, two = course.lessons
    assert (one.title, one.rule, one.learnt) == ("One", "A rule", "It was learnt.")
    assert (two.title, two.rule, two.learnt) == ("Two", "", "So it is.")
    (step,) = one.steps
    assert (step.text, step.position, step.done) == ("Do this, now.", "position 1", "Good.")
    assert (step.wanted, step.solution, step.within) == (((Pattern("a b"),),), (("a", "b"),), 1)
    assert two.steps[0].until == Condition("won")


PARTS = HEAD.replace("## One", "# The basics\n\n## One") + STEP.format("do: a") + END + "\n# More\n\n## Two\n\n"
"""The beginning of a course of two parts, as far as a step of the second one."""


def test_a_course_is_read_in_its_parts_and_its_lessons_are_counted_through() -> None:
    course = read(PARTS + STEP.format("do: b") + END + "\n## Three\n\n" + STEP.format("do: c") + END)
    assert course.introduction == "What it is about."
    assert [(part.title, [lesson.title for lesson in part.lessons]) for part in course.parts] == [
        ("The basics", ["One"]),
        ("More", ["Two", "Three"]),
    ]
    assert [lesson.title for lesson in course.lessons] == ["One", "Two", "Three"]
    assert course.basics == 1


def test_a_course_without_headings_is_of_a_single_part() -> None:
    course = read(lesson("do: a"))
    assert [part.title for part in course.parts] == [""]
    assert course.basics == len(course.lessons) == 1


def test_every_key_is_read() -> None:
    (step,) = (
        read(
            lesson(
                "seat: 1",
                "do: a * | b; c",
                "then: Now c, or d | Never said.",
                "slip b *: By mistake: again.",
                "show: a x; c",
                "within: 5",
                "reply: e f; g",
                "level: 2",
                "point: a b",
                "miss a z: Why: not so.",
                "answer a z: h; i j",
                "miss: No.",
                "done: Yes.",
            )
        )
        .lessons[0]
        .steps
    )
    assert step.seat == 1
    assert step.wanted == ((Pattern("a *"), Pattern("b")), (Pattern("c"),))
    assert step.solution == (("a", "x"), ("c",))
    assert (step.within, step.level, step.points) == (5, 2, ("a", "b"))
    assert step.replies == (("e", "f"), ("g",))
    assert step.then == ("Now c, or d", "Never said.")
    assert step.slips == (Miss(Pattern("b *"), "By mistake: again."),)
    assert step.misses == (Miss(Pattern("a z"), "Why: not so.", (("h",), ("i", "j"))),)
    assert (step.otherwise, step.done) == ("No.", "Yes.")


def test_a_pattern_means_all_that_its_star_stands_for() -> None:
    assert Pattern("a *").matches(("a", "b", "c"))
    assert not Pattern("a *").matches(("a",))
    assert Pattern("* b").matches(("a", "b"))
    assert not Pattern("a b").matches(("a", "bc"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (lesson("do: a", "until: won"), 15),
        (lesson("done: a"), 14),
        (lesson("do: *"), 14),
        (lesson("do: a", "do: b"), 14),
        (lesson("do: a", "sing: b"), 14),
        (lesson("do: a", "answer b: c"), 14),
        (lesson("do: a", "slip: c"), 14),
        (lesson("do: a", "slip b: c", "slip b: d"), 15),
        (lesson("do: a", "no key"), 14),
        (lesson("do: a", "seat: x"), 15),
        (HEAD + STEP.format("do: a"), 14),
        (HEAD + END, 9),
        (HEAD + "```step\nposition\ndo: a\n```\n" + END, 11),
        ("# Learn it\n\nText.\n", 3),
        ("# Learn it\n" + STEP.format("do: a"), 8),
        (lesson("do: a").replace("```\n\n>", ">"), 14),
        (lesson("do: a") + "# More\n\n## Two\n", 17),
        (PARTS.replace("## Two\n\n", ""), 21),
        (PARTS.replace("# More\n\n", "# More\n\n# Still more\n\n"), 22),
        (PARTS.replace("# More\n\n", "# More\n\nWords.\n\n"), 24),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(LessonError) as caught:
        read(text)
    assert caught.value.line == line, caught.value
