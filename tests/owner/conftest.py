"""Somebody else's site: pages of an owner on an origin of their own, under a strict policy, in real browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from policies import NAME, forms
from serve import PlainHandler, SiteServer
from web.conftest import (  # noqa: F401
    browser_type_launch_args,
    downloads,
    new_visit,
    pytest_collection_modifyitems,
    site,
)
from web.visit import SITE, UNDER, Visit

PLACE = "https://games.example"
"""Stands for the origin of Pentapod in docs/embed.md."""

OWN = "default-src 'self'"
STRICTER = "default-src 'none'; style-src 'unsafe-inline'; require-trusted-types-for 'script'"
"""What the policy there allows to the page itself, and what the pages of these tests do with."""

Owner = Callable[[str, str, str], str]


class Closed(PlainHandler):
    """The site from a server that lets no other origin in."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=0")
        SimpleHTTPRequestHandler.end_headers(self)


class OwnersHandler(PlainHandler):
    """An owner's site: every page forbids what it does not need."""

    policy = ""

    def end_headers(self) -> None:
        self.send_header(NAME, self.policy)
        super().end_headers()


@pytest.fixture(scope="module")
def closed_site() -> Iterator[SiteServer]:
    server = SiteServer(SITE, UNDER, handler=Closed).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def owner(site: SiteServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Owner]:  # noqa: F811
    """Publish a page, and a script for it; the answer is its address. Frames may be from these origins."""
    servers: list[SiteServer] = []

    def publish(body: str, script: str, frames: str) -> str:
        origin = site.address.removesuffix(UNDER)
        folder = tmp_path_factory.mktemp("owner")
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>An article</title>{body}'
        (folder / "index.html").write_text(head, encoding="utf-8")
        (folder / "own.js").write_text(script, encoding="utf-8")
        policy = forms("docs/embed.md")[0].replace(OWN, STRICTER)
        policy = policy.replace(f"frame-src {PLACE}", f"frame-src {frames}").replace(PLACE, origin)
        handler = type("Handler", (OwnersHandler,), {"policy": policy})
        servers.append(SiteServer(Path(folder), "/blog/", handler=handler).start())
        return servers[-1].address

    yield publish
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def reader(browser: Browser, site: SiteServer) -> Iterator[Callable[[str], Visit]]:  # noqa: F811
    """Open an owner's page as a visitor whose system is dark."""
    visits: list[Visit] = []

    def opened(address: str) -> Visit:
        context = browser.new_context(viewport={"width": 1100, "height": 800}, color_scheme="dark")
        visits.append(new_visit(context, address))
        return visits[-1]

    yield opened
    for one in visits:
        one.page.context.close()
