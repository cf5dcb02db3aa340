"""What is said beside a lesson, by whoever shows one. Another language is another table."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "again": "Try again",
    "all": "All lessons",
    "begin": "Begin",
    "done": "done",
    "finished": "You have finished all {count} lessons.",
    "go-on": "Go on with lesson {number}",
    "learnt": "What you learnt",
    "learnt-none": "Nothing yet: each lesson of {game} ends in one sentence that is kept here.",
    "lesson": "Lesson {number}: {title}",
    "next": "Next",
    "next-lesson": "Next lesson",
    "no-course": "There are no lessons of such a game here.",
    "no-course-title": "Lessons",
    "no-lesson": "There is no such lesson. These are the {count} lessons of {game}.",
    "not-loaded": "The lessons could not be loaded. Check the connection and try again.",
    "path": "Lessons",
    "play": "Play the computer",
    "reached": "Well done.",
    "rules": "Rules of {game}",
    "show": "Show me",
    "show-none": "There is nothing to show now.",
    "show-what": "Touch what is marked, one thing after another.",
    "step": "Step {at} of {count}",
    "undo": "Undo",
}


def say(key: str, **values: object) -> str:
    """The text of this key, with its values filled in."""
    return ENGLISH[key].format(**values)
