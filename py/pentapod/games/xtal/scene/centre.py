"""The centre of the crystal: deck, die and refuse pile, and below them the cards on the table in their order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from pentapod.games.xtal.rules.position import Phase, Position, deck, standing
from pentapod.games.xtal.rules.touches import laid_touch
from pentapod.games.xtal.scene.crystal import bulb, die, mark
from pentapod.games.xtal.scene.layout import Layout, Spot
from pentapod.games.xtal.scene.seals import RADIUS, pile, seal
from pentapod.games.xtal.words.words import XtalWords
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Circle, Group, Line, Shape, Target, Text
from pentapod.scene.tumbling import tumbling

_COLUMNS: Final = 4
_LAST: Final = 8
"""Only the last of the laid cards are seen: at most this many."""

_PITCH: Final = 78.0

_FACES: Final[dict[int, tuple[Spot, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((0, -18), (0, 18)),
    3: ((-13, -20), (13, 0), (-13, 20)),
    4: ((-13, -18), (13, -18), (-13, 18), (13, 18)),
}
"""Where the seals of the kinds on the refuse pile lie, by how many are shown."""


def centre(position: Position, layout: Layout, words: XtalWords) -> Iterator[Shape]:
    """Piles and die, and the laid cards."""
    u = layout.scale
    for number, (x, y), shapes in (
        (sum(deck(position)), _pile_spot(layout, -1), pile(True)),
        (sum(position.refuse), _pile_spot(layout, 1), pile(False)),
    ):
        if number:
            yield Group(shapes, x, y, scale=u)
        yield Text(x, y + 58 * u, str(number), 34 * max(u, 0.75), "ink", bold=True)
    yield from _face_of_refuse(position, layout)
    yield _die(position, layout)
    yield from _laid(position, layout, words)


def _die(position: Position, layout: Layout) -> Shape:
    face = position.rolled
    fall = tumbling(die, face, position.rolls) if face else ()
    return Group(die(face), *_pile_spot(layout, 0), scale=layout.scale, key="die", tumble=fall)


def _pile_spot(layout: Layout, side: int) -> Spot:
    """The deck at the left, the die in the middle, the refuse pile at the right."""
    return layout.x + side * 98 * layout.scale, layout.y - 100 * layout.scale


def _face_of_refuse(position: Position, layout: Layout) -> Iterator[Shape]:
    """What is seen of the refuse pile: the card laid last; once that is forgotten, kinds of cards that lie there."""
    (x, y), u = _pile_spot(layout, 1), layout.scale
    kinds = [kind for kind, count in enumerate(position.refuse) if count][: max(_FACES)]
    if position.laid and kinds:
        kinds = [position.laid[-1].kind]
    scale = 0.7 if len(kinds) == 1 else 0.4
    for kind, (across, down) in zip(kinds, _FACES[len(kinds)], strict=True):
        yield Group(seal(kind), x + across * u, y + down * u, scale=scale * u)


def _shown(position: Position) -> range:
    return range(max(0, len(position.laid) - _LAST), len(position.laid))


def _spot(position: Position, layout: Layout, place: int) -> Spot:
    shown = _shown(position)
    row, column = divmod(place - shown.start, _COLUMNS)
    rows = -(-len(shown) // _COLUMNS)
    width = min(_COLUMNS, len(shown) - row * _COLUMNS)
    return (
        layout.x + (column - (width - 1) / 2) * _PITCH * layout.scale,
        layout.y + (60 + (row - (rows - 1) / 2) * _PITCH) * layout.scale,
    )


def _laid(position: Position, layout: Layout, words: XtalWords) -> Iterator[Shape]:
    """The laid cards: whose each one is, what has been cancelled, and what is pending."""
    effective, u = standing(position.laid), layout.scale
    for place in _shown(position):
        card = position.laid[place]
        x, y = _spot(position, layout, place)
        pending = position.phase is Phase.WEAPON and position.table.weapon == place
        if pending:
            yield from bulb(x, y, (RADIUS + 3) * u)
        yield Group(_sealed(card.seat, card.kind, effective[place]), x, y, scale=u, key=laid_touch(place))
    hidden = len(position.laid) - len(_shown(position))
    if hidden:
        yield Text(layout.x, layout.y - 12 * u, words.labelled("label-laid-before", count=hidden), 29 * u, "soft-ink")


@cache
def _sealed(seat: int, kind: int, effective: bool) -> tuple[Shape, ...]:
    """A laid card with its player's colour and mark, faded and struck through when it has been cancelled."""
    role = f"seat-{seat}"
    face = Group((Circle(0, 0, RADIUS + 5, role, "panel", 2), *seal(kind)), alpha=1 if effective else 0.45)
    struck = () if effective else (Line((-24, 24, 24, -24), "lost", 5),)
    return (face, *struck, Circle(25, 25, 13, "panel", role, 2), mark(seat, 25, 25, 6.5, role))


def centre_targets(position: Position, layout: Layout, words: XtalWords) -> Iterator[Target]:
    """What can be asked about here."""
    u = layout.scale
    for touch, label, side in (
        ("deck", words.labelled("label-deck", count=sum(deck(position))), -1),
        ("refuse", words.labelled("label-refuse", count=sum(position.refuse)), 1),
    ):
        yield Target(touch, label, *around(*_pile_spot(layout, side), 84 * u, 92 * u))
    effective = standing(position.laid)
    for place in _shown(position):
        card = position.laid[place]
        pending = position.phase is Phase.WEAPON and position.table.weapon == place
        label = words.labelled(
            "label-laid", seat=card.seat, card=card.kind, effective=effective[place], pending=pending
        )
        yield Target(laid_touch(place), label, *around(*_spot(position, layout, place), _PITCH * u), round=True)
