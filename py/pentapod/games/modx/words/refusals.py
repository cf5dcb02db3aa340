"""Why touches are refused in MODX, by the keys of the reasons that its rules give."""

from __future__ import annotations

from typing import Final

REFUSALS: Final = {
    "adjacent": "{place} is adjacent to the Joker on {joker_place}.",
    "claim-first": "First the last claim is settled.",
    "completes": "A Joker on {place} would complete {seat}'s {pattern}.",
    "cover-used": "A last marker goes where one of the X-pieces was used: {places:and}.",
    "deal-first": "First chance names the oldest player.",
    "joker-there": "{place} is not free: a Joker is there.",
    "no-claims": "In this game patterns score by themselves.",
    "no-pattern": "{seat} has no {pattern}.",
    "no-player": "There is no such player.",
    "no-room": "There is no room for {shape} around {place}.",
    "no-x": "A claim touches an X of the pattern; there is none on {place}.",
    "not-overlooked": "There is no overlooked pattern at {place}.",
    "out": "{seat} has left the game.",
    "own-x": "The X on {place} is {seat}'s own. Only others may claim {seat}'s patterns.",
    "score-first": "First the patterns are scored.",
    "shape-first": "To tick a pattern, touch its shape and then its middle.",
    "ticked": "The {pattern} is ticked already.",
    "touch-middle": "{seat} touches the middle of {shape}.",
    "touch-pattern": "{seat} touches an X of the overlooked pattern.",
    "x-there": "{place} is not free: an X is there.",
}
