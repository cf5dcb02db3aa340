"""`make play` serves the site on this machine, and opens a browser."""

from __future__ import annotations

import sys
import threading
import webbrowser

import pytest

import serve
from site_files import ROOT

pytestmark = pytest.mark.native


@pytest.mark.states(
    "`make play` builds the site, serves it on your machine and opens a browser there: use its address in place of "
    "`https://games.example/` to try a page of yours.",
)
def test_make_play_builds_the_site_serves_it_and_opens_a_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nplay: site\n")[2].splitlines()[0]
    assert recipe.split() == ["@$(PYTHON)", "tools/serve.py", "--open"]
    opened, was_opened = [], threading.Event()

    def browse(address: str) -> bool:
        opened.append(address)
        was_opened.set()
        return True

    def serve_for_a_while(server: serve.SiteServer) -> None:
        assert was_opened.wait(60)
        server.server_close()

    monkeypatch.setattr(sys, "argv", ["serve.py", "--port", "0", *recipe.split()[2:]])
    monkeypatch.setattr(webbrowser, "open", browse)
    monkeypatch.setattr(serve.SiteServer, "serve_forever", serve_for_a_while)
    serve.main()
    [address] = opened
    assert address.startswith("http://127.0.0.1:")
    assert f"Pentapod is at {address} " in capsys.readouterr().out
