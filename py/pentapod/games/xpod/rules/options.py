"""What is settled before a game: the rules, the board, a pod for each side and one of its starter sets."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option, Options
from pentapod.games.xpod.data.table import ADVANCED, BASIC, MAPS, POD_OF, PODS, Pod
from pentapod.games.xpod.rules.board import SIDES, TITLES
from pentapod.games.xpod.rules.position import Setting, setting
from pentapod.games.xpod.rules.supply import ANY

HOME_ROW: Final = "home_row"
_FIRST: Final = ("wild", "auto")
"""The pods that are chosen unless others are."""


def _pod_option(seat: int) -> Option:
    pods = sorted(PODS, key=lambda pod: pod.id != _FIRST[seat])
    choices = tuple(Choice(pod.id, f"{pod.name} ({pod.colour})", pod.style) for pod in pods)
    return Option(SIDES[seat], f"{TITLES[seat]}'s pod", choices)


def _set_id(seat: int, pod: Pod) -> str:
    return f"{SIDES[seat]}-{pod.id}"


def _set_option(seat: int, pod: Pod) -> Option:
    choices = tuple(
        Choice(starter.id, starter.name, ", ".join(pod.plans[plan].name for plan in starter.plans) + ".")
        for starter in pod.starters
    )
    needs = (("tier", (BASIC,)), (SIDES[seat], (pod.id,)))
    return Option(_set_id(seat, pod), f"{TITLES[seat]}'s units", choices, needs)


OPTIONS: Final = (
    Option(
        "tier",
        "Game",
        (
            Choice(BASIC, "Basic", "Six plans a pod, a starter set of three units, the three X-tra cards of the pod."),
            Choice(ADVANCED, "Advanced", "Eight plans a pod; both choose three plans and three X-tra cards in secret."),
        ),
    ),
    _pod_option(0),
    _pod_option(1),
    Option(
        "map",
        "Board",
        tuple(Choice(name, board.name, f"{len(board.obstacles)} obstacles.") for name, board in MAPS.items()),
    ),
    Option(
        "start_units",
        "The first three units",
        (
            Choice("lid", "Wait in the lid", "They are placed one by one."),
            Choice(HOME_ROW, "Stand on the home row", "The fight begins at once."),
        ),
    ),
    Option(
        "build_level",
        "Units are built",
        (
            Choice("max", "Complete", "At their max level only."),
            Choice(ANY, "At any level", "Also smaller, to save bricks."),
        ),
    ),
    *(_set_option(seat, pod) for seat in range(2) for pod in PODS),
)


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
    chosen = options[_set_id(seat, pod)]
    return next(starter.plans for starter in pod.starters if starter.id == chosen)
