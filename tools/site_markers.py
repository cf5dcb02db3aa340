"""What the `<!-- NAME -->` markers of a page are replaced by when the site is built."""

import html
import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from string import Template

import guides
import site_editions
import site_words
from found import listed
from found.pages import head
from pentapod import games
from pentapod.puzzles.puzzle import read
from puzzles.writing import themes_of
from site_files import PAGES, ROOT, puzzles

CARD = Template((PAGES / "card.html").read_text(encoding="utf-8"))
LEARN = Template(
    '      <a class="button learn" href="#learn:$id" data-say="card-learn"'
    ' data-say-aria-label="card-learn-of:$id"></a>\n'
)
DAILY = Template((PAGES / "daily.html").read_text(encoding="utf-8"))

#: An icon of the first page: its whole element, and its name.
SYMBOL = re.compile(r'(<symbol id="(icon-[a-z]+)".*?</symbol>)')

#: The sign of Pentapod, as the first page has it.
LOGO = re.compile(r'<a class="brand".*?(<svg.*?</svg>)')

MARKER = re.compile(r"<!-- ([a-z-]+) -->")

#: So many cards have their pictures at once, the others when the page has started (static/first.js).
AT_ONCE = 2

#: What Python is made of, without the part of its engine that comes when it is needed.
ENGINE = ("vendor/pyodide/*.js", "vendor/pyodide/*.asm.wasm", "vendor/pyodide/*.zip.gz")

#: What every start loads, as patterns: these files drive the bar of the start panel, which names one that is missing.
START_FILES = (
    "static/python.js",
    "pyscript.toml",
    *ENGINE,
    "vendor/pyscript/*.*",
    "app.zip.gz",
    "games.zip.gz",
    "py/main.py",
)

#: What the Python of embedded boards loads.
ENGINE_FILES = ("static/python.js", "static/snapshot.js", *ENGINE, "app.zip.gz", "games.zip.gz", "embed.zip.gz")


def fill(page: str, site: Path, public: str) -> str:
    """The page with every marker replaced, its words still to be said; raises KeyError for an unknown marker.

    `site` must hold every other file already.
    """
    makers: dict[str, Callable[[], str]] = {
        "start-files": lambda: sizes(site, START_FILES),
        "engine-files": lambda: sizes(site, ENGINE_FILES),
        "cards": lambda: cards(site_editions.offered(site)),
        "join-icons": lambda: icons(page),
        "logo": logo,
        "stun": lambda: stun((ROOT / "pyscript.toml").read_text(encoding="utf-8")),
        "found": lambda: head(listed.home(), public),
        "found-workshop": lambda: head(listed.workshop(), public),
        "languages": lambda: " ".join(site_words.languages()),
        "no-script": lambda: no_script("words"),
        "join-no-script": lambda: no_script("join"),
        "lost": lost,
    }
    return MARKER.sub(lambda marker: makers[marker[1]](), page)


def no_script(room: str) -> str:
    """What stands where no script runs, which could choose a language: it is said in all of them."""
    said = ((language, site_words.words(room, language).say("no-script")) for language in site_words.languages())
    return "".join(f'<p class="notice" lang="{language}">{site_words.marked(text)}</p>' for language, text in said)


def lost() -> str:
    """What is said where there is no page, in all languages: what shows it can ask for no file."""
    every = ((language, site_words.words("words", language)) for language in site_words.languages())
    return "".join(
        f'<section lang="{language}"><h1>{words.say("lost")}</h1><p>{words.say("lost-more")}</p></section>'
        for language, words in every
    )


def stun(settings: str) -> str:
    """Which STUN server the page asks where its player names none; "" where `pyscript.toml` names none either.

    Raises ValueError for what is no server.
    """
    named = str(tomllib.loads(settings)["stun"])
    if named and not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]+)?", named):
        raise ValueError(f"pyscript.toml: {named!r} is no STUN server, as in 'stun.example:3478'")
    return f'<meta name="stun" content="{named}">' if named else ""


def sizes(site: Path, patterns: tuple[str, ...]) -> str:
    """A data block for boot.js and diagnose.js: path and size in bytes of each file of a start."""
    found = [file for pattern in patterns for file in sorted(site.glob(pattern))]
    bytes_of = {file.relative_to(site).as_posix(): file.stat().st_size for file in found}
    return f'<script type="application/json" id="start-files">{json.dumps(bytes_of)}</script>'


def icons(page: str) -> str:
    """The line icons that a page uses, and the die, as the first page has them."""
    used = {"icon-die", *re.findall(r'href="#(icon-[a-z]+)"', page)}
    return "\n".join(symbol for symbol, name in SYMBOL.findall(_first_page()) if name in used)


def logo() -> str:
    """The sign of Pentapod, for the bar of another page."""
    found = LOGO.search(_first_page())
    if not found:
        raise ValueError("index.html: its bar has no sign of Pentapod")
    return found[1]


def _first_page() -> str:
    return (ROOT / "index.html").read_text(encoding="utf-8")


def cards(offered: Sequence[Mapping[str, str]]) -> str:
    """The cards of the games on the first page, with the editions that are offered, and that of their puzzles."""
    return "".join(_card(at, game_id, offered) for at, game_id in enumerate(listed.ordered())) + _daily()


def _daily() -> str:
    """A link to the puzzle of the day of each game that has puzzles; "" where none has."""
    links = "".join(
        f'<li><a class="button" href="#puzzle:{game_id}">{html.escape(games.find(game_id).name)}</a></li>'
        for game_id in listed.ordered()
        if _has_puzzles(game_id)
    )
    return DAILY.substitute(links=links) if links else ""


def _has_puzzles(game_id: str) -> bool:
    return f"puzzles/{game_id}.txt" in puzzles()


def _card(at: int, game_id: str, offered: Sequence[Mapping[str, str]]) -> str:
    game = games.find(game_id)
    picture = site_words.picture(game_id)
    lessons, name = len(guides.course(game_id).lessons), html.escape(game.name)
    return CARD.substitute(
        id=game_id,
        taught=_taught(game_id, lessons) + _editions(game_id, offered),
        learn=LEARN.substitute(id=game_id) if lessons else "",
        name=name,
        picture=picture if at < AT_ONCE else f"<template>{picture}</template>",
    )


def _editions(game_id: str, offered: Sequence[Mapping[str, str]]) -> str:
    """The editions of a game that are offered, as the page reads them: `web/home/offered_editions.py`."""
    own = [[one[name] for name in ("id", "name", "author", "file")] for one in offered if one["game"] == game_id]
    return f' data-editions="{html.escape(json.dumps(own, ensure_ascii=False))}"' if own else ""


def _taught(game_id: str, lessons: int) -> str:
    """How many lessons a game has, and the themes of its puzzles, if it has any."""
    taught = f' data-lessons="{lessons}"' if lessons else ""
    table = puzzles().get(f"puzzles/{game_id}.txt")
    if not table:
        return taught
    return f'{taught} data-puzzles="{" ".join(themes_of(read(table.read_text(encoding="utf-8"))))}"'
