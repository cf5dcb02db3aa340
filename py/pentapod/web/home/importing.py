"""What people give the page is read and opened. What holds no game changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from js import Date, document

from pentapod import games
from pentapod.engine.record import Record, RecordError
from pentapod.web.needed_editions import NeededEditions
from pentapod.web.shell import dom
from pentapod.web.shell.addresses import file_in_address
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.late_files import EDITIONS, Then
from pentapod.web.shell.markup import tag
from pentapod.web.shell.words import say
from pentapod.web.store import archive, library
from pentapod.web.store.current_save import new_id
from pentapod.web.store.storage import Store

SHOWN_ERRORS = 5


class Importing(NamedTuple):
    """Where what people give goes: a link is followed, a record opened, a file of games added to the store."""

    store: Store
    editions: NeededEditions
    follow: Callable[[str], None]
    open_record: Callable[[Record], None]
    added: Then
    """Games were added to the store."""

    def take_file(self, file: Any) -> None:
        """Open what a file holds."""
        name, size = str(file.name), int(file.size)
        if size > archive.MAX_FILE_BYTES:
            _refuse(say("file-huge", name=name, size=library.size_in_words(size)))
            return
        file.text().then(
            lambda text: (
                self.follow(file_in_address(name, str(text)))
                if name.endswith(".py")
                else self._take_edition(str(text))
                if name.endswith(".toml")
                else self.take_text(str(text), say("file-nothing", name=name))
            ),
            lambda _reason: _refuse(say("file-unreadable", name=name)),
        )

    def take_text(self, text: str, otherwise: str) -> None:
        """Open what a text holds; say `otherwise` if that is nothing."""
        found = archive.look(text)
        if found.kind == archive.LINK:
            self.follow(found.link)
        elif found.kind == archive.RECORD:
            [record] = found.records
            self.editions.when_game_is_open(archive.game_in(record), lambda: self._open_record(record))
        elif found.kind == archive.GAMES:
            links = (f"{archive.game_in(record)}:" for record in found.records)
            self.editions.when_all_tried(links, lambda: _Import(self.store, self.added, found.records).start())
        elif found.kind == archive.EDITION:
            self._take_edition(text)
        else:
            _refuse(otherwise)

    def _take_edition(self, text: str) -> None:
        def take() -> None:
            from pentapod.web.editions.taking import take

            take(self.store, text)

        EDITIONS.when_there(dom.guarded(take))

    def _open_record(self, text: str) -> None:
        (answer,) = archive.read((text,), games.find)
        if isinstance(answer, RecordError):
            _refuse(say("record-damaged", why=str(answer)))
        else:
            document.defaultView.history.pushState(None, "", "#")
            self.open_record(answer)


def _refuse(why: str) -> None:
    open_dialog(say("file-refused"), why, tag("p.soft", say("nothing-changed")))


class _Import:
    """Adds the games of a file one after the other, so that the page never stands still."""

    def __init__(self, store: Store, added: Then, records: tuple[str, ...]) -> None:
        self._store = store
        self._tell_added = added
        self._count = len(records)
        self._answers: Iterator[Record | RecordError] = archive.read(records, games.find)
        self._added = self._known = 0
        self._errors: list[str] = []
        self._additions = library.Additions(store, int(Date.now()), new_id())
        bar = tag("progress", id="import-bar", max=self._count, value="0", aria_label=say("import"))
        open_dialog(say("import"), say("import-count", count=self._count), bar)

    def start(self) -> None:
        """Begin with the first of them."""
        dom.later(0, self._next)

    def _next(self) -> None:
        answer = next(self._answers, None)
        bar = dom.by_id("import-bar")
        if answer is None or not bar or not dom.by_id("dialog").open:
            self._tell()
            return
        if isinstance(answer, RecordError):
            self._errors.append(str(answer))
        elif self._additions.add(answer):
            self._added += 1
        else:
            self._known += 1
        bar.value = self._added + self._known + len(self._errors)
        dom.later(0, self._next)

    def _tell(self) -> None:
        self._tell_added()
        lines = [say("import-added", count=self._added)]
        if self._known:
            lines.append(say("import-known", count=self._known))
        if self._store.failing:
            lines.append(say("import-full"))
        if not self._errors:
            if dom.by_id("import-bar"):
                close()
            toast(" ".join(lines))
            return
        lines.append(say("import-errors", count=len(self._errors)))
        errors = tag("ul.errors", *(tag("li", error) for error in self._errors[:SHOWN_ERRORS]))
        open_dialog(say("import"), *lines, errors)
