"""The version stands in pyproject.toml; About shows it, and the newest entry of CHANGELOG.md tells of it."""

from __future__ import annotations

import re
import tomllib

import pytest

import site_pages
from every_game import REAL
from site_files import ROOT

VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.native
def test_about_shows_the_version() -> None:
    assert f"This is version {VERSION}." in site_pages.about_page("")


def test_the_newest_release_is_this_version() -> None:
    versions = [heading for heading in re.findall(r"^## (\S+)$", CHANGES, re.MULTILINE) if heading != "Unreleased"]
    assert versions[0] == VERSION
    assert len(set(versions)) == len(versions)


def test_links_last_from_the_first_release_on() -> None:
    first = CHANGES.rpartition("\n## ")[2]
    assert first.startswith("1.0.0\n")
    assert "From 1.0.0 on links last for ever" in first
    assert {game.version for game in REAL} == {1} or VERSION != "1.0.0"
