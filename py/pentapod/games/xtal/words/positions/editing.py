"""What the editor of XTAL says."""

from __future__ import annotations

from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.games.xtal.data.table import CARDS, RINGS
from pentapod.games.xtal.data.table import TITLES as SEATS
from pentapod.games.xtal.rules.position import Ending, Phase, Position
from pentapod.games.xtal.words.labels import token_labels
from pentapod.games.xtal.words.names import STONES


class Editing:
    """The words that the editor asks for."""

    tokens: Final = "Tokens"
    homes: Final = "Homes"
    rings_and_protection: Final = "Rings and protection"
    cards: Final = "Cards"
    """These four are headings."""
    ring: Final = "Ring"
    protection: Final = "Protection"
    refuse_pile: Final = "Refuse pile"
    knob_names: Final = {
        "stage": "What is done now",
        "turn": "Turn",
        "acting": "Acts in Combat",
        "die": "Last roll",
        "rolls": "Rolls so far",
    }
    phases: Final = {
        Phase.HOMES: "Homes are chosen",
        Phase.DEAL: "Cards are dealt",
        Phase.START: "Chance names who begins",
        Phase.ROLL: "The die is rolled",
        Phase.DRAW: "A card is drawn",
        Phase.PLAY: "Cards are played",
        Phase.OPEN: "Combat",
        Phase.WEAPON: "Combat: a Weapon is answered",
        Phase.ANSWER: "Combat: a Void is answered",
    }
    endings: Final = {
        Ending.HOME: "Over: rings came Home",
        Ending.LEFT: "Over: the others resigned",
        Ending.ROLLS: "Over: the last roll",
    }
    in_or_out: Final = {"in": "Plays", "out": "Resigned"}
    nobody: Final = "Nobody"
    no_roll: Final = "None"

    def sketch(self, position: Position) -> str:
        """A position in the making, in words."""
        tokens = token_labels(position.table, range(position.setting.seats), SEATS)
        return f"XTAL, a position in the making. {listed(tokens) if tokens else 'No token is on the board'}."

    def hand(self, seat: int, count: int) -> str:
        """A whole hand."""
        return f"{SEATS[seat]}'s hand, {counted(count, 'card')}"

    def empty_hand(self, seat: int) -> str:
        """What stands where the cards of a hand would lie."""
        return f"{SEATS[seat]}'s cards"

    def refused(self, kind: int, count: int) -> str:
        """The cards of a kind in the refuse pile."""
        return f"Refuse pile, {count} {CARDS[kind].name}"

    def storage(self, violet: int, rings: int) -> str:
        """The Storage beside a Violet."""
        return f"Storage beside {STONES[violet]}, {counted(rings, 'ring') if rings else 'empty'}"

    def token_piece(self, seat: int) -> str:
        """A token to be put."""
        return f"{SEATS[seat]}'s token"

    def home_piece(self, seat: int) -> str:
        """A Home to be put."""
        return f"{SEATS[seat]}'s Home"

    # Why something cannot be done:

    def no_card_of_kind(self, kind: int) -> str:
        """All cards of a kind are used up."""
        return f"All {CARDS[kind].copies} of {CARDS[kind].name} are in hands and refuse pile."

    def no_ring_left(self) -> str:
        """All rings are used up."""
        return f"All {RINGS} rings are in the game."

    def only_on_stones(self) -> str:
        """A token or a Home is put elsewhere."""
        return "Tokens and Homes are on the stones of the path."

    def not_playing(self, seat: int) -> str:
        """The seat of a piece is not in the game."""
        return f"{SEATS[seat]} is not in the game."

    def not_refused(self) -> str:
        """A card to be taken does not lie in the refuse pile."""
        return "There is no such card in the refuse pile."

    def empty_handed(self, seat: int) -> str:
        """There is no card to be taken."""
        return f"{SEATS[seat]} holds no card."

    def no_card_place(self) -> str:
        """A card is put where none can lie."""
        return "There is no place for a card."

    def no_token_there(self) -> str:
        """A token is asked for where none is."""
        return "No token stands there."

    def nothing_on(self, stone: int) -> str:
        """There is nothing to take."""
        return f"Nothing lies on {STONES[stone]}."

    def taken(self, seat: int, stone: int) -> str:
        """A stone has a token already, of this seat."""
        return f"{SEATS[seat]}'s token stands on {STONES[stone]}. Two tokens never share a position."

    def only_violets(self) -> str:
        """A Home is put on another colour."""
        return "A Home is a Violet."

    def home_already(self, stone: int, seat: int) -> str:
        """A stone is the Home of another seat."""
        return f"{STONES[stone]} is the Home of {SEATS[seat]}."

    def protected_already(self, seat: int) -> str:
        """A token is protected twice."""
        return f"{SEATS[seat]} is protected already."

    def no_ring_place(self) -> str:
        """A ring is put where none can be."""
        return "A ring is on a token or in a Storage."

    def empty_storage(self) -> str:
        """There is no ring to be taken."""
        return "There is no ring in this Storage."

    def no_ring_carried(self, seat: int) -> str:
        """A token has no ring to be taken."""
        return f"{SEATS[seat]}'s token carries no ring."

    def no_ring_room(self) -> str:
        """A place has as many rings as can be written."""
        return "There is no room for another ring."
