"""A short flourish over the board when somebody has won: the signs of the winners fly up from its middle."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Final

from pentapod.play.session import Session
from pentapod.web.shell import dom
from pentapod.web.shell.markup import mark, together

SIGNS: Final = 18
"""The style sheet gives each of them a way of its own."""

SECONDS: Final = 1.8


def flourish(session: Session) -> None:
    """Celebrate the winners; who has lost alone against computer players is spared it."""
    result = session.match.state.result or ()
    winners = [seat for seat, share in enumerate(result) if share == max(result)]
    if len(winners) == len(result) or (session.you is not None and session.you not in winners):
        return
    place = dom.by_id("flourish")
    dom.show(place, together(*map(mark, islice(cycle(winners), SIGNS))))
    place.hidden = False
    dom.later(SECONDS, clear)


def clear() -> None:
    """It is over."""
    dom.by_id("flourish").hidden = True
    dom.show("flourish", together())
