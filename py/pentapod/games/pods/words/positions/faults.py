"""What is wrong with positions of PODS, by the keys that its rules give."""

from __future__ import annotations

from typing import Final

FAULTS: Final = {
    "advanced-only": "The Standard rules have no {part}.",
    "blocked": "{part} is blocked: it would have been removed.",
    "drawn-by-quiet": "The game is drawn after {most} quiet turns.",
    "drawn-by-repetition": "The game is drawn when a position occurs {most} times.",
    "empty-hand": "{seat} cannot be to move: {seat} has an empty hand, and won.",
    "no-bipod": "Blue opened with a bipod, but none is here.",
    "no-change": "{part} is not a point and what stood there, such as d4w3 or d4-.",
    "no-difference": "{part} is no difference: every turn changes the board.",
    "no-leg-on-line": "{part} has no leg along a line there, so it was never placed.",
    "no-pod": "{part}: there is no pod {pod}; each side has pods 1 to {last}.",
    "no-pod-on-point": "{part} is not a pod on a point, such as 3@d4.",
    "no-pods-aside": "{part} is not Blue's and Orange's pods set aside, such as 3/- or 4,5/6.",
    "pod-aside": "{seat}'s pod {pod} is set aside and on the board.",
    "pod-elsewhere": "{part}: {seat}'s pod {pod} stands elsewhere already.",
    "pod-named-twice": "{part} names pod {pod} twice.",
    "pod-twice": "{seat}'s pod {pod} stands on two points at once.",
    "point-taken": "{part}: another pod stands on {place}.",
    "resigned-after-end": "Nobody can have resigned here: the game is over by itself.",
    "short": "A position of PODS has six parts at least: rules, guard, turn, side and pods.",
    "unturned": "The board is turned before anything is played.",
    "wrong-mover": "{seat} cannot be to move with {blue} blue and {orange} orange pods placed.",
}
