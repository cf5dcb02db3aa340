"""What is said of editions on the page."""

from __future__ import annotations

from typing import Any

from pentapod.engine.catalog import catalog
from pentapod.web.shell import words


def say(key: str, **facts: Any) -> str:
    """A message about editions, or of the page."""
    own = catalog(__package__)
    return own.say(key, facts) if key in own else words.say(key, **facts)
