"""Tables in the layout of other programs become editions that can be read."""

from __future__ import annotations

import tomllib

import pytest

from editions.foreign import converted
from pentapod import editions
from pentapod.editions.writing import written

pytestmark = pytest.mark.native

XPOD = """
format = 1
status = "reconstruction"
[board]
home_row_south = 1
default_map = "crossroads"
[[xtra]]
id = "jump"
timing = "before_move"
[[pod]]
id = "wild"
name = "Wild"
colour = "red"
[[pod.plan]]
id = "redwing"
name = "Redwing"
tier = "basic"
levels = [
  { add = { plate = 1, wing = 1, eye = 1 },  moves = { MOVE = 1 }, specials = [] },
  { add = { plate = 1, wing = 1, tail = 1 }, moves = { FLY = 3 },  specials = [] },
]
"""

POCKETMODEL = """
[set]
id = "ground_assault"
[rules]
players_min = 2
objectives = 3
[[card]]
id = "lucky_shot"
kind = "combat"
defense = 8
text = "You may reroll."
ability = { gate = { type = "wild", stars = [1, 2] }, effects = [{ op = "reroll", who = "self", keep = "new" }] }
[[card]]
id = "locked_on_target"
ability = { gate = { type = "match", icon = "ace" }, effects = [{ op = "hit_on", to = "self", min = 8 }] }
[[card]]
id = "war_room"
abilities = [{ timing = "continuous", scope = "all", effects = [{ op = "limit", what = "combat", amount = 1 }] }]
[[deck]]
id = "rebel_starter"
name = "Echo Line"
faction = "rebel"
start = { x_wing = 2, y_wing = 0 }
"""


@pytest.mark.parametrize(
    ("game", "text", "differing"),
    [
        ("xpod", XPOD, ["pod.wild.plan.redwing.levels"]),
        (
            "pocketmodel",
            POCKETMODEL,
            [
                *("card.locked_on_target.gate", "card.locked_on_target.effects"),
                *("card.lucky_shot.defense", "card.lucky_shot.gate", "card.lucky_shot.effects"),
                *("card.war_room.scope", "deck.echo.start.x_wing"),
            ],
        ),
    ],
)
def test_what_differs_is_taken_over_and_what_is_not_known_is_left_out(
    game: str, text: str, differing: list[str]
) -> None:
    edition = converted(game, tomllib.loads(text), name="n", author="a", source="s")
    assert [".".join(change.path) for change in edition.differences()] == differing
    assert editions.read(written(edition)) == edition
