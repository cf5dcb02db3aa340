"""The dialog in which somebody says something of the position on the table, as a record has it between its braces."""

from __future__ import annotations

from js import document

from pentapod.engine.notes import tree
from pentapod.engine.notes.notebook import Notebook
from pentapod.engine.notes.text import NotesError, read_note
from pentapod.engine.notes.text import write_note as written
from pentapod.engine.notes.tree import GLYPHS
from pentapod.play.notes.drawing import Pen, pen
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
    match = session.match
    notebook = session.notebook
    note = notebook.note(match.ply) if notebook else tree.NOTHING

    @dom.does("keep-note")
    def keep(how: str) -> None:
        text = str(dom.by_id("note-text").value).replace("\r", "")
        chosen = document.querySelector("#dialog input[name=glyph]:checked")
        glyph = str(chosen.value) if chosen else NONE
        try:
            new = read_note(_braced(text))._replace(glyph="" if glyph == NONE else glyph)
        except NotesError as error:
            dom.by_id("dialog-said").textContent = _sentence(str(error))
            return
        book = session.notebook or session.annotate(tree.main_line(match))
        tree.say(book.home(match.ply)[1], match.ply, new)
        close()
        changed()
        if how == "draw":
            dom.do("draw")

    @dom.does("move-line")
    def move(how: str) -> None:
        if session.notebook:
            _move(session, session.notebook, how)
        close()
        changed()

    about = session.history.sentence(match.ply) if match.ply else say("note-beginning")
    place = notebook.home(match.ply)[0] if notebook else ()
    field = tag(
        "textarea",
        {
            "id": "note-text",
            "class": "note-text",
            "rows": str(LINES),
            "aria-label": say("note"),
            "autofocus": True,
        },
        written(note._replace(glyph=""))[1:-1],
    )
    signs = [(NONE, say("note-no-glyph"), ""), *((one, " ".join((one, meaning(one))), "") for one in GLYPHS)]
    open_dialog(
        say("note"),
        tag("p", None, about),
        field,
        tag("p", "soft", say("note-signs")),
        choices("glyph", say("note-glyph"), signs, note.glyph or NONE) if match.ply else None,
        _line_part() if place else None,
        tag(
            "p",
            "actions",
            button(say("note-draw"), "keep-note", "draw") if pen(session, True) is Pen.EVERY else None,
            button(say("cancel"), "close"),
            button(say("note-keep"), "keep-note", class_="primary", id="keep-note"),
        ),
    )


def _braced(text: str) -> str:
    """What somebody wrote: a brace in it need not be written as a record has it."""
    return text if "\\" in text else text.replace("{", "\\{").replace("}", "\\}")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _line_part() -> Markup:
    buttons = button(say("line-promote"), "move-line", "promote"), button(say("line-remove"), "move-line", "remove")
    return tag("p", "row", *buttons)


def _move(session: Session, notebook: Notebook, how: str) -> None:
    """Let the variation shown be the line that it branches off, or take it away."""
    ply = session.match.ply
    place = notebook.home(ply)[0]
    if how == "promote":
        session.go_to(tree.promote(notebook.main, place), ply)
    else:
        session.go_to(place[:-1], place[-1][0])
        tree.remove(notebook.main, place)
