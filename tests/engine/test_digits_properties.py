"""Any choices at all come back from their digits."""

from __future__ import annotations

from math import prod

from hypothesis import given
from hypothesis import strategies as st

from pentapod.engine import digits

choice = st.integers(1, 65536).flatmap(lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix)))
choices_ = st.lists(choice, max_size=60)


@given(choices_)
def test_round_trip(choices: list[tuple[int, int]]) -> None:
    reader = digits.Reader(digits.encode(choices))
    assert [reader.index(radix) for _, radix in choices] == [index for index, _ in choices]


@given(choices_)
def test_length_is_within_one_digit_of_the_entropy(choices: list[tuple[int, int]]) -> None:
    bits = (prod(radix for _, radix in choices) - 1).bit_length()
    assert -(-bits // 6) <= len(digits.encode(choices)) <= -(-bits // 6) + 1


@given(choices_, st.data())
def test_a_prefix_of_the_digits_tells_a_prefix_of_the_choices(
    choices: list[tuple[int, int]], data: st.DataObject
) -> None:
    text = digits.encode(choices)
    reader = digits.Reader(text[: data.draw(st.integers(0, len(text)))])
    for index, radix in choices:
        try:
            assert reader.index(radix) == index
        except digits.CutOff:
            break


@given(choices_, choice)
def test_one_more_choice_never_shortens_the_text(choices: list[tuple[int, int]], more: tuple[int, int]) -> None:
    assert len(digits.encode(choices)) <= len(digits.encode([*choices, more]))


@given(st.lists(choice, min_size=1, max_size=20), st.data())
def test_other_choices_have_another_text(choices: list[tuple[int, int]], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(choices) - 1))
    index, radix = choices[at]
    other = data.draw(st.integers(0, radix - 1))
    changed = [*choices[:at], (other, radix), *choices[at + 1 :]]
    assert (digits.encode(changed) == digits.encode(choices)) == (other == index)


@given(st.integers(0, 2**200))
def test_numbers(number: int) -> None:
    assert digits.read_number(digits.write_number(number)) == number


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        reader = digits.Reader(text)
    except ValueError:
        assert not set(text) <= set(digits.ALPHABET)
        return
    try:
        while True:
            assert 0 <= reader.index(3) < 3
    except digits.CutOff:
        pass
