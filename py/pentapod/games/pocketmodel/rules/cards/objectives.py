"""Objectives: one is replaced by a card of the hand, turned up, and revealed."""

from __future__ import annotations

from pentapod.engine.state import Action, Path
from pentapod.games.pocketmodel.data.table import CARD_OF_CODE, CARDS, COMBAT
from pentapod.games.pocketmodel.data.vocabulary import Timing
from pentapod.games.pocketmodel.rules.cards.piles import discard, from_hand, hidden_pile, outcomes, taken_up, to_hand
from pentapod.games.pocketmodel.rules.effects.outcomes import happen
from pentapod.games.pocketmodel.rules.position import ACTED, ACTION_DONE, EMPTY, OBJECTIVE_DONE, SLOT_DONE, Position
from pentapod.games.pocketmodel.rules.roster import slot_touch
from pentapod.games.pocketmodel.rules.steps import Choices, Draw, Reveal, Swap, TurnUp


def playable(position: Position, seat: int) -> list[int]:
    """The objective cards that a player may put into a slot now."""
    if position.flags & (OBJECTIVE_DONE | ACTION_DONE):
        return []
    return list(dict.fromkeys(card for card in position.hands[seat] if not COMBAT[card]))


def objective_plays(position: Position, seat: int) -> Choices:
    """Every objective card of the hand with every slot that it may take: one that is not empty."""
    slots = [slot for slot, content in enumerate(position.slots[seat]) if content != EMPTY]
    return [
        Action(seat, (CARDS[card].code, slot_touch(seat, slot))) for card in playable(position, seat) for slot in slots
    ]


def play_objective(position: Position, seat: int, card: int, slot: int) -> None:
    """An objective card replaces what lies in a slot: a face-down card goes to the hand, a face-up one is discarded."""
    position.flags = (position.flags | OBJECTIVE_DONE | ACTED) & ~(SLOT_DONE << slot)
    from_hand(position, seat, card)
    content = position.slots[seat][slot]
    if content >= 0:
        discard(position, seat, content)
        position.change_slot(seat, slot, card)
        position.push(Draw(seat, 1), Reveal(seat, slot))
    else:
        position.push(Swap(seat, slot, card))


def slot_actions(position: Position, step: Swap | TurnUp) -> Choices:
    """Every card that the face-down card in the slot may be."""
    return outcomes(hidden_pile(position, step.seat, step.slot))


def play_swap(position: Position, step: Swap, path: Path) -> None:
    """The face-down card goes to the hand, and the other card lies in its slot."""
    card = CARD_OF_CODE[path[0]]
    taken_up(position, step.seat, step.slot, card)
    to_hand(position, step.seat, card)
    position.change_slot(step.seat, step.slot, step.card)
    position.become(Reveal(step.seat, step.slot))


def play_turn_up(position: Position, step: TurnUp, path: Path) -> None:
    """The face-down card lies face up."""
    card = CARD_OF_CODE[path[0]]
    taken_up(position, step.seat, step.slot, card)
    position.change_slot(step.seat, step.slot, card)
    position.become(Reveal(step.seat, step.slot))


def settle_reveal(position: Position, step: Reveal) -> bool:
    """The ability of a revealed objective card happens once."""
    number = position.slots[step.seat][step.slot]
    position.pop()
    card = CARDS[number]
    if card.timing is Timing.REVEAL:
        position.push(*(after for effect in card.effects for after in happen(position, effect, step.seat, number)))
    return True
