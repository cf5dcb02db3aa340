"""HTML as text that is safe to show: what is not markup already is escaped. Also the signs of seats, and icons."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


Content = str | Markup | None


def tag(name: str, attributes: dict[str, str | bool | None] | str | None = None, *content: Content) -> Markup:
    """An element. Attributes that are None or False are left out, True ones have no value; a text is the class."""
    if isinstance(attributes, str):
        attributes = {"class": attributes or None}
    head = "".join(
        f" {key}" if value is True else f' {key}="{escape(value)}"'
        for key, value in (attributes or {}).items()
        if value is not None and value is not False
    )
    return Markup(f"<{name}{head}>{together(*content)}</{name}>")


def together(*content: Content) -> Markup:
    """Pieces one after the other."""
    return Markup("".join(piece if isinstance(piece, Markup) else escape(piece) for piece in content if piece))


def button(label: Content, do: str, argument: str = "", **attributes: str | bool | None) -> Markup:
    """A button that calls the handler registered as `do` with an argument."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    return tag("button", {"type": "button", "data-do": do, "data-argument": argument or None, **named}, label)


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
