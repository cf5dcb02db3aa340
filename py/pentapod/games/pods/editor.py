"""Positions of PODS set up by hand.

Places are the points of the board and, in the trays, one place for each pod. Pods that are nowhere else lie in their
places, in the hand; put on its own place, a pod is set aside. The boards that were there before, and who has resigned,
cannot be set up: a change forgets them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.state import ImpossiblePosition, MalformedPosition
from pentapod.engine.values import bits_of
from pentapod.frame.editing import Holds, PositionEditor, Spot
from pentapod.games.pods.data.table import ORIENTATIONS, POINT_OF, POINTS, QUIET_TURNS
from pentapod.games.pods.rules.board import EMPTY_BOARD
from pentapod.games.pods.rules.pieces import BLACK, CODES, WHITE, Pair, number, owner
from pentapod.games.pods.rules.state import Pods, settled
from pentapod.games.pods.rules.text import CODE, SIDES, parse
from pentapod.games.pods.rules.touches import WAITING
from pentapod.games.pods.rules.variant import variant
from pentapod.games.pods.scene.layout import layout_for
from pentapod.games.pods.scene.pieces import awake
from pentapod.games.pods.scene.scene import scene as picture
from pentapod.games.pods.words.words import PodsWords
from pentapod.scene.shapes import Group, Scene, Target, View

_ICON_SCALE: Final = 0.8

_CODES: Final = {CODE.write(code): code for code in CODES}
"""The code of each pod by its id as a piece: w3 is White's pod 3."""

_ICONS: Final = {name: Group(awake(code, False), scale=_ICON_SCALE) for name, code in _CODES.items()}
"""Pods with all their legs."""

_UNTURNED: Final = "?"


class _Editor(PositionEditor[Pods]):
    """A draft is a position of its own. Points and places in the trays hold pods, known by their codes."""

    words: PodsWords
    icons = _ICONS

    def parse(self, text: str) -> Pods:
        try:
            return parse(text, Pods)
        except ImpossiblePosition as error:  # Pods are in two places at once, which cannot be drawn.
            raise MalformedPosition(error.part, error.key, **error.about) from None

    def holds(self, draft: Pods) -> Holds:
        points = {name: (code,) if code else () for name, code in zip(POINTS, draft.board, strict=True)}
        return points | {touch: (code,) if _is_aside(draft, code) else () for touch, code in WAITING.items()}

    def holding(self, draft: Pods, holds: Holds) -> Pods:
        """A board that is changed has been turned: as it is, until somebody says otherwise."""
        board = bytes(sum(holds[name]) for name in POINTS)
        aside = [
            bits_of(number(code) for touch, code in WAITING.items() if code in holds[touch] and owner(code) == seat)
            for seat in (WHITE, BLACK)
        ]
        after = _changed(draft, board=board, aside=(aside[0], aside[1]))
        return after if board == draft.board else _with_rules(after, degrees=draft.variant.degrees or 0)

    def fits(self, draft: Pods, holds: Holds, holder: str, thing: int) -> bool:
        if holds[holder]:
            raise CannotEdit("edit-full")
        if WAITING.get(holder) == thing and not draft.variant.advanced:
            raise CannotEdit("advanced-only")
        return WAITING.get(holder, thing) == thing

    def thing(self, draft: Pods, piece: str, place: Spot) -> int:
        return _CODES[piece]

    def moved(self, draft: Pods, origin: Spot, goal: Spot) -> Pods:
        """A pod in the hand is moved from its place in the tray, too."""
        code = WAITING.get(origin.holder)
        if code and goal.holder in WAITING:
            raise CannotEdit("edit-wrong")
        if code and _in_hand(draft, code):
            return self.on(draft, self.holds(draft), goal, code)
        return super().moved(draft, origin, goal)

    def dropped(self, draft: Pods, holds: Holds, place: Spot, thing: int) -> Pods:
        """What is moved to the tray goes back into the hand."""
        if place.holder not in WAITING:
            return self.on(draft, holds, place, thing)
        if owner(thing) != owner(WAITING[place.holder]):
            raise CannotEdit("edit-wrong")
        return self.holding(draft, holds)

    def empty(self, draft: Pods) -> Pods:
        return _changed(draft, board=EMPTY_BOARD, aside=(0, 0), quiet=0)

    def pieces(self, draft: Pods) -> Iterator[Piece]:
        for name, code in _CODES.items():
            left = 1 - draft.board.count(code) - _is_aside(draft, code)
            group = self.words.sentence("pods-of", seat=owner(code))
            label = self.words.sentence("piece", piece=code, legs=code)
            yield Piece(name, label, group, left)

    def settings(self, draft: Pods) -> Iterator[Knob]:
        of, say, held = draft.variant, self.words.sentence, settled(draft)
        sides = dict(zip(SIDES, self.words.titles, strict=True))
        yield self.setting("side", sides, SIDES[draft.to_move], lambda side: _changed(draft, to_move=SIDES.index(side)))
        yield self.option("rules", held, lambda rules: _with_rules(draft, advanced=rules == "advanced"))
        yield self.option("guard", held, lambda guard: _with_rules(draft, guard=guard == "on"))
        turned = {str(degrees): say("turned" if degrees else "as-it-is", degrees=degrees) for degrees in ORIENTATIONS}
        yield self.setting(
            "board",
            turned | {_UNTURNED: say("unturned")},
            _UNTURNED if of.degrees is None else str(of.degrees),
            lambda choice: _with_rules(draft, degrees=None if choice == _UNTURNED else int(choice)),
        )
        if of.advanced or draft.quiet:
            counts = range(QUIET_TURNS + 1)
            yield self.number("quiet", counts, draft.quiet, lambda quiet: _changed(draft, quiet=quiet))

    def scene(self, state: Pods, view: View) -> Scene:
        shown = _changed(state, aside=_only_aside(state))
        drawn = picture(shown, View(flip=view.flip, room=view.room), self.words)
        points = (target for target in drawn.targets if target.touch in POINT_OF)
        layout = layout_for(view)
        trays = (
            Target(touch, self._label(shown, code), *layout.tray(owner(code), view.flip).box(number(code)))
            for touch, code in WAITING.items()
        )
        return drawn._replace(targets=(*points, *trays))

    def _label(self, state: Pods, code: int) -> str:
        if code in state.board:
            return self.words.sentence("away", piece=code, place=POINTS[state.board.index(code)])
        if _is_aside(state, code):
            return self.words.sentence("aside", piece=code)
        return self.words.held_pod(code, False)


EDITOR: Final = _Editor


def _changed(draft: Pods, **parts: Any) -> Pods:
    """A position with some parts replaced. Earlier boards, and who has resigned, are forgotten."""
    kept = {part: getattr(draft, part) for part in ("variant", "board", "to_move", "aside", "quiet")}
    return Pods.laid_out(**kept | parts)


def _with_rules(draft: Pods, **changes: Any) -> Pods:
    """By other rules, or on a board turned otherwise. The Standard rules set no pods aside and count no turns."""
    of = draft.variant
    rules = variant(**{"advanced": of.advanced, "guard": of.guard, "degrees": of.degrees} | changes)
    return _changed(
        draft, variant=rules, **({"aside": (0, 0), "quiet": 0} if not changes.get("advanced", True) else {})
    )


def _is_aside(draft: Pods, code: int) -> bool:
    return bool(draft.aside[owner(code)] >> number(code) & 1)


def _in_hand(draft: Pods, code: int) -> bool:
    return bool(draft.hands[owner(code)] >> number(code) & 1)


def _only_aside(draft: Pods) -> Pair:
    """The pods that were set aside and are not on the board as well."""
    on_board = [0, 0]
    for code in filter(None, draft.board):
        on_board[owner(code)] |= 1 << number(code)
    return draft.aside[WHITE] & ~on_board[WHITE], draft.aside[BLACK] & ~on_board[BLACK]
