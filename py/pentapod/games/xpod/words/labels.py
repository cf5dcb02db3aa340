"""What is written on the picture of a position, and said of it and its targets."""

from __future__ import annotations

from functools import cache
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import FORMS, KIND_NAMES, NAMES, PODS, Card, Plan
from pentapod.games.xpod.rules.board import HOME_ROWS, SQUARES
from pentapod.games.xpod.rules.building import shortage
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, owner
from pentapod.games.xpod.words.names import BUTTONS, level, short, whose
from pentapod.games.xpod.words.prompt import prompt


class Labels:
    """The words that the scene asks for."""

    names: tuple[str, ...]
    actions: Final = "Actions"
    """The name of the column of buttons."""
    actions_to_come: Final = ("What a unit", "or plan can do", "appears here")
    """What stands there while nothing is chosen, where there is room for it."""
    buttons = BUTTONS

    def picture(self, state: XPod) -> str:
        """A position in a sentence or two, for a player who cannot see it."""
        counts = [sum(owner(code) == seat for code in state.units.values()) for seat in range(2)]
        sides = [
            f"{self.names[seat]} has {counted(state.sides[seat].points, 'point')},"
            f" {counted(counts[seat], 'unit')} on the board"
            for seat in range(2)
        ]
        return f"X-Pod Play Off. {listed(sides)}. {prompt(state, self.names)}"

    def square(self, state: XPod, square: int) -> str:
        """A square, and what stands on it."""
        name = SQUARES[square]
        obstacle = state.setting.obstacles >> square & 1
        code = state.units.get(square)
        if code is not None:
            return f"{name}, {_unit(code, self.names)}{', over an obstacle' * bool(obstacle)}"
        if obstacle:
            return f"{name}, an obstacle"
        home = next((f", {self.names[seat]}'s home row" for seat in range(2) if HOME_ROWS[seat] >> square & 1), "")
        return f"{name}, empty{home}"

    def in_lid(self, seat: int, code: Unit, count: int) -> str:
        """So many units in a lid that are alike."""
        many = f"{counted(count, 'unit')}, " if count > 1 else ""
        return f"{self.names[seat]}'s {NAMES[code & FORM]} in the lid, {many}{level(code)}"

    def plan_name(self, plan: Plan) -> str:
        """What is written on a plan."""
        return plan.name

    def plan(self, state: XPod, seat: int, plan: Plan) -> str:
        """A plan: what its unit can do, and whether it can be built."""
        few = shortage(state, seat, plan.top)
        can = f"needs {short(few)}" if few else "can be built"
        return f"{self.names[seat]}: Plan {NAMES[plan.top]}: {FORMS[plan.top].printed or 'no action'}; {can}"

    def card_name(self, card: Card) -> str:
        """What is written on an X-tra card: up to two words."""
        return card.name

    def card(self, seat: int, card: Card, used: bool) -> str:
        """An X-tra card."""
        return f"{self.names[seat]}: X-tra card {card.name}{', used' * used}"

    def bricks(self, state: XPod, seat: int, kind: int) -> str:
        """How many bricks of a kind are left."""
        name = KIND_NAMES[PODS[state.setting.pods[seat]].kinds[kind]]
        return f"{self.names[seat]}: {counted(bricks.counts(state.sides[seat].stock)[kind], *name)} in the inventory"

    def pod_name(self, pod: int, whole: bool = True) -> str:
        """What is written on a pod, by its number; where room is short, not `whole`."""
        return f"{PODS[pod].name} Pod" if whole else PODS[pod].name

    def pod(self, state: XPod, seat: int) -> str:
        """A pod, and its points."""
        pod = PODS[state.setting.pods[seat]]
        return f"{self.names[seat]}'s {pod.name} Pod: {counted(state.sides[seat].points, 'point')}"


@cache
def _unit(code: Unit, names: tuple[str, ...]) -> str:
    marks = [name for mark, name in ((SAFE, "safe"), (FROZEN, "frozen")) if code & mark]
    return ", ".join([whose(code, names), level(code), FORMS[code & FORM].printed or "no action", *marks])
