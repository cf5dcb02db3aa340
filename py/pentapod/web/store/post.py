"""Playing by post: a link that comes back joins the game that it goes on with.

A link has no names and no number of its own. What it belongs to is told by the secrets that its dice follow from, if it
has any, or by its beginning: a kept game that begins as the link does, for so many choices that this is no accident, is
the same game.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log2
from typing import Final, NamedTuple

from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.web.store.saves import Save

NO_ACCIDENT: Final = 12.0
"""Beginnings alike in so many bits of choices are taken for the same game, also when nobody said so."""

NEW, LATER, EARLIER, BRANCH = "new", "later", "earlier", "branch"


class Arrival(NamedTuple):
    """What an opened link is to the kept games: `LATER` and `EARLIER` than one of them, a `BRANCH` of one, or `NEW`."""

    kind: str
    save: Save | None = None
    common: int = 0
    """How many actions it has in common with the kept game."""
    known: int = 0
    """How many actions the kept game has."""


def arrival(match: Match, saves: Iterable[Save]) -> Arrival:
    """To which kept game a match that was opened belongs, and how.

    A game whose secrets the link shows comes before others, then one in which the reader has said who they are, then
    the one with more in common, then the first. A later link needs one choice in common, since joining loses nothing.
    """
    best, best_rank = Arrival(NEW), (False, False, 0)
    promises = _promises(match)
    for save in saves:
        common, count = link.common(save.link, match)
        kind = _kind(common, count, match.last)
        bits = sum(log2(step.radix) for step in match.steps[:common])
        shown = save.promise in promises
        sure = shown or bits >= NO_ACCIDENT or (bits > 0 and (kind == LATER or save.mine is not None))
        rank = (shown, save.mine is not None, common)
        if sure and rank > best_rank:
            best, best_rank = Arrival(kind, save, common, count), rank
    return best


def _promises(match: Match) -> tuple[str, ...]:
    """By what the secrets of the sides are known."""
    if match.dice is None:
        return ()
    from pentapod.engine.fair.proof import commitments  # Only matches by post load what hashes.

    return commitments(match)


def _kind(common: int, kept: int, opened: int) -> str:
    if common == kept:
        return LATER
    return EARLIER if common == opened else BRANCH
