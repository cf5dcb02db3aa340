"""A question to all others at a table: may this be taken back, shall there be another game?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import count

from pentapod.play.notices import Notice, Offer
from pentapod.play.words import listed, say


class About(Enum):
    """What is asked for."""

    UNDO = auto()
    REMATCH = auto()


@dataclass(slots=True)
class Question:
    """Asked by one device of the others, by their numbers; 0 is the host's screen."""

    number: int
    about: About
    asker: int
    text: str
    open: set[int]
    """Who has still to say yes."""
    ply: int = 0
    """Where an undo leads to."""


class Questions:
    """What is asked at a table: one thing at a time.

    `called` gives the names of who sits at a device, `granted` hears that all have said yes, `tell` says something to
    who sits at a device, and `changed` hears that something else is asked, or nothing any more.
    """

    def __init__(
        self,
        called: Callable[[int], str],
        granted: Callable[[Question], None],
        tell: Callable[[int, str], None],
        changed: Callable[[], None],
    ) -> None:
        self._called, self._granted, self._tell, self._changed = called, granted, tell, changed
        self._numbers = count(1)
        self.asked: Question | None = None
        self._dropped: int | None = None

    def ask(self, about: About, key: int, others: set[int], text: str, ply: int = 0) -> str:
        """Ask the others; why that cannot be, or ""."""
        if self.asked and self.asked.asker != key:
            return say("question-open")
        if self.asked is None:
            self._dropped = None
            self.asked = Question(next(self._numbers), about, key, text, others, ply)
            self._changed()
        return ""

    def withdraw(self, key: int) -> None:
        """Who has asked something asks it no more."""
        if self.asked and self.asked.asker == key:
            self.asked = None
            self._changed()

    def drop(self, key: int) -> None:
        """What somebody had asked before the host's page was loaded anew nobody is asked any more; who had is told."""
        self._dropped = key
        self._changed()

    def answer(self, key: int, number: int, yes: bool) -> None:
        """What somebody says to a question."""
        question = self.asked
        if question is None or question.number != number or key not in question.open:
            return
        question.open.discard(key)
        if not yes:
            self.asked = None
            self._tell(question.asker, say("question-no", name=self._called(key)))
        elif not question.open:
            self.asked = None
            self._granted(question)
        self._changed()

    def leave(self, key: int, returns: bool = False) -> None:
        """A device is gone: nobody waits for its answer. What it has asked stays asked if it may come back."""
        question = self.asked
        if question and question.asker == key and not returns:
            self.asked = None
        elif question and key in question.open:
            question.open.discard(key)
            if not question.open:
                self.asked = None
                self._tell(question.asker, say("question-nobody"))

    def follow(self) -> None:
        """Something was played: nobody is asked any more to take back what came before."""
        self._dropped = None
        if self.asked and self.asked.about is About.UNDO:
            self.asked = None

    def to(self, key: int) -> Question | None:
        """What somebody is asked, and has not answered."""
        return self.asked if self.asked and key in self.asked.open else None

    def asides(self, key: int) -> Iterator[Notice]:
        """What has become of what somebody has asked."""
        question = self.asked
        if question and question.asker == key:
            names = listed([self._called(other) for other in sorted(question.open)])
            yield Notice(say("question-waits", names=names), (Offer(say("question-withdraw"), "withdraw"),), "task")
        if key == self._dropped:
            yield Notice(say("question-dropped"), (), "task")
