"""Chains of secrets, and the rolls that follow from secrets. Nothing here knows a match."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from pentapod.engine.digits import ALPHABET
from pentapod.engine.fair.dice import secret_length
from pentapod.engine.values import Names

if TYPE_CHECKING:
    from random import Random

CHAIN_LENGTH: Final = 10_001
"""So many secrets a side has to show after its commitment: enough for the longest match that a link may tell."""

_BLOCK_BITS: Final = 256
_SECRET_LABEL, _ROLL_LABEL = "pentapod secret 1", "pentapod roll 1"
"""What is hashed begins with its purpose, so that no secret is ever the hash of something else."""


def new_seed(rng: Random, seats: int) -> str:
    """The last secret of a new chain, for a game of so many seats. `rng` is one that nobody can predict."""
    return "".join(rng.choice(ALPHABET) for _ in range(secret_length(seats)))


def before(secret: str, count: int = 1) -> str:
    """The secret that stands so many places before this one in its chain."""
    return _hashes(secret, count)[-1]


@lru_cache(maxsize=4)
def chain(seed: str) -> Names:
    """All secrets of the chain that ends with a seed. The first is its commitment, which promises all others."""
    return tuple(reversed(_hashes(seed, CHAIN_LENGTH)))


def _hashes(secret: str, count: int) -> list[str]:
    """A secret, its hash, the hash of that and so on, each written as the secret is."""
    length, label = len(secret), f"{_SECRET_LABEL} ".encode()
    found, newest = [secret], secret.encode()
    for _ in range(count):
        newest = urlsafe_b64encode(sha256(label + newest).digest())[:length]
        found.append(newest.decode("ascii"))
    return found


def commitment(seed: str) -> str:
    """The first secret of the chain that ends with a seed."""
    return chain(seed)[0]


def draw(secrets: Sequence[str], number: int, weights: Sequence[int]) -> int:
    """Which of several outcomes is drawn by the roll of this number, from 0, that follows from some secrets.

    Every outcome is drawn exactly in proportion to its weight, if only one of the secrets is unknown. Numbers that
    would favour the first outcomes are passed over.
    """
    total = sum(weights)
    blocks = total.bit_length() // _BLOCK_BITS + 1
    fair = (1 << blocks * _BLOCK_BITS) // total * total
    text, attempt = f"{_ROLL_LABEL} {'.'.join(secrets)} {number}", 0
    while (value := _number(f"{text} {attempt}", blocks)) >= fair:
        attempt += 1
    value %= total
    for index, weight in enumerate(weights):
        value -= weight
        if value < 0:
            return index
    raise ValueError("no outcome has any weight")


def _number(text: str, blocks: int) -> int:
    octets = b"".join(sha256(f"{text} {block}".encode()).digest() for block in range(blocks))
    return int.from_bytes(octets, "big")
