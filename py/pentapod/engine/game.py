"""The contract between a game and everything that plays, shows, stores or searches it.

A game is a record (`Game`), a position is an immutable `State`, and whatever can happen is an `Action`: a seat and
the path of touches that makes it. Chance is a seat too, so dice and decks need nothing special.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

if TYPE_CHECKING:
    from random import Random

CHANCE: Final = -1
"""The seat that rolls dice and draws cards. It sorts before every player."""

Path = tuple[str, ...]
Options = Mapping[str, str]
"""The chosen `Choice.id` by `Option.id`, complete: `Game.choose` makes one."""


class Action(NamedTuple):
    """What a seat does: the touches, in order, that say it.

    The path is at once the click path, the notation, the sort key and the log entry. Among the legal actions of one
    position no path is the beginning of another, whoever acts: a path tells its seat.
    """

    seat: int
    path: Path


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the text says why, in a sentence for players."""


class OptionError(ValueError):
    """An option or a choice that the game does not have."""


class PositionError(ValueError):
    """A position text that cannot be used. `part` is the offending piece of the text."""

    def __init__(self, part: str, message: str) -> None:
        super().__init__(message)
        self.part = part


class MalformedPosition(PositionError):
    """The text is not written as a position of this game is."""


class ImpossiblePosition(PositionError):
    """The text is well written, but no such position can exist."""


class Choice(NamedTuple):
    """One value of an option. `label` and `help` are for players."""

    id: str
    label: str
    help: str = ""


class Option(NamedTuple):
    """Something to settle before a game starts. The first choice is the default.

    Links hold the index of a choice: choices and options may be added at the end, never moved or removed, for as
    long as the game's version stays.
    """

    id: str
    label: str
    choices: tuple[Choice, ...]
    needs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Other options with those of their choices under which this one matters; else it is not asked for."""

    def matters(self, options: Options) -> bool:
        """Whether this option changes a game that is otherwise settled so."""
        return all(options[option] in choices for option, choices in self.needs)


class Stat(NamedTuple):
    """A number beside a seat's name: its points, the pieces it has left. `goal` is what it counts towards, or 0.

    `words` are shown instead where a number would not say enough.
    """

    label: str
    value: int
    goal: int = 0
    words: str = ""


class Deadline(NamedTuple):
    """An action that follows by itself when nobody acts in time.

    Whoever drives a match reads the clock, never a state: it starts when a position with another `since` comes, runs
    on while `since` stays the same, and plays `action` like any other.
    """

    since: int
    seconds: float
    action: Action


class State(ABC):
    """An immutable position. It holds no clock, no random generator and no history that the rules do not need."""

    __slots__ = ()

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
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
        """What follows if nobody acts in time; None where there is all the time in the world."""
        return None

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have left the game, ascending."""
        return ()

    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """Every legal action of every actor, ascending and without repeats; empty exactly when the game is over."""

    def weights(self) -> Sequence[int]:
        """How likely each of `actions()` is when CHANCE acts, as positive whole numbers in the same order."""
        return (1,) * len(self.actions())

    def tries(self) -> Sequence[Action]:
        """What may be tried beside `actions()`, in any order: whether it is legal is for who tries to find out.

        Its touches are taken like those of legal actions, and the last of them is refused where there is no such
        action. Depends on nothing that the players are to see for themselves, and shares no path's beginning with
        `actions()` that would end one of them.
        """
        return ()

    def as_told(self) -> State:
        """The same position without what other seats than `turn` might find by trying.

        Who may act as far as others are told stands in its `actors`, and a hint is asked about it. Everything that
        is said, drawn or may be tried is the same in both.
        """
        return self

    @property
    def automatic(self) -> bool:
        """Whether the only legal action is a consequence rather than a choice.

        Who drives a match plays it without asking (a page shows it happen, as it shows dice). Never true where that
        would tell others something about a hidden hand.
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

    @property
    @abstractmethod
    def result(self) -> tuple[float, ...] | None:
        """One number per seat when the game is over (they sum to 1; partners share), else None."""

    def redeal(self, seat: int | None, rng: Random) -> State:
        """The same position with everything that `seat` (None: an onlooker) cannot know dealt anew.

        What is dealt depends on what the seat knows and on `rng`, on nothing else. Nothing to do in an open game.
        """
        return self

    @abstractmethod
    def text(self) -> str:
        """The position as one line without spaces at its ends; `Game.position` reads it back."""

    @abstractmethod
    def refusal(self, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Why no legal action begins with these touches, as a sentence for players; `viewer` asks, and may know it.

        There is an answer to any touches, of a legal action too: whether it is legal may be what the viewer must not
        know. Without names the seats are called by the game's titles.
        """

    @abstractmethod
    def prompt(self, names: Sequence[str], chosen: Path = ()) -> str:
        """Who is to do what now, after the touches so far, as a sentence; when the game is over, how it ended.

        With all touches of an action, which waits to be confirmed, it says the same as before the last of them.
        """

    @abstractmethod
    def describe(self, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """What a legal action does, in the past tense, as `viewer` may know it.

        None is an onlooker; CHANCE, who dealt, knows all. Once the game is over everybody may look at everything.
        """

    def caution(self, action: Action, names: Sequence[str]) -> str:
        """What a player should weigh before this action counts, as a sentence that ends in a question; else "".

        Odds, own losses, a step that is easily made by mistake. Whoever drives a match asks before playing it.
        """
        return ""

    def costs(self, action: Action) -> tuple[int, ...]:
        """The seats that lose something by a legal action, ascending: a turn, a piece, rings.

        What `describe` tells of such an action is said where the eyes are, not only in the log.
        """
        return ()

    def about(self, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        """What there is to know about a target, as `viewer` may know it: a title, then sentences; () if nothing."""
        return ()

    @abstractmethod
    def stats(self, seat: int) -> tuple[Stat, ...]:
        """The public numbers of a seat, most telling first."""


StateT = TypeVar("StateT", bound=State)


def resolved(state: StateT) -> StateT:
    """The position once everything that is `automatic` has happened."""
    while state.automatic:
        state = cast(StateT, state.after(state.actions()[0]))
    return state


def refused(state: State, action: Action) -> IllegalAction:
    """The error, with its reason, for an action that is not legal in a state; it tells what its seat may know."""
    if not state.actors:
        return IllegalAction("The game is over.")
    told = state.as_told()
    others = () if state.hidden else [path for seat, path in told.actions() if seat != action.seat]
    if action.seat not in (*told.actors, *(seat for seat, _ in state.tries())) or action.path in others:
        return IllegalAction("It is not this player who may do that now.")
    length = len(action.path)
    if any(seat == action.seat and path[:length] == action.path for seat, path in state.actions()):
        return IllegalAction("This is only the beginning of an action.")
    return IllegalAction(state.refusal(action.path, viewer=action.seat))


Teams = tuple[tuple[int, ...], ...]
"""The seats, grouped by who wins together: `((0, 2), (1, 3))`."""


def joined(path: Path) -> str:
    """The usual notation of an action: its touches joined by a dash."""
    return "-".join(path)


class Game(NamedTuple):
    """A game's record: all that others need to know of it before it starts."""

    id: str
    name: str
    version: int
    """The rules version. Links name it; rules that would change an old list of actions get a new one."""
    options: tuple[Option, ...]
    start: Callable[[Options], State]
    position: Callable[[str], State]
    """Reads what `State.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    teams: Callable[[Options], Teams]
    titles: tuple[str, ...]
    """What the seats are called until they are given names; as many as the most seats there can be."""
    settled: Callable[[State], Options]
    """What a position tells of the options under which it is played on; it need not tell all of them."""
    notation: Callable[[Path], str] = joined
    """An action's path as the records write it; unique among the legal actions of a position."""
    summary: str = ""
    """The game in a sentence or two, for who has never heard of it."""
    chance: bool = False
    hidden: bool = False
    races: bool = False

    def choose(self, /, **chosen: str) -> Options:
        """Complete options from some choices; the rest are defaults. Raises `OptionError`."""
        unknown = chosen.keys() - {option.id for option in self.options}
        if unknown:
            raise OptionError(f"{self.name} has no option {min(unknown)!r}.")
        complete = {}
        for option in self.options:
            choice = chosen.get(option.id, option.choices[0].id)
            if choice not in {known.id for known in option.choices}:
                raise OptionError(f"{self.name}: {option.label!r} cannot be {choice!r}.")
            complete[option.id] = choice
        return complete

    def seats(self, options: Options) -> int:
        """How many seats a game with these options has."""
        return sum(len(team) for team in self.teams(options))
