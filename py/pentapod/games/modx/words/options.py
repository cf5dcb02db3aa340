"""What is settled before a game of MODX."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option

OPTIONS: Final = (
    Option(
        "players",
        "Players",
        (
            Choice("2", "2 players", "15 points win."),
            Choice("3", "3 players", "12 points win."),
            Choice("4", "4 players", "10 points win."),
            Choice("teams", "2 teams of 2", "12 points of a team win. Partners sit opposite each other."),
        ),
    ),
    Option(
        "patterns",
        "Patterns",
        (
            Choice("auto", "Score by themselves", "Every pattern that you make scores at once."),
            Choice("claim", "Must be claimed", "Tick what you see. What you overlook, any other player may claim."),
        ),
    ),
)
