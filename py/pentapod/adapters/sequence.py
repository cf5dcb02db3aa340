"""A game as a sequence of single touches, one seat at a time, as libraries for learning programs want it.

An action of a game is a path of touches; here each touch is a decision of its own, so that a short list of numbers,
which mean the same in every position, says all that can ever be done. Two things are settled here that the rules leave
open:

- Where several seats may act, and it is the turn of one of them, the others are asked first, clockwise from it: each
  may act or `WAIT`. Whoever is asked is told what it may do: an overlooked pattern of MODX need not be found.
- Where several seats may act and nobody has the turn (XTAL by speed), chance draws who is first, all alike.

A game that takes more than `MOST_TOUCHES` is ended as a draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from random import Random
from typing import Final, NamedTuple

from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, Path, State, resolved
from pentapod.engine.touches import completed, next_touches
from pentapod.engine.values import indexed

WAIT: Final = "wait"
"""The touch by which a seat lets others act that may act as well."""

FIRST: Final = "first-"
"""What stands before the seat that chance draws in a race."""

MOST_TOUCHES: Final = 20_000

BYTES: Final = 8192
"""How many numbers an observation has; a longer text is cut off there."""
DIGEST: Final = 12
"""The bytes of a digest of what a seat has seen."""


class Table:
    """A game with its options, and the number of each touch."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = game.choose(**options)
        self.seats = game.seats(self.options)
        firsts = [f"{FIRST}{seat}" for seat in range(len(game.titles))]
        self.touches: Final = (*game.touches(), *([WAIT, *firsts] if game.races else ()))
        self.numbers: Final[Mapping[str, int]] = indexed(self.touches)

    def begin(self) -> Moment:
        """The beginning of a game."""
        return Moment(self, Node(resolved(self.game.start(self.options))))

    def payoffs(self, result: Sequence[float] | None) -> list[float]:
        """What a result is worth to each seat: 1 alone for a win, in all 0; nothing while nobody has won."""
        if result is None:
            return [0.0] * self.seats
        return [(self.seats * share - 1) / (self.seats - 1) for share in result]


class Node(NamedTuple):
    """A position, and how far a seat has come with its action."""

    state: State
    chosen: Path = ()
    """The touches so far."""
    waiting: tuple[int, ...] = ()
    """In a race: the seats that have let others act first. Seats are asked in turn."""
    drawn: int | None = None
    """In a race: the seat that chance has drawn."""

    @property
    def order(self) -> tuple[int, ...]:
        """In a race: who is asked, in this order. Nobody where chance has to draw."""
        turn, actors = self.state.turn, self.state.actors
        if self.drawn is not None:
            return (self.drawn,)
        if len(actors) < 2 or turn is None:
            return actors if len(actors) == 1 else ()
        later = [seat for seat in actors if seat > turn]
        return (*later, *(seat for seat in actors if seat < turn), turn)

    @property
    def player(self) -> int | None:
        """The seat that touches next, CHANCE, or None when the game is over."""
        if not self.state.actors:
            return None
        order = self.order
        return order[len(self.waiting)] if order else CHANCE

    @property
    def may_wait(self) -> bool:
        """Whether the player may let others act."""
        return not self.chosen and len(self.waiting) + 1 < len(self.order)

    def actions(self) -> list[Action]:
        """The legal actions of the player."""
        player = self.player
        return [action for action in self.state.actions() if action.seat == player]

    def touches(self) -> tuple[str, ...]:
        """What may be touched next."""
        if self.player == CHANCE and self.state.actors != (CHANCE,):
            return tuple(f"{FIRST}{seat}" for seat in self.state.actors)
        return (*next_touches(self.actions(), self.chosen), *([WAIT] if self.may_wait else ()))

    def weights(self) -> dict[str, int]:
        """How likely each touch is when chance touches."""
        if self.state.actors != (CHANCE,):
            return dict.fromkeys(self.touches(), 1)
        found: dict[str, int] = {}
        at = len(self.chosen)
        for (_, path), weight in zip(self.state.actions(), self.state.weights(), strict=True):
            if path[:at] == self.chosen:
                found[path[at]] = found.get(path[at], 0) + weight
        return found

    def after(self, touch: str) -> Node:
        """What a legal touch leads to."""
        if touch == WAIT:
            player = self.player
            assert player is not None
            return self._replace(waiting=(*self.waiting, player))
        if self.player == CHANCE and self.state.actors != (CHANCE,):
            return self._replace(drawn=int(touch.removeprefix(FIRST)))
        path = (*self.chosen, touch)
        action = completed(self.actions(), path)
        return self._replace(chosen=path) if action is None else Node(resolved(self.state.after(action)))


class Dealt(NamedTuple):
    """A node that a seat holds possible, after so many touches, which nobody knows."""

    node: Node
    touches: int
    seat: int
    seen: bytes
    """The digest of what the seat has seen."""


class Moment:
    """A node, and all that has led to it: touches from the beginning of the game, or from a dealt node. Immutable."""

    def __init__(
        self,
        table: Table,
        node: Node,
        before: Moment | None = None,
        touch: str | None = None,
        dealt: Dealt | None = None,
    ) -> None:
        self.table = table
        self.node = node
        self.touch = touch
        """The touch that led here."""
        self.count: int = before.count + 1 if before else dealt.touches if dealt else 0
        self._before = before
        self._dealt: Dealt | None = before._dealt if before else dealt
        """Where the touches begin, if not where the game does."""
        self._seen: dict[int, bytes] = {dealt.seat: dealt.seen} if dealt else {}

    def __deepcopy__(self, _memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as what was touched."""
        game = self.table.game
        return replayed, (game.id, game.version, dict(self.table.options), self.touches(), self._dealt)

    def touches(self) -> list[str]:
        """Every touch since the beginning, or since a dealt node."""
        found: list[str] = []
        moment: Moment | None = self
        while moment is not None and moment.touch is not None:
            found.append(moment.touch)
            moment = moment._before
        return found[::-1]

    @cached_property
    def player(self) -> int | None:
        """The seat that touches next, CHANCE, or None when the game is over."""
        return self.node.player if self.count < MOST_TOUCHES else None

    @cached_property
    def numbers(self) -> list[int]:
        """The numbers of the touches that are legal, ascending."""
        if self.player is None:
            return []
        return sorted(self.table.numbers[touch] for touch in self.node.touches())

    def chances(self) -> list[tuple[int, float]]:
        """The numbers of what may fall, each with how likely it is."""
        weights = self.node.weights()
        total = sum(weights.values())
        return sorted((self.table.numbers[touch], weight / total) for touch, weight in weights.items())

    def after(self, number: int) -> Moment:
        """What the touch with a legal number leads to."""
        if number not in self.numbers:
            raise ValueError(f"{number} is not legal now")
        touch = self.table.touches[number]
        return Moment(self.table, self.node.after(touch), self, touch)

    def payoffs(self) -> list[float]:
        """What the game has brought each seat."""
        return self.table.payoffs(self.node.state.result)

    def view(self, seat: int | None) -> str:
        """The position as text, as a seat or an onlooker may know it, and the touches of an action that it has begun.

        What is hidden from the seat is dealt anew, always in the same way: two positions that it cannot tell apart are
        the same text.
        """
        node = self.node
        text = node.state.redeal(seat, Random(0)).text()
        return " / ".join((text, *node.chosen)) if seat is not None and seat == self.player else text

    def redealt(self, seat: int, rng: Random) -> Moment:
        """A moment that a seat cannot tell from this one: everything that it cannot know is dealt at random.

        What it has seen stays. Nothing is known of what others have seen before, nor of an action that they have begun.
        """
        node = self.node
        chosen = node.chosen if seat == self.player else ()
        possible = node._replace(state=node.state.redeal(seat, rng), chosen=chosen)
        return Moment(self.table, possible, dealt=Dealt(possible, self.count, seat, self.seen(seat)))

    def seen(self, seat: int) -> bytes:
        """A digest of everything that a seat has seen and touched since the beginning, in its order."""
        missing: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._seen:
            missing.append(moment)
            moment = moment._before
        for one in reversed(missing):
            one._seen[seat] = one._digest(seat)
        return self._seen[seat]

    def _digest(self, seat: int) -> bytes:
        before = self._before
        own = before is not None and before.player == seat
        view = self.view(seat)
        if before is not None and not own and view == before.view(seat):
            return before._seen[seat]
        digest = blake2b(before._seen[seat] if before else b"", digest_size=DIGEST)
        digest.update(f"\n{self.touch if own else ''}\n{view}".encode())
        return digest.digest()


def encoded(text: str, size: int) -> bytes:
    """A text as so many bytes, zeros behind its end."""
    return text.encode()[:size].ljust(size, b"\0")


def replayed(
    game_id: str, version: int, options: Options, touches: Sequence[str], dealt: Dealt | None = None
) -> Moment:
    """What these touches lead to, from the beginning of the game or from a dealt node."""
    table = Table(games.find(game_id, version), options)
    moment = Moment(table, dealt.node, dealt=dealt) if dealt else table.begin()
    for touch in touches:
        moment = moment.after(table.numbers[touch])
    return moment


def seat_range(game: Game) -> tuple[int, int]:
    """The fewest and the most seats that a game can have."""
    counts = {game.seats(game.choose(**{option.id: choice.id})) for option in game.options for choice in option.choices}
    return min(counts), max(counts)


def offered() -> tuple[Game, ...]:
    """The games that say which touches there are."""
    return tuple(game for game in map(games.find, games.ids()) if game.touches())
