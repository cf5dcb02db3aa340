"""What moves on a board from one scene to the next, and what stays still meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from js import document

from pentapod.scene.shapes import Group, Scene, Shape
from pentapod.web.canvas import Painter, prepare

GLIDE_MS: Final = 220


class Layer:
    """A canvas out of sight that holds what does not change from frame to frame."""

    def __init__(self) -> None:
        self.canvas = document.createElement("canvas")
        self.shapes: tuple[Shape, ...] | None = None

    def paint(
        self,
        painter: Painter,
        like: Any,
        scale: float,
        shapes: tuple[Shape, ...],
        below: Layer | None = None,
        scene: Scene | None = None,
    ) -> None:
        if (self.canvas.width, self.canvas.height) != (like.width, like.height):
            self.canvas.width, self.canvas.height = like.width, like.height
        front, painter.context = painter.context, self.canvas.getContext("2d")
        prepare(painter.context, scale)
        if below and scene:
            painter.context.drawImage(below.canvas, 0, 0, scene.w, scene.h)
        painter.paint(shapes)
        painter.context = front
        self.shapes = shapes


class Glide:
    """The way from one scene to the next: what stays, and what travels, comes or goes."""

    def __init__(self, started: float, staying: tuple[Shape, ...], ways: list[tuple[Group, Group]]) -> None:
        self.started, self.staying, self._ways = started, staying, ways

    @classmethod
    def between(cls, before: Scene, after: Scene, now: float) -> Glide | None:
        """None when nothing moves."""
        old = {thing.key: thing for thing in before.things if isinstance(thing, Group) and thing.key}
        ways, staying = [], []
        for thing in after.things:
            key = thing.key if isinstance(thing, Group) else ""
            if not key or not isinstance(thing, Group):
                staying.append(thing)
                continue
            was = old.pop(key, None)
            if was is None:
                ways.append((thing._replace(alpha=0, scale=thing.scale * 0.7), thing))
            elif was[1:6] == thing[1:6]:
                staying.append(thing)
            else:
                ways.append((was, thing))
        ways += [(gone, gone._replace(alpha=0, scale=gone.scale * 0.7)) for gone in old.values()]
        return cls(now, tuple(staying), ways) if ways else None

    def done(self, now: float) -> bool:
        return now - self.started >= GLIDE_MS

    def groups(self, now: float) -> Iterable[Group]:
        part = min(1.0, max(0.0, (now - self.started) / GLIDE_MS))
        part = 1 - (1 - part) ** 3
        for was, will in self._ways:
            yield will._replace(
                shapes=will.shapes if will.alpha else was.shapes,
                x=was.x + (will.x - was.x) * part,
                y=was.y + (will.y - was.y) * part,
                turn=was.turn + ((will.turn - was.turn + 180) % 360 - 180) * part,
                scale=was.scale + (will.scale - was.scale) * part,
                alpha=was.alpha + (will.alpha - was.alpha) * part,
            )
