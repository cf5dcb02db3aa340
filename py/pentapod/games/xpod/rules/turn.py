"""What an action does: a function for each task and each kind of turn."""

from __future__ import annotations

from typing import assert_never

from pentapod.engine.state import Path
from pentapod.games.xpod.data.table import CARD_BIT, PODS, CardId
from pentapod.games.xpod.rules.activation.steps import go_on, play_card_on_unit, settle
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF
from pentapod.games.xpod.rules.building import form_named, in_lid
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.setup import begin, pick
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ended,
    GameOver,
    LockBrick,
    ScoreChoice,
    TakeBack,
    TakeTurn,
    Unmoved,
)
from pentapod.games.xpod.rules.touches import APART, PASS, UNFREEZE
from pentapod.games.xpod.rules.units import FROZEN, SAFE


def play(draft: Draft, path: Path) -> None:
    """Changes a draft as a legal action says."""
    draft.actions = None
    task = draft.task
    match task:
        case TakeTurn():
            _play_turn(draft, task, path)
        case BuildTwo():
            _build_two(draft, task, path)
        case ChoosePlans():
            pick(draft, task, path[0])
        case DrawStarter():
            begin(draft, SIDES.index(path[0]))
        case GameOver():
            raise ValueError("nothing is played once the game is over")
        case _:
            assert_never(task)


def _play_turn(draft: Draft, task: TakeTurn, path: Path) -> None:
    first = path[0]
    if task.pending:
        _answer(draft, task.pending[0], first)
    elif first in CARD_BIT:
        _play_card(draft, task, CardId(first), path[1:])
    elif path[-1] == APART:
        _take_apart(draft, task, first)
    elif task.activation:
        assert not isinstance(task.activation, Ended)
        go_on(draft, task.activation, path)
    elif first in SQUARE_OF:
        _activate(draft, SQUARE_OF[first], path[1:])
    elif path == PASS:
        draft.end_turn(passed=True)
    elif path[1] in SQUARE_OF:
        _place(draft, task, first, SQUARE_OF[path[1]])
    else:
        draft.build(task.seat, form_named(draft.setting.pods[task.seat], *path))
        draft.end_turn()


def _answer(draft: Draft, choice: ScoreChoice, touch: str) -> None:
    """A brick of a unit that scored is locked, or a used card is taken back."""
    match choice:
        case LockBrick():
            draft.lock(choice, PODS[draft.setting.pods[choice.seat]].kinds.index(touch))
        case TakeBack():
            draft.take_back(choice, CARD_BIT[touch])
        case _:
            assert_never(choice)
    draft.settle_locks()
    settle(draft)


def _play_card(draft: Draft, task: TakeTurn, card: CardId, path: Path) -> None:
    """An X-tra card is played, on whatever the touches after it say."""
    draft.play_card(CARD_BIT[card])
    if card == CardId.BUILD2:
        draft.task = BuildTwo(task.seat)
    else:
        play_card_on_unit(draft, card, path)


def _take_apart(draft: Draft, task: TakeTurn, touch: str) -> None:
    draft.take_apart(in_lid(draft.sides[task.seat].lid, touch))
    if task.activation:
        settle(draft)


def _place(draft: Draft, task: TakeTurn, touch: str, square: int) -> None:
    """A unit comes from the lid onto the board, where it is safe."""
    code = in_lid(draft.sides[task.seat].lid, touch)
    draft.leave_lid(code)
    draft.units[square] = code | SAFE
    draft.end_turn(placed=square)


def _activate(draft: Draft, square: int, path: Path) -> None:
    """A unit on the board is activated, or unfrozen."""
    if path[0] == UNFREEZE:
        draft.units[square] &= ~FROZEN
        draft.end_turn()
    else:
        go_on(draft, Unmoved(square), path)


def _build_two(draft: Draft, task: BuildTwo, path: Path) -> None:
    """After BUILD 2: a unit is built, or one in the lid taken apart that was not built just now."""
    seat = task.seat
    if path[-1] == APART:
        loose = tuple(code for code in draft.sides[seat].lid if code != task.first)
        draft.take_apart(in_lid(loose, path[0]))
        return
    code = draft.build(seat, form_named(draft.setting.pods[seat], *path))
    if task.first is None:
        draft.task = BuildTwo(seat, code)
    else:
        draft.end_turn()
