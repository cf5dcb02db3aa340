"""What XTAL says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat, Words
from pentapod.games.xtal.data.table import TITLES, WINNING_RINGS
from pentapod.games.xtal.rules.position import OVER, cards_in
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.words import about, describe, refusal
from pentapod.games.xtal.words import names as told
from pentapod.games.xtal.words.options import OPTIONS


class XtalWords(Words[Xtal]):
    """The English of XTAL."""

    titles = TITLES
    summary = (
        "Race around a crystal with a die and a hand of power cards, and fight for the rings of the others where "
        "opposite Reds meet. The first to bring three rings Home wins."
    )
    options = OPTIONS

    def prompt(self, state: Xtal, names: Sequence[str], chosen: Path = ()) -> str:
        return told.prompt(state.at, names, unfinished(state.actions(), chosen))

    def describe(self, state: Xtal, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return describe.describe(state.at, action.seat, state.moves[action], names, viewer)

    def refusal(self, state: Xtal, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return refusal.refusal(state.at, path, names or TITLES, viewer)

    def caution(self, state: Xtal, action: Action, names: Sequence[str]) -> str:
        return told.caution(state.at, action.seat, state.moves[action], names)

    def about(self, state: Xtal, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about.about(state.at, touch, names, viewer)

    def stats(self, state: Xtal, seat: int) -> tuple[Stat, ...]:
        at = state.at
        rings = at.table.rings[seat]
        enough = rings >= WINNING_RINGS and at.stage != OVER
        go_home = f"{rings} rings: go Home" if enough else ""
        return (Stat("rings", rings, WINNING_RINGS, go_home), Stat("cards", len(cards_in(at.hands[seat]))))


WORDS = XtalWords()
