"""What the editor of PocketModel says."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import counted
from pentapod.games.pocketmodel.data.table import CARDS, DECKS, FLEET_STARS, TITLES, TURN_CAP, UNIT_COPIES, Unit
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.touches import Pile
from pentapod.games.pocketmodel.words.labels import Labels
from pentapod.games.pocketmodel.words.names import zone_name


class Editing(Labels):
    """The words that the editor asks for."""

    marks: Final = "Marks"
    """The heading above `mark_names`."""
    mark_names: Final = {
        "hurt": "One damage counter more",
        "mend": "One damage counter less",
        "hold": "Can't move: 1 turn, 2 turns, off",
        "down": "A face-down card",
    }
    knob_names: Final = {
        "now": "Now",
        "ended": "Turns that are over",
        "objective": "Objective card played in this turn",
    }
    no_yes: Final = {"no": "No", "yes": "Yes"}
    fleets_built: Final = "Fleets and decks are built"
    before_first: Final = "Before the first turn"
    left_together: Final = "Over: the last players left together"
    nobody_acted: Final = "Over: a draw, nobody did anything"
    most_turns: Final = f"Over after {TURN_CAP} turns"
    other_end: Final = "Over in another way"

    def sketch(self, position: Position) -> str:
        """A position in the making, in words."""
        units = [f"{TITLES[seat]} {counted(len(position.in_play(seat)), 'unit')}" for seat in position.seats]
        return f"PocketModel, a position that is set up. In play: {', '.join(units)}."

    def reserves(self, seat: int) -> str:
        """The reserves, on which units stand."""
        return f"{TITLES[seat]}'s reserves"

    def open_pile(self, seat: int, pile: Pile, count: int) -> str:
        """A hand or discard pile that lies open."""
        return f"{TITLES[seat]}'s {self.pile_name(pile)}, open, {counted(count, 'card')}"

    def open_card(self, seat: int, pile: Pile, card: int, copies: int) -> str:
        """A card of one."""
        return f"{TITLES[seat]}'s {self.pile_name(pile)}: {self.hand_card(card, copies)}"

    def kind_name(self, kind: Unit) -> str:
        """A unit to be put."""
        return kind.name

    def units_of(self, seat: int, deck: str) -> str:
        """The heading above the units of a seat, by the id of its deck."""
        return f"{TITLES[seat]}: {DECKS[deck].name if deck in DECKS else 'own fleet'}"

    def cards_of(self, seat: int) -> str:
        """The heading above the cards of a seat."""
        return f"{TITLES[seat]}: cards"

    def has_left(self, seat: int) -> str:
        """The knob of a seat that can leave."""
        return f"{TITLES[seat]} has left the game"

    def turn_begins(self, seat: int) -> str:
        """A seat is about to act."""
        return f"{TITLES[seat]}'s turn begins"

    def under_way(self, seat: int | None) -> str:
        """A seat is in the middle of something."""
        return f"{'Nobody' if seat is None else TITLES[seat]} is in the middle of a turn"

    def won(self, seat: int) -> str:
        """The game is over."""
        return f"Over: {TITLES[seat]} has won"

    # Why something cannot be done:

    def nothing_on_table(self) -> str:
        """Something is put or taken while fleets are built."""
        return "While fleets and decks are built nothing lies on the table."

    def not_playing(self) -> str:
        """The seat of a piece is not in the game."""
        return "Whose piece this is does not play."

    def two_must_stay(self) -> str:
        """The last but one of the players would leave."""
        return "Two players must stay. How the game ended can be chosen instead."

    def only_face_down(self, seat: int) -> str:
        """A card may only be among those that nobody knows."""
        return f"What is left of {TITLES[seat]}'s cards lies face down."

    def no_such_card_left(self, card: int, seat: int) -> str:
        """A deck has no more of a card."""
        return f"No {CARDS[card].name} is left in {TITLES[seat]}'s deck."

    def card_place(self, seat: int) -> str:
        """A card is put where none of its seat can be."""
        return f"This card goes to {TITLES[seat]}'s objectives, hand or piles."

    def never_face_up(self, card: int) -> str:
        """A combat card is put where objectives lie."""
        return f"{CARDS[card].name} is a combat card and cannot lie face up."

    def objectives_only(self) -> str:
        """Something else is put face down."""
        return "Only objectives lie face down."

    def deck_used_up(self, seat: int) -> str:
        """There is no card to be put face down."""
        return f"{TITLES[seat]}'s deck has no card left."

    def no_such_card(self, seat: int, pile: Pile) -> str:
        """A card to be taken does not lie there."""
        return f"No such card lies in {TITLES[seat]}'s {self.pile_name(pile)}."

    def destroyed_already(self) -> str:
        """There is no objective to be taken."""
        return "This objective is destroyed already."

    def deck_keeps(self, deck: str) -> str:
        """A card of a starter deck would leave the game."""
        return f"The deck of {DECKS[deck].name} keeps its cards."

    def empty_deck(self, seat: int) -> str:
        """There is no card to leave the game."""
        return f"{TITLES[seat]}'s deck is empty."

    def deck_unsaid(self) -> str:
        """A card is moved from a deck, nobody knows which."""
        return "Which card comes from a deck is for its pieces to say."

    def nothing_here(self) -> str:
        """There is nothing to be moved."""
        return "Nothing lies here."

    def unknown_card(self) -> str:
        """A face-down card is moved to where cards are known."""
        return "Nobody knows which card lies face down."

    def no_unit_here(self) -> str:
        """A unit is asked for where none can be."""
        return "No unit lies here."

    def empty_zone_of(self, zone: int) -> str:
        """There is no unit in a zone."""
        return f"No unit is in {zone_name(zone, TITLES)}."

    def empty_reserves(self, seat: int) -> str:
        """There is no unit in reserve."""
        return f"No unit is in {TITLES[seat]}'s reserves."

    def full_fleet(self, seat: int, kind: Unit) -> str:
        """A unit more would be too many."""
        few = f"{UNIT_COPIES} copies of a unit and {FLEET_STARS} stars"
        return f"{TITLES[seat]}'s fleet has no room for another {kind.name}: it has at most {few}."

    def in_reserve_already(self, seat: int, kind: Unit) -> str:
        """A unit is put where it is."""
        return f"{kind.name} is in {TITLES[seat]}'s reserves already."

    def none_in_reserve(self, seat: int, kind: Unit) -> str:
        """A fleet has no more of a unit."""
        return f"{TITLES[seat]} has no {kind.name} in reserve."

    def unit_place(self, seat: int, kind: Unit) -> str:
        """A unit is put where none of its seat can be."""
        return f"{kind.name} goes into a zone or into {TITLES[seat]}'s reserves."

    def fleet_keeps(self, deck: str) -> str:
        """A unit of a starter deck would leave the game."""
        return f"The fleet of {DECKS[deck].name} keeps its units."

    def last_unit(self) -> str:
        """A fleet would have no unit."""
        return "A fleet has at least one unit."

    def no_marks_in_reserve(self, kind: Unit) -> str:
        """A unit in reserve is marked."""
        return f"{kind.name} is in the reserves, where nothing stays on a unit."

    def too_hurt(self, kind: Unit, counters: int) -> str:
        """So many damage counters destroy a unit."""
        return f"With {counted(counters, 'counter')} {kind.name} is destroyed. It can be taken away."

    def not_hurt(self, kind: Unit) -> str:
        """There is no damage counter to be taken off."""
        return f"No damage counter lies on {kind.name}."
