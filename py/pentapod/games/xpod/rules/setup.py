"""From the options of a game to what they settle, and back."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Options
from pentapod.games.xpod.data.table import POD_OF, PODS, Pod
from pentapod.games.xpod.rules.board import SIDES
from pentapod.games.xpod.rules.position import Setting, setting

HOME_ROW: Final = "home_row"
"""The choice of `start_units` by which the first units begin on the board."""


def set_id(seat: int, pod: Pod) -> str:
    """The option that chooses a starter set for a seat that plays this pod."""
    return f"{SIDES[seat]}-{pod.id}"


def setting_of(options: Options) -> Setting:
    """What these options settle for the whole game."""
    pods = (POD_OF[options[SIDES[0]]], POD_OF[options[SIDES[1]]])
    return setting(options["tier"], options["map"], options["start_units"], options["build_level"], pods)


def options_of(setting_: Setting) -> Options:
    """The options that a setting tells: all but the starter sets."""
    return {
        "tier": setting_.tier,
        **{side: PODS[pod].id for side, pod in zip(SIDES, setting_.pods, strict=True)},
        "map": setting_.map,
        "start_units": setting_.start_units,
        "build_level": setting_.build_level,
    }


def starters_of(options: Options, seat: int) -> tuple[int, ...]:
    """The plans of the starter set that was chosen for a seat."""
    pod = PODS[POD_OF[options[SIDES[seat]]]]
    chosen = options[set_id(seat, pod)]
    return next(starter.plans for starter in pod.starters if starter.id == chosen)
