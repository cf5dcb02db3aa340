"""What can be done in a game: its actions, declared where they are written.

    @action("Move {pawn} to {square}", pawn=GRID.own("pawn"), square=GRID.empty)
    def move(self, pawn, square):
        if square not in GRID.neighbours(pawn):
            refuse("{square} is not next to {pawn}.", square=square, pawn=pawn)
        self.board.move(pawn, square)
        self.end_turn()

First a rule says all that forbids the action, by `refuse`; from the moment it writes to the position the action is
legal. So the same lines list legal actions, carry them out, and say why something is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from pentapod.engine.message import Message
from pentapod.engine.state import Path
from pentapod.frame.position import Position
from pentapod.frame.reasons import Frozen, Refused, check_names
from pentapod.frame.touches import Domain

Body = Callable[..., None]


class Rule:
    """An action that seats may do, or that follows by itself. `parts` are its touches, by the names of the body's
    parameters; without parts it is one button, whose touch is the name of the rule."""

    name = ""

    def __init__(self, said: str, past: str, when: str, parts: Mapping[str, Domain], body: Body, follows: bool) -> None:
        check_names(said, parts)
        self.said, self.past, self.when, self.body, self.follows = said, past, when, body, follows
        self.parts: Final = dict(parts)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, state: object | None, owner: type) -> Any:
        return self if state is None else self.body.__get__(state, owner)

    @property
    def touches(self) -> Sequence[Sequence[str]]:
        """Every touch that there can be, for each part."""
        return [domain.all_touches() for domain in self.parts.values()] or [(self.name,)]

    @property
    def length(self) -> int:
        """How many touches it takes."""
        return max(1, len(self.parts))

    @property
    def takes(self) -> bool:
        """Whether what it says is that something of another seat is chosen."""
        return any(domain.is_enemy for domain in self.parts.values())

    def applies(self, state: Position) -> bool:
        """Whether it is time for it: the attribute of the position that `when` names is true, behind "not " false."""
        if not self.when:
            return True
        wanted = not self.when.startswith("not ")
        return bool(getattr(state, self.when.removeprefix("not "))) == wanted

    def paths(self, state: Position) -> Iterator[Path]:
        """All paths that are legal now."""
        if not self.parts:
            if self.why_not(state, (self.name,)) is None:
                yield (self.name,)
            return
        open_touches = (
            [touch for touch in domain.all_touches() if domain.why_not(state, touch) is None]
            for domain in self.parts.values()
        )
        for path in product(*open_touches):
            if self._refusal(state, path) is None:
                yield path

    def why_not(self, state: Position, path: Path) -> Message | None:
        """Why no legal action of this rule begins with these touches; None if one does.

        `unlike` where a touch cannot be meant at all.
        """
        if not self.parts:
            return self._refusal(state, ()) if path in ((self.name,), ()) else UNLIKE
        for domain, touch in zip(self.parts.values(), path, strict=False):
            if touch not in domain.all_touches():
                return UNLIKE
            if reason := domain.why_not(state, touch):
                return reason
        if len(path) > len(self.parts):
            return Message("complete")
        if len(path) == len(self.parts):
            return self._refusal(state, path)
        rest = [domain.all_touches() for domain in list(self.parts.values())[len(path) :]]
        reasons, own = [], []
        for end in product(*rest):
            whole = (*path, *end)
            reasons.append(self.why_not(state, whole))
            if reasons[-1] is None:
                return None
            if not self._unfit(state, whole):
                own.append(reasons[-1])
        if reasons and all(reason == reasons[0] for reason in reasons):
            return reasons[0]
        return _common(own) or Message("leads-nowhere", {"thing": self.this(path)})

    def _unfit(self, state: Position, path: Path) -> bool:
        """Whether a touch cannot be meant, whatever the body says."""
        return any(domain.why_not(state, touch) for domain, touch in zip(self.parts.values(), path, strict=False))

    def _refusal(self, state: Position, path: Path) -> Message | None:
        """Why the rule forbids an action. The position is frozen: when the rule writes to it, it forbids nothing."""
        try:
            self.body(state, *self.values(path))
        except Refused as refused:
            return refused.reason
        except Frozen:
            return None
        return None

    def values(self, path: Path) -> tuple[Any, ...]:
        """What the body is given for a path."""
        return tuple(domain.value(touch) for domain, touch in zip(self.parts.values(), path, strict=False))

    def this(self, path: Path) -> str:
        """What the last touch of a beginning is called."""
        domain = list(self.parts.values())[len(path) - 1] if path and self.parts else None
        return domain.this(path[-1]) if domain else self.said[0].lower() + self.said[1:]

    def carry_out(self, state: Position, path: Path) -> None:
        """Do it, in a position that may be changed."""
        self.body(state, *(self.values(path) if self.parts else ()))


def _common(reasons: Sequence[Message | None]) -> Message | None:
    """The only reason that a body has, or that which it has most often and more than once; None if there is none."""
    count = max(map(reasons.count, reasons), default=0)
    return (
        next((one for one in reasons if reasons.count(one) == count), None) if count > 1 or len(reasons) == 1 else None
    )


UNLIKE: Final = Message("unlike")


def action(said: str, *, past: str = "", when: str = "", **parts: Domain) -> Callable[[Body], Rule]:
    """What a seat may do in its turn: `said` is it as advice, with a name in braces for each part.

    A part is what may be chosen: `square=GRID.empty`, `man=GRID.own("man")`, a hand of cards, `Choices`, `Numbers`.

    `past` is the verb of the log, where it is not made by the usual endings; `when` names an attribute that must be
    true for it, or false: "not drawn".
    """
    return lambda body: Rule(said, past, when, parts, body, follows=False)


def consequence(said: str, *, when: str, past: str = "") -> Callable[[Body], Rule]:
    """What follows by itself as soon as the attribute that `when` names is true."""
    return lambda body: Rule(said, past, when, {}, body, follows=True)
