"""What is written on a button or a card does not run out of it, in any window and any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from every_game import TABLES
from extent import BOLD, LETTER
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.state import CHANCE, State
from pentapod.scene.shapes import Group, Rect, Scene, Shape, Target, Text, View
from random_play import SOAK, Case, play
from rooms import WINDOWS
from scene.rolls import ROLLS

TALLEST = 0.72
"""How high a letter is in its line."""
SLACK = 1.15
"""So much narrower than an average text the narrowest letters make one; a line that is too long is much longer."""
SEEDS = 12 if SOAK else 2
EVERY = 1 if SOAK else 9
"""So many actions lie between two positions of a game that are looked at."""


class Box(NamedTuple):
    """A rectangle in a picture, or the room of a text there."""

    x: float
    y: float
    w: float
    h: float
    text: str = ""

    def holds(self, other: Box) -> bool:
        """Whether another one lies inside, but for a unit."""
        return (
            self.x - 1 <= other.x
            and self.y - 1 <= other.y
            and other.x + other.w <= self.x + self.w + 1
            and other.y + other.h <= self.y + self.h + 1
        )

    def is_about(self, target: Target) -> bool:
        """Whether it is drawn where a target lies, and about as large."""
        near = 0.12 * min(target.w, target.h) + 6
        return (
            abs(self.x - target.x) <= near
            and abs(self.y - target.y) <= near
            and abs(self.w - target.w) <= near
            and abs(self.h - target.h) <= near
        )


def drawn(shapes: Sequence[Shape], x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    """The rectangles and texts of a picture; nothing that is turned."""
    for shape in shapes:
        match shape:
            case Group(turn=0):
                yield from drawn(shape.shapes, x + shape.x * scale, y + shape.y * scale, scale * shape.scale)
            case Rect():
                yield Box(x + shape.x * scale, y + shape.y * scale, shape.w * scale, shape.h * scale)
            case Text():
                w = len(shape.text) * shape.size * scale * (BOLD if shape.bold else LETTER) / SLACK
                h = shape.size * scale * TALLEST
                left = x + shape.x * scale - w * {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
                yield Box(left, y + shape.y * scale - h / 2, w, h, shape.text)


def boxes(picture: Scene) -> Iterator[tuple[Target, list[Box]]]:
    """The buttons and cards: targets with a rectangle of their own, and the texts that begin in their middles."""
    found = list(drawn((*picture.ground, *picture.things)))
    texts, rects = [one for one in found if one.text], [one for one in found if not one.text]
    for target in picture.targets:
        if any(one.is_about(target) for one in rects):
            yield target, [one for one in texts if _is_on(target, one)]


def _is_on(target: Target, one: Box) -> bool:
    x, y = one.x + one.w / 2 - target.x, one.y + one.h / 2 - target.y
    return abs(x - target.w / 2) < target.w / 6 and 0 < y < target.h


def positions(game: Game) -> Iterator[State]:
    """Positions of random games, and what follows on a roll."""
    for seed in range(SEEDS):
        match = play(Case(game, game.choose()), Random(seed))
        yield from (match.state_at(ply) for ply in range(0, len(match.steps) + 1, EVERY))
    if game.id in ROLLS:
        state = game.position(ROLLS[game.id])
        yield state
        while state.actors == (CHANCE,):
            state = state.after(state.actions()[0])
            yield state


def test_what_is_written_on_a_button_or_a_card_stays_in_it() -> None:
    seen = Counter[str]()
    for game in TABLES:
        paint = games.painter(game.id)
        for state in positions(game):
            viewer = max(0, state.actors[0]) if state.actors else 0
            for window, room in WINDOWS.items():
                for target, texts in boxes(paint(state, View(viewer, room=room))):
                    own = Box(target.x, target.y, target.w, target.h)
                    seen[game.id] += len(texts)
                    out = [one.text for one in texts if not own.holds(one)]
                    assert out == [], f"{game.id}, {target.touch}, {window}: {state.text()}"
    assert {"pocketmodel", "xpod"} <= seen.keys()
