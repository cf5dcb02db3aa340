"""The file of an edition that somebody gives the page: what is wrong with it, or what it changes."""

from __future__ import annotations

from pentapod import editions
from pentapod.editions import Fault, NoEdition
from pentapod.web.editions import arriving
from pentapod.web.editions.preview import show
from pentapod.web.editions.words import say
from pentapod.web.shell.dialogs import open_dialog
from pentapod.web.shell.markup import Markup, tag
from pentapod.web.store.storage import Store


def take(store: Store, text: str) -> None:
    """Open an edition from the text of its file, and show what it changes or what is wrong with it."""
    try:
        edition = editions.read(text)
    except NoEdition as wrong:
        faults = tag("ul.faults", *map(_fault, wrong.faults))
        count = len(wrong.faults)
        open_dialog(say("faulty"), say("faults", count=count), faults, tag("p.soft", say("nothing-changed")))
        return
    if arriving.is_awaited():
        arriving.take(store, edition)
    else:
        show(store, edition)


def _fault(fault: Fault) -> Markup:
    line = tag("b", say("line", line=fault.line)) if fault.line else None
    where = tag("code", fault.where) if fault.where else None
    return tag("li", line, " " if line and where else None, where, tag("span", fault.what))
