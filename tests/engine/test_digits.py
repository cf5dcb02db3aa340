"""Choices as digits: shortest, exact, and readable from the front."""

from __future__ import annotations

from math import log2, prod
from random import Random

import pytest

from pentapod.engine import digits

RADIXES = (1, 2, 3, 5, 7, 8, 64, 65, 100, 1000, 65536)


def some(rng: Random, many: int) -> list[tuple[int, int]]:
    radixes = [rng.choice(RADIXES) for _ in range(many)]
    return [(rng.choice((0, radix - 1, rng.randrange(radix))), radix) for radix in radixes]


def read(text: str, choices: list[tuple[int, int]]) -> list[int]:
    reader = digits.Reader(text)
    return [reader.index(radix) for _, radix in choices]


def test_choices_come_back() -> None:
    for seed in range(300):
        choices = some(Random(seed), seed % 40)
        assert read(digits.encode(choices), choices) == [index for index, _ in choices]


def test_every_pair_of_small_choices_comes_back_and_has_a_text_of_its_own() -> None:
    for first in range(1, 12):
        for second in range(1, 12):
            pairs = [[(a, first), (b, second)] for a in range(first) for b in range(second)]
            texts = [digits.encode(pair) for pair in pairs]
            assert len(set(texts)) == len(texts)
            assert [read(text, pair) for text, pair in zip(texts, pairs, strict=True)] == [
                [index for index, _ in pair] for pair in pairs
            ]


def test_the_length_is_the_entropy_and_at_most_one_digit() -> None:
    for seed in range(300):
        choices = some(Random(seed), 1 + seed % 40)
        entropy = sum(log2(radix) for _, radix in choices)
        assert len(digits.encode(choices)) <= -(-entropy // 6) + 1


def test_no_shorter_text_tells_the_choices() -> None:
    for seed in range(100):
        choices = some(Random(seed), 1 + seed % 30)
        text = digits.encode(choices)
        for length in range(len(text)):
            with pytest.raises(digits.CutOff):
                read(text[:length], choices)


def test_the_shortest_text_is_found_by_trying_all() -> None:
    for radixes in ((2, 3), (5, 5), (7, 9), (63,), (64,), (65,), (3, 3, 3), (4, 16)):
        for number in range(prod(radixes)):
            choices, rest = [], number
            for radix in radixes:
                rest, index = divmod(rest, radix)
                choices.append((index, radix))
            texts = ["", *digits.ALPHABET]
            fitting = [text for text in texts if told(text, choices)]
            assert len(digits.encode(choices)) == (len(fitting[0]) if fitting else 2)


def told(text: str, choices: list[tuple[int, int]]) -> bool:
    try:
        return read(text, choices) == [index for index, _ in choices]
    except digits.CutOff:
        return False


def test_the_beginning_of_a_text_tells_the_first_choices() -> None:
    for seed in range(100):
        choices = some(Random(seed), 30)
        text = digits.encode(choices)
        for length in range(len(text)):
            reader = digits.Reader(text[:length])
            read_back = []
            try:
                for _, radix in choices:
                    read_back.append(reader.index(radix))
            except digits.CutOff:
                pass
            assert read_back == [index for index, _ in choices[: len(read_back)]]
            assert sum(log2(radix) for _, radix in choices[: len(read_back)]) <= 6 * length


def test_forced_choices_take_no_room() -> None:
    assert digits.encode([]) == digits.encode([(0, 1)] * 50) == ""
    assert digits.encode([(0, 1), (3, 7), (0, 1)]) == digits.encode([(3, 7)])
    assert read("", [(0, 1)] * 50) == [0] * 50


def test_a_reader_may_be_asked_again_after_a_cut() -> None:
    reader = digits.Reader("A")
    with pytest.raises(digits.CutOff):
        reader.index(65)
    assert reader.index(64) == 0


@pytest.mark.parametrize("text", ["=", "A=", "AA==", "+", "/", " ", "A\n", "é", "\ud800", "٣", "A" * 9 + "."])
def test_foreign_characters_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        digits.Reader(text)
    with pytest.raises(ValueError, match=r".*"):
        digits.read_number(text)


def test_numbers_have_one_text() -> None:
    for number in (*range(200), 4095, 4096, 2**24 - 1, 2**100):
        assert digits.read_number(digits.write_number(number)) == number
    for text in ("", "AB", "AA"):
        with pytest.raises(ValueError, match=r".*"):
            digits.read_number(text)
