"""The vocabulary of pictures: shapes, groups that move, targets that can be touched.

Lengths are in the scene's own units, x to the right and y down; a whole board is about 800 units across, so that on
a phone 400 pixels wide a unit is half a pixel. Angles are in degrees, clockwise. Colours are *roles* (`theme.py`); an
empty role draws nothing.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple


class Room(NamedTuple):
    """The room for a picture, in pixels."""

    w: float
    h: float


TALL: Final = Room(390, 780)
"""The screen of a phone."""

WIDE: Final = Room(1200, 800)
"""A window of a laptop."""


class Circle(NamedTuple):
    """A disc around (x, y)."""

    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 0


class Rect(NamedTuple):
    """A rectangle from its upper left corner, its corners rounded by `round`."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    stroke: str = ""
    width: float = 0
    round: float = 0


class Line(NamedTuple):
    """A line with round ends through two points or more, given as x, y, x, y ..."""

    points: tuple[float, ...]
    stroke: str
    width: float


class Polygon(NamedTuple):
    """A closed shape through its corners, given as x, y, x, y ...; its corners are rounded when stroked."""

    points: tuple[float, ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0


class Curve(NamedTuple):
    """A path: `M x y`, `L x y`, `Q cx cy x y`, `C ax ay bx by x y` and `Z` as (letter, numbers...) tuples."""

    steps: tuple[tuple[str | float, ...], ...]
    fill: str = ""
    stroke: str = ""
    width: float = 0


class Text(NamedTuple):
    """A line of text at (x, y), `size` units high: its middle lies at y, and its start, middle or end at x."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = False


class Group(NamedTuple):
    """Shapes drawn around their own origin, moved to (x, y), turned and scaled.

    A group with a key is one thing to the eye: when the same key stands elsewhere in the next scene it glides there.
    Keys are unique in a scene. Groups with keys are not nested.
    """

    shapes: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    alpha: float = 1
    key: str = ""
    tumble: tuple[tuple[Shape, ...], ...] = ()
    """Of a thing with a key that chance has brought, or that was added up: what is seen one after another before
    `shapes`, as the other faces of a die. It is shown once, when it is another than in the scene before."""


Shape = Circle | Rect | Line | Polygon | Curve | Text | Group


MUCH_LARGER: Final = 2.5
"""How many times as large as what stands in it a place is, at least."""


class Target(NamedTuple):
    """Something that can be touched: its touch, what a screen reader says of it, and its outline.

    The outline is the rectangle from its upper left corner, or the ellipse in it when `round`.
    """

    touch: str
    label: str
    x: float
    y: float
    w: float
    h: float
    round: bool = False
    quiet: bool = False
    """Neither ringed nor dotted, because players are to find out themselves whether it may be touched now."""
    hand: int | None = None
    """The seat in whose hand this lies, where two play by speed from the edges of one picture."""
    ends: bool = False
    """Whether touching it ends the turn, or a part of it: "Done", "End turn", "Pass", "Go on"."""
    dot: tuple[float, float] | None = None
    """Where the dot stands that says it would be reached, if its middle holds something that must be read."""
    marked: bool = False
    """Whether the picture itself says that it would be reached, and how surely: then it has no dot."""
    spot: tuple[float, float] | None = None
    """The middle of what is meant, where the outline had to move aside to be hit: signs stand round it."""
    latest: tuple[float, float, float, float] | None = None
    """The part of it that the last action changed, as x, y, w and h: where only it is meant, it alone is tinted."""

    def stands_in(self, place: Target) -> bool:
        """Whether it lies wholly in a target that is much larger. `static/board/hits.js` has the same measure."""
        across = place.x <= self.x and self.x + self.w <= place.x + place.w
        down = place.y <= self.y and self.y + self.h <= place.y + place.h
        return across and down and place.w * place.h > MUCH_LARGER * self.w * self.h


class Scene(NamedTuple):
    """A picture. `ground` stays the same all through a game, seen in the same view; `things` are drawn above it.

    Targets stand in their order of play, for the Tab key. Touches are unique among them.
    """

    w: float
    h: float
    ground: tuple[Shape, ...]
    things: tuple[Shape, ...]
    targets: tuple[Target, ...]
    label: str
    """What the picture shows, in a sentence, for those who cannot see it."""
    scrolls: bool = False
    """Whether it is a long list, as wide as its room, that is scrolled in it."""

    def on_paper(self) -> Scene:
        """The same with the page's colour behind it."""
        return self._replace(ground=(Rect(0, 0, self.w, self.h, fill="page"), *self.ground))


class View(NamedTuple):
    """How a scene is looked at."""

    viewer: int | None = None
    """The seat whose secrets may be seen; None is an onlooker; CHANCE (-1), who dealt, sees all."""
    chosen: tuple[str, ...] = ()
    """The touches so far of the action that is being chosen. In a race each seat may be choosing one: all in a row."""
    flip: bool = False
    """Whether the board is turned by half, for those who sit opposite."""
    room: Room = WIDE
    """The room that the layout is chosen for. The picture fits into any other room, only smaller."""
    revealed: tuple[int, ...] = ()
    """Seats whose hands lie face up at the edges of the picture, since they play by speed at one screen."""
    names: tuple[str, ...] = ()
    """What the seats are called where a picture names them; without names, by the game's titles."""
    idle: bool = False
    """Whether nobody who looks can touch anything now: then no button is drawn as if it could be pressed."""
    asked: int | None = None
    """The seat that is asked whether what has led to this position counts: it is still its turn."""

    def deciding(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Who is to decide something, in a position in which these seats act."""
        return seats if self.asked is None else (self.asked,)

    @property
    def tall(self) -> bool:
        """Whether the room is higher than wide."""
        return self.room.h > self.room.w
