"""What PODS says, gathered as the suite asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.engine.state import Action, Path
from pentapod.engine.words import Stat, Words
from pentapod.games.pods.rules.legs import owner
from pentapod.games.pods.rules.state import Pods
from pentapod.games.pods.words import about, refusal
from pentapod.games.pods.words import names as told
from pentapod.games.pods.words.names import TITLES
from pentapod.games.pods.words.options import OPTIONS


class PodsWords(Words[Pods]):
    """The English of PODS."""

    titles = TITLES
    summary = (
        "Two players settle creatures with legs on a board of lines, until one of them finds no place to go. The "
        "Standard rules are learned in a minute; in the Advanced ones the creatures walk, too, and crowd each other "
        "out."
    )
    options = OPTIONS

    def prompt(self, state: Pods, names: Sequence[str], chosen: Path = ()) -> str:
        return told.prompt(state, names, chosen)

    def describe(self, state: Pods, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        return told.describe(state, action, names)

    def refusal(self, state: Pods, path: Path, names: Sequence[str] = (), viewer: int | None = None) -> str:
        return refusal.refusal(state, path, names or TITLES)

    def about(self, state: Pods, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        return about.about(state, touch, names)

    def stats(self, state: Pods, seat: int) -> tuple[Stat, ...]:
        on_board = sum(1 for code in state.board if code and owner(code) == seat)
        counts = (Stat("in hand", state.hands[seat].bit_count()), Stat("on board", on_board))
        return (*counts, Stat("out", state.aside[seat].bit_count())) if state.variant.advanced else counts


WORDS = PodsWords()
