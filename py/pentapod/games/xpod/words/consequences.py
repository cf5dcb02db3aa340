"""What came of an action, beside what was done: levels, units gone, points, ice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapod.engine.english import counted, listed
from pentapod.games.xpod.data.table import CARD_BIT, LEVEL, NAMES
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import FORM, FROZEN
from pentapod.games.xpod.words.names import CARD_NAMES, placed_units, whose


def consequences(state: XPod, after: XPod, names: Sequence[str]) -> Iterator[str]:
    """What else changed: levels, units gone, points, ice."""
    before, now = placed_units(state), placed_units(after)
    gained = [after.sides[seat].points - state.sides[seat].points for seat in range(2)]
    # Nothing else takes a unit off the board in an action that brings its owner points.
    scored = [key for key in before if key not in now and gained[key[0]]]
    for key, (code, _) in before.items():
        unit = whose(code, names)
        if key not in now:
            if key not in scored:
                yield f"{unit} is off the board."
            continue
        later, square = now[key]
        place = "" if square is None else f" on {SQUARES[square]}"
        levels = LEVEL[later & FORM] - LEVEL[code & FORM]
        if levels:
            yield f"{unit}{place} {'gained' if levels > 0 else 'lost'} {counted(abs(levels), 'level')}."
        if (later ^ code) & FROZEN:
            yield f"{unit}{place} is {'frozen' if later & FROZEN else 'no longer frozen'}."
    for seat, points in enumerate(gained):
        if points:
            units = listed(sorted(NAMES[before[key][0] & FORM] for key in scored)) or "A unit"
            total = counted(after.sides[seat].points, "point")
            yield f"{units} scored: {names[seat]} has {total}."
            yield from _cards_back(state, after, 1 - seat, names)


def _cards_back(state: XPod, after: XPod, seat: int, names: Sequence[str]) -> Iterator[str]:
    """The used cards that a seat has again without choosing, for the points of the other."""
    back = after.sides[seat].hand & state.sides[seat].used
    if back:
        cards = [name for card, name in CARD_NAMES.items() if back & CARD_BIT[card]]
        yield f"{names[seat]} gets {cards[0] if len(cards) == 1 else counted(len(cards), 'card')} back for that."
