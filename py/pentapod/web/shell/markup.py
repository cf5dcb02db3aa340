"""HTML as text that is safe to show: what is not markup already is escaped. Also the signs of seats, and icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


Content = str | Markup | None


def tag(name: str, /, *content: Content, **attributes: str | int | None) -> Markup:
    """An element, its classes behind dots: `tag("p.soft", say("no-link"), role="status")`.

    Attributes that are None or False are left out, True ones have no value, but those of ARIA, which say so.
    `aria_label` is `aria-label`; `class_` and `for_` are what Python keeps for itself.
    """
    element, *classes = name.split(".")
    named: dict[str, str | int | None] = {"class": " ".join(classes) or None}
    for key, value in attributes.items():
        is_told = isinstance(value, bool) and key.startswith("aria_")
        named[key.rstrip("_").replace("_", "-")] = str(value).lower() if is_told else value
    head = "".join(
        f" {key}" if value is True else f' {key}="{escape(str(value))}"'
        for key, value in named.items()
        if value is not None and value is not False
    )
    return Markup(f"<{element}{head}>{together(*content)}</{element}>")


def together(*content: Content) -> Markup:
    """Pieces one after the other."""
    return Markup("".join(piece if isinstance(piece, Markup) else escape(piece) for piece in content if piece))


def button(label: Content, do: str, argument: str | int | None = None, **attributes: str | int | None) -> Markup:
    """A button that calls the handler registered as `do` with an argument."""
    return tag("button", label, type="button", data_do=do, data_argument=argument, **attributes)


def options(entries: Iterable[tuple[str, str]], current: str) -> Iterator[Markup]:
    """What can be picked from a list; entries are value and label."""
    return (tag("option", text, value=value, selected=value == current) for value, text in entries)


_MARKS = (
    '<circle cx="12" cy="12" r="8"/>',
    '<path d="M12 2.5 21.5 12 12 21.5 2.5 12Z"/>',
    '<path d="M4.5 4.5h15v15h-15Z"/>',
    '<path d="M12 3 22 20.5H2Z"/>',
    '<path d="m12 2 3 6.8 7.3.7-5.5 4.9 1.6 7.2L12 17.9l-6.4 3.7 1.6-7.2L1.7 9.5 9 8.8Z"/>',
    '<path d="m7 3.3h10L22 12l-5 8.7H7L2 12Z"/>',
)


def mark(seat: int) -> Markup:
    """The sign of a seat: its colour and its shape."""
    return Markup(f'<svg class="mark seat-{seat}" viewBox="0 0 24 24" aria-hidden="true">{_MARKS[seat]}</svg>')


def icon(name: str) -> Markup:
    """One of the page's line icons."""
    return Markup(f'<svg class="icon" aria-hidden="true"><use href="#icon-{name}"/></svg>')
