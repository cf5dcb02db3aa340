"""What is to be done now: the ways to go on, each an imperative."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Path
from pentapod.engine.touches import next_touches
from pentapod.games.xpod.data.table import CARDS, HAND, IDS, STARTERS, CardId, Special
from pentapod.games.xpod.rules.actions import TurnKind, turn_kinds
from pentapod.games.xpod.rules.activation.ending import must_push_on
from pentapod.games.xpod.rules.board import SQUARE_OF
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    Activation,
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    LockBrick,
    Moving,
    TakeTurn,
    Unmoved,
    activation_of,
    load_of,
)
from pentapod.games.xpod.rules.touches import APART, DROP, UNFREEZE
from pentapod.games.xpod.rules.units import FORM, FROZEN

BUTTONS: Final = (
    *(special.value for special in Special if special != Special.SCARE),
    DROP,
    UNFREEZE,
    "build",
    "build-1",
    "build-2",
    APART,
    "done",
    "pass",
)
"""The touches that have a button, in the order of the buttons."""

_TOUCHED: Final = (TurnKind.ACTIVATE, TurnKind.UNFREEZE, TurnKind.PLACE, TurnKind.BUILD)
"""The kinds of turn that begin with a touch of a thing."""


def prompt(state: XPod, chosen: Path) -> Message:
    """What the acting player is to do after the touches so far, in a game that is not over."""
    if isinstance(state.task, DrawStarter):
        return because("prompt-draw")
    return because("prompt", seat=state.actors[0], ways=[*_ways(state, chosen)])


def _ways(state: XPod, chosen: Path) -> Iterator[Message]:
    task = state.task
    match task:
        case ChoosePlans():
            plans, cards = task.picks[task.seat]
            if len(plans) < STARTERS:
                yield because("way-pick-plans", count=STARTERS - len(plans))
            else:
                yield because("way-pick-cards", count=HAND - cards.bit_count())
        case TakeTurn(pending=[choice, *_]):
            yield because("way-lock" if isinstance(choice, LockBrick) else "way-take-back")
        case _ if chosen:
            yield from _begun(state, activation_of(task), chosen)
        case BuildTwo():
            yield because("way-first-plan" if task.first is None else "way-second-plan")
        case TakeTurn(activation=Unmoved() | Moving() as activation):
            yield from _activating(state, activation)
        case _:
            yield from _turn(state)


def _begun(state: XPod, activation: Activation | None, chosen: Path) -> Iterator[Message]:
    """What is to be touched after the first touches of an action."""
    first = chosen[0]
    if first in SQUARE_OF:
        code = state.units[SQUARE_OF[first]]
        thing = IDS[code & FORM]
        if len(chosen) > 1:
            yield because(f"way-{chosen[1]}", thing=thing)
        elif code & FROZEN:
            yield because("way-unfreeze", thing=thing)
        else:
            yield from _going(state, thing, chosen)
    elif first in CARDS:
        aims = first == CardId.DECON1 and (activation or len(chosen) > 1)
        yield because("way-decon1" if aims else f"way-play-{first}")
    elif first in (DROP, *Special) and activation and activation.square is not None:
        load = load_of(state.task)
        code = load.unit if load and first == DROP else state.units[activation.square]
        yield because(f"way-{first}", thing=IDS[code & FORM])
    else:
        yield from _building(state, chosen)


def _turn(state: XPod) -> Iterator[Message]:
    """Where the first touch of a turn may go."""
    kinds = {*turn_kinds(state.actions())}
    if TurnKind.ACTIVATE in kinds:  # a frozen unit stands on the board, too
        kinds.discard(TurnKind.UNFREEZE)
    if objects := [because(f"object-{kind.name.lower()}") for kind in _TOUCHED if kind in kinds]:
        yield because("way-touch", objects=objects)
    if TurnKind.PASS in kinds:
        yield because("way-press", buttons=["pass"])


def _going(state: XPod, thing: str, chosen: Path) -> Iterator[Message]:
    """An activated unit goes somewhere, or acts."""
    squares = [SQUARE_OF[touch] for touch in next_touches(state.actions(), chosen) if touch in SQUARE_OF]
    if squares:
        yield because("way-go", thing=thing, pushes=any(square in state.units for square in squares))
    yield from _pressing(state, chosen)


def _pressing(state: XPod, chosen: Path) -> Iterator[Message]:
    """What may be pressed or played next."""
    touches = next_touches(state.actions(), chosen)
    if buttons := [touch for touch in BUTTONS if touch in touches]:
        yield because("way-press", buttons=buttons)
    if cards := [card for card in CARDS if card in touches]:
        yield because("way-play", cards=cards)


def _building(state: XPod, chosen: Path) -> Iterator[Message]:
    """What becomes of a plan, or of a unit in the lid."""
    thing, touches = chosen[0], next_touches(state.actions(), chosen)
    if not thing.startswith("lid-"):
        yield because("way-build-level" if len(touches) > 1 else "way-build", thing=thing)
    elif any(touch in SQUARE_OF for touch in touches):
        yield because("way-place", thing=thing)
        yield because("way-press", buttons=[APART])
    else:
        yield because("way-apart", thing=thing)


# ---------------------------------------------------------------------- an activation


def _activating(state: XPod, activation: Unmoved | Moving) -> Iterator[Message]:
    """What the activated unit may do next."""
    thing = IDS[state.units[activation.square] & FORM]
    if activation.load:
        yield from _carrying(state, activation, thing, IDS[activation.load.unit & FORM])
    elif isinstance(activation, Unmoved):
        yield from _not_moved(state, activation, thing)
    elif not activation.points:
        yield from _going(state, thing, ())
    elif must_push_on(state, activation):
        yield because("way-push-on-blocked", thing=thing, count=activation.points)
    else:
        yield because("way-push-on", thing=thing, count=activation.points)
        yield from _pressing(state, ())


def _waiting(unmoved: Unmoved) -> list[str]:
    """The X-tra cards that were played on a unit, and are used when it moves."""
    played = {CardId.JUMP: unmoved.jumps, CardId.MOVE1: unmoved.boost}
    return [card.value for card, waits in played.items() if waits]


def _not_moved(state: XPod, unmoved: Unmoved, thing: str) -> Iterator[Message]:
    """A card was played on a unit that carries nothing."""
    cards, touches = _waiting(unmoved), next_touches(state.actions(), ())
    goes = any(touch in SQUARE_OF for touch in touches)
    if goes:
        yield because("way-go-with", thing=thing, jumps=unmoved.jumps, cards=cards)
    if Special.CARRY in touches:
        yield because("way-press", buttons=[Special.CARRY])
    elif not goes:
        yield because("way-play-another-first", thing=thing, cards=cards)


def _carrying(state: XPod, activation: Unmoved | Moving, thing: str, load: str) -> Iterator[Message]:
    touches = next_touches(state.actions(), ())
    goes = any(touch in SQUARE_OF for touch in touches)
    if goes and isinstance(activation, Unmoved):
        yield because("way-carry-to", thing=thing, things=[load, *_waiting(activation)])
    elif goes and isinstance(activation, Moving):
        yield because("way-push-on", thing=thing, count=activation.points)
    if DROP in touches:
        yield because("way-press", buttons=[DROP])
    elif not goes:
        yield because("way-play-another", thing=thing)
