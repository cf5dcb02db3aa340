"""What programs and shells are told where something cannot be done or is wrong."""

from __future__ import annotations

from typing import Final

from pentapod.engine.catalog import Say, speaker

say: Final[Say] = speaker(__package__)
