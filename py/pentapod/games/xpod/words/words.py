"""What X-Pod Play Off says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat, Words
from pentapod.games.xpod.data.bricks import total
from pentapod.games.xpod.data.table import POINTS
from pentapod.games.xpod.rules.board import TITLES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.units import owner
from pentapod.games.xpod.words import about, caution, refusal
from pentapod.games.xpod.words import names as told
from pentapod.games.xpod.words.options import OPTIONS


class XPodWords(Words[XPod]):
    """The English of X-Pod Play Off."""

    titles = TITLES
    summary = (
        "Build units from the bricks of your pod, each with its own tricks, and bring three of them into the other "
        "home row. Units that are taken apart lose levels, and their bricks go into new ones."
    )
    options = OPTIONS

    def prompt(self, state: XPod, names: Sequence[str], chosen: Path = ()) -> str:
        return told.prompt(state, names, unfinished(state.actions(), chosen))

    def describe(self, state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return told.describe(state, action, names, viewer)

    def refusal(self, state: XPod, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return refusal.refusal(state, path, names or TITLES, viewer)

    def caution(self, state: XPod, action: Action, names: Sequence[str]) -> str:
        return caution.caution(state, action, names)

    def about(self, state: XPod, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about.about(state, touch, names, viewer)

    def stats(self, state: XPod, seat: int) -> tuple[Stat, ...]:
        side = state.sides[seat]
        on_board = sum(owner(code) == seat for code in state.units.values())
        return (
            Stat("points", side.points, POINTS),
            Stat("on board", on_board),
            Stat("in lid", len(side.lid)),
            Stat("cards", side.hand.bit_count()),
            Stat("bricks", total(side.stock)),
        )


WORDS = XPodWords()
