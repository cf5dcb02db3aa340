"""What one side does with its chain: it joins, shows its secrets as the match goes on, and rolls.

A side is known by its seed, from which its chain follows. A match holds no seed.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pentapod.engine.fair.chains import before, chain, commitment
from pentapod.engine.fair.dice import MAX_START, Chain, Dice
from pentapod.engine.fair.proof import next_roll, progress, promises
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, Seats


class CannotJoin(ValueError):
    """These seats cannot have a chain of their own now."""


class CannotRoll(Exception):
    """This device cannot roll here and now."""


class Need(Enum):
    """What has to come before chance can act on this device."""

    JOIN = "join"
    """Some seats have no chain yet."""
    OPEN = "open"
    """The side that has joined first has to show its first secret."""
    ROLL = "roll"
    """Another side rolls."""


class Pending(NamedTuple):
    """What is waited for, and from which seats."""

    need: Need
    seats: Seats


def begin(match: Match, seats: Seats, seed: str) -> None:
    """The side that plays these seats begins new chains at the end of the log, in place of those that there are.

    Raises `CannotJoin`.
    """
    _require(seats, match.last)
    match.dice = Dice(match.last, (Chain(seats, commitment(seed)),))


def join(match: Match, seats: Seats, seed: str) -> None:
    """Another side joins, at the end of the log. Raises `CannotJoin` if one of its seats is bound to a chain."""
    assert match.dice
    _require(seats, match.last)
    if any(match.dice.side(seat) is not None for seat in seats):
        raise CannotJoin(seats)
    match.dice = Dice(match.last, (*match.dice.chains, Chain(seats, commitment(seed))))


def _require(seats: Seats, start: int) -> None:
    if not seats or start > MAX_START:
        raise CannotJoin(seats)


def own_side(match: Match, seed: str) -> int | None:
    """The number of the chain that ends with a seed; None if there is none, or no seed."""
    if match.dice is None or not seed:
        return None
    secrets = chain(seed)
    return next((at for at, its in enumerate(match.dice.chains) if its.secret in secrets), None)


def follow(match: Match, seed: str) -> None:
    """The side with this seed shows the secret that is due at the end of the log.

    To be called after everything that the side does, and when a link has come.
    """
    side = own_side(match, seed)
    if side is None or match.dice is None:
        return
    if side == 0 and match.dice.complete(len(match.seats)):
        match.dice = match.dice._replace(opened=True)
    match.dice = match.dice.showing(side, chain(seed)[progress(match).shown[side]])


def united(known: Match, found: Match) -> Match:
    """Two states of a match, one of which goes on with the other: the longer log, and the chains of all who joined.

    Their chains must fit (`proof.compare`). Sides may have joined on several devices at the same time; where the chains
    begin to count is then settled by the side that has joined first, as it shows its first secret.
    """
    longer, shorter = (found, known) if found.last >= known.last else (known, found)
    one, other = longer.dice, shorter.dice
    if one is None or other is None:
        return longer
    chosen = other if other.opened and not one.opened else one
    missing = [chain for chain in (*one.chains, *other.chains) if chosen.side(chain.seats[0]) is None]
    if missing:
        chains = chosen.chains[:1] + tuple(sorted((*chosen.chains[1:], *missing)))
        start = other.start if chains == other.chains else longer.last
        chosen = Dice(start, chains)
    promised = {**promises(shorter), **promises(longer)}
    longer.dice = chosen
    for side, due in enumerate(progress(longer).shown):
        seats = chosen.chains[side].seats
        for its in (*one.chains, *other.chains):
            if its.seats == seats and before(its.secret, due) == promised[seats]:
                longer.dice = longer.dice.showing(side, its.secret)
    return longer


def awaited(match: Match, seed: str) -> Pending | None:
    """What has to come before chance can act at the end of the log; None where it can, or does not act."""
    dice, state = match.dice, match.latest
    if dice is None or state.actors != (CHANCE,) or len(state.actions()) < 2:
        return None
    seats = match.seats
    if missing := tuple(seat for seat in seats if dice.side(seat) is None):
        return Pending(Need.JOIN, missing)
    if not dice.opened:
        return Pending(Need.OPEN, dice.chains[0].seats)
    roller = progress(match).roller
    return None if own_side(match, seed) == roller else Pending(Need.ROLL, dice.chains[roller].seats)


def roll(match: Match, seed: str) -> Action:
    """Let chance act at the end of the log as the secrets say. Raises `CannotRoll` where that cannot be here."""
    if awaited(match, seed) is not None:
        raise CannotRoll
    actions = match.state.actions()
    index = next_roll(match) if len(actions) > 1 else 0
    match.play_index(index, actions)
    follow(match, seed)
    return actions[index]
