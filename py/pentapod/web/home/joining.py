"""A link or record that belongs to a kept game: joined to it, shown in it, or asked about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pentapod.engine.match import Match
from pentapod.play.notices import news
from pentapod.play.session import Session
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import close, open_dialog, toast
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import saves
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.post import BRANCH, EARLIER, LATER, Arrival, arrival
from pentapod.web.store.saves import Save
from pentapod.web.store.storage import Store


class Games(Protocol):
    """What opens games on the table and keeps them."""

    store: Store
    current: CurrentSave

    def open_save(self, save: Save) -> None: ...
    def sit_down(
        self, match: Match, names: tuple[str, ...] = (), levels: tuple[int, ...] = (), **how: Any
    ) -> Session: ...
    def keep(self, session: Session, played: bool) -> None: ...


def join(on: Games, match: Match, kept: Sequence[Save], before_asking: Callable[[], None]) -> bool:
    """Show a match that was opened within the kept game that it belongs to. False if it belongs to none.

    `before_asking` is called before a dialog asks what to do with it.
    """
    found = arrival(match, kept)
    if found.save is None:
        return False
    if found.kind == LATER:
        _join(on, match, found.save, found.known)
    elif found.kind == EARLIER:
        _show_within(on, match, found.save)
    elif found.kind == BRANCH:
        before_asking()
        _ask(on, match, found)
    _offer_apart(on, match, found.save)
    return True


def _join(on: Games, match: Match, save: Save, since: int) -> None:
    """The kept game goes on with what has come."""
    on.current.take(save)
    session = on.sit_down(match, save.names, save.levels, mine=save.mine, since=since)
    on.keep(session, True)
    dom.announce(news(match, since, session.names, session.mine))


def _show_within(on: Games, match: Match, save: Save) -> None:
    """The kept game, at the position that has come."""
    on.open_save(save._replace(ply=len(match.steps), resumed=False))
    toast(say("arrived-earlier"), "apart", say("apart"), seconds=12)


def _ask(on: Games, match: Match, found: Arrival) -> None:
    """The link goes another way than the kept game."""
    save = found.save
    assert save
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
        _join(on, match, save, found.common)


def _offer_apart(on: Games, match: Match, save: Save) -> None:
    """What has come can be kept as a game of its own; the kept game is then as it was."""

    @dom.does("apart")
    def apart(_argument: str, _event: object) -> None:
        close()
        saves.keep(on.store, save)
        on.current.take(None)
        on.keep(on.sit_down(match, save.names, save.levels, mine=save.mine), True)
