"""What is said of editions on the page."""

from __future__ import annotations

from typing import Final

from pentapod.engine.catalog import Say, speaker
from pentapod.web.shell import words

say: Final[Say] = speaker(__package__, words.say)
