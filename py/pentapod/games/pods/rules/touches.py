"""How the touches of PODS are written, beside the points, which are touched by their names."""

from __future__ import annotations

from typing import Final

from pentapod.engine.values import Names
from pentapod.games.pods.data.table import HAND, ORIENTATIONS, POINTS
from pentapod.games.pods.rules.pieces import BLACK, WHITE, code_of

HELD: Final = {str(pod): pod for pod in range(1, HAND + 1)}
"""The pods in the hand of the side to move, by touch."""

_COLOURS: Final = {WHITE: "blue", BLACK: "orange"}

WAITING: Final = {
    f"{colour}-{pod}": code_of(seat, pod) for seat, colour in _COLOURS.items() for pod in range(1, HAND + 1)
}
"""The codes of pods in the hand of the side that is not to move, by touch. No action has it: touching it tells why."""

WAITING_TOUCH: Final = {code: touch for touch, code in WAITING.items()}


def every_touch() -> Names:
    """Every touch of an action: pods, points, and by how much chance turns the board."""
    turned = (str(degrees) for degrees in ORIENTATIONS)
    return (*HELD, *POINTS, *turned)
