"""A link or record that belongs to a kept game: joined to it, shown in it, or asked about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.notes.tree import Line
from pentapod.play.notices import news
from pentapod.play.post.dice import fault_sentence
from pentapod.play.seating import Levels, Names
from pentapod.play.session import Session
from pentapod.play.words import listed
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import answer, close, open_dialog, toast
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import button, tag
from pentapod.web.shell.words import say
from pentapod.web.store import library, saves
from pentapod.web.store.current_save import CurrentSave
from pentapod.web.store.post import BRANCH, EARLIER, LATER, Arrival, arrival
from pentapod.web.store.saves import Save


class Games(Protocol):
    """What opens games on the table and keeps them."""

    current: CurrentSave

    def open_save(self, save: Save) -> None: ...
    def sit_down(
        self,
        match: Match,
        names: Names = (),
        levels: Levels = (),
        notes: Line | None = None,
        **how: Any,
    ) -> Session: ...
    def keep(self, session: Session, played: bool) -> None: ...


def join(on: Games, match: Match, kept: Sequence[Save], before_asking: Then) -> bool:
    """Show a match that was opened within the kept game that it belongs to. False if it belongs to none.

    `before_asking` is called before a dialog asks what to do with it.
    """
    found = arrival(match, kept)
    if found.save is None:
        return False
    if match.dice or found.save.seed:
        found, match = _compared(on, match, found, before_asking)
    if found.save is None:
        return True
    if found.kind == LATER:
        _join(on, match, found.save, found.known)
    elif found.kind == EARLIER:
        _show_within(on, match, found.save)
    elif found.kind == BRANCH:
        before_asking()
        _ask(on, match, found)
    _offer_apart(on, match, found.save)
    return True


def _compared(on: Games, match: Match, found: Arrival, before_asking: Then) -> tuple[Arrival, Match]:
    """The match together with what is known of its fair dice.

    Where that is asked about, it comes back as an arrival without a kept game.
    """
    from pentapod.engine.fair.proof import is_renewed  # Only matches by post load what hashes.
    from pentapod.web.home import fair_links

    save = found.save
    assert save
    known = fair_links.known(save)
    if known is None:
        return found, match
    if is_renewed(known, match):
        before_asking()
        _ask_to_renew(on, match, save)
        return Arrival(found.kind), match
    if fault := fair_links.fault(known, match):
        before_asking()
        _tell_unproven(on, match, save, fault_sentence(fault, save.names))
        return Arrival(found.kind), match
    if found.kind == BRANCH:
        return found, match
    both = fair_links.united(known, match)
    return (found, match) if both is None else (found._replace(kind=LATER), both)


def _ask_to_renew(on: Games, match: Match, save: Save) -> None:
    """Another side has lost its secrets and asks for new chains."""
    assert match.dice
    names = listed([save.names[seat] for seat in match.dice.chains[0].seats])
    open_dialog(
        say("renew-title"),
        say("renew-asked", names=names, action=match.last + 1),
        tag("p.soft", say("renew-often")),
        tag(
            "p.actions",
            button(say("renew-no"), "close", autofocus=True),
            answer(say("renew-yes"), "agree-to-renew", lambda: _join(on, match, save, match.last), class_="primary"),
        ),
    )


def _tell_unproven(on: Games, match: Match, save: Save, why: str) -> None:
    """The dice of the link are not those of the kept game."""

    def look() -> None:
        on.current.take(None)
        on.sit_down(match, save.names, read_only=True)

    open_dialog(
        say("unproven-title"),
        tag("p.warning", why),
        say("unproven-safe"),
        tag(
            "p.actions",
            answer(say("unproven-look"), "look-at-unproven", look),
            answer(say("unproven-keep"), "open-mine", lambda: on.open_save(save), class_="primary", autofocus=True),
        ),
    )


def _seed_for(match: Match, save: Save) -> str:
    if match.dice is None:
        return ""
    from pentapod.web.home.fair_links import seed_for

    return seed_for(match, save)


def _join(on: Games, match: Match, save: Save, since: int) -> None:
    """The kept game goes on with what has come."""
    on.current.take(save)
    seed = _seed_for(match, save)
    notes = library.notes_of(save, games.find)
    session = on.sit_down(match, save.names, save.levels, notes, mine=save.mine, since=since, seed=seed)
    on.keep(session, True)
    dom.announce(news(match, since, session.names, session.mine))


def _show_within(on: Games, match: Match, save: Save) -> None:
    """The kept game, at the position that has come."""
    on.open_save(save._replace(ply=match.last, resumed=False))
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
        *paragraphs,
        tag("p.soft", say("branched-safe")),
        tag(
            "p.actions",
            answer(say("branched-take"), "take-theirs", lambda: _join(on, match, save, found.common)),
            button(say("branched-both"), "apart", class_="primary", autofocus=True),
        ),
    )


def _offer_apart(on: Games, match: Match, save: Save) -> None:
    """What has come can be kept as a game of its own; the kept game is then as it was."""

    def apart() -> None:
        close()
        saves.keep(on.current.store, save)
        on.current.take(None)
        on.keep(on.sit_down(match, save.names, save.levels, mine=save.mine), True)

    dom.does("apart", apart)
