"""What a device does with fair dice: who rolls, what is waited for, what may no longer be changed, what is proven.

`docs/fair-dice.md` has the protocol, `engine/fair/` its parts: they hash, and are loaded only where a match has such
dice, or gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.match import Step
from pentapod.engine.state import CHANCE, Action
from pentapod.play.latest import Latest
from pentapod.play.seating import Seating
from pentapod.play.words import say

if TYPE_CHECKING:
    from pentapod.engine.fair.dice import Dice
    from pentapod.engine.fair.proof import Fault, Verdict
    from pentapod.engine.fair.sides import Pending


class FairDice:
    """The part of the people here in the dice of their match; in a match without fair dice, none."""

    def __init__(self, here: Seating) -> None:
        self._here = here
        self._proven_line: tuple[list[Action], Dice] | None = None
        """The actions of the line that has fair dice, and these."""
        self._awaited: Latest[Pending | None] = Latest()
        self._verdict: Latest[Verdict] = Latest()

    @property
    def promise(self) -> str:
        """By what the secrets of this device are known in links; "" where it has none."""
        if not self._here.seed:
            return ""
        from pentapod.engine.fair.chains import commitment

        return commitment(self._here.seed)

    # ------------------------------------------------------------------ what is done

    def update(self) -> None:
        """What the dice follow from has changed, or something has happened: this device does its part.

        The secret that is due is shown, and it is settled who plays here.
        """
        from pentapod.engine.fair import sides

        here, match = self._here, self._here.match
        sides.follow(match, here.seed)
        own = sides.own_side(match, here.seed)
        if match.dice is None or match.latest.result is not None:
            here.bound = None
        else:
            here.bound = frozenset() if own is None else frozenset(match.dice.chains[own].seats)
        if match.dice is not None:
            self._proven_line = [step.action for step in match.steps], match.dice

    def keep(self, before: Sequence[Step]) -> None:
        """The line that was `before` has changed. What is tried once the game is over has no fair dice."""
        match = self._here.match
        assert match.dice
        if match.steps[: len(before)] != before and before[-1].state.result is not None:
            match.dice = None
        elif match.dice.start > match.last:  # Nobody else has joined yet.
            match.dice = match.dice._replace(start=match.last)
        self.update()

    def find(self) -> None:
        """Another line of the notebook may be shown: fair dice belong to the one in which they were rolled."""
        if self._proven_line is None:
            return
        actions, dice = self._proven_line
        match = self._here.match
        same = actions == [step.action for step in match.steps]
        if same == (match.dice is None):
            match.dice = dice if same else None
            self.update()

    def roll(self) -> None:
        """Roll what follows from the secrets of all sides."""
        from pentapod.engine.fair.sides import roll

        roll(self._here.match, self._here.seed)

    # ------------------------------------------------------------------ what is so

    def is_lost(self) -> bool:
        """Whether who plays here has secrets, but not in this browser."""
        here, dice = self._here, self._here.match.dice
        if dice is None or here.mine is None or here.match.latest.result is not None:
            return False
        return not here.bound and any(dice.side(seat) is not None for seat in here.mine)

    def awaited(self) -> Pending | None:
        """What has to come by a link before chance can act here; None where nothing has."""
        here, match = self._here, self._here.match
        if match.dice is None or match.state.actors != (CHANCE,) or not here.at_end:
            return None
        from pentapod.engine.fair.sides import awaited

        return self._awaited.of(lambda: awaited(match, here.seed), match, match.last, match.dice, here.seed)

    def waiting(self) -> str:
        """What is waited for, as a sentence; "" where nothing is."""
        needs = self.awaited()
        if needs and self._here.mine is None:
            return say("fair-choose")
        names = [self._here.names[seat] for seat in needs.seats] if needs else []
        return say(f"fair-{needs.need.value}", names=names) if needs else ""

    def is_settled(self) -> bool:
        """Whether what followed the earlier position shown was rolled or answered: it cannot be played otherwise.

        Once the game is over nothing is at stake, and everything can be tried.
        """
        here, match = self._here, self._here.match
        if here.bound is None or here.at_end or match.dice is None or match.latest.result is not None:
            return False
        from pentapod.engine.fair import proof

        joined = len(match.dice.chains) > 1 and match.ply < match.dice.start
        return joined or any(
            proof.is_roll(step) or (proof.is_choice(match.state_at(at), step) and step.action.seat not in here.bound)
            for at, step in enumerate(match.steps[match.ply :], match.ply)
        )

    def verdict(self) -> Verdict | None:
        """Whether all rolls are proven; None where the match has no fair dice."""
        match = self._here.match
        if match.dice is None:
            return None
        from pentapod.engine.fair.proof import check

        return self._verdict.of(lambda: check(match), match, match.last, match.dice)


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
