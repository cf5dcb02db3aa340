"""Through a whole game the picture has one size, and what ends the turn has one place: a hand finds both unseen.

A picture that scrolls has what ends the turn beside the board. That nothing else on the page moves, a browser shows
(`web/table/test_small_windows.py`).
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from every_game import TABLES
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.engine.touches import next_touches
from pentapod.scene.shapes import Room, Scene, Target, View
from random_play import SOAK
from rooms import WINDOWS

LONGEST = 150
"""How many actions of a random game are looked at."""
GAMES = 2 if SOAK else 1
ROUNDED = 0.2
"""What rounding may move a side by, in pixels."""

Place = tuple[float, ...]


@pytest.mark.parametrize("game_id", sorted({game.id for game in TABLES}))
@pytest.mark.parametrize("window", WINDOWS)
def test_board_and_end_of_turn_keep_their_places(game_id: str, window: tuple[int, int]) -> None:
    room, paint, rng = WINDOWS[window], games.painter(game_id), Random(game_id)
    for _ in range(GAMES):
        boards: set[Place] = set()
        ends: defaultdict[tuple[int, str], set[Place]] = defaultdict(set)
        match = Match(games.find(game_id), {})
        while match.state.result is None and match.ply < LONGEST:
            state, actions = match.state, match.state.actions()
            action = rng.choice(actions)
            if state.actors != (CHANCE,):
                for length in range(len(action.path)):
                    chosen = action.path[:length]
                    picture = paint(state, View(action.seat, chosen, room=room))
                    if picture.scrolls:
                        continue
                    boards.add(board(picture, room))
                    lit = next_touches([one for one in actions if one.seat == action.seat], chosen)
                    for target in picture.targets:
                        if target.ends and target.touch in lit:
                            ends[action.seat, target.touch].add(place(picture, room, target))
            match.play(action, actions)
        assert len(boards) == 1
        assert {key: found for key, found in ends.items() if moved(found) > ROUNDED} == {}


def scale_of(picture: Scene, room: Room) -> float:
    return min(room.w / picture.w, room.h / picture.h)


def moved(places: set[Place]) -> float:
    """How far a side of something was from where it was at another time, in pixels."""
    ways: list[float] = [max(sides) - min(sides) for sides in zip(*places, strict=True)]
    return max(ways)


def board(picture: Scene, room: Room) -> Place:
    """The size of the board in pixels."""
    scale = scale_of(picture, room)
    return round(picture.w * scale), round(picture.h * scale)


def place(picture: Scene, room: Room, target: Target) -> Place:
    """Where a target is on the board, in pixels."""
    scale = scale_of(picture, room)
    return tuple(round(scale * side, 1) for side in (target.x, target.y, target.w, target.h))
