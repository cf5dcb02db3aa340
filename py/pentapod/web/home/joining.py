"""A link or record that belongs to a kept game: joined to it, shown in it, or asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.match import Match
from pentapod.play.notices import news
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.post import BRANCH, EARLIER, LATER, Arrival, arrival
from pentapod.web.store.saves import Save

if TYPE_CHECKING:
    from pentapod.web.app import App


def welcome(app: App, match: Match, kept: Sequence[Save]) -> bool:
    """Show a match that was opened within the kept game that it belongs to. False if it belongs to none."""
    found = arrival(match, kept)
    if found.save is None:
        return False
    if found.kind == LATER:
        _join(app, match, found.save, found.known)
    elif found.kind == EARLIER:
        _show_within(app, match, found.save)
    elif found.kind == BRANCH:
        _ask(app, match, found)
    _offer_apart(app, match, found.save)
    return True


def _join(app: App, match: Match, save: Save, since: int) -> None:
    """The kept game goes on with what has come."""
    app.shelf.take(save)
    session = app.sit_down(match, save.names, save.levels, mine=save.mine, since=since)
    app.keep(session, True)
    dom.announce(news(match, since, session.names, session.mine))


def _show_within(app: App, match: Match, save: Save) -> None:
    """The kept game, at the position that has come."""
    app.open_save(save._replace(ply=len(match.steps), resumed=False))
    toast(say("arrived-earlier"), "apart", say("apart"), seconds=12)


def _ask(app: App, match: Match, found: Arrival) -> None:
    """The link goes another way than the kept game."""
    save = found.save
    assert save
    if not app.is_at_table():
        app.show_home()
    paragraphs = [say("branched", names=", ".join(save.names), ply=found.common)]
    if save.mine is not None:
        paragraphs.append(say("branched-post"))
    open_dialog(
        say("branched-title"),
        *(tag("p", None, text) for text in paragraphs),
        tag("p", {"class": "soft"}, say("branched-safe")),
        tag(
            "p",
            {"class": "actions"},
            button(say("branched-take"), "take-theirs"),
            button(say("branched-both"), "apart", class_="primary", autofocus=True),
        ),
    )

    @dom.does("take-theirs")
    def take_theirs(_argument: str, _event: object) -> None:
        close()
        _join(app, match, save, found.common)


def _offer_apart(app: App, match: Match, save: Save) -> None:
    """What has come can be kept as a game of its own; the kept game is then as it was."""

    @dom.does("apart")
    def apart(_argument: str, _event: object) -> None:
        close()
        saves.keep(app.store, save)
        app.shelf.take(None)
        app.keep(app.sit_down(match, save.names, save.levels, mine=save.mine), True)
