"""Which seats of a match by post are played on this device, and with which secrets."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from pentapod.engine.fair import proof, sides
from pentapod.engine.fair.chains import new_seed
from pentapod.engine.fair.dice import MAX_START
from pentapod.engine.match import Match
from pentapod.play.seating import Seats
from pentapod.play.session import Session


class SeatBound(Exception):
    """A seat is bound to the secrets of another device, or this device to those of another seat."""

    def __init__(self, seats: Seats) -> None:
        super().__init__(tuple(seats))
        self.seats = seats


def take_side(session: Session, seats: Seats | None, rng: Random) -> None:
    """Only these seats are played here from now on, with None all: chains begin, or these seats join them.

    What only chance has done is dealt anew. Raises `SeatBound`, and then nothing has changed.
    """
    match = session.match
    own = sides.own_side(match, session.seed)
    alone = match.dice is not None and own == 0 and len(match.dice.chains) == 1
    if match.dice is not None and not alone and match.latest.result is None and seats is not None:
        theirs = frozenset(seat for seat in seats if match.dice.side(seat) not in (None, own))
        if theirs or (own is not None and not seats <= set(match.dice.chains[own].seats)):
            raise SeatBound(theirs or seats)
    session.play_as(seats)
    if alone:
        match.dice, session.seed = None, ""
    if seats is not None and match.dice is None and may_begin(session):
        if not _has_choices(match):
            session.deal_anew()
        renew(session, rng)
    elif seats is not None and match.dice is not None and own is None and match.latest.result is None:
        seed = new_seed(rng, len(session.names))
        sides.join(match, _side(session, seats), seed)
        session.seed = seed
    session.fair.update()


def renew(session: Session, rng: Random) -> None:
    """The seats that are played here begin new chains, which the others are asked to join."""
    match, seats = session.match, _side(session, session.mine or ())
    if match.dice is not None:
        bound = {its.seats for its in match.dice.chains if set(its.seats) & set(seats)}
        seats = tuple(sorted({seat for its in bound for seat in its})) or seats
    session.seed = new_seed(rng, len(session.names))
    sides.begin(match, seats, session.seed)
    session.fair.update()


def may_begin(session: Session) -> bool:
    """Whether chains are of use in a match: chance may still act in it, and somebody plays elsewhere."""
    match = session.match
    if not match.game.chance or match.latest.result is not None or session.read_only:
        return False
    own = set(_side(session, session.mine or ()))
    if not own or len(own) == len(session.names) or match.last > MAX_START:
        return False
    return not match.game.lots or not _has_choices(match)


def _has_choices(match: Match) -> bool:
    return any(proof.is_choice(match.state_at(ply), step) for ply, step in enumerate(match.steps))


def _side(session: Session, seats: Iterable[int]) -> tuple[int, ...]:
    """These seats and those of the computer players, which think on this device."""
    return tuple(sorted({*seats, *(seat for seat, level in enumerate(session.levels) if level)}))
