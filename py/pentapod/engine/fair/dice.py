"""Whose secrets a match's dice follow from, as its link tells it: `docs/fair-dice.md` has the protocol.

Each side of a match by post has a chain of secrets, each the hash of the next one (`chains.py`), and shows them one
after the other. A link holds the newest shown secret of each side; all older ones follow from it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine import digits
from pentapod.engine.state import Seats
from pentapod.engine.values import bits_of, ones

MARK: Final = "~"
"""What the field of the dice begins with in a link: no check does."""

MAX_CHARACTERS: Final = 69
"""How long the field is at most; with the dot before it a link has 70 characters more."""

MAX_START: Final = 2047
"""Chains begin after so many actions at most, so that a link never grows by more than 70 characters."""

SECRET_CHARACTERS: Final = 14
"""How long a secret is in a game of up to four seats: 84 bits."""

ALL_SECRETS_CHARACTERS: Final = 60
"""With more seats secrets are shorter, so that together they are no longer than this: 72 bits for five, 60 for six."""


class Chain(NamedTuple):
    """The seats of one side, ascending, and the newest secret that it has shown."""

    seats: Seats
    secret: str


class Dice(NamedTuple):
    """The chains of a match, in the order in which the sides have joined."""

    start: int
    """How many actions there were when the newest chain joined: nothing is rolled by the chains before."""
    chains: tuple[Chain, ...]
    opened: bool = False
    """Whether the first side has shown its first secret, which it does when all have joined."""

    def side(self, seat: int) -> int | None:
        """The number of the chain that a seat is bound to; None if it is bound to none."""
        return next((at for at, chain in enumerate(self.chains) if seat in chain.seats), None)

    def complete(self, seats: int) -> bool:
        """Whether every one of so many seats is bound to a chain."""
        return sum(len(chain.seats) for chain in self.chains) == seats

    def showing(self, side: int, secret: str) -> Dice:
        """The same with another newest secret of a side."""
        chains = list(self.chains)
        chains[side] = chains[side]._replace(secret=secret)
        return self._replace(chains=tuple(chains))


def secret_length(seats: int) -> int:
    """How many characters of base64url a secret has in a game of so many seats."""
    return min(SECRET_CHARACTERS, ALL_SECRETS_CHARACTERS // seats)


def is_secret(text: str, seats: int) -> bool:
    """Whether a text is written as a secret is."""
    return len(text) == secret_length(seats) and all(sign in digits.ALPHABET for sign in text)


def write(dice: Dice) -> str:
    """The field of a link: a mark, the start doubled and 1 if opened, then each chain's seats, as bits, and secret."""
    chains = (digits.ALPHABET[bits_of(chain.seats)] + chain.secret for chain in dice.chains)
    return f"{MARK}{digits.write_number(2 * dice.start + dice.opened)}{''.join(chains)}"


def read(field: str, seats: int, count: int) -> Dice:
    """What `write` wrote, for a match of so many seats and actions. Raises ValueError for anything else."""
    if len(field) > MAX_CHARACTERS:
        raise ValueError(len(field))
    size = 1 + secret_length(seats)
    begins = (len(field) - 1) % size + 1
    start, opened = divmod(digits.read_number(field[1:begins]), 2)
    chains = tuple(_chain(field[at : at + size], seats) for at in range(begins, len(field), size))
    bound = [seat for chain in chains for seat in chain.seats]
    dice = Dice(start, chains, bool(opened))
    if not chains or len(set(bound)) != len(bound) or start > min(count, MAX_START):
        raise ValueError(field)
    if (opened and not dice.complete(seats)) or write(dice) != field:
        raise ValueError(field)
    return dice


def _chain(text: str, seats: int) -> Chain:
    bits = digits.ALPHABET.index(text[0])
    bound = ones(bits)
    if not bound or bound[-1] >= seats or not is_secret(text[1:], seats):
        raise ValueError(text)
    return Chain(bound, text[1:])
