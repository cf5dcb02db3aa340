"""What was learnt is kept, and what cannot be read of it hides nothing else."""

from __future__ import annotations

import json

import pytest

from page.memory import Memory
from pentapod.web.store import learning
from pentapod.web.store.learning import Learning


def test_what_was_learnt_is_kept_by_game() -> None:
    store = Memory()
    assert learning.load(store, "pods") == Learning()
    learning.keep(store, "pods", Learning(("Legs",), "The guard", 2))
    learning.keep(store, "modx", Learning(("A pattern",)))
    assert learning.load(store, "pods") == Learning(("Legs",), "The guard", 2)
    assert learning.load(store, "modx") == Learning(("A pattern",))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", '{"done": 3, "lesson": [], "step": "x"}', '{"done": [1, {}], "step": -1}', "null"]
)
def test_a_record_that_cannot_be_read_counts_as_none(text: str) -> None:
    store = Memory()
    store.put("lessons.pods", text)
    assert learning.load(store, "pods") == Learning()


def test_what_can_be_read_of_a_record_is_read_and_the_rest_stays() -> None:
    store = Memory()
    store.put("lessons.pods", '{"done": ["Legs", 3], "lesson": 5, "later": "kept"}')
    known = learning.load(store, "pods")
    assert known == Learning(("Legs",))
    learning.keep(store, "pods", known._replace(step=1))
    assert json.loads(store.get("lessons.pods") or "")["later"] == "kept"
