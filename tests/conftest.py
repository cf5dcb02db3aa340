"""Lets the shared checks show what they compared, as tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("contract.edits", "contract.invariants", "contract.pictures", "workbench")
