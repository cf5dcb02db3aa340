"""The words of the pages themselves, from the catalogs in `static/`.

The build puts them in: in English or, for a page of text, in its language. Pages that all languages share get theirs
when they are opened (static/early.js). An element names its message as `data-say`, and that of an attribute as in
`data-say-aria-label`. A key may name a game, as in `card-learn-of:pods`, whose facts the message is filled with.
"""

import html
import json
import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from pentapod import games
from pentapod.engine import catalog as catalogs
from pentapod.engine.catalog import LANGUAGE, Catalog
from pentapod.scene.svg import to_svg
from site_files import ROOT, STATIC, translated

ELEMENT = re.compile(r'(<[a-z0-9]+(?: [^<>]*)? data-say="([^"]+)"[^<>]*>)')
ATTRIBUTE = re.compile(r' data-say-([a-z-]+)="([^"]+)"')

#: What is marked in the messages of pages of text.
MARKS = (
    (re.compile(r"\[([^]]+)\]\(([^)]+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*([^*]+)\*"), r"<em>\1</em>"),
)

#: What the start panel says (static/panel.js).
BOOT = "boot-"

Say = Callable[[str], str]


FIRST = (STATIC / "words", *(ROOT / "py/pentapod" / room for room in ("web/shell", "play", "engine")))
"""Where what every visitor reads is said."""


TRIED = os.environ.get("TRIED_LANGUAGE", "")
"""A language that is shown on this machine though it is not whole: `make play LANG=fr`."""


@cache
def languages() -> list[str]:
    """The languages of the pages: that of the house, then each in which what every visitor reads is there."""
    found = {path.stem for path in FIRST[0].glob("*.ftl")} - {LANGUAGE}
    return [LANGUAGE, *sorted(one for one in found if one == TRIED or is_whole(one))]


def is_whole(language: str) -> bool:
    """Whether what every visitor reads is there in a language."""
    return all(_is_whole(room / f"{language}.json") for room in FIRST)


def _is_whole(catalog: Path) -> bool:
    """Whether a catalog lacks no message of the English one."""
    if not catalog.is_file():
        return False
    own, house = (
        json.loads(path.read_text(encoding="utf-8"))["messages"].keys()
        for path in (catalog, catalog.with_name(f"{LANGUAGE}.json"))
    )
    return bool(own >= house)


@cache
def words(room: str, language: str) -> Catalog:
    """The catalog of a folder of `static/` in a language; what is missing there is English."""

    def read(language: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = json.loads((STATIC / room / f"{language}.json").read_text(encoding="utf-8"))
        return found

    behind = None if language == LANGUAGE else (lambda: words(room, LANGUAGE))
    return Catalog(read(language), behind=behind)


def say(key: str, room: str = "words", **facts: Any) -> str:
    """A message of the pages, in the language that is chosen. `key` may name a game, whose facts are put in."""
    key, _, about = key.partition(":")
    known = _written(about) if "." in about else _facts(about) if about else {}
    return words(room, catalogs.chosen()).say(key, {**known, **facts})


#: What a picture shows, as its element says it, and what is written in it.
LABEL = re.compile(r' aria-label="[^"]*"')
TEXT = re.compile(r'<text ([^>]*)font-size="([^"]*)"([^>]*)>([^<]*[A-Za-z]{2}[^<]*)')


def picture(game_id: str) -> str:
    """The picture on the card of a game, its words still to be said: languages write in it at the same places."""
    numbers = count()

    def named(found: re.Match[str]) -> str:
        key = f"{game_id}.{next(numbers)}"
        size = f'data-say-font-size="card-size:{key}"'
        return f'<text {found[1]}{size}{found[3]} data-say="card-text:{key}">'

    return TEXT.sub(named, LABEL.sub(f' data-say-aria-label="card-picture:{game_id}"', _drawn(game_id), count=1))


@cache
def _drawn(game_id: str) -> str:
    import guides  # It asks this module for words.

    return to_svg(guides.first_scene(game_id))


def _written(about: str) -> Mapping[str, Any]:
    """What is written in a picture, and how large: `xpod.2` is the third text in that of X-Pod."""
    game_id, _, number = about.partition(".")
    found = TEXT.findall(_drawn(game_id))[int(number)]
    return {"size": found[1], "text": html.unescape(found[3])}


def _facts(game_id: str) -> Mapping[str, Any]:
    import guides  # They ask this module for words.
    from found import listed

    game = games.find(game_id)
    low, high = listed.game_seats(game)
    return {
        "game": game.name,
        "summary": game.words.summary,
        "low": low,
        "high": high if high > low else None,
        "picture": guides.first_scene(game_id).label,
    }


def marked(text: str) -> str:
    """A message as HTML, with its links, code and emphasis."""
    made = html.escape(text, quote=False)
    for pattern, element in MARKS:
        made = pattern.sub(element, made)
    return made


def fill(page: str, room: str = "words") -> str:
    """A page with its messages in the language that is chosen."""
    page = ATTRIBUTE.sub(lambda found: f'{found[0]} {found[1]}="{html.escape(say(found[2], room))}"', page)
    return ELEMENT.sub(lambda found: found[1] + marked(say(found[2], room)), page)


def keys(page: str) -> set[str]:
    """The messages that a page asks for."""
    return {found[2] for pattern in (ELEMENT, ATTRIBUTE) for found in pattern.finditer(page)}


def messages(page: str, room: str = "words") -> dict[str, Any]:
    """What a page, whose keys are still in it, is told in the language that is chosen."""
    return {key: say(key, room) for key in sorted(keys(page))}


def patterns(room: str, language: str) -> dict[str, Any]:
    """All messages of a room, by key, for its scripts: a text, or of a message with facts its parts."""
    return {**words(room, LANGUAGE).messages, **words(room, language).messages}


def boot(language: str) -> dict[str, Any]:
    """What the start panel says."""
    return {key: pattern for key, pattern in patterns("words", language).items() if key.startswith(BOOT)}


def in_language(path: str, language: str = "") -> str:
    """Where the page of a path is in a language: `rules/de/pods.html`, `about.de.html`."""
    language = language or catalogs.chosen()
    if language == LANGUAGE:
        return path
    folder, _, name = path.rpartition("/")
    return f"{folder}/{language}/{name}" if folder else name.replace(".html", f".{language}.html")


def marked_language(text: Path) -> str:
    """The attribute ` lang` of an element with a text that is missing in the language of its page; "" for others."""
    language = catalogs.chosen()
    return f' lang="{LANGUAGE}"' if language != LANGUAGE and translated(text, language) == text else ""


def root_of(path: str) -> str:
    """What leads from a page to the folder of the site."""
    return "../" * path.count("/")
