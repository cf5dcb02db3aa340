"""What the editor of PODS says, by key."""

from __future__ import annotations

from typing import Final

EDITING: Final = {
    "advanced-only": "Pods are set aside in the Advanced rules only.",
    "as-it-is": "As it is",
    "aside": "{pod}, set aside",
    "away": "place of {pod}, which stands on {place}",
    "board": "Board",
    "piece": "{pod}: {legs}",
    "pods-of": "{seat}'s pods",
    "quiet": "Turns since a hand shrank",
    "side": "To move",
    "turned": "Turned by {degrees}°",
    "unturned": "Not turned yet",
}
