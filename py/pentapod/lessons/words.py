"""What is said beside a lesson, by whoever shows one. Another language is another table."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = {
    "learn-again": "Try again",
    "learn-all": "All lessons",
    "learn-begin": "Begin",
    "learn-done": "done",
    "learn-finished": "You have finished all {count} lessons.",
    "learn-go-on": "Go on with lesson {number}",
    "learn-learnt": "What you learnt",
    "learn-learnt-none": "Nothing yet: each lesson of {game} ends in one sentence that is kept here.",
    "learn-lesson": "Lesson {number}: {title}",
    "learn-next": "Next",
    "learn-next-lesson": "Next lesson",
    "learn-no-course": "There are no lessons of such a game here.",
    "learn-no-course-title": "Lessons",
    "learn-no-lesson": "There is no such lesson. These are the {count} lessons of {game}.",
    "learn-not-loaded": "The lessons could not be loaded. Check the connection and try again.",
    "learn-path": "Lessons",
    "learn-play": "Play the computer",
    "learn-reached": "Well done.",
    "learn-rules": "Rules of {game}",
    "learn-show": "Show me",
    "learn-show-what": "Touch what is marked, one thing after another.",
    "learn-step": "Step {at} of {count}",
    "learn-title": "{number}. {title}",
    "learn-undo": "Undo",
}


def say(key: str, **values: object) -> str:
    """The text of this key, with its values filled in."""
    return ENGLISH[key].format(**values)
