"""The computer players of a board on another page: they think in slices, whenever they are asked to go on."""

from __future__ import annotations

import json
from random import Random

from pentapod.play.countdown import Clock
from pentapod.play.pace import FOLLOWING_SECONDS
from pentapod.play.session import Session
from pentapod.play.thinking.computers import Computers
from pentapod.play.thinking.thinker import Thinker


class ThinkingComputers(Computers):
    """The computer players of one session, with a thinker of their own."""

    def __init__(self, session: Session, rng: Random, clock: Clock) -> None:
        super().__init__(session, f"{rng.getrandbits(48):x}", lambda: FOLLOWING_SECONDS, clock)
        self._thinker = Thinker()

    def update(self) -> bool:
        """Look at the position shown. Whether it is another one: then nobody thinks about the last one any more."""
        changed = super().update()
        if changed:
            self._thinker.stop()
        return changed

    def think(self, milliseconds: float) -> None:
        """Let whose turn it is to think do so for a while."""
        if not self._thinker.busy and (asked := self.request()):
            self._thinker.ask(json.dumps({"id": 1, **asked}))
        if answer := self._thinker.step(milliseconds):
            path = json.loads(answer)["path"]
            self.answer(None if path is None else tuple(path))
