"""The rules page: what it lists is what the table holds."""

from __future__ import annotations

from guide import Guide
from pentapod.engine.tables import load

TOLD = Guide("modx").text.partition("## What you play with")[2].partition("\n## ")[0]


def test_what_is_played_with_is_what_the_table_holds() -> None:
    table = load("pentapod.games.modx.data")
    assert f"{len(table['board']['files']) * len(table['board']['ranks'])} spaces" in TOLD
    assert f"{table['supply']['x_pieces']} **X-pieces**" in TOLD
    assert f"{table['supply']['markers']} **markers**" in TOLD
    assert (table["supply"]["jokers"], "five clear X-pieces" in TOLD) == (5, True)
