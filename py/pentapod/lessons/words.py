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
    "learn-halfway": "Good so far. {text}",
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
    "learn-show-what": "Touch what is marked.",
    "learn-step": "Step {at} of {count}",
    "learn-title": "{number}. {title}",
    "learn-undo": "Undo",
    "puzzle": "Puzzle",
    "puzzle-all-solved": "You have solved all {count} puzzles of {game}.",
    "puzzle-best": "You are {seat}. Find the action that wins most often; every other is {measure}% behind or more.",
    "puzzle-best-missed": "Another action wins more often.",
    "puzzle-best-solved": "Solved. Nothing else wins as often.",
    "puzzle-count": "Difficulty {difficulty} of {hardest}",
    "puzzle-next": "Next puzzle",
    "puzzle-no-game": "There are no puzzles of such a game here.",
    "puzzle-no-puzzle": "There is no such puzzle of {game}. This is the puzzle of the day.",
    "puzzle-none": "There are no puzzles of {game} yet. Its lessons are a good place to go on.",
    "puzzle-not-loaded": "The puzzles could not be loaded. Check the connection and try again.",
    "puzzle-number": "Puzzle {number} of {count}",
    "puzzle-of-day": "Puzzle of the day",
    "puzzle-title": "Puzzles of {game}",
    "puzzle-win": "You are {seat}. Find the only action that surely wins, within {measure} choices of all players.",
    "puzzle-win-missed": "After that you do not surely win.",
    "puzzle-win-now": "You are {seat}. Find the only action that wins at once.",
    "puzzle-win-now-missed": "That does not win at once.",
    "puzzle-win-now-solved": "Solved. You win.",
    "puzzle-win-solved": "Solved. Whatever the others do, you can win.",
}


def say(key: str, **values: object) -> str:
    """The text of this key, with its values filled in."""
    return ENGLISH[key].format(**values)
