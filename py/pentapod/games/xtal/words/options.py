"""What is settled before a game of XTAL."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option
from pentapod.games.xtal.data.table import ANSWER_SECONDS, GUARD_ROLLS, LEAST_SEATS, TITLES

OPTIONS: Final = (
    Option(
        "players",
        "Players",
        tuple(Choice(str(seats), f"{seats} players") for seats in range(LEAST_SEATS, len(TITLES) + 1)),
    ),
    Option(
        "tempo",
        "Tempo of Combat",
        (
            Choice("windows", "Taking turns", "The combatants take turns: a group of cards or a pass, then the other."),
            Choice("speed", "By speed", "Both lay cards at any moment, and the first card counts."),
        ),
    ),
    Option(
        "hands",
        "Hands",
        (
            Choice("hidden", "Hidden", "You see only your own cards."),
            Choice("open", "Open, for learning", "Everybody sees all cards."),
        ),
    ),
    Option(
        "answer",
        "Time to answer a Weapon or a Void",
        tuple(Choice(str(seconds), f"{seconds} seconds") for seconds in ANSWER_SECONDS),
        (("tempo", ("speed",)),),
    ),
    Option(
        "levitate",
        "Levitate",
        (
            Choice("next", "To the nearest free Red", "If the nearest Red is taken, the next one that is free."),
            Choice("strict", "Only to the nearest Red", "If the nearest Red is taken, the token cannot be lifted."),
        ),
    ),
    Option(
        "guard",
        "Length",
        (
            Choice("off", "Until somebody wins", "The game goes on until three rings come Home."),
            Choice("on", f"At most {GUARD_ROLLS} rolls", "Then the most rings win."),
        ),
    ),
)
