"""What is said beside a lesson, by whoever shows one."""

from __future__ import annotations

from typing import Final

from pentapod.engine.catalog import Say, speaker

say: Final[Say] = speaker(__package__)
