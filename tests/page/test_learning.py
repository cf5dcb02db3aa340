"""What was learnt is kept, and what cannot be read of it hides nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest

from page.memory import Memory
from pentapod import games
from pentapod.lessons.coach import Coach
from pentapod.lessons.reading import read
from pentapod.web.learn import pages
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


ANSWERED = """# Learn PODS

It is about pods.

## A free leg

Place pod 3.

```step
standard guarded 0 w 2@c3 1@f5
do: 3 d2
reply: 2 c5
done: Orange has answered.
```

> A pod needs a free leg.
"""


def test_the_way_out_of_a_lesson_stands_at_its_place_and_wakes_once_all_is_seen() -> None:
    course, game = read(ANSWERED), games.find("pods")
    coach = Coach(game, {}, course.lessons[0])
    for touch in ("3", "d2"):
        coach.session.touch(touch)
    coach.session.play(next(one for one in coach.session.actions() if one.path == ("3", "d2")))
    asleep = pages.buttons(game, course, 1, coach)
    assert 'id="lesson-next" disabled' in asleep and "href" not in asleep
    coach.session.let_happen(Random(0))
    awake = pages.buttons(game, course, 1, coach)
    assert 'href="#play:pods"' in awake and "disabled" not in awake
