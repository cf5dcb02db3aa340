"""What an edition is and what it changes, in a dialog: to play it, to keep it, to save its file and to remove it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from js import window

from pentapod import editions, games
from pentapod.editions import Edition
from pentapod.web.editions import keeping
from pentapod.web.editions.changes import Pair, Row, pairs, rows
from pentapod.web.editions.words import say
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import answer, open_dialog, toast
from pentapod.web.shell.markup import Markup, button, tag, together
from pentapod.web.store import editions as kept_editions
from pentapod.web.store.storage import Store

PICTURES: Final = 8
"""So many pieces are drawn in both editions."""
ROWS: Final = 12
"""So many rows are shown at once, the rest behind a line."""


def show(store: Store, edition: Edition) -> None:
    """Show what an edition that is open changes."""
    changed = rows(edition)
    parts = [
        tag("p", say("by", game=games.find(edition.game).name, author=edition.author)),
        tag("p.soft", say("its-source", source=edition.source)),
        tag("p", say("differs", count=len(changed)) if changed else say("is-standard")),
    ]
    if changed:
        parts += [_pictures(pairs(edition)), _table(changed)]
    buttons = _buttons(store, edition, bool(changed), kept_editions.load(store, edition.id) is not None)
    open_dialog(edition.name, *parts, tag("p.actions", buttons, id="edition-actions"), wide=True)


def _buttons(store: Store, edition: Edition, differs: bool, is_kept: bool) -> Markup:
    """What can be done with an edition: one that does not differ from the standard one is not kept."""

    def keep() -> None:
        keeping.keep(store, edition, say("kept", name=edition.name))
        dom.show("edition-actions", _buttons(store, edition, differs, is_kept=True))

    def play() -> None:
        if differs and not is_kept:
            keeping.keep(store, edition, say("kept", name=edition.name))
        window.location.hash = f"new:{edition.id if differs else edition.game}"

    dom.does("edition-keep", keep)
    dom.does("edition-save", lambda: keeping.save(edition))
    dom.does("edition-remove", lambda: _ask_to_remove(store, edition))
    kept = (button(say("remove"), "edition-remove", class_="quiet"), button(say("save-file"), "edition-save"))
    offer = button(say("keep"), "edition-keep")
    first = answer(say("play"), "edition-play", play, class_="primary", autofocus=True)
    return together(*(kept if is_kept else (offer,) if differs else ()), first)


def _ask_to_remove(store: Store, edition: Edition) -> None:
    def forget() -> None:
        kept_editions.forget(store, edition.id)
        toast(say("removed", name=edition.name))

    open_dialog(
        say("remove"),
        say("remove-question", name=edition.name),
        tag("p.soft", say("remove-games")),
        tag(
            "p.actions",
            button(say("cancel"), "close", autofocus=True),
            answer(say("remove"), "edition-forget", forget, class_="primary danger"),
        ),
    )


def credit(store: Store, game_id: str) -> Markup:
    """Whose table a game is played with, above its rules."""
    edition = editions.of(game_id)
    dom.does("edition-about", lambda: show(store, edition))
    return tag(
        "div.credit",
        tag("p", say("played-with", name=edition.name, author=edition.author)),
        tag("p.soft", say("its-source", source=edition.source)),
        tag("p.soft", say("rules-standard")),
        tag("p.row", button(say("edition-about"), "edition-about")),
    )


def _pictures(changed: Sequence[Pair]) -> Markup:
    if not changed:
        return together()
    arrow = tag("span.arrow", "\N{RIGHTWARDS ARROW}", aria_hidden="true")
    shown = [
        tag("li", _picture(one.standard), arrow, _picture(one.other), tag("span", one.label))
        for one in changed[:PICTURES]
    ]
    more = tag("p.soft", say("more", count=len(changed) - PICTURES)) if len(changed) > PICTURES else None
    return together(tag("ul.changed", *shown), more)


def _picture(svg: str) -> Markup:
    return Markup(svg) if svg else tag("i.nothing", "\N{EN DASH}")


def _table(changed: Sequence[Row]) -> Markup:
    first, rest = changed[:ROWS], changed[ROWS:]
    names = say("entry"), say("standard"), say("this-edition")
    head = tag("tr", *(tag("th", name, scope="col") for name in names))
    table = tag("table.differences", tag("thead", head), tag("tbody", *map(_row, first)))
    if not rest:
        return table
    more = tag("table.differences", tag("tbody", *map(_row, rest)))
    return together(table, tag("details", tag("summary", say("more", count=len(rest))), more))


def _row(row: Row) -> Markup:
    return tag(
        "tr",
        tag("th", row.path, scope="row"),
        tag("td", row.standard or "\N{EN DASH}"),
        tag("td", row.other or "\N{EN DASH}"),
    )
