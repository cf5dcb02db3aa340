"""Whether the dice of a match follow from the secrets that its sides have shown."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from pentapod.engine.fair.chains import before, draw
from pentapod.engine.fair.dice import Dice
from pentapod.engine.match import Match, Step
from pentapod.engine.state import CHANCE, RESIGN, Seats, State
from pentapod.engine.values import Names


class Kind(Enum):
    """What is wrong with the dice of a match."""

    FORGED = "forged"
    """A roll is not the one that follows from the secrets."""
    EARLY = "early"
    """Something was rolled before all sides had joined."""
    SWAPPED = "swapped"
    """A side has another chain than the one that is known."""
    REPEATED = "repeated"
    """A side shows a secret once more that it has shown before, to roll by it again."""
    DROPPED = "dropped"
    """The dice are proven no more."""


class Fault(NamedTuple):
    """What is wrong: from which action on, counted from 1, and whose seats it is about; () if nobody's."""

    kind: Kind
    action: int
    seats: Seats = ()


class Verdict(NamedTuple):
    """What is known of the dice of a match."""

    proven: int
    """How many rolls follow from the secrets."""
    unproven: int
    """How many rolls there were before the chains began."""
    begins: int
    """How many actions there were when they did."""
    fault: Fault | None = None


class Progress:
    """How many secrets each side has shown, whose stretch of actions it is, and how much has been rolled in it.

    A stretch is what is played on one device without a link from another one. Each begins with a new secret of its
    side. Before anybody has chosen, it is the stretch of the side that has joined first.
    """

    def __init__(self, dice: Dice, seats: int) -> None:
        self.runs = dice.complete(seats)
        """Whether all have joined: else no secrets are shown."""
        self.shown = [0] * len(dice.chains)
        self.shown[0] += dice.opened
        self.roller = 0
        self.rolls = 0
        self._dice = dice

    def follow(self, state: State, step: Step) -> None:
        """An action was played in a position."""
        if is_roll(step):
            self.rolls += 1
        elif self.runs and is_choice(state, step):
            side = self._dice.side(step.action.seat)
            if side is not None and side != self.roller:
                self.roller, self.rolls = side, 0
                self.shown[side] += 1


def is_roll(step: Step) -> bool:
    """Whether chance has chosen among several outcomes."""
    return step.action.seat == CHANCE and step.radix > 1


def is_choice(state: State, step: Step) -> bool:
    """Whether a seat has done this, so that it happened on that seat's device.

    What is automatic, and what a clock plays when it has run out, may happen on any device.
    """
    if step.action.seat == CHANCE or step.action.path == RESIGN:
        return step.action.path == RESIGN
    deadline = state.deadline
    return not state.automatic and (deadline is None or deadline.action != step.action)


def progress(match: Match, ply: int | None = None) -> Progress:
    """How far the chains of a match have come after so many actions (default: at the end of its log)."""
    assert match.dice
    reached = Progress(match.dice, len(match.seats))
    for at in range(match.dice.start, match.last if ply is None else ply):
        reached.follow(match.state_at(at), match.steps[at])
    return reached


def dice_at(match: Match, ply: int) -> Dice | None:
    """The dice of a match as they were after so many actions; None before its chains began."""
    dice = match.dice
    if dice is None or ply < dice.start:
        return None
    now, then = progress(match).shown, progress(match, ply).shown
    for side, chain in enumerate(dice.chains):
        dice = dice.showing(side, before(chain.secret, now[side] - then[side]))
    return dice


def next_roll(match: Match) -> int:
    """The rank of the outcome that follows where chance acts at the position shown, which is the end of the log."""
    assert match.dice
    secrets = [chain.secret for chain in match.dice.chains]
    return draw(secrets, progress(match).rolls, match.state.weights())


def check(match: Match) -> Verdict:
    """Whether every roll follows from the secrets in the dice of a match. Reads the log and replays nothing."""
    dice = match.dice
    begins = match.last if dice is None else dice.start
    unproven = sum(map(is_roll, match.steps[:begins]))
    proven = 0
    if dice is not None:
        for ply, kind in _rolls(match, dice):
            if kind:
                return Verdict(proven, unproven, begins, Fault(kind, ply + 1))
            proven += 1
    return Verdict(proven, unproven, begins)


def _rolls(match: Match, dice: Dice) -> Iterator[tuple[int, Kind | None]]:
    """Every roll since the chains began: its ply, and what is wrong with it, if anything is."""
    now, reached = progress(match).shown, Progress(dice, len(match.seats))
    shown = [_secrets(chain.secret, count) for chain, count in zip(dice.chains, now, strict=True)]
    for ply in range(dice.start, match.last):
        step, state = match.steps[ply], match.state_at(ply)
        if is_roll(step):
            if not dice.opened:
                yield ply, Kind.EARLY
            secrets = [known[count] for known, count in zip(shown, reached.shown, strict=True)]
            good = draw(secrets, reached.rolls, state.weights()) == step.index
            yield ply, None if good else Kind.FORGED
        reached.follow(state, step)


def _secrets(newest: str, count: int) -> list[str]:
    """The secrets of a side, from its commitment to the newest, which is the one of this number."""
    secrets = [newest]
    for _ in range(count):
        secrets.append(before(secrets[-1]))
    return secrets[::-1]


def commitments(match: Match) -> Names:
    """The first secret of each chain, as it follows from the newest ones."""
    if match.dice is None:
        return ()
    shown = progress(match).shown
    return tuple(before(chain.secret, count) for chain, count in zip(match.dice.chains, shown, strict=True))


def is_renewed(known: Match, found: Match) -> bool:
    """Whether one side has begun new chains where the known match ends, and asks the others to join."""
    if known.dice is None or found.dice is None or len(found.dice.chains) != 1:
        return False
    (asking,), count = found.dice.chains, known.last
    same_seats = any(chain.seats == asking.seats for chain in known.dice.chains)
    new = commitments(found)[0] not in commitments(known)
    return new and same_seats and known.common(found) == count <= found.dice.start


def compare(known: Match, found: Match) -> Fault | None:
    """What is wrong with the chains of a match that came, to who knows an earlier or later state of it.

    Secrets cannot be made up, and chains cannot be chosen anew: each side must still have the commitment that it gave
    when it joined. Nobody but a side itself can play a stretch for it, since that shows a new secret.
    """
    if known.dice is None:
        return None
    common = known.common(found)
    if found.dice is None:
        return Fault(Kind.DROPPED, common + 1)
    promised, given = promises(known), promises(found)
    moved = known.dice.opened and found.dice.opened and found.dice.start != known.dice.start
    for side, chain in enumerate(known.dice.chains):
        bound = {its for its in map(found.dice.side, chain.seats) if its is not None}
        if not bound or (given.get(chain.seats) == promised[chain.seats] and not moved):
            continue
        shown = _secrets(chain.secret, progress(known).shown[side])
        again = any(found.dice.chains[at].secret in shown for at in bound) and not moved
        kind = Kind.REPEATED if again else Kind.SWAPPED
        return Fault(kind, _first_of(found, chain.seats, common) + 1, chain.seats)
    return None


def promises(match: Match) -> dict[Seats, str]:
    """The first secret of each chain by its seats."""
    assert match.dice
    return {chain.seats: first for chain, first in zip(match.dice.chains, commitments(match), strict=True)}


def _first_of(match: Match, seats: Seats, ply: int) -> int:
    """The first action of these seats that comes after so many; else how many there are before."""
    plies = range(ply, match.last)
    return next((at for at in plies if match.steps[at].action.seat in seats), ply)
