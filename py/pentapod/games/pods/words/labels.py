"""What is said of the picture of a PODS position and of its targets, to those who cannot see it."""

from __future__ import annotations

from pentapod.engine.english import listed
from pentapod.games.pods.data.table import HAND, POINTS
from pentapod.games.pods.rules.pieces import owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.words.names import legs_named, pod_name, pod_on
from pentapod.games.pods.words.prompt import prompt


class Labels:
    """The words that the scene asks for."""

    names: tuple[str, ...]

    def picture(self, state: Pods) -> str:
        """A position in a sentence or two."""
        white, black = (sum(1 for code in state.board if code and owner(code) == seat) for seat in (0, 1))
        degrees = state.variant.degrees
        turned = "not turned yet" if degrees is None else f"turned by {degrees} degrees"
        board = f"PODS board, {turned}, with {white} of {HAND} blue and {black} of {HAND} orange pods."
        return f"{board} {prompt(state, self.names)}"

    def taken_point(self, point: int, code: int, is_blocked: bool) -> str:
        """A point with a pod on it."""
        return f"{POINTS[point]}, {pod_name(code, self.names)}: {legs_named(code)}{'; blocked' if is_blocked else ''}"

    def empty_point(self, point: int, guards: tuple[tuple[int, int], ...]) -> str:
        """A point with no pod on it, and the pods that guard it, each with its code and its point."""
        by = f", guarded by {listed(pod_on(code, place, self.names) for code, place in guards)}" if guards else ""
        return f"{POINTS[point]}, empty{by}"

    def held_pod(self, code: int, is_useless: bool) -> str:
        """A pod in a hand."""
        useless = "; cannot be placed now" if is_useless else ""
        return f"{pod_name(code, self.names)} in hand: {legs_named(code)}{useless}"
