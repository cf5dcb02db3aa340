"""What a game says: every sentence about its states, in one language.

Rules decide, words speak. A `State` holds no sentence; `Words` read it from outside. Another language is another object
of this class in the game's record, and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from pentapod.engine.options import Option
from pentapod.engine.state import RESIGN, Action, Path, State

StateT = TypeVar("StateT", bound=State)


class Stat(NamedTuple):
    """A number beside a seat's name: its points, the pieces it has left. `goal` is what it counts towards, or 0.

    `words` are shown instead where a number would not say enough.
    """

    label: str
    value: int
    goal: int = 0
    words: str = ""


class Words(ABC, Generic[StateT]):
    """The sentences of a game. `names` are what the seats are called, by seat."""

    titles: tuple[str, ...]
    """What the seats are called until they are given names; as many as the most seats there can be."""
    summary: str
    """The game in a sentence or two, for somebody who has never heard of it."""
    options: tuple[Option, ...]
    """What is settled before a game starts. Every language has the same ids in the same order."""

    @abstractmethod
    def prompt(self, state: StateT, names: Sequence[str], chosen: Path = ()) -> str:
        """Who is to do what now, after the touches so far: "Blue: choose a pod." When the game is over, how it ended.

        Where one seat is to act, its name comes first, then a colon: a page says it as "Your turn" to whoever is alone.

        How it ended may be told to a player, whose name is `english.YOU` then.
        Where the touches are a whole action, which waits to be confirmed, it says the same as before the last touch.
        """

    @abstractmethod
    def describe(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """What a legal action does, in the past tense, as `viewer` may know it.

        None is an onlooker; CHANCE, who dealt, knows all. Once the game is over everybody may look at everything.
        """

    @abstractmethod
    def refusal(self, state: StateT, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Why no legal action begins with these touches, as a sentence for players; `viewer` asks, and may know it.

        Any touches have an answer, even those of a legal action: the viewer may be one who must not know that it is
        legal. Without names the seats are called by the game's titles.
        """

    @abstractmethod
    def stats(self, state: StateT, seat: int) -> tuple[Stat, ...]:
        """The public numbers of a seat, most telling first."""

    @abstractmethod
    def suggest(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """A legal action as advice to its seat, an imperative without a full stop: "Place pod 14 on d4"."""

    def reasons(
        self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        """What speaks for a legal action, as `viewer` may know it: clauses, the most telling first; () if nothing does.

        Each is true of the position after the action, and says what the game's evaluation counts ("it blocks pod 8").
        """
        return ()

    def caution(self, state: StateT, action: Action, names: Sequence[str]) -> str:
        """What a player should weigh before this action counts, as a sentence that ends in a question; else "".

        It names odds, own losses, or a step that is easily made by mistake. Whoever drives a match asks it first.
        """
        return ""

    def about(self, state: StateT, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        """What there is to know about a target, as `viewer` may know it: a title, then sentences; () if nothing."""
        return ()

    # In the editor of every game:

    def no_such_place(self) -> str:
        """Why nothing is done at a place that is not there."""
        return "There is no such place."

    def no_such_piece(self) -> str:
        """Why a piece cannot be put that is not there."""
        return "There is no such piece."

    def no_such_choice(self) -> str:
        """Why a knob is not set to something else than its choices."""
        return "That cannot be chosen here."

    # For programs and records:

    def illegal(self, state: StateT, action: Action) -> str:
        """Why `after` or `resign` raised `IllegalAction` for an action, as far as its seat may know it."""
        if not state.actors:
            return "The game is over."
        seat, path = action
        if path == RESIGN and seat in state.out:
            return "This player has left the game already."
        told = state.as_told()
        others = () if state.hidden else [known.path for known in told.actions() if known.seat != seat]
        if seat not in (*told.actors, *(known.seat for known in state.tries())) or path in others:
            return "It is not this player who may do that now."
        if any(known.seat == seat and known.path[: len(path)] == path for known in state.actions()):
            return "This is only the beginning of an action."
        return self.refusal(state, path, viewer=seat)
