"""A legal action as advice to its seat: an imperative without a full stop."""

from __future__ import annotations

from typing import Final, assert_never

from pentapod.engine.english import listed
from pentapod.games.xtal.data.table import CARDS
from pentapod.games.xtal.rules.actions import (
    Begin,
    ChooseHome,
    EndTurn,
    GiveCard,
    LayGroup,
    Move,
    Pass,
    Ready,
    Roll,
    TakeBack,
)
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.position import Phase, Play, Position, known
from pentapod.games.xtal.rules.setup import receiver
from pentapod.games.xtal.rules.touches import TIMEOUT
from pentapod.games.xtal.words.names import STONES, Names

NAMED: Final = 3
"""So many cards of a group are named: more would not fit into a question on a phone."""


def suggest(position: Position, seat: int, move: Move, touch: str, names: Names, viewer: int | None) -> str:
    """What to do, as a viewer may know it. `touch` is the first of the action."""
    match move:
        case ChooseHome(home):
            return f"Choose {STONES[home]} as your Home"
        case GiveCard(kind):
            owner = receiver(position)
            card = CARDS[kind].name if sees(position, viewer, owner) else "a card"
            return f"{'Deal' if position.phase is Phase.DEAL else 'Give'} {names[owner]} {card}"
        case Begin(mover):
            return f"Let {names[mover]} begin"
        case Roll(face):
            return f"Roll a {face} for {names[known(position.mover)]}"
        case Ready() | TakeBack() if not sees(position, viewer, seat):
            return "Ready cards, or take them back"
        case LayGroup() if not sees(position, viewer, seat):
            return "Lay the cards held ready"
        case Ready(play):
            return f"Ready {_name(position, seat, play.slot)}{_aim(seat, play, names)}"
        case TakeBack(slot):
            return f"Take {_name(position, seat, slot)} back into your hand"
        case LayGroup():
            return f"Lay {_group(position, seat)}"
        case Pass():
            return "Let the time run out" if touch in TIMEOUT else "Pass"
        case EndTurn():
            return "End your turn"
        case _:
            assert_never(move)


def _group(position: Position, seat: int) -> str:
    """The cards of a group; of a long one how many more there are."""
    cards = [_name(position, seat, play.slot) for play in position.draft(seat)]
    if len(cards) > NAMED + 1:
        cards[NAMED:] = [f"{len(cards) - NAMED} more cards"]
    return listed(cards)


def _name(position: Position, seat: int, slot: int) -> str:
    return CARDS[position.hands[seat][slot]].name


def _aim(seat: int, play: Play, names: Names) -> str:
    """What a card is to do that moves a token; "" for any other."""
    if play.aim is None:
        return ""
    token = "your token" if play.aim.token == seat else names[play.aim.token]
    return f" to bring {token} to {STONES[play.aim.goal]}"
