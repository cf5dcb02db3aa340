"""Secrets that promise one another, and the rolls that follow from them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapod.engine.fair import chains
from pentapod.engine.fair.chains import before, chain, commitment, draw, new_seed
from pentapod.engine.fair.dice import is_secret, secret_length


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_secret_of_a_chain_is_the_hash_of_the_next_one(seats: int) -> None:
    seed = new_seed(Random(seats), seats)
    secrets = chain(seed)
    assert len(secrets) == chains.CHAIN_LENGTH + 1
    assert len(set(secrets)) == len(secrets)
    assert all(is_secret(secret, seats) for secret in secrets)
    assert secrets[0] == commitment(seed) == before(secrets[5], 5)
    assert secrets[-1] == seed


def test_a_secret_has_80_bits_where_there_is_room_and_60_where_six_share_it() -> None:
    assert [6 * secret_length(seats) for seats in (2, 3, 4, 5, 6)] == [84, 84, 84, 72, 60]


def test_what_follows_is_the_same_everywhere_and_for_ever() -> None:
    """Links that were given out are checked by every later release, in CPython and in browsers."""
    assert before("AAAAAAAAAAAAAA") == "fgcVSsvuLZkxY8"
    assert before("AAAAAAAAAAAAAA", 3) == "u_6sYpllnLRtH5"
    assert [draw(("one", "two"), number, (1,) * 6) for number in range(12)] == [1, 4, 5, 0, 4, 1, 0, 1, 5, 3, 2, 3]


@given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.text(max_size=3), st.integers(0, 50))
def test_a_roll_is_one_of_the_outcomes(weights: list[int], secret: str, number: int) -> None:
    assert 0 <= draw((secret,), number, weights) < len(weights)


@given(st.integers(1, 400))
def test_weights_of_any_size_can_be_drawn(bits: int) -> None:
    weights = (1 << bits, 3 << bits)
    counts = Counter(draw(("x",), number, weights) for number in range(80))
    assert counts[1] > counts[0]


def test_rolls_follow_their_weights() -> None:
    weights = (1, 2, 3, 6)
    counts = Counter(draw(("a", "b"), number, weights) for number in range(24_000))
    for index, weight in enumerate(weights):
        assert counts[index] == pytest.approx(2000 * weight, abs=200)


def test_no_number_favours_the_first_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 16 numbers, three outcomes have five each; the sixteenth is passed over."""
    numbers = iter([15, 14, 13, 12])
    monkeypatch.setattr(chains, "_BLOCK_BITS", 4)
    monkeypatch.setattr(chains, "_number", lambda _text, _blocks: next(numbers))
    assert [draw(("a",), 0, (1, 1, 1)) for _ in range(3)] == [2, 1, 0]


def test_each_secret_and_each_number_of_a_roll_count() -> None:
    rolls = {draw(secrets, number, (1,) * 10**6) for secrets in ("ab", "ba", "aa") for number in range(3)}
    assert len(rolls) == 9
