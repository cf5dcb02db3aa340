"""What has happened in a match, as who looks at the screen may know it: in words, and what it took from whom."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from pentapod.engine.match import Step
from pentapod.engine.state import RESIGN, State
from pentapod.play.screen import Screen
from pentapod.play.seating import Seating
from pentapod.play.words import say


class History:
    """The actions of the line shown, each named by the ply that it leads to, from 1."""

    def __init__(self, here: Seating, screen: Screen) -> None:
        self._here = here
        self._screen = screen
        self._sentences: WeakKeyDictionary[Step, dict[int | None, str]] = WeakKeyDictionary()
        """What each action did, by who looks on, for as long as the match or its notes have the action."""
        self._losers: dict[int, tuple[State, tuple[int, ...]]] = {}
        self._heeded: dict[int, State] = {}
        """The positions that losses have led to, as far as somebody has gone on from them, by ply."""
        self.told: dict[int, tuple[Step, object, Any]] = {}
        """The actions that were told lately, by ply: to whom, and how (`story.py`)."""

    def sentence(self, ply: int) -> str:
        """What an action did, in words for who looks on."""
        match = self._here.match
        return self.sentence_of(match.state_at(ply - 1), match.steps[ply - 1])

    def sentence_of(self, before: State, step: Step) -> str:
        """What an action did in a position, which need not be of the line shown, in words for who looks on."""
        here, viewer = self._here, self._screen.viewer
        known = self._sentences.setdefault(step, {})
        if viewer not in known:
            if step.action.path == RESIGN:
                known[viewer] = say("resigned-line", name=here.names[step.action.seat])
            else:
                known[viewer] = here.match.game.words.describe(before, step.action, here.names, viewer)
        return known[viewer]

    def brief(self, ply: int) -> str:
        """The same where there is little room."""
        match = self._here.match
        action = match.action_at(ply)
        if action.path == RESIGN:
            return self.sentence(ply)
        return match.game.words.brief(match.state_at(ply - 1), action, self._here.names, self._screen.viewer)

    # ------------------------------------------------------------------ losses

    def losers(self, ply: int) -> tuple[int, ...]:
        """The seats that an action took something from."""
        match = self._here.match
        step = match.steps[ply - 1]
        if step.action.path == RESIGN:
            return ()
        known = self._losers.get(ply)
        if known is None or known[0] is not step.state:
            known = self._losers[ply] = step.state, match.state_at(ply - 1).costs(step.action)
        return known[1]

    def takes(self, ply: int) -> bool:
        """Whether an action took something from somebody here who did not choose that themselves."""
        if not ply:
            return False
        step, people = self._here.match.steps[ply - 1], self._here.people()
        chosen = step.radix > 1 and step.action.seat in people
        return not chosen and not set(people).isdisjoint(self.losers(ply))

    def heed(self) -> None:
        """Who has lost something in the position shown has seen it."""
        self._heeded[self._here.match.ply] = self._here.match.state

    def heeds(self, ply: int) -> bool:
        """Whether the loss that an action brought has been seen."""
        return self._heeded.get(ply) is self._here.match.state_at(ply)
