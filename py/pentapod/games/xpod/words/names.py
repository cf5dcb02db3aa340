"""What X-Pod Play Off says: what is to be done, and what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pentapod.engine.state import CHANCE, Action, Path
from pentapod.games.xpod.data.table import (
    BUILD2,
    CARDS,
    CARRY,
    DECON,
    DECON1,
    EAT,
    HAND,
    JUMP_CARD,
    KIND_NAMES,
    LEVEL,
    LEVEL1,
    MOVE1,
    NAMES,
    PODS,
    REPAIR,
    REPETITIONS,
    STARTERS,
    TOPS,
    TURNS,
    WEB,
)
from pentapod.games.xpod.rules.actions import PASS, UNFREEZE, chooser
from pentapod.games.xpod.rules.activations import DROP
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF, SQUARES, TITLES
from pentapod.games.xpod.rules.carry import directions
from pentapod.games.xpod.rules.movement import reach
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, OVER, UNMOVED, Act
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.supply import APART, form_named, in_lid, plan_names
from pentapod.games.xpod.rules.units import FORM, FROZEN, Unit, copy_of, form_of, owner
from pentapod.games.xpod.words.phrases import a, counted, listed, where, whose

OVER_ALREADY: Final = "The game is over."
NO_SUCH_SEAT: Final = "Only two play this game."
CARD_NAMES: Final = {card.id: card.name for card in CARDS}

_ENDINGS: Final = {
    "points": "{winner} wins with {points} points.",
    "passes": "A draw: both players passed, one after the other.",
    "repeated": f"A draw: this position has been there {REPETITIONS} times.",
    "long": f"A draw: {TURNS} turns are over.",
    "resigned": "{winner} wins: {loser} resigned.",
}
_WHOM: Final = {
    CARRY: "which unit next to {unit} is carried",
    DECON: "which unit {unit} deconstructs",
    EAT: "which unit {unit} eats",
    REPAIR: "which unit {unit} repairs",
    WEB: "which unit {unit} webs",
    UNFREEZE: "whether {unit} is unfrozen",
}
_ON_WHICH: Final = {
    JUMP_CARD: "which unit jumps",
    MOVE1: "which unit moves 1 further",
    LEVEL1: "which unit goes up a level",
    DECON1: "which unit deconstructs",
}
_DID: Final = {
    CARRY: "picked up",
    DECON: "deconstructed",
    EAT: "ate",
    REPAIR: "repaired",
    WEB: "webbed",
    DECON1: "deconstructed",
}


def prompt(state: XPod, names: Sequence[str], chosen: Path = ()) -> str:
    """Who is to do what now; when the game is over, how it ended."""
    task = state.task
    if task.kind == OVER:
        winner = max(task.winner, 0)
        points = state.sides[winner].points
        return _ENDINGS[task.ending].format(winner=names[winner], loser=names[1 - winner], points=points)
    if task.kind == DRAW:
        return "Chance draws the starting player."
    name = names[state.actors[0]]
    if task.waits:
        wait = task.waits[0]
        what = (
            "chooses a brick of the unit that scored: it is locked in the pod"
            if wait.bricks
            else "takes a used card back"
        )
        return f"{name} {what}."
    if task.kind == CHOOSE:
        return f"{name} {_picking(state)}."
    if task.kind == BUILD:
        return f"{name} builds {'a second unit' if task.first else 'two units'} into the lid."
    if task.act:
        return f"{name}{_acting(state, task.act, chosen)}."
    return f"{name}{_choosing(state, names, chosen)}."


def _picking(state: XPod) -> str:
    plans, cards = state.task.picks[chooser(state)]
    if len(plans) < STARTERS:
        return f"chooses the first units in secret: {counted(STARTERS - len(plans), 'plan')} to go"
    return f"chooses X-tra cards in secret: {counted(HAND - cards.bit_count(), 'card')} to go"


def _choosing(state: XPod, names: Sequence[str], chosen: Path) -> str:
    """What a turn may be, after the touches so far."""
    if not chosen:
        return f" {listed(open_turns(state), 'or')}"
    first = chosen[0]
    if first in SQUARE_OF:
        unit = NAMES[state.units[SQUARE_OF[first]] & FORM]
        if len(chosen) > 1:
            return f" chooses {_WHOM[chosen[1]].format(unit=unit)}"
        if state.units[SQUARE_OF[first]] & FROZEN:
            return f" chooses {_WHOM[UNFREEZE].format(unit=unit)}"
        return f" chooses where {unit} goes, or what it does"
    if first in _ON_WHICH:
        return f" plays {CARD_NAMES[first]} and chooses {'whom it hits' if len(chosen) > 1 else _ON_WHICH[first]}"
    if first.startswith("lid-"):
        unit = NAMES[in_lid(state.sides[state.task.seat].lid, first) & FORM]
        return f" places {unit} on the home row, or takes it apart"
    return f" builds {PODS[state.setting.pods[state.task.seat]].plans[_plan(state, first)].name} into the lid"


def open_turns(state: XPod) -> Iterator[str]:
    """The kinds of turn that are open."""
    paths = [path for _, path in state.actions()]
    if PASS in paths:
        yield "passes, for nothing can be built, placed or activated"
    if any(path[0] not in SQUARE_OF and path[-1].startswith("build") for path in paths):
        yield "builds"
    if any(path[0].startswith("lid-") and path[-1] in SQUARE_OF for path in paths):
        yield "places"
    if any(path[0] in SQUARE_OF and path[-1] != UNFREEZE for path in paths):
        yield "activates"
    if any(path[-1] == UNFREEZE for path in paths):
        yield "unfreezes"


def _plan(state: XPod, name: str) -> int:
    return plan_names(state.setting.pods[state.task.seat])[name]


def _acting(state: XPod, act: Act, chosen: Path) -> str:
    """What the activated unit may do next, after the touches so far."""
    unit = NAMES[state.units[act.at] & FORM]
    if chosen and chosen[0] == DROP:
        return f" chooses where {NAMES[act.load & FORM]} is put down"
    if chosen and chosen[0] in _WHOM:
        return f" chooses {_WHOM[chosen[0]].format(unit=unit)}"
    if chosen and chosen[0] in _ON_WHICH:
        return (
            f" plays {CARD_NAMES[chosen[0]]} and chooses {_ON_WHICH[LEVEL1] if chosen[0] == LEVEL1 else 'whom it hits'}"
        )
    if act.load:
        load = NAMES[act.load & FORM]
        if act.points == UNMOVED:
            return f": {unit} has picked up {load}, may move, and puts it down"
        if act.points:
            return f": {unit} pushes on with {counted(act.points, 'point')} left, or puts {load} down"
        return f": {unit} puts {load} down next to itself"
    if act.points == UNMOVED:
        if all(path[0] in CARD_NAMES or path[-1] == APART for _, path in state.actions()):
            return f": {unit} can go nowhere yet; play another X-tra card"
        return f": {unit} {'jumps' if act.jumps else 'moves'} now, by the X-tra card"
    if act.points:
        if len(directions(state, act)) == 1:
            return f": the push of {unit} is blocked and goes on, with {counted(act.points, 'point')} left"
        return f": {unit} pushes on with {counted(act.points, 'point')} left, or does something else"
    return f": {unit} may do something special, or is done"


# ---------------------------------------------------------------------- what happened


def describe(state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
    """What a legal action does, in the past tense, as a viewer may know it."""
    seat, path = action
    if state.task.kind == CHOOSE:
        return f"{names[seat]} {_picked(state, seat, path[0], viewer)}."
    if seat == CHANCE:
        return f"{names[SIDES.index(path[0])]} begins."
    after = state.after(action)
    told = [f"{_deed(state, action, names)}.", *_consequences(state, after, names)]
    return " ".join(told)


def _picked(state: XPod, seat: int, touch: str, viewer: int | None) -> str:
    knows = viewer in (seat, CHANCE)
    if touch in CARD_NAMES:
        return f"chose {CARD_NAMES[touch]}" if knows else "chose an X-tra card"
    sheets = PODS[state.setting.pods[seat]].plans
    return f"chose {next(plan.name for plan in sheets if plan.id == touch)}" if knows else "chose a plan"


def _deed(state: XPod, action: Action, names: Sequence[str]) -> str:
    seat, path = action
    name, task, first = names[seat], state.task, path[0]
    if task.waits:
        if task.waits[0].bricks:
            return f"{name} locked {a(KIND_NAMES[first].one)} in the pod"
        return f"{name} took {CARD_NAMES[first]} back"
    if path[-1] == APART:
        return f"{name} took {NAMES[in_lid(state.sides[seat].lid, first) & FORM]} in the lid apart"
    if path == PASS:
        return f"{name} passed"
    if first == BUILD2:
        return f"{name} played {CARD_NAMES[first]}"
    if first in (JUMP_CARD, MOVE1, LEVEL1):
        square = SQUARE_OF[path[1]] if len(path) > 1 else _at(state)
        return f"{name} played {CARD_NAMES[first]} on {_unit(state.units[square], seat, names)} on {SQUARES[square]}"
    if first == DECON1:
        square = SQUARE_OF[path[1]] if len(path) > 2 else _at(state)
        target = SQUARE_OF[path[-1]]
        hit = where(state.units[target], target, names)
        return f"With {CARD_NAMES[first]} {whose(state.units[square], names)} {_DID[first]} {hit}"
    if task.act:
        return _act_deed(state, task.act.at, path, names)
    if first in SQUARE_OF:
        return _act_deed(state, SQUARE_OF[first], path[1:], names)
    if path[1] in SQUARE_OF:
        return f"{name} placed {NAMES[in_lid(state.sides[seat].lid, first) & FORM]} on {path[1]}"
    form = form_named(state.setting.pods[seat], first, path[1])
    at_level = "" if LEVEL[form] == TOPS[form] else f" at level {LEVEL[form]}"
    return f"{name} built {NAMES[form]}{at_level} into the lid"


def _at(state: XPod) -> int:
    assert state.task.act
    return state.task.act.at


def _unit(code: Unit, seat: int, names: Sequence[str]) -> str:
    return NAMES[code & FORM] if owner(code) == seat else whose(code, names)


def _act_deed(state: XPod, square: int, path: Path, names: Sequence[str]) -> str:
    """What an activated unit does."""
    code, first = state.units[square], path[0]
    unit = whose(code, names)
    if first == UNFREEZE:
        return f"{names[owner(code)]} spent the turn on {NAMES[code & FORM]} on {SQUARES[square]}"
    if first == "done":
        return f"{unit} was done"
    act = state.task.act
    if first == DROP:
        assert act
        return f"{unit} put {_unit(act.load, owner(code), names)} down on {path[1]}"
    if first in SQUARE_OF:
        goal = SQUARE_OF[first]
        able = reach(code & FORM, bool(act and act.boost), bool(act and act.jumps))
        points = act.points if act and act.points != UNMOVED else able.push
        if points and goal in state.units:
            return f"{unit} on {SQUARES[square]} pushed {where(state.units[goal], goal, names)}"
        verb = "flew" if able.fly else "jumped" if able.jump else "moved"
        return f"{unit} {verb} from {SQUARES[square]} to {first}"
    target = SQUARE_OF[path[1]]
    return f"{unit} {_DID[first]} {_unit(state.units[target], owner(code), names)} on {path[1]}"


def _known(state: XPod) -> dict[tuple[int, int, int], tuple[Unit, str]]:
    """Every unit on the board or in the air, by what makes it the same unit later."""
    known = {}
    for square, code in state.units.items():
        known[owner(code), form_of(code).plan, copy_of(code)] = code, f" on {SQUARES[square]}"
    if state.task.act and state.task.act.load:
        code = state.task.act.load
        known[owner(code), form_of(code).plan, copy_of(code)] = code, ""
    return known


def _consequences(state: XPod, after: XPod, names: Sequence[str]) -> Iterator[str]:
    """What else changed: levels, units gone, points, ice."""
    before, now = _known(state), _known(after)
    gained = [after.sides[seat].points - state.sides[seat].points for seat in range(2)]
    # Nothing else takes a unit off the board in an action that brings its owner points.
    scored = [key for key in before if key not in now and gained[key[0]]]
    for key, (code, _) in before.items():
        unit = whose(code, names)
        if key not in now:
            if key not in scored:
                yield f"{unit} is off the board."
            continue
        later, place = now[key]
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


def summary(state: XPod) -> str:
    """A position in a sentence or two, for who cannot see it."""
    counts = [sum(owner(code) == seat for code in state.units.values()) for seat in range(2)]
    told = [
        f"{TITLES[seat]} has {counted(state.sides[seat].points, 'point')}, {counted(counts[seat], 'unit')} on the board"
        for seat in range(2)
    ]
    return f"X-Pod Play Off. {listed(told)}. {prompt(state, TITLES)}"
