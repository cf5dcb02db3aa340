"""Values made of others: sets as bits, turns around a table, results."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pentapod.engine.values import bits_of, clockwise, in_order, indexed, ones, with_item, won_by


@given(st.sets(st.integers(0, 70)))
def test_bits_are_a_set_of_numbers(numbers: set[int]) -> None:
    assert ones(bits_of(numbers)) == tuple(sorted(numbers))


def test_an_item_is_exchanged_or_comes_behind_the_others() -> None:
    assert with_item((1, 2, 3), 1, 9) == (1, 9, 3)
    assert with_item((1, 2), 2, 9) == (1, 2, 9)


def test_things_are_found_by_themselves() -> None:
    assert indexed("abc") == {"a": 0, "b": 1, "c": 2}


def test_in_order_is_ascending_each_once() -> None:
    assert in_order(())
    assert in_order((1, 2, 5))
    assert not in_order((1, 1))
    assert not in_order((2, 1))


def test_turns_go_clockwise_and_come_back_to_where_they_began() -> None:
    assert clockwise(range(4), 1, 4) == [2, 3, 0, 1]
    assert clockwise((0, 3), 1, 4) == [3, 0]
    assert clockwise((0, 2), -1, 4) == [0, 2]


def test_who_wins_together_shares_the_win() -> None:
    assert won_by((2,), 3) == (0.0, 0.0, 1.0)
    assert won_by((0, 2), 4) == (0.5, 0.0, 0.5, 0.0)
