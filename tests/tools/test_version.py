"""The version is `pentapod.__version__`; packages and About show it, and the newest release of CHANGELOG.md is it."""

from __future__ import annotations

import re

import pytest

import site_pages
from every_game import REAL
from pentapod import __version__
from site_files import ROOT

CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.native
def test_about_shows_the_version() -> None:
    assert f"This is version {__version__}." in site_pages.about_page("")


def test_the_newest_release_is_this_version() -> None:
    versions = [heading for heading in re.findall(r"^## (\S+)$", CHANGES, re.MULTILINE) if heading != "Unreleased"]
    assert versions[0] == __version__
    assert len(set(versions)) == len(versions)


def test_links_last_from_the_first_release_on() -> None:
    first = CHANGES.rpartition("\n## ")[2]
    assert first.startswith("1.0.0\n")
    assert "From 1.0.0 on links last for ever" in first
    assert {game.version for game in REAL} == {1} or CHANGES.count("\n## ") > 1
