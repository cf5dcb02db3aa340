"""What a device does with fair dice: who rolls, what is waited for, what may no longer be changed, what is proven.

`docs/fair-dice.md` has the protocol, `engine/fair/` its parts. Loaded only where a match has such dice, or gets them.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.fair import proof, sides
from pentapod.engine.fair.proof import Fault, Verdict
from pentapod.engine.fair.sides import Awaited
from pentapod.play.screen import Screen
from pentapod.play.words import say


def attend(screen: Screen) -> None:
    """After everything that happens here: the secret that is due is shown, and it is settled who plays here."""
    match = screen.match
    sides.follow(match, screen.seed)
    own = sides.own_side(match, screen.seed)
    if match.dice is None or match.latest.result is not None:
        screen.bound = None
    else:
        screen.bound = frozenset() if own is None else frozenset(match.dice.chains[own].seats)


def is_lost(screen: Screen) -> bool:
    """Whether who plays here has secrets, but not in this browser."""
    dice = screen.match.dice
    if dice is None or screen.mine is None or screen.match.latest.result is not None:
        return False
    return not screen.bound and any(dice.side(seat) is not None for seat in screen.mine)


def awaited(screen: Screen) -> Awaited | None:
    """What has to come before chance can act here; None where nothing has."""
    return sides.awaited(screen.match, screen.seed) if screen.at_end else None


def waiting(screen: Screen, needs: Awaited) -> str:
    """What is waited for, as a sentence."""
    if screen.mine is None:
        return say("fair-choose")
    return say(f"fair-{needs.need.value}", names=[screen.names[seat] for seat in needs.seats])


def is_settled(screen: Screen, ply: int) -> bool:
    """Whether what came after so many actions can no longer be played otherwise: it was rolled, or answered.

    Once the game is over nothing is at stake, and everything can be tried.
    """
    match = screen.match
    if match.dice is None or match.latest.result is not None:
        return False
    joined = len(match.dice.chains) > 1 and ply < match.dice.start
    return joined or any(
        proof.is_roll(match.steps[at])
        or (
            proof.is_choice(match.state_at(at), match.steps[at])
            and match.steps[at].action.seat not in (screen.bound or ())
        )
        for at in range(ply, len(match.steps))
    )


# ------------------------------------------------------------------ what is said


def verdict_sentence(verdict: Verdict) -> str:
    """What is known of the dice of a match, as a sentence; "" where nothing was rolled since the chains began."""
    if verdict.fault:
        return fault_sentence(verdict.fault, ())
    if not verdict.proven:
        return ""
    return say("fair-proven-from", action=verdict.begins + 1) if verdict.unproven else say("fair-proven")


def fault_sentence(fault: Fault, names: Sequence[str]) -> str:
    """What is wrong with the dice of a match, as a sentence."""
    who = [names[seat] for seat in fault.seats]
    return say(f"fair-{fault.kind.value}", action=fault.action, names=who)
