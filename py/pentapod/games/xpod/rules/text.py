"""A position of X-Pod Play Off as one line, as FEN is to chess: `write` and `parse` are a pair.

    basic crossroads lid max wild;0;pouncer3@c4,redwing2*@b1;snapjaw3;-;jump,level1/decon1 auto;0;-;-;-;build2/- n 7
    turn

In this order, parted by single spaces:

- `basic` or `advanced`; the board; where the first units begin, `lid` or `home_row`; how units are built, `max` or
  `any`;
- South's side, then North's, each in six parts with `;` between: the pod, its points, its units on the board, those
  in the lid, the bricks locked in the pod, and the X-tra cards in hand `/` used;
- whose turn it is, `s` or `n` (`s` before the first turn), and how many turns are over;
- what is to be done: `choose:` (what South `/` North has picked: plans, `+`, cards), `draw`, `turn`, `build2` (with
  the unit that was built first, if there is one: `build2:pouncer3`) or `over:` (how it ended, and who won:
  `over:points:s`, `over:passes:-`).

A unit is its plan and level, `*` if it is safe, `!` if it is frozen, `~1` if it is the second of its kind, and `@`
with its square. Nothing at all is `-`. Then, each only if there is something to tell:

- `act:` an activation, of a turn or of one in whose middle the game ended. It begins with the square of the unit.
  Before the movement `unmoved` follows, then `load=n.dasher2@c5` (whom it carries, and from where), `boost` (by MOVE
  +1), `jumps` (by JUMP). Later `from=c4` (where it began, if elsewhere), `left=2` (points of PUSH), `blocked=north`
  (its last push), `touched`, and `load=`. Once only choices about scored units are left, `from=`, `blocked=`,
  `touched` and `ended`; a unit that has left the board stands on `-`;
- `waits:` the choices about scored units in a turn: `s=eye,plate` (a brick to lock), `n=card` (a card to take back),
  parted by `;`;
- `card` if an X-tra card was played in this turn, `passed` if the last turn was passed;
- `from:` the fingerprint of the position in which this turn began, where it is not this one, or 0 if that position
  cannot come again; `seen:` those of the positions in which earlier turns began.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from pentapod.engine.grammar import (
    MARK,
    TEXT,
    Codec,
    after,
    form,
    members,
    number,
    one_of,
    optional,
    record,
    sequence,
    union,
)
from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data.table import MAPS, PODS, Tier
from pentapod.games.xpod.rules.activation.text import activations
from pentapod.games.xpod.rules.board import SQUARES
from pentapod.games.xpod.rules.check import stocked
from pentapod.games.xpod.rules.position import (
    BuildLevel,
    Position,
    Setting,
    Side,
    StartUnits,
    setting,
    turn_fingerprint,
)
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ending,
    GameOver,
    TakeTurn,
    Task,
    activation_of,
    turn_of,
)
from pentapod.games.xpod.rules.text_parts import NUMBER, POD, SEAT, SEATS, choices, picks, sides, units
from pentapod.games.xpod.rules.units import Unit, owner

_FINGERPRINT: Final = number("fingerprint", "0|[1-9a-f][0-9a-f]{0,15}", base=16)
_POSITION: Final = record(
    " ",
    members(Tier),
    one_of({name: name for name in MAPS}),
    members(StartUnits),
    members(BuildLevel),
    TEXT,
    TEXT,
    SEAT,
    NUMBER,
    TEXT,
    key="short",
    options={
        "act:": (TEXT, None),
        "waits:": (TEXT, None),
        "card": (MARK, False),
        "passed": (MARK, False),
        "from:": (_FINGERPRINT, None),
        "seen:": (sequence(_FINGERPRINT), ()),
    },
)

_BESIDE: Final[Mapping[type[Task], tuple[str, ...]]] = {
    TakeTurn: ("act", "waits", "card"),
    BuildTwo: ("card",),
    GameOver: ("act",),
}
"""The parts that belong to a task."""


@cache
def _tasks(pods: tuple[int, int], seat: int) -> Codec[Task]:
    """What is to be done when it is a seat's turn, without what the other parts say of it."""
    south, north = map(picks, pods)
    chosen = form("{south}/{north}", None, "task", south=south, north=north)
    return union(
        {
            ChoosePlans: form("choose:{picks}", ChoosePlans, "task", picks=chosen),
            DrawStarter: form("draw", DrawStarter, "task"),
            TakeTurn: "turn",
            BuildTwo: "build2{first}",
            GameOver: "over:{ending}:{winner}",
        },
        "task",
        {"seat": seat},
        first=after(":", units(seat, pods[seat])),
        ending=members(Ending),
        winner=optional(SEAT),
    )


class Fields(NamedTuple):
    """What a text says, in the order that a state is made of."""

    setting: Setting
    units: Mapping[int, Unit]
    sides: tuple[Side, Side]
    task: Task
    turns: int
    passed: bool
    turn_start: int | None
    earlier_starts: tuple[int, ...]


def write(position: Position) -> str:
    """The line of a position."""
    (tier, map_, start_units, build_level, pods, _), task = position.setting, position.task
    seat, activation, start = turn_of(task), activation_of(task), position.turn_start
    pending = task.pending if isinstance(task, TakeTurn) else ()
    return _POSITION.write(
        (
            tier,
            map_,
            start_units,
            build_level,
            *(_write_side(position, side) for side in range(2)),
            seat,
            position.turns,
            _tasks(pods, seat).write(task),
            activations(pods).write(activation) if activation else None,
            sequence(choices(pods), ";").write(pending) if pending else None,
            isinstance(task, BuildTwo) or (isinstance(task, TakeTurn) and task.card_played),
            position.passed,
            None if start == turn_fingerprint(task, position.units, position.sides) else start or 0,
            position.earlier_starts,
        )
    )


def _write_side(position: Position, seat: int) -> str:
    pod, side = position.setting.pods[seat], position.sides[seat]
    standing = [(code, square) for square, code in sorted(position.units.items()) if owner(code) == seat]
    return sides(seat, pod).write((pod, side.points, standing, side.lid, side.locked, (side.hand, side.used)))


def parse(line: str) -> Fields:
    """What a line says, be it possible or not. Raises `MalformedPosition`."""
    tier, map_, start_units, build_level, *written, seat, turns, what, act, waits, card, passed, start, earlier = (
        _POSITION.parse(line)
    )
    pods, found, units_ = [], [], {}
    for side, text in enumerate(written):
        pod, points, standing, lid, locked, (hand, used) = sides(side, POD.parse(text.split(";")[0])).parse(text)
        pods.append(pod)
        found.append(Side(tuple(sorted(lid)), PODS[pod].inventory, locked, hand, used, points))
        for code, square in standing:
            if square in units_:
                raise MalformedPosition(SQUARES[square], "square-taken", place=SQUARES[square])
            units_[square] = code
    setting_ = setting(tier, map_, start_units, build_level, (pods[0], pods[1]))
    task = _parse_task(what, seat, setting_.pods, {"act": act, "waits": waits, "card": card})
    fields = Fields(setting_, units_, (found[0], found[1]), task, turns, passed, start or None, earlier)
    fields = fields._replace(sides=stocked(fields))
    return fields if start is not None else fields._replace(turn_start=turn_fingerprint(task, units_, fields.sides))


def _parse_task(word: str, seat: int, pods: tuple[int, int], others: Mapping[str, Any]) -> Task:
    """What is to be done by a seat, with those of the other parts that belong to it."""
    task = _tasks(pods, seat).parse(word)
    for name, value in others.items():
        if value and name not in _BESIDE.get(type(task), ()):
            raise MalformedPosition(name, "beside", task=word)
    if seat != turn_of(task):
        raise MalformedPosition(SEATS[seat], "south-first")
    if isinstance(task, TakeTurn | GameOver) and others["act"]:
        task = task._replace(activation=activations(pods).parse(others["act"]))
    if isinstance(task, TakeTurn):
        waits = others["waits"]
        pending = sequence(choices(pods), ";").parse(waits) if waits else ()
        task = task._replace(pending=pending, card_played=others["card"])
    return task
