"""The page for owners: what it knows of the games, and its examples.

An example is a file in `gallery/`: markup as an owner writes it. The page shows the same markup alive; its scripts and
styles go into files, since the page's policy forbids them inside it.
"""

import html
import json
import re
from collections.abc import Mapping
from pathlib import Path
from string import Template
from typing import NamedTuple
from urllib.parse import urlencode

import guides
import site_words
from found import listed
from pentapod import games
from pentapod.bots.levels import LEVELS
from pentapod.command.boards import Board, boards, shown
from pentapod.play.view import still
from pentapod.puzzles.puzzle import read
from pentapod.scene.shapes import Scene
from pentapod.scene.svg import Sheet, to_svg
from pentapod.scene.theme import Palette, themes
from pentapod.web.shell.words import say
from site_files import PAGES, ROOT, puzzles

GALLERY = ROOT / "tools/owners/gallery"

PUBLIC = "https://games.example/"
"""Stands for the address of the site in the code of an example; the page puts its own there."""

SCRIPT = re.compile(r"<script>\n(.*?)</script>\n", re.DOTALL)
STYLE = re.compile(r"<style>\n(.*?)</style>\n", re.DOTALL)
ELEMENT_SCRIPT = f'<script src="{PUBLIC}static/embed.js" defer></script>\n'


COLOURED = (
    "#stage[data-ground=coloured]{color-scheme:light;--page:#ffe9c7;--panel:#fff4e0;--ink:#3b1d0f;--soft-ink:#6b4630;"
    "--edge:#dcb98a;--board:#ffdca8;--board-deep:#f7c988;--board-line:#8a5a2b;--board-mark:#6f4520;--accent:#8a2f1d;"
    "--on-accent:#fff}\n"
)
"""A page in colours of its own."""


CHOSEN = ("position", "link", "ply", "may", "seat", "level", "theme")
"""The fields of the maker that have the name of an attribute."""


class Example(NamedTuple):
    """Something that can be done with a board."""

    name: str
    title: str
    words: str
    markup: str
    """As its author wrote it."""

    @property
    def code(self) -> str:
        """As an owner pastes it: with the address of the site, and the script of elements."""
        if "<iframe" in self.markup:
            return self.markup.replace('src="', f'src="{PUBLIC}')
        return ELEMENT_SCRIPT + self.markup

    @property
    def board(self) -> Board:
        """The only board in it."""
        [board] = boards(self.markup)
        return board

    @property
    def scene(self) -> Scene:
        """What its board looks like until it is touched."""
        return still(shown(self.board))


def examples() -> list[Example]:
    """All of them, in the order in which they are shown."""
    found = []
    for file in sorted(GALLERY.glob("*.html")):
        key = f"example-{file.stem.partition('-')[2]}"
        title, words = (site_words.say(one, "pages") for one in (key, f"{key}-more"))
        found.append(Example(file.stem, title, site_words.marked(words), file.read_text(encoding="utf-8")))
    return found


def body() -> str:
    """The page between its bar and its end."""
    sheet = Sheet("owners")
    cards = "".join(_card(one, sheet) for one in examples())
    return Template((PAGES / "owners.html").read_text(encoding="utf-8")).substitute(
        games="".join(map(_tile, listed.ordered())),
        levels="".join(
            f'<option value="{number}">{number}, {html.escape(name)}</option>'
            for number, name in ((number, say(f"strength-{number}")) for number in range(1, len(LEVELS) + 1))
        ),
        gallery=guides.shared(sheet) + cards,
        data=_data(),
    )


def writing(game_id: str) -> str:
    """Where the page with a game's rules says how its positions are written."""
    wanted = site_words.say("writing", "pages")
    anchor = next((anchor for _, anchor, text in guides.guide(game_id).headings if text == wanted), "")
    return f"./{site_words.in_language(f'rules/{game_id}.html')}#{anchor}"


def scripts() -> str:
    """The scripts of all examples, each by itself."""
    return "".join(f"{{\n{script}}}\n" for one in examples() for script in SCRIPT.findall(one.markup))


def styles() -> str:
    """The styles of all examples."""
    return "".join(style for one in examples() for style in STYLE.findall(one.markup))


def write(site: Path, *palettes: Palette) -> None:
    """Write the scripts and styles of the examples, and the colours of the stage's light and dark ground."""
    (site / "static/examples.js").write_text(scripts(), encoding="utf-8")
    (site / "static/examples.css").write_text(styles() + grounds(*palettes), encoding="utf-8")


def grounds(*palettes: Palette) -> str:
    """What the roles are on a light and on a dark page, whatever the theme of this one."""
    light, dark, _ = themes(*palettes)
    return (
        "".join(
            f"#stage[data-ground={theme.id}]{{color-scheme:{theme.id};"
            + "".join(f"--{role}:{colour};" for role, colour in theme.colours.items())
            + "}\n"
            for theme in (light, dark)
        )
        + COLOURED
    )


def _tile(game_id: str) -> str:
    short = html.escape(games.find(game_id).name.partition(":")[0])
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "<wbr>", short)
    checked = " checked" if game_id == listed.ordered()[0] else ""
    return (
        f'<label><input type="radio" name="game" value="{game_id}"{checked}>'
        f'<img src="./pictures/{game_id}.svg" alt="" width="96" height="72" loading="lazy">'
        f"<span>{name}</span></label>"
    )


def _card(example: Example, sheet: Sheet) -> str:
    alive = re.sub(r' style="[^"]*"', "", STYLE.sub("", SCRIPT.sub("", example.markup)).strip())
    alive = alive.replace("></pentapod-board>", f">{to_svg(example.scene, sheet=sheet)}</pentapod-board>")
    own = html.escape(urlencode(_own(example)))
    return (
        f'<article id="{example.name}" aria-labelledby="{example.name}-title"><div class="shown">{alive}</div>'
        f'<h3 id="{example.name}-title">{html.escape(example.title)}</h3><p>{example.words}</p>'
        f'<p class="row"><button type="button" data-own="{own}" data-say="own-own"></button></p>'
        f'<details><summary data-say="own-show-code"></summary>'
        f'<pre tabindex="0"><code>{html.escape(example.code)}</code></pre></details>'
        "</article>\n"
    )


def _own(example: Example) -> dict[str, str]:
    """What is chosen in the maker to make the like of it."""
    asked = dict(example.board.asked)
    if "lesson" in asked:
        game, _, asked["lesson"] = asked["lesson"].partition(":")
        return {"source": "lesson", "game": game, "lesson": asked["lesson"]}
    source = "link" if "link" in asked else "position" if "position" in asked else "new"
    game = asked["link"].partition(":")[0] if "link" in asked else asked["game"]
    chosen = {"source": source, "game": game}
    chosen.update((name, asked[name]) for name in CHOSEN if name in asked)
    return chosen


def _data() -> str:
    known = [_game(game_id) for game_id in listed.ordered()]
    text = json.dumps(known, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="owners-data">{text}</script>'


def _game(game_id: str) -> Mapping[str, object]:
    game = games.find(game_id)
    return {
        "id": game_id,
        "name": game.name,
        "position": guides.first_position(game_id),
        "writing": writing(game_id),
        "titles": game.titles[: game.seats(game.choose())],
        "lessons": [lesson.title for lesson in guides.course(game_id).lessons],
        "puzzles": _puzzles(game_id),
    }


def _puzzles(game_id: str) -> list[tuple[str, str]]:
    table = puzzles().get(f"puzzles/{game_id}.txt")
    found = read(table.read_text(encoding="utf-8")) if table else ()
    return [
        (one.id, site_words.say("own-puzzle", "pages", at=at, level=say(f"strength-{one.difficulty}"), id=one.id))
        for at, one in enumerate(found, 1)
    ]
