"""What X-Pod Play Off says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.table_words import TableWords
from pentapod.engine.touches import unfinished
from pentapod.engine.words import Stat
from pentapod.games.xpod.data.table import KIND_NAMES, PODS
from pentapod.games.xpod.rules.board import TITLES
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import ChoosePlans, DrawStarter
from pentapod.games.xpod.rules.touches import APART
from pentapod.games.xpod.rules.units import Standing
from pentapod.games.xpod.words.about import about
from pentapod.games.xpod.words.caution import caution
from pentapod.games.xpod.words.consequences import consequences
from pentapod.games.xpod.words.deeds import ADVICE, DEEDS, TAKEN_APART
from pentapod.games.xpod.words.labels import Labels
from pentapod.games.xpod.words.names import bricks_listed, short, unit_names, with_article
from pentapod.games.xpod.words.options import OPTIONS
from pentapod.games.xpod.words.positions.editing import EDITING
from pentapod.games.xpod.words.positions.faults import FAULTS
from pentapod.games.xpod.words.prompt import prompt
from pentapod.games.xpod.words.reasons import reasons
from pentapod.games.xpod.words.refusals import REFUSALS, SPECIALS, THINGS, TURNS
from pentapod.games.xpod.words.stats import stats


class XPodWords(Labels, TableWords[XPod]):
    """The English of X-Pod Play Off."""

    titles = TITLES
    summary = (
        "Build units from the bricks of your pod, each with its own tricks, and bring three of them into the other "
        "home row. Units that are taken apart lose levels, and their bricks go into new ones."
    )
    options = OPTIONS
    faults = FAULTS
    sentences = EDITING
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE

    def prompt(self, state: XPod, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return prompt(state, names, unfinished(state.actions(), chosen))

    def describe(self, state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        deed = super().describe(state, action, names, viewer)
        if isinstance(state.task, ChoosePlans | DrawStarter):
            return deed
        return " ".join([deed, *consequences(state, state.after(action), names)])

    def brief(self, state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        if action.path[-1] != APART:
            return self.describe(state, action, names, viewer)
        return self.named(tuple(names)).filled(TAKEN_APART, state.deed(action, viewer).facts)

    def reasons(self, state: XPod, action: Action, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return reasons(state, action, names)

    def caution(self, state: XPod, action: Action, names: Sequence[str]) -> str:
        return caution(state, action, names)

    def about(self, state: XPod, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about(state, touch, names)

    def called(self, kind: str, thing: Any) -> object:
        match kind:
            case "one":
                return with_article(THINGS[thing])
            case "bricks":
                return bricks_listed(PODS[thing[0]], thing[1])
            case "brick":
                return KIND_NAMES[thing].many
            case "pod":
                return PODS[thing].name
            case "shortage":
                return short(thing)
            case "span":
                near, far = thing
                return f"exactly {near}" if near == far else f"{near} or {far}"
            case "special":
                return SPECIALS[thing]
            case "thing":
                return THINGS[thing]
            case "turn":
                return TURNS[thing]
            case "unit" | "target" | "load":
                return unit_names(thing if isinstance(thing, Standing) else Standing(thing), self.names)
            case "vacancy":
                return "holds an obstacle" if thing else "is empty"
            case _:
                return super().called(kind, thing)

    def stats(self, state: XPod, seat: int) -> tuple[Stat, ...]:
        return stats(state, seat)


WORDS = XPodWords()
