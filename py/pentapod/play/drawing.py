"""Arrows and marks that somebody draws on the board with a hand: they stand in the notes of the position."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from pentapod.engine.notes import tree
from pentapod.engine.state import Path
from pentapod.play.notices import Notice, Offer
from pentapod.play.session import Session
from pentapod.play.view import BoardView, PlayerView
from pentapod.play.words import say
from pentapod.scene.shapes import Scene

_Sign = TypeVar("_Sign")


class Pen(Enum):
    """With what arrows can be drawn: nothing, the right mouse button, whatever points (static/board/drawing.js)."""

    NONE = 0
    RIGHT = 1
    EVERY = 2


def pen(session: Session, wanted: bool) -> Pen:
    """What draws at a board now; `wanted` is whether somebody has asked to draw.

    Where notes are shown, the right button draws without being asked for. Nothing does in an exercise, where it counts
    who is first, and while the screen is passed on.
    """
    if not session.is_kept or session.read_only or session.quick or session.screen.handover() is not None:
        return Pen.NONE
    return Pen.EVERY if wanted else Pen.RIGHT if session.notebook else Pen.NONE


def with_drawing_targets(seen: BoardView) -> BoardView:
    """What is seen by who draws: everything may be marked, nothing can be played, and nothing is rolled meanwhile."""
    targets = tuple(target._replace(quiet=True) for target in seen.scene.targets)
    signs = seen.signs._replace(lit=frozenset(), reach=frozenset(), chosen=frozenset())
    return seen._replace(scene=seen.scene._replace(targets=targets), signs=signs, pause=None)


def with_drawing_prompt(seen: PlayerView) -> PlayerView:
    """What is told beside the board to who draws."""
    leave = Notice("", (Offer(say("draw-done"), "draw", primary=True),), "turn")
    return seen._replace(prompt=say("draw-prompt"), notices=(leave,))


class CannotDraw(Exception):
    """A sign that cannot stand in the notes; the text says why, in a sentence."""


def draw(session: Session, path: Path, public: Scene) -> str:
    """Draw an arrow along touches, or mark a single one, in what is said of the position; what is there already goes.

    `public` is the picture as who looks on sees it. The answer says what was drawn. Raises `CannotDraw`.
    """
    labels = {target.touch: target.label for target in public.targets}
    if not labels.keys() >= set(path):
        raise CannotDraw(say("draw-hand"))
    ply = session.match.ply
    notebook = session.notebook or session.annotate(tree.main_line(session.match))
    note = notebook.note(ply)
    if len(path) > 1:
        new = note._replace(arrows=_turned(note.arrows, path))
    else:
        new = note._replace(marks=_turned(note.marks, path[0]))
    if len(new.arrows) + len(new.marks) > tree.MAX_SIGNS:
        raise CannotDraw(say("draw-full"))
    tree.say(notebook.home(ply)[1], ply, new)
    if len(new.arrows) + len(new.marks) < len(note.arrows) + len(note.marks):
        return say("drawn-gone")
    if len(path) > 1:
        return say("drawn-arrow", start=labels[path[0]], end=labels[path[-1]])
    return say("drawn-mark", start=labels[path[0]])


def _turned(signs: tuple[_Sign, ...], sign: _Sign) -> tuple[_Sign, ...]:
    """Signs with one more, or without it if it is among them."""
    return tuple(one for one in signs if one != sign) if sign in signs else (*signs, sign)
