"""What was learnt is kept, and what cannot be read of it hides nothing else."""

from __future__ import annotations

import json
import re
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


PLAY = "Play a game"

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


PARTED = (
    ANSWERED.replace("## A free leg", "# The basics\n\n## A free leg")
    + """
# More

## A guard

Place pod 3.

```step
standard guarded 0 w 2@c3 1@f5
do: 3 d2
```

> Guards guard.

## Another guard

Place pod 3.

```step
standard guarded 0 w 2@c3 1@f5
do: 3 d2
```

> Guards guard again.
"""
)


@pytest.mark.parametrize(
    ("done", "links"),
    [
        ((), [("#learn:pods:1", "Begin", True), ("#play:pods", PLAY, False)]),
        (
            ("A guard",),
            [("#learn:pods:1", "Go on with lesson 1", True), ("#play:pods", PLAY, False)],
        ),
        (
            ("A free leg",),
            [("#play:pods", PLAY, True), ("#learn:pods:2", "Go on with lesson 2", False)],
        ),
        (
            ("A free leg", "A guard"),
            [("#learn:pods:3", "Go on with lesson 3", True), ("#play:pods", PLAY, False)],
        ),
        (("A free leg", "A guard", "Another guard"), [("#play:pods", PLAY, True)]),
    ],
)
def test_after_the_basics_a_course_leads_to_the_game_until_more_is_begun(
    done: tuple[str, ...], links: list[tuple[str, str, bool]]
) -> None:
    page = pages.course_page(games.find("pods"), read(PARTED), Learning(done))
    found = re.findall(r'<a class="button( primary)?" href="([^"]+)">([^<]+)<', page)
    assert [(to, label, bool(primary)) for primary, to, label in found] == links
    assert ("You can play now." in page) == (done[:1] == ("A free leg",) and len(done) < 3)


def test_a_course_shows_its_parts_and_counts_their_lessons() -> None:
    page = pages.course_page(games.find("pods"), read(PARTED), Learning())
    assert re.findall(r"<h3[^>]*>(.+?)</h3>", page) == [
        "The basics <small>1 lesson, then you can play</small>",
        "More <small>2 lessons</small>",
    ]
    assert re.findall(r'<a class="station[^"]*" href="#learn:pods:(\d)"', page) == ["1", "2", "3"]
    assert "<h3" not in pages.course_page(games.find("pods"), read(ANSWERED), Learning())


def test_the_last_page_of_the_basics_leads_to_the_game_and_to_what_follows() -> None:
    course, game = read(PARTED), games.find("pods")
    for number, links in ((1, ["#play:pods", "#learn:pods:2"]), (2, ["#learn:pods:3"]), (3, ["#play:pods"])):
        coach = Coach(game, {}, course.lessons[number - 1])
        coach.session.play(next(one for one in coach.session.actions() if one.path == ("3", "d2")))
        while coach.session.happens():
            coach.session.let_happen(Random(0))
        assert re.findall(r'href="([^"]+)"', pages.buttons(game, course, number, coach)) == links
        assert ("You can play now." in pages.side_panel(game, course, number, coach)) == (number == 1)
