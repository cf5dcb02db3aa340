"""Draws: chance names the cards that come from a deck."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE
from pentapod.games.pocketmodel.rules.cards.piles import drawn, outcomes, replenished
from pentapod.games.pocketmodel.rules.position import Position
from pentapod.games.pocketmodel.rules.steps import Draw


def settle_draw(position: Position, step: Draw) -> bool:
    """It is over after the last card, or when deck and discard pile are empty."""
    if step.left and replenished(position, step.seat):
        return False
    position.pop()
    return True


def draw_actions(position: Position, step: Draw) -> list[Action]:
    """Every card that the deck may bring."""
    return outcomes(position.pools[step.seat])


def play_draw(position: Position, step: Draw, path: Path) -> None:
    """A card comes to the hand."""
    position.become(Draw(step.seat, step.left - 1))
    drawn(position, step.seat, CARD_OF_CODE[path[0]])
