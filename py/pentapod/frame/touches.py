"""What an action is made of: the things that can be touched for each of its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapod.engine.message import Message
from pentapod.frame.position import Position


class Domain:
    """The touches that one part of an action can have. `noun` is what one of them is called: "square"."""

    space: Domain
    """The board whose places it means; itself if it means none."""

    is_enemy = False
    """Whether it means things of another seat than the one that acts."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self.space = self

    def all_touches(self) -> Sequence[str]:
        """Every touch there can ever be."""
        raise NotImplementedError

    def value(self, touch: str) -> Any:
        """What the rule is given for a touch."""
        return touch

    def why_not(self, state: Position, touch: str) -> Message | None:
        """Why this touch cannot be meant in a position, whatever the rule says."""
        return None

    def any(self) -> str:
        """One of them, before it is chosen: "a square"."""
        return f"{'an' if self.noun[0] in 'aeiou' else 'a'} {self.noun}"

    def this(self, touch: str) -> str:
        """One of them, once it is chosen: "b2"."""
        return touch

    def written(self, touch: str) -> str:
        """What is written on it, if it is a button."""
        return touch

    def said(self, touch: str) -> str:
        """What its button is called, for somebody who cannot see where it is."""
        return self.this(touch)

    # -- for places on a board ---------------------------------------------------------------------------

    @property
    def empty(self) -> Domain:
        """The places on which nothing lies."""
        return _Empty(self)

    def own(self, noun: str) -> Domain:
        """The places on which something of the seat that acts lies; `noun` is what it is called."""
        return _Held(self, noun, True)

    def enemy(self, noun: str) -> Domain:
        """The places on which something of another seat lies."""
        return _Held(self, noun, False)


class _Empty(Domain):
    def __init__(self, space: Domain) -> None:
        super().__init__(space.noun)
        self.space = space.space

    def all_touches(self) -> Sequence[str]:
        return self.space.all_touches()

    def why_not(self, state: Position, touch: str) -> Message | None:
        return Message("taken", {"place": touch}) if state.cells(self.space)[touch] else None

    def any(self) -> str:
        return f"an empty {self.noun}"


class _Held(Domain):
    def __init__(self, space: Domain, noun: str, own: bool) -> None:
        super().__init__(noun)
        self.space, self.is_own, self.is_enemy = space.space, own, not own

    def all_touches(self) -> Sequence[str]:
        return self.space.all_touches()

    def why_not(self, state: Position, touch: str) -> Message | None:
        piece = state.cells(self.space)[touch]
        if piece is None:
            return Message("empty", {"place": touch, "noun": self.noun})
        if (piece.seat == state.seat) != self.is_own or piece.seat is None:
            return Message("not-own" if self.is_own else "not-enemy", {"place": touch, "noun": self.noun})
        return None

    def any(self) -> str:
        return super().any() if self.is_own else f"an enemy {self.noun}"

    def this(self, touch: str) -> str:
        return f"the {self.noun} on {touch}"


class Choices(Domain):
    """Buttons, each with what is written on it: `Choices("answer", {"yes": "Yes", "no": "No"})`."""

    def __init__(self, noun: str, labels: Mapping[str, str]) -> None:
        super().__init__(noun)
        self.labels = dict(labels)

    def all_touches(self) -> Sequence[str]:
        return tuple(self.labels)

    def this(self, touch: str) -> str:
        return self.labels[touch]

    def written(self, touch: str) -> str:
        return self.labels[touch]


class Numbers(Domain):
    """Whole numbers on buttons, from the first to the last. `sign` behind each tells their touches from other touches.

    `names` are what they are called, if not as they are. `dice` shows them as faces of a die.
    """

    def __init__(
        self, noun: str, first: int, last: int, *, sign: str = "", names: Sequence[str] = (), dice: bool = False
    ) -> None:
        super().__init__(noun)
        self.is_named, self.dice = bool(names), dice
        self.by_touch = {f"{number}{sign}": number for number in range(first, last + 1)}
        self.names = dict(zip(self.by_touch, names or map(str, self.by_touch.values()), strict=True))

    def all_touches(self) -> Sequence[str]:
        return tuple(self.by_touch)

    def value(self, touch: str) -> int:
        return self.by_touch[touch]

    def this(self, touch: str) -> str:
        return self.names[touch]

    def written(self, touch: str) -> str:
        return str(self.by_touch[touch])

    def said(self, touch: str) -> str:
        return self.this(touch) if self.is_named else f"{self.noun} {self.by_touch[touch]}"
