"""What becomes of a touch: each outcome has a name."""

from __future__ import annotations

from dataclasses import dataclass

from pentapod.engine.state import Action


@dataclass(frozen=True, slots=True)
class Chosen:
    """The touch is part of an action in the making, which needs more of them."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Touches are taken back: this one, which had been made, with all that came after it, or all that were made."""


@dataclass(frozen=True, slots=True)
class Completed:
    """The touch completes an action, which has not been played yet."""

    action: Action


@dataclass(frozen=True, slots=True)
class Refused:
    """The touch cannot be made; `why` is a sentence for the player."""

    why: str


@dataclass(frozen=True, slots=True)
class Pending:
    """The touch completes an action that waits until it is confirmed."""

    action: Action
    caution: str = ""
    """What the game asks before it counts; "" where the player only wants to be asked every time."""


@dataclass(frozen=True, slots=True)
class Played:
    """An action was played."""

    action: Action


@dataclass(frozen=True, slots=True)
class Sent:
    """An action went to where several devices share a match, and was played there; whoever shows it was told."""

    action: Action


@dataclass(frozen=True, slots=True)
class Happened:
    """What was about to happen by itself has happened at once, whatever was touched."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An action was being shown again; the touch has ended that and done nothing else."""


Taken = Chosen | TakenBack | Completed | Refused
"""What becomes of a touch as such."""

Outcome = Chosen | TakenBack | Refused | Pending | Played | Sent | Happened | Shown
"""What becomes of a touch at a board."""
