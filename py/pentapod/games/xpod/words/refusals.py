"""Why touches are refused in X-Pod Play Off, by the keys of the reasons that its rules give."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.data.table import IDS, KIND_NAMES, NAMES, Special
from pentapod.games.xpod.rules.actions import TurnKind
from pentapod.games.xpod.rules.touches import lid_touch
from pentapod.games.xpod.words.names import CARD_NAMES

SPECIALS: Final = {
    Special.CARRY: "carry",
    Special.DECON: "deconstruct",
    Special.EAT: "eat",
    Special.REPAIR: "repair",
    Special.SCARE: "scare",
    Special.WEB: "web",
}
"""The verb of each special action."""

TURNS: Final = {
    TurnKind.PASS: "passes, for nothing can be built, placed or activated",
    TurnKind.BUILD: "builds",
    TurnKind.PLACE: "places",
    TurnKind.ACTIVATE: "activates",
    TurnKind.UNFREEZE: "unfreezes",
}
"""What a player does in each kind of turn."""

THINGS: Final[dict[str, str]] = {
    **{plan: name for plan, name in zip(IDS, NAMES, strict=True) if plan},
    **{lid_touch(form): name for form, name in enumerate(NAMES) if name},
    **{kind: names.one for kind, names in KIND_NAMES.items()},
    **CARD_NAMES,
}
"""What the plans, bricks, cards and units in the lid are called, by their touch."""

REFUSALS: Final = {
    "advanced-plan": "{thing} is a plan of the advanced game.",
    "back-again": "{unit.owned} would only be back where it began.",
    "back-where-it-was": "{load} would only be back where it was: that is no activation.",
    "before-anything": "{thing} is played before anything else in a turn.",
    "before-moving": "{thing} is played before the unit moves.",
    "card-first": "An X-tra card was played on {unit.owned}: first it moves.",
    "carry-late": "A unit is picked up before the movement, not after it.",
    "carrying": "{unit.owned} is carrying: it puts its load down, and then the turn is over.",
    "choosing": "{seat} chooses plans and cards before the first turn.",
    "chosen": "{seat} has chosen {thing} already.",
    "draw-first": "First chance draws the starting player.",
    "drop-nowhere": "{load} is put down on a square next to its carrier.",
    "drop-on-obstacle": "There is an obstacle on {place}, and {load} does not fly.",
    "drop-too-far": "{place} is not next to the carrier.",
    "foreign": "{target.there} belongs to another player.",
    "frozen": "{unit.there} is frozen: it can only be unfrozen, which takes the turn.",
    "frozen-already": "{target.there} is frozen already.",
    "frozen-by-card": "{unit.there} is frozen.",
    "helps-nobody": "{thing} would help none of {seat}'s units now.",
    "idle": "{unit.there} can neither move nor do anything to a unit in its reach.",
    "immobile": "{unit.owned} cannot move by itself at level {unit.level}.",
    "in-the-way": "{target.there} is in the way.",
    "just-built": "{thing} was built with BUILD 2 just now, and stays whole.",
    "leads-nowhere": "{unit} could go nowhere with {thing}.",
    "level-bricks": "For the next level of {target.owned} {target.owner} needs {shortage}.",
    "level-needs-unit": "{place} {vacancy}: LEVEL +1 is for a unit on the board.",
    "level-without-end": "With another level this activation could not be brought to an end.",
    "load-first": "{unit.owned} puts down what it carries first.",
    "lock-first": "First {seat} locks a brick of the unit that scored.",
    "max-level": "{target.there} is at its max level.",
    "max-level-only": "{thing} is built at its max level.",
    "movement-over": "The movement of {unit.owned} is over.",
    "must-push-on": "The push of {unit.owned} is still blocked, and goes on while pushes are left.",
    "no-building": "{seat} is activating a unit in this turn, and builds nothing.",
    "no-enemy": "{target.there} is no enemy.",
    "no-jump": "JUMP helps a unit that moves or pushes, and {unit} does not, or jumps or flies already.",
    "no-level-now": "No unit on the board can go up a level now.",
    "no-load": "{unit.owned} carries nothing.",
    "no-place": "{thing} is placed on a square of the home row.",
    "no-placing": "{seat} is activating a unit in this turn, and places nothing.",
    "no-room": "There is no room to put {target.owned} down.",
    "no-room-after": "After that {unit.owned} could not put {load} down.",
    "no-room-beside": "On {place} there is no room to put {load} down.",
    "no-second-unit": "After {thing} no second unit could be built.",
    "no-such-brick": "The unit that scored had no {thing}.",
    "no-such-card": "{seat} has no card {thing}.",
    "no-unit": "{place} {vacancy}: {seat} touches a unit first.",
    "no-unit-now": "{place} {vacancy}. Now {seat} {turns:or}.",
    "no-way": "The way to {place} is blocked or too long for {unit.owned}.",
    "nobody-in-reach": "{unit.owned} has nobody to {special} from {place}.",
    "not-able": "{unit.owned} cannot {special} at level {unit.level}.",
    "not-frozen": "{unit.there} is not frozen.",
    "not-home": "{place} is not in {seat}'s home row: units are placed there.",
    "not-in-lid": "{seat} has no such unit in the lid.",
    "not-own-unit": "{unit.there} belongs to {unit.owner}.",
    "not-possible": "{unit.owned} cannot repair it now.",
    "not-together": "{thing} cannot be built together with what {seat} has chosen.",
    "not-used": "{thing} is not among {seat}'s used cards.",
    "nothing-chosen": "First {seat} chooses a unit, a plan or a card.",
    "obstacle": "There is an obstacle on {place}, and {unit.owned} does not fly.",
    "of-other-player": "This is {other_seat}'s; now {seat} is to choose.",
    "other-unit": "{unit.owned} is activated in this turn, and no other unit.",
    "out-of-reach": "{target.there} is {away:# square|# squares} away; {unit.owned} reaches {span}.",
    "own-units-only": "{thing} is for one of {seat}'s own units.",
    "pass": "{seat} can still do something, so passing is not allowed.",
    "plans-complete": "{seat} has chosen all the plans; now the cards are chosen.",
    "plans-first": "{seat} chooses plans first, then the cards.",
    "push-first": "A blocked push goes on first.",
    "push-onto-obstacle": "There is an obstacle on {place}; a pusher cannot enter it.",
    "push-safe": "What would be pushed there is safe and cannot give way.",
    "push-too-far": "{unit.owned} pushes one square at a time: {place} is not next to it.",
    "safe": "{target.there} is safe until {target.owner}'s next turn.",
    "secret": "{seat} chooses in secret.",
    "stuck": "{unit.owned} stands on an obstacle, and only flying leads off it.",
    "stuck-and-idle": "{unit.there} cannot fly off the obstacle, and reaches nobody.",
    "take-back-first": "First {seat} takes a used X-tra card back.",
    "taken": "{place} is taken: {target.owned} stands there.",
    "too-big": "{target.there} is above level 1 and cannot be eaten.",
    "too-far": "{place} is too far: {unit.owned} goes {most} at most, never diagonally.",
    "too-few-bricks": "{thing} needs {shortage}.",
    "two-builds": "BUILD 2 was played: this turn is for building two units, and nothing else.",
    "two-not-possible": "{seat} does not have the bricks and plans for two units.",
    "unchanged": "{unit.owned} is back where it began and has touched nothing: that is no activation.",
    "used": "{seat} has used {thing} already.",
    "vacant": "{place} {vacancy}.",
}
