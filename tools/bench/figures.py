"""What a figure is, and how it is printed: `name value unit floor ratio spread limit`."""

import os
from collections.abc import Iterable, Iterator, Sequence
from math import inf
from statistics import median, quantiles
from typing import NamedTuple

QUICK = bool(os.environ.get("QUICK"))
"""Whether everything is measured once only, for a first look."""

LEAST = 1 if QUICK else 3
"""Every figure is the median of at least so many measurements."""

RUNS = 1 if QUICK else 7
"""And of at most so many."""

SECONDS = 0.4 if QUICK else 1.0
"""For so long random games are played, and positions searched, for one measurement."""

NARROW = 0.03
"""No more are made once the middle half of all measurements is no wider than this part of their median."""


def rounds(*series: Sequence[float]) -> Iterator[int]:
    """Numbers for measurements that go into some series, until these are narrow enough."""
    for number in range(RUNS):
        if number >= LEAST and all(spread(one) <= NARROW for one in series):
            return
        yield number


def spread(measured: Sequence[float]) -> float:
    """The middle half of some measurements, as a part of their median; 0 for a single one."""
    if len(measured) < 2:
        return 0.0
    low, _, high = quantiles(measured, method="inclusive")
    return (high - low) / (median(measured) or 1.0)


class Figure(NamedTuple):
    """A median and the median of its floor, measured in the same run.

    `limit` bounds the ratio of the two: from above, or from below where more is better. `spread` is None of what was
    measured once.
    """

    name: str
    value: float
    unit: str
    floor: float
    limit: float
    more_is_better: bool = False
    spread: float | None = 0.0

    @property
    def ratio(self) -> float:
        return self.value / self.floor

    @property
    def kept(self) -> bool:
        return self.ratio >= self.limit if self.more_is_better else self.ratio <= self.limit

    @property
    def bound(self) -> str:
        """The limit as it is printed; "-" where there is none."""
        return f"{'>' if self.more_is_better else '<'}={self.limit:.4g}" if 0 < self.limit < inf else "-"

    def __str__(self) -> str:
        spread = "-" if self.spread is None else f"{self.spread:.1%}"
        return f"{self.name} {self.value:.0f} {self.unit} {self.floor:.0f} {self.ratio:.3f} {spread} {self.bound}"


def against(
    name: str, unit: str, ours: Sequence[float], floor: Sequence[float], limit: float, more_is_better: bool = False
) -> Figure:
    """The figure of two series of measurements."""
    if min(len(ours), len(floor)) < LEAST:
        raise ValueError(f"{name}: {len(ours)} and {len(floor)} measurements are fewer than {LEAST}")
    return Figure(
        name, median(ours), unit, median(floor), limit, more_is_better, spread(ours) if len(ours) > 1 else None
    )


def lines(figures: Iterable[Figure]) -> Iterator[str]:
    """What is printed of figures, as they come; behind one whose limit was not kept what is wanted."""
    for figure in figures:
        yield str(figure)
        if not figure.kept:
            wanted = "at least" if figure.more_is_better else "at most"
            yield f"# {figure.name}: the ratio should be {wanted} {figure.limit:.4g}"


def percentile(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[int(0.95 * (len(times) - 1))]
