"""A link with fair dice that belongs to a kept game: its dice are compared with what is known before it is joined."""

from __future__ import annotations

from random import SystemRandom

from pentapod import games
from pentapod.engine import link
from pentapod.engine.fair import proof, sides
from pentapod.engine.fair.chains import new_seed
from pentapod.engine.fair.proof import Fault
from pentapod.engine.match import Match
from pentapod.web.store.saves import Save


def known(save: Save) -> Match | None:
    """What a kept game tells, if it has fair dice."""
    try:
        match = link.decode(save.link, games.find)
    except link.LinkError:
        return None
    return match if match.dice else None


def fault(kept: Match, match: Match) -> Fault | None:
    """What is wrong with the dice of a match that came."""
    return proof.compare(kept, match) or proof.check(match).fault


def united(kept: Match, match: Match) -> Match | None:
    """Both together; None where the match that came tells nothing new."""
    count, dice = kept.last, kept.dice
    both = sides.united(kept, match)
    return None if (both.last, both.dice) == (count, dice) else both


def seed_for(match: Match, save: Save) -> str:
    """The seed with which a kept game plays a match on: its own, or a new one with which its seats join."""
    if match.dice is None or save.mine is None or sides.own_side(match, save.seed) is not None:
        return save.seed
    seats = tuple(sorted({*save.mine, *(seat for seat, level in enumerate(save.levels) if level)}))
    seed = new_seed(SystemRandom(), len(match.seats))
    try:
        sides.join(match, seats, seed)
    except sides.CannotJoin:
        return save.seed
    return seed
