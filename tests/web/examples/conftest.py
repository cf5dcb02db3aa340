"""Tests of this folder visit the site with the games of `examples/`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from serve import PlainHandler, SiteServer
from web.visit import UNDER, Visit
from web.with_examples import built, known


@pytest.fixture(scope="session")
def site() -> Iterator[SiteServer]:
    """The built site with the examples."""
    server = SiteServer(built(), UNDER, handler=PlainHandler).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def standing(browser: Browser, site: SiteServer) -> Iterator[dict[str, Visit]]:
    """The pages on which `shared` tests follow one another."""
    pages: dict[str, Visit] = {}
    yield pages
    for one in pages.values():
        one.page.context.close()


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known():
        yield
