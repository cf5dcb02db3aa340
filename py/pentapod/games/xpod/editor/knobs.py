"""What a position says beside what lies where: whose turn it is, and the options. The editor shows it as knobs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from pentapod.engine.editing import Knob, choices_of, numbers
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.xpod.data.table import POD_OF, PODS, TURNS, Tier
from pentapod.games.xpod.editor.changes import begin_turn, count_points, empty_side, fit_tier, made
from pentapod.games.xpod.rules.board import SIDES
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import BuildLevel, Setting, Side, StartUnits, setting
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import BuildTwo, ChoosePlans, DrawStarter, Ending, GameOver, TakeTurn, Task, turn_of
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.words.words import XPodWords

_SETTLED: Final = ("tier", "map", "start_units", "build_level")
"""The options that are a field of the `Setting` each."""

_TURN: Final = "task"
_TURNS: Final = "turns"
_PASSED: Final = "passed"

_OVER: Final = "over:"
_CHOOSE: Final = "choose"
_DRAW: Final = "draw"
_UNDER_WAY: Final = "on"
"""Choices of the knob `_TURN`, beside the letter of the seat whose turn begins; after `_OVER` comes an ending."""


def knobs(state: State, words: XPodWords) -> tuple[Knob, ...]:
    """Whose turn it is and what counts for it, then what was settled before the game."""
    assert isinstance(state, XPod)
    chosen = {name: str(getattr(state.setting, name)) for name in _SETTLED}
    chosen |= {side: PODS[state.setting.pods[seat]].id for seat, side in enumerate(SIDES)}
    names = words.knob_names
    return (
        Knob(_TURN, names[_TURN], tuple(_tasks(state, words)), _task_id(state)),
        Knob(_TURNS, names[_TURNS], _turn_counts(state), str(state.turns)),
        Knob(_PASSED, names[_PASSED], choices_of(words.no_yes), "yes" if state.passed else "no"),
        *(
            Knob(option.id, option.label, option.choices, chosen[option.id])
            for option in words.options
            if option.id in chosen
        ),
    )


def _task_id(state: XPod) -> str:
    """The choice of the knob `_TURN` that holds."""
    task = state.task
    match task:
        case GameOver():
            return f"{_OVER}{task.ending}:{'-' if task.winner is None else SEATS[task.winner]}"
        case ChoosePlans():
            return _CHOOSE
        case DrawStarter():
            return _DRAW
        case TakeTurn() | BuildTwo():
            return SEATS[task.seat] if task == TakeTurn(task.seat) else _UNDER_WAY
        case _:
            assert_never(task)


def _tasks(state: XPod, words: XPodWords) -> Iterator[Choice]:
    task, here = state.task, _task_id(state)
    if here == _UNDER_WAY:
        yield Choice(here, words.under_way(task))
    for seat, letter in enumerate(SEATS):
        yield Choice(letter, words.turn_begins(seat))
    if state.setting.tier != Tier.BASIC or here == _CHOOSE:
        yield Choice(_CHOOSE, words.plans_chosen)
    yield Choice(_DRAW, words.starter_drawn)
    endings = [Choice(f"{_OVER}{ending}", label) for ending, label in words.endings.items()]
    yield from endings
    if isinstance(task, GameOver) and here not in [choice.id for choice in endings]:
        yield Choice(here, words.impossible_end)


def _turn_counts(state: XPod) -> tuple[Choice, ...]:
    """Every number near the beginning and the end, every tenth between them, and the one that holds now."""
    return numbers((*range(21), *range(20, TURNS, 10), *range(TURNS - 6, TURNS + 1), state.turns))


def turn(state: State, knob: str, choice: str) -> XPod:
    """A knob set to another of its choices."""
    assert isinstance(state, XPod)
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
        # Neither knob changes which positions may come again.
        start, earlier = state.turn_start, state.earlier_starts
        return XPod(after.setting, after.units, after.sides, after.task, after.turns, after.passed, start, earlier)
    return after


def _settled(before: Setting, changes: dict[str, str]) -> Setting:
    """The same with some of `_SETTLED` changed, and the obstacles of its board."""
    fields = {name: getattr(before, name) for name in _SETTLED} | changes
    start_units, build_level = StartUnits(fields["start_units"]), BuildLevel(fields["build_level"])
    return setting(Tier(fields["tier"]), fields["map"], start_units, build_level, before.pods)


def _set_pod(draft: Draft, seat: int, pod: int) -> None:
    pods = (pod, draft.setting.pods[1]) if seat == 0 else (draft.setting.pods[0], pod)
    draft.setting = _settled(draft.setting._replace(pods=pods), {})
    side = draft.sides[seat]
    empty_side(draft, seat)
    if draft.setting.tier != Tier.BASIC:
        draft.sides[seat] = draft.sides[seat]._replace(hand=side.hand, used=side.used)
    draft.task = _with_nothing_begun(draft.task)
    for each in range(2):
        count_points(draft, each)


def _with_nothing_begun(task: Task) -> Task:
    """The same task without picks, an activation or a unit that was built first."""
    match task:
        case ChoosePlans():
            return ChoosePlans()
        case DrawStarter():
            return task
        case TakeTurn():
            return TakeTurn(task.seat, card_played=task.card_played)
        case BuildTwo():
            return BuildTwo(task.seat)
        case GameOver():
            return task._replace(activation=None)
        case _:
            assert_never(task)


def _set_task(draft: Draft, choice: str) -> None:
    seat = turn_of(draft.task)
    begin_turn(draft, SEATS.index(choice) if choice in SEATS else seat)
    if choice in (_DRAW, _CHOOSE):
        draft.task, draft.turns, draft.passed = DrawStarter() if choice == _DRAW else ChoosePlans(), 0, False
    if choice == _CHOOSE:
        draft.units = {}
        draft.sides = [Side((), 0, 0, 0, 0, 0)] * 2
    if choice.startswith(_OVER):
        ending, winner = choice.removeprefix(_OVER).split(":")
        draft.task = GameOver(seat, Ending(ending), None if winner == "-" else SEATS.index(winner))
    for each in range(2):
        count_points(draft, each)
