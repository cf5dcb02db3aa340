"""What a game says: every sentence about its states, in the language that is chosen.

Rules decide, words speak. A `State` holds no sentence; `Words` read it from outside. They choose a message and what it
is about, once for all languages; the sentences are those of the catalog in the same package.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import count, islice
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from pentapod.engine.catalog import COMMON, Catalog, Player, Say, catalog, speaker
from pentapod.engine.message import Message, because
from pentapod.engine.options import Choice, Option
from pentapod.engine.state import CHANCE, Action, Path, PositionError, State
from pentapod.engine.touches import unfinished
from pentapod.engine.values import Names

StateT = TypeVar("StateT", bound=State)


class Stat(NamedTuple):
    """A number beside a seat's name: its points, the pieces it has left. `goal` is what it counts towards, or 0.

    `words` are shown behind the number in place of goal and label, where these would not say enough. A game names label
    and words by their messages (`points` of `stat-points`, which knows the number as `$count`), or has texts for them.
    """

    label: str
    value: int
    goal: int = 0
    words: str = ""


Said = Message | str
"""What is to be said: a message, or a text that is said already."""

ROOM: Final = 75
"""In characters: so much of a prompt stands behind "Your turn" in two lines of a phone."""

REASONS: Final = 3
"""So many reasons are given."""

LABELS: Final = 4096
"""So many labels of targets are kept; a click on a board asks for nearly the same ones again."""


def spelled(thing: str) -> str:
    """The id of a thing as it is written: "Moon hopper" of `moon-hopper`."""
    text = thing.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


say: Final[Say] = speaker(COMMON)
"""A sentence about links, records, options or files, which belongs to no game."""


class Words(ABC, Generic[StateT]):
    """The sentences of a game. `names` are what the seats are called, by seat.

    Who asks calls the methods below with names. A game says the same without them, in those that are called `on_...`:
    there `say` knows the names.
    """

    offered: ClassVar[Mapping[str, Names]] = {}
    """The options that are settled before a game starts, each with its choices, the default first."""
    needs: ClassVar[Mapping[str, Mapping[str, Names]]] = {}
    """By option: other options, with those of their choices under which this one matters (`Option.needs`)."""
    figures: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """By key of what is said of a whole game and its options: the facts that it names."""
    alike: ClassVar[Mapping[str, str]] = {}
    """By option: what its messages are called by, where several options have the same ones."""
    things: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """By family of messages: the ids of what the table has, each with the key of what is said where another table has
    something that the catalog does not know; "" where that is called by its id."""

    def __init__(self) -> None:
        self.catalog: Catalog = catalog(type(self).__module__.rpartition(".")[0]).knowing(dict(self._of_table()))
        self.titles: Names = tuple(self._each("title"))
        """What the seats are called until they are given names; as many as the most seats there can be."""
        self.names = self.titles
        """What the seats are called in the labels of a picture, and in what is said."""
        self.summary = self._fixed("summary") if "summary" in self.catalog else ""
        """The game in a sentence or two, for somebody who has never heard of it."""
        self.options = tuple(
            self._option(option, choices)._replace(needs=tuple(self.needs.get(option, {}).items()))
            for option, choices in self.offered.items()
        )
        """What is settled before a game starts. Every language has the same ids in the same order."""
        self.vacancies: Names = ()
        """What a picture writes on a place only because nothing lies there: an empty board on paper does without."""
        self._named: Self | None = None
        self._labels: dict[tuple[Any, ...], str] = {}

    def _of_table(self) -> Iterator[tuple[str, Any]]:
        """What is said of the things of the table, by the key of each."""
        for family, things in self.things.items():
            for thing, other in things.items():
                yield f"{family}-{thing}", [["#", other, {}]] if other else spelled(thing)

    def _fixed(self, key: str) -> str:
        """What is said once for all games."""
        return self.say(key, **self.figures.get(key, {}))

    def _each(self, key: str) -> Iterator[str]:
        """The numbered messages of a key: `title-0`, `title-1`, ..."""
        for number in count():
            if f"{key}-{number}" not in self.catalog:
                return
            yield self.catalog.say(f"{key}-{number}")

    def _option(self, option: str, choices: Sequence[str]) -> Option:
        """An option with its labels; which others it `needs` is told once for all."""
        key = f"option-{self.alike.get(option, option)}"
        labelled = [Choice(choice, self._fixed(f"{key}-{choice}"), self._help(key, choice)) for choice in choices]
        return Option(option, self.say(key, **self.figures.get(f"option-{option}", {})), tuple(labelled))

    def _help(self, key: str, choice: str) -> str:
        """What there is to know about a choice: its own message, or that of all choices of the option."""
        own = f"{key}-{choice}-help"
        found = next((one for one in (own, f"{key}-help") if one in self.catalog), None)
        return self.say(found, **self.figures.get(own, {})) if found else ""

    def named(self, names: Sequence[str]) -> Self:
        """The same words where the seats are called so; without names, by their titles."""
        names = tuple(names) or self.titles
        if names == self.names:
            return self
        if self._named is None or self._named.names != names:
            self._named = copy(self)
            self._named.names = names
            self._named._named = None
            self._named._labels = {}
        return self._named

    def say(self, key: str, /, **facts: Any) -> str:
        """A message of the catalog, with its facts filled in as they are `called`."""
        return self.catalog.say(key, facts, self.called)

    def told(self, said: Said) -> str:
        """A message of the catalog, in words."""
        return said if isinstance(said, str) else self.catalog.say(said.key, said.facts, self.called)

    def _in_form(self, form: str, said: Said) -> Said:
        """The same message as an attribute says it, a form where there is little room; itself if it has none."""
        if isinstance(said, str) or f"{said.key}.{form}" not in self.catalog:
            return said
        return said._replace(key=f"{said.key}.{form}")

    def labelled(self, key: str, /, **facts: Any) -> str:
        """The same, kept for the next picture. Facts can be hashed, and a message is always given the same ones."""
        known = (key, *facts.values())
        label = self._labels.get(known)
        if label is None:
            if len(self._labels) >= LABELS:
                self._labels.clear()
            label = self._labels[known] = self.say(key, **facts)
        return label

    def called(self, kind: str, thing: Any) -> Any:
        """What a fact of a kind is to the catalog (see `catalog.Called`).

        A `seat` is a player, the `prompt` of a state says what is to be done in it, a `part` or a `choice` is a piece
        of a text, in quotes. Everything else is as it is: a number, a message, a text that somebody has said already.
        """
        if kind == "seat" and isinstance(thing, int):
            return Player(self.names[thing])
        if kind == "prompt":
            return self.prompt(thing, self.names)
        if kind in ("part", "choice"):
            return Message("quoted", {"text": repr(str(thing))[1:-1]})
        return thing

    # ------------------------------------------------------------------ what a game says

    @abstractmethod
    def on_prompt(self, state: StateT, chosen: Path, viewer: int | None) -> Said:
        """See `prompt`; `chosen` is never a whole action. Its message may have forms `short` and `shorter`."""

    @abstractmethod
    def on_stats(self, state: StateT, seat: int) -> Iterable[Stat]:
        """See `stats`."""

    def on_describe(self, state: StateT, action: Action, viewer: int | None) -> Iterable[Said]:
        """See `describe`; sentences, whose messages may have a form `brief`."""
        return [in_family("deed", state.deed(action, viewer))]

    def on_brief(self, state: StateT, action: Action, viewer: int | None) -> Iterable[Said]:
        """See `brief`."""
        return (self._in_form("brief", one) for one in self.on_describe(state, action, viewer))

    def on_suggest(self, state: StateT, action: Action, viewer: int | None) -> Said:
        """See `suggest`."""
        return in_family("advice", state.deed(action, viewer))

    def on_reasons(self, state: StateT, action: Action, viewer: int | None) -> Iterable[Said]:
        """See `reasons`; of an action that is not chance's. Only the first few count, each once."""
        return ()

    def on_caution(self, state: StateT, action: Action) -> Iterable[Said]:
        """See `caution`; sentences."""
        return ()

    def on_about(self, state: StateT, touch: str, viewer: int | None) -> Iterable[Said]:
        """See `about`; every line of a message is a sentence. Empty lines are left out, and so is what was said."""
        return ()

    # ------------------------------------------------------------------ what is asked for

    def prompt(self, state: StateT, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        """Who is to do what now, after the touches so far: "Blue: choose a pod." When the game is over, how it ended.

        Where one seat is to act, its name comes first, then a colon: a page says it as "Your turn" to whoever is alone.

        How it ended may be told to a player, whose name is `catalog.YOU` then.
        Where the touches are a whole action, which waits to be confirmed, it says the same as before the last touch.
        A seat that asks is told what it can do; `viewer` None is told no more than everybody may know.
        """
        words = self.named(names)
        asked = words.on_prompt(state, chosen and unfinished(state.actions(), chosen), viewer)
        said = words.told(asked)
        if isinstance(asked, str):
            return said
        for form in (f"{asked.key}.short", f"{asked.key}.shorter"):
            if form in words.catalog and len(said) > ROOM + len(words.names[asked.facts["seat"]]):
                said = words.told(asked._replace(key=form))
        return said

    def describe(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """What a legal action does, in the past tense, as `viewer` may know it.

        None is an onlooker; CHANCE, who dealt, knows all. Once the game is over everybody may look at everything.
        """
        words = self.named(names)
        return words._in_a_row(words.on_describe(state, action, viewer))

    def brief(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """The same where there is little room: what came of it, without how it was worked out."""
        words = self.named(names)
        return words._in_a_row(words.on_brief(state, action, viewer))

    def suggest(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """A legal action as advice to its seat, an imperative without a full stop: "Place pod 14 on d4"."""
        words = self.named(names)
        return words.told(words.on_suggest(state, action, viewer))

    def reasons(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> Names:
        """What speaks for a legal action, as `viewer` may know it: clauses, the most telling first; () if nothing does.

        Each is true of the position after the action, and says what the game's evaluation counts ("it blocks pod 8").
        """
        words = self.named(names)
        found = words.on_reasons(state, action, viewer) if action.seat != CHANCE else ()
        return tuple(islice(dict.fromkeys(map(words.told, found)), REASONS))

    def caution(self, state: StateT, action: Action, names: Sequence[str]) -> str:
        """What a player should weigh before this action counts, as a sentence that ends in a question; else "".

        It names odds, own losses, or a step that is easily made by mistake. Whoever drives a match asks it first.
        """
        words = self.named(names)
        return words._in_a_row(words.on_caution(state, action))

    def about(self, state: StateT, touch: str, names: Sequence[str], viewer: int | None = None) -> Names:
        """What there is to know about a target, as `viewer` may know it: a title, then sentences; () if nothing."""
        words = self.named(names)
        lines = "\n".join(map(words.told, words.on_about(state, touch, viewer))).split("\n")
        return tuple(dict.fromkeys(filter(None, lines)))

    def stats(self, state: StateT, seat: int) -> tuple[Stat, ...]:
        """The public numbers of a seat, most telling first."""
        return tuple(
            stat._replace(label=self._of_number(stat.label, stat.value), words=self._of_number(stat.words, stat.value))
            for stat in self.on_stats(state, seat)
        )

    def refusal(self, state: StateT, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Why no legal action begins with these touches, as a sentence for players; `viewer` asks, and may know it.

        Any touches have an answer (`State.why_not`). Without names the seats are called by the game's titles.
        """
        return self.named(names).why(because(state.why_not(path, viewer), prompt=state))

    def illegal(self, state: StateT, action: Action) -> str:
        """Why `after` or `resign` raised `IllegalAction` for an action, as far as its seat may know it."""
        return self.why(because(state.why_illegal(action), prompt=state))

    def why(self, reason: Message) -> str:
        """A reason in words."""
        return self.told(in_family("refusal", reason))

    def fault(self, error: PositionError) -> str:
        """What is wrong with a position, so that whoever has written it by hand can mend it."""
        return self.say(f"fault-{error.key}", **{"part": error.part, **error.about})

    def sentence(self, key: str, **facts: Any) -> str:
        """What the editor says: a message of all games (`edit-`), or one of this game (`setup-`, which the key lacks).

        Seats are called by their titles.
        """
        return self.named(()).say(key if key.startswith("edit-") else f"setup-{key}", **facts)

    def _in_a_row(self, said: Iterable[Said]) -> str:
        return " ".join(map(self.told, said))

    def _of_number(self, text: str, count: int) -> str:
        """What stands at a number: the message of a key, or a text."""
        return self.say(key, count=count) if (key := f"stat-{text}") in self.catalog else text


def won(seats: Sequence[int], why: Said, shared: bool = False) -> Message:
    """How a game ended that was won: "Ann wins: Bo resigned.", "Ann and you share the win: 9 points each."."""
    return Message("won-together" if shared else "won", {"seats": seats, "why": why})


def drawn(why: Said, among: Sequence[int] = ()) -> Message:
    """How a game ended that nobody won; `among` are those who share it, if not everybody does."""
    return Message("drawn-between" if among else "drawn", {"seats": among, "why": why})


def in_family(family: str, message: Message) -> Message:
    """The message of a family that says what a reason or a deed is about."""
    return message._replace(key=f"{family}-{message.key}")
