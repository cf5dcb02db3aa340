"""The windows that the page is made for, and the room that the board has in each of them."""

from __future__ import annotations

from pentapod.scene.shapes import Room

WINDOWS: dict[tuple[int, int], Room] = {
    (360, 640): Room(360, 426),
    (390, 844): Room(390, 630),
    (640, 360): Room(456, 360),
    (844, 390): Room(607, 390),
    (768, 1024): Room(768, 810),
    (1280, 800): Room(912, 732),
}
"""The least room of a board while somebody is to act, by the width and height of the window, in pixels."""
