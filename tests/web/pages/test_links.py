"""Every link and every anchor of every built page, and of our own Markdown, leads somewhere."""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import unquote, urlsplit

import pytest

import guides
import site_words
from found.pages import public_copy
from pentapod import games
from pentapod.engine import link
from pentapod.puzzles.puzzle import read as puzzles_of
from pentapod.web.shell.addresses import fragment_in
from site_files import ROOT
from web.visit import SITE

pytestmark = pytest.mark.native

ONE_FILE = "pentapod.html"
ELSEWHERE = re.compile(r"(https?|mailto|data|blob):")
ADDRESSES = ("href", "xlink:href", "src", "srcset", "poster", "action", "formaction", "data")
"""The attributes that lead somewhere."""

EMPTY = frozenset("area base br col embed hr img input link meta source track wbr".split())


class Page(HTMLParser):
    """What a page leads to, and the ids that can be led to. What a copy in one file leaves out is told apart."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.left_out: list[str] = []
        self.in_main: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        left_out = "not-in-one-file" in told.get("class", "").split() or any(out for _, out in self._open)
        self.ids += [told["id"]] if "id" in told else []
        found = [told[name] for name in ADDRESSES if name in told]
        found += [f"#{one}" for value in told.values() for one in re.findall(r"url\(#([^)]+)\)", value)]
        (self.left_out if left_out else self.links).extend(found)
        if tag == "a" and not left_out and any(opened == "main" for opened, _ in self._open):
            self.in_main += found
        if tag not in EMPTY:
            self._open.append((tag, left_out))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass


@cache
def page(path: str) -> Page:
    return Page((SITE / path).read_text(encoding="utf-8"))


def pages() -> list[str]:
    found = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
    return [path for path in found if not path.startswith("vendor/")]


def fault(address: str, path: str) -> str:
    """Why an address on a page leads nowhere; "" if it leads somewhere."""
    public = public_copy()
    if public and address.startswith(public):
        path, address = "", address.removeprefix(public)
    if ELSEWHERE.match(address):
        return ""
    where, fragment = (unquote(part) for part in (urlsplit(address).path, urlsplit(address).fragment))
    if ":" in where or where.startswith("/"):
        return "is no address below the site"
    target = file_at(where, path)
    if target.startswith("..") or not (SITE / target).is_file():
        return "is no file of the site"
    if not fragment or fragment in (page(target).ids if target.endswith(".html") else ()):
        return ""
    return "" if target in ("index.html", ONE_FILE) and is_place(fragment) else "is no place of that page"


def file_at(where: str, path: str) -> str:
    """The file that the path of an address on a page means."""
    target = normpath(f"./{dirname(path)}/{where}") if where else path
    return "index.html" if target == "." else target


def is_place(fragment: str) -> bool:
    """Whether the first page shows something at this fragment of its address: a game, or a place of one."""
    if fragment_in(f"#{fragment}") != fragment:
        return False
    kind, _, rest = fragment.partition(":")
    if kind in games.ids():
        return link.decode(fragment, games.find) is not None
    game_id, _, detail = rest.partition(":")
    if game_id not in games.ids():
        return False
    folder = ROOT / "py/pentapod/games" / game_id
    match kind:
        case "play" | "new" | "friend":
            return not detail
        case "learn":
            return not detail or 1 <= int(detail) <= len(guides.course(game_id).lessons)
        case "puzzle":
            return not detail or detail in {one.id for one in puzzles_of((folder / "puzzles.txt").read_text("utf-8"))}
        case "edit":
            return not detail or games.find(game_id).position(detail) is not None
    return False


@pytest.mark.parametrize("path", pages())
def test_every_link_of_a_page_leads_somewhere(path: str) -> None:
    here = page(path)
    found = {address: fault(address, path) for address in (*here.links, *here.left_out)}
    assert {address: why for address, why in found.items() if why} == {}
    assert found or path == "404.html"


@pytest.mark.parametrize("path", pages())
def test_no_two_places_of_a_page_have_one_name(path: str) -> None:
    ids = page(path).ids
    assert sorted({one for one in ids if ids.count(one) > 1}) == []


@pytest.mark.parametrize("path", [path for path in pages() if path.startswith("rules/")])
def test_what_the_first_page_shows_of_a_rules_page_leads_to_places_of_the_first_page(path: str) -> None:
    """It shows the main part in a dialog."""
    found = page(path).in_main
    assert found
    assert [one for one in found if not re.match(r"(\.\./)+index\.html#", one)] == []


def test_every_link_within_the_copy_in_one_file_leads_to_a_part_of_it() -> None:
    """Its parts are shown in dialogs, without what is left out there."""
    packed = dict(re.findall(r'data-part="([^"]+)">([^<]+)<', (SITE / ONE_FILE).read_text(encoding="utf-8")))
    texts = {name: gzip.decompress(base64.b64decode(packed[name])).decode() for name in packed if name[-5:] == ".html"}
    assert set(texts) > {"about.html", "join.html"}
    found = {ONE_FILE: page(ONE_FILE).links} | {name: Page(text).in_main for name, text in texts.items()}
    for name, addresses in found.items():
        led_to = {file_at(address.partition("#")[0], name) for address in addresses if not ELSEWHERE.match(address)}
        assert led_to <= {name, "index.html", *packed}


# -- Markdown


def documents() -> list[str]:
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("tools/**/*.md"), *ROOT.glob("examples/**/*.md")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


@cache
def anchors(path: Path) -> frozenset[str]:
    return frozenset(anchor for _, anchor, _ in guides.markdown(path.read_text(encoding="utf-8")).headings)


def targets(document: Path) -> Iterator[tuple[str, Path, str]]:
    """The links of a document, and the file and the heading that each leads to."""
    text = re.sub(r"^```.*?^```$|`[^`\n]+`", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for address in re.findall(r"\]\(([^)\s]+)\)", text):
        if not ELSEWHERE.match(address):
            where, _, anchor = address.partition("#")
            yield address, (document.parent / where).resolve() if where else document, anchor


@pytest.mark.parametrize("name", documents())
def test_every_link_of_our_markdown_leads_to_a_file_and_a_heading(name: str) -> None:
    """On the rules pages, which guides become, links lead to other pages: those are walked above."""
    found = [] if name.endswith("guide.md") else list(targets(ROOT / name))
    assert [address for address, file, _ in found if not file.exists()] == []
    assert [address for address, file, anchor in found if anchor and anchor not in anchors(file)] == []


@pytest.mark.parametrize("language", site_words.languages())
def test_every_link_leads_to_the_page_in_the_language_of_whoever_follows_it(language: str) -> None:
    """The first page and others are shared by all languages: static/early.js turns their links."""
    turned = re.compile(r'data-page="([^"]+)"')
    found = {path for name in pages() for path in turned.findall((SITE / name).read_text(encoding="utf-8"))}
    assert found
    assert [path for path in sorted(found) if not (SITE / site_words.in_language(path, language)).is_file()] == []
