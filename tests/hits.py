"""Where the targets of a picture can be hit, as the page's own board has it (`static/board/hits.js`, run by Node)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pentapod.scene.shapes import Scene
from site_files import ROOT


class Hit(NamedTuple):
    """Where a target can be hit, in the scene's units."""

    x: float
    y: float
    w: float
    h: float


Hits = Callable[[Scene, Collection[str], float], dict[str, Hit]]
"""Where the lit targets of a picture that is shown at a scale can be hit, by touch."""


@contextmanager
def hits() -> Iterator[Hits]:
    """Ask one Node for many pictures."""
    command = ["node", str(ROOT / "tests/board/hits_of_lines.mjs")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        asking, told = node.stdin, node.stdout
        assert asking and told

        def ask(scene: Scene, lit: Collection[str], scale: float) -> dict[str, Hit]:
            targets = [target._asdict() for target in scene.targets]
            picture = {"targets": targets, "lit": list(lit), "scale": scale, "w": scene.w, "h": scene.h}
            asking.write(f"{json.dumps(picture)}\n")
            asking.flush()
            answer: dict[str, dict[str, float]] = json.loads(told.readline())
            return {touch: Hit(box["x"], box["y"], box["w"], box["h"]) for touch, box in answer.items()}

        yield ask
        asking.close()
