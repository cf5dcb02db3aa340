"""HTML as text that is safe to show: what is not markup already is escaped."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is HTML."""

    __slots__ = ()


Content = str | Markup | None


def tag(name: str, attributes: dict[str, str | bool | None] | None = None, *content: Content) -> Markup:
    """An element. Attributes that are None or False are left out, True ones have no value."""
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
