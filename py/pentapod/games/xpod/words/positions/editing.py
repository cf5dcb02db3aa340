"""What the editor of X-Pod Play Off says."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import counted
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import HAND, KIND_NAMES, NAMES, PODS, POINTS, TURNS, Card
from pentapod.games.xpod.rules.board import SQUARES, TITLES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import BuildTwo, DrawStarter, GameOver, Task, turn_of
from pentapod.games.xpod.rules.units import FORM, Unit, owner
from pentapod.games.xpod.words.names import bricks_listed, level


class Editing:
    """The words that the editor asks for."""

    marks: Final = "Marks"
    """The heading above `mark_names`."""
    mark_names: Final = {
        "safe": "Safe (again: off)",
        "frozen": "Frozen (again: off)",
        "more": "A level more",
        "less": "A level less",
        "used": "Card used (again: off)",
    }
    knob_names: Final = {"task": "Now", "turns": "Turns that are over", "passed": "The last turn was passed"}
    no_yes: Final = {"no": "No", "yes": "Yes"}
    plans_chosen: Final = "Plans and cards are chosen"
    starter_drawn: Final = "Chance draws who begins"
    endings: Final = {
        "points:s": "Over: South has won by points",
        "points:n": "Over: North has won by points",
        "resigned:s": "Over: North resigned",
        "resigned:n": "Over: South resigned",
        "passes:-": "Over: a draw, both passed",
        "repeated:-": "Over: a draw by repetition",
        "long:-": f"Over: a draw after {TURNS} turns",
    }
    """How a game can end: the kind of ending and the letter of who has won."""
    impossible_end: Final = "Over in a way that cannot be"

    def sketch(self, state: XPod) -> str:
        """A position in the making, in words."""
        on_board = [sum(owner(code) == seat for code in state.units.values()) for seat in range(2)]
        counts = " and ".join(f"{counted(number, 'unit')} of {TITLES[seat]}" for seat, number in enumerate(on_board))
        return f"X-Pod Play Off, a position that is set up. On the board: {counts}."

    def unit_in_lid(self, seat: int, code: Unit) -> str:
        """One unit in a lid."""
        return f"{TITLES[seat]}'s lid: {NAMES[code & FORM]}, {level(code)}"

    def room_in_lid(self, seat: int, empty: bool) -> str:
        """The room beside the units of a lid."""
        return f"{TITLES[seat]}'s lid, {'empty' if empty else 'room for more'}"

    def dealt_card(self, seat: int, card: Card, used: bool) -> str:
        """An X-tra card of a seat."""
        return f"{TITLES[seat]}'s X-tra card {card.name}, {'used' if used else 'in hand'}"

    def room_for_cards(self, seat: int, room: int) -> str:
        """The room for some more X-tra cards."""
        return f"{TITLES[seat]}'s X-tra cards, room for {room} more"

    def locked_pod(self, state: XPod, seat: int) -> str:
        """A pod with what is locked in it."""
        pod, side = PODS[state.setting.pods[seat]], state.sides[seat]
        locked = f"{bricks_listed(pod, side.locked)} locked" if side.locked else "no brick locked"
        return f"{TITLES[seat]}'s {pod.name} Pod: {locked}, {counted(side.points, 'point')}"

    def unit_piece(self, name: str, level: int) -> str:
        """A unit to be put, by the name of its plan."""
        return f"{name}, level {level}"

    def units_of(self, seat: int, pod: int) -> str:
        """The heading above the units of a seat."""
        return f"{TITLES[seat]}: {PODS[pod].name} Pod"

    def brick_piece(self, kind: str) -> str:
        """A brick to be locked, by the id of its kind."""
        return KIND_NAMES[kind].one.capitalize()

    def bricks_of(self, seat: int) -> str:
        """The heading above the bricks of a seat."""
        return f"{TITLES[seat]}: bricks for the pod"

    def cards_of(self, seat: int) -> str:
        """The heading above the X-tra cards of a seat."""
        return f"{TITLES[seat]}: X-tra cards"

    def turn_begins(self, seat: int) -> str:
        """A seat is about to act."""
        return f"{TITLES[seat]}'s turn begins"

    def under_way(self, task: Task) -> str:
        """A seat is in the middle of something."""
        assert not isinstance(task, DrawStarter | GameOver)
        what = "builds two units" if isinstance(task, BuildTwo) else "is in the middle of a turn"
        return f"{TITLES[turn_of(task)]} {what}"

    # Why something cannot be done:

    def other_pod(self, seat: int, pod: int) -> str:
        """A piece is of a pod that a seat does not play with."""
        return f"The {PODS[pod].name} Pod is not {TITLES[seat]}'s in this game."

    def stays(self) -> str:
        """Bricks and cards cannot be moved."""
        return "Bricks in a pod and X-tra cards stay with their player. They can be taken away."

    def nothing_on(self, square: int) -> str:
        """A square is empty."""
        return f"Nothing stands on {SQUARES[square]}."

    def nothing_in_lid(self, seat: int) -> str:
        """There is no unit in this part of a lid."""
        return f"No unit lies in this part of {TITLES[seat]}'s lid."

    def no_unit_here(self) -> str:
        """A unit is asked for where none can be."""
        return "No unit lies here."

    def no_unit_place(self, code: Unit) -> str:
        """A unit is put where none of its seat can be."""
        return f"{NAMES[code & FORM]} goes onto a square or into {TITLES[owner(code)]}'s lid."

    def lacks_for_unit(self, seat: int, pod: int, lacking: bricks.Bricks, form: int) -> str:
        """Bricks are missing for another unit."""
        return f"{TITLES[seat]} lacks {bricks_listed(PODS[pod], lacking)} for another {NAMES[form]}."

    def lacks_for_level(self, seat: int, pod: int, lacking: bricks.Bricks, form: int) -> str:
        """Bricks are missing for a level more."""
        return f"{TITLES[seat]} lacks {bricks_listed(PODS[pod], lacking)} for a level more of {NAMES[form]}."

    def lacks_for_pod(self, seat: int, pod: int, lacking: bricks.Bricks) -> str:
        """A brick to be locked is missing."""
        return f"{TITLES[seat]} lacks {bricks_listed(PODS[pod], lacking)} for the pod."

    def no_mark_in_lid(self) -> str:
        """A unit in a lid is marked safe or frozen."""
        return "A unit in the lid is neither safe nor frozen."

    def max_level(self, form: int) -> str:
        """A unit cannot have a level more."""
        return f"{NAMES[form]} is at its max level."

    def level_one(self, form: int) -> str:
        """A unit cannot have a level less."""
        return f"{NAMES[form]} is at level 1. It can be taken away."

    def only_cards_used(self) -> str:
        """Something else than a card is marked as used."""
        return "Only an X-tra card can be used."

    def brick_place(self, kind: str, seat: int) -> str:
        """A brick is put elsewhere than in the pod of its seat."""
        return f"This {KIND_NAMES[kind].one} goes into {TITLES[seat]}'s pod."

    def full_pod(self, seat: int) -> str:
        """A pod has all its bricks."""
        return f"{TITLES[seat]}'s pod has room for {POINTS} bricks."

    def empty_pod(self, seat: int) -> str:
        """There is no brick to be taken."""
        return f"No brick is locked in {TITLES[seat]}'s pod."

    def card_not_had(self, seat: int) -> str:
        """A card that is not there is marked as used."""
        return f"{TITLES[seat]} does not have this X-tra card."

    def card_place(self, seat: int) -> str:
        """A card is put elsewhere than among those of its seat."""
        return f"This card goes to {TITLES[seat]}'s X-tra cards."

    def not_of_pod(self, pod: int) -> str:
        """A pod does not have a card."""
        return f"The {PODS[pod].name} Pod does not have this X-tra card."

    def card_had(self, seat: int) -> str:
        """A card is dealt twice."""
        return f"{TITLES[seat]} has this X-tra card already."

    def full_hand(self, seat: int) -> str:
        """A seat has all the cards that it can have."""
        return f"{TITLES[seat]} has {HAND} X-tra cards already. Take one away first."

    def no_card_here(self) -> str:
        """There is no card to be taken."""
        return "No X-tra card lies here."

    def card_of_pod(self) -> str:
        """In the basic game a card stays with its pod."""
        return "In the basic game the X-tra cards of a pod stay with it. They can be marked as used."
