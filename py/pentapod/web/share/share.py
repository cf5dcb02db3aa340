"""The share dialog: a game as link, QR code, picture and record; and which seat is played here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pentapod.engine import record
from pentapod.engine.options import Choice
from pentapod.play.post.dice import verdict_sentence
from pentapod.play.seating import Seats, only
from pentapod.play.session import Session
from pentapod.scene.shapes import Scene
from pentapod.web.share import pictures
from pentapod.web.share.qr import show_qr
from pentapod.web.shell import dom, files
from pentapod.web.shell.addresses import given_out
from pentapod.web.shell.dialogs import choices, open_dialog
from pentapod.web.shell.markup import Content, Markup, button, mark, tag, together
from pentapod.web.shell.words import say

EVERYBODY: Final = "all"


def share(session: Session, home: str, scene: Callable[[], Scene]) -> None:
    """The game as a link, a QR code, a picture and a record.

    Links begin with `home`, the address of the page, if it is known; `scene` draws the position shown.
    """

    def address() -> str:
        here = dom.by_id("share-here")
        return given_out(home, session.link(session.match.ply if here and here.checked else None))

    whole = address()
    open_dialog(say("share"), *_parts(session, whole, bool(home)), wide=True)
    show_qr(whole)

    def share_which() -> None:
        chosen = address()
        dom.by_id("link").value = chosen
        if place := dom.by_id("post-dice"):
            place.textContent = _of_dice(session)
        dom.by_id("link-length").textContent = say("link-length", count=len(chosen))
        show_qr(chosen)

    def shown() -> str:
        return str(dom.by_id("link").value)

    name = session.match.game.name
    dom.does("share-which", share_which)
    dom.does("share-system", lambda: files.send(name, shown(), bool(home)))
    dom.takes("copy-text", _copy_text)
    dom.does("save-record", lambda: files.download(file_name(session, "txt"), files.text_blob(_text(session))))
    dom.takes("picture", lambda kind: give_picture(kind, scene(), file_name(session, kind, session.match.ply)))
    dom.does("print-position", lambda: pictures.print_position(session, scene(), shown()))


def _parts(session: Session, address: str, is_address: bool) -> tuple[Markup | None, ...]:
    return (
        tag("p.warning", say("share-hands")) if session.tells_hands else None,
        tag("div.share-link", _link_part(session, address, is_address), tag("div", id="qr")),
        _edition_part(session),
        _devices_part(session),
        _post_part(session),
        _picture_part(),
        _record_part(session),
    )


def _copy_text(element_id: str) -> None:
    field = dom.by_id(element_id)
    if folded := field.closest("details"):
        folded.open = True
    files.copy(field)


def _link_part(session: Session, address: str, is_address: bool) -> Markup:
    here = tag(
        "label.choice",
        tag("input", type="checkbox", id="share-here", data_change="share-which"),
        tag("span", say("share-here", ply=session.match.ply)),
    )
    sender = button(say("share-system"), "share-system") if files.can_send() else None
    copier = button(say("copy-link") if is_address else say("copy-code"), "copy-text", "link", class_="primary")
    field = tag("input", id="link", readonly=True, value=address)
    return tag(
        "div.stack",
        tag("label.field", say("link-label") if is_address else say("link-code"), field),
        tag("p.soft", say("link-length", count=len(address)), id="link-length"),
        None if session.at_end else here,
        tag(
            "p.actions",
            sender,
            copier,
        ),
        tag("p.soft", say("share-note")) if is_address else None,
        None if is_address else tag("p", say("share-code"), " ", button(say("settings"), "settings")),
    )


def _edition_part(session: Session) -> Markup | None:
    """Whether the link has the table that the game is played with, if that is not its own."""
    game = session.match.game
    if not game.edition:
        return None
    from pentapod.web.editions.keeping import sharing

    return sharing(game.id)


def _section(title: str, *content: Content) -> Markup:
    return tag("section.part", tag("h3", title), *content)


def _picture_part() -> Markup:
    copier = button(say("picture-copy"), "picture", "copy") if files.can_copy_pictures() else None
    others = (
        button(say("print"), "print-position"),
        button(say("embed"), "embed"),
        button(say("setup-from-here"), "setup-from-here"),
    )
    buttons = (button("PNG", "picture", "png"), button("SVG", "picture", "svg"), copier)
    return _section(say("picture"), tag("p.row", *buttons, *others))


def _record_part(session: Session) -> Markup:
    note, save = tag("p.soft", say("record-note")), button(say("save-file"), "save-record")
    if session.tells_hands:  # Whoever sees the screen must not read it.
        return _section(say("record"), note, tag("p.row", save))
    field = tag("textarea", _text(session), id="record", readonly=True, rows="6", aria_label=say("record"))
    buttons = tag("p.row", save, button(say("copy"), "copy-text", "record"))
    return _section(say("record"), note, buttons, tag("details", tag("summary", say("record-show")), field))


def _text(session: Session) -> str:
    notes = session.notebook.main if session.notebook else None
    return record.write(session.match, session.names, session.levels, notes=notes)


def file_name(session: Session, ending: str, ply: int | None = None) -> str:
    """The name of a file of this game, in letters that every system takes."""
    words = [session.match.game.id, *session.names, *([] if ply is None else [str(ply)])]
    plain = (re.sub(r"[^\w-]+", "-", word).strip("-") for word in words)
    return "-".join(word for word in plain if word).lower()[:80] + f".{'png' if ending == 'copy' else ending}"


def give_picture(kind: str, scene: Scene, name: str) -> None:
    """Hand a picture to the player: as a file, "svg" or "png", or into the clipboard, "copy"."""
    if kind == "svg":
        files.download(name, files.text_blob(pictures.svg(scene), "image/svg+xml"))
    elif kind == "copy":
        files.png_of(pictures.canvas(scene), files.copy_picture)
    else:
        files.png_of(pictures.canvas(scene), lambda blob: files.download(name, blob))


# ------------------------------------------------------------------ at other devices, by post


def _devices_part(session: Session) -> Markup | None:
    if session.read_only or not session.is_kept:
        return None
    note = tag("p.soft", say("devices-share-note"))
    return _section(say("devices"), note, tag("p", button(say("devices-open"), "devices")))


def _post_part(session: Session) -> Markup | None:
    if session.match.latest.result is not None or session.read_only or session.shared:
        return None
    dice = tag("p.soft", _of_dice(session), id="post-dice")
    return _section(say("post"), tag("p.soft", say("post-note")), _sides(session), dice)


def _of_dice(session: Session) -> str:
    """What there is to know of fair dice; "" where there are none."""
    verdict = session.fair.verdict()
    return (session.fair.waiting() or verdict_sentence(verdict) or say("post-dice")) if verdict else ""


def refresh() -> None:
    """Who plays here may have changed the link that the dialog shows."""
    if dom.by_id("link") and dom.by_id("post-dice"):
        dom.do("share-which")


def tell_bound(session: Session, seats: Seats) -> None:
    """A seat is played with the secrets of another device, and what can be done if these were the reader's."""
    seat = min(seats)
    name = session.names[seat]
    if session.bound:
        (own, *_) = session.bound
        open_dialog(say("side"), say("bound-own", name=session.names[own]))
        return
    renew = button(say("bound-renew", name=name), "renew-as", seat)
    back = button(say("cancel"), "close", class_="primary", autofocus=True)
    open_dialog(
        say("bound-title", name=name),
        say("bound", name=name),
        say("bound-lost"),
        tag("p.actions", renew, back),
    )


def _sides(session: Session) -> Markup:
    dice, own = session.match.dice, session.bound or ()
    entries = [] if dice and not own else [Choice(EVERYBODY, say("side-all"))]
    for seat, level in enumerate(session.levels):
        if not level:
            taken = dice is not None and seat not in own and dice.side(seat) is not None
            entries.append(
                Choice(str(seat), together(mark(seat), session.names[seat]), say("side-bound") if taken else "")
            )
    current = EVERYBODY if session.mine is None else str(min(session.mine))
    return choices("side", say("side"), entries, current, change="set-side")


def choose_side(session: Session) -> None:
    """Who in this game is the reader?"""
    done = tag("p.actions", button(say("done"), "close", class_="primary"))
    open_dialog(say("post"), say("post-note"), _sides(session), done)


def seats_of(side: str) -> Seats | None:
    """The seat that the reader has said they are; None if all sit on this screen."""
    return only(None if side == EVERYBODY else int(side))
