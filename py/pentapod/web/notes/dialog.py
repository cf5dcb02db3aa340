"""The dialog in which somebody says something of the position on the table, as a record has it between its braces."""

from __future__ import annotations

from collections.abc import Iterator

from js import document

from pentapod.engine.notes import tree
from pentapod.engine.notes.notebook import Notebook
from pentapod.engine.notes.text import NotesError, read_note
from pentapod.engine.notes.text import write_note as written
from pentapod.engine.notes.tree import GLYPHS
from pentapod.engine.options import Choice
from pentapod.play.drawing import Pen, pen
from pentapod.play.session import Session
from pentapod.web.shell import dom
from pentapod.web.shell.dialogs import choices, close, open_dialog
from pentapod.web.shell.late_files import Then
from pentapod.web.shell.markup import Markup, button, tag
from pentapod.web.shell.words import meaning, say

LINES = 5
NONE = "none"
"""The value of the choice of no sign."""


def write_note(session: Session, changed: Then) -> None:
    """Ask what is to be said of the position shown; `changed` is called when anything is another."""

    def keep(how: str) -> None:
        try:
            _keep(session)
        except NotesError as error:
            dom.by_id("dialog-said").textContent = _sentence(str(error))
            return
        close()
        changed()
        if how == "draw":
            dom.do("draw")

    def move(how: str) -> None:
        if session.notebook:
            _move(session, session.notebook, how)
        close()
        changed()

    dom.takes("keep-note", keep)
    dom.takes("move-line", move)
    open_dialog(say("note"), *_form(session))


def _keep(session: Session) -> None:
    """Say of the position what was written. Raises `NotesError`."""
    ply = session.match.ply
    text = str(dom.by_id("note-text").value).replace("\r", "")
    chosen = document.querySelector("#dialog input[name=glyph]:checked")
    glyph = str(chosen.value) if chosen else NONE
    new = read_note(_braced(text))._replace(glyph="" if glyph == NONE else glyph)
    book = session.notebook or session.annotate(tree.main_line(session.match))
    tree.say(book.home(ply)[1], ply, new)


def _form(session: Session) -> Iterator[Markup]:
    ply, notebook = session.match.ply, session.notebook
    note = notebook.note(ply) if notebook else tree.NOTHING
    yield tag("p", session.history.sentence(ply) if ply else say("note-beginning"))
    words = written(note._replace(glyph=""))[1:-1]
    yield tag("textarea.note-text", words, id="note-text", rows=LINES, aria_label=say("note"), autofocus=True)
    yield tag("p.soft", say("note-signs"))
    if ply:
        signs = [Choice(one, f"{one} {meaning(one)}") for one in GLYPHS]
        yield choices("glyph", say("note-glyph"), [Choice(NONE, say("note-no-glyph")), *signs], note.glyph or NONE)
    if notebook and notebook.home(ply)[0]:
        yield tag(
            "p.row",
            button(say("line-promote"), "move-line", "promote"),
            button(say("line-remove"), "move-line", "remove"),
        )
    yield tag(
        "p.actions",
        button(say("note-draw"), "keep-note", "draw") if pen(session, True) is Pen.EVERY else None,
        button(say("cancel"), "close"),
        button(say("note-keep"), "keep-note", class_="primary", id="keep-note"),
    )


def _braced(text: str) -> str:
    """What somebody wrote: a brace in it need not be written as a record has it."""
    return text if "\\" in text else text.replace("{", "\\{").replace("}", "\\}")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _move(session: Session, notebook: Notebook, how: str) -> None:
    """Let the variation shown be the line that it branches off, or take it away."""
    ply = session.match.ply
    place = notebook.home(ply)[0]
    if how == "promote":
        session.go_to(tree.promote(notebook.main, place), ply)
    else:
        session.go_to(place[:-1], place[-1][0])
        tree.remove(notebook.main, place)
