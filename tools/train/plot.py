"""What learnt tables won, as the page about learning says it, as a picture: a row for each opponent that was measured.

`PYTHONPATH=py:tools python -m train.plot docs/training.md`
"""

from __future__ import annotations

import sys
from pathlib import Path

import plots
from plots import Plot, Row


def rows(page: str) -> list[Row]:
    """The duels of all tables of the page."""
    return [
        Row(f"{learner}, against {opponent}", [plots.share(won)])
        for learner, opponent, _, won in plots.tables(page, "won")
    ]


def plot(page: str) -> Plot:
    """The picture of a page."""
    label, note = "Shares of games that learnt tables won.", "A line is the 95% interval of its dot."
    return Plot(label, note, rows(page), 20, 90, 10, {50: "even"}, "%")


if __name__ == "__main__":
    plots.write(Path(sys.argv[1]), plot)
