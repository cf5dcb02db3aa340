"""What the editor of PODS says."""

from __future__ import annotations

from typing import Final

from pentapod.games.pods.data.table import POINTS
from pentapod.games.pods.words.names import TITLES, legs_named, pod_name, pod_on


class Editing:
    """The words that the editor asks for."""

    knob_names: Final = {
        "side": "To move",
        "rules": "Rules",
        "guard": "Long legs guard",
        "board": "Board",
        "quiet": "Turns since a hand shrank",
    }
    rules_names: Final = {"standard": "Standard", "advanced": "Advanced"}
    on_off: Final = {"on": "On", "off": "Off"}

    def board_turned(self, degrees: int | None) -> str:
        """How the board is turned; None before it was."""
        return "Not turned yet" if degrees is None else f"Turned by {degrees}°" if degrees else "As it is"

    def piece(self, code: int) -> str:
        """A pod to be put."""
        return f"{pod_name(code)}: {legs_named(code)}"

    def pieces_of(self, seat: int) -> str:
        """The heading above the pods of a seat."""
        return f"{TITLES[seat]}'s pods"

    def empty_place(self, code: int, point: int) -> str:
        """The place in the tray of a pod that stands on a point."""
        return f"place of {pod_name(code)}, which stands on {POINTS[point]}"

    def pod_aside(self, code: int) -> str:
        """A pod that is set aside."""
        return f"{pod_name(code)}, set aside"

    # Why something cannot be done:

    def not_in_hand(self, code: int, point: int | None) -> str:
        """A pod to be put is on a point, or set aside."""
        where = "it is set aside" if point is None else f"it stands on {POINTS[point]}"
        return f"{pod_name(code)} is not in the hand: {where}."

    def nothing_to_take(self, code: int, point: int | None) -> str:
        """The pod of a place in the tray is on a point, or in the hand."""
        where = "is in the hand" if point is None else f"stands on {POINTS[point]}"
        return f"{pod_name(code)} {where}; nothing can be taken away here."

    def not_in_tray(self, code: int, point: int) -> str:
        """The pod of a place in the tray is on a point, from where it can be moved."""
        return f"{pod_name(code)} stands on {POINTS[point]}, not in the tray."

    def only_to_board(self) -> str:
        """A pod cannot go from place to place of the trays."""
        return "A pod of a tray is put on the board."

    def other_tray(self, code: int) -> str:
        """A pod cannot go into the other seat's tray."""
        return f"{pod_name(code)} belongs in the other tray."

    def nothing_on(self, point: int) -> str:
        """A point is empty."""
        return f"There is no pod on {POINTS[point]}."

    def in_the_way(self, code: int, point: int) -> str:
        """A point is taken."""
        return f"{pod_on(code, point)} is in the way."

    def own_place(self, code: int) -> str:
        """A pod is set aside only where it belongs."""
        return f"{pod_name(code)} has a place of its own in the tray."

    def advanced_only(self) -> str:
        """In the Standard rules nothing is set aside."""
        return "Pods are set aside in the Advanced rules only."
