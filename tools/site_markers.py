"""What the `<!-- NAME -->` markers of a page are replaced by when the site is built."""

import html
import json
import re
from collections.abc import Callable
from pathlib import Path
from string import Template

import guides
from pentapod import games
from pentapod.engine.game import Game
from pentapod.scene.svg import to_svg
from site_files import PAGES, puzzles

CARD = Template((PAGES / "card.html").read_text(encoding="utf-8"))

MARKER = re.compile(r"<!-- ([a-z-]+) -->")

#: The games in the order of the first page; those that are not named follow.
ORDER = ("pods", "modx", "xpod", "xtal", "pocketmodel")

#: So many cards have their pictures at once, the others when the page has started (static/first.js).
AT_ONCE = 2

#: What every start loads, as patterns: these files drive the bar of the start panel, which names one that is missing.
START_FILES = ("static/python.js", "pyscript.toml", "vendor/py*/*.*", "app.zip", "games.zip", "py/main.py")

#: What the Python of embedded boards loads.
ENGINE_FILES = ("static/python.js", "static/snapshot.js", "vendor/pyodide/*.*", "app.zip", "games.zip")


def fill(page: str, site: Path) -> str:
    """The page with every marker replaced; raises KeyError for a marker that nobody knows.

    `site` must hold every other file already.
    """
    makers: dict[str, Callable[[], str]] = {
        "start-files": lambda: sizes(site, START_FILES),
        "engine-files": lambda: sizes(site, ENGINE_FILES),
        "cards": cards,
    }
    return MARKER.sub(lambda marker: makers[marker[1]](), page)


def sizes(site: Path, patterns: tuple[str, ...]) -> str:
    """A data block for boot.js and diagnose.js: path and size in bytes of each file of a start."""
    found = [file for pattern in patterns for file in sorted(site.glob(pattern))]
    bytes_of = {file.relative_to(site).as_posix(): file.stat().st_size for file in found}
    return f'<script type="application/json" id="start-files">{json.dumps(bytes_of)}</script>'


def cards() -> str:
    """The cards of the games on the first page."""
    known = sorted(games.ids(), key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    return "".join(_card(at, game_id) for at, game_id in enumerate(known))


def _card(at: int, game_id: str) -> str:
    game = games.find(game_id)
    picture = to_svg(guides.first_scene(game_id))
    return CARD.substitute(
        id=game_id,
        puzzles=" data-puzzles" if f"puzzles/{game_id}.txt" in puzzles() else "",
        name=html.escape(game.name),
        summary=html.escape(game.words.summary),
        players=_players(game),
        picture=picture if at < AT_ONCE else f"<template>{picture}</template>",
    )


def _players(game: Game) -> str:
    """How many can play, over the choices of each option while the others stay at their defaults."""
    counts = {
        game.seats(game.choose(**{option.id: choice.id})) for option in game.options for choice in option.choices
    } | {game.seats(game.choose())}
    low, high = min(counts), max(counts)
    return f"{low} players" if low == high else f"{low} to {high} players"
