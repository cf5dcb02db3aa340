"""Walking targets with the arrow keys: which one lies that way."""

from __future__ import annotations

from collections.abc import Iterable

from pentapod.scene.shapes import Target

WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def neighbour(targets: Iterable[Target], origin: Target, way: tuple[int, int]) -> Target | None:
    """The nearest target that way from another, counting a step aside twice. None at the edge."""
    at_x, at_y = _middle(origin)
    best: tuple[float, Target] | None = None
    for target in targets:
        x, y = _middle(target)
        ahead = (x - at_x) * way[0] + (y - at_y) * way[1]
        aside = abs((x - at_x) * way[1]) + abs((y - at_y) * way[0])
        if ahead <= 1 or aside > 2 * ahead:
            continue
        distance = ahead + 2 * aside
        if best is None or distance < best[0]:
            best = (distance, target)
    return best[1] if best else None


def _middle(target: Target) -> tuple[float, float]:
    return target.x + target.w / 2, target.y + target.h / 2
