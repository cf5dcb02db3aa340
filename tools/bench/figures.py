"""What a figure is, and how it is printed: `name value unit floor ratio`."""

from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

RUNS = 7
"""Every figure is the median of at least so many measurements."""


class Figure(NamedTuple):
    """A median and the median of its floor, measured in the same run.

    `limit` bounds the ratio of the two: from above, or from below where more is better.
    """

    name: str
    value: float
    unit: str
    floor: float
    limit: float
    more_is_better: bool = False

    @property
    def ratio(self) -> float:
        return self.value / self.floor

    @property
    def kept(self) -> bool:
        return self.ratio >= self.limit if self.more_is_better else self.ratio <= self.limit

    def __str__(self) -> str:
        return f"{self.name} {self.value:.0f} {self.unit} {self.floor:.0f} {self.ratio:.3f}"


def against(
    name: str, unit: str, ours: Sequence[float], floor: Sequence[float], limit: float, more_is_better: bool = False
) -> Figure:
    """The figure of two series of measurements."""
    if min(len(ours), len(floor)) < RUNS:
        raise ValueError(f"{name}: {len(ours)} and {len(floor)} measurements are fewer than {RUNS}")
    return Figure(name, median(ours), unit, median(floor), limit, more_is_better)


def show(figures: Iterable[Figure]) -> bool:
    """Print figures as they come; whether every limit was kept."""
    kept = True
    for figure in figures:
        print(figure, flush=True)
        if not figure.kept:
            kept = False
            wanted = "at least" if figure.more_is_better else "at most"
            print(f"# {figure.name}: the ratio should be {wanted} {figure.limit}", flush=True)
    return kept


def percentile(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(0.95 * (len(times) - 1))]
