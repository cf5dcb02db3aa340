"""What PODS says: which messages of its catalog, and what they are about. Nothing is hidden, so all are told alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, assert_never

from pentapod.engine.message import Message, because
from pentapod.engine.state import CHANCE, Action, Path
from pentapod.engine.values import ones
from pentapod.engine.words import Said, Stat, Words, drawn, won
from pentapod.games.pods.data.table import (
    BIPODS,
    DIRECTIONS,
    HAND,
    POINT_OF,
    POINTS,
    QUIET_TURNS,
    REPETITIONS,
)
from pentapod.games.pods.rules.board import along, points_in
from pentapod.games.pods.rules.ending import Ending
from pentapod.games.pods.rules.objections import EDGE, NO_LINE, obstacles
from pentapod.games.pods.rules.pieces import LEGS_OF, code_of, number, owner
from pentapod.games.pods.rules.position import Position, guards_of
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.rules.touches import HELD, WAITING
from pentapod.games.pods.words.reasons import reasons

_FEW: Final = 5
"""So many points are named; more are counted."""

_CLOCKWISE: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


class PodsWords(Words[Pods]):
    """The words of PODS."""

    offered: ClassVar = {"rules": ("standard", "advanced"), "guard": ("on", "off")}

    def called(self, kind: str, thing: Any) -> Any:
        match kind:
            case "direction":
                return Message(f"direction-{DIRECTIONS[thing]}")
            case "legs":
                legs = [DIRECTIONS[direction] for direction in ones(LEGS_OF[thing])]
                directions = [Message(f"direction-{direction}") for direction in _CLOCKWISE if direction in legs]
                return Message("legs", {"names": directions})
            case "obstacle":
                direction, code = thing
                return Message("obstacle", {"direction": direction, "what": _what_blocks(code)})
            case "piece":
                code, place = thing if isinstance(thing, tuple) else (thing, None)
                return _pod(code) if place is None else _pod(code, POINTS[place])
            case _:
                return super().called(kind, thing)

    def on_prompt(self, state: Pods, chosen: Path, viewer: int | None) -> Message:
        if state.ending is not None:
            return self._ended(state, state.ending)
        if state.actors == (CHANCE,):
            return Message("prompt-turn")
        seat = state.to_move
        if chosen and chosen[0] in POINT_OF:
            pod = number(state.board[POINT_OF[chosen[0]]])
            return because("prompt-step", seat=seat, number=pod, place=chosen[0])
        if chosen:
            return because("prompt-point", seat=seat, number=chosen[0])
        if state.opens_with_a_bipod():
            return because("prompt-bipod", seat=seat, numbers=BIPODS)
        return because("prompt-any" if state.legal.steps else "prompt-place", seat=seat)

    def _ended(self, state: Pods, ending: Ending) -> Message:
        winner = 0 if state.result and state.result[0] else 1
        match ending:
            case Ending.RESIGNED:
                return won([winner], because("resigned", seats=[1 - winner]))
            case Ending.EMPTIED:
                return won([winner], because("ended-emptied"))
            case Ending.STUCK:
                return won([winner], self._stuck(state, 1 - winner))
            case Ending.REPEATED:
                return drawn(because("ended-repeated", count=REPETITIONS))
            case Ending.QUIET:
                return drawn(because("ended-quiet", count=QUIET_TURNS))
        assert_never(ending)

    def _stuck(self, state: Pods, seat: int) -> Message:
        """What the side to move cannot do, and why not."""
        pods = [*ones(state.hands[state.to_move])]
        if not pods:
            return because("ended-no-pod", seat=seat)
        obstructions = list(_obstructions(state))
        advanced = state.variant.advanced
        return because("ended-stuck", seat=seat, numbers=pods, advanced=advanced, obstructions=obstructions)

    def on_describe(self, state: Pods, action: Action, viewer: int | None) -> Iterator[Said]:
        yield from super().on_describe(state, action, viewer)
        for seat, key, removed in _removed(state, action):
            pods = [because("removed", number=number(code), place=POINTS[place]) for place, code in removed]
            numbers = [number(code) for _, code in removed]
            yield because(key, seat=seat, pods=pods, numbers=numbers, count=len(pods))

    def on_reasons(self, state: Pods, action: Action, viewer: int | None) -> Iterator[Said]:
        return reasons(state, action)

    def on_stats(self, state: Pods, seat: int) -> Iterator[Stat]:
        yield Stat("hand", state.hands[seat].bit_count())
        yield Stat("board", sum(1 for code in state.board if code and owner(code) == seat))
        if state.variant.advanced:
            yield Stat("out", state.aside[seat].bit_count())

    # ------------------------------------------------------------------ what there is to know

    def on_about(self, state: Pods, touch: str, viewer: int | None) -> Iterator[Said]:
        if touch in POINT_OF:
            point = POINT_OF[touch]
            code = state.board[point]
            if code:
                yield because("pod-on", **_pod(code, touch).facts)
                yield from self._standing_pod(state, point, code)
            else:
                yield because("about-empty", place=touch)
                yield from self._empty_point(state, point)
        elif touch in HELD or touch in WAITING:
            code = code_of(state.to_move, HELD[touch]) if touch in HELD else WAITING[touch]
            yield because("pod", **_pod(code).facts)
            yield from self._held_pod(state, code)

    def _standing_pod(self, state: Pods, point: int, code: int) -> Iterator[Said]:
        yield because("about-legs", legs=code)
        if state.actors == (CHANCE,):
            return
        board, variant = state.board, state.variant
        free = [place for place in points_in(along(point, LEGS_OF[code] & variant.lines_at[point])) if not board[place]]
        yield because("about-free", points=named(free)) if free else because("about-blocked")
        guarded = [place for place in points_in(variant.guards[code][point]) if not board[place]]
        if guarded:
            yield because("about-guards", points=named(guarded), seat=1 - owner(code))

    def _empty_point(self, state: Pods, point: int) -> Iterator[Said]:
        if state.actors == (CHANCE,):
            return
        lines = state.variant.lines_at[point]
        guards = [state.board[place] for place in guards_of(state, point)]
        if guards:
            yield because("about-guarded", seat=state.to_move, pieces=guards)
        elif not lines:
            yield because("about-no-line")
        else:
            yield because("about-lines", points=named(points_in(along(point, lines))))

    def _held_pod(self, state: Pods, code: int) -> Iterator[Said]:
        yield because("about-legs", legs=code)
        yield because("about-reach")
        if state.actors == (owner(code),) and not state.legal.may_place_somewhere(number(code)):
            yield self.refusal(state, (str(number(code)),), self.names)
        if state.ending is Ending.STUCK and owner(code) == state.to_move and not state.variant.advanced:
            for point in _unguarded(state):
                yield because("about-obstacles", place=POINTS[point], obstacles=obstacles(state, code, point))

    # ------------------------------------------------------------------ the picture

    def picture(self, state: Pods) -> str:
        """A position in a sentence or two."""
        blue, orange = (sum(1 for code in state.board if code and owner(code) == seat) for seat in (0, 1))
        degrees = state.variant.degrees
        return self.say("picture", degrees=degrees, blue=blue, orange=orange, hand=HAND, prompt=state)

    def held_pod(self, code: int, is_useless: bool) -> str:
        """A pod in a hand."""
        return self.labelled("label-held", piece=code, legs=code, useless=is_useless)


def named(points: Sequence[int]) -> list[str]:
    """The names of points."""
    return [POINTS[point] for point in points]


def _removed(state: Pods, action: Action) -> Iterator[tuple[int, str, list[tuple[int, int]]]]:
    """The pods that an action removes, by whose they are: a seat, the key of what becomes of them, points and codes."""
    found = state.removed(action)
    for seat, key in ((action.seat, "removed-back"), (1 - action.seat, "removed-aside")):
        if own := [(place, code) for place, code in found if owner(code) == seat]:
            yield seat, key, own


def _pod(code: int, place: str = "") -> Message:
    facts = {"seat": owner(code), "number": number(code)}
    return Message("pod-on", {**facts, "place": place}) if place else Message("pod", facts)


def _what_blocks(code: int) -> Message:
    return {EDGE: Message("obstacle-edge"), NO_LINE: Message("obstacle-no-line")}.get(code) or _pod(code)


def _unguarded(position: Position) -> list[int]:
    """The empty points that are not guarded against the side to move."""
    return [point for point, code in enumerate(position.board) if not code and not guards_of(position, point)]


def _obstructions(state: Pods) -> Iterator[Message]:
    """Why no pod can be placed."""
    left = _unguarded(state)
    guarded = [point for point, code in enumerate(state.board) if not code and point not in left]
    if guarded:
        yield Message("obstruction-guarded", {"points": _some(guarded), "count": len(guarded)})
    if left and state.variant.advanced:
        yield Message("obstruction-in-vain", {"points": _some(left)})
    elif left:
        others = Message("points-other", {"count": len(left)})
        yield Message("obstruction-blocked", {"points": others if guarded and len(left) > _FEW else _some(left)})
    if not left and not guarded:
        yield Message("obstruction-full")


def _some(points: Sequence[int]) -> list[str] | Message:
    """Points by their names, or how many they are."""
    return named(points) if len(points) <= _FEW else Message("points-counted", {"count": len(points)})


WORDS: Final = PodsWords()
"""What `Game.words` of PODS is."""
