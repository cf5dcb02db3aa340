"""The workshop: the page itself, and the sealed frame in it that runs a game which somebody writes."""

import ast
import html
import inspect
import json
import re
import textwrap
from collections.abc import Iterable
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import single_file
import site_markers
import site_words
from pentapod import frame, games
from pentapod.command.starter import STARTER
from pentapod.engine import catalog
from pentapod.engine import state as state_of
from pentapod.engine.catalog import LANGUAGE
from pentapod.frame import fields as fields_of
from pentapod.frame import spaces as spaces_of
from pentapod.frame import vocabulary
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
    "app.zip.gz",
    "games.zip.gz",
    "workshop.zip.gz",
    "static/python.js",
    "static/site.js",
    "static/rest.js",
    "static/snapshot.js",
)
PARTS_OF_TABLE = (*PARTS, "vendor/uqr/*", "tools.zip.gz", "static/thinker.js", "static/checker.js", "static/qr.js")
PARTS_OF_BOARDS = (*PARTS, "embed.zip.gz", "static/stranger.js")

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
    scripts = map(single_file.script, single_file.loaders("reach", "pages", "sealed"))
    body = [site_words.fill(single_file.SHEET, "pages"), *scripts]
    page = single_file.inlined(site, 'data-one-file="1" data-sealed="1"', storage + words, body)
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


def frame_names() -> dict[str, Any]:
    """What a game of one file is written with, for an editor to complete and for the help.

    `names` are those of the frame, each with how it is called and what it is; `members` what stands behind a dot, by
    the class before it; `values` the class that a field is in a position; `groups` the names, by what they are.
    """
    classes = {kind.__name__: kind for kind in vocabulary.WORDS}
    classes |= {name: thing for name in frame.__all__ if inspect.isclass(thing := getattr(frame, name))}
    groups: dict[str, list[str]] = {"spaces": [], "fields": [], "rest": []}
    for name in frame.__all__:
        kind = classes.get(name, object)
        key = (
            "spaces" if issubclass(kind, spaces_of.Space) else "fields" if issubclass(kind, fields_of.Field) else "rest"
        )
        groups[key].append(name)
    return {
        "names": [_completion(name, getattr(frame, name)) for name in frame.__all__],
        "members": {
            name: [_completion(word, _member(kind, word), kind) for word in words]
            for name, kind in classes.items()
            if (words := vocabulary.words_of(kind))
        },
        "values": {field.__name__: value.__name__ for field, value in vocabulary.VALUES.items()},
        "groups": groups,
    }


def _member(kind: type, word: str) -> object:
    return inspect.getattr_static(kind, word, None)


def _completion(name: str, thing: object, owner: type | None = None) -> dict[str, str]:
    """A name with its parameters, and what its docstring says."""
    about = thing.func if isinstance(thing, cached_property) else thing
    called = inspect.isfunction(thing) or (inspect.isclass(thing) and name not in ("State", "Piece"))
    told = {"label": name, "type": "class" if inspect.isclass(thing) else "function" if called else "property"}
    if called:
        told["detail"] = f"({_parameters(thing)})"
    doc = None if about is None or isinstance(about, str | int | tuple) else inspect.getdoc(about)
    doc = doc or (_attribute_doc(owner or frame, name))
    return told | ({"info": _flowing(doc)} if doc else {})


def _parameters(thing: Any) -> str:
    """The parameters of a function or class as somebody writes them, without their types."""
    found = []
    for one in inspect.signature(thing).parameters.values():
        if one.name != "self":
            sign = "*" if one.kind is one.VAR_POSITIONAL else "**" if one.kind is one.VAR_KEYWORD else ""
            default = "" if one.default is one.empty else f"={one.default!r}"
            found.append(f"{sign}{one.name}{default}")
    return ", ".join(found)


def _attribute_doc(owner: Any, name: str) -> str:
    """What is written below an attribute in the source of a class or of one that it extends, or of a constant."""
    sources = [one for one in owner.__mro__ if one is not object] if inspect.isclass(owner) else [fields_of, state_of]
    for one in sources:
        try:
            body = ast.parse(textwrap.dedent(inspect.getsource(one))).body
        except (OSError, TypeError):
            continue
        body = body[0].body if inspect.isclass(one) and isinstance(body[0], ast.ClassDef) else body
        for node, after in pairwise(body):
            is_it = isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
            if is_it and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                return str(after.value.value)
    return ""


def _flowing(doc: str) -> str:
    """A docstring with its paragraphs in one line each."""
    return "\n\n".join(" ".join(part.split()) for part in doc.split("\n\n"))
