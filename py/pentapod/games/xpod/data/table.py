"""The table of X-Pod Play Off, loaded and checked once.

Every level of every plan is a *form*, numbered from 1 so that the next level of a plan is the next number. What a
form is made of and can do stands in tuples by that number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations_with_replacement, pairwise
from typing import Any, Final, NamedTuple

from pentapod.engine.tables import TableError, load
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.bricks import Bricks


class Movement(StrEnum):
    """How a unit goes, by the word that its plan prints."""

    MOVE = "MOVE"
    JUMP = "JUMP"
    FLY = "FLY"
    PUSH = "PUSH"


class Special(StrEnum):
    """What a unit can do besides moving, by its touch."""

    CARRY = "carry"
    DECON = "decon"
    EAT = "eat"
    REPAIR = "repair"
    SCARE = "scare"
    WEB = "web"


class Tier(StrEnum):
    """The basic and the advanced game."""

    BASIC = "basic"
    ADVANCED = "advanced"


class CardId(StrEnum):
    """The kinds of X-tra cards, by their touch."""

    BUILD2 = "build2"
    DECON1 = "decon1"
    JUMP = "jump"
    LEVEL1 = "level1"
    MOVE1 = "move1"


class Decon(NamedTuple):
    """A DECON action: how many levels it takes, and from which distances."""

    levels: int
    near: int
    far: int


class Form(NamedTuple):
    """One level of a plan."""

    number: int
    pod: int
    plan: int
    """The place of the plan in its pod."""
    level: int
    add: Bricks
    """What this level adds to those below it."""
    bricks: Bricks
    """All that a unit of this level is made of."""
    moves: tuple[tuple[Movement, int], ...]
    specials: tuple[Special, ...]
    """What it can do besides moving, DECON without its figures."""
    decon: Decon | None


class Plan(NamedTuple):
    """How a unit is built, level by level."""

    id: str
    tier: Tier
    forms: tuple[int, ...]

    @property
    def top(self) -> int:
        """The form of its max level."""
        return self.forms[-1]


class Starter(NamedTuple):
    """Three plans to begin with."""

    id: str
    plans: tuple[int, ...]


class Pod(NamedTuple):
    """A pod: its bricks, its plans and its cards."""

    id: str
    kinds: tuple[str, ...]
    inventory: Bricks
    pieces: int
    """All pieces of the set, with those of the shell."""
    shell: int
    cards: int
    """The X-tra cards of its basic plans, a bit each."""
    plans: tuple[Plan, ...]
    starters: tuple[Starter, ...]


_TABLE: Final = load(__package__)
_LIMITS: Final = _TABLE["limits"]

POINTS: Final[int] = _LIMITS["points"]
TURNS: Final[int] = _LIMITS["turns"]
REPETITIONS: Final[int] = _LIMITS["repetitions"]
STARTERS: Final[int] = _LIMITS["starters"]
HAND: Final[int] = _LIMITS["cards"]
COLUMNS: Final[int] = _TABLE["board"]["columns"]
ROWS: Final[int] = _TABLE["board"]["rows"]
HOME_STARTS: Final = (tuple(_TABLE["board"]["start_south"]), tuple(_TABLE["board"]["start_north"]))
MAPS: Final[dict[str, tuple[str, ...]]] = {entry["id"]: tuple(entry["obstacles"]) for entry in _TABLE["board"]["map"]}
"""The printed boards: where their obstacles lie."""
CARDS: Final = tuple(sorted(card.value for card in CardId))
"""The kinds of X-tra cards, ascending. A set of cards is a whole number with the bit of each."""
CARD_BIT: Final = {card: 1 << place for place, card in enumerate(CARDS)}

_DECON: Final = re.compile(r"DECON(?P<more>\+1)?(?: R(?P<near>\d)(?:-(?P<far>\d))?)?")


def _decon(text: str) -> Decon | None:
    found = _DECON.fullmatch(text)
    if not found:
        return None
    near = int(found["near"] or 1)
    return Decon(2 if found["more"] else 1, near, int(found["far"] or near))


def _form(number: int, pod: int, plan: int, below: Form | None, entry: dict[str, Any], kinds: tuple[str, ...]) -> Form:
    add = bricks.packed(entry["add"].get(kind, 0) for kind in kinds)
    if set(entry["add"]) - set(kinds) or not add:
        raise TableError(f"a level adds {entry['add']}, of which its pod has not every kind")
    decons = [decon for decon in map(_decon, entry["specials"]) if decon]
    plain = [special.lower() for special in entry["specials"] if not _decon(special)]
    if len(decons) > 1 or set(plain) - set(Special) or set(entry["moves"]) - set(Movement):
        raise TableError(f"a level can do {entry['moves']} and {entry['specials']}")
    if not all(0 < value < 5 for value in entry["moves"].values()):
        raise TableError(f"a level moves {entry['moves']}")
    return Form(
        number,
        pod,
        plan,
        below.level + 1 if below else 1,
        add,
        add + (below.bricks if below else 0),
        tuple((Movement(kind), value) for kind, value in entry["moves"].items()),
        tuple(sorted({*map(Special, plain), *([Special.DECON] if decons else [])})),
        decons[0] if decons else None,
    )


def _pods() -> tuple[tuple[Pod, ...], tuple[Form, ...]]:
    forms: list[Form] = []
    pods = []
    for pod, entry in enumerate(_TABLE["pod"]):
        kinds = tuple(entry["inventory"])
        plans = []
        for place, sheet in enumerate(entry["plan"]):
            below = None
            for level in sheet["levels"]:
                below = _form(len(forms) + 1, pod, place, below, level, kinds)
                forms.append(below)
            numbers = tuple(form.number for form in forms[-len(sheet["levels"]) :])
            plans.append(Plan(sheet["id"], Tier(sheet["tier"]), numbers))
        places = {plan.id: place for place, plan in enumerate(plans)}
        starters = tuple(
            Starter(starter["id"], tuple(places[plan] for plan in starter["units"])) for starter in entry["starter"]
        )
        pods.append(
            Pod(
                entry["id"],
                kinds,
                bricks.packed(entry["inventory"].values()),
                entry["pieces_in_set"],
                entry["shell_pieces"],
                sum(CARD_BIT[card] for card in entry["xtra"]),
                tuple(plans),
                starters,
            )
        )
    return tuple(pods), tuple(forms)


PODS, _FORMS = _pods()
POD_OF: Final = {pod.id: place for place, pod in enumerate(PODS)}
KINDS: Final = frozenset(kind for pod in PODS for kind in pod.kinds)
"""The kinds of bricks of all pods."""

FORMS: Final = (Form(0, -1, -1, 0, 0, 0, (), (), None), *_FORMS)
"""Every form by its number; number 0 is none."""

ADD: Final = tuple(form.add for form in FORMS)
BRICKS: Final = tuple(form.bricks for form in FORMS)
LEVEL: Final = tuple(form.level for form in FORMS)
FLIES: Final = tuple(any(kind == Movement.FLY for kind, _ in form.moves) for form in FORMS)
SCARES: Final = tuple(Special.SCARE in form.specials for form in FORMS)
NEXT: Final = tuple(
    form.number + 1 if after.plan == form.plan and after.pod == form.pod else 0
    for form, after in pairwise((*FORMS, FORMS[0]))
)
"""The form one level up; 0 at the max level."""
IDS: Final = tuple(PODS[form.pod].plans[form.plan].id if form.number else "" for form in FORMS)
TOPS: Final = tuple(len(PODS[form.pod].plans[form.plan].forms) if form.number else 0 for form in FORMS)
"""The max level of each form's plan."""


def plans_of(pod: int, tier: Tier) -> tuple[Plan, ...]:
    """The plans that a pod may build in a game of this tier."""
    return tuple(plan for plan in PODS[pod].plans if tier == Tier.ADVANCED or plan.tier == Tier.BASIC)


def counted(pod: int, some: Bricks) -> list[tuple[str, int]]:
    """Bricks of a pod by kind, with how many there are of each."""
    counts = bricks.counts(some)
    return [(kind, count) for kind, count in zip(PODS[pod].kinds, counts, strict=False) if count]


def together(pod: int, plans: Iterable[Plan]) -> bool:
    """Whether these units, at their max levels, can all be built at once from the pod's bricks."""
    return bricks.has(PODS[pod].inventory, sum(BRICKS[plan.top] for plan in plans))


def _check() -> None:
    if (COLUMNS, ROWS) != (6, 9):
        raise TableError("the board is not 6 by 9 squares")
    squares = {f"{column}{row + 1}" for column in "abcdef"[:COLUMNS] for row in range(ROWS)}
    for home, starts in zip(("1", str(ROWS)), HOME_STARTS, strict=True):
        if len({*starts}) != STARTERS or not {*starts} <= {square for square in squares if square[1:] == home}:
            raise TableError(f"the starting units do not stand on {STARTERS} squares of row {home}")
    for name, obstacles in MAPS.items():
        if not {*obstacles} <= squares:
            raise TableError(f"the map {name!r} has an obstacle that is on no square")
    if min(POINTS, TURNS) < 1 or REPETITIONS < 2:
        raise TableError("there is not one point, one turn and two repetitions to play for")
    for place, pod in enumerate(PODS):
        counts = bricks.counts(pod.inventory)
        if len(pod.kinds) > bricks.KINDS or max(counts) > bricks.MOST:
            raise TableError(f"the inventory of {pod.id} cannot be counted")
        if sum(counts) != pod.pieces - pod.shell:
            raise TableError(f"{pod.id} has {sum(counts)} bricks, not {pod.pieces} less {pod.shell}")
        if pod.cards.bit_count() != HAND or len(pod.starters) != 3 or len(pod.plans) > 8:
            raise TableError(f"{pod.id} has not {HAND} X-tra cards, three starter sets and at most eight plans")
        for starter in pod.starters:
            units = [pod.plans[plan] for plan in starter.plans]
            basic = all(unit.tier == Tier.BASIC for unit in units)
            if len({*units}) != STARTERS or not together(place, units) or not basic:
                raise TableError(f"the starter set {starter.id} of {pod.id} cannot be built")
        if not all(together(place, [plan]) and len(plan.forms) < 4 for plan in pod.plans):
            raise TableError(f"a plan of {pod.id} has too many levels or bricks")
        if not any(together(place, pair) for pair in combinations_with_replacement(plans_of(place, Tier.BASIC), 2)):
            raise TableError(f"{pod.id} can never build two units")
    words = [*KINDS, *CARD_BIT, *(plan.id for pod in PODS for plan in pod.plans), *Special]
    if len({*words}) != len(words):
        raise TableError("a plan, a card, a kind of brick and a special action share an id")


_check()
