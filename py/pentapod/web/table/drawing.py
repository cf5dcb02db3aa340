"""Drawing on the board with a hand, in place of playing: arrows and marks that stand in the notes of the position."""

from __future__ import annotations

from typing import NamedTuple

from pentapod.play.drawing import CannotDraw, Pen, draw, pen
from pentapod.play.words import say
from pentapod.web.shell import dom
from pentapod.web.table.view import TableView


class Drawing(NamedTuple):
    """The hand that draws at a table."""

    view: TableView

    def switch(self) -> None:
        """Draw on the board, in place of playing; or no more."""
        view = self.view
        if pen(view.session, True) is Pen.NONE:
            return
        view.draws = not view.draws
        view.speech.hush()
        view.interaction.forget_touches()
        view.log.slide(False)
        view.show(glide=False)
        view.board.focus()
        if view.draws:
            dom.announce(say("draw-prompt"))
        else:
            view.announce()

    def draw(self, start: str, end: str) -> None:
        """An arrow was drawn from a target to another, or one was marked."""
        view = self.view
        try:
            said = draw(view.session, (start,) if start == end else (start, end), view.picture())
        except CannotDraw as reason:
            view.refuse(str(reason))
            return
        self.noted()
        dom.announce(said)

    def noted(self) -> None:
        """Something was said of the position shown, or a line has another place."""
        self.view.show(glide=False)
        self.view.keep(True)
