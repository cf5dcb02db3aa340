"""The page's dialogs: one `<dialog>`, filled anew each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from js import document, window

from pentapod.engine.options import Choice
from pentapod.web.shell import dom
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import Content, Markup, button, icon, options, tag, together
from pentapod.web.shell.words import say


def open_dialog(title: str, *content: Content, wide: bool = False) -> None:
    """Show a dialog with a title and a button that closes it. A plain text in it is a paragraph."""
    dialog = dom.by_id("dialog")
    closer = button(icon("close"), "close", class_="quiet closer", aria_label=say("close"))
    head = tag("header", tag("h2", title, id="dialog-title"), closer)
    said = tag("p", id="dialog-said", role="status")
    pieces = (tag("p", one) if one and not isinstance(one, Markup) else one for one in content)
    dom.show(dialog, tag("div.sheet", head, said, *pieces))
    document.dispatchEvent(window.Event.new("hush"))
    dialog.className = "wide" if wide else ""
    if not dialog.open:
        dialog.showModal()


def close() -> None:
    """Close the dialog that is open, if one is."""
    dialog = dom.by_id("dialog")
    if dialog.open:
        dialog.close()


def answer(label: str, do: str, then: Then, **attributes: str | bool | None) -> Markup:
    """A button that closes the dialog that it stands in, and does something then."""

    def run() -> None:
        close()
        then()

    dom.does(do, run)
    return button(label, do, **attributes)


def choices(name: str, label: str, entries: Sequence[Choice], current: str, change: str = "") -> Markup:
    """A group of radio buttons."""
    items = [
        tag(
            "label.choice",
            tag(
                "input",
                type="radio",
                name=name,
                value=value,
                checked=value == current,
                data_change=change or None,
                data_argument=value if change else None,
            ),
            tag("span", tag("b", text), tag("small", more) if more else None),
        )
        for value, text, more in entries
    ]
    group = tag("div.choices", *items)
    return tag("fieldset", tag("legend", label), group, data_option=name)


def drop_down(name: str, label: str, entries: Sequence[Choice], current: str, change: str = "") -> Markup:
    """A list to pick one from. The help of what is picked stands below the list."""
    items = options(((value, text) for value, text, _ in entries), current)
    help_id = f"{name}-help" if any(more for *_, more in entries) else None
    picker = tag("select", *items, name=name, data_change=change or None, aria_describedby=help_id)
    field = tag("label.field", tag("b", label), picker)
    below = tag("small", _help(entries, current), id=help_id) if help_id else None
    return tag("div.drop-down", field, below, data_option=name)


def show_help(name: str, entries: Sequence[Choice], current: str) -> None:
    """Put the help of what is picked now below its list, if it is a list with help."""
    place = document.getElementById(f"{name}-help")
    if place:
        place.textContent = _help(entries, current)


def _help(entries: Sequence[Choice], current: str) -> str:
    return next((more for value, _, more in entries if value == current), "")


def toast(text: str, do: str = "", label: str = "", seconds: float = 6) -> None:
    """Say something for a while, with a button if one is named.

    It has room of its own and covers nothing: under the head of the page, or of the dialog that is open; at the table
    beside the board, which it does not move.
    """
    _toast_timer.set(seconds, hide_toast)
    if dom.by_id("dialog").open and not do:
        dom.show("dialog-said", together(text))
        return
    place = dom.by_id("said" if document.documentElement.dataset.place == "table" else "toast")
    closer = button(icon("close"), "hide-toast", class_="quiet", aria_label=say("close"))
    dom.show(place, together(tag("span", text), button(label, do) if do else None, closer))
    place.hidden = False


def hide_toast() -> None:
    """Nothing is to be said any more."""
    for place in ("toast", "said"):
        dom.by_id(place).hidden = True
    if said := dom.by_id("dialog-said"):
        dom.show(said, together())
    dom.rescue_focus()


_toast_timer: Final = dom.Timer()

dom.does("hide-toast", hide_toast)
