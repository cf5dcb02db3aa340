"""The share dialog: a game as link, QR code, picture and record; and which seat is played here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from js import navigator, window

from pentapod.engine import record
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene
from pentapod.web.shell import dom, files
from pentapod.web.shell.addresses import given_out
from pentapod.web.shell.dialogs import choices, open_dialog
from pentapod.web.shell.marks import mark
from pentapod.web.shell.markup import Content, Markup, button, tag, together
from pentapod.web.shell.words import say

QR_LONGEST: Final = 1465
"""A longer link has modules so small that no phone reads them off a screen."""

QR_MARGIN: Final = 4
"""The quiet zone that the standard asks for, in modules."""

EVERYBODY: Final = "all"


def share(session: Session, home: str, scene: Callable[[], Scene]) -> None:
    """The game as a link, a QR code, a picture and a record.

    Links begin with `home`, the address of the page, if it is known; `scene` draws the position shown.
    """
    whole = given_out(home, session.link())
    here = whole if session.at_end else given_out(home, session.link(session.match.ply))
    open_dialog(
        say("share"),
        tag("p", {"class": "warning"}, say("share-hands")) if session.tells_hands else None,
        tag("div", {"class": "share-link"}, _link_part(session, whole, bool(home)), tag("div", {"id": "qr"})),
        _post_part(session),
        _picture_part(),
        _record_part(session),
        wide=True,
    )
    _show_qr(whole)

    @dom.does("share-which")
    def share_which(_argument: str, _event: Any) -> None:
        chosen = here if dom.by_id("share-here").checked else whole
        dom.by_id("link").value = chosen
        dom.by_id("link-length").textContent = say("link-length", count=len(chosen))
        _show_qr(chosen)

    @dom.does("share-system")
    def share_system(_argument: str, _event: Any) -> None:
        data = window.Object.new()
        data.title = session.match.game.name
        setattr(data, "url" if home else "text", dom.by_id("link").value)
        navigator.share(data).catch(dom.ignore)

    @dom.does("copy-text")
    def copy_text(element_id: str, _event: Any) -> None:
        if element_id == "record":
            dom.by_id("record").closest("details").open = True
        files.copy(dom.by_id(element_id))

    @dom.does("save-record")
    def save_record(_argument: str, _event: Any) -> None:
        files.download(file_name(session, "txt"), files.text_blob(_text(session)))

    @dom.does("picture")
    def picture(kind: str, _event: Any) -> None:
        give_picture(kind, scene(), file_name(session, kind, session.match.ply))


def _link_part(session: Session, address: str, is_address: bool) -> Markup:
    here = tag(
        "label",
        {"class": "choice"},
        tag("input", {"type": "checkbox", "id": "share-here", "data-change": "share-which"}),
        tag("span", None, say("share-here", ply=session.match.ply)),
    )
    sender = button(say("share-system"), "share-system") if hasattr(navigator, "share") else None
    copier = button(say("copy-link") if is_address else say("copy-code"), "copy-text", "link", class_="primary")
    field = tag("input", {"id": "link", "readonly": True, "value": address})
    return tag(
        "div",
        {"class": "stack"},
        tag("label", {"class": "field"}, say("link-label") if is_address else say("link-code"), field),
        tag("p", {"class": "soft", "id": "link-length"}, say("link-length", count=len(address))),
        None if session.at_end else here,
        tag(
            "p",
            {"class": "actions"},
            sender,
            copier,
        ),
        tag("p", {"class": "soft"}, say("share-note")) if is_address else None,
        None if is_address else tag("p", None, say("share-code"), " ", button(say("settings"), "settings")),
    )


def _section(title: str, *content: Content) -> Markup:
    return tag("section", {"class": "part"}, tag("h3", None, title), *content)


def _picture_part() -> Markup:
    copier = button(say("picture-copy"), "picture", "copy") if files.can_copy_pictures() else None
    others = (button(say("embed"), "embed"), button(say("setup-from-here"), "setup-from-here"))
    buttons = (button("PNG", "picture", "png"), button("SVG", "picture", "svg"), copier)
    return _section(say("picture"), tag("p", {"class": "row"}, *buttons, *others))


def _record_part(session: Session) -> Markup:
    note, save = tag("p", {"class": "soft"}, say("record-note")), button(say("save-file"), "save-record")
    if session.tells_hands:  # Whoever sees the screen must not read it.
        return _section(say("record"), note, tag("p", {"class": "row"}, save))
    field = tag(
        "textarea", {"id": "record", "readonly": True, "rows": "6", "aria-label": say("record")}, _text(session)
    )
    buttons = tag("p", {"class": "row"}, save, button(say("copy"), "copy-text", "record"))
    return _section(say("record"), note, buttons, tag("details", None, tag("summary", None, say("record-show")), field))


def _text(session: Session) -> str:
    return record.write(session.match, session.names, session.levels)


def file_name(session: Session, ending: str, ply: int | None = None) -> str:
    """The name of a file of this game, in letters that every system takes."""
    words = [session.match.game.id, *session.names, *([] if ply is None else [str(ply)])]
    plain = (re.sub(r"[^\w-]+", "-", word).strip("-") for word in words)
    return "-".join(word for word in plain if word).lower()[:80] + f".{'png' if ending == 'copy' else ending}"


def give_picture(kind: str, scene: Scene, name: str) -> None:
    """Hand a picture to the player: as a file, "svg" or "png", or into the clipboard, "copy"."""
    from pentapod.web.share import pictures

    if kind == "svg":
        files.download(name, files.text_blob(pictures.svg(scene), "image/svg+xml"))
    elif kind == "copy":
        files.png_of(pictures.canvas(scene), files.copy_picture)
    else:
        files.png_of(pictures.canvas(scene), lambda blob: files.download(name, blob))


# ------------------------------------------------------------------ QR


def _show_qr(text: str) -> None:
    if hasattr(window, "pentapodQr"):
        _draw_qr(text)
    else:
        dom.load_module("./static/qr.js", lambda: _draw_qr(text), lambda: _no_qr(say("qr-failed")))


def _draw_qr(text: str) -> None:
    place, code = dom.by_id("qr"), window.pentapodQr(text, QR_LONGEST)
    if not place:
        return  # The dialog was closed meanwhile.
    if not code:
        _no_qr(say("qr-long"))
        return
    width = code.size + 2 * QR_MARGIN
    attributes: dict[str, str | bool | None] = {
        "viewBox": f"{-QR_MARGIN} {-QR_MARGIN} {width} {width}",
        "role": "img",
        "aria-label": say("qr-label"),
        "shape-rendering": "crispEdges",
        "class": "large" if width > 90 else None,
    }
    dom.show(place, tag("svg", attributes, tag("path", {"d": str(code.path)})))


def _no_qr(why: str) -> None:
    if place := dom.by_id("qr"):
        dom.show(place, tag("p", {"class": "soft"}, why))


# ------------------------------------------------------------------ by post


def _post_part(session: Session) -> Markup | None:
    if session.match.latest.result is not None or session.read_only:
        return None
    return _section(say("post"), tag("p", {"class": "soft"}, say("post-note")), _sides(session))


def _sides(session: Session) -> Markup:
    entries = [(EVERYBODY, say("side-all"), "")]
    people = [seat for seat, level in enumerate(session.levels) if not level]
    entries += [(str(seat), together(mark(seat), session.names[seat]), "") for seat in people]
    current = EVERYBODY if session.mine is None else str(session.mine)
    return choices("side", say("side"), entries, current, change="set-side")


def choose_side(session: Session) -> None:
    """Who in this game is the reader?"""
    done = tag("p", {"class": "actions"}, button(say("done"), "close", class_="primary"))
    open_dialog(say("post"), tag("p", None, say("post-note")), _sides(session), done)


def seat_of(side: str) -> int | None:
    """The seat that the reader has said they are; None if all sit at this screen."""
    return None if side == EVERYBODY else int(side)
