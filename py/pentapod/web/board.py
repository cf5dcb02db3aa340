"""A scene on the page: painted on a canvas, with a real button over every target.

The board knows no rules. It is given a scene and which touches are lit, chosen, reached or recent, and says which touch
was made, by mouse, finger or keyboard alike, and what somebody wants to know more about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from js import document, window
from pyodide.ffi import create_proxy

from pentapod.scene.rooms import hits
from pentapod.scene.shapes import Group, Scene, Shape, Target
from pentapod.scene.signs import signs, tints
from pentapod.web.canvas import Painter, prepare
from pentapod.web.geometry import WAYS, ending, first, neighbour
from pentapod.web.motion import Glide, Layer
from pentapod.web.pointers import Ears, Pointers
from pentapod.web.shell.dom import listen
from pentapod.web.shell.placing import Box

LEAST_TARGET: Final = 24
"""The least side of a target, in CSS pixels, where the page can be scrolled."""

_NO_KEYS: Final[Mapping[str, str]] = {}


class Signs(NamedTuple):
    """Which touches carry which sign."""

    lit: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    reach: frozenset[str] = frozenset()
    recent: frozenset[str] = frozenset()
    hint: frozenset[str] = frozenset()


class _Button(NamedTuple):
    """What a target's button shows, so that only what changes is written."""

    label: str
    lit: bool
    chosen: bool
    key: str
    box: tuple[float, float, float, float, bool]


class Board:
    """One canvas and its buttons inside a holder element."""

    def __init__(self, holder: Any, ears: Ears) -> None:
        self.holder = holder
        self._pointers = Pointers(self, holder.querySelector(".targets"), ears)
        self._ears = ears
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
        self._unit = 1.0
        """How many of the window's pixels a unit of the scene has."""
        self._scale = 1.0
        self._glide: Glide | None = None
        self._still_of: Glide | None = None
        self._awaits_frame = False
        self._keys = _NO_KEYS
        self._lifted: Group | None = None
        self._focus_gone = ""
        self._anew = True
        self._fitted = (0.0, 0.0, 0.0)
        self._frame_proxy = create_proxy(self._frame)
        listen(self._buttons_home, "click", self._click)
        listen(holder, "keydown", self._key)

    def show(
        self, scene: Scene, signs_: Signs, glide: bool, quick: bool = False, keys: Mapping[str, str] = _NO_KEYS
    ) -> None:
        """Show a scene: its buttons at once, its picture with the next frame.

        With `glide`, things with the same key travel from where they were. `quick` is for races: every finger counts
        for itself, and nothing is dragged. `keys` are written on the targets that they touch.
        """
        self._pointers.quick, self._keys = quick, keys
        before, self.scene, self.signs = self.scene, scene, signs_
        if first := self.holder.querySelector(".first-picture"):
            first.remove()
        if before is None or (before.w, before.h) != (scene.w, scene.h):
            self.fit()
        self._sync_buttons()
        self._glide = None
        if before and glide and (before.w, before.h) == (scene.w, scene.h):
            self._glide = Glide.between(before, scene, window.performance.now())
        self._await_frame()

    def fit(self) -> None:
        """Take all the room that the holder's parent has, in the scene's proportions, at the device's resolution."""
        room = self.holder.parentElement
        width, height = room.clientWidth, room.clientHeight
        if not self.scene or not width:
            return
        ratio = self.scene.w / self.scene.h
        room.classList.toggle("scrolls", self.scene.scrolls)
        width = room.clientWidth  # A scrollbar may have come.
        stacked = bool(window.getComputedStyle(room).getPropertyValue("--stacked").strip())
        if self.scene.scrolls:
            wide = width
        elif stacked:
            # The page can be scrolled: rather higher than the window than too small for a finger.
            wide = min(width, max(window.innerHeight * 0.86 * ratio, self._least_width())) if ratio >= 1 else width
        else:
            wide = min(width, max(height, 1) * ratio)
        pixels = window.devicePixelRatio or 1
        if self._fitted == (wide, ratio, pixels):
            return
        self._fitted = (wide, ratio, pixels)
        self.holder.style.width = f"{wide:.2f}px"
        self.holder.style.height = f"{wide / ratio:.2f}px"
        self._unit = wide / self.scene.w
        self._scale = self._unit * pixels
        for layer in (self._ground, self._still):
            layer.shapes = None
        self._canvas.width = round(wide * pixels)
        self._canvas.height = round(wide / ratio * pixels)
        self._glide = None
        self._sync_buttons()
        self._paint()

    def _least_width(self) -> float:
        """The width from which on every target is large enough to be hit."""
        sides = [min(target.w, target.h) for target in self.scene.targets] if self.scene else []
        return LEAST_TARGET / min(sides) * self.scene.w if self.scene and sides else 0

    def repaint(self) -> None:
        """The theme has changed."""
        self._painter.forget_colors()
        self._ground.shapes = None
        self._glide = None
        self._paint()

    def focus(self, touch: str = "") -> None:
        """Put the keyboard's focus on a target, or, if it is not there, on the board: Tab leads on from there."""
        element = self._elements.get(touch)
        if element:
            element.focus()
        else:
            self.holder.focus(preventScroll=True)

    def begin_anew(self) -> None:
        """Another position is shown: Tab leads to the first target that may be touched, wherever on the board from."""
        self._anew, self._focus_gone = True, ""

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard's focus is on the board, or nowhere."""
        focused = document.activeElement
        return not focused or focused == document.body or bool(self.holder.contains(focused))

    def carried(self, touch: str) -> Group | None:
        """What a drag from a target would lift: the keyed group that stands on it, if it may be touched."""
        target, scene = self._targets.get(touch), self.scene
        if not target or not scene or touch not in self.signs.lit | self.signs.chosen:
            return None
        for thing in scene.things:
            if isinstance(thing, Group) and thing.key and _holds(target, thing.x, thing.y):
                return thing
        return None

    def lift(self, group: Group | None, x: float = 0, y: float = 0) -> None:
        """Show a group under the pointer, at (x, y) in the window's pixels, instead of in its place."""
        self._lifted = None
        if group and self.scene:
            box = self.holder.getBoundingClientRect()
            unit = self.scene.w / box.width
            self._lifted = group._replace(x=(x - box.left) * unit, y=(y - box.top) * unit, scale=group.scale * 1.12)
        self._glide = None
        self._paint()

    # ------------------------------------------------------------------ painting

    def _paint(self) -> None:
        scene = self.scene
        if scene is None or not self._canvas.width:
            return
        painter = self._painter
        prepare(painter.context, self._scale)
        if self._glide:
            if self._still_of is not self._glide:
                self._paint_still(self._glide)
            painter.context.drawImage(self._still.canvas, 0, 0, scene.w, scene.h)
            painter.paint(self._glide.groups(window.performance.now()))
        else:
            self._paint_ground(painter.context)
            painter.paint(tints(scene.targets, self.signs.recent, self.signs.chosen))
            painter.paint(self._not_lifted(scene.things))
        given = self.signs
        painter.paint(signs(scene.targets, given.lit, given.chosen, given.reach, given.hint))
        if self._lifted:
            painter.group(self._lifted)

    def _paint_ground(self, context: Any) -> None:
        scene = self.scene
        assert scene
        if self._ground.shapes is not scene.ground:
            self._ground.paint(self._painter, self._canvas, self._scale, scene.ground)
        context.drawImage(self._ground.canvas, 0, 0, scene.w, scene.h)

    def _paint_still(self, glide: Glide) -> None:
        scene = self.scene
        assert scene
        if self._ground.shapes is not scene.ground:
            self._ground.paint(self._painter, self._canvas, self._scale, scene.ground)
        shapes = (*tints(scene.targets, self.signs.recent, self.signs.chosen), *glide.staying)
        self._still.paint(self._painter, self._canvas, self._scale, shapes, self._ground, scene)
        self._still_of = glide

    def _not_lifted(self, things: Iterable[Shape]) -> Iterable[Shape]:
        lifted = self._lifted
        if not lifted:
            return things
        return (thing for thing in things if not (isinstance(thing, Group) and thing.key == lifted.key))

    def _await_frame(self) -> None:
        if not self._awaits_frame:
            self._awaits_frame = True
            window.requestAnimationFrame(self._frame_proxy)

    def _frame(self, _time: float) -> None:
        self._awaits_frame = False
        if self._glide and self._glide.done(window.performance.now()):
            self._glide = None
        if self._glide:
            self._await_frame()
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
        lit, chosen = self._lit, self.signs.chosen
        room = hits(scene.targets, lit, self._unit, scene.w, scene.h)
        for touch, target in self._targets.items():
            x, y, w, h = room.get(touch, target[2:6])
            wanted = _Button(
                target.label,
                touch in lit or target.quiet,
                touch in chosen,
                self._keys.get(touch, ""),
                (x / scene.w, y / scene.h, w / scene.w, h / scene.h, target.round),
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
        if document.activeElement == self.holder and self._focus_gone in self._elements:
            self.focus(self._focus_gone)
            self._focus_gone = ""

    @property
    def _lit(self) -> frozenset[str]:
        """What may be touched next."""
        return self.signs.lit | self.signs.reach

    def touch_of(self, element: Any) -> str:
        """The touch whose button an element of the page is or is in, or ""."""
        button = element.closest("[data-touch]") if element else None
        return str(button.dataset.touch) if button and self.holder.contains(button) else ""

    def target(self, touch: str) -> Target | None:
        """The target of a touch, if it is there."""
        return self._targets.get(touch)

    def box(self, touch: str) -> Any:
        """Where on the window a target's button is."""
        return self._elements[touch].getBoundingClientRect()

    def is_over(self, touch: str, x: float, y: float) -> bool:
        """Whether a target's button is what lies at a point of the window."""
        return self.touch_of(document.elementFromPoint(x, y)) == touch

    def moves_with(self, scrolled: Any) -> bool:
        """Whether the board moves on the window when this is scrolled."""
        return bool(scrolled.contains(self.holder))

    def boxes(self) -> list[Box]:
        """Where on the window everything lies that may be touched now."""
        scene, frame = self.scene, self.holder.getBoundingClientRect()
        if scene is None:
            return []
        unit, left, top = frame.width / scene.w, frame.left, frame.top
        open_ = self.signs.lit | self.signs.reach | self.signs.chosen
        return [
            Box(left + t.x * unit, top + t.y * unit, left + (t.x + t.w) * unit, top + (t.y + t.h) * unit)
            for t in scene.targets
            if t.quiet or t.ends or t.touch in open_
        ]

    def ending(self) -> str:
        """The touch that ends the turn, or ""."""
        return ending(self._targets.values(), self._lit)

    def ask_focused(self) -> None:
        """As if somebody pointed at the target that has the keyboard's focus."""
        self._pointers.ask(self.touch_of(document.activeElement))

    def hush(self) -> bool:
        """What is told of a target goes. Whether anything was told."""
        return self._pointers.hush()

    def _click(self, event: Any) -> None:
        touch = self.touch_of(event.target)
        if touch and not self._pointers.answers_for(event):
            self._ears.touched(touch, event.timeStamp)

    def _key(self, event: Any) -> None:
        if event.altKey or event.ctrlKey or event.metaKey:
            return
        if event.key == "Tab" and not event.shiftKey:
            self._tab(event)
        if event.key not in WAYS:
            return
        event.preventDefault()
        self._anew = False
        origin = self._targets.get(self.touch_of(event.target))
        if origin is None:
            self.focus(first(self._targets.values(), self._lit) or next(iter(self._targets), ""))
        elif found := neighbour(self._targets.values(), origin, WAYS[event.key]):
            self.focus(found.touch)

    def _tab(self, event: Any) -> None:
        """Tab leads to what may be touched first, from what may not be touched and after everything that happened."""
        touch, wanted = self.touch_of(event.target), first(self._targets.values(), self._lit)
        target = self._targets.get(touch)
        if wanted not in ("", touch) and (self._anew or not target or not (target.quiet or touch in self._lit)):
            event.preventDefault()
            self.focus(wanted)
        self._anew = False


def _holds(target: Target, x: float, y: float) -> bool:
    return 0 < x - target.x < target.w and 0 < y - target.y < target.h


def _write_button(element: Any, shown: _Button | None, wanted: _Button) -> None:
    if shown is None or shown.label != wanted.label:
        element.setAttribute("aria-label", wanted.label)
    if shown is None or shown.lit != wanted.lit:
        element.setAttribute("aria-disabled", "false" if wanted.lit else "true")
        element.tabIndex = 0 if wanted.lit else -1
        element.style.zIndex = "1" if wanted.lit else ""  # Where targets overlap, what may be touched is touched.
    if shown is None or shown.chosen != wanted.chosen:
        element.setAttribute("aria-pressed", "true" if wanted.chosen else "false")
    if (shown.key if shown else "") != wanted.key:
        element.dataset.key = wanted.key
    if shown is None or shown.box != wanted.box:
        x, y, w, h, is_round = wanted.box
        style = element.style
        style.left, style.top = f"{x:.4%}", f"{y:.4%}"
        style.width, style.height = f"{w:.4%}", f"{h:.4%}"
        style.borderRadius = "50%" if is_round else "12%"
