"""Nothing that is written runs out of its place, over other words, or is painted over, at any window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from games.pocketmodel.tables import GAME, WORDS, lay, play, seat
from pentapod import games
from pentapod.engine.state import State
from pentapod.engine.touches import next_touches
from pentapod.games.pocketmodel.data.table import CARDS, UNITS
from pentapod.games.pocketmodel.rules.roster import ZONES
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import DeclareAttacks, DeclareStrike, OrderBattles, OrderStrikers
from pentapod.games.pocketmodel.scene.cards import slot_card
from pentapod.games.pocketmodel.scene.layout import CLOSE_UP_W, LOW_TOKEN, TEXT, TOKEN
from pentapod.games.pocketmodel.scene.lettering import width
from pentapod.games.pocketmodel.scene.pieces import button, in_reserve, standing
from pentapod.games.pocketmodel.words.words import WORDS as LABELS
from pentapod.scene.boxes import Box
from pentapod.scene.shapes import Circle, Curve, Group, Line, Polygon, Rect, Scene, Shape, Text, View
from pentapod.scene.signs import signs
from random_play import Case
from random_play import play as play_random
from rooms import WINDOWS

scene = games.painter("pocketmodel")
TALLEST = 0.72
"""How high a letter is in its line."""
CROWD = "b=lf1 nb1.2 bw1 xw1 yw1.1!1 sn1 xw2.1 ta1 r=sn2 sn3 ta2 aw1"
OTHERS = "o=sb1 aa1 sd1.2 ti2 as1.1 tb1 ti1 tf2 r=tf1 tf3"
MIXED = (
    seat("b=lf1 nb1.2 o=sn1 xw2 c=xw1 yw1.1!1 r=bw1 sn2 ta1 ta2 aw1", "reb ? shi", hand="foc ove win nav nav"),
    seat("b=sb1 o=aa1 sd1 c=as1.1 tb1 ti1 r=tf1 tf2", "tre ? -", hand="slo squ"),
)


def painted(shapes: Sequence[Shape], x: float = 0, y: float = 0, scale: float = 1) -> Iterator[tuple[Box, Shape]]:
    """Everything in a picture in the order of painting, with the box that it fills."""
    for shape in shapes:
        match shape:
            case Group():
                yield from painted(shape.shapes, x + shape.x * scale, y + shape.y * scale, scale * shape.scale)
            case Text():
                w, h = width(shape.text, shape.size, shape.bold) * scale, shape.size * TALLEST * scale
                left = {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * w
                yield Box(x + shape.x * scale - left, y + shape.y * scale - h / 2, w, h), shape
            case Circle():
                r = shape.r * scale
                yield Box(x + shape.x * scale - r, y + shape.y * scale - r, 2 * r, 2 * r), shape
            case Rect():
                yield Box(x + shape.x * scale, y + shape.y * scale, shape.w * scale, shape.h * scale), shape
            case Polygon(points) | Line(points):
                yield around(points, x, y, scale), shape
            case Curve(steps):
                numbers = [value for step in steps for value in step if not isinstance(value, str)]
                yield around(numbers, x, y, scale), shape


def around(points: Sequence[float], x: float, y: float, scale: float) -> Box:
    left, top = x + min(points[::2]) * scale, y + min(points[1::2]) * scale
    return Box(left, top, x + max(points[::2]) * scale - left, y + max(points[1::2]) * scale - top)


def check_texts(shapes: Sequence[Shape], room: Box) -> None:
    """Every text is in the room, no two overlap, and nothing is painted over one."""
    found = list(painted(shapes))
    texts = [(at, box, shape.text) for at, (box, shape) in enumerate(found) if isinstance(shape, Text)]
    fills = [(at, box, one) for at, (box, one) in enumerate(found) if _fills(one)]
    for at, box, text in texts:
        assert room.x <= box.x + 0.5, (text, box, room)
        assert box.x + box.w <= room.x + room.w + 0.5, (text, box, room)
        assert room.y <= box.y + 0.5, (text, box, room)
        assert box.y + box.h <= room.y + room.h + 0.5, (text, box, room)
        inner = box.inside(1)
        for above, cover, shape in fills:
            assert above < at or not cover.meets(inner), (text, shape)
    for (one, text), (other, more) in combinations([(box.inside(0.5), text) for _, box, text in texts], 2):
        assert not one.meets(other), (text, more)


def _fills(shape: Shape) -> bool:
    return bool(getattr(shape, "fill", "")) and not isinstance(shape, Text)


def check_picture(picture: Scene, lit: Sequence[str] = (), chosen: Sequence[str] = ()) -> None:
    """The same of a whole picture with its signs; and what is a thing of its own has its words inside it."""
    above = tuple(signs(picture.targets, lit, chosen, lit if chosen else ()))
    once = [one for one in picture.things if not (isinstance(one, Group) and one.key.startswith("values-"))]
    shown = uncovered([shape for shape in once if not isinstance(shape, Curve | Polygon)])
    check_texts((*shown, *above), Box(0, 0, picture.w, picture.h))
    boxes = {target.touch: Box(target.x, target.y, target.w, target.h) for target in picture.targets}
    for shape in shown:
        name = shape.key.partition("-")[2] if isinstance(shape, Group) else ""
        if name in boxes:
            check_texts((shape,), boxes[name])


def uncovered(shapes: list[Shape]) -> list[Shape]:
    """What is not under a close-up."""
    for at, shape in enumerate(shapes):
        first = shape.shapes[0] if isinstance(shape, Group) else None
        if isinstance(first, Rect) and first.w > CLOSE_UP_W / 2:
            return shapes[at:]
    return shapes


def choices(state: State, most: int) -> list[tuple[str, ...]]:
    """No touch, and some of the first touches that lead on."""
    actions = state.actions()
    leading = [touch for touch in next_touches(actions, ()) if next_touches(actions, (touch,))]
    return [(), *((touch,) for touch in leading[:: max(1, len(leading) // most)])]


def check_everywhere(state: PocketModel, most: int = 1) -> None:
    viewer = max(0, state.actors[0]) if state.actors else 0
    for room in WINDOWS.values():
        for chosen in choices(state, most):
            picture = scene(state, View(viewer, chosen, room=room))
            check_picture(picture, next_touches(state.actions(), chosen), chosen)


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.code)
def test_every_state_of_every_unit_can_be_read(unit: object, low: bool) -> None:
    kind = next(kind for kind in UNITS if kind is unit)
    w, h = LOW_TOKEN if low else TOKEN
    for damage in range(kind.shields):
        for held in (False, True):
            shapes = standing(kind.code, 1, damage, held, held, low)
            check_texts(shapes, Box(-w / 2, -h / 2, w, h))
            assert sum(isinstance(shape, Text) for _, shape in painted(shapes)) == 4


@pytest.mark.parametrize(("w", "h"), [(112, 76), (112, 66), (84, 66), (66, 98), (66, 66), (112, 30), (66, 30)])
def test_every_unit_in_reserve_can_be_read(w: int, h: int) -> None:
    """With how many stars it has, except in a place that is both low and narrow."""
    for unit in UNITS:
        for copies in (1, 2, 3):
            shapes = in_reserve(unit.code, 0, copies, w, h)
            check_texts(shapes, Box(-w / 2, -h / 2, w, h))
            told = [shape.text for shape in shapes if isinstance(shape, Text)]
            assert (str(unit.stars) in told) == (max(w - 66, h - 30) > 0)


@pytest.mark.parametrize(
    ("w", "h"), [(174, 128), (174, 100), (174, 62), (120, 98), (105, 98), (118, 44), (80, 62), (60, 44)]
)
def test_every_card_can_be_read_in_a_slot(w: int, h: int) -> None:
    """Also while it is about to be struck, whatever the odds."""
    for content in range(-2, len(CARDS)):
        for odds in ("", "5%", "100%", "28\u201397%" if content < 0 and w > 100 else "72%"):
            for defense in (7, 18):
                check_texts(slot_card(content, 0, defense, WORDS, w, h, odds), Box(-w / 2, -h / 2, w, h))


@pytest.mark.parametrize("first", range(0, len(CARDS), 8))
def test_every_card_can_be_read_in_the_hand(first: int) -> None:
    codes = [card.code for card in CARDS[first : first + 8]]
    pool = " ".join(f"{card.code}2" for card in CARDS[first - 16 : first - 13])
    for count in (1, 3, 4, 8):
        held = codes[:count]
        check_everywhere(lay(seat("o=xw1 c=yw1", hand=" ".join((*held, *held[:2])), pool=pool), seat("o=tf1")))


@pytest.mark.parametrize(
    "state",
    [
        lay(*MIXED),
        lay(seat(CROWD, "reb jed shi", hand="foc ove win nav"), seat(OTHERS, "tre nav ast", hand="slo squ")),
        lay(seat(CROWD.replace("b=", "c=")), seat(OTHERS.replace("o=", "c="))),
        lay(seat("b=xw1 r=sn1"), seat("o=tf1"), seat("g=td1"), seat("p=tf1")),
        play(lay(*MIXED), "bxw1-oti1"),
        play(lay(*MIXED), "bxw2-o1"),
    ],
    ids=["mixed", "crowd", "all-in-one-zone", "four-seats", "attack", "strike"],
)
def test_crowds_and_choices_can_be_read(state: PocketModel) -> None:
    check_everywhere(state, 3)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_whatever_happens_can_be_read(players: str) -> None:
    match = play_random(Case(GAME, GAME.choose(players=players)), Random(7))
    for ply in range(0, match.ply + 1, 40):
        state = match.state_at(ply)
        for room in WINDOWS.values():
            picture = scene(state, View(0, room=room))
            check_picture(picture)


@pytest.mark.parametrize("window", WINDOWS)
def test_an_arrow_alone_between_units_side_by_side_covers_no_number(window: tuple[int, int]) -> None:
    """Neither theirs nor those of units between them or in the row above."""
    level = 0
    for state in (lay(seat("c=xw1 yw1 sn1 ta1 bw1 lf1 b=nb1"), seat("c=tf1 ti1 sb1 as1 aa1 o=sd1")), lay(*MIXED)):
        attacks = [path for _, path in state.actions() if len(path) == 2 and path[1].startswith("o")]
        for path in attacks:
            picture = scene(state, View(0, path, room=WINDOWS[window]))
            spots = {target.touch: target.dot for target in picture.targets}
            start, end = (spots[touch] for touch in path)
            if not start or not end or abs(start[1] - end[1]) > 1:
                continue
            level += 1
            numbers = [
                box for box, shape in painted(picture.things) if isinstance(shape, Text) and shape.text.isdigit()
            ]
            (line, *_) = [shape for shape in picture.things if isinstance(shape, Curve) and shape.width == 7]
            for x, y in along(line):
                assert not any(box.meets(Box(x - 3.5, y - 3.5, 7, 7)) for box in numbers), (path, x, y)
    assert level


@pytest.mark.parametrize("window", WINDOWS)
def test_no_arrow_covers_a_number(window: tuple[int, int]) -> None:
    """Neither between rows nor to an objective: what an arrow leads over is painted on top of it."""
    seen = set()
    for state in arrowed():
        paths = [path for _, path in state.actions() if len(path) == 2 and path[1] not in ZONES]
        for path in [*paths[::3], ()]:
            shapes = list(painted(scene(state, View(0, path, room=WINDOWS[window])).things))
            texts = [(at, box, shape.text) for at, (box, shape) in enumerate(shapes) if isinstance(shape, Text)]
            numbers = [one for one in texts if one[2].isdigit()]
            for at, (_, line) in enumerate(shapes):
                if isinstance(line, Curve) and line.width == 7:
                    seen.add(len(path))
                    covered = [one for one in numbers if one[0] < at and runs_over(line, one[1])]
                    on_top = [(box, text) for later, box, text in numbers if later > at]
                    assert [one for one in covered if one[1:] not in on_top] == [], (state.text(), path)
    assert seen == {0, 2}


ARROWED = 12
Declared = DeclareAttacks | OrderBattles | DeclareStrike | OrderStrikers


def arrowed() -> Iterator[PocketModel]:
    """Positions with attacks and strikes that may be declared, or wait."""
    yield lay(seat("c=xw1 yw1 sn1 ta1 bw1 lf1 b=nb1"), seat("c=tf1 ti1 sb1 as1 aa1 o=sd1"))
    yield lay(*MIXED)
    found, rng = 0, Random(5)
    match = play_random(Case(GAME, GAME.choose()), rng)
    for ply in range(match.ply):
        state = match.state_at(ply)
        if isinstance(state, PocketModel) and found < ARROWED:
            declared = any(isinstance(step, Declared) for step in state.position.todo[:1])
            found += declared
            if declared:
                yield state


def runs_over(line: Curve, number: Box) -> bool:
    return any(number.meets(Box(x - 3.5, y - 3.5, 7, 7)) for x, y in along(line))


def along(line: Curve) -> Iterator[tuple[float, float]]:
    """Points of a curve, close to each other."""
    x = y = 0.0
    for letter, *numbers in line.steps:
        found = [float(number) for number in numbers]
        to_x, to_y = found[-2:]
        by_x, by_y = found[:2] if letter == "Q" else ((x + to_x) / 2, (y + to_y) / 2)
        for at in range(51 if letter != "M" else 0):
            t = at / 50
            one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
            yield x * one + by_x * two + to_x * three, y * one + by_y * two + to_y * three
        x, y = to_x, to_y


@pytest.mark.parametrize("high", [27, 34, 46, 60, 90])
@pytest.mark.parametrize("wide", [90, 132, 180])
def test_a_button_holds_its_words_however_low_it_is(wide: float, high: float) -> None:
    for text in LABELS.buttons.values():
        box = Box(0, 0, wide, high)
        check_texts(tuple(button(box, text, TEXT + 2, True)), box)
