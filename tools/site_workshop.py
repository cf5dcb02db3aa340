"""The workshop: the page itself, and the sealed frame in it that runs a game which somebody writes."""

import html
import inspect
import json
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

import single_file
import site_markers
import site_words
from pentapod import frame, games
from pentapod.command.starter import STARTER
from pentapod.engine import catalog
from pentapod.engine.catalog import LANGUAGE
from site_files import PAGES, ROOT

ROOM = "workshop"
"""The folder of `static/` with its scripts and its catalog."""

FRAME = "static/sealed.txt"
"""The frame, which only the workshop opens."""

EXAMPLES = ROOT / "examples"

#: What both frames are handed over, that with the table, and that with the Python of boards on other pages; words of
#: other languages are asked for one by one.
PARTS = (
    "vendor/pyodide/*",
    "app.zip",
    "games.zip",
    "workshop.zip",
    "static/python.js",
    "static/snapshot.js",
)
PARTS_OF_TABLE = (*PARTS, "vendor/uqr/*", "tools.zip", "static/thinker.js", "static/checker.js", "static/qr.js")
PARTS_OF_BOARDS = (*PARTS, "embed.zip", "static/stranger.js")

#: The frame reaches nothing: not even the site.
SEALED = (
    "default-src 'none'; script-src {scripts} blob: 'wasm-unsafe-eval'; style-src {styles}; worker-src blob:; "
    "connect-src blob:; img-src data: blob:; base-uri 'none'; form-action 'none'"
)

#: The messages of a table that this page says, too, for it invites other devices in the place of the frame.
INVITATION = re.compile(
    r"devices-open|qr-label|device-(making|step-.*|link|code.*|anew|copy|answer|scan|connect|connecting|invitation|reach.*"
    r"|camera.*|failed|forbidden|no-camera|not-.*|used|replaced)$"
)

CARDS = re.compile(r'(<div class="cards">).*?(</div>\s*<div class="columns)', re.DOTALL)


def write(site: Path, public: str) -> None:
    """Write the page in all languages, and the frame. `site` must hold everything else that the frame is handed."""
    _write_boards(site)
    sealed = _frame(site)
    (site / FRAME).write_text(sealed, encoding="utf-8")
    template = (PAGES / "workshop.html").read_text(encoding="utf-8")
    page = site_markers.fill(template, site, public)
    page = site_words.fill(page, ROOM)
    page = page.replace("HASHES", single_file.hashes(sealed, "script")).replace(
        "STYLES", single_file.hashes(sealed, "style")
    )
    blocks = {
        "sealed-files": _files(site, PARTS_OF_TABLE),
        "words": _words(LANGUAGE),
        "examples": examples(),
        "starter": starter(),
        "taken": list(games.ids()),
        "frame-names": frame_names(),
    }
    filled = "".join(_block(key, value) for key, value in blocks.items())
    (site / "workshop.html").write_text(page.replace("</head>", f"{filled}</head>"), encoding="utf-8")
    for language in site_words.languages()[1:]:
        catalog.choose(language)
        script = f"pentapodWords = {json.dumps(_words(language), ensure_ascii=False)};\n"
        (site / f"static/words/workshop.{language}.js").write_text(script, encoding="utf-8")
    catalog.choose(LANGUAGE)


def _write_boards(site: Path) -> None:
    """Write the page with the Python of boards whose game is a file of the page around them."""
    scripts = "".join(map(single_file.script, single_file.loaders("boards")))
    head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="">{scripts}'
    frame = single_file.sealed(f'<!doctype html><html lang="LANGUAGE"><head>{head}</head></html>', SEALED)
    blocks = _block("sealed-frame", frame) + _block("sealed-files", _files(site, PARTS_OF_BOARDS))
    page = (PAGES / "sealed.html").read_text(encoding="utf-8")
    page = page.replace("HASHES", single_file.hashes(frame, "script")).replace("BLOCKS\n", blocks)
    (site / "sealed.html").write_text(page, encoding="utf-8")


def _files(site: Path, patterns: Iterable[str]) -> list[str]:
    return sorted({path.relative_to(site).as_posix() for one in patterns for path in site.glob(one)})


def _words(language: str) -> dict[str, Any]:
    """What the page says, by key; of an invitation what every table says of it."""
    tables = catalog.catalog("pentapod.web.shell", language).messages
    invitation = {key: message for key, message in tables.items() if INVITATION.match(key)}
    return {**invitation, **site_words.patterns(ROOM, language)}


def _frame(site: Path) -> str:
    words = "".join(map(single_file.language, single_file.other_words(site)))
    storage = single_file.script((single_file.LOADERS / "storage.js").read_text(encoding="utf-8"))
    scripts = map(single_file.script, single_file.loaders("reach", "sealed"))
    page = single_file.inlined(site, 'data-one-file="1" data-sealed="1"', storage + words, scripts)
    return single_file.sealed(CARDS.sub(r"\1\2", page), SEALED)


def _block(key: str, value: object) -> str:
    text = json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{html.escape(key)}">{text}</script>\n'


def examples() -> list[dict[str, str]]:
    """The games in `examples/`, shortest first: the name of the file, what the game is called, and its text."""
    found = []
    for path in sorted(EXAMPLES.glob("*.py"), key=lambda path: path.stat().st_size):
        text = path.read_text(encoding="utf-8")
        title = re.search(r'^GAME = game\(\w+, "([^"]+)"', text, re.MULTILINE)
        found.append({"file": path.name, "title": title[1] if title else path.stem, "text": text})
    return found


def starter() -> str:
    """A small game that plays, with comments where somebody will change it."""
    return STARTER.replace("CLASS", "MyGame").replace("NAME", "My game")


def frame_names() -> dict[str, list[dict[str, str]]]:
    """What a game of one file has to write with, for an editor to complete: names of the frame, and their members."""
    names: list[dict[str, str]] = []
    members: dict[str, dict[str, str]] = {}
    for name in frame.__all__:
        thing = getattr(frame, name)
        names.append(_completion(name, thing))
        for member in dir(thing) if inspect.isclass(thing) else ():
            if not member.startswith("_"):
                members.setdefault(member, _completion(member, inspect.getattr_static(thing, member)))
    return {"names": names, "members": sorted(members.values(), key=lambda one: one["label"])}


def _completion(name: str, thing: object) -> dict[str, str]:
    kind = "class" if inspect.isclass(thing) else "function" if callable(thing) else "property"
    told = {"label": name, "type": kind}
    if inspect.isfunction(thing):
        names = ", ".join(one for one in inspect.signature(thing).parameters if one != "self")
        told["detail"] = f"({names})"
    about = thing.func if isinstance(thing, cached_property) else thing
    doc = None if isinstance(about, str | int | tuple) else inspect.getdoc(about)
    return told | ({"info": doc} if doc else {})
