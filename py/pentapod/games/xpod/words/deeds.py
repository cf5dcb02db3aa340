"""What actions do, for the log and as advice, by the keys that the rules give."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.data.table import CardId, Special

DEEDS: Final[dict[str, str]] = {
    Special.CARRY: "{unit.owned} picked up {target.brief} on {place}.",
    Special.DECON: "{unit.owned} deconstructed {target.brief} on {place}.",
    Special.EAT: "{unit.owned} ate {target.brief} on {place}.",
    Special.REPAIR: "{unit.owned} repaired {target.brief} on {place}.",
    Special.WEB: "{unit.owned} webbed {target.brief} on {place}.",
    CardId.DECON1: "With {thing} {unit.owned} deconstructed {target.there}.",
    "apart": "{seat} took {thing} in the lid apart: {bricks} to build with.",
    "begin": "{other_seat} begins.",
    "build": "{seat} built {thing} into the lid.",
    "build-low": "{seat} built {thing} at level {level} into the lid.",
    "choose-card": "{seat} chose {thing}.",
    "choose-plan": "{seat} chose {thing}.",
    "choose-some-card": "{seat} chose an X-tra card.",
    "choose-some-plan": "{seat} chose a plan.",
    "done": "{seat} ended the turn.",
    "drop": "{unit.owned} put {load.brief} down on {place}.",
    "fly": "{unit.owned} flew from {start_place} to {place}.",
    "jump": "{unit.owned} jumped from {start_place} to {place}.",
    "lock": "{seat} locked {one} in the pod.",
    "move": "{unit.owned} moved from {start_place} to {place}.",
    "pass": "{seat} passed.",
    "place": "{seat} placed {thing} on {place}.",
    "play": "{seat} played {thing}.",
    "play-on": "{seat} played {thing} on {unit.brief} on {place}.",
    "push": "{unit.there} pushed {target.there}.",
    "take-back": "{seat} took {thing} back, because {other_seat} has scored.",
    "unfreeze": "{seat} spent the turn on {unit} on {place}.",
}
"""In the past tense."""

TAKEN_APART: Final = "{seat} took {thing} in the lid apart."
"""The same of "apart" in brief, without the bricks that come of it."""

ADVICE: Final[dict[str, str]] = {
    Special.CARRY: "Pick up {target.yours} on {place} with your {unit}",
    Special.DECON: "Deconstruct {target.yours} on {place} with your {unit}",
    Special.EAT: "Eat {target.yours} on {place} with your {unit}",
    Special.REPAIR: "Repair {target.yours} on {place} with your {unit}",
    Special.WEB: "Web {target.yours} on {place} with your {unit}",
    CardId.DECON1: "Play {thing}: deconstruct {target.yours} on {place} with your {unit}",
    "apart": "Take your {thing} in the lid apart",
    "begin": "Let {other_seat} begin",
    "build": "Build {one}",
    "build-low": "Build {one} at level {level}",
    "choose-card": "Choose the card {thing}",
    "choose-plan": "Choose {one}",
    "choose-some-card": "Choose an X-tra card",
    "choose-some-plan": "Choose a plan",
    "done": "End the turn of your {unit}",
    "drop": "Put {load.yours} down on {place}",
    "fly": "Fly your {unit} from {start_place} to {place}",
    "jump": "Jump with your {unit} from {start_place} to {place}",
    "lock": "Lock {one} in your pod",
    "move": "Move your {unit} from {start_place} to {place}",
    "pass": "Pass",
    "place": "Place your {thing} on {place}",
    "play": "Play {thing}",
    "play-on": "Play {thing} on {unit.yours} on {place}",
    "push": "Push {target.yours} on {place} with your {unit} on {start_place}",
    "take-back": "Take {thing} back",
    "unfreeze": "Unfreeze your {unit} on {place}",
}
"""As imperatives."""
