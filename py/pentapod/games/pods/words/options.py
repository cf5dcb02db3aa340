"""What is settled before a game of PODS."""

from __future__ import annotations

from typing import Final

from pentapod.engine.options import Choice, Option

OPTIONS: Final = (
    Option(
        "rules",
        "Rules",
        (
            Choice("standard", "Standard", "Place pods in turn; who cannot place one loses."),
            Choice("advanced", "Advanced", "Place or move; blocked pods go. Empty your hand to win."),
        ),
    ),
    Option(
        "guard",
        "Long legs guard",
        (
            Choice("on", "On", "No pod is placed where a long leg of an enemy pod reaches along a line."),
            Choice("off", "Off", "Pods are placed near enemy legs as one likes."),
        ),
    ),
)
