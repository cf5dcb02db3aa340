"""What is said of a game that does not hold what every game must hold."""

from __future__ import annotations

from typing import Final

from pentapod.engine.catalog import Say, speaker

say: Final[Say] = speaker(__package__)
