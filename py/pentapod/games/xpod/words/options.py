"""What is settled before a game, as players are asked for it: the rules, the board, pods and starter sets."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option
from pentapod.games.xpod.data.table import MAPS, PODS, Pod, Tier
from pentapod.games.xpod.rules.board import SIDES, TITLES
from pentapod.games.xpod.rules.position import BuildLevel, StartUnits
from pentapod.games.xpod.rules.setup import set_id

_FIRST: Final = ("wild", "auto")
"""The pods that are chosen unless others are."""


def _pod_option(seat: int) -> Option:
    pods = sorted(PODS, key=lambda pod: pod.id != _FIRST[seat])
    choices = tuple(Choice(pod.id, f"{pod.name} ({pod.colour})", pod.style) for pod in pods)
    return Option(SIDES[seat], f"{TITLES[seat]}'s pod", choices)


def _set_option(seat: int, pod: Pod) -> Option:
    choices = tuple(
        Choice(starter.id, starter.name, ", ".join(pod.plans[plan].name for plan in starter.plans) + ".")
        for starter in pod.starters
    )
    needs = (("tier", (Tier.BASIC.value,)), (SIDES[seat], (pod.id,)))
    return Option(set_id(seat, pod), f"{TITLES[seat]}'s units", choices, needs)


OPTIONS: Final = (
    Option(
        "tier",
        "Game",
        (
            Choice(
                Tier.BASIC.value,
                "Basic",
                "Six plans a pod, a starter set of three units, the three X-tra cards of the pod.",
            ),
            Choice(
                Tier.ADVANCED.value,
                "Advanced",
                "Eight plans a pod; both choose three plans and three X-tra cards in secret.",
            ),
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
            Choice(StartUnits.LID.value, "Wait in the lid", "They are placed one by one."),
            Choice(StartUnits.HOME_ROW.value, "Stand on the home row", "The fight begins at once."),
        ),
    ),
    Option(
        "build_level",
        "Units are built",
        (
            Choice(BuildLevel.MAX.value, "Complete", "At their max level only."),
            Choice(BuildLevel.ANY.value, "At any level", "Also smaller, to save bricks."),
        ),
    ),
    *(_set_option(seat, pod) for seat in range(2) for pod in PODS),
)
