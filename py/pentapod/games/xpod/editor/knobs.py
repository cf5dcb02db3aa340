"""What a position of X-Pod Play Off says beside what lies where, as knobs of the position editor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.editing import Knob, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.xpod.data.table import BASIC, POD_OF, PODS, TURNS
from pentapod.games.xpod.editor.changes import begin_turn, count_points, empty_side, fit_tier, made
from pentapod.games.xpod.rules.board import SIDES, TITLES
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import BUILD, CHOOSE, DRAW, OVER, TURN, Picks, Setting, Side, Task, setting
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.words.options import OPTIONS

_SETTLED: Final = ("tier", "map", "start_units", "build_level")
"""The options that are a field of the `Setting` each."""

_TURN: Final = "task"
_TURNS: Final = "turns"
_PASSED: Final = "passed"

_ENDINGS: Final = {
    "points:s": "Over: South has won by points",
    "points:n": "Over: North has won by points",
    "resigned:s": "Over: North resigned",
    "resigned:n": "Over: South resigned",
    "passes:-": "Over: a draw, both passed",
    "repeated:-": "Over: a draw by repetition",
    "long:-": f"Over: a draw after {TURNS} turns",
}


def knobs(state: State) -> tuple[Knob, ...]:
    """Whose turn it is and what counts for it, then what was settled before the game."""
    assert isinstance(state, XPod)
    chosen = {name: getattr(state.setting, name) for name in _SETTLED}
    chosen |= {side: PODS[state.setting.pods[seat]].id for seat, side in enumerate(SIDES)}
    passed = (Choice("no", "No"), Choice("yes", "Yes"))
    return (
        Knob(_TURN, "Now", tuple(_tasks(state)), _task_id(state)),
        Knob(_TURNS, "Turns that are over", _turn_counts(state), str(state.turns)),
        Knob(_PASSED, "The last turn was passed", passed, "yes" if state.passed else "no"),
        *(
            Knob(option.id, option.label, option.choices, chosen[option.id])
            for option in OPTIONS
            if option.id in chosen
        ),
    )


def _task_id(state: XPod) -> str:
    task = state.task
    if task.kind == OVER:
        return f"over:{task.ending}:{'-' if task.winner < 0 else SEATS[task.winner]}"
    if task.kind in (DRAW, CHOOSE):
        return task.kind
    return SEATS[task.seat] if task == Task(TURN, task.seat) else "on"


def _tasks(state: XPod) -> Iterator[Choice]:
    task, here = state.task, _task_id(state)
    if here == "on":
        what = "builds two units" if task.kind == BUILD else "is in the middle of a turn"
        yield Choice(here, f"{TITLES[task.seat]} {what}")
    for seat, letter in enumerate(SEATS):
        yield Choice(letter, f"{TITLES[seat]}'s turn begins")
    if state.setting.tier != BASIC or here == CHOOSE:
        yield Choice(CHOOSE, "Plans and cards are chosen")
    yield Choice(DRAW, "Chance draws who begins")
    endings = [Choice(f"over:{ending}", label) for ending, label in _ENDINGS.items()]
    yield from endings
    if task.kind == OVER and here not in [choice.id for choice in endings]:
        yield Choice(here, "Over in a way that cannot be")


def _turn_counts(state: XPod) -> tuple[Choice, ...]:
    """Every number at the beginning and at the end, every tenth between, and the one that holds."""
    return numbers((*range(21), *range(20, TURNS, 10), *range(TURNS - 6, TURNS + 1), state.turns))


def turn(state: State, knob: str, choice: str) -> XPod:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    assert isinstance(state, XPod)
    known = settable(knobs(state), knob, choice)
    if choice == known.chosen:
        return state
    draft = Draft(state)
    if knob == _TURN:
        _set_task(draft, choice)
    elif knob == _TURNS:
        draft.turns = int(choice)
    elif knob == _PASSED:
        draft.passed = choice == "yes"
    elif knob in SIDES:
        _set_pod(draft, SIDES.index(knob), POD_OF[choice])
    else:
        draft.setting = _settled(draft.setting, {knob: choice})
        if knob == "tier":
            fit_tier(draft)
    after = made(draft)
    if knob in (_TURNS, _PASSED) and after.task == state.task:
        # Neither changes what may come again.
        return XPod(
            after.setting, after.units, after.sides, after.task, after.turns, after.passed, state.start, state.seen
        )
    return after


def _settled(before: Setting, changes: dict[str, str]) -> Setting:
    """The same with some of `_SETTLED` changed, and the obstacles of its board."""
    fields = {name: getattr(before, name) for name in _SETTLED} | changes
    return setting(fields["tier"], fields["map"], fields["start_units"], fields["build_level"], before.pods)


def _set_pod(draft: Draft, seat: int, pod: int) -> None:
    pods = (pod, draft.setting.pods[1]) if seat == 0 else (draft.setting.pods[0], pod)
    draft.setting = _settled(draft.setting._replace(pods=pods), {})
    side = draft.sides[seat]
    empty_side(draft, seat)
    if draft.setting.tier != BASIC:
        draft.sides[seat] = draft.sides[seat]._replace(hand=side.hand, used=side.used)
    task = draft.task
    picks = (Picks(), Picks())
    draft.task = task._replace(act=None, waits=(), first=0, picks=picks)
    for each in range(2):
        count_points(draft, each)


def _set_task(draft: Draft, choice: str) -> None:
    seat = draft.task.seat
    begin_turn(draft, SEATS.index(choice) if choice in SEATS else seat)
    if choice in (DRAW, CHOOSE):
        draft.task, draft.turns, draft.passed = Task(choice, 0), 0, False
    if choice == CHOOSE:
        draft.units = {}
        draft.sides = [Side((), 0, 0, 0, 0, 0)] * 2
    if choice.startswith("over:"):
        _, ending, winner = choice.split(":")
        draft.task = Task(OVER, seat, ending=ending, winner=SEATS.find(winner))
    for each in range(2):
        count_points(draft, each)
