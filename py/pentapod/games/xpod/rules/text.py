"""A position of X-Pod Play Off as one line, as FEN is to chess.

    basic crossroads lid max wild;0;pouncer3@c4,redwing2*@b1;snapjaw3;-;jump,level1/decon1 auto;0;-;-;-;build2/- n 7
    turn

In this order, parted by single spaces:

- `basic` or `advanced`; the board; where the first units begin, `lid` or `home_row`; how units are built, `max` or
  `any`;
- South's side, then North's, each in six parts with `;` between: the pod, its points, its units on the board, those
  in the lid, the bricks locked in the pod, and the X-tra cards in hand `/` used;
- whose turn it is, `s` or `n`, and how many turns are over;
- what is to be done: `choose:` (what South `/` North has picked: plans, `+`, cards), `draw`, `turn`, `build2` (with
  the unit that was built first, if there is one: `build2:pouncer3`) or `over:` (how it ended, and who won:
  `over:points:s`, `over:passes:-`).

A unit is its plan and level, `*` if it is safe, `!` if it is frozen, `~1` if it is the second of its kind, and `@`
with its square. Nothing at all is `-`. Then, each only if there is something to tell:

- `act:` an activation under way: where the unit stands (`-` if it is gone), then `from=c4`, `unmoved`, `left=2`
  (points of PUSH), `blocked=north` (its last push), `touched`, `load=n.dasher2@c5` (whom it carries, and from
  where), `boost`, `jumps`, `ended`;
- `waits:` choices about scored units: `s=eye,plate` (a brick to lock), `n=card` (a card to take back), parted by `;`;
- `card` if an X-tra card was played in this turn, `passed` if the last turn was passed;
- `from:` the fingerprint of the position in which this turn began, where it is not this one; `seen:` those of
  earlier ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, IDS, LEVEL, PODS
from pentapod.games.xpod.rules.board import DIRECTIONS, SQUARES
from pentapod.games.xpod.rules.lay import Table
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, GONE, OVER, UNMOVED, Act, Wait, turn_print
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, owner

SEATS: Final = "sn"


def write(state: Table) -> str:
    """The line of a position; `read` is its inverse."""
    setting_, task = state.setting, state.task
    fields = [
        setting_.tier,
        setting_.map,
        setting_.start_units,
        setting_.build_level,
        _write_side(state, 0),
        _write_side(state, 1),
        SEATS[task.seat],
        str(state.turns),
        _write_task(state),
    ]
    if task.act:
        fields.append("act:" + ",".join(_write_act(task.act)))
    if task.waits:
        fields.append("waits:" + ";".join(_write_wait(state, wait) for wait in task.waits))
    if task.carded:
        fields.append("card")
    if state.passed:
        fields.append("passed")
    if state.start != turn_print(state.task, state.units, state.sides):
        fields.append("from:" + f"{state.start:x}")
    if state.seen:
        fields.append("seen:" + ",".join([f"{number:x}" for number in state.seen]))
    return " ".join(fields)


def _write_side(state: Table, seat: int) -> str:
    side, pod = state.sides[seat], PODS[state.setting.pods[seat]]
    locked = (pod.kinds[kind] for kind, count in enumerate(bricks.counts(side.locked)) for _ in range(count))
    standing = ((square, code) for square, code in sorted(state.units.items()) if owner(code) == seat)
    parts = (
        pod.id,
        str(side.points),
        _listed(f"{write_unit(code)}@{SQUARES[square]}" for square, code in standing),
        _listed(map(write_unit, side.lid)),
        _listed(locked),
        f"{_write_cards(side.hand)}/{_write_cards(side.used)}",
    )
    return ";".join(parts)


def write_unit(code: Unit) -> str:
    """A unit without its owner and square."""
    copy = copy_of(code)
    marks = "*" * bool(code & SAFE) + "!" * bool(code & FROZEN) + (f"~{copy}" if copy else "")
    return f"{IDS[code & FORM]}{LEVEL[code & FORM]}{marks}"


def _write_cards(cards: int) -> str:
    return _listed(card.id for card in CARDS if cards & CARD_BIT[card.id])


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _write_task(state: Table) -> str:
    task = state.task
    if task.kind == CHOOSE:
        return "choose:" + "/".join(_write_picks(state, seat) for seat in range(2))
    if task.kind == BUILD and task.first:
        return f"{BUILD}:{write_unit(task.first)}"
    if task.kind == OVER:
        return f"over:{task.ending}:{'-' if task.winner < 0 else SEATS[task.winner]}"
    return task.kind


def _write_picks(state: Table, seat: int) -> str:
    plans, cards = state.task.picks[seat]
    sheets = PODS[state.setting.pods[seat]].plans
    return _listed(sheets[plan].id for plan in plans) + (f"+{_write_cards(cards)}" if cards else "")


def _write_act(act: Act) -> Iterable[str]:
    yield "-" if act.at == GONE else SQUARES[act.at]
    if act.origin != act.at:
        yield f"from={SQUARES[act.origin]}"
    if act.points == UNMOVED:
        yield "unmoved"
    elif act.points:
        yield f"left={act.points}"
    if act.heading >= 0:
        yield f"blocked={DIRECTIONS[act.heading]}"
    if act.touched:
        yield "touched"
    if act.load:
        yield f"load={SEATS[owner(act.load)]}.{write_unit(act.load)}@{SQUARES[act.source]}"
    for name in ("boost", "jumps", "ended"):
        if getattr(act, name):
            yield name


def _write_wait(state: Table, wait: Wait) -> str:
    names = PODS[state.setting.pods[wait.seat]].kinds
    what = ",".join(names[kind] for kind in bricks.kinds(wait.bricks)) if wait.bricks else "card"
    return f"{SEATS[wait.seat]}={what}"
