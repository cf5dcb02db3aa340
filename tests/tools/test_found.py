"""A site with a public copy tells search engines and messengers the truth; one without tells them nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import site_markers
import site_pages
import site_words
from build_site import write_pages, write_worker
from found import listed
from found.pages import PREVIEW, public_copy
from pentapod import games
from site_files import PAGES, ROOT

pytestmark = pytest.mark.native  # Pages are made by Node.

PUBLIC = "https://games.example/pods/"
OURS = sorted(folder.parent.name for folder in (ROOT / "py/pentapod/games").glob("*/__init__.py"))
"""The games of the package: other tests know more."""
PATHS = (
    "",
    *("about.html", "owners.html", "workshop.html", "reference.html", "record.html", "fair-dice.html", "devices.html"),
    *(f"rules/{game_id}.html" for game_id in OURS),
    *("about.de.html", "owners.de.html"),
    *(f"rules/de/{game_id}.html" for game_id in OURS),
)


class Head(HTMLParser):
    """What a page says of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.named: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.data: list[dict[str, Any]] = []
        self._is_data = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self._is_data = tag == "script" and found.get("type") == "application/ld+json"
        if tag == "meta":
            self.named[found.get("property") or found.get("name", "")] = found.get("content", "")
        elif tag == "link":
            self.links[found["rel"]] = found["href"]

    def handle_data(self, data: str) -> None:
        if self._is_data and data.strip():
            self.data.append(json.loads(data))


def made(site: Path, public: str) -> Path:
    (site / "static").mkdir()
    for name in ("embed", "owners"):
        (site / f"static/{name}.js").write_text("", encoding="utf-8")
    site_pages.write(site, public)
    write_pages(site, public, ROOT / "index.html")
    workshop = site_markers.fill((PAGES / "workshop.html").read_text(encoding="utf-8"), site, public)
    (site / "workshop.html").write_text(site_words.fill(workshop, "workshop"), encoding="utf-8")
    write_worker(site)
    return site


@pytest.fixture(scope="module", autouse=True)
def only_ours() -> Iterator[None]:
    """The games of the package alone: what other tests have loaded is on no site."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "_loaded", set())
        patch.setattr(games, "__path__", [str(ROOT / "py/pentapod/games")])
        games.ids.cache_clear()
        yield
    games.ids.cache_clear()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a site with a public copy."""
    return made(tmp_path_factory.mktemp("told"), PUBLIC)


@pytest.fixture(scope="module")
def untold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same without."""
    return made(tmp_path_factory.mktemp("untold"), "")


def page(site: Path, path: str) -> str:
    return (site / (path or "index.html")).read_text(encoding="utf-8")


def addresses(value: object) -> Iterator[str]:
    """Whatever in a record looks like an address, whole or not."""
    if isinstance(value, dict):
        for part in value.values():
            yield from addresses(part)
    elif isinstance(value, str) and re.search(r"/|\.(html|svg|png)$", value):
        yield value


def test_every_page_that_may_be_listed_is_in_the_sitemap_and_no_other(told: Path) -> None:
    listed_here = [
        element.text
        for element in ElementTree.fromstring(page(told, "sitemap.xml")).iter()
        if element.tag.endswith("loc")
    ]
    open_to_all = {
        file.relative_to(told).as_posix() for file in told.rglob("*.html") if "noindex" not in file.read_text("utf-8")
    }
    assert len(listed_here) == len(set(listed_here))
    assert {str(one).removeprefix(PUBLIC) or "index.html" for one in listed_here} == open_to_all
    assert f"Sitemap: {PUBLIC}sitemap.xml\n" in page(told, "robots.txt")


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_said_twice_over(path: str, told: Path) -> None:
    for key, text in re.findall(r'data-say="([^"]+)"[^<>]*>([^<]*)<', page(told, path)):
        half = len(text) // 2
        assert text
        assert text[:half] * 2 != text, key


@pytest.mark.parametrize("path", PATHS)
def test_a_page_of_a_public_copy_names_its_address_and_shows_a_true_picture(path: str, told: Path) -> None:
    head = Head(page(told, path))
    assert head.links["canonical"] == head.named["og:url"] == PUBLIC + path
    for name in ("title", "description", "image", "image:alt"):
        assert head.named[f"og:{name}"] == head.named[f"twitter:{name}"] != ""
    assert head.named["twitter:card"] == "summary_large_image"
    assert head.named["og:description"] == head.named["description"]
    picture = head.named["og:image"]
    assert picture.startswith(PUBLIC)
    with Image.open(told / picture.removeprefix(PUBLIC)) as drawn:
        assert drawn.size == PREVIEW == (int(head.named["og:image:width"]), int(head.named["og:image:height"]))
        right = drawn.convert("RGB").crop((PREVIEW[0] // 2, 0, *PREVIEW))
        left = drawn.convert("RGB").crop((0, PREVIEW[1] // 4, PREVIEW[0] // 3, PREVIEW[1]))
        for half in (left, right):  # A name in letters, and boards.
            assert len(half.getcolors(1 << 20) or ()) > 40


@pytest.mark.parametrize("path", PATHS)
def test_what_a_page_is_about_is_told_in_whole_addresses(path: str, told: Path) -> None:
    [data] = Head(page(told, path)).data
    assert data["@context"] == "https://schema.org"
    assert data["url"] == PUBLIC + path
    found = [one for one in addresses(data) if one != "https://schema.org"]
    assert len(found) >= 2
    assert all(one.startswith(PUBLIC) for one in found)


def test_a_rules_page_is_about_its_game_for_so_many_players(told: Path) -> None:
    [data] = Head(page(told, "rules/xtal.html")).data
    assert (data["@type"], data["name"]) == ("Game", "XTAL")
    assert (data["numberOfPlayers"]["minValue"], data["numberOfPlayers"]["maxValue"]) == (2, 6)


@pytest.mark.parametrize("path", PATHS)
def test_without_a_public_copy_a_page_names_no_address(path: str, untold: Path) -> None:
    text = page(untold, path)
    head = Head(text)
    assert "canonical" not in head.links
    assert head.data == []
    assert not [name for name in head.named if name.startswith(("og:", "twitter:"))]
    assert "<!--" not in text.partition("</head>")[0]
    assert head.named["description"]


def test_without_a_public_copy_there_is_nothing_for_others_than_visitors(untold: Path) -> None:
    assert not (untold / "sitemap.xml").exists()
    assert not (untold / "robots.txt").exists()
    assert not list(untold.rglob("*.png"))


def test_what_is_for_others_is_not_kept_on_visitors_devices(told: Path) -> None:
    kept = page(told, "sw.js")
    assert "pictures/pods.svg" in kept
    for name in ("pictures/pods.png", "sitemap.xml", "robots.txt"):
        assert (told / name).is_file()
        assert f'"{name}"' not in kept


def test_every_page_has_a_preview_of_its_own() -> None:
    previews = [one.preview for one in listed.pages()]
    assert len(previews) == len(set(previews)) == len(listed.pages())


def test_the_public_copy_that_the_build_names_is_one() -> None:
    assert public_copy('public = "https://games.example/pods/"') == "https://games.example/pods/"
    assert public_copy('public = ""') == ""
    for wrong in ("file:///srv/", "games.example", "https://games.example/x.html"):
        with pytest.raises(ValueError, match="not the address of a site"):
            public_copy(f'public = "{wrong}"')
