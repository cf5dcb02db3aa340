"""Walking targets with the keyboard: which one lies that way, comes first, or ends the turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable

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


def first(targets: Iterable[Target], lit: Collection[str]) -> str:
    """The first touch in order of play that is lit, or else one that may be tried; "" if there is neither."""
    quiet = ""
    for target in targets:
        if target.touch in lit and not target.quiet:
            return target.touch
        if target.quiet and not quiet:
            quiet = target.touch
    return quiet


def ending(targets: Iterable[Target], lit: Collection[str]) -> str:
    """The touch that ends the turn: the lit one, or else the only one, which is refused with a reason.

    "" where there is none, and where several seats have one each.
    """
    found = [target.touch for target in targets if target.ends]
    open_ = [touch for touch in found if touch in lit]
    for some in (open_, found):
        if len(some) == 1:
            return some[0]
    return ""


def _middle(target: Target) -> tuple[float, float]:
    return target.x + target.w / 2, target.y + target.h / 2
