"""Lets the shared checks show what they compared, as tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("contract.invariants", "contract.pictures")
