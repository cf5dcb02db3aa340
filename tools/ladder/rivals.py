"""Whom level 5 plays at equal processor time: itself, itself of another version, and OpenSpiel's tree search.

None of them is part of the product. Another version is taken from the project's history into `build/ladder/`, and
thinks in a process of its own, as the present one does: both are asked in the same way, by a text of the position.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from ladder.players import Asked, Table
from pentapod.engine.state import Action
from site_files import ROOT

PINNED: Final = "be4252194ff485eb8714ed038ce56725e7f857d3"
"""The level 5 that was there when levels began to be made honest: the first commit of that work."""
OPENSPIEL: Final = "openspiel"
PRESENT: Final = "present"

UCT: Final = 2.0
"""The weight of exploration in OpenSpiel's search, as in its own examples."""


class Answer(NamedTuple):
    """What a rival does, and what it cost."""

    action: Action | None
    took: float
    """Seconds of processor time."""


class Rival(Protocol):
    """Somebody who can be asked what to do."""

    def __call__(self, table: Table, asked: Asked, seconds: float, rng: Random) -> Answer:
        """What it does in a position that holds only what the seat knows, within so much processor time."""


class Mind:
    """Level 5 of a version of the project."""

    def __init__(self, sources: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("mind.py"))],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, table: Table, asked: Asked, seconds: float, rng: Random) -> Answer:
        answer = self._told(
            {
                "game": table.game_id,
                "options": dict(table.options),
                "position": asked.state.text(),
                "earlier": [state.text() for state in asked.earlier],
                "seat": asked.seat,
                "may_wait": asked.may_wait,
                "seconds": seconds,
                "seed": rng.getrandbits(48),
            }
        )
        path = answer["path"]
        return Answer(None if path is None else Action(asked.seat, tuple(path)), answer["took"])

    def _told(self, asked: Mapping[str, Any]) -> Any:
        to, back = self._process.stdin, self._process.stdout
        assert to and back
        to.write(json.dumps(asked) + "\n")
        to.flush()
        line = back.readline()
        if not line:
            raise RuntimeError("a process that thinks has ended before it answered")
        return json.loads(line)


@cache
def rival(name: str) -> Rival:
    """Who has a name: `PRESENT`, `OPENSPIEL`, or a commit. One for each process that asks."""
    if name == OPENSPIEL:
        from ladder.openspiel import TreeSearch

        return TreeSearch()
    return Mind(ROOT / "py" if name == PRESENT else sources_of(name))


def sources_of(commit: str) -> Path:
    """Where the Python of a commit is; taken from the project's history when it is first asked for."""
    place = ROOT / "build" / "ladder" / commit
    if not (place / "py").exists():
        command = ["git", "-C", str(ROOT), "archive", "--format=tar", commit, "py"]
        packed = subprocess.run(command, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(place, filter="data")
    return place / "py"
