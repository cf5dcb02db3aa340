"""The dialog that gives the code for showing the game on another page."""

from __future__ import annotations

from typing import Any

from js import document

from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.engine import link
from pentapod.engine.match import Match
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.play.session import Session
from pentapod.scene.shapes import TALL, View
from pentapod.web.embed import snippets
from pentapod.web.embed.snippets import Shown
from pentapod.web.shell import dom, files
from pentapod.web.shell.addresses import given_out, site_of
from pentapod.web.shell.dialogs import choices, drop_down, open_dialog
from pentapod.web.shell.markup import Markup, button, tag
from pentapod.web.shell.words import say

MAY = ("play", "step", "look")


def open_embed(session: Session, home: str) -> None:
    """The code for the game at the position shown, on a page that lies at `home`.

    A game with comments or variations is shown with them, from its beginning.
    """
    match, notes = session.match, "" if session.tells_hands else session.notes()
    state = match.state_at(0) if notes else match.state
    shown = _shown(match, state, View(session.onlooker), session.link(), home)
    _show_code(shown._replace(record=notes), match, say("embed-note-record" if notes else "embed-note"))


def open_position(match: Match, home: str) -> None:
    """The code for a position that was set up; what its hands hold stays hidden in the picture."""
    shown = _shown(match, match.state, View(), link.encode(match), home)
    _show_code(shown._replace(ply=0, position=match.origin), match, say("setup-embed-note"))


def share_lesson(first: Match, kind: str, name: str, address: str, home: str) -> None:
    """The link of a lesson or a puzzle, and the code that shows it from its beginning, which is `first`.

    `kind` and `name` are those of the attribute that a board has for it, `address` is its fragment.
    """
    title = say(f"share-{kind}")
    if not home:
        _tell_no_home(title)
        return
    asked: dict[str, Any] = {kind: name}
    shown = _shown(first, first.state, View(), address, home)._replace(**asked)
    field = tag("input", id="link", readonly=True, value=given_out(home, address))
    open_dialog(
        title,
        say(f"share-{kind}-note"),
        tag("label.field", say(f"share-{kind}-link"), field),
        tag("p.actions", button(say("copy-link"), "copy-code", "link", class_="primary")),
        tag("h3", say("embed")),
        *_codes(shown),
    )
    _let_copy()


def _tell_no_home(title: str) -> None:
    to_settings = button(say("settings"), "settings", class_="primary")
    open_dialog(title, say("embed-no-home"), tag("p.actions", to_settings))


def _shown(match: Match, state: State, seen: View, text: str, home: str) -> Shown:
    paint = games.painter(match.game.id)
    scene, tall = paint(state, seen), paint(state, seen._replace(room=TALL))
    site = site_of(home)
    return Shown(site, match.game.id, match.game.name, text, match.ply, MAY[0], scene, slender=tall.h / tall.w)


def _show_code(shown: Shown, match: Match, note: str) -> None:
    if not shown.site:
        _tell_no_home(say("embed"))
        return
    open_dialog(say("embed"), note, *_choices(match, shown.level), *_codes(shown))
    _let_copy()

    def change(**fields: Any) -> None:
        nonlocal shown
        shown = shown._replace(**fields)
        dom.by_id("embed-sides").hidden = shown.may != "play"
        document.querySelector("#embed-sides [name=embed-level]").disabled = shown.seat is None
        dom.by_id("embed-frame").value = snippets.frame(shown)
        dom.by_id("embed-element").value = snippets.element(shown)

    def change_seat(_argument: str, event: Any) -> None:
        seat = str(event.target.value)
        change(seat=int(seat) if seat else None)

    dom.takes("embed-may", lambda may: change(may=may))
    dom.hears("embed-seat", change_seat)
    dom.hears("embed-level", lambda _argument, event: change(level=int(event.target.value)))
    change()


def _choices(match: Match, level: int) -> tuple[Markup, Markup]:
    """What visitors may do, and which side of the match they play against which level."""
    titles = match.titles
    sides = [Choice("", say("embed-all")), *(Choice(str(seat), title) for seat, title in enumerate(titles))]
    levels = [
        Choice(str(number), say("embed-level-entry", number=number, name=say(f"strength-{number}")))
        for number in range(1, len(LEVELS) + 1)
    ]
    return (
        choices("may", say("embed-may"), [Choice(may, say(f"embed-{may}")) for may in MAY], MAY[0], change="embed-may"),
        tag(
            "div.pair",
            drop_down("embed-seat", say("embed-seat"), sides, "", change="embed-seat"),
            drop_down("embed-level", say("embed-level"), levels, str(level), change="embed-level"),
            id="embed-sides",
        ),
    )


def _let_copy() -> None:
    dom.takes("copy-code", lambda element_id: files.copy(dom.by_id(element_id)))


def _codes(shown: Shown) -> tuple[Markup, ...]:
    return (*_code("embed-frame", snippets.frame(shown)), *_code("embed-element", snippets.element(shown)))


def _code(name: str, text: str) -> tuple[Markup, Markup]:
    field = tag("textarea", text, id=name, readonly=True, rows="4", spellcheck="false")
    return (
        tag("label.field", say(name), field),
        tag("p.actions", button(say("embed-copy"), "copy-code", name)),
    )
