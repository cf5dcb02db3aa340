"""Tables of games that are broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from importlib import reload
from types import ModuleType
from typing import Any
from unittest import mock

import pytest

from pentapod.engine import tables


def check_refused(table: ModuleType, broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    """A game's table is not loaded, for the fault that is named, when its data are broken; all is as before then."""
    data = tables.load(table.__package__ or "")
    broken(data)
    names = dict(vars(table))
    with mock.patch.object(tables, "load", lambda package: data), pytest.raises(tables.TableError, match=fault):
        reload(table)
    vars(table).update(names)
