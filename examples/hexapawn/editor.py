"""Positions of Hexapawn set up by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pentapod.engine.editing import Knob, Piece
from pentapod.engine.state import State
from pentapod.frame.editing import FillingEditor
from pentapod.games.hexapawn.data.table import EMPTY, PAWNS, SQUARES
from pentapod.games.hexapawn.rules import text
from pentapod.games.hexapawn.rules.state import Hexapawn
from pentapod.games.hexapawn.scene.scene import pawn
from pentapod.games.hexapawn.scene.scene import scene as picture
from pentapod.games.hexapawn.words.words import HexapawnWords
from pentapod.scene.shapes import Scene, Shape, View

_ICON_SCALE: Final = 0.5
_SIDES: Final = "bo"
_SQUARES: Final = {square: number for number, square in enumerate(SQUARES)}


class _Editor(FillingEditor[Hexapawn, int, str]):
    """A draft is a position. Who has resigned is forgotten."""

    words: HexapawnWords

    def parse(self, position: str) -> Hexapawn:
        return Hexapawn(*text.read(position))

    def draft(self, state: State) -> Hexapawn:
        assert isinstance(state, Hexapawn)
        return state

    def state(self, draft: Hexapawn) -> Hexapawn:
        return replace(draft, resigned=None)

    def places(self, draft: Hexapawn) -> dict[str, int]:
        return _SQUARES

    def things(self, draft: Hexapawn, place: int) -> tuple[str, ...]:
        return tuple(draft.board[place].strip(EMPTY))

    def filled(self, draft: Hexapawn, place: int, things: tuple[str, ...]) -> Hexapawn:
        """What stood on a square is gone once another pawn is put there."""
        last = things[-1] if things else EMPTY
        return replace(draft, board=f"{draft.board[:place]}{last}{draft.board[place + 1 :]}")

    def pieces(self, draft: Hexapawn) -> Iterator[Piece]:
        for seat, pawns in enumerate(PAWNS):
            for letter in pawns:
                left = 1 - draft.board.count(letter)
                yield Piece(letter, self.words.piece(seat, letter), self.words.pieces_of(seat), left)

    def settings(self, draft: Hexapawn) -> Iterator[Knob]:
        sides = dict(zip(_SIDES, self.words.titles, strict=True))
        yield self.setting(
            "side",
            sides,
            _SIDES[draft.seat],
            lambda side: replace(draft, seat=_SIDES.index(side)),
            self.words.to_move,
        )

    def scene(self, state: State, view: View) -> Scene:
        """The position as at the table: every square is a target there, too."""
        return picture(state, View(flip=view.flip, room=view.room), self.words)

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        return pawn(piece, False, _ICON_SCALE)


EDITOR: Final = _Editor
