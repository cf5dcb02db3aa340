"""What MODX says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.words import Stat, Words
from pentapod.games.modx.data.table import COLOURS, X_PIECES
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.words import names as told
from pentapod.games.modx.words.options import OPTIONS


class ModxWords(Words[ModxState]):
    """The English of MODX."""

    titles = COLOURS
    summary = (
        "Place X-pieces until five of them make an X, a Plus or a row: they turn into points. Build on the points "
        "of others to take them away, and mind the Jokers, which help everybody."
    )
    options = OPTIONS

    def prompt(self, state: ModxState, names: Sequence[str], chosen: Path = ()) -> str:
        return told.prompt(state, names, chosen)

    def describe(self, state: ModxState, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return told.describe(state, action, names)

    def refusal(self, state: ModxState, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return told.refusal(state, path, names or COLOURS)

    def about(self, state: ModxState, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return told.about(state, touch, names)

    def stats(self, state: ModxState, seat: int) -> tuple[Stat, ...]:
        ledger = state.ledger
        team = next(team for team in ledger.party.teams if seat in team)
        rest = (
            Stat("X", X_PIECES - state.pieces[seat].bit_count()),
            Stat("markers", ledger.markers[seat]),
        )
        if len(team) == 1:
            return (Stat("points", ledger.points[seat], ledger.party.target), *rest)
        total = sum(ledger.points[partner] for partner in team)
        return (Stat("team", total, ledger.party.target), Stat("own", ledger.points[seat]), *rest)


WORDS = ModxWords()
