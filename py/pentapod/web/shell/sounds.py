"""Sounds of the page: the script that makes them is loaded when somebody first asks for sound."""

from __future__ import annotations

from typing import Final

from js import window

from pentapod.web.shell import dom

_script: Final = dom.Script("./static/sound.js", "pentapodSound")


def prepare() -> None:
    """Load what makes sounds, so that the first of them is not late."""
    _script.when_there(lambda: None)


def hear(name: str) -> None:
    """Let a sound be heard, by its name in `play/sounds.py`, if what makes it is there."""
    prepare()
    if _script.is_there:
        window.pentapodSound(name)
