"""The pages of text, the pictures of the games, and the colours, made from the games and from Markdown."""

import html
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Template

import guides
from guides import markdown
from pentapod import games
from pentapod.engine.game import Game
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Palette, css
from site_files import PAGES, ROOT


def write(site: Path) -> None:
    """Write theme.css, about.html, rules/<game>.html and pictures/<game>.svg; give embed.js its colours."""
    (site / "static/theme.css").write_text(css(*_every_colour()), encoding="utf-8")
    embed = site / "static/embed.js"
    script = embed.read_text(encoding="utf-8")
    embed.write_text(script.replace('"BUILD_THEME"', json.dumps(element_css())), encoding="utf-8")
    (site / "rules").mkdir()
    (site / "pictures").mkdir()
    for game_id in games.ids():
        (site / "rules" / f"{game_id}.html").write_text(rules_page(games.find(game_id)), encoding="utf-8")
        (site / "pictures" / f"{game_id}.svg").write_text(picture(game_id), encoding="utf-8")
    (site / "about.html").write_text(about_page(), encoding="utf-8")


def about_page() -> str:
    """The page that says what Pentapod is, and which version of it this is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = Template((PAGES / "about.md").read_text(encoding="utf-8")).substitute(
        reconstructed=_reconstructed(), version=project["version"]
    )
    return _page(
        title="About",
        summary="What Pentapod is, and what is reconstructed.",
        body=f'<div class="page"><main class="guide">\n{markdown(text).body}</main></div>',
        root="",
    )


def rules_page(game: Game) -> str:
    """The page with the rules of a game."""
    return guide_page(
        guides.guide(game.id),
        title=f"Rules of {game.name}",
        summary=game.words.summary,
        links=f'<a class="button primary" href="../index.html#play:{game.id}">Play {html.escape(game.name)}</a>',
        head=_structured(game),
    )


def guide_page(guide: guides.Guide, title: str, summary: str, links: str = "", head: str = "") -> str:
    """A page below rules/ with a guide, its contents beside it."""
    body = Template((PAGES / "guide.html").read_text(encoding="utf-8")).substitute(
        body=guide.body, contents=guides.contents(guide.headings)
    )
    head += '<script src="../static/embed.js" defer></script>'
    return _page(title, summary, body, "../", links, head)


def picture(game_id: str) -> str:
    """A game's picture as a file: it brings its colours, and follows the system's light or dark."""
    return to_svg(guides.first_scene(game_id), head=f"<style>{css(games.colours(game_id))}</style>")


def element_css() -> str:
    """The colours for an element on other people's pages, by its `theme`."""
    chosen = ",".join(f"[theme={theme}]" for theme in ("light", "dark", "contrast"))
    text = css(*_every_colour()).replace(":root:not([data-theme])", f":host(:not({chosen}))")
    for theme in ("light", "dark", "contrast"):
        text = text.replace(f":root[data-theme={theme}]", f":host([theme={theme}])")
    return text.replace(":root", ":host")


def _every_colour() -> Iterator[Palette]:
    """The colours of each game: the page shows all of them."""
    return map(games.colours, games.ids())


def _structured(game: Game) -> str:
    """What the page is about, for search engines."""
    data = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": game.name,
        "description": game.words.summary,
        "url": f"{game.id}.html",
        "image": f"../pictures/{game.id}.svg",
        "inLanguage": "en",
        "isAccessibleForFree": True,
        "genre": "Board game",
    }
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>\n'


def _reconstructed() -> str:
    lines = [
        f"- [{games.find(game_id).name}](rules/{game_id}.html): its rules, and what of them is ours."
        for game_id in games.ids()
    ]
    return "\n".join(lines)


def _page(title: str, summary: str, body: str, root: str, links: str = "", head: str = "") -> str:
    template = Template((PAGES / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=html.escape(title), summary=html.escape(summary), body=body, root=root, links=links, head=head
    )
