"""The touches of actions, and whose a touch is.

Plans, cards, bricks and units in the lid are touched by their own names by the seat that acts now. The same things of
the other player have touches of their own (`north-pouncer`): no action has them, but they can be asked about.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pentapod.engine.state import Action, Path, State
from pentapod.engine.values import Names
from pentapod.games.xpod.data.table import CARDS, IDS, LEVEL, PODS, TOPS, Special
from pentapod.games.xpod.rules.board import SIDES, SQUARES

PASS: Final[Path] = ("pass",)
DONE: Final[Path] = ("done",)
"""The path that ends an activation."""
DROP: Final = "drop"
"""A carrier puts its load down."""
UNFREEZE: Final = "unfreeze"
APART: Final = "apart"
"""A unit in the lid is taken apart."""

TO: Final = tuple(tuple(Action(seat, (name,)) for name in SQUARES) for seat in range(2))
"""By seat and square: the action of touching it alone."""


@lru_cache(65_536)
def action_of(seat: int, *path: str) -> Action:
    """An action, made once."""
    return Action(seat, tuple(map(str, path)))


def build_touch(form: int) -> str:
    """The touch that builds a plan: `build`, or `build-2` for a lower level than its highest."""
    return "build" if LEVEL[form] == TOPS[form] else f"build-{LEVEL[form]}"


def lid_touch(form: int) -> str:
    """The touch of a unit in the lid: `lid-pouncer`, or `lid-pouncer-2` below its max level."""
    name = f"lid-{IDS[form]}"
    return name if LEVEL[form] == TOPS[form] else f"{name}-{LEVEL[form]}"


# ---------------------------------------------------------------------- whose a touch is

_PREFIXES: Final = tuple(f"{side}-" for side in SIDES)


def actor(state: State) -> int | None:
    """The seat that acts now, if one does."""
    actors = state.actors
    return actors[0] if actors else None


def touch_of(state: State, seat: int, name: str) -> str:
    """The touch of something of a seat."""
    return touch_of_seat(seat, seat == actor(state), name)


def touch_of_seat(seat: int, acts: bool, name: str) -> str:
    """The same of a seat that acts now, or does not."""
    return str(name) if acts else _PREFIXES[seat] + name


def owner_and_name(acting: int | None, touch: str) -> tuple[int | None, str]:
    """The seat that a touch belongs to, and what it names there. `acting` is the seat that acts now."""
    for seat, prefix in enumerate(_PREFIXES):
        if touch.startswith(prefix):
            return seat, touch.removeprefix(prefix)
    return acting, touch


def every_touch() -> Names:
    """Every touch of an action: squares, plans, bricks, cards, what units do, the lid, and the side of chance."""
    forms = range(1, len(IDS))
    bricks = (kind for pod in PODS for kind in pod.kinds)
    acts = (special for special in Special if special != Special.SCARE)
    ends = (*PASS, *DONE, DROP, UNFREEZE, APART)
    named = (
        *SQUARES,
        *IDS[1:],
        *bricks,
        *CARDS,
        *acts,
        *ends,
        *map(build_touch, forms),
        *map(lid_touch, forms),
        *SIDES,
    )
    return tuple(dict.fromkeys(map(str, named)))
