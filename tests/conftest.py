"""Lets the shared checks show what they compared, as tests do."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("contract.edits", "contract.invariants", "contract.pictures", "workbench")

# Nothing is judged by its time: a machine that does other things meanwhile would fail what is right.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
