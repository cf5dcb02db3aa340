"""A picture as one text, for the board that shows it (`static/board/`, whose `types.js` says what is in it).

Most things of a picture stand in the next one as well, so the text of each is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from json import JSONEncoder
from typing import Final, NamedTuple, TypeVar

from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Target, Text
from pentapod.scene.signs import arrows, signs, tints

LETTERS: Final[Mapping[type[Shape], str]] = {
    Circle: "C",
    Rect: "R",
    Line: "L",
    Polygon: "P",
    Curve: "B",
    Text: "T",
    Group: "G",
}
"""What stands before the fields of a shape."""

_Item = TypeVar("_Item")
_List = Callable[[Sequence[_Item], Callable[[_Item], str]], str]
_NONE: Final[frozenset[str]] = frozenset()
_NO_KEYS: Final[Mapping[str, str]] = {}

_json: Final = JSONEncoder(separators=(",", ":")).encode


class Signs(NamedTuple):
    """Which touches carry which sign."""

    lit: frozenset[str] = _NONE
    chosen: frozenset[str] = _NONE
    reach: frozenset[str] = _NONE
    starts: frozenset[str] = _NONE
    """What carries no sign: the touches that begin another action than the one that is chosen."""
    recent: frozenset[str] = _NONE
    hint: frozenset[str] = _NONE
    way: tuple[str, ...] = ()
    """The touches of an action that is suggested, in their order: arrows lead from one to the next."""
    noted: frozenset[str] = _NONE
    """What somebody who wrote about the position has marked in it."""
    arrows: tuple[tuple[str, ...], ...] = ()
    """The arrows that they drew, each along touches."""


class Writer:
    """Writes the displays of one board, which keeps the ground that it was told last.

    To one that keeps the last display (`sparing`), what stood in that is told by its number there.
    """

    def __init__(self, sparing: bool = False) -> None:
        self._ground: tuple[Shape, ...] | None = None
        self._sparing = sparing
        self._things: _List[Shape] = _Sparing() if sparing else _whole
        self._targets: _List[Target] = _Sparing() if sparing else _whole

    def write(self, scene: Scene, given: Signs, keys: Mapping[str, str] = _NO_KEYS) -> str:
        """A scene with its signs; `keys` name the key of the keyboard that makes a touch."""
        fields = {
            "w": scene.w,
            "h": scene.h,
            "scrolls": scene.scrolls,
            "label": scene.label,
            "lit": sorted(given.lit),
            "chosen": sorted(given.chosen),
            "reach": sorted(given.reach),
            "starts": sorted(given.starts),
            "keys": dict(keys),
        }
        ground = "null" if scene.ground is self._ground else _shapes(scene.ground)
        self._ground = scene.ground
        under = tints(scene.targets, given.recent, given.chosen)
        over = signs(scene.targets, given.lit, given.chosen, given.reach, given.hint, given.noted)
        drawn = (arrows(scene.targets, arrow, "note") for arrow in given.arrows)
        over = chain(over, *drawn, arrows(scene.targets, given.way))
        things = tuple(chain.from_iterable(map(_parts, scene.things))) if self._sparing else scene.things
        return (
            f'{_json(fields)[:-1]},"ground":{ground},"tints":{_shapes(under)},'
            f'"things":{self._things(things, _shape)},"signs":{_shapes(over)},'
            f'"targets":{self._targets(scene.targets, _target)}}}'
        )


def _whole(items: Iterable[_Item], write: Callable[[_Item], str]) -> str:
    return f"[{','.join(map(write, items))}]"


class _Sparing:
    """A list in which what stood in the last one is told by its number there, from 0."""

    def __init__(self) -> None:
        self._items: Sequence[object] = ()
        self._texts: list[str] = []

    def __call__(self, items: Sequence[_Item], write: Callable[[_Item], str]) -> str:
        same = {id(item): number for number, item in enumerate(self._items)}
        before = {text: number for number, text in enumerate(self._texts)}
        told, texts = [], []
        for item in items:
            number = same.get(id(item))
            text = write(item) if number is None else self._texts[number]
            number = before.get(text) if number is None else number
            texts.append(text)
            told.append(text if number is None else str(number))
        self._items, self._texts = items, texts
        return f"[{','.join(told)}]"


def picture(scene: Scene) -> str:
    """A scene that nobody touches."""
    return f'{{"ground":{_shapes(scene.ground)},"things":{_shapes(scene.things)}}}'


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


def _shapes(shapes: Iterable[Shape]) -> str:
    return _whole(shapes, _shape)


@lru_cache(1 << 12, typed=True)
def _shape(shape: Shape) -> str:
    if isinstance(shape, Group):
        *fields, tumble = shape[1:]
        last = f",[{','.join(map(_inside, tumble))}]" if tumble else ""
        return f'["G",{_inside(shape.shapes)},{_json(fields)[1:-1]}{last}]'
    return f'["{LETTERS[type(shape)]}",{_json(shape)[1:]}'


@lru_cache(1 << 10, typed=True)
def _parts(shape: Shape) -> tuple[Shape, ...]:
    """A group without a key is no thing to the eye, so what is in it can change by itself."""
    if isinstance(shape, Group) and not shape.key:
        return tuple(shape._replace(shapes=(inner,)) for inner in shape.shapes)
    return (shape,)


@lru_cache(1 << 10, typed=True)
def _inside(shapes: tuple[Shape, ...]) -> str:
    """What is in a group: it moves more often than it changes."""
    return _json([_plain(shape) for shape in shapes])


def _plain(shape: Shape) -> tuple[object, ...]:
    if isinstance(shape, Group):
        return ("G", [_plain(inner) for inner in shape.shapes], *shape[1:-1])
    return (LETTERS[type(shape)], *shape)


@lru_cache(1 << 11)
def _target(target: Target) -> str:
    fields = target._asdict()
    for kept_here in ("hand", "spot", "dot", "marked", "latest"):
        del fields[kept_here]
    return _json(fields)
