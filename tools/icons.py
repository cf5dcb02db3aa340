"""The icon of the page as PNG, for systems that take no SVG: home screens and launchers.

Reads `static/icon.svg`, which is made of one `rect` behind, `line`s with round ends and `circle`s, and draws them with
smooth edges. No library, so that the build needs none.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from math import hypot
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from site_files import ROOT

SVG = "{http://www.w3.org/2000/svg}"


class Icon(NamedTuple):
    """One file: how many pixels wide, how large the drawing is in it, and whether the corners are round."""

    pixels: int
    scale: float
    round: bool


#: A launcher may cut a maskable icon down to a circle of 80 % of its width; Apple rounds the corners itself.
ICONS = {
    "192.png": Icon(192, 1, True),
    "512.png": Icon(512, 1, True),
    "maskable-192.png": Icon(192, 0.88, False),
    "maskable-512.png": Icon(512, 0.88, False),
    "apple-touch.png": Icon(180, 0.94, False),
}


class Stroke(NamedTuple):
    """A line with round ends; a circle is one without length. Lengths as in the SVG."""

    x1: float
    y1: float
    x2: float
    y2: float
    r: float
    color: tuple[int, ...]

    def distance(self, x: float, y: float) -> float:
        """From a point to the edge; negative inside."""
        along, up = self.x2 - self.x1, self.y2 - self.y1
        length = along * along + up * up
        part = max(0.0, min(1.0, ((x - self.x1) * along + (y - self.y1) * up) / length)) if length else 0.0
        dx, dy = x - self.x1 - part * along, y - self.y1 - part * up
        return hypot(dx, dy) - self.r


def write(folder: Path) -> None:
    """Write all of `ICONS` into a folder."""
    folder.mkdir(parents=True)
    drawing = ElementTree.parse(ROOT / "static/icon.svg").getroot()
    for name, icon in ICONS.items():
        (folder / name).write_bytes(png(icon.pixels, draw(drawing, icon)))


def draw(drawing: ElementTree.Element, icon: Icon) -> bytearray:
    """The pixels, row by row, four bytes each: red, green, blue, alpha."""
    width = float(drawing.attrib["viewBox"].split()[2])
    (ground,) = drawing.iter(f"{SVG}rect")
    pixels = bytearray((*_color(ground.attrib["fill"]), 255)) * icon.pixels**2
    for stroke in _strokes(drawing):
        _paint(pixels, icon, width, stroke)
    if icon.round:
        _round_corners(pixels, icon.pixels, float(ground.attrib["rx"]) / width * icon.pixels)
    return pixels


def _strokes(drawing: ElementTree.Element) -> Iterator[Stroke]:
    for group in drawing.iter(f"{SVG}g"):
        for line in group.iter(f"{SVG}line"):
            x1, y1, x2, y2 = (float(line.attrib[name]) for name in ("x1", "y1", "x2", "y2"))
            yield Stroke(x1, y1, x2, y2, float(group.attrib["stroke-width"]) / 2, _color(group.attrib["stroke"]))
    for circle in drawing.iter(f"{SVG}circle"):
        x, y, r = (float(circle.attrib[name]) for name in ("cx", "cy", "r"))
        yield Stroke(x, y, x, y, r, _color(circle.attrib["fill"]))


def _color(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text.removeprefix("#")))


def _paint(pixels: bytearray, icon: Icon, width: float, stroke: Stroke) -> None:
    unit = width / icon.pixels / icon.scale
    shift = width * (1 - 1 / icon.scale) / 2

    def reach(low: float, high: float) -> range:
        first, last = (int((place - shift) / unit) for place in (low - stroke.r, high + stroke.r))
        return range(max(0, first - 1), min(icon.pixels, last + 2))

    for row in reach(min(stroke.y1, stroke.y2), max(stroke.y1, stroke.y2)):
        y = (row + 0.5) * unit + shift
        for column in reach(min(stroke.x1, stroke.x2), max(stroke.x1, stroke.x2)):
            cover = 0.5 - stroke.distance((column + 0.5) * unit + shift, y) / unit
            if cover > 0:
                at = 4 * (row * icon.pixels + column)
                for part, new in enumerate(stroke.color):
                    old = pixels[at + part]
                    pixels[at + part] = round(old + (new - old) * min(1.0, cover))


def _round_corners(pixels: bytearray, size: int, radius: float) -> None:
    corner = Stroke(radius, radius, radius, radius, radius, ())
    for row in range(int(radius)):
        for column in range(int(radius)):
            alpha = round(255 * max(0.0, min(1.0, 0.5 - corner.distance(column + 0.5, row + 0.5))))
            for y in (row, size - 1 - row):
                for x in (column, size - 1 - column):
                    pixels[4 * (y * size + x) + 3] = alpha


def png(size: int, pixels: bytearray) -> bytes:
    """A square picture as a PNG file."""
    rows = b"".join(b"\0" + pixels[4 * size * row : 4 * size * (row + 1)] for row in range(size))
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks.items()
    )
    return b"\x89PNG\r\n\x1a\n" + body
