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
from pentapod.frame.editing import FillingEditor
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
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

_ICON_SCALE: Final = 0.8

_CODES: Final = {CODE.write(code): code for code in CODES}
"""The code of each pod by its id as a piece: w3 is White's pod 3."""

_UNTURNED: Final = "?"

_PLACES: Final = {touch: touch for touch in (*POINTS, *WAITING)}


class _Editor(FillingEditor[Pods, str, int]):
    """A draft is a position of its own. Places are known by their touches, pods by their codes."""

    words: PodsWords
    most = 1

    def parse(self, text: str) -> Pods:
        try:
            return parse(text, Pods)
        except ImpossiblePosition as error:  # Pods are in two places at once, which cannot be drawn.
            raise MalformedPosition(error.part, error.key, **error.about) from None

    def places(self, draft: Pods) -> dict[str, str]:
        return _PLACES

    def things(self, draft: Pods, place: str) -> tuple[int, ...]:
        if place in POINT_OF:
            return (draft.board[POINT_OF[place]] or ()) and (draft.board[POINT_OF[place]],)
        return (WAITING[place],) if _is_aside(draft, WAITING[place]) else ()

    def filled(self, draft: Pods, place: str, things: tuple[int, ...]) -> Pods:
        if place in POINT_OF:
            point = POINT_OF[place]
            board = draft.board[:point] + bytes(things or (0,)) + draft.board[point + 1 :]
            # A board that holds pods has been turned: as it is, until somebody says otherwise.
            return _with_rules(_changed(draft, board=board), degrees=draft.variant.degrees or 0)
        code = WAITING[place]
        if things and things != (code,):
            raise CannotEdit("edit-wrong")
        if things and not draft.variant.advanced:
            raise CannotEdit("advanced-only")
        aside, bit = [*draft.aside], 1 << number(code)
        aside[owner(code)] = aside[owner(code)] & ~bit | bool(things) * bit
        return _changed(draft, aside=(aside[WHITE], aside[BLACK]))

    def thing(self, draft: Pods, piece: str) -> int:
        return _CODES[piece]

    def movable(self, draft: Pods, place: str, goal: str) -> int:
        """A pod in the hand is moved from its place in the tray, too."""
        if place in WAITING and goal in WAITING:
            raise CannotEdit("edit-wrong")
        if place in WAITING and _in_hand(draft, WAITING[place]):
            return WAITING[place]
        return super().movable(draft, place, goal)

    def dropped(self, draft: Pods, place: str, thing: int) -> Pods:
        """What is moved to the tray goes back into the hand."""
        if place in POINT_OF:
            return self.on(draft, place, thing)
        if owner(thing) != owner(WAITING[place]):
            raise CannotEdit("edit-wrong")
        return draft

    def empty(self, draft: Pods) -> Pods:
        return _changed(draft, board=EMPTY_BOARD, aside=(0, 0), quiet=0)

    def pieces(self, draft: Pods) -> Iterator[Piece]:
        for name, code in _CODES.items():
            left = 1 - draft.board.count(code) - _is_aside(draft, code)
            group = self.words.sentence("pods-of", seat=owner(code))
            label = self.words.sentence("piece", piece=code, legs=code)
            yield Piece(name, label, group, left)

    def settings(self, draft: Pods) -> Iterator[Knob]:
        of, say, titles = draft.variant, self.words.sentence, self.words.titles
        sides = dict(zip(SIDES, titles, strict=True))
        yield self.setting("side", sides, SIDES[draft.to_move], lambda side: _changed(draft, to_move=SIDES.index(side)))
        held = settled(draft)
        yield self.option("rules", held["rules"], lambda rules: _with_rules(draft, advanced=rules == "advanced"))
        yield self.option("guard", held["guard"], lambda guard: _with_rules(draft, guard=guard == "on"))
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

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A pod with all its legs."""
        return (Group(awake(_CODES[piece], False), scale=_ICON_SCALE),)


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
