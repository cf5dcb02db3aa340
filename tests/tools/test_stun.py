"""Which STUN server the built page asks: none, unless the owner of a site names one."""

from __future__ import annotations

from pathlib import Path

import pytest

import site_markers

SETTINGS = Path(__file__).parents[2].joinpath("pyscript.toml").read_text(encoding="utf-8")


def test_by_default_none_is_asked() -> None:
    assert site_markers.stun(SETTINGS) == ""


def test_one_that_is_named_is_asked() -> None:
    named = SETTINGS.replace('stun = ""', 'stun = "stun.example:3478"')
    assert site_markers.stun(named) == '<meta name="stun" content="stun.example:3478">'


@pytest.mark.parametrize("server", ["https://stun.example", "a b", 'x"><script>'])
def test_what_is_no_server_is_refused(server: str) -> None:
    with pytest.raises(ValueError, match=r"no STUN server"):
        site_markers.stun(f"stun = '{server}'")
