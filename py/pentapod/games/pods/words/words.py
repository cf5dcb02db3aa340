"""The words of PODS in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapod.engine.state import Action, Path
from pentapod.engine.words import Stat, Words
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.words.about import about
from pentapod.games.pods.words.deeds import ADVICE, DEEDS
from pentapod.games.pods.words.labels import Labels
from pentapod.games.pods.words.names import DIRECTION_NAMES, TITLES, pod_name, pod_on
from pentapod.games.pods.words.options import OPTIONS
from pentapod.games.pods.words.positions.editing import EDITING
from pentapod.games.pods.words.positions.faults import FAULTS
from pentapod.games.pods.words.prompt import prompt
from pentapod.games.pods.words.reasons import reasons
from pentapod.games.pods.words.refusals import OBSTACLES, REFUSALS
from pentapod.games.pods.words.removals import removals
from pentapod.games.pods.words.stats import stats


class PodsWords(Labels, Words[Pods]):
    """The English of PODS. Nothing is hidden in this game, so everybody is told the same."""

    titles = TITLES
    summary = (
        "Two players settle creatures with legs on a board of lines: whoever finds no place for the next one loses. "
        "The Standard rules are learned in a minute; in the Advanced ones the creatures walk, too, and crowd each "
        "other out."
    )
    options = OPTIONS
    faults = FAULTS
    sentences = EDITING
    refusals = REFUSALS
    deeds = DEEDS
    advice = ADVICE

    def prompt(self, state: Pods, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        return prompt(state, names, chosen)

    def describe(self, state: Pods, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return " ".join([super().describe(state, action, names, viewer), *removals(state, action, names)])

    def reasons(self, state: Pods, action: Action, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return reasons(state, action, names)

    def about(self, state: Pods, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about(self.named(tuple(names)), state, touch)

    def called(self, kind: str, thing: Any) -> object:
        match kind:
            case "direction":
                return DIRECTION_NAMES[thing]
            case "obstacle":
                direction, code = thing
                return f"{DIRECTION_NAMES[direction]} {OBSTACLES.get(code) or pod_name(code, self.names)}"
            case "piece":
                return (
                    pod_on(thing[0], thing[1], self.names) if isinstance(thing, tuple) else pod_name(thing, self.names)
                )
            case _:
                return super().called(kind, thing)

    def stats(self, state: Pods, seat: int) -> tuple[Stat, ...]:
        return stats(state, seat)


WORDS = PodsWords()
