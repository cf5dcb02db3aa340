"""The pages of text, the pictures of the games, and the colours, made from the games and from Markdown."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from string import Template

import guides
import site_words
from found import listed, previews
from found.pages import Page, head, robots, sitemap
from guides import markdown
from owners import page as owners
from paper import cutouts
from pentapod import __version__, games
from pentapod.engine.catalog import LANGUAGE, chosen
from pentapod.engine.game import Game
from pentapod.scene.svg import to_svg
from pentapod.scene.theme import Palette, css, themes
from site_files import PAGES, ROOT, translated
from site_markers import logo
from site_words import in_language, root_of, say, words


def write(site: Path, public: str) -> None:
    """Write theme.css, the pages of text and pictures/<game>.svg.

    For a public copy also what search engines and messengers look for.
    """
    (site / "static/theme.css").write_text(css(*_every_colour()) + on_paper(), encoding="utf-8")
    (site / "pictures").mkdir()
    for game_id in games.ids():
        (site / "pictures" / f"{game_id}.svg").write_text(picture(game_id), encoding="utf-8")
    write_texts(site, public)
    for source, doc in listed.docs().items():
        (site / doc.path).write_text(doc_page(source, doc, public), encoding="utf-8")
    owners.write(site, *_every_colour())
    if public:
        found = listed.pages()
        (site / "sitemap.xml").write_text(sitemap(listed.paths(), public), encoding="utf-8")
        (site / "robots.txt").write_text(robots(public), encoding="utf-8")
        previews.write(site, {page.preview: listed.preview(page) for page in found})


def write_texts(site: Path, public: str) -> None:
    """Write the pages of text that every language has: rules, what is to be cut out, About, and that for owners."""

    def put(path: str, page: str) -> None:
        target = site / in_language(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page, encoding="utf-8")

    for game_id in games.ids():
        made = cutouts.body(games.find(game_id))
        put(f"rules/{game_id}.html", rules_page(games.find(game_id), public, on_paper=made is not None))
        if made:
            put(f"print/{game_id}.html", print_page(games.find(game_id), made))
    put("about.html", about_page(public))
    put("owners.html", owners_page(public))


def about_page(public: str) -> str:
    """The page that says what Pentapod is, and which version of it this is."""
    text = Template(translated(PAGES / "about.md", chosen()).read_text(encoding="utf-8")).substitute(
        reconstructed=_reconstructed(), version=__version__
    )
    language = site_words.marked_language(PAGES / "about.md")
    body = f'<div class="page"><main class="guide"{language}>\n{markdown(text).body}</main></div>'
    page = listed.about()
    return _page(say("about", "pages"), page.summary, body, "about.html", head=head(page, public), public=public)


def owners_page(public: str) -> str:
    """The page on which boards for other pages are made."""
    page = listed.owners()
    parts = (
        head(page, public),
        '<link rel="stylesheet" href="./static/owners.css">\n<link rel="stylesheet" href="./static/examples.css">\n',
        '<script src="./static/owners.js" defer></script>\n<script src="./static/examples.js" defer></script>',
    )
    return _page(page.title, page.summary, owners.body(), "owners.html", head="".join(parts), public=public)


def doc_page(source: str, page: Page, public: str) -> str:
    """A file of docs/ as a page; its links to other such files and to guides lead to the pages of these."""
    text = (ROOT / "docs" / source).read_text(encoding="utf-8")
    pages = {other: linked.path for other, linked in listed.docs().items()}
    pages |= {f"../py/pentapod/games/{game_id}/guide.md": f"rules/{game_id}.html" for game_id in games.ids()}
    for file, path in pages.items():
        text = re.sub(rf"\]\({re.escape(file)}(?=[)#])", f"]({path}", text)
    return _page(page.title, page.summary, _with_contents(markdown(text)), page.path, head=head(page, public))


def rules_page(game: Game, public: str, on_paper: bool) -> str:
    """The page with the rules of a game. `on_paper`: there is a page to cut out, too."""
    page, path = listed.rules(game), f"rules/{game.id}.html"
    root = root_of(in_language(path))
    name = html.escape(say("play", "pages", game=game.name))
    cut_out = f'<p><a href="{root}{in_language(f"print/{game.id}.html")}">{say("to-cut-out", "pages")}</a></p>'
    return guide_page(
        guides.guide(game.id),
        title=page.title,
        summary=page.summary,
        path=path,
        links=f'<a class="button primary" href="{root}index.html#play:{game.id}">{name}</a>',
        head=head(page, public),
        more=cut_out if on_paper else "",
        public=public,
    )


def print_page(game: Game, made: str) -> str:
    """The page with the board and the pieces of a game, which is to be printed."""
    return _page(
        title=say("cut-out", "pages", game=game.name),
        summary=say("cut-out-summary", "pages", game=game.name),
        body=made,
        path=f"print/{game.id}.html",
        head='<meta name="robots" content="noindex">',
    )


def guide_page(
    guide: guides.Guide,
    title: str,
    summary: str,
    path: str,
    links: str = "",
    head: str = "",
    more: str = "",
    public: str = "",
) -> str:
    """A page below rules/ with a guide, its contents beside it, and `more` below these."""
    root = root_of(in_language(path))
    head += f'<script src="{root}static/embed.js" defer></script>\n'
    head += f'<script src="{root}static/written.js" type="module"></script>'
    body = guide.body.replace('href="../', f'href="{root}')
    return _page(title, summary, _with_contents(guide._replace(body=body), more), path, links, head, public)


def _with_contents(guide: guides.Guide, more: str = "") -> str:
    template = Template((PAGES / "guide.html").read_text(encoding="utf-8"))
    return template.substitute(body=guide.body, contents=guides.contents(guide) + more, language=guide.language)


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
        f"- [{games.find(game_id).name}]({in_language(f'rules/{game_id}.html')}): {say('about-game', 'pages')}"
        for game_id in games.ids()
    ]
    return "\n".join(lines)


def _page(title: str, summary: str, body: str, path: str, links: str = "", head: str = "", public: str = "") -> str:
    """A page of text in the language that is chosen, at `path` in English."""
    root = root_of(in_language(path))
    if path in listed.in_languages():
        head += _alternates(path, public or root)
        links += _other_languages(path, root)
    template = Template((PAGES / "page.html").read_text(encoding="utf-8"))
    page = template.substitute(
        language=chosen(),
        title=html.escape(title),
        summary=html.escape(summary),
        body=body,
        root=root,
        links=links,
        head=head,
        logo=logo(),
    )
    return site_words.fill(page, "pages")


def _alternates(path: str, home: str) -> str:
    """What tells search engines of the same page in every language."""
    pages = {language: home + in_language(path, language) for language in site_words.languages()}
    pages["x-default"] = pages[LANGUAGE]
    return "".join(
        f'<link rel="alternate" hreflang="{language}" href="{html.escape(address)}">\n'
        for language, address in pages.items()
    )


def _other_languages(path: str, root: str) -> str:
    """A way to the same page in each other language, in the words of that one."""
    others = (language for language in site_words.languages() if language != chosen())
    return "".join(
        f'<a class="button quiet" href="{root}{in_language(path, language)}" hreflang="{language}" lang="{language}">'
        f"{html.escape(words('pages', language).say('in-language'))}</a>"
        for language in others
    )
