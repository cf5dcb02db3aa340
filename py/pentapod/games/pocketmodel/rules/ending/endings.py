"""The ends of a turn and of the game."""

from __future__ import annotations

from collections.abc import Sequence

from pentapod.games.pocketmodel.data.table import QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.rules.cards.piles import discard, played_cards, to_hand
from pentapod.games.pocketmodel.rules.position import ACTED, Ending, EndingKind, Position
from pentapod.games.pocketmodel.rules.steps import Battle, Swap, Turn


def finish(position: Position, kind: EndingKind, winners: Sequence[int]) -> None:
    """The game is over. What lies on the table stays for everybody to look at; cards in play are laid aside."""
    owners = position.roster.owners
    for step in position.todo:
        match step:
            case Swap():
                to_hand(position, step.seat, step.card)
            case Battle():
                for unit, card in played_cards(step):
                    discard(position, owners[unit], card)
    position.ending = Ending(kind, tuple(winners))
    position.todo = ()


def turn_over(position: Position, seat: int) -> None:
    """A seat's turn ends, with what lasted until then; the next player's begins, unless that was one turn too many."""
    held = bytearray(position.held)
    for unit in position.roster.ranges[seat]:
        held[unit] = max(0, held[unit] - 1)
    position.held = bytes(held)
    position.turns += 1
    position.quiet = 0 if position.flags & ACTED or seat in position.out else position.quiet + 1
    position.flags = 0
    alive = position.alive
    if position.quiet >= QUIET_ROUNDS * len(alive):
        finish(position, EndingKind.QUIET, alive)
    elif position.capped and position.turns >= TURN_CAP:
        finish(position, EndingKind.CAP, ahead(position, alive))
    else:
        position.turn = position.next_seat(seat)
        position.todo = (Turn(position.turn),)


def ahead(position: Position, seats: Sequence[int]) -> list[int]:
    """Who of these shares the win when the turns are over: by objectives left, then by stars in play."""
    worth = {seat: (position.objectives(seat), position.stars_in_play(seat)) for seat in seats}
    return [seat for seat in seats if worth[seat] == max(worth.values())]
