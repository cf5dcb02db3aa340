"""Sounds of the page: the script that makes them is loaded when somebody first asks for sound."""

from __future__ import annotations

from js import window

from pentapod.web.shell import dom

_asked = False


def prepare() -> None:
    """Load what makes sounds, so that the first of them is not late."""
    global _asked
    if not _asked:
        _asked = True
        dom.load_module("./static/sound.js", lambda: None, _forget)


def _forget() -> None:
    """It did not come: the next sound asks again."""
    global _asked
    _asked = False


def hear(name: str) -> None:
    """Let a sound be heard, by its name in `play/sounds.py`, if what makes it is there."""
    prepare()
    if hasattr(window, "pentapodSound"):
        window.pentapodSound(name)
