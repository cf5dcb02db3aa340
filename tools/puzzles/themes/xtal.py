"""The themes of XTAL: which cards a group has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapod.engine.state import State
from pentapod.games.xtal.data.table import CARDS, Movement, Shield, Void, Weapon
from pentapod.games.xtal.rules.actions import Ready, legal_moves
from pentapod.games.xtal.rules.cards.objections import answers
from pentapod.games.xtal.rules.position import Phase, cards_in, known
from pentapod.games.xtal.rules.state import Xtal
from puzzles.themes.solution import Solution, Theme


def cards(solution: Solution) -> list[type]:
    """The kinds of the cards that are laid, in their order."""
    kinds = []
    for state, action in solution.steps:
        assert isinstance(state, Xtal)
        move = legal_moves(state.position)[action]
        if isinstance(move, Ready):
            kinds.append(type(CARDS[state.position.hands[action.seat][move.play.slot]]))
    return kinds


def goes_home(solution: Solution) -> bool:
    """The game is won."""
    return solution.puzzle.aim is not None and solution.puzzle.aim.goal == ("won",)


def answers_and_strikes(solution: Solution) -> bool:
    """A Shield cancels a Weapon, and more is laid with it."""
    kinds = cards(solution)
    return Shield in kinds and len(kinds) > 1


def shields(solution: Solution) -> bool:
    """One Shield."""
    return Shield in cards(solution)


def voids(solution: Solution) -> bool:
    """A Void."""
    return Void in cards(solution)


def moves_and_strikes(solution: Solution) -> bool:
    """A token moves, and a Weapon follows in the same group."""
    kinds = cards(solution)
    return Movement in kinds and Weapon in kinds


def draws_out(solution: Solution) -> bool:
    """A Weapon is laid that the other combatant can still cancel, at a price."""
    state = solution.after
    assert isinstance(state, Xtal)
    position = state.position
    if Weapon not in cards(solution) or position.phase is not Phase.WEAPON:
        return False
    victim = known(position.acting)
    return any(answers(position, victim, kind) for kind in cards_in(position.hands[victim]))


def strikes(solution: Solution) -> bool:
    """A Weapon is enough."""
    return Weapon in cards(solution)


def collects(solution: Solution) -> bool:
    """Cards that move tokens bring rings."""
    before, after = ([_rings(state)[solution.seat]] for state in (solution.begin, solution.after))
    return Movement in cards(solution) and before < after


def moves(solution: Solution) -> bool:
    """Cards move tokens, and no ring changes hands yet."""
    return Movement in cards(solution)


def waits(solution: Solution) -> bool:
    """No card is laid."""
    return not cards(solution)


def _rings(state: State) -> tuple[int, ...]:
    assert isinstance(state, Xtal)
    return state.position.table.rings


THEMES: Final[Mapping[str, Theme]] = {
    "teleport-home": goes_home,
    "cancel-and-strike": answers_and_strikes,
    "cancel-in-time": shields,
    "lay-void": voids,
    "move-and-strike": moves_and_strikes,
    "draw-out-answer": draws_out,
    "right-weapon": strikes,
    "fetch-rings": collects,
    "move-away-first": moves,
    "lay-nothing": waits,
}
