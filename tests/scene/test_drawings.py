"""Drawings in files: what a line of them says, and that every line of every file says something."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from pentapod.scene.boxes import Box
from pentapod.scene.drawings import Drawings
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Shape

ROOT = Path(__file__).parents[2] / "py"
Point = tuple[int, int]

FILES = tuple(sorted(ROOT.glob("pentapod/**/*.drawings")))


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drawings:
    folder = tmp_path / "drawn_here"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "all.drawings").write_text(
        """# A note.
all
  circle 1 2 3 : ink
  rect 0 -1 2 3.5 : - edge 2
  rect 0 -1 2 3 0.5 : ink

  line 0 0 4 0 : ink 2
  polygon 0 0 4 0 0 4 : ink edge 1
  curve M 0 0 Q 1 2 3 4 Z : - ink 2

wing span lift=2
  circle 0.5span lift-1 span-lift : accent accent-soft 0.5lift
  if lift=2 circle 0 0 1 : ink
  if lift!=2 circle 0 0 2 : ink

many
  both line 1 2 3 4 : ink 1
  around 4 polygon 1 0 2 0 2 1 : ink
  alpha 0.5 circle 1 2 3 : ink
""",
        "utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "drawn_here", raising=False)
    return Drawings("drawn_here", "all.drawings")


def test_every_kind_of_shape(known: Drawings) -> None:
    assert known.drawn("all") == (
        Circle(1, 2, 3, "ink"),
        Rect(0, -1, 2, 3.5, "", "edge", 2),
        Rect(0, -1, 2, 3, "ink", round=0.5),
        Line((0, 0, 4, 0), "ink", 2),
        Polygon((0, 0, 4, 0, 0, 4), "ink", "edge", 1),
        Curve((("M", 0, 0), ("Q", 1, 2, 3, 4), ("Z",)), "", "ink", 2),
    )


def test_measures_and_roles_are_given(known: Drawings) -> None:
    assert known.drawn("wing", span=10, accent="seat-0") == (
        Circle(5, 1, 8, "seat-0", "seat-0-soft", 1),
        Circle(0, 0, 1, "ink"),
    )
    assert known.drawn("wing", span=10, lift=4) == (Circle(5, 3, 6, "accent", "accent-soft", 2), Circle(0, 0, 2, "ink"))
    assert known.measures("wing") == {"lift": 2}
    with pytest.raises(KeyError, match="span"):
        known.drawn("wing")


def test_mirror_images_rings_and_glass(known: Drawings) -> None:
    one, other, *ring, glass = known.drawn("many")
    assert (one, other) == (Line((1, 2, 3, 4), "ink", 1), Line((-1, 2, -3, 4), "ink", 1))
    assert [shape.points for shape in ring if isinstance(shape, Polygon)] == [
        (1, 0, 2, 0, 2, 1),
        (0, 1, 0, 2, -1, 2),
        (-1, 0, -2, 0, -2, -1),
        (0, -1, 0, -2, 1, -2),
    ]
    assert glass == Group((Circle(1, 2, 3, "ink"),), alpha=0.5)


@pytest.mark.parametrize(
    ("turn", "mirrored", "middle", "end"),
    [(0, False, (11, 22), (14, 20)), (0, True, (9, 22), (6, 20)), (90, False, (8, 21), (10, 24))],
)
def test_a_drawing_elsewhere(known: Drawings, turn: int, mirrored: bool, middle: Point, end: Point) -> None:
    circle, _, _, line, _, curve = known.at("all", 10, 20, turn, mirrored)
    assert circle == Circle(*middle, 3, "ink")
    assert line == Line((10, 20, *end), "ink", 2)
    assert isinstance(curve, Curve)
    assert curve.steps[0] == ("M", 10, 20)


def test_a_layout_is_a_drawing(known: Drawings) -> None:
    assert known.boxes("all") == {"": Box(0, -1, 2, 3.5), "ink": Box(0, -1, 2, 3)}
    assert list(known) == ["all", "wing", "many"]
    assert "wing" in known
    assert "tail" not in known


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.relative_to(ROOT).with_suffix("").parts[2:]))
def test_every_line_of_a_file_is_drawn(file: Path) -> None:
    package = ".".join(file.parent.relative_to(ROOT).parts)
    known, text = Drawings(package, file.name), file.read_text("utf-8").splitlines()
    heads = [line.split() for line in text if line[:1].strip() and line[0] != "#"]
    assert [head[0] for head in heads] == list(known)
    shapes: list[Shape] = []
    for name, *measures in heads:
        given = dict.fromkeys((measure.partition("=")[0] for measure in measures), 1)
        for value in (0, 1):
            shapes += known.drawn(name, **given, **dict.fromkeys(_flags(text) - given.keys(), value))
    assert shapes
    written = [line for line in text if line.strip()]
    for before, line in pairwise(written):
        assert line[0] != " " or before[0] != "#", "A note ends a drawing."


def _flags(text: list[str]) -> set[str]:
    """What lines of a file are drawn by, beside measures."""
    words = (line.split() for line in text)
    return {word[1].partition("=")[0].removesuffix("!") for word in words if word[:1] == ["if"]}
