"""A button glows only when somebody who looks can press it."""

from __future__ import annotations

from games.pocketmodel.tables import lay as lay_fleets
from games.pocketmodel.tables import seat
from games.xtal.boards import lay
from pentapod import games
from pentapod.contract.pictures import glowing
from pentapod.scene.shapes import View

crystal, fleets = games.painter("xtal"), games.painter("pocketmodel")


def test_done_and_end_turn_glow_only_while_a_person_can_touch_them() -> None:
    """For every position of random games, `check_scenes` asks that nothing glows while nobody can touch anything."""
    turn = lay("b1 v4", "LF", "S")
    assert glowing(crystal(turn, View(0))) == ["done-0"]
    assert glowing(crystal(turn, View(0, idle=True))) == []
    fleet = lay_fleets(seat("b=xw1"), seat("o=tf1"))
    assert glowing(fleets(fleet, View(0))) == ["done"]
    assert glowing(fleets(fleet, View(0, idle=True))) == []
