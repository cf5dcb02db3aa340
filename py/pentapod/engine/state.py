"""A position of a game and what may happen in it: what everything that plays, shows, stores or searches builds on.

A position is an immutable `State`, and whatever can happen is an `Action`: a seat and the path of touches that makes
it. Chance is a seat too, so dice and decks need nothing special.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

from pentapod.engine.message import Message, Why, because

if TYPE_CHECKING:
    from random import Random

CHANCE: Final = -1
"""The seat that rolls dice and draws cards. It sorts before every player."""

Path = tuple[str, ...]
Paths = tuple[Path, ...]


class Action(NamedTuple):
    """What a seat does: the touches, in order, that say it.

    The path is at once the click path, the notation, the sort key and the log entry. Among the legal actions of one
    position no path is the beginning of another, whoever acts: a path tells its seat.
    """

    seat: int
    path: Path


Actions = tuple[Action, ...]

Seats = tuple[int, ...]
"""Some seats, ascending."""

Viewer = int | None
"""A seat that may know some things, or None: an onlooker."""

Shares = tuple[float, ...]
"""How much of the win each seat has. They sum to 1."""


RESIGN: Final[Path] = ("resign",)
"""The path by which a seat gives up. It is legal at any time, and so stands in no list of legal actions."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now. `State.why_illegal` gives the reason, `Words.illegal` its sentence."""

    def __init__(self, action: Action) -> None:
        super().__init__(f"seat {action.seat}: {'-'.join(action.path)}")
        self.action = action


class NotationError(ValueError):
    """A text that is the notation of no legal action. `near` are the legal ones that look most like it, best first."""

    def __init__(self, text: str, near: tuple[str, ...]) -> None:
        why = f"; near it: {', '.join(near)}" if near else ": the game is over"
        super().__init__(f"{text[:LONGEST]!r} is no legal action here{why}")
        self.text = text
        self.near = near

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.near)


NEAR: Final = 5
"""So many legal actions a `NotationError` names at most."""

LONGEST: Final = 80
"""So many characters of a text that is no notation are looked at and shown."""


class PositionError(ValueError):
    """A position text that cannot be used.

    `part` is the offending piece of the text, `key` names what is wrong with it, and `about` is what else the sentence
    of the game's words names (`Words.fault`). `Game.position` raises errors whose text is that sentence.
    """

    def __init__(self, part: str, key: str, **about: object) -> None:
        super().__init__(part, key, about)
        self.part = part
        self.key = key
        self.about = about


class MalformedPosition(PositionError):
    """The text is not written as a position of this game is."""


class ImpossiblePosition(PositionError):
    """The text is well written, but no such position can exist."""


def refuse(part: str, faults: Mapping[str, object], **about: object) -> None:
    """Raises `ImpossiblePosition` with the first key whose fault is there: a table of what may be wrong with a part.

    All faults are looked at, so none may rely on the ones before it. `about` is what the sentence of any of them names.
    """
    for key, wrong in faults.items():
        if wrong:
            raise ImpossiblePosition(part, key, **about)


class Deadline(NamedTuple):
    """An action that follows by itself when nobody acts in time.

    A state never reads the clock. Whoever drives the match starts the clock when a position with another `since`
    comes, lets it run on while `since` stays the same, and plays `action` like any other when it has run out.
    """

    since: int
    seconds: float
    action: Action


class State(ABC):
    """An immutable position. It holds no clock, no random generator and no history that the rules do not need.

    Two states are equal if they are of the same class and have the same text, which holds all that the rules look at.
    Text is written when it is asked for: a search that compares many positions needs a key of its own.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self.text() == other.text() if isinstance(other, State) and type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"

    @property
    @abstractmethod
    def actors(self) -> Seats:
        """The seats that may act now, ascending: one; `(CHANCE,)`; several in a race; none when the game is over."""

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, for show: the only actor, else None.

        A game of races names one of several actors where the others only may interrupt, or where it would tell too
        much that they may.
        """
        actors = self.actors
        return actors[0] if len(actors) == 1 and actors[0] != CHANCE else None

    @property
    def hidden(self) -> bool:
        """Whether a seat holds something now that others must not see: where one screen is shared, it is covered."""
        return False

    @property
    def deadline(self) -> Deadline | None:
        """What follows if nobody acts in time; None where nothing does."""
        return None

    @property
    def out(self) -> Seats:
        """The seats that have left the game, ascending."""
        return ()

    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """Every legal action of every actor, ascending and without repeats; empty exactly when the game is over."""

    def weights(self) -> Sequence[int]:
        """How likely each of `actions()` is when CHANCE acts, as positive whole numbers in the same order."""
        return (1,) * len(self.actions())

    def tries(self) -> Sequence[Action]:
        """What players may try beside `actions()`, in any order. Only by trying do they find out what of it is legal.

        A page takes these touches like those of legal actions, and refuses the last one where no such action is legal.
        The list does not depend on anything that players are to find out. No path of it is the beginning of a longer
        path in `actions()`, nor the other way round.
        """
        return ()

    def as_told(self) -> State:
        """The same position without the legal actions that other seats than `turn` are to find by trying.

        Its `actors` are those who may act as far as everybody is told, and hints are sought in it. What is said,
        drawn and offered for trying is the same in both.
        """
        return self

    @property
    def automatic(self) -> bool:
        """Whether the only legal action is a consequence rather than a choice.

        Whoever drives a match plays it without asking (a page shows it happen, as it shows dice). Never true where
        that would tell others something about a hidden hand.
        """
        return False

    @abstractmethod
    def after(self, action: Action) -> State:
        """The position that the action leads to. Raises `IllegalAction` for anything not in `actions()`."""

    @abstractmethod
    def resign(self, seat: int) -> State:
        """The position after a seat gives up, which it may do at any time while it is in the game.

        What is `automatic` happens first (`resolved`): it may end the game before the seat is out of it. Resigning is
        always open and so is kept out of `actions()`. Raises `IllegalAction` for a seat that is out.
        """

    def why_not(self, path: Path, viewer: Viewer = None) -> Message:
        """Why no legal action begins with these touches, as `viewer` may know it; None is an onlooker.

        Any touches have an answer, even those of a legal action: the viewer may be one who must not know that it is
        legal. The answer does not depend on anything that the viewer is not to know.
        """
        if not self.actors:
            return Message("over")
        to_be_found = {*self.tries()}
        for action in self.actions():
            seat, known = action
            told = not self.hidden or viewer in (seat, CHANCE)
            if seat != CHANCE and told and action not in to_be_found:
                if known[: len(path)] == path:
                    return Message("beginning" if viewer in (seat, None) else "other-player")
                if path[: len(known)] == known:
                    return Message("complete")
        return because(self.objection(path, viewer) or "nothing")

    def objection(self, path: Path, viewer: Viewer) -> Why | None:
        """What the rules of this game have against touches with which no legal action begins; None: they are unknown.

        It is asked while the game is not over. Where the viewer does not see what a seat may do, it is asked about
        legal actions of that seat as well.
        """
        return None

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        """What a legal action does, as `viewer` may know it: a key and its facts, which words say in their ways."""
        return Message("act", {"seat": action.seat, "notation": self.notation(action)})

    def witnessed(self, action: Action, viewer: int) -> Hashable:
        """What `viewer` sees of a legal action of another seat: equal where two actions or worlds look the same to it.

        What follows from what everybody sees need not be part of it.
        """
        deed = self.deed(action, viewer)
        return deed.key, tuple(deed.facts.values())

    def why_illegal(self, action: Action) -> Message:
        """Why `after` or `resign` raised `IllegalAction` for an action, as far as its seat may know it."""
        if not self.actors:
            return Message("over")
        seat, path = action
        if path == RESIGN and seat in self.out:
            return Message("left")
        told = self.as_told()
        others = () if self.hidden else [known.path for known in told.actions() if known.seat != seat]
        if seat not in (*told.actors, *(known.seat for known in self.tries())) or path in others:
            return Message("other-player")
        return self.why_not(path, seat)

    @property
    @abstractmethod
    def result(self) -> Shares | None:
        """One number per seat when the game is over (they sum to 1; partners share), else None."""

    def redeal(self, seat: Viewer, rng: Random) -> State:
        """The same position with everything that `seat` (None: an onlooker) cannot know dealt anew.

        What is dealt depends on what the seat knows and on `rng`, on nothing else. Nothing to do in an open game.
        """
        return self

    @abstractmethod
    def text(self) -> str:
        """The position as one line without spaces at its ends; `Game.position` reads it back."""

    def notation(self, action: Action) -> str:
        """An action as records write it, without its seat: unique among the legal actions of a position.

        Every position of a game writes the same action alike.
        """
        return "-".join(action.path)

    def parse(self, text: str) -> Action:
        """The legal action of this notation, chance's too. Raises `NotationError`."""
        written = {self.notation(action): action for action in self.actions()}
        action = written.get(text)
        if action is None:
            raise NotationError(text, tuple(sorted(written, key=lambda one: _unlikeness(text[:LONGEST], one))[:NEAR]))
        return action

    def costs(self, action: Action) -> Seats:
        """The seats that lose something by a legal action, ascending: a turn, a piece, rings.

        A page shows what `Words.describe` says of such an action beside the board, and not only in the log.
        """
        return ()


def _unlikeness(text: str, legal: str) -> tuple[int, int]:
    """Sorts the notations of actions by how little they have in common with a text, at their beginning and end."""
    same = _common(text, legal) + _common(text[::-1], legal[::-1])
    return -same, abs(len(text) - len(legal))


def _common(first: str, second: str) -> int:
    """How many characters two texts share at their beginning."""
    pairs = enumerate(zip(first, second, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(first), len(second)))


StateT = TypeVar("StateT", bound=State)


def resolved(state: StateT) -> StateT:
    """The position once everything that is `automatic` has happened."""
    while state.automatic:
        state = cast(StateT, state.after(state.actions()[0]))
    return state


def before_leaving(state: StateT, seat: int, seats: int) -> StateT:
    """The position in which one of so many seats gives up: what is `automatic` has happened, which may end the game.

    Raises `IllegalAction` for a seat that is out of the game.
    """
    if not state.actors or seat in state.out or not 0 <= seat < seats:
        raise IllegalAction(Action(seat, RESIGN))
    return resolved(state)
