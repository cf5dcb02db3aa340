"""What a game says: every sentence about its states, in one language; and what the engine says itself.

Rules decide, words speak. A `State` holds no sentence; `Words` read it from outside. Another language is another object
of this class in the game's record, and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from string import Formatter
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar

from pentapod.engine.english import listed, noun
from pentapod.engine.options import Option
from pentapod.engine.reason import Reason, because
from pentapod.engine.state import Action, Path, PositionError, State

StateT = TypeVar("StateT", bound=State)


class Stat(NamedTuple):
    """A number beside a seat's name: its points, the pieces it has left. `goal` is what it counts towards, or 0.

    `words` are shown behind the number in place of goal and label, where these would not say enough.
    """

    label: str
    value: int
    goal: int = 0
    words: str = ""


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
    "file-large": "This file has {count} bytes; the file of a game has {most} at most.",
    "file-name": "{name!r} cannot name a game: its file has small letters and digits, a letter first, and ends in .py.",
    "file-no-game": 'This file makes no game: at its end it needs GAME = game(MyGame, "My game").',
    "file-none": "{file} is no file.",
    "file-taken": "There is a game {name!r} already: give the file another name.",
    "link-changed": "This link was changed on its way: its check does not fit the game in it.",
    "link-choice": "This link has no valid choice for {option!r}.",
    "link-claims": "This link claims more than {most} actions; no game has so many.",
    "link-cut-off": "This link was cut off: {read} of the {count} actions in it could be read.",
    "link-cut-off-early": "This link was cut off before the game begins.",
    "link-dice": "What the dice in this link follow from was damaged on its way. The game in it could be read.",
    "link-end": "The end of this link is missing. The game in it could be read.",
    "link-game": "This link is of a game that is not here.",
    "link-goes-on": "This link goes on after the game in it is over.",
    "link-length": "This link is longer than any game: {count} characters.",
    "link-no-count": "This link does not say how long the game in it is.",
    "link-no-game": "This is not the link of a game.",
    "link-no-version": "This is not the link of a game: it names no version of the rules.",
    "link-options": "This link has more options than {game} has.",
    "link-position": "This link begins from a position that cannot be played. {why}",
    "link-position-damaged": "The position that this link begins from was damaged on its way.",
    "link-position-written": "The position that this link begins from is not written as a link has it.",
    "link-resigns": "This link has a player resign who is not in the game.",
    "link-sign": "This link has a character that no link has.",
    "link-too-many": "This link leads to a position with too many actions.",
    "link-version": "This link was made by another version of the rules. A newer copy of this page may open it.",
    "no-game": "There is no game {game!r}. There are: {known}.",
    "no-roll": "Only chance rolls, and it does not act now.",
    "no-undo-spoken": "A die was rolled, a card was drawn or somebody answered since; that cannot be taken back.",
    "no-undo-start": "Nothing has been played yet.",
    "no-version": "{game} has no version {version} of its rules. There are: {known}.",
    "option-choice": "{game}: {option!r} cannot be {choice!r}.",
    "option-unknown": "{game} has no option {option!r}.",
    "record-action": "{text} is no action: its number, its seat and its notation.",
    "record-actions": "no game has more than {most} actions.",
    "record-arrow": "an arrow leads from one place to another, as in [arrow a1 b2].",
    "record-brace": "this }} closes no comment.",
    "record-bracket": "this ) closes nothing.",
    "record-comment": "a comment has at most {most} characters.",
    "record-deep": "variations stand in each other at most {most} deep.",
    "record-dice": "{text} is nothing that dice follow from.",
    "record-entry": "{text} is neither an entry of the head nor an action.",
    "record-full": "an action has at most {characters} characters and {signs} arrows and marks.",
    "record-game": "{text} is no game that is known here.",
    "record-glyph": "{text} stands behind no action.",
    "record-glyphs": "an action has one of the signs {glyphs}.",
    "record-impossible": "{text} is not possible here: there are {count} legal actions, not this one.",
    "record-length": "the text is longer than any record: {count} characters.",
    "record-line": "Line {line}: {why}",
    "record-mark": "a mark needs a place, as in [mark a1].",
    "record-no-game": "the head names no game with its version, as in 'game: pods 1'.",
    "record-number": "{text} should be a number from {first} to {last}.",
    "record-options": "{text} are not options of {game}.",
    "record-over": "{text} is not possible here: the game is over.",
    "record-position": "this position cannot be played. {why}",
    "record-result": "the actions do not end in the result {text}.",
    "record-signs": "a comment has at most {most} arrows and marks.",
    "record-title": "a record begins with {title!r}.",
    "record-turn": "here should be action {wanted}, not {text}",
    "record-unclosed": "this comment needs its }}.",
    "record-variation": "a variation stands behind the action that it replaces.",
    "record-variation-empty": "there is no action in this variation.",
    "record-variation-open": "a variation needs its ).",
    "record-variations": "a record has at most {most} variations.",
}
"""What is wrong with links, records, options and names, why nothing is taken back, and what every editor says.

Another language is another table.
"""


def say(key: str, **values: object) -> str:
    """The text of this key, with its values filled in."""
    return ENGLISH[key].format(**values)


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


class Words(ABC, Generic[StateT]):
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
        self.names = self.titles
        """What the seats are called in the labels of a picture, and in what is filled in."""
        self._named: Self | None = None

    def named(self, names: tuple[str, ...]) -> Self:
        """The same words for a picture whose labels call the seats so; without names, by their titles."""
        names = names or self.titles
        if names == self.names:
            return self
        if self._named is None or self._named.names != names:
            self._named = copy(self)
            self._named.names = names
        return self._named

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

    def why(self, reason: Reason) -> str:
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
