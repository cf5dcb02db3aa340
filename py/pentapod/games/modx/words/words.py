"""What MODX says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.table_words import TableWords
from pentapod.engine.words import Stat
from pentapod.games.modx.data.table import COLOURS
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.words.about import about
from pentapod.games.modx.words.deeds import ADVICE, DEEDS
from pentapod.games.modx.words.labels import Labels
from pentapod.games.modx.words.names import SHAPE_NAMES, gained, pattern_name, pattern_names
from pentapod.games.modx.words.options import OPTIONS
from pentapod.games.modx.words.positions.editing import EDITING
from pentapod.games.modx.words.positions.faults import FAULTS
from pentapod.games.modx.words.prompt import prompt
from pentapod.games.modx.words.reasons import reasons
from pentapod.games.modx.words.refusals import REFUSALS
from pentapod.games.modx.words.stats import stats


class ModxWords(Labels, TableWords[ModxState]):
    """The English of MODX."""

    titles = COLOURS
    summary = (
        "Place X-pieces until five of them make an X, a Plus or a row: they turn into points. Build on the points "
        "of others to take them away, and mind the Jokers, which help everybody."
    )
    options = OPTIONS
    faults = FAULTS
    sentences = EDITING
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE

    def prompt(self, state: ModxState, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return prompt(state, names, chosen)

    def reasons(
        self, state: ModxState, action: Action, names: Sequence[str], viewer: int | None = None
    ) -> tuple[str, ...]:
        return reasons(state, action, names)

    def about(self, state: ModxState, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about(state, touch, names)

    def called(self, kind: str, thing: Any) -> object:
        match kind:
            case "gain":
                return gained(*thing)
            case "patterns":
                numbers, colour = thing
                return pattern_names(numbers, "the" if colour is None else f"{self.names[colour]}'s")
            case "pattern":
                return pattern_name(thing)
            case "shape":
                return SHAPE_NAMES[thing].one
            case _:
                return super().called(kind, thing)

    def stats(self, state: ModxState, seat: int) -> tuple[Stat, ...]:
        return stats(state, seat)


WORDS = ModxWords()
"""What `Game.words` of MODX is."""
