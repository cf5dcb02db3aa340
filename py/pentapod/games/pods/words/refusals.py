"""Why touches are refused in PODS, by the keys of the reasons that its rules give."""

from __future__ import annotations

from typing import Final

from pentapod.games.pods.rules.objections import EDGE, NO_LINE

OBSTACLES: Final = {EDGE: "the edge of the board", NO_LINE: "no line"}
"""What blocks a leg, if no pod does."""

REFUSALS: Final = {
    "aside": "{piece} was set aside and is out of the game.",
    "bipod-first": "{seat} opens with a bipod: pod {numbers:or}.",
    "blocked": "All legs of pod {number} would be blocked on {goal_place}: {obstacles:,}.",
    "comes-back": "Pod {number} would be blocked on {goal_place} and come straight back, "
    "and nothing else would change.",
    "empty": "{place} is empty: first choose one of {seat}'s pods.",
    "fits-nowhere": "{piece} fits nowhere now: every empty point is guarded or would leave it blocked.",
    "guarded": "{goal_place} is guarded: {pieces:and} "
    "{count:reaches it with a long leg along a line|reach it with long legs along lines}.",
    "no-goal": "Pod {number} moves to a point of the board.",
    "no-leg": "Pod {number} has no leg to the {direction}.",
    "no-line": "No line joins {place} and {goal_place}.",
    "no-place": "Pod {number} is placed on a point of the board.",
    "not-in-hand": "{piece} is not in the hand: it stands on {place}.",
    "not-next": "{goal_place} is not next to {place}: a pod moves one step.",
    "not-own": "{piece} on {place} is not {seat}'s pod.",
    "stays": "{piece} on {place} stays there: by the Standard rules pods do not move.",
    "taken": "{goal_place} is taken: {goal_piece} stands there.",
    "turn-first": "The board is turned before anything else happens.",
    "waits": "{seat} is to move; this pod waits in {other_seat}'s hand.",
}
