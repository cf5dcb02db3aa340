"""The part of a record below its head as text: actions, comments in braces, variations in brackets.

    {What is said before the first action.}
    1. chance 90
    2. 0 1@a2 ! {The corner is safe. [arrow a2 c3] [mark d4 e5]}
      (2. 0 1@b2 ?! {Too near.}
       3. 1 7@c3)
    3. 1 7@c3

Knows no game: what stands for an action is a text here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from pentapod.engine.match import Step
from pentapod.engine.notes.tree import (
    GLYPHS,
    MAX_COMMENT,
    MAX_DEPTH,
    MAX_SIGNS,
    MAX_VARIATIONS,
    NOTHING,
    Line,
    Note,
)
from pentapod.engine.values import Names
from pentapod.engine.words import say

MAX_ACTIONS: Final = 20_000
"""So many actions a record may have, those of its variations included."""


MAX_RAW: Final = 5 * MAX_COMMENT
"""So many characters may stand between the braces of a comment, spaces and signs included."""


class NotesError(ValueError):
    """A text that is not written as it should be. `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class Kind(Enum):
    """What a piece of the text is."""

    ACTION = auto()
    NOTE = auto()
    OPEN = auto()
    CLOSE = auto()


class Piece(NamedTuple):
    """A piece of the text, and the line that it begins in."""

    kind: Kind
    line: int
    words: Names = ()
    """Of an action its number, its seat and the words of its notation."""
    note: Note = NOTHING
    """Of a note; of an action, its glyph."""


# ------------------------------------------------------------------ reading

_PIECE: Final = re.compile(r"\n|(?<=\n);[^\n]*|[(){}]|[^\s(){}]+")
_NUMBER: Final = re.compile(r"[0-9]+\.")
_ESCAPED: Final = re.compile(r"\\([\\{}\[\] ])")
_SIGN: Final = re.compile(r"(?<!\\)((?:\\\\)*)\[(arrow|mark)((?:\s+[^\s\[\]\\]+)*)\s*\]")
_END: Final = re.compile(r"\\.|\}", re.DOTALL)


def pieces(lines: Sequence[tuple[int, str]]) -> list[Piece]:
    """The pieces of a text, given as its lines with their numbers. Raises `NotesError`.

    Sizes are checked here, before anything is played.
    """
    found = list(_Reader(lines).read())
    depth, variations, actions = 0, 0, 0
    for piece in found:
        depth += (piece.kind is Kind.OPEN) - (piece.kind is Kind.CLOSE)
        variations += piece.kind is Kind.OPEN
        actions += piece.kind is Kind.ACTION
        if depth > MAX_DEPTH:
            raise NotesError(piece.line, say("record-deep", most=MAX_DEPTH))
        if depth < 0:
            raise NotesError(piece.line, say("record-bracket"))
        if variations > MAX_VARIATIONS:
            raise NotesError(piece.line, say("record-variations", most=MAX_VARIATIONS))
        if actions > MAX_ACTIONS:
            raise NotesError(piece.line, say("record-actions", most=MAX_ACTIONS))
    if depth:
        opened = next(piece.line for piece in reversed(found) if piece.kind is Kind.OPEN)
        raise NotesError(opened, say("record-variation-open"))
    return found


class _Reader:
    def __init__(self, lines: Sequence[tuple[int, str]]) -> None:
        self._first = lines[0][0] if lines else 1
        self._text = "\n" + "\n".join(line for _, line in lines) + "\n"
        self._line = self._first - 1
        self._words: list[str] = []
        """Those of the action that is not at its end yet."""

    def read(self) -> Iterator[Piece]:
        """All pieces, in their order."""
        at = 0
        while found := _PIECE.search(self._text, at):
            at, word = found.end(), found[0]
            if self._words and (word in ("\n", "(", ")", "{") or word[0] == ";" or _NUMBER.fullmatch(word)):
                yield self._action()
            if word == "\n":
                self._line += 1
            elif word == "{":
                begun = self._line
                end = self._end(at)
                if end - at > MAX_RAW:
                    raise NotesError(begun, say("record-comment", most=MAX_COMMENT))
                yield Piece(Kind.NOTE, begun, (), read_note(self._text[at:end], begun))
                self._line += self._text.count("\n", at, end)
                at = end + 1
            elif word in ("(", ")"):
                yield Piece(Kind.OPEN if word == "(" else Kind.CLOSE, self._line)
            elif word == "}":
                raise NotesError(self._line, say("record-brace"))
            elif word[0] == ";" and self._text[found.start() - 1] == "\n":
                pass
            elif word in GLYPHS and not self._words:
                yield Piece(Kind.NOTE, self._line, (), Note(glyph=word))
            elif self._words or _NUMBER.fullmatch(word):
                self._words.append(word)
            else:
                raise NotesError(self._line, say("record-action", text=quoted(word)))

    def _end(self, at: int) -> int:
        """Where the comment ends that begins here."""
        while found := _END.search(self._text, at):
            if found[0] == "}":
                return found.start()
            at = found.end()
        raise NotesError(self._line, say("record-unclosed"))

    def _action(self) -> Piece:
        words, self._words = self._words, []
        glyph = ""
        if len(words) > 3 and words[-1] in GLYPHS:
            glyph = words.pop()
        elif len(words) > 2:
            bare = words[-1].rstrip("!?")
            if bare and words[-1][len(bare) :] in GLYPHS:
                words[-1], glyph = bare, words[-1][len(bare) :]
        if len(words) < 3:
            raise NotesError(self._line, say("record-action", text=quoted(" ".join(words))))
        return Piece(Kind.ACTION, self._line, tuple(words), Note(glyph=glyph))


def read_note(text: str, line: int = 1) -> Note:
    """What stands between the braces of a comment that begins in a line. Raises `NotesError`."""
    arrows: list[Names] = []
    marks: list[str] = []
    for found in _SIGN.finditer(text):
        where = line + text.count("\n", 0, found.start())
        touches = tuple(found[3].split())
        if found[2] == "arrow" and len(touches) < 2:
            raise NotesError(where, say("record-arrow"))
        if not touches:
            raise NotesError(where, say("record-mark"))
        if found[2] == "arrow":
            arrows.append(touches)
        else:
            marks += touches
    if len(arrows) + len(marks) > MAX_SIGNS:
        raise NotesError(line, say("record-signs", most=MAX_SIGNS))
    words = spaced(_ESCAPED.sub(r"\1", _SIGN.sub(r"\1 ", text)))
    if len(words) > MAX_COMMENT:
        raise NotesError(line, say("record-comment", most=MAX_COMMENT))
    return Note(words, "", tuple(dict.fromkeys(arrows)), tuple(dict.fromkeys(marks)))


def spaced(text: str) -> str:
    """A text with one space between words and one empty line between paragraphs."""
    paragraphs = re.split(r"\n[^\S\n]*(?:\n[^\S\n]*)+", text.strip())
    return "\n\n".join(filter(None, (" ".join(one.split()) for one in paragraphs)))


def together(first: Note, second: Note, line: int) -> Note:
    """Two notes of the same action as one. Raises `NotesError` where both have a glyph, or it becomes too long."""
    if first.glyph and second.glyph:
        raise NotesError(line, say("record-glyphs", glyphs=" ".join(GLYPHS)))
    text = "\n\n".join(filter(None, (first.text, second.text)))
    arrows = tuple(dict.fromkeys((*first.arrows, *second.arrows)))
    marks = tuple(dict.fromkeys((*first.marks, *second.marks)))
    if len(text) > MAX_COMMENT or len(arrows) + len(marks) > MAX_SIGNS:
        raise NotesError(line, say("record-full", characters=MAX_COMMENT, signs=MAX_SIGNS))
    return Note(text, first.glyph or second.glyph, arrows, marks)


def quoted(text: str) -> str:
    """A piece of a text as an error names it: 80 letters at most, of which a sign that cannot be seen takes several."""
    whole, piece = repr(text[:81]), text[:79]
    if len(whole) <= 82:
        return whole
    while len(repr(piece)) > 81:
        piece = piece[:-1]
    return repr(piece + "…")


# ------------------------------------------------------------------ writing


def write_lines(line: Line, written: Callable[[Step], str], indent: str = "") -> list[str]:
    """A line with its notes and variations, as lines of text; `written` is a step as its seat and its notation."""
    rows = [indent + write_note(line.notes[line.start])] if line.start in line.notes else []
    for ply, step in enumerate(line.steps, line.start + 1):
        note = line.note(ply)
        parts = (f"{ply}. {written(step)}", note.glyph, write_note(note))
        rows.append(indent + " ".join(filter(None, parts)))
        for variation in line.variations.get(ply - 1, ()):
            inner = write_lines(variation, written, indent + "   ")
            inner[0] = f"{indent}  ({inner[0].lstrip()}"
            rows += [*inner[:-1], inner[-1] + ")"]
    return rows


def write_note(note: Note) -> str:
    """A comment with its braces; "" for a note without words and signs."""
    text = re.sub(r"[\\{}]", r"\\\g<0>", note.text)
    text = re.sub(r"\[(?=arrow|mark)", r"\\[", text)
    # A line of a comment is not the title that parts the records of a file.
    text = re.sub(r"(?m)^(Pentapod \w+)(?= )", r"\1\\", text)
    signs = [f"[arrow {' '.join(one)}]" for one in note.arrows]
    signs += [f"[mark {' '.join(note.marks)}]"] if note.marks else []
    inside = " ".join(filter(None, (text, *signs)))
    return f"{{{inside}}}" if inside else ""
