"""Tables of games that are broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from pentapod import editions
from pentapod.editions.writing import written


def check_refused(game_id: str, broken: Callable[[dict[str, Any]], object], fault: str) -> None:
    """The standard table of a game, broken and written as a file, is no edition, for the fault that is named."""
    table = deepcopy(editions.standard_table(game_id))
    broken(table)
    with pytest.raises(editions.NoEdition, match=fault):
        editions.read(written(editions.standard(game_id)._replace(table=table)))
