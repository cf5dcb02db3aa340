"""The themes of PocketModel: what a turn is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.games.pocketmodel.data.table import CARDS
from pentapod.games.pocketmodel.rules.roster import HYPERDRIVE, REPAIR
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import Battle, DeclareAttacks, DeclareStrike, OrderStrikers, Strike
from puzzles.themes.solution import Solution, Theme

_CODES: Final = frozenset(card.code for card in CARDS)


def jumps(solution: Solution) -> bool:
    """A unit uses its Hyperdrive."""
    return any(HYPERDRIVE in path for path in solution.puzzle.solution)


def repairs(solution: Solution) -> bool:
    """A unit uses its Repair."""
    return any(REPAIR in path for path in solution.puzzle.solution)


def replaces(solution: Solution) -> bool:
    """An objective is played before the action."""
    return any(path[0] in _CODES and len(path) > 1 for path in solution.puzzle.solution)


def plays_a_card(solution: Solution) -> bool:
    """A combat card is played in a battle."""
    return any(path[0] in _CODES and len(path) == 1 for path in solution.puzzle.solution)


def strikes(solution: Solution) -> bool:
    """The action is a strike."""
    return _leads_to(solution, DeclareStrike, OrderStrikers, Strike)


def fights(solution: Solution) -> bool:
    """The action is a combat, without a card."""
    return _leads_to(solution, DeclareAttacks, Battle)


def moves(_solution: Solution) -> bool:
    """Units go elsewhere."""
    return True


def _leads_to(solution: Solution, *steps: type) -> bool:
    """Whether a step of one of these classes waits after an action of the solution."""
    states = (*(state for state, _ in solution.steps), solution.after)
    waiting = [state.position.todo[:1] for state in states if isinstance(state, PocketModel)]
    return any(isinstance(step, steps) for todo in waiting for step in todo)


THEMES: Final[Mapping[str, Theme]] = {
    "objective-first": replaces,
    "hyperdrive-first": jumps,
    "repair-first": repairs,
    "right-combat-card": plays_a_card,
    "right-strike": strikes,
    "right-attack": fights,
    "move-out-of-reach": moves,
}
