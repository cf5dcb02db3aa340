"""The signs of seats and the line icons of the page, as markup."""

from __future__ import annotations

from pentapod.web.shell.markup import Markup

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
