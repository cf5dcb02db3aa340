"""The end of a turn, and what comes next, in the order of the rules."""

from __future__ import annotations

from typing import Final

from pentapod.games.xpod.data.table import CARD_BIT, CARRY, DECON1, FORMS, LEVEL1, REPETITIONS, SCARE, SCARES, TURNS
from pentapod.games.xpod.rules.activations import DONE, activation
from pentapod.games.xpod.rules.board import NEXT_TO, squares_in
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import NOWHERE, OVER, TURN, Act, Task, fingerprint
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, owner

FINISHES: Final = tuple(bool({*form.specials} - {CARRY, SCARE}) for form in FORMS)
"""By form, whether it has a special action that can come after its movement."""
_SCARY: Final = frozenset(form.pod for form in FORMS if SCARE in form.specials)
_CARDS: Final = CARD_BIT[DECON1] | CARD_BIT[LEVEL1]


def settle(draft: Draft) -> None:
    """After a part of an activation: when nothing but `done` would be left to choose, the turn ends by itself."""
    task = draft.task
    if task.kind == OVER or task.waits:
        return
    assert task.act
    if not task.act.ended and _may_do_more(draft, task.act):
        draft.actions = activation(draft)
        if any(path != DONE for _, path in draft.actions):
            return
        draft.actions = None
    end_turn(draft)


def _may_do_more(draft: Draft, act: Act) -> bool:
    """False if it is plain that a unit that has moved can do no more."""
    if act.points or act.load:
        return True
    more = FINISHES[draft.units[act.at] & FORM]
    return more or bool(draft.sides[draft.task.seat].hand & _CARDS)


def end_turn(draft: Draft, placed: int = NOWHERE, passed: bool = False) -> None:
    """The turn is over: thaw, scare, then the other player, whose units are no longer safe."""
    units, task = draft.units, draft.task
    seat = task.seat
    if task.act and task.act.at in units:
        for square in squares_in(NEXT_TO[task.act.at]):
            if square in units and owner(units[square]) == seat:
                units[square] &= ~FROZEN
    _scare(draft, placed)
    for square, code in units.items():
        if code & SAFE and owner(code) != seat:
            units[square] = code & ~SAFE
    twice = passed and draft.passed
    draft.turns += 1
    draft.passed = passed
    draft.task = Task(TURN, 1 - seat)
    if twice:
        draft.end("passes")
    else:
        _count(draft)


def _scare(draft: Draft, placed: int) -> None:
    """Every unfrozen unit of the player that scares, but the one just placed, freezes the enemies next to it."""
    units, seat = draft.units, draft.task.seat
    if draft.setting.pods[seat] not in _SCARY:
        return
    scarers = [square for square, code in units.items() if SCARES[code & FORM] and square != placed]
    for square in scarers:
        if owner(units[square]) == seat and not units[square] & FROZEN:
            for other in squares_in(NEXT_TO[square]):
                if other in units and owner(units[other]) != seat:
                    units[other] |= FROZEN


def _count(draft: Draft) -> None:
    """How often this position has been there, and how long the game has been going on."""
    if draft.start:
        draft.seen = (*draft.seen, draft.start)
    draft.start = fingerprint(draft.task.seat, draft.units, draft.sides)
    if draft.seen.count(draft.start) + 1 >= REPETITIONS:
        draft.end("repeated")
    elif draft.turns >= TURNS:
        draft.end("long")
