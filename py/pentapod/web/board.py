"""A scene on the page: painted on a canvas, with a real button over every target.

The board knows no rules. It is given a scene and which touches are lit, chosen, reached or recent, and says which touch
was made, by mouse, finger or keyboard alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from js import document, window
from pyodide.ffi import create_proxy

from pentapod.scene.shapes import Group, Scene, Shape, Target
from pentapod.scene.signs import signs, tints
from pentapod.web.canvas import Painter, prepare
from pentapod.web.dom import later, listen
from pentapod.web.geometry import WAYS, neighbour
from pentapod.web.motion import Glide, Layer

DRAG_PX = 7


class Signs(NamedTuple):
    """Which touches carry which sign."""

    lit: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    reach: frozenset[str] = frozenset()
    recent: frozenset[str] = frozenset()


class _Button(NamedTuple):
    """What a target's button shows, so that only what changes is written."""

    label: str
    lit: bool
    chosen: bool
    box: tuple[float, float, float, float, bool]


class Board:
    """One canvas and its buttons inside a holder element. `touched(touch)` is called for every touch."""

    def __init__(self, holder: Any, touched: Callable[[str], None]) -> None:
        self.holder = holder
        self.touched = touched
        self.scene: Scene | None = None
        self.signs = Signs()
        self._canvas = holder.querySelector("canvas")
        self._buttons_home = holder.querySelector(".targets")
        self._painter = Painter(self._canvas.getContext("2d"))
        self._ground = Layer()
        self._still = Layer()
        self._elements: dict[str, Any] = {}
        self._shown: dict[str, _Button] = {}
        self._targets: dict[str, Target] = {}
        self._scale = 1.0
        self._glide: Glide | None = None
        self._drag: _Drag | None = None
        self._focus_gone = ""
        self._fitted = (0.0, 0.0, 0.0)
        self._frame_proxy = create_proxy(self._frame)
        listen(self._buttons_home, "click", self._click)
        listen(holder, "keydown", self._key)
        listen(self._buttons_home, "pointerdown", self._pointer_down)
        listen(window, "pointermove", self._pointer_move)
        listen(window, "pointerup", self._pointer_up)
        listen(window, "pointercancel", self._pointer_up)

    def show(self, scene: Scene, signs_: Signs, glide: bool) -> None:
        """Show a scene. With `glide`, things with the same key travel from where they were."""
        before, self.scene, self.signs = self.scene, scene, signs_
        if first := self.holder.querySelector(".first-picture"):
            first.remove()
        self._sync_buttons()
        self._glide = None
        if before and glide and (before.w, before.h) == (scene.w, scene.h):
            self._glide = Glide.between(before, scene, window.performance.now())
        if before is None or (before.w, before.h) != (scene.w, scene.h):
            self.fit()
        if self._glide:
            self._paint_still(self._glide.staying)
            window.requestAnimationFrame(self._frame_proxy)
        self._paint()

    def fit(self) -> None:
        """Take all the room that the holder's parent has, in the scene's proportions, at the device's resolution."""
        room = self.holder.parentElement
        width, height = room.clientWidth, room.clientHeight
        if not self.scene or not width:
            return
        ratio = self.scene.w / self.scene.h
        stacked = bool(window.getComputedStyle(room).getPropertyValue("--stacked").strip())
        wide = min(width, max(height, 1) * ratio) if not stacked else min(width, window.innerHeight * 0.86 * ratio)
        if stacked and ratio < 1:
            wide = width
        pixels = window.devicePixelRatio or 1
        if self._fitted == (wide, ratio, pixels):
            return
        self._fitted = (wide, ratio, pixels)
        self.holder.style.width = f"{wide:.2f}px"
        self.holder.style.height = f"{wide / ratio:.2f}px"
        self._scale = wide / self.scene.w * pixels
        for layer in (self._ground, self._still):
            layer.shapes = None
        self._canvas.width = round(wide * pixels)
        self._canvas.height = round(wide / ratio * pixels)
        self._glide = None
        self._paint()

    def repaint(self) -> None:
        """The theme has changed."""
        self._painter.forget_colors()
        self._ground.shapes = None
        self._glide = None
        self._paint()

    def focus(self, touch: str) -> bool:
        """Put the keyboard's focus on a target, if it is there."""
        element = self._elements.get(touch)
        if element:
            element.focus()
        return bool(element)

    # ------------------------------------------------------------------ painting

    def _paint(self) -> None:
        scene = self.scene
        if scene is None or not self._canvas.width:
            return
        painter = self._painter
        prepare(painter.context, self._scale)
        if self._glide:
            painter.context.drawImage(self._still.canvas, 0, 0, scene.w, scene.h)
            painter.paint(self._glide.groups(window.performance.now()))
        else:
            self._paint_ground(painter.context)
            painter.paint(tints(scene.targets, self.signs.recent, self.signs.chosen))
            painter.paint(self._lifted(scene.things))
        painter.paint(signs(scene.targets, self.signs.lit, self.signs.chosen, self.signs.reach))
        if self._drag and self._drag.group:
            painter.group(self._drag.group)

    def _paint_ground(self, context: Any) -> None:
        scene = self.scene
        assert scene
        if self._ground.shapes is not scene.ground:
            self._ground.paint(self._painter, self._canvas, self._scale, scene.ground)
        context.drawImage(self._ground.canvas, 0, 0, scene.w, scene.h)

    def _paint_still(self, staying: tuple[Shape, ...]) -> None:
        scene = self.scene
        assert scene
        if self._ground.shapes is not scene.ground:
            self._ground.paint(self._painter, self._canvas, self._scale, scene.ground)
        shapes = (*tints(scene.targets, self.signs.recent, self.signs.chosen), *staying)
        self._still.paint(self._painter, self._canvas, self._scale, shapes, self._ground, scene)

    def _lifted(self, things: Iterable[Shape]) -> Iterable[Shape]:
        drag = self._drag
        if not drag or not drag.group:
            return things
        return (thing for thing in things if not (isinstance(thing, Group) and thing.key == drag.group.key))

    def _frame(self, _time: float) -> None:
        if not self._glide:
            return
        if self._glide.done(window.performance.now()):
            self._glide = None
        else:
            window.requestAnimationFrame(self._frame_proxy)
        self._paint()

    # ------------------------------------------------------------------ buttons

    def _sync_buttons(self) -> None:
        scene = self.scene
        assert scene
        self._targets = {target.touch: target for target in scene.targets}
        for touch in self._elements.keys() - self._targets.keys():
            element = self._elements.pop(touch)
            if element == document.activeElement:
                self._focus_gone = touch
                self.holder.focus()
            element.remove()
            del self._shown[touch]
        order_changed = False
        lit, chosen = self.signs.lit | self.signs.reach, self.signs.chosen
        for touch, target in self._targets.items():
            wanted = _Button(
                target.label,
                touch in lit or target.quiet,
                touch in chosen,
                (target.x / scene.w, target.y / scene.h, target.w / scene.w, target.h / scene.h, target.round),
            )
            shown = self._shown.get(touch)
            if shown != wanted:
                element = self._elements.get(touch)
                if element is None:
                    element = self._elements[touch] = document.createElement("button")
                    element.type = "button"
                    element.dataset.touch = touch
                    order_changed = True
                _write_button(element, shown, wanted)
                self._shown[touch] = wanted
        if order_changed:
            focused = document.activeElement
            self._buttons_home.append(*(self._elements[touch] for touch in self._targets))
            if focused != document.activeElement and self._buttons_home.contains(focused):
                focused.focus()
        if document.activeElement == self.holder and self.focus(self._focus_gone):
            self._focus_gone = ""

    def _touch_of(self, event: Any) -> str:
        element = event.target.closest("[data-touch]")
        return str(element.dataset.touch) if element else ""

    def _click(self, event: Any) -> None:
        if self._drag and self._drag.finished:
            return
        if touch := self._touch_of(event):
            self.touched(touch)

    def _key(self, event: Any) -> None:
        if event.key not in WAYS or event.altKey or event.ctrlKey or event.metaKey:
            return
        event.preventDefault()
        origin = self._targets.get(self._touch_of(event))
        if origin is None:
            lit = self.signs.lit | self.signs.reach
            ringed = (touch for touch, target in self._targets.items() if touch in lit and not target.quiet)
            self.focus(next(ringed, next(iter(self._targets), "")))
        elif found := neighbour(self._targets.values(), origin, WAYS[event.key]):
            self.focus(found.touch)

    # ------------------------------------------------------------------ dragging

    def _pointer_down(self, event: Any) -> None:
        touch = self._touch_of(event)
        self._drag = _Drag(touch, event.clientX, event.clientY) if touch and event.button == 0 else None

    def _pointer_move(self, event: Any) -> None:
        drag = self._drag
        if not drag or drag.finished:
            return
        if not drag.moving:
            if abs(event.clientX - drag.x) + abs(event.clientY - drag.y) < DRAG_PX:
                return
            if drag.touch not in self.signs.lit | self.signs.chosen or not self._carries(drag.touch):
                self._drag = None
                return
            drag.moving = True
            if drag.touch not in self.signs.chosen:
                drag.chose = True
                self.touched(drag.touch)
        scene = self.scene
        group = self._carries(drag.touch)
        if not scene or not group:
            return
        box = self.holder.getBoundingClientRect()
        unit = scene.w / box.width
        drag.group = group._replace(
            x=(event.clientX - box.left) * unit, y=(event.clientY - box.top) * unit, scale=group.scale * 1.12
        )
        self._glide = None
        self._paint()

    def _pointer_up(self, event: Any) -> None:
        drag = self._drag
        if not drag or not drag.moving:
            return
        drag.finished, drag.group = True, None
        later(0, self._forget_drag)  # The browser's click comes before that, and is none.
        below = document.elementFromPoint(event.clientX, event.clientY)
        element = below.closest("[data-touch]") if below else None
        touch = str(element.dataset.touch) if element and self.holder.contains(element) else ""
        if touch and touch != drag.touch and event.type == "pointerup":
            self.touched(touch)
        elif drag.chose:
            self.touched(drag.touch)
        else:
            self._paint()

    def _forget_drag(self) -> None:
        if self._drag and self._drag.finished:
            self._drag = None

    def _carries(self, touch: str) -> Group | None:
        """The keyed group that stands on a target: what a drag from there lifts."""
        target, scene = self._targets.get(touch), self.scene
        if not target or not scene:
            return None
        for thing in scene.things:
            if isinstance(thing, Group) and thing.key and _holds(target, thing.x, thing.y):
                return thing
        return None


def _holds(target: Target, x: float, y: float) -> bool:
    return 0 < x - target.x < target.w and 0 < y - target.y < target.h


class _Drag:
    """A finger or a mouse button that is down on a target."""

    def __init__(self, touch: str, x: float, y: float) -> None:
        self.touch, self.x, self.y = touch, x, y
        self.moving = self.finished = False
        self.chose = False
        """Whether lifting chose the target, so that dropping it nowhere takes that back."""
        self.group: Group | None = None


def _write_button(element: Any, shown: _Button | None, wanted: _Button) -> None:
    if shown is None or shown.label != wanted.label:
        element.setAttribute("aria-label", wanted.label)
    if shown is None or shown.lit != wanted.lit:
        element.setAttribute("aria-disabled", "false" if wanted.lit else "true")
        element.tabIndex = 0 if wanted.lit else -1
    if shown is None or shown.chosen != wanted.chosen:
        element.setAttribute("aria-pressed", "true" if wanted.chosen else "false")
    if shown is None or shown.box != wanted.box:
        x, y, w, h, is_round = wanted.box
        style = element.style
        style.left, style.top = f"{x:.4%}", f"{y:.4%}"
        style.width, style.height = f"{w:.4%}", f"{h:.4%}"
        style.borderRadius = "50%" if is_round else "12%"
