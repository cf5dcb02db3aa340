"""The position editor of games that bring none: things on boards and in hands, everything else as settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pentapod.engine import state as engine
from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.game import Game
from pentapod.frame.editing import Holds, PositionEditor
from pentapod.frame.fields import LETTERS, UNKNOWN, Board, Cups, Field, Hands, Option
from pentapod.frame.picture import card, editor_scene, row_touch
from pentapod.frame.pieces import SIZE, drawn_piece
from pentapod.frame.state import State
from pentapod.frame.words import FrameWords
from pentapod.scene.shapes import Group, Scene, Shape, View

ICON: Final = 84.0
"""The size of an icon."""


class FrameEditor(PositionEditor[State]):
    """A draft is a position of its own; things are known by their letters. Who has resigned is forgotten."""

    words: FrameWords

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        state = game.start(game.choose())
        assert isinstance(state, State)
        self.kind = type(state)

    def parse(self, text: str) -> State:
        return self.kind.read(text)

    def holders(self, draft: State) -> dict[str, tuple[Board, str] | tuple[Cups | Hands, int]]:
        """Places of boards and what seats hold, by touch."""
        boards = {name: (board, name) for board in draft.boards() for name in board.space}
        rows = [(field, seat) for field in draft.held_fields() for seat in range(draft.seats)]
        return boards | {row_touch(*row): row for row in rows}

    def holds(self, draft: State) -> Holds:
        def held(field: Board | Cups | Hands, at: Any) -> tuple[str, ...]:
            if isinstance(field, Board):
                piece = draft.cells(field.space)[at]
                return (piece.letter,) if piece else ()
            return tuple(field.held(draft)[at].replace(UNKNOWN, ""))

        return {touch: held(*holder) for touch, holder in self.holders(draft).items()}

    def fits(self, draft: State, holds: Holds, holder: str, thing: str) -> bool:
        field, _ = self.holders(draft)[holder]
        known, most = (field.letters, 1) if isinstance(field, Board) else (field.all_touches(), field.most)
        if thing in known and len(holds[holder]) >= most:
            raise CannotEdit("edit-full")
        return thing in known

    def holding(self, draft: State, holds: Holds) -> State:
        before, holders = self.holds(draft), self.holders(draft)

        def change(state: State) -> None:
            for touch in [touch for touch, things in holds.items() if things != before[touch]]:
                (field, at), things = holders[touch], holds[touch]
                if isinstance(field, Board):
                    state.cells(field.space)[str(at)] = field.letters[things[0]] if things else None
                else:
                    field.set_up(state, int(at), "".join(sorted(things)))

        return draft.changed(change)

    def pieces(self, draft: State) -> Iterator[Piece]:
        for board in draft.boards():
            on_board = [piece.letter for piece in draft.cells(board.space).values() if piece]
            for piece in sorted(board.pieces, key=lambda one: len(LETTERS) if one.seat is None else one.seat):
                left = 1 - on_board.count(piece.letter) if piece.letter in board.single else None
                yield Piece(piece.letter, self.words.piece(piece), self.words.pieces_of(piece.seat), left)
        for field in draft.held_fields():
            for letter in field.all_touches():
                yield Piece(
                    letter, self.words.held(field, letter), self.words.heading(field), field.left(draft, letter)
                )

    def settings(self, draft: State) -> Iterator[Knob]:
        kind, words = self.kind, self.words
        sides = dict(zip(LETTERS[: draft.seats], words.titles, strict=False))

        def seat_of(letter: str) -> State:
            return draft.changed(lambda state: setattr(state, "seat", LETTERS.index(letter)))

        yield self.setting("to-move", sides, LETTERS[draft.seat], seat_of)
        if kind.least_seats < kind.most_seats:
            chosen = {name: vars(draft)[name] for name in kind.options()}
            yield self.option("players", {"players": str(draft.seats)}, lambda count: kind.begin(int(count), chosen))
        for field in kind.fields.values():
            if isinstance(field, Option):
                yield self.option(field.name, vars(draft), self._change(draft, field, None))
            else:
                yield from self._knobs(draft, field)

    def _knobs(self, draft: State, field: Field[Any]) -> Iterator[Knob]:
        """What can be set of a field: for each seat, if it has a value for each."""
        if not field.setting:
            return
        value = vars(draft)[field.name]
        choices = {one: self.words.choice(field, one) for one in field.choices_for(draft)}
        for seat in range(draft.seats) if isinstance(value, list) else (None,):
            chosen = field.write(value) if seat is None else str(value[seat])
            name = field.name if seat is None else f"{field.name}-{seat}"
            label = self.words.setting(field, seat)
            yield self.setting(name, {chosen: chosen} | choices, chosen, self._change(draft, field, seat), label)

    def _change(self, draft: State, field: Field[Any], seat: int | None) -> Any:
        """What makes another position of a choice for a field."""
        return lambda choice: draft.changed(lambda state: field.choose(state, seat, choice))

    def scene(self, state: engine.State, view: View) -> Scene:
        return editor_scene(self.draft(state), view, self.words)

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        for board in self.kind.boards():
            if piece in board.letters:
                several = len({one.kind for one in board.pieces}) > 1
                return (Group(drawn_piece(board.letters[piece], several), scale=ICON / SIZE),)
        field = next(field for field in self.kind.held_fields() if piece in field.all_touches())
        return (Group(tuple(card(field, piece)), scale=0.9),)


EDITOR = FrameEditor
