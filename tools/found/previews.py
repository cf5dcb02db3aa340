"""The pictures that messengers show beside a link to a page: the name of it, and boards of the games."""

import html
import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import guides
from found.pages import PREVIEW
from pentapod import games
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import themes
from site_files import PACKAGES, ROOT

WIDE, HIGH = PREVIEW
FONTS = [
    str(PACKAGES / f"@expo-google-fonts/inter/{weight}/Inter_{weight}.ttf") for weight in ("400Regular", "600SemiBold")
]
"""Inter, under the SIL Open Font Licence: a picture is the same on every machine that makes it."""

EDGE = 64
TEXT_WIDE = 460
NAME_SIZE, SUMMARY_SIZE = 58, 29
LETTER = 0.53
"""How wide a letter of the font is on average, as a part of its size."""
MOST_LINES = 6


class Preview(NamedTuple):
    """What is drawn: a name, a sentence below it, and boards by game."""

    name: str
    summary: str
    boards: Sequence[str]


def write(site: Path, previews: dict[str, Preview]) -> None:
    """Write a picture for each name into `pictures/`."""
    drawings = {str(site / "pictures" / f"{name}.png"): drawing(what) for name, what in previews.items()}
    request = json.dumps({"fonts": FONTS, "width": WIDE, "drawings": drawings})
    subprocess.run(["node", str(ROOT / "tools/found/previews.mjs")], input=request, text=True, check=True)


def drawing(what: Preview) -> str:
    """A preview as SVG."""
    light = themes(*(games.colours(game_id) for game_id in games.ids()))[0].colours
    left = EDGE + TEXT_WIDE + EDGE // 2
    name = _lines(what.name, NAME_SIZE)
    summary = _lines(_beginning(what.summary), SUMMARY_SIZE)
    top = 172 + NAME_SIZE
    below = top + round(NAME_SIZE * 1.12) * (len(name) - 1) + 62
    parts = [
        f'<rect width="{WIDE}" height="{HIGH}" fill="{light["page"]}"/>',
        f'<rect x="{left}" width="{WIDE - left}" height="{HIGH}" fill="{light["board-deep"]}"/>',
        f'<svg x="{EDGE}" y="{EDGE}" width="60" height="60" viewBox="0 0 32 32">{_icon()}</svg>',
        _text(["Pentapod"], EDGE + 80, EDGE + 42, 34, light["accent"], 600),
        _text(name, EDGE, top, NAME_SIZE, light["ink"], 600),
        _text(summary, EDGE, below, SUMMARY_SIZE, light["soft-ink"], 400),
        *_boards(what.boards, left),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{"".join(parts)}</svg>'


def _boards(game_ids: Sequence[str], left: int) -> list[str]:
    """One board in the middle of the right half, or several in two columns."""
    wide = WIDE - left
    if len(game_ids) == 1:
        return [_board(game_ids[0], left + 32, 32, wide - 64, HIGH - 64)]
    rows = (len(game_ids) + 1) // 2
    gap = 24
    cell, high = (wide - 3 * gap) / 2, (HIGH - (rows + 1) * gap) / rows
    made = []
    for at, game_id in enumerate(game_ids):
        alone = at == len(game_ids) - 1 and at % 2 == 0
        x = left + (wide - cell) / 2 if alone else left + gap + at % 2 * (cell + gap)
        made.append(_board(game_id, x, gap + at // 2 * (high + gap), cell, high))
    return made


def _board(game_id: str, x: float, y: float, wide: float, high: float) -> str:
    scene: Scene = guides.first_scene(game_id)
    drawn = to_svg(scene, themes(games.colours(game_id))[0]).replace("system-ui, sans-serif", "Inter")
    return drawn.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" ', 1)


def _icon() -> str:
    drawn = (ROOT / "static/icon.svg").read_text(encoding="utf-8")
    return re.sub(r"</?svg[^>]*>", "", drawn)


def _text(lines: Sequence[str], x: int, y: int, size: int, colour: str, weight: int) -> str:
    step = round(size * (1.12 if weight > 400 else 1.42))
    return "".join(
        f'<text x="{x}" y="{y + at * step}" font-family="Inter" font-size="{size}" font-weight="{weight}"'
        f' fill="{colour}">{html.escape(line)}</text>'
        for at, line in enumerate(lines)
    )


def _lines(text: str, size: int) -> list[str]:
    """A text in lines that find room beside the boards."""
    most = TEXT_WIDE / (size * LETTER)
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _beginning(summary: str) -> str:
    """So many whole sentences of a summary as find room."""
    sentences = re.split(r"(?<=[.!?]) ", summary)
    fitting = [
        count
        for count in range(1, len(sentences) + 1)
        if len(_lines(" ".join(sentences[:count]), SUMMARY_SIZE)) <= MOST_LINES
    ]
    return " ".join(sentences[: max(fitting, default=1)])
