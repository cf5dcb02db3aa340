"""Annotated matches for the tests: any tree of lines that the rules allow, with any notes."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from pentapod.engine.match import Match
from pentapod.engine.notes.text import spaced
from pentapod.engine.notes.tree import GLYPHS, NOTHING, Line, Note, main_line
from random_play import Case, play, play_on

TOUCHES = st.text(alphabet="abz019@+-", min_size=1, max_size=4)
TEXTS = st.one_of(
    st.text(max_size=60),
    st.text(alphabet="{}[]() \\\n;!?.1a", max_size=30),
    st.sampled_from(("Pentapod record 1", "a\n\nPentapod games 1\n\nb", "[arrow a b]", "[mark]", "\\", "}", "3. 0 a")),
)
NOTES = st.builds(
    lambda text, glyph, arrows, marks: Note(spaced(text), glyph, tuple(map(tuple, arrows)), tuple(marks)),
    TEXTS,
    st.sampled_from(("", *GLYPHS)),
    st.lists(st.lists(TOUCHES, min_size=2, max_size=3), max_size=2, unique_by=tuple),
    st.lists(TOUCHES, max_size=3, unique=True),
)


@st.composite
def trees(draw: st.DrawFn, some: list[Case]) -> tuple[Match, Line]:
    """A match, and a tree whose main line is the match; notes that are drawn stand anywhere in it."""
    rng = Random(draw(st.integers(0, 1 << 30)))
    match = play(draw(st.sampled_from(some)), rng, plies=draw(st.integers(0, 5)), resignations=0.05)
    main = main_line(match)
    _grow(rng, match, main, draw(st.integers(0, 3)), draw(st.lists(NOTES, max_size=5)))
    return match, main


def _grow(rng: Random, whole: Match, line: Line, depth: int, notes: list[Note]) -> None:
    """Notes for a line that ends where the match does, and other lines beside it."""
    for ply in range(line.start, line.end + 1):
        note = notes.pop() if notes and rng.random() < 0.5 else NOTHING
        if ply == line.start:
            note = note._replace(glyph="")
        if note != NOTHING:
            line.notes[ply] = note
    for ply in range(line.start, line.end):
        for _ in range(rng.choice((0, 0, 0, 1, 2)) if depth else 0):
            other = whole.anew()
            other.steps = whole.steps[:ply]
            other.go(ply)
            play_on(other, rng, plies=ply + rng.randint(1, 3))
            variation = Line(ply, other.steps[ply:])
            line.variations.setdefault(ply, []).append(variation)
            _grow(rng, other, variation, depth - 1, notes)


def as_data(line: Line) -> object:
    """What a tree holds, to be compared: actions without the positions that they lead to."""
    beside = {ply: [as_data(one) for one in some] for ply, some in line.variations.items()}
    return line.start, [step.action for step in line.steps], line.notes, beside
