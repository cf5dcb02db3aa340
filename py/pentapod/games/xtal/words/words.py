"""What XTAL says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat, Words
from pentapod.games.xtal.data.table import CARDS, COLOUR_NAMES, TITLES
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.words import about, caution, describe, prompt, reasons, stats, suggest
from pentapod.games.xtal.words.labels import Labels
from pentapod.games.xtal.words.names import STONES
from pentapod.games.xtal.words.options import OPTIONS
from pentapod.games.xtal.words.positions.editing import Editing
from pentapod.games.xtal.words.positions.faults import FAULTS
from pentapod.games.xtal.words.refusals import REFUSALS


class XtalWords(Labels, Editing, Words[Xtal]):
    """The English of XTAL."""

    titles = TITLES
    summary = (
        "Race around a crystal with a die and a hand of power cards, and fight for the rings of the others where "
        "opposite Reds meet. The first to bring three rings Home wins."
    )
    options = OPTIONS
    faults = FAULTS
    refusals = REFUSALS

    def prompt(self, state: Xtal, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return prompt.prompt(state.position, names, unfinished(state.actions(), chosen), viewer)

    def describe(self, state: Xtal, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return describe.describe(self.named(tuple(names)), state.position, action.seat, state.moves[action], viewer)

    def suggest(self, state: Xtal, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return suggest.suggest(state.position, action.seat, state.moves[action], action.path[0], names, viewer)

    def reasons(self, state: Xtal, action: Action, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return reasons.reasons(state.position, action.seat, state.moves[action], names, viewer)

    def caution(self, state: Xtal, action: Action, names: Sequence[str]) -> str:
        return caution.caution(state.position, action.seat, state.moves[action], names)

    def about(self, state: Xtal, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about.about(state.position, touch, names, viewer)

    def called(self, kind: str, thing: Any) -> object:
        match kind:
            case "card":
                return CARDS[thing].name
            case "colour":
                return COLOUR_NAMES[thing]
            case "effect":
                return CARDS[thing].does
            case "stone":
                return STONES[thing]
            case _:
                return super().called(kind, thing)

    def stats(self, state: Xtal, seat: int) -> tuple[Stat, ...]:
        return stats.stats(state.position, seat)


WORDS = XtalWords()
