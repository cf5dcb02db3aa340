"""What XTAL says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.table_words import TableWords
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat
from pentapod.games.xtal.data.table import CARDS, COLOUR_NAMES, TITLES
from pentapod.games.xtal.rules.actions import LayGroup, Pass, Roll
from pentapod.games.xtal.rules.state import Xtal
from pentapod.games.xtal.rules.turn import after_move
from pentapod.games.xtal.words import about, caution, prompt, reasons, stats
from pentapod.games.xtal.words.deeds import ADVICE, DEEDS
from pentapod.games.xtal.words.labels import Labels
from pentapod.games.xtal.words.names import STONES
from pentapod.games.xtal.words.options import OPTIONS
from pentapod.games.xtal.words.outcomes import laid, passed, rolled
from pentapod.games.xtal.words.positions.editing import EDITING
from pentapod.games.xtal.words.positions.faults import FAULTS
from pentapod.games.xtal.words.refusals import REFUSALS


class XtalWords(Labels, TableWords[Xtal]):
    """The English of XTAL."""

    titles = TITLES
    summary = (
        "Race around a crystal with a die and a hand of power cards, and fight for the rings of the others where "
        "opposite Reds meet. The first to bring three rings Home wins."
    )
    options = OPTIONS
    faults = FAULTS
    sentences = EDITING
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE

    def prompt(self, state: Xtal, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return prompt.prompt(state.position, names, unfinished(state.actions(), chosen), viewer)

    def describe(self, state: Xtal, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        position, seat, move = state.position, action.seat, state.moves[action]
        match move:
            case LayGroup():
                return laid(self.named(tuple(names)), position, after_move(position, seat, move), seat, viewer)
            case Pass():
                return " ".join(passed(position, after_move(position, seat, move), seat, names))
            case Roll(face):
                deed = super().describe(state, action, names, viewer)
                return " ".join([deed, *rolled(position, after_move(position, seat, move), face, names)])
            case _:
                return super().describe(state, action, names, viewer)

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
            case "token":
                token, seat = thing
                return "your token" if token == seat else self.names[token]
            case "stone":
                return STONES[thing]
            case _:
                return super().called(kind, thing)

    def stats(self, state: Xtal, seat: int) -> tuple[Stat, ...]:
        return stats.stats(state.position, seat)


WORDS = XtalWords()
