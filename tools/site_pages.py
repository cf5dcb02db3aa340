"""The pages of text, the pictures of the games, and the colours, made from the games and from Markdown."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from string import Template

import guides
from found import listed, previews
from found.pages import Page, head, robots, sitemap
from guides import markdown
from owners import page as owners
from paper import cutouts
from pentapod import __version__, games
from pentapod.engine.game import Game
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Palette, css, themes
from site_files import PAGES, ROOT
from site_markers import logo


def write(site: Path, public: str) -> None:
    """Write theme.css, the pages of text and pictures/<game>.svg.

    For a public copy also what search engines and messengers look for.
    """
    (site / "static/theme.css").write_text(css(*_every_colour()) + on_paper(), encoding="utf-8")
    (site / "rules").mkdir()
    (site / "pictures").mkdir()
    (site / "print").mkdir()
    for game_id in games.ids():
        made = cutouts.body(games.find(game_id))
        page = rules_page(games.find(game_id), public, on_paper=made is not None)
        (site / "rules" / f"{game_id}.html").write_text(page, encoding="utf-8")
        if made:
            (site / "print" / f"{game_id}.html").write_text(print_page(games.find(game_id), made), encoding="utf-8")
        (site / "pictures" / f"{game_id}.svg").write_text(picture(game_id), encoding="utf-8")
    (site / "about.html").write_text(about_page(public), encoding="utf-8")
    (site / "owners.html").write_text(owners_page(public), encoding="utf-8")
    for source, doc in listed.docs().items():
        (site / doc.path).write_text(doc_page(source, doc, public), encoding="utf-8")
    owners.write(site, *_every_colour())
    if public:
        found = listed.pages()
        (site / "sitemap.xml").write_text(sitemap(found, public), encoding="utf-8")
        (site / "robots.txt").write_text(robots(public), encoding="utf-8")
        previews.write(site, {page.preview: listed.preview(page) for page in found})


def about_page(public: str) -> str:
    """The page that says what Pentapod is, and which version of it this is."""
    text = Template((PAGES / "about.md").read_text(encoding="utf-8")).substitute(
        reconstructed=_reconstructed(), version=__version__
    )
    return _page(
        title="About",
        summary=listed.about().summary,
        body=f'<div class="page"><main class="guide">\n{markdown(text).body}</main></div>',
        root="",
        head=head(listed.about(), public),
    )


def owners_page(public: str) -> str:
    """The page on which boards for other pages are made."""
    page = listed.owners()
    parts = (
        head(page, public),
        '<link rel="stylesheet" href="./static/owners.css">\n<link rel="stylesheet" href="./static/examples.css">\n',
        '<script src="./static/owners.js" defer></script>\n<script src="./static/examples.js" defer></script>',
    )
    return _page(page.title, page.summary, owners.body(), "", head="".join(parts))


def doc_page(source: str, page: Page, public: str) -> str:
    """A file of docs/ as a page; its links to other such files and to guides lead to the pages of these."""
    text = (ROOT / "docs" / source).read_text(encoding="utf-8")
    pages = {other: linked.path for other, linked in listed.docs().items()}
    pages |= {f"../py/pentapod/games/{game_id}/guide.md": f"rules/{game_id}.html" for game_id in games.ids()}
    for file, path in pages.items():
        text = re.sub(rf"\]\({re.escape(file)}(?=[)#])", f"]({path}", text)
    return _page(page.title, page.summary, _with_contents(markdown(text)), "", head=head(page, public))


def rules_page(game: Game, public: str, on_paper: bool) -> str:
    """The page with the rules of a game. `on_paper`: there is a page to cut out, too."""
    cut_out = f'<p><a href="../print/{game.id}.html">Board and pieces to cut out</a></p>'
    return guide_page(
        guides.guide(game.id),
        title=f"Rules of {game.name}",
        summary=game.words.summary,
        links=f'<a class="button primary" href="../index.html#play:{game.id}">Play {html.escape(game.name)}</a>',
        head=head(listed.rules(game), public),
        more=cut_out if on_paper else "",
    )


def print_page(game: Game, made: str) -> str:
    """The page with the board and the pieces of a game, which is to be printed."""
    return _page(
        title=f"{game.name}, to cut out",
        summary=f"The board and all pieces of {game.name} on paper, to be cut out.",
        body=made,
        root="../",
        head='<meta name="robots" content="noindex">',
    )


def guide_page(guide: guides.Guide, title: str, summary: str, links: str = "", head: str = "", more: str = "") -> str:
    """A page below rules/ with a guide, its contents beside it, and `more` below these."""
    head += '<script src="../static/embed.js" defer></script>\n'
    head += '<script src="../static/written.js" type="module"></script>'
    return _page(title, summary, _with_contents(guide, more), "../", links, head)


def _with_contents(guide: guides.Guide, more: str = "") -> str:
    template = Template((PAGES / "guide.html").read_text(encoding="utf-8"))
    return template.substitute(body=guide.body, contents=guides.contents(guide.headings) + more)


def picture(game_id: str) -> str:
    """A game's picture as a file: it brings its colours, and follows the system's light or dark."""
    return to_svg(guides.first_scene(game_id), head=f"<style>{css(games.colours(game_id))}</style>")


def on_paper() -> str:
    """Whatever the theme on the screen: paper is light, and no ink is spent on the page."""
    light = {**themes(*_every_colour())[0].colours, "page": "#ffffff", "panel": "#ffffff"}
    roles = "".join(f"--{role}:{colour};" for role, colour in light.items())
    return f"@media print{{:root:root:root:root{{color-scheme:light;{roles}}}}}\n"


def _every_colour() -> Iterator[Palette]:
    """The colours of each game: the page shows all of them."""
    return map(games.colours, games.ids())


def _reconstructed() -> str:
    lines = [
        f"- [{games.find(game_id).name}](rules/{game_id}.html): its rules, and what of them is ours."
        for game_id in games.ids()
    ]
    return "\n".join(lines)


def _page(title: str, summary: str, body: str, root: str, links: str = "", head: str = "") -> str:
    template = Template((PAGES / "page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=html.escape(title),
        summary=html.escape(summary),
        body=body,
        root=root,
        links=links,
        head=head,
        logo=logo(),
    )
