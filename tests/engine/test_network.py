"""Networks that judge positions: what they make of facts, and which tables they refuse."""

from __future__ import annotations

from math import exp

import pytest

from pentapod.engine.learning.network import Layout, Network, Section, Seen, shares

LAYOUT = Layout(Section("one", 1, "One."), Section("two", 2, "Two, of two kinds."))
TABLE = {"hidden": [2000, -1000], "one": [[1000, -3000, 500]], "two": [[0, 1000, 0], [-4000, 0, 100]]}


@pytest.mark.parametrize(
    ("seen", "strength"),
    [
        (Seen([(0,)]), 0.5 + 2 * 1),
        (Seen([(0, 1)]), 0.5 + 2 * 1),
        (Seen([(0,), (2,)]), 0.6),
        (Seen([(1,)]), -1.0),
        (Seen([()], [(0, 0.5)]), 0.25 + 2 * 0.5),
        (Seen([(1,), (1,)], [(2, 2.0)]), 0.2 - 2.0),
    ],
)
def test_facts_add_up_and_hidden_units_count_where_they_are_positive(seen: Seen, strength: float) -> None:
    assert Network(LAYOUT, TABLE).strength(seen) == pytest.approx(strength)


def test_sections_follow_each_other() -> None:
    assert (LAYOUT.first("one"), LAYOUT.first("two"), LAYOUT.size) == (0, 1, 3)


@pytest.mark.parametrize("rows", [[[0, 0, 0]], [[0, 0, 0], [0, 0]]])
def test_a_table_has_a_row_for_each_fact_and_a_number_for_each_unit(rows: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="3 rows of 3 numbers"):
        Network(LAYOUT, TABLE | {"two": rows})


def test_shares_sum_to_one_and_follow_strengths() -> None:
    assert shares([1.0, 0.0]) == pytest.approx((exp(1) / (exp(1) + 1), 1 / (exp(1) + 1)))
    assert shares([800.0, 0.0, 800.0]) == pytest.approx((0.5, 0.0, 0.5))
