"""Boards on other pages whose game is a file of that page: what static/stranger.js calls, in a worker."""

from __future__ import annotations

import json
import random
from typing import Final

from pentapod.contract.words import say
from pentapod.web.embed.boards import Visitors
from pentapod.workshop.checker import Checker


class Boards:
    """All boards of one file. What is wrong with it is what each of them is answered."""

    def __init__(self, name: str, text: str) -> None:
        self._name: Final = name
        self._checker: Final = Checker()
        self._visitors: Final = Visitors(random.SystemRandom())
        self._fault: Final = self._sentence(self._checker.take(name, text))

    def answer(self, number: int, text: str) -> str:
        """As `Visitors.answer`; `refused` with the line of the file where its code goes wrong."""
        if self._fault:
            return json.dumps({"refused": self._fault})
        self._checker.guard.rest()
        try:
            return self._visitors.answer(number, text)
        except BaseException as error:
            return json.dumps({"refused": self._sentence(self._checker.wrong(error))})

    def leave(self, number: int) -> None:
        """A board is gone."""
        self._visitors.leave(number)

    def _sentence(self, told: str) -> str:
        """The fault in what a checker tells, for whoever looks at the board; "" if there is none."""
        fault = json.loads(told).get("fault")
        return (fault and say("board-fault", file=self._name, line=fault["line"], what=fault["what"])) or ""
