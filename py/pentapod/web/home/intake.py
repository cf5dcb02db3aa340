"""What people give the page: pasted text, dropped and chosen files. What holds no game changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from js import Date, document, location

from pentapod import games
from pentapod.engine.record import Record, RecordError
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.games_file import when_there
from pentapod.web.shell.markup import tag
from pentapod.web.shell.words import say
from pentapod.web.store import archive, library
from pentapod.web.store.current import new_id

if TYPE_CHECKING:
    from pentapod.web.app import App

SHOWN_ERRORS = 5


def choose_file(app: App) -> None:
    """Let the player choose a file."""
    picker = document.createElement("input")
    picker.type, picker.accept = "file", ".txt,text/plain"
    picker.onchange = lambda _event: take_file(app, picker.files.item(0))
    picker.click()


def pasted(app: App, event: Any) -> None:
    """Ctrl+V outside of a field."""
    if _is_field(event.target) or dom.by_id("dialog").open or not event.clipboardData:
        return
    if event.clipboardData.files.length:
        take_file(app, event.clipboardData.files.item(0))
    elif text := str(event.clipboardData.getData("text")).strip():
        take_text(app, text, say("paste-nothing"))


def dragged(event: Any) -> None:
    """Something from outside is held over the page, or no longer."""
    over = event.type == "dragover" and _may_drop(event)
    if over:
        event.preventDefault()
    _light(over)


def dropped(app: App, event: Any) -> None:
    """Something was dropped on the page."""
    _light(False)
    if not _may_drop(event):
        return
    event.preventDefault()
    data = event.dataTransfer
    if data.files.length:
        take_file(app, data.files.item(0))
    else:
        take_text(app, str(data.getData("text")), say("drop-nothing"))


def _may_drop(event: Any) -> bool:
    kinds = [str(kind) for kind in event.dataTransfer.types]
    ours = document.documentElement.hasAttribute("data-dragging")
    return not ours and not _is_field(event.target) and ("Files" in kinds or "text/plain" in kinds)


def _light(on: bool) -> None:
    if on:
        document.documentElement.dataset.dropping = "1"
    else:
        document.documentElement.removeAttribute("data-dropping")


def _is_field(element: Any) -> bool:
    return bool(element.closest and element.closest("input, textarea, select"))


# ------------------------------------------------------------------ what is in it


def take_file(app: App, file: Any) -> None:
    """Open what a file holds."""
    if file is None:
        return
    name, size = str(file.name), int(file.size)
    if size > archive.MAX_FILE_BYTES:
        _refuse(say("file-huge", name=name, size=library.size_in_words(size)))
        return
    file.text().then(
        lambda text: take_text(app, str(text), say("file-nothing", name=name)),
        lambda _reason: _refuse(say("file-unreadable", name=name)),
    )


def take_text(app: App, text: str, otherwise: str) -> None:
    """Open what a text holds; say `otherwise` if that is nothing."""
    when_there(lambda: _take(app, text, otherwise))


def _take(app: App, text: str, otherwise: str) -> None:
    found = archive.look(text)
    if found.kind == archive.LINK:
        _follow(app, found.link)
    elif found.kind == archive.RECORD:
        _open_record(app, found.records[0])
    elif found.kind == archive.GAMES:
        _Import(app, found.records)
    else:
        _refuse(otherwise)


def _follow(app: App, fragment: str) -> None:
    if fragment != str(location.hash)[1:]:
        location.hash = fragment
    else:
        app.route()


def _refuse(why: str) -> None:
    open_dialog(say("file-refused"), tag("p", None, why), tag("p", {"class": "soft"}, say("nothing-changed")))


def _open_record(app: App, text: str) -> None:
    (answer,) = archive.read((text,), games.find)
    if isinstance(answer, RecordError):
        _refuse(say("record-damaged", why=str(answer)))
    else:
        document.defaultView.history.pushState(None, "", "#")
        app.arrive(answer.match, answer.names, answer.levels)


class _Import:
    """Adds the games of a file one after the other, so that the page never stands still."""

    def __init__(self, app: App, records: tuple[str, ...]) -> None:
        self._app = app
        self._count = len(records)
        self._answers: Iterator[Record | RecordError] = archive.read(records, games.find)
        self._added = self._known = 0
        self._errors: list[str] = []
        self._shelf = library.Additions(app.store, int(Date.now()), new_id())
        bar = tag("progress", {"id": "import-bar", "max": str(self._count), "value": "0", "aria-label": say("import")})
        open_dialog(say("import"), tag("p", None, say("import-count", count=self._count)), bar)
        dom.later(0, self._next)

    def _next(self) -> None:
        answer = next(self._answers, None)
        bar = dom.by_id("import-bar")
        if answer is None or not bar or not dom.by_id("dialog").open:
            self._tell()
            return
        if isinstance(answer, RecordError):
            self._errors.append(str(answer))
        elif self._shelf.add(answer):
            self._added += 1
        else:
            self._known += 1
        bar.value = self._added + self._known + len(self._errors)
        dom.later(0, self._next)

    def _tell(self) -> None:
        if document.documentElement.dataset.place == "home":
            self._app.show_home()
        lines = [say("import-added", count=self._added)]
        if self._known:
            lines.append(say("import-known", count=self._known))
        if self._app.store.failing:
            lines.append(say("import-full"))
        if not self._errors:
            if dom.by_id("import-bar"):
                close()
            toast(" ".join(lines))
            return
        lines.append(say("import-errors", count=len(self._errors)))
        errors = tag("ul", {"class": "errors"}, *(tag("li", None, error) for error in self._errors[:SHOWN_ERRORS]))
        open_dialog(say("import"), *(tag("p", None, line) for line in lines), errors)
