"""What a position consists of. Each field knows how it begins, how it is written and read, and what it hides.

A game declares its fields in the class of its positions: `board = Board(GRID, MEN)`. In the rules `self.board` is then
what lies where, and may be changed while an action is carried out, never otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, overload

from pentapod.engine.message import Message
from pentapod.engine.state import MalformedPosition
from pentapod.engine.values import Names
from pentapod.frame.pieces import Piece
from pentapod.frame.position import Cells, Each, Position, Row, Value
from pentapod.frame.reasons import BadDeclaration
from pentapod.frame.spaces import Space
from pentapod.frame.touches import Domain

if TYPE_CHECKING:
    from random import Random

NOTHING: Final = "."
UNKNOWN: Final = "?"
"""A die that is still to be rolled, a card that is still to be drawn."""


class Field(Generic[Value]):
    """A part of every position of a game. In the class it is a `Field`, in a position its value."""

    name = ""
    label = ""
    """What players call it; "" if it is not shown as a number."""
    setting = ""
    """What it is called where positions are set up by hand; "" if it is not set there."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, state: None, owner: type) -> Self: ...
    @overload
    def __get__(self, state: object, owner: type) -> Value: ...
    def __get__(self, state: object | None, owner: type) -> Self | Value:
        if state is None:
            return self
        raise AttributeError(self.name)

    def initial(self, seats: int) -> Value:
        """What it is when the game begins."""
        raise NotImplementedError

    def opened(self, value: Value) -> Value:
        """A copy of a value that can be changed; the value itself if it cannot be changed at all."""
        return value

    def write(self, value: Value) -> str:
        """A value as text without spaces."""
        raise NotImplementedError

    def read(self, part: str, seats: int) -> Value:
        """What `write` wrote. Raises `MalformedPosition`."""
        raise NotImplementedError

    def fault(self, value: Value) -> Message | None:
        """Why no game can have such a value."""
        return None

    def choices_for(self, state: Position) -> Sequence[str]:
        """What it can be set to by hand, for each seat if it has a value for each; nothing where that is not so."""
        return ()

    def choose(self, state: Position, seat: int | None, choice: str) -> None:
        """Set it by hand, in a position that may be changed."""
        if seat is None:
            setattr(state, self.name, self.read(choice, state.seats))
        else:
            vars(state)[self.name][seat] = int(choice)

    def draws(self, state: Position) -> Mapping[str, int]:
        """What chance may bring to this field now, each with its weight; nothing if it waits for nothing."""
        return {}

    def drawn(self, state: Position, outcome: str) -> None:
        """Chance has brought something."""

    def settle(self, state: Position) -> None:
        """An action has been carried out: put right what follows from it."""

    def drawing(self, state: Position) -> int | None:
        """Who alone sees what chance brings to this field now; None if everybody does."""
        return None

    def hides(self, state: Position) -> bool:
        """Whether it holds something now that others than its owner must not see."""
        return False

    def redeal(self, state: Position, seat: int | None, rng: Random) -> None:
        """Deal anew what a seat cannot see, in a position that may be changed."""


def choice_of(part: str, choices: Sequence[str]) -> str:
    """A part of a position that is one of some words. Raises `MalformedPosition`."""
    if part not in choices:
        raise MalformedPosition(part, "choice", choices=tuple(choices))
    return part


def number_of(part: str) -> int:
    """A part of a position that is a whole number without leading zeros. Raises `MalformedPosition`."""
    if not (part.isascii() and part.isdigit() and len(part) < 7 and part == str(int(part))):
        raise MalformedPosition(part, "number")
    return int(part)


def numbers_to(most: int) -> Names:
    """Numbers up to a limit to choose from by hand: all that are small, some of the large ones."""
    return tuple(str(number) for number in (*range(min(most, 20) + 1), *range(25, min(most, 200) + 1, 5)))


class Board(Field[Cells]):
    """What lies on the places of a space. `start` are its rows, the uppermost one first, with a letter for a piece.

    A dot is an empty place: `Board(GRID, PAWNS, start="abc/.../ABC")`. `sides` are rows that belong to each seat: the
    picture has its colour there.
    """

    def __init__(
        self,
        space: Space,
        *kinds: Iterable[Piece] | Piece,
        start: str = "",
        sides: Sequence[Sequence[Row]] = (),
    ) -> None:
        self.space, self.sides = space, sides
        self.pieces: tuple[Piece, ...] = tuple(
            piece for kind in kinds for piece in ((kind,) if isinstance(kind, Piece) else kind)
        )
        self.letters = {piece.letter: piece for piece in self.pieces}
        if len(self.letters) < len(self.pieces) or {*self.letters} & {NOTHING, "/", " ", ""}:
            raise ValueError("Each piece of a board has a letter of its own, which is neither a dot nor a slash.")
        self.single = frozenset(
            piece.letter
            for piece in self.pieces
            if sum((other.kind, other.seat) == (piece.kind, piece.seat) for other in self.pieces) > 1
        )
        """The letters of pieces of which there is only one."""
        self.start = self._checked(start) if start else self._empty

    @property
    def _empty(self) -> str:
        return "/".join(NOTHING * len(rank) for rank in self.space.ranks)

    def _checked(self, start: str) -> str:
        """The text of a beginning. Raises `BadDeclaration` where it is none of this board."""
        sizes = [len(rank) for rank in self.space.ranks]
        if not isinstance(start, str) or [len(row) for row in start.split("/")] != sizes:
            shape = {"count": len(sizes), "sizes": ", ".join(map(str, sizes)), "empty": self._empty}
            raise BadDeclaration("start", **shape, given=repr(start))
        if unknown := sorted({*start} - {*self.letters, NOTHING, "/"}):
            raise BadDeclaration("letters", unknown=", ".join(unknown), known=", ".join(self.letters))
        return start

    @cached_property
    def _start(self) -> Cells:
        return self.read(self.start, 0)

    def initial(self, seats: int) -> Cells:
        return self._start

    def opened(self, value: Cells) -> Cells:
        copy = Cells(value, value.keys_of)
        copy.is_open = True
        return copy

    def write(self, value: Cells) -> str:
        return "/".join(
            "".join([piece.letter if (piece := value[place]) else NOTHING for place in rank])
            for rank in self.space.ranks
        )

    def read(self, part: str, seats: int) -> Cells:
        rows, ranks = part.split("/"), self.space.ranks
        if list(map(len, rows)) != list(map(len, ranks)) or {*part} - {*self.letters, NOTHING, "/"}:
            raise MalformedPosition(part, "board", start=self.start, letters=tuple(self.letters))
        found = {
            place: self.letters.get(letter)
            for rank, row in zip(ranks, rows, strict=True)
            for place, letter in zip(rank, row, strict=True)
        }
        return Cells({place: found[place] for place in self.space})

    def fault(self, value: Cells) -> Message | None:
        counts = Counter(piece.letter for piece in value.values() if piece)
        twice = next((letter for letter in sorted(self.single) if counts[letter] > 1), None)
        return Message("twice", {"part": twice}) if twice else None


class Number(Field[int]):
    """A whole number from 0 to `most`. With a label it is shown with it; `one` is the label behind the number 1.

    `setting` is what the position editor calls it, where players do not see it.
    """

    def __init__(self, start: int = 0, *, most: int = 999, label: str = "", one: str = "", setting: str = "") -> None:
        self.start, self.most, self.label, self.one, self.setting = start, most, label, one or label, setting or label

    def initial(self, seats: int) -> int:
        return self.start

    def write(self, value: int) -> str:
        return str(value)

    def read(self, part: str, seats: int) -> int:
        return number_of(part)

    def choices_for(self, state: Position) -> Sequence[str]:
        return numbers_to(self.most)

    def fault(self, value: int) -> Message | None:
        return (
            Message("range", {"part": self.write(value), "first": 0, "last": self.most}) if value > self.most else None
        )


class Score(Field[Each[int]]):
    """A whole number for each seat, from 0 to `most`, shown at its name: `Score("tricks", one="trick")`.

    `one` is the label behind the number 1, if it is another one. `goal` is what it counts towards.
    """

    def __init__(self, label: str, start: int = 0, *, most: int = 999, goal: int = 0, one: str = "") -> None:
        self.label, self.start, self.most, self.goal, self.one = label, start, most, goal, one or label
        self.setting = label

    def initial(self, seats: int) -> Each[int]:
        return Each([self.start] * seats)

    def opened(self, value: Each[int]) -> Each[int]:
        return _opened(value)

    def write(self, value: Each[int]) -> str:
        return "/".join(map(str, value))

    def read(self, part: str, seats: int) -> Each[int]:
        return Each(map(number_of, _parts(part, seats)))

    def choices_for(self, state: Position) -> Sequence[str]:
        return numbers_to(self.most)

    def fault(self, value: Each[int]) -> Message | None:
        high = next((number for number in value if number > self.most), None)
        return None if high is None else Message("range", {"part": str(high), "first": 0, "last": self.most})


class Flag(Field[bool]):
    """Something that is so or not: written as its own name, or `-`. `setting` is what the position editor calls it."""

    def __init__(self, setting: str = "") -> None:
        self.setting = setting

    def initial(self, seats: int) -> bool:
        return False

    def write(self, value: bool) -> str:
        return self.name if value else "-"

    def read(self, part: str, seats: int) -> bool:
        return choice_of(part, (self.name, "-")) == self.name

    def choices_for(self, state: Position) -> Sequence[str]:
        return "-", self.name


class Seat(Field[int | None]):
    """A seat, or nobody (None): who has bid, who deals."""

    def __init__(self, label: str = "", *, setting: str = "") -> None:
        self.label, self.setting = label, setting or label

    def initial(self, seats: int) -> int | None:
        return None

    def write(self, value: int | None) -> str:
        return "-" if value is None else LETTERS[value]

    def read(self, part: str, seats: int) -> int | None:
        return None if part == "-" else LETTERS.index(choice_of(part, (*LETTERS[:seats], "-")))

    def choices_for(self, state: Position) -> Sequence[str]:
        return ("-", *LETTERS[: state.seats])


class Option(Field[str]):
    """Something that is settled before the game starts: its label, and its choices by what players call them.

    `to = Option("Play to", {"100": "100 points", "50": "50 points"})`; the first choice is the usual one.
    """

    def __init__(self, label: str, choices: Mapping[str, str]) -> None:
        self.label, self.choices = label, dict(choices)

    def initial(self, seats: int) -> str:
        return next(iter(self.choices))

    def write(self, value: str) -> str:
        return value

    def read(self, part: str, seats: int) -> str:
        return choice_of(part, tuple(self.choices))


class Die(Field[int]):
    """A die: 0 before it is first rolled. `self.die = ROLL` has chance roll it, and then do what `then` names."""

    def __init__(self, sides: int = 6, *, then: str = "", setting: str = "die") -> None:
        self.sides, self.then, self.setting = sides, then, setting

    def initial(self, seats: int) -> int:
        return 0

    def write(self, value: int) -> str:
        return UNKNOWN if value == ROLL else str(value)

    def read(self, part: str, seats: int) -> int:
        return ROLL if part == UNKNOWN else int(choice_of(part, tuple(map(str, range(self.sides + 1)))))

    def choices_for(self, state: Position) -> Sequence[str]:
        return (UNKNOWN, *map(str, range(self.sides + 1)))

    def draws(self, state: Position) -> Mapping[str, int]:
        return dict.fromkeys(map(str, range(1, self.sides + 1)), 1) if vars(state)[self.name] == ROLL else {}

    def drawn(self, state: Position, outcome: str) -> None:
        setattr(state, self.name, int(outcome))
        if self.then:
            getattr(state, self.then)()


ROLL: Final = -1
"""What a `Die` is while chance has still to roll it."""


class Holding(Each[str]):
    """What each seat holds: the letters of its cards or the faces of its dice, ascending.

    `?` is a card that is still to be drawn, or a die that is still to be rolled: chance does it before anybody acts.
    """

    def waits_for(self) -> int | None:
        """The seat that chance deals to next."""
        return next((seat for seat, held in enumerate(self) if UNKNOWN in held), None)

    def wait(self, seat: int, count: int = 1) -> None:
        """Have chance deal so many cards or dice more to a seat."""
        self[seat] = "".join(sorted(self[seat] + UNKNOWN * count))

    def discard(self, seat: int, letter: str) -> None:
        """Take one card or die from a seat."""
        self[seat] = self[seat].replace(letter, "", 1)


class _Held(Field[Holding], Domain):
    """What seats hold, and only they see, until the attribute of the position that `until` names is true."""

    what = ""

    def __init__(self, count: int, noun: str, hidden: bool, until: str) -> None:
        Domain.__init__(self, noun)
        self.size, self.is_hidden, self.until = count, hidden, until

    def initial(self, seats: int) -> Holding:
        return Holding([UNKNOWN * self.size] * seats)

    def opened(self, value: Holding) -> Holding:
        return _opened(value)

    def write(self, value: Holding) -> str:
        return "/".join(held or "-" for held in value)

    def read(self, part: str, seats: int) -> Holding:
        found = Holding("" if held == "-" else held for held in _parts(part, seats))
        for held in found:
            if {*held} - {*self.all_touches(), UNKNOWN} or "".join(sorted(held)) != held:
                raise MalformedPosition(held, "held", letters=tuple(self.all_touches()))
        return found

    def held(self, state: Position) -> Holding:
        """What is held in a position."""
        found: Holding = vars(state)[self.name]
        return found

    def drawing(self, state: Position) -> int | None:
        return self.held(state).waits_for() if self.is_hidden else None

    def hides(self, state: Position) -> bool:
        shown = bool(self.until and getattr(state, self.until))
        return self.is_hidden and not shown and any(held.replace(UNKNOWN, "") for held in self.held(state))

    @property
    def most(self) -> int:
        """How many things a seat can hold."""
        return self.size

    def left(self, state: Position, letter: str) -> int | None:
        """How many more of a thing there are to be held; None if there is no limit."""
        return None

    def set_up(self, state: Position, seat: int, letters: str) -> None:
        """Have a seat hold these things, set up by hand."""
        self.held(state)[seat] = letters

    def why_not(self, state: Position, touch: str) -> Message | None:
        return None if touch in self.held(state)[state.seat] else Message("not-held", {"thing": self.this(touch)})


@cache
def _throws(count: int) -> Mapping[str, int]:
    """How so many dice can fall, ascending, and in how many ways. Whether chance is to act is asked very often."""
    throws = map("".join, combinations_with_replacement("123456", count))
    return {throw: factorial(count) // prod(map(factorial, Counter(throw).values())) for throw in throws}


class Cups(_Held):
    """Dice of each seat under a cup, `count` each at first: `self.cups[seat]` are its faces, as in "13356"."""

    def __init__(self, count: int, *, hidden: bool = True, until: str = "", noun: str = "die") -> None:
        super().__init__(count, noun, hidden, until)

    def all_touches(self) -> Sequence[str]:
        return "123456"

    def draws(self, state: Position) -> Mapping[str, int]:
        seat = self.held(state).waits_for()
        if seat is None:
            return {}
        return _throws(self.held(state)[seat].count(UNKNOWN))

    def drawn(self, state: Position, outcome: str) -> None:
        held = self.held(state)
        seat = held.waits_for()
        assert seat is not None
        held[seat] = "".join(sorted(held[seat].replace(UNKNOWN, "") + outcome))

    def redeal(self, state: Position, seat: int | None, rng: Random) -> None:
        held = self.held(state)
        for other, dice in enumerate(held):
            if other != seat and UNKNOWN not in dice:
                held[other] = "".join(sorted(rng.choices(self.all_touches(), k=len(dice))))

    def fault(self, value: Holding) -> Message | None:
        large = next((held for held in value if len(held) > self.size), None)
        return None if large is None else Message("range", {"part": large, "first": 0, "last": self.size})


class Deck(Field[str]):
    """A pile of cards that has no order before it is drawn from: how often each letter is in it.

    Raises ValueError unless each card is one letter; `Hands` may give cards longer names.
    """

    def __init__(self, cards: Mapping[str, int], label: str = "cards in the deck") -> None:
        for letter in cards:
            if len(letter) != 1 or not letter.isalpha():
                raise ValueError(f"A card is one letter, and {letter!r} is not: Hands(..., names=...) can name it.")
        self.cards, self.label = dict(sorted(cards.items())), label

    def initial(self, seats: int) -> str:
        return "".join(letter * count for letter, count in self.cards.items())

    def write(self, value: str) -> str:
        return "".join(f"{letter}{count}" for letter, count in sorted(Counter(value).items())) or "-"

    def read(self, part: str, seats: int) -> str:
        rest, found = "" if part == "-" else part, ""
        while rest:
            letter, digits = choice_of(rest[0], tuple(self.cards)), rest[1:]
            size = next((at for at, sign in enumerate(digits) if not sign.isdigit()), len(digits))
            found, rest = found + letter * min(number_of(digits[:size]), 1000), digits[size:]
        if self.write(found) != part:
            raise MalformedPosition(part, "deck", letters=tuple(self.cards))
        return found


class Hands(_Held):
    """Cards in the hands of the seats, drawn from a deck: `self.hands[seat]` are the letters of its cards.

    `names` are what cards are called, if not by their letters.
    """

    def __init__(
        self,
        deck: Deck,
        count: int,
        *,
        hidden: bool = True,
        until: str = "",
        noun: str = "card",
        names: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(count, noun, hidden, until)
        self.deck, self.names = deck, dict(names or {})

    def all_touches(self) -> Sequence[str]:
        return tuple(self.deck.cards)

    def this(self, touch: str) -> str:
        return self.names.get(touch, touch)

    def draws(self, state: Position) -> Mapping[str, int]:
        if self.held(state).waits_for() is None:
            return {}
        return Counter(vars(state)[self.deck.name])

    def drawn(self, state: Position, outcome: str) -> None:
        held = self.held(state)
        seat = held.waits_for()
        assert seat is not None
        held[seat] = "".join(sorted(held[seat].replace(UNKNOWN, "", 1) + outcome))
        setattr(state, self.deck.name, vars(state)[self.deck.name].replace(outcome, "", 1))

    def settle(self, state: Position) -> None:
        left = len(vars(state)[self.deck.name])
        for seat, held in enumerate(self.held(state)):
            left -= held.count(UNKNOWN)
            if left < 0:
                self.held(state)[seat] = held.replace(UNKNOWN, "", -left)
                left = 0

    @property
    def most(self) -> int:
        return sum(self.deck.cards.values())

    def left(self, state: Position, letter: str) -> int | None:
        return self.deck.cards[letter] - "".join(self.held(state)).count(letter)

    def set_up(self, state: Position, seat: int, letters: str) -> None:
        """The deck has whatever nobody holds."""
        self.held(state)[seat] = letters
        rest = {letter: max(0, self.left(state, letter) or 0) for letter in self.deck.cards}
        setattr(state, self.deck.name, "".join(letter * count for letter, count in rest.items()))

    def redeal(self, state: Position, seat: int | None, rng: Random) -> None:
        held, deck = self.held(state), vars(state)[self.deck.name]
        others = [other for other in range(len(held)) if other != seat]
        pool = sorted(deck + "".join(held[other].replace(UNKNOWN, "") for other in others))
        rng.shuffle(pool)
        for other in others:
            size = len(held[other].replace(UNKNOWN, ""))
            dealt, pool = pool[:size], pool[size:]
            held[other] = "".join(sorted([*dealt, *(UNKNOWN * held[other].count(UNKNOWN))]))
        setattr(state, self.deck.name, "".join(sorted(pool)))


EachT = TypeVar("EachT", bound=Each[Any])


def _opened(value: EachT) -> EachT:
    copy = type(value)(value)
    copy.is_open = True
    return copy


def _parts(part: str, seats: int) -> list[str]:
    """What a part of a position says of each seat. Raises `MalformedPosition`."""
    found = part.split("/")
    if len(found) != seats:
        raise MalformedPosition(part, "seats", seats=seats)
    return found


LETTERS: Final = "bogrys"
"""The letters of the seats in the text of a position, from their titles."""
