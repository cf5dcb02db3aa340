"""The table of X-Pod Play Off, loaded and checked once.

Every level of every plan is a *form*, numbered from 1 so that the next level of a plan is the next number. What a
form is made of and can do stands in tuples by that number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations_with_replacement, pairwise
from typing import Final, NamedTuple

from pentapod.engine.tables import Entry, TableError, check_known, load
from pentapod.engine.values import Names, Numbers, indexed
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
    forms: Numbers

    @property
    def top(self) -> int:
        """The form of its max level."""
        return self.forms[-1]


class Starter(NamedTuple):
    """Three plans to begin with."""

    id: str
    plans: Numbers


class Pod(NamedTuple):
    """A pod: its bricks, its plans and its cards."""

    id: str
    kinds: Names
    inventory: Bricks
    pieces: int
    """All pieces of the set, with those of the shell."""
    shell: int
    cards: int
    """The X-tra cards of its basic plans, a bit each."""
    plans: tuple[Plan, ...]
    starters: tuple[Starter, ...]


_TABLE: Final = load(__package__)
_LIMITS: Final[dict[str, int]] = _TABLE["limits"]

POINTS: Final = _LIMITS["points"]
TURNS: Final = _LIMITS["turns"]
REPETITIONS: Final = _LIMITS["repetitions"]
STARTERS: Final = _LIMITS["starters"]
HAND: Final = _LIMITS["cards"]
COLUMNS: Final[int] = _TABLE["board"]["columns"]
ROWS: Final[int] = _TABLE["board"]["rows"]
HOME_STARTS: Final = (tuple(_TABLE["board"]["start_south"]), tuple(_TABLE["board"]["start_north"]))
MAPS: Final[dict[str, Names]] = {entry["id"]: tuple(entry["obstacles"]) for entry in _TABLE["board"]["map"]}
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


def _form(number: int, pod: int, plan: int, below: Form | None, entry: Entry, kinds: Names) -> Form:
    add = bricks.packed(entry["add"].get(kind, 0) for kind in kinds)
    decons = [decon for decon in map(_decon, entry["specials"]) if decon]
    plain = [special.lower() for special in entry["specials"] if not _decon(special)]
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


def _check_level(entry: Entry, kinds: Names, path: Names) -> None:
    for kind in entry["add"]:
        check_known(kind, kinds, *path, "add")
    if sum(1 for special in entry["specials"] if _decon(special)) > 1:
        raise TableError("xpod-decons", *path, "specials")


def _pods() -> tuple[tuple[Pod, ...], tuple[Form, ...]]:
    forms: list[Form] = []
    pods = []
    for pod, entry in enumerate(_TABLE["pod"]):
        kinds = tuple(entry["inventory"])
        plans = []
        for place, sheet in enumerate(entry["plan"]):
            below = None
            for number, level in enumerate(sheet["levels"], 1):
                _check_level(level, kinds, ("pod", entry["id"], "plan", sheet["id"], "levels", str(number)))
                below = _form(len(forms) + 1, pod, place, below, level, kinds)
                forms.append(below)
            numbers = tuple(form.number for form in forms[-len(sheet["levels"]) :])
            plans.append(Plan(sheet["id"], Tier(sheet["tier"]), numbers))
        places = indexed(plan.id for plan in plans)
        for starter in entry["starter"]:
            for plan in starter["units"]:
                check_known(plan, places, "pod", entry["id"], "starter", starter["id"], "units")
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
POD_OF: Final = indexed(pod.id for pod in PODS)
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
    for place, pod in enumerate(PODS):
        count = sum(bricks.counts(pod.inventory))
        if count != pod.pieces - pod.shell:
            raise TableError("xpod-bricks", "pod", pod.id, "inventory", count=count, needed=pod.pieces - pod.shell)
        if pod.cards.bit_count() != HAND:
            raise TableError("xpod-cards", "pod", pod.id, "xtra", count=HAND)
        for starter in pod.starters:
            units = [pod.plans[plan] for plan in starter.plans]
            basic = all(unit.tier == Tier.BASIC for unit in units)
            if len({*units}) != STARTERS or not together(place, units) or not basic:
                raise TableError("xpod-starter", "pod", pod.id, "starter", starter.id, count=STARTERS)
        for plan in pod.plans:
            if not together(place, [plan]):
                raise TableError("xpod-plan", "pod", pod.id, "plan", plan.id)
        if not any(together(place, pair) for pair in combinations_with_replacement(plans_of(place, Tier.BASIC), 2)):
            raise TableError("xpod-two", "pod", pod.id)
    taken = {*KINDS, *CARD_BIT, *Special}
    for pod in PODS:
        for plan in pod.plans:
            if plan.id in taken:
                raise TableError("xpod-taken", "pod", pod.id, "plan", plan.id)
            taken.add(plan.id)


_check()
