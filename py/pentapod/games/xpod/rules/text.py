"""A position of X-Pod Play Off as one line of text, and back: `write` and `parse` are a pair.

*Writing a position* in `guide.md` says how it is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeVar

from pentapod.engine.grammar import (
    MARK,
    TEXT,
    Codec,
    Values,
    after,
    ascending,
    either,
    form,
    mapped,
    members,
    number,
    numbered,
    one_of,
    optional,
    record,
    sequence,
    subset,
    union,
)
from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARDS, LEVEL, MAPS, POD_OF, PODS, Tier
from pentapod.games.xpod.rules.board import DIRECTIONS, SQUARES
from pentapod.games.xpod.rules.position import (
    BuildLevel,
    Position,
    Side,
    StartUnits,
    setting,
    stocked,
    turn_fingerprint,
)
from pentapod.games.xpod.rules.task import (
    Activation,
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ended,
    Ending,
    GameOver,
    Load,
    LockBrick,
    Moving,
    Picks,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Task,
    Unmoved,
    activation_of,
    turn_of,
)
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, form_of, owner, unit

SEATS: Final = "sn"
"""The letters of the seats."""

Pods = tuple[int, int]
PositionT = TypeVar("PositionT", bound=Position)

_SEAT: Final = numbered(SEATS)
_NUMBER: Final = number()
_SQUARE: Final = numbered(SQUARES, "square").loose()
_POD: Final = one_of(POD_OF, "pod")
_CARDS: Final = subset(numbered(CARDS, "card"), twice=lambda text, card: MalformedPosition(card, "twice"))
_FINGERPRINT: Final = number("fingerprint", "0|[1-9a-f][0-9a-f]{0,15}", base=16)


# ---------------------------------------------------------------------- what belongs to a pod


@cache
def _units(seat: int, pod: int) -> Codec[Unit]:
    """A seat's unit, of a plan of this pod."""
    plans = PODS[pod].plans

    def read(parts: tuple[int, int, bool, bool, int]) -> Unit:
        plan, level, safe, frozen, copy = parts
        forms = plans[plan].forms
        if level > len(forms):
            raise MalformedPosition(f"{plans[plan].id}{level}", "levels", most=len(forms))
        return unit(seat, forms[level - 1], copy) | SAFE * safe | FROZEN * frozen

    return mapped(
        form(
            "{plan}{level}{safe}{frozen}{copy}",
            None,
            "unit",
            plan=numbered([plan.id for plan in plans], "pod-plan", "[a-z]+", pod=pod),
            level=number(digits="[1-9]"),
            safe=either("", "*"),
            frozen=either("", "!"),
            copy=after("~", number(digits="[1-9][0-9]?"), 0),
        ),
        read,
        lambda code: (form_of(code).plan, LEVEL[code & FORM], bool(code & SAFE), bool(code & FROZEN), copy_of(code)),
    ).loose()


def write_unit(code: Unit) -> str:
    """A unit without its owner and square."""
    return _units(owner(code), form_of(code).pod).write(code)


@cache
def _bricks(pod: int) -> Codec[bricks.Bricks]:
    """Bricks of a pod, each by itself."""
    return mapped(
        sequence(numbered(PODS[pod].kinds, "pod-brick", pod=pod)),
        lambda kinds: sum(map(bricks.one, kinds)),
        bricks.listed,
    )


@cache
def _side(seat: int, pod: int) -> Codec[Values]:
    """A player: the pod, its points, units on the board and in the lid, locked bricks and cards."""
    units = _units(seat, pod)
    return record(
        ";",
        one_of({PODS[pod].id: pod}),
        _NUMBER,
        sequence(form("{unit}@{square}", None, "standing", unit=units, square=_SQUARE)),
        ascending(sequence(units)),
        _bricks(pod),
        form("{hand}/{used}", None, "cards", hand=_CARDS, used=_CARDS),
        key="side",
    )


@cache
def _picks(pod: int) -> Codec[Picks]:
    """What a player of this pod has picked: plans, then cards if there are any."""
    plans = sequence(numbered([plan.id for plan in PODS[pod].plans], "pod-plan", pod=pod))
    return form("{plans}{cards}", Picks, "task", plans=plans, cards=after("+", _CARDS, 0))


@cache
def _choice(pods: Pods) -> Codec[ScoreChoice]:
    """A choice about a scored unit, and whose it is: bricks to lock, or `card` to take one back."""

    def read(parts: tuple[int, str]) -> ScoreChoice:
        seat, what = parts
        if what == "card":
            return TakeBack(seat)
        return LockBrick(seat, bricks.each(_bricks(pods[seat]).parse(what)))

    def parts(choice: ScoreChoice) -> tuple[int, str]:
        what = _bricks(pods[choice.seat]).write(choice.bricks) if isinstance(choice, LockBrick) else "card"
        return choice.seat, what

    return mapped(form("{seat}={what}", None, "waits", seat=_SEAT, what=TEXT), read, parts)


# ---------------------------------------------------------------------- activations


_TOLD: Final = {
    "told-unmoved": ("unmoved", "load=", "boost", "jumps"),
    "told-ended": ("from=", "blocked=", "touched", "ended"),
    "told-moving": ("from=", "left=", "blocked=", "touched", "load="),
}
"""What may be said of an activation before its movement, once it is over, and else; and the fault of the rest."""


@cache
def _activation(pods: Pods) -> Codec[Activation]:
    """An activation of a unit of these pods."""
    load = mapped(
        form("{seat}.{unit}@{source}", None, "load", seat=_SEAT, unit=TEXT, source=_SQUARE),
        lambda parts: Load(_units(parts[0], pods[parts[0]]).parse(parts[1]), parts[2]),
        lambda load: (owner(load.unit), write_unit(load.unit), load.source),
    )
    said: dict[str, tuple[Codec[Any], object]] = {
        "unmoved": (MARK, False),
        "from=": (_SQUARE, None),
        "left=": (_NUMBER, 0),
        "blocked=": (numbered(DIRECTIONS), None),
        "touched": (MARK, False),
        "load=": (load, None),
        "boost": (MARK, False),
        "jumps": (MARK, False),
        "ended": (MARK, False),
    }

    def read(values: Values) -> Activation:
        square, unmoved, origin, left, blocked, touched, load, boost, jumps, ended = values
        fault = "told-unmoved" if unmoved else "told-ended" if ended else "told-moving"
        for (name, (_, default)), value in zip(said.items(), values[1:], strict=True):
            if value != default and name not in _TOLD[fault]:
                raise MalformedPosition(name.rstrip("="), fault)
        origin = square if origin is None else origin
        if ended:
            return Ended(square, origin, blocked, touched)
        if square is None:
            raise MalformedPosition("-", "left-board")
        return Unmoved(square, load, boost, jumps) if unmoved else Moving(square, origin, left, blocked, touched, load)

    words = record(",", optional(_SQUARE), options=said, misplaced="activation-word", ordered=False)
    return mapped(words, read, _said)


def _said(activation: Activation) -> Values:
    """What there is to say of an activation, in the order of the text."""
    match activation:
        case Unmoved(square, load, boost, jumps):
            return square, True, None, 0, None, False, load, boost, jumps, False
        case Moving(square, origin, points, blocked, touched, load):
            return square, False, None if origin == square else origin, points, blocked, touched, load, *(False,) * 3
        case Ended(square, origin, blocked, touched):
            return square, False, None if origin == square else origin, 0, blocked, touched, None, False, False, True


# ---------------------------------------------------------------------- whole positions


@cache
def _positions(pods: Pods, seat: int) -> Codec[Values]:
    """The words of a position with these pods, when it is this seat's turn."""
    south, north = map(_picks, pods)
    picks = form("{south}/{north}", None, "task", south=south, north=north)
    task: Codec[Task] = union(
        {
            ChoosePlans: form("choose:{picks}", ChoosePlans, "task", picks=picks),
            DrawStarter: form("draw", DrawStarter, "task"),
            TakeTurn: "turn",
            BuildTwo: "build2{first}",
            GameOver: "over:{ending}:{winner}",
        },
        "task",
        {"seat": seat},
        first=after(":", _units(seat, pods[seat])),
        ending=members(Ending),
        winner=optional(_SEAT),
    )
    return record(
        " ",
        members(Tier),
        one_of({name: name for name in MAPS}),
        members(StartUnits),
        members(BuildLevel),
        *map(_side, range(2), pods),
        _SEAT,
        _NUMBER,
        task,
        options={
            "act:": (_activation(pods), None),
            "waits:": (sequence(_choice(pods), ";"), ()),
            "card": (MARK, False),
            "passed": (MARK, False),
            "from:": (_FINGERPRINT, None),
            "seen:": (sequence(_FINGERPRINT), ()),
        },
    )


def write(position: Position) -> str:
    """The line of a position."""
    (*settled, pods, _), task, start = position.setting, position.task, position.turn_start
    standing: tuple[list[tuple[Unit, int]], ...] = ([], [])
    for square, code in sorted(position.units.items()):
        standing[owner(code)].append((code, square))
    seat = turn_of(task)
    return _positions(pods, seat).write(
        (
            *settled,
            *[
                (pod, side.points, units, side.lid, side.locked, (side.hand, side.used))
                for pod, side, units in zip(pods, position.sides, standing, strict=True)
            ],
            seat,
            position.turns,
            task,
            activation_of(task),
            task.pending if isinstance(task, TakeTurn) else (),
            isinstance(task, BuildTwo) or (isinstance(task, TakeTurn) and task.card_played),
            position.passed,
            None if start == turn_fingerprint(task, position.units, position.sides) else start or 0,
            position.earlier_starts,
        )
    )


def parse(line: str, kind: type[PositionT]) -> PositionT:
    """The position of a class that a line tells, be it possible or not. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) < 9:
        raise MalformedPosition(line, "short", count=len(words))
    south, north = (_POD.parse(word.partition(";")[0]) for word in words[4:6])
    *settled, one, other, seat, turns, task, activation, pending, card, passed, start, earlier = _positions(
        (south, north), _SEAT.parse(words[6])
    ).parse(line)
    sides, units = [], {}
    for pod, points, standing, lid, locked, (hand, used) in (one, other):
        sides.append(Side(lid, PODS[pod].inventory, locked, hand, used, points))
        for code, square in standing:
            if square in units:
                raise MalformedPosition(SQUARES[square], "square-taken", place=SQUARES[square])
            units[square] = code
    task = _completed(task, words[8], {"activation": activation, "pending": pending, "card_played": card})
    if seat != turn_of(task):
        raise MalformedPosition(SEATS[seat], "south-first")
    position = kind(setting(*settled, (south, north)), units, sides, task, turns, passed, start or None, earlier)
    position.sides = stocked(position)
    if start is None:
        position.turn_start = turn_fingerprint(task, units, position.sides)
    return position


_BESIDE: Final = {"activation": "act", "pending": "waits", "card_played": "card"}
"""The words that tell more of a task, by what they tell."""


def _completed(task: Task, word: str, others: Mapping[str, Any]) -> Task:
    """A task with what the other words say of it. A card has always been played where two units are built."""
    fields = {name: value for name, value in others.items() if name in task._fields}
    for name, value in others.items():
        if value and name not in fields and not (name == "card_played" and isinstance(task, BuildTwo)):
            raise MalformedPosition(_BESIDE[name], "beside", task_part=word)
    return task._replace(**fields)
