"""The page's elements and events, and the only way the rest of `web` listens to them.

Events are delegated: an element names its handler in `data-do`, and one listener at the root finds it. So nothing that
is drawn anew needs to be listened to anew, and no proxy is made twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from functools import cache
from typing import Any, Final

from js import Date, document, window
from pyodide.ffi import create_proxy

from pentapod.scene.display import picture
from pentapod.scene.shapes import Room, Scene
from pentapod.web.shell.late_files import GAMES, Late, Then
from pentapod.web.shell.markup import Markup

Command = Callable[[str], object]
Job = Callable[[], bool | None]
"""Something that is done in pieces as long as it says that there is more."""
Handler = Callable[[str, Any], object]

BOARDS: Final = {"table": "board", "editor": "draft", "learn": "course"}
"""The board of each place, or what stands in for one."""

_handlers: dict[str, Handler] = {}
_kept: list[Any] = []
_when_failed: list[Then] = []
_when_commanded: list[Then] = []


def by_id(element_id: str) -> Any:
    """The element with this id."""
    return document.getElementById(element_id)


def show(place: Any, html: Markup) -> None:
    """Give an element, or the one with this id, this content, unless it has it already.

    What had the focus in it keeps it if its id is still there; else the board of the place that is shown has it.
    """
    element = by_id(place) if isinstance(place, str) else place
    if getattr(element, "pentapodShown", None) == html:
        return
    focused = document.activeElement
    inside = focused.id if focused and element.contains(focused) else None
    element.innerHTML = html
    element.pentapodShown = html
    if inside and (again := by_id(inside)):
        again.focus()
    elif inside is not None:
        rescue_focus()


def rescue_focus() -> None:
    """Where nothing has the keyboard's focus any more, give it to the board of the place that is shown."""
    focused, place = document.activeElement, by_id(BOARDS.get(document.documentElement.dataset.place, ""))
    if place and place.contains(focused):
        return  # As after most touches; to ask for its boxes would have the page laid out.
    lost = not focused or focused == document.body or not focused.getClientRects().length
    if lost and place and not by_id("dialog").open:
        place.focus(preventScroll=True)


def announce(text: str) -> None:
    """Let screen readers say something, even if it is what was said last."""
    place = by_id("announcer")
    place.textContent = f"{text}\u00a0" if place.textContent == text else text


def listen(element: Any, event: str, handler: Callable[[Any], None], **options: bool) -> None:
    """Call a handler at every such event, for as long as the page lives."""
    proxy = lasting(handler)
    if options:
        from pyodide.ffi import to_js

        element.addEventListener(event, proxy, to_js(options, dict_converter=window.Object.fromEntries))
    else:
        element.addEventListener(event, proxy)


def is_tall() -> bool:
    """Whether a page that can be scrolled lays its board out for a window that is higher than wide."""
    return bool(window.innerHeight > window.innerWidth and window.innerWidth < 900)


def room(element: Any) -> Room:
    """The size of an element; of the window, while the element has none."""
    width, height = element.clientWidth, element.clientHeight
    return Room(width, height) if width and height else Room(window.innerWidth, window.innerHeight)


def address() -> str:
    """The page's address without what is asked of it; "" where only this device has it."""
    is_public = str(window.location.protocol) in ("http:", "https:")
    return str(window.location.href).partition("#")[0].partition("?")[0] if is_public else ""


def lasting(handler: Callable[..., Any]) -> Any:
    """A function for a script of ours to call, for as long as the page lives."""
    proxy = create_proxy(guarded(handler))
    _kept.append(proxy)
    return proxy


def once(handler: Callable[..., Any]) -> Any:
    """A function for a promise or an element to call once; that it fails is told as for any other handler."""
    from pyodide.ffi import create_once_callable

    return create_once_callable(guarded(handler))


def watch_size(element: Any, handler: Then) -> None:
    """Call a handler whenever an element has another size, for as long as the page lives."""
    window.ResizeObserver.new(lasting(lambda *_: handler())).observe(element)


def when_failed(tell: Then) -> None:
    """What to call when a handler fails for a reason that nobody foresaw; the error itself goes to the console."""
    _when_failed.append(tell)


def guarded(handler: Callable[..., Any]) -> Callable[..., Any]:
    """A handler that, when it fails for a reason that nobody foresaw, lets the page say so."""

    def run(*values: Any) -> Any:
        try:
            return handler(*values)
        except Exception:
            for tell in _when_failed:
                tell()
            raise

    return run


class Script(Late):
    """A script of ours that no start needs. When it has run, the window has what it is `known` by."""

    def __init__(self, address: str, known: str) -> None:
        super().__init__()
        self._address = address
        self.is_there = hasattr(window, known)

    def _bring(self) -> None:
        script = document.createElement("script")
        script.type, script.src = "module", self._address
        script.onload = once(lambda _event: self._come())
        script.onerror = once(self._fail)
        document.head.append(script)


def when_kept(promise: Any, then: Callable[[Any], object], failed: Callable[[Any], object]) -> None:
    """Call one function with what a promise gives, or another with the reason why it was not kept."""
    promise.then(once(then), once(failed))


def fetch_text(address: str, then: Callable[[str], None], failed: Then) -> None:
    """Call a function with a text of the site, or another if it does not come."""

    def take(text: Any) -> None:
        if text is None:
            failed()
        else:
            then(str(text))

    fetched = window.fetch(address).then(lambda response: response.text() if response.ok else None)
    when_kept(fetched, take, lambda _reason: failed())


def does(name: str, then: Callable[[], object]) -> None:
    """Let a function do what `data-do=name`, or a field's `data-change=name`, asks for."""
    _handlers[name] = lambda _argument, _event: then()


def takes(name: str, command: Command) -> None:
    """The same for a function that gets `data-argument`."""
    _handlers[name] = lambda argument, _event: command(argument)


def hears(name: str, handler: Handler) -> None:
    """The same for a function that gets the event, too."""
    _handlers[name] = handler


def when_commanded(tell: Then) -> None:
    """What to call before each command that somebody gives by a button or a key."""
    _when_commanded.append(tell)


def do(name: str, argument: str = "") -> None:
    """Call a handler by its name."""
    for tell in _when_commanded:
        tell()
    _handlers[name](argument, None)


def along(event: Any) -> float:
    """How far from the left edge of its element, of 1, a pointer's event happened."""
    box = event.target.closest("[data-do]").getBoundingClientRect()
    return float(min(1.0, max(0.0, (event.clientX - box.left) / box.width)))


def paint(canvas: Any, scene: Scene, scale: float) -> None:
    """Paint a scene on a canvas, with so many pixels for a unit."""
    canvas.width, canvas.height = round(scene.w * scale), round(scene.h * scale)
    window.pentapodBoard.paint(canvas, picture(scene), scale)


def today() -> date:
    """The date on this device. The browser knows its time zone; Python's memory may come from an earlier one."""
    now = Date.new()
    return date(int(now.getFullYear()), int(now.getMonth()) + 1, int(now.getDate()))


def later(seconds: float, handler: Then) -> int:
    """Call a handler once, after a while. The number is that of the browser's timer."""
    return int(window.setTimeout(once(handler), int(seconds * 1000)))


def next_frame(handler: Then) -> None:
    """Call a handler once, just before the page is painted next."""
    window.requestAnimationFrame(once(lambda _time: handler()))


class Timer:
    """Something that is done after a while, unless something else is set or it is stopped before."""

    def __init__(self) -> None:
        self._number = 0

    @property
    def runs(self) -> bool:
        """Whether it is still to be done."""
        return bool(self._number)

    def set(self, seconds: float | None, then: Then) -> None:
        """Do this after so many seconds, in place of what was set; nothing, where they are None."""
        self.stop()
        if seconds is not None:
            self._number = later(seconds, lambda: self._ring(then))

    def _ring(self, then: Then) -> None:
        self._number = 0
        then()

    def stop(self) -> None:
        """What was set is not done."""
        window.clearTimeout(self._number)
        self._number = 0


class AfterPaint:
    """What can wait until the page has been painted, so that what was touched answers first.

    Jobs have names and are done in their order; a later job of a name takes the place of the first. Between two of them
    the page hears hands and paints, unless both together take no time. A page that nobody sees is not painted: nothing
    waits on it, and nothing waits for long.
    """

    LONGEST_SECONDS: Final = 0.1
    TASK_MS: Final = 6
    """After so long no other job, or piece of one, is begun before the page was free."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._timer = 0
        self._awaits = False
        """Whether the page is still to be painted."""
        self._in_frame: Any = lasting(lambda _time: self._painting())
        self._work: Any = lasting(lambda: self._do_some())
        listen(document, "visibilitychange", lambda _event: self.flush())

    def put(self, name: str, job: Job) -> None:
        """Do this after the next paint, and not with what waited for the last one."""
        if document.hidden:
            _finish(job)
            return
        if not self._awaits or not self._jobs:
            self._set(self.LONGEST_SECONDS)
        if not self._awaits:
            self._awaits = True
            window.requestAnimationFrame(self._in_frame)
        self._jobs[name] = job

    def _painting(self) -> None:
        self._awaits = False
        if self._jobs:
            self._set(0)

    def _set(self, seconds: float) -> None:
        window.clearTimeout(self._timer)
        self._timer = int(window.setTimeout(self._work, int(seconds * 1000)))

    def _do_some(self) -> None:
        """Do as much as there is time for; what is put off meanwhile waits for the next paint, and the rest with it."""
        if self._awaits:  # Nobody has painted for so long.
            self.flush()
        end = float(window.performance.now()) + self.TASK_MS
        while self._jobs and not self._awaits:
            if float(window.performance.now()) >= end:
                self._set(0)
                return
            name = next(iter(self._jobs))
            job = self._jobs.pop(name)
            if job() and name not in self._jobs:
                self._jobs = {name: job} | self._jobs

    def flush(self, name: str = "") -> None:
        """Do now what is put off, or only what has this name."""
        if name:
            if job := self._jobs.pop(name, None):
                _finish(job)
            return
        window.clearTimeout(self._timer)
        jobs, self._jobs = self._jobs, {}
        for job in jobs.values():
            _finish(job)


def _finish(job: Job) -> None:
    while job():
        pass


def start() -> None:
    """Begin to hear the page's events. Once."""
    listen(document, "click", lambda event: _delegate(event, "data-do", _when_commanded))
    listen(document, "submit", _submit)
    listen(document, "change", lambda event: _delegate(event, "data-change"))
    listen(document, "input", lambda event: _delegate(event, "data-input"))


def _delegate(event: Any, attribute: str, before: Iterable[Then] = ()) -> None:
    element = event.target.closest(f"[{attribute}]")
    if element and (handler := _handlers.get(element.getAttribute(attribute))):
        argument = element.getAttribute("data-argument") or ""
        for tell in before:
            tell()
        GAMES.when_there(guarded(lambda: handler(argument, event)))


def _submit(event: Any) -> None:
    if name := event.target.getAttribute("data-submit"):
        event.preventDefault()
        argument = event.target.getAttribute("data-argument") or ""
        GAMES.when_there(guarded(lambda: _handlers[name](argument, event)))


@cache
def ignore() -> Any:
    """What is done about a promise that failed and need not be kept: nothing."""
    return create_proxy(lambda *_values: None)
