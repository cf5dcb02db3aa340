"""The rules page: what it lists is what the table holds."""

from __future__ import annotations

from guide import Guide
from pentapod.engine.tables import load

TOLD = Guide("xpod").text.partition("## What you play with")[2].partition("\n## ")[0]


def test_what_is_played_with_is_what_the_table_holds() -> None:
    table = load("pentapod.games.xpod.data")
    assert "54 squares" in TOLD
    assert table["board"]["columns"] * table["board"]["rows"] == 54
    assert {len(pod["plan"]) for pod in table["pod"]} == {8}
    assert "eight **plans**" in TOLD
    assert table["limits"]["cards"] == 3
    assert "three **X-tra cards**" in TOLD
