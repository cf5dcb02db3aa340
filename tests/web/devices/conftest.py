"""Tests of devices that talk to each other run in a network of their own (`network.py`), from setup to teardown.

Nothing here uses the fixtures of pytest-playwright, whose browsers live outside: `devices` gives browsers by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from _pytest.runner import runtestprotocol

from serve import PlainHandler, SiteServer
from web.devices.devices import Browsers
from web.devices.network import Network, NoNetwork
from web.visit import SITE, UNDER

HERE = Path(__file__).parent

_networks: list[Network | str] = []
"""The one network of this process once it was asked for, or why there is none."""

_browsers: list[Browsers] = []


def _network() -> Network | str:
    if not _networks:
        try:
            _networks.append(Network())
        except NoNetwork as reason:
            _networks.append(str(reason))
    return _networks[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A time limit that comes as a signal reaches the main thread only."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.timeout(method="thread"))


class _Nothing:
    """What follows the last test: what the whole session shares was made outside the network, and ends there."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session

    def listchain(self) -> list[pytest.Session]:
        """What is still needed."""
        return [self.session]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test of this folder inside the network. Its fixtures end with it: what follows may be outside."""
    network = _network() if HERE in item.path.parents else ""
    if isinstance(network, str):
        return None
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    following = nextitem or cast(pytest.Item, _Nothing(item.session))
    network.run(lambda: runtestprotocol(item, nextitem=following))
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.fixture(autouse=True)
def _inside() -> None:
    network = _network()
    if isinstance(network, str):
        pytest.skip(f"no network of the tests' own: {network}")


def pytest_sessionfinish() -> None:
    network = _networks[0] if _networks else ""
    if isinstance(network, Network):
        for browsers in _browsers:
            network.run(browsers.close)
        network.leave()
    _networks.clear()
    _browsers.clear()


@pytest.fixture
def browsers(_inside: None) -> Browsers:
    """The browsers inside, which stay open from test to test."""
    if not _browsers:
        _browsers.append(Browsers())
    return _browsers[0]


@pytest.fixture
def site(_inside: None) -> Iterator[SiteServer]:
    """The built site, served inside."""
    server = SiteServer(SITE, UNDER, handler=PlainHandler).start()
    yield server
    server.stop()
