"""In every window of `rooms.WINDOWS` everything that can be touched next is large enough for a finger, and free.

The pictures of random games are looked at, at every kind of position and after every touch of an action; how much room
the board has, and that prompt and board are seen together, a browser shows (`web/table/test_small_windows.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from hits import Hit, Hits, hits
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, Path, State
from pentapod.engine.touches import next_touches
from pentapod.scene.rooms import LEAST
from pentapod.scene.shapes import Room, Scene, View
from random_play import GAMES, SOAK, Case, cases
from rooms import WINDOWS

pytestmark = pytest.mark.native

LEAST_END = 44.0
"""The least side in pixels of what ends a turn, or a part of it."""

SLACK = 0.6
"""A fraction of a pixel that nobody feels."""

LOOKS = 60
"""How many pictures are looked at, at least: a short game is played again and again."""

EVERY = max(1, 200 // GAMES)
"""One position of so many is looked at."""

AT_ONCE = len(WINDOWS) if SOAK else 2
"""In so many windows, drawn by lot, each of them is looked at."""


@pytest.mark.parametrize("game_id", games.ids())
def test_what_can_be_touched_next_is_a_finger_wide_in_every_window(game_id: str) -> None:
    rng, draw = Random(game_id), games.painter(game_id)
    every = list(cases(games.find(game_id)))
    looked = 0
    with hits() as hits_of:
        for number, case in enumerate((*every, *every[:1] * LOOKS)):
            if number >= len(every) and looked >= LOOKS:
                break
            for state in positions(case, rng):
                action = rng.choice(state.actions())
                for chosen, lit in touches(state, action):
                    for window, room in rng.sample([*WINDOWS.items()], AT_ONCE):
                        picture = draw(state, View(action.seat, chosen, rng.random() < 0.5, room))
                        faults = list(too_small(picture, lit, room, hits_of))
                        assert faults == [], (window, state.text(), chosen)
                        looked += 1
    assert looked >= LOOKS


def touches(state: State, action: Action) -> Iterator[tuple[Path, Path]]:
    """What has been chosen, and what can be touched next, before each touch of an action."""
    own = [one for one in state.actions() if one.seat == action.seat]
    for length in range(len(action.path)):
        chosen = action.path[:length]
        yield chosen, next_touches(own, chosen)


def positions(case: Case, rng: Random) -> Iterator[State]:
    """Some positions of a random game in which a player is to act; the first of each kind always."""
    match = Match(case.game, case.options)
    kinds = set()
    for ply in range(400):
        state = match.state
        if state.result is not None:
            break
        if state.actors == (CHANCE,):
            match.roll(rng)
            continue
        kind = case.game.words.prompt(state, case.game.titles).rstrip(".").split(" ")[-1]
        if kind not in kinds or rng.randrange(EVERY) == 0:
            yield state
        kinds.add(kind)
        actions = state.actions()
        match.play_index(rng.randrange(len(actions)), actions)
        assert match.ply == ply + 1


def too_small(picture: Scene, lit: Path, room: Room, hits_of: Hits) -> Iterator[str]:
    """What is wrong with what can be touched next in a picture that fits into a room."""
    scale = room.w / picture.w if picture.scrolls else min(room.w / picture.w, room.h / picture.h)
    ends = {target.touch for target in picture.targets if target.ends}
    found = hits_of(picture, lit, scale)
    for touch in set(lit) - found.keys():
        if not touch.startswith("timeout-"):  # The clock's.
            yield f"{touch} is not there"
    for touch, box in found.items():
        least = LEAST_END if touch in ends else LEAST
        if min(box.w, box.h) * scale < least - SLACK:
            yield f"{touch} is {box.w * scale:.1f} x {box.h * scale:.1f}"
        if box.x < -0.1 or box.y < -0.1 or box.x + box.w > picture.w + 0.1 or box.y + box.h > picture.h + 0.1:
            yield f"{touch} lies outside"
    for (one, here), (other, there) in combinations(found.items(), 2):
        if over(here, there) * scale > 2 and not holds(here, there) and not holds(there, here):
            yield f"{one} and {other} overlap"


def over(one: Hit, other: Hit) -> float:
    """By how much two boxes overlap, along the axis on which that is less."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down)


def holds(one: Hit, other: Hit) -> bool:
    """Whether what is smaller stands in what is much larger, and leaves room to touch it."""
    return one.w * one.h > 2.5 * other.w * other.h
