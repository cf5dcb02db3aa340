"""Every kind of action is said as advice to whoever may take it."""

from __future__ import annotations

import pytest

from games.xpod.tables import NAMES, WORDS, action, lay
from pentapod.games.xpod.rules.state import XPod

WILD = lay(
    "wild auto", "snapjaw3@c5 packback3@d3 longears2!@e2", "dasher2@c6", lids=("redwing2", ""), cards=("jump", "")
)


@pytest.mark.parametrize(
    ("state", "notation", "advice"),
    [
        (WILD, "lid-redwing-a1", "Place your Redwing on a1"),
        (WILD, "lid-redwing-apart", "Take your Redwing in the lid apart"),
        (WILD, "longears-build", "Build a Longears"),
        (WILD, "d3-d4", "Move your Packback from d3 to d4"),
        (WILD, "c5-decon-c6", "Deconstruct Bo's Dasher on c6 with your Snapjaw"),
        (WILD, "e2-unfreeze", "Unfreeze your Longears on e2"),
        (WILD, "jump-d3", "Play JUMP on your Packback on d3"),
        (lay("wild auto", "rammer3@c5", "dasher2@c6"), "c5-c6", "Push Bo's Dasher on c6 with your Rammer on c5"),
        (lay("wild auto", "redwing2@c5"), "c5-c6", "Fly your Redwing from c5 to c6"),
        (lay("wild auto", "", rest="act:-,from=c8,ended waits:s=plate,eye"), "eye", "Lock an eye into your pod"),
    ],
)
def test_advice(state: XPod, notation: str, advice: str) -> None:
    assert WORDS.suggest(state, action(state, notation), NAMES) == advice
