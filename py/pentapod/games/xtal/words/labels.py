"""What is written on the picture of an XTAL position, and what a screen reader says of it and its targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pentapod.engine.english import counted, listed
from pentapod.games.xtal.data.table import CARDS
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import Position, Table
from pentapod.games.xtal.words.names import STONES
from pentapod.games.xtal.words.prompt import prompt


class Labels:
    """The words that the scene asks for."""

    names: tuple[str, ...]
    lay: Final = "Lay"
    end_turn: Final = "End turn"
    passing: Final = "Pass"
    """These three are what buttons are called."""
    card_names: Final = tuple(card.name for card in CARDS)
    """What is written on cards, by kind."""
    no_cards_yet: Final = "Your cards appear here."
    no_card_left: Final = "No card is left in this hand."

    def picture(self, position: Position) -> str:
        """A position in words."""
        tokens = token_labels(position.table, position.players, self.names)
        where = f" {listed(tokens)}." if tokens else ""
        return f"XTAL.{where} {prompt(position, self.names, ())}"

    def stone(self, position: Position, planned: Table, stone: int) -> str:
        """A stone in words: `Red 3, Amber's token with 2 rings`."""
        words, players = [STONES[stone]], position.players
        words += [f"Home of {self.names[seat]}" for seat in players if position.homes[seat] == stone]
        for seat in players:
            if planned.tokens[seat] == stone:
                rings = planned.rings[seat]
                words.append(f"{self.names[seat]}'s token with {counted(rings, 'ring') if rings else 'no ring'}")
                words += ["protected"] * planned.shields(seat)
        if stone in STORE_OF and position.table.stores[STORE_OF[stone]]:
            words.append(f"{counted(position.table.stores[STORE_OF[stone]], 'ring')} in the Storage")
        return ", ".join(words)

    def card(self, seat: int, kind: int, ready: bool) -> str:
        """A card of a hand that is seen."""
        return f"{self.names[seat]}'s {CARDS[kind].name}{', held ready' * ready}"

    def hidden_card(self, seat: int, slot: int, ready: bool) -> str:
        """A card of a hand that lies face down."""
        return f"{self.names[seat]}'s card {slot + 1}, face down{', held ready' * ready}"

    def laid_card(self, seat: int, kind: int, effective: bool, pending: bool) -> str:
        """A card on the table, and whether it has been cancelled or waits to be."""
        cancelled = "" if effective else ", cancelled"
        return f"{self.names[seat]}'s {CARDS[kind].name}{cancelled}{', to be cancelled' * pending}"

    def laid_before(self, count: int) -> str:
        """How many laid cards are not seen any more."""
        return f"{count} more before"

    def deck(self, count: int) -> str:
        """The deck with its cards."""
        return f"Deck, {counted(count, 'card')}"

    def refuse(self, count: int) -> str:
        """The refuse pile with its cards."""
        return f"Refuse pile, {counted(count, 'card')}"

    def button_of(self, seat: int, button: str) -> str:
        """A button at the edge of one of two who play by speed."""
        return f"{self.names[seat]}: {button}"

    def token(self, seat: int) -> str:
        """A token to choose."""
        return f"{self.names[seat]}'s token"

    def number(self, number: int) -> str:
        """The number of a stone to choose."""
        return f"Number {number}"


def token_labels(table: Table, seats: Iterable[int], names: Sequence[str]) -> list[str]:
    """Where the tokens of some seats stand: `Amber on Red 3 with 2 rings`."""
    return [
        f"{names[seat]} on {STONES[table.tokens[seat]]} with {counted(table.rings[seat], 'ring')}"
        for seat in seats
        if table.tokens[seat] != NOWHERE
    ]
