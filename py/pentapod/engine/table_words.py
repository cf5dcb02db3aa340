"""What a game says whose sentences are in tables: each has its facts filled in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, Final, NamedTuple

from pentapod.engine.catalog import COMMON, catalog
from pentapod.engine.english import listed, noun
from pentapod.engine.message import Message, because
from pentapod.engine.options import Option
from pentapod.engine.state import Action, Path, PositionError
from pentapod.engine.words import Stat, StateT, Words

ENGLISH: Final = {
    "edit-choice": "That cannot be chosen here.",
    "edit-empty": "There is nothing to take here.",
    "edit-full": "There is no room for it.",
    "edit-in": "Plays",
    "edit-left": "There is none left to put.",
    "edit-no": "No",
    "edit-nobody": "Nobody",
    "edit-out": "Resigned",
    "edit-piece": "There is no such piece.",
    "edit-place": "There is no such place.",
    "edit-same": "It is there already.",
    "edit-stays": "It stays where it is. It can be taken away.",
    "edit-wrong": "It does not belong there.",
    "edit-yes": "Yes",
}

COMMON_FAULTS: Final[Mapping[str, str]] = {
    "choice": "{part} should be one of {choices}.",
    "misplaced": "{part} cannot stand here, only: {choices}.",
    "nothing": "nothing",
    "number": "{part} should be a number.",
    "parts": "A position of this game has {wanted} parts, this one has {count}.",
    "row-cell": "{rest} in {part} is no cell.",
    "row-length": "{part} should be {wanted} cells, it is {count}.",
    "rows": "The board should have {wanted} rows, this one has {count}.",
    "rewritten": "This position is written {text}.",
    "task": "{part} is nothing to do in this game.",
    "twice": "{part} is named twice.",
}
"""What may be wrong with the positions of any game, by key."""

COMMON_REASONS: Final[Mapping[str, str]] = {
    "beginning": "This is only the beginning of an action.",
    "complete": "That is one touch more than the action takes.",
    "left": "This player has left the game already.",
    "nothing": "That is not possible now.",
    "other-player": "It is not this player who may do that now.",
    "over": "The game is over.",
}
"""Why touches are refused in any game, by key."""


class _Place(NamedTuple):
    """A place in a template, and the text before it; at the end of a template it has no fact."""

    before: str
    fact: str
    kind: str
    attributes: tuple[str, ...]
    spec: str


@cache
def _places(template: str) -> tuple[_Place, ...]:
    """The places of a template, in order."""
    places = []
    for before, name, spec, _ in Formatter().parse(template):
        fact, *attributes = (name or "").split(".")
        kind = fact.rpartition("_")[2]
        places.append(_Place(before, fact, kind, tuple(attributes), spec or ""))
    return tuple(places)


def _filled(template: str, facts: Mapping[str, Any], called: Callable[[str, Any], object]) -> str:
    return "".join([place.before + _said(place, facts, called) for place in _places(template)])


def _said(place: _Place, facts: Mapping[str, Any], called: Callable[[str, Any], object]) -> str:
    if not place.fact:
        return ""
    thing, kind, spec = facts[place.fact], place.kind, place.spec
    if spec in ("and", "or", ","):
        things = [str(called(kind.removesuffix("s"), one)) for one in thing]
        return ", ".join(things) if spec == "," else listed(things, spec)
    if spec:
        return noun(thing, *spec.split("|")).replace("#", str(thing))
    named = called(kind, thing)
    for attribute in place.attributes:
        named = getattr(named, attribute)
    return str(named)


class TableWords(Words[StateT]):
    """The sentences of a game. `names` are what the seats are called, by seat."""

    titles: tuple[str, ...]
    """What the seats are called until they are given names; as many as the most seats there can be."""
    summary: str
    """The game in a sentence or two, for somebody who has never heard of it."""
    options: tuple[Option, ...]
    """What is settled before a game starts. Every language has the same ids in the same order."""
    vacancies: tuple[str, ...] = ()
    """What a picture writes on a place only because nothing lies there: an empty board on paper has no need of it."""
    faults: Mapping[str, str] = {}
    """What is wrong with a position, by the keys that the rules give, beside `COMMON_FAULTS`.

    In braces are the names of what a fault is about, and `part`, the offending piece of the text (see `filled`).
    """
    sentences: Mapping[str, str] = {}
    """What the editor says, by key, with names in braces: headings, labels, why something cannot be done."""
    refusals: Mapping[str, str] = {}
    """Why touches are refused, by the keys of the reasons that the rules give, beside `COMMON_REASONS`.

    In braces are the names of the facts of a reason (see `filled`).
    """

    deeds: Mapping[str, str] = {"act": "{seat}: {notation}."}
    """What was done, by the keys of `State.deed`, in the past tense."""
    advice: Mapping[str, str] = {"act": "Play {notation}"}
    """What to do, by the same keys, as imperatives without a full stop."""

    def __init__(self) -> None:
        self.catalog = catalog(COMMON)
        self.names = self.titles
        self._named = None
        self._labels = {}

    def on_prompt(self, state: StateT, chosen: Path, viewer: int | None) -> str:
        return self.prompt(state, self.names, chosen, viewer)

    def on_stats(self, state: StateT, seat: int) -> tuple[Stat, ...]:
        return self.stats(state, seat)

    @abstractmethod
    def prompt(self, state: StateT, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        """Who is to do what now, after the touches so far: "Blue: choose a pod." When the game is over, how it ended.

        Where one seat is to act, its name comes first, then a colon: a page says it as "Your turn" to whoever is alone.

        How it ended may be told to a player, whose name is `english.YOU` then.
        Where the touches are a whole action, which waits to be confirmed, it says the same as before the last touch.
        A seat that asks is told what it can do; `viewer` None is told no more than everybody may know.
        """

    def describe(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """What a legal action does, in the past tense, as `viewer` may know it.

        None is an onlooker; CHANCE, who dealt, knows all. Once the game is over everybody may look at everything.
        """
        deed = state.deed(action, viewer)
        return self.named(tuple(names)).filled(self.deeds[deed.key], deed.facts)

    def brief(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """The same where there is little room: what came of it, without how it was worked out."""
        return self.describe(state, action, names, viewer)

    def refusal(self, state: StateT, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Why no legal action begins with these touches, as a sentence for players; `viewer` asks, and may know it.

        Any touches have an answer (`State.why_not`). Without names the seats are called by the game's titles.
        """
        return self.named(tuple(names)).why(because(state.why_not(path, viewer), prompt=state))

    def why(self, reason: Message) -> str:
        """A reason in words."""
        return self.filled(self.refusals.get(reason.key) or COMMON_REASONS[reason.key], reason.facts)

    @abstractmethod
    def stats(self, state: StateT, seat: int) -> tuple[Stat, ...]:
        """The public numbers of a seat, most telling first."""

    def suggest(self, state: StateT, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        """A legal action as advice to its seat, an imperative without a full stop: "Place pod 14 on d4"."""
        deed = state.deed(action, viewer)
        return self.named(tuple(names)).filled(self.advice[deed.key], deed.facts)

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

    # In the editor:

    def sentence(self, key: str, **about: Any) -> str:
        """What the editor says, by key: a sentence of this game's `sentences`, else one that all games have.

        It is filled like any other, but that a `seat` is called by its title, and all else is as it is.
        """
        return _filled((self.sentences if key in self.sentences else ENGLISH)[key], about, self._titled)

    def _titled(self, kind: str, thing: Any) -> object:
        return self.titles[thing] if kind == "seat" else thing

    # For positions that cannot be used:

    def fault(self, error: PositionError) -> str:
        """What is wrong with a position, so that whoever has written it by hand can mend it."""
        return self.filled(self._fault(error.key), {"part": error.part, **error.about})

    def filled(self, template: str, facts: Mapping[str, Any]) -> str:
        """A template with the things called in whose names are in braces.

        `{unit}` is what words call the fact of this name, `{unit.owner}` an attribute of that. `{seats:and}` is a list
        of seats, "Ann, Bo and Cy"; so are `{seats:or}` and `{seats:,}`. `{count:# card|# cards}` is a number with its
        noun.
        """
        return _filled(template, facts, self.called)

    def called(self, kind: str, thing: Any) -> object:
        """What a sentence calls a thing of a kind, or a record of what it may be called.

        A `seat` has its name, the `prompt` of a state says what is to be done in it, a number and the name of a `place`
        are as they are. Everything else is a piece of a text, or several of them, in quotes.
        """
        if kind == "prompt":
            return self.prompt(thing, self.names)
        if kind == "seat":
            return self.names[thing]
        if kind == "place":
            return str(thing)
        if isinstance(thing, tuple):
            return ", ".join(repr(str(one)) for one in thing) or self._fault("nothing")
        return repr(str(thing)) if isinstance(thing, str) else str(thing)

    def _fault(self, key: str) -> str:
        return self.faults[key] if key in self.faults else COMMON_FAULTS[key]

    # For programs and records:

    def illegal(self, state: StateT, action: Action) -> str:
        """Why `after` or `resign` raised `IllegalAction` for an action, as far as its seat may know it."""
        return self.why(because(state.why_illegal(action), prompt=state))
