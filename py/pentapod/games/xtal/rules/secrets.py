"""What is hidden, and who may see it: hands, and the groups that are being composed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapod.engine.state import CHANCE
from pentapod.games.xtal.data.table import CARDS, MOVE
from pentapod.games.xtal.rules.cards import targets
from pentapod.games.xtal.rules.groups import draft_of, free_to_compose
from pentapod.games.xtal.rules.position import GAP, OVER, Play, Position, deck

if TYPE_CHECKING:
    from random import Random


def sees(position: Position, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may look into the hand of a seat. Who dealt, and everybody after the end, sees all."""
    return viewer in (seat, CHANCE) or position.setting.open or position.phase == OVER


def redealt(position: Position, viewer: int | None, rng: Random) -> Position:
    """The position with all cards that a viewer does not see dealt anew to the same slots.

    Of the groups that others compose nobody knows anything by windows; by speed one sees which cards they hold ready.
    """
    unseen = [kind for kind, count in enumerate(deck(position)) for _ in range(count)]
    hidden = [seat for seat in range(position.setting.seats) if seat != viewer]
    unseen += [kind for seat in hidden for kind in position.hands[seat] if kind != GAP]
    unseen.sort()  # as they lie now nobody knows
    rng.shuffle(unseen)
    hands = list(position.hands)
    for seat in hidden:
        hands[seat] = tuple(kind if kind == GAP else unseen.pop() for kind in hands[seat])
    dealt = position._replace(hands=tuple(hands))
    drafts = [
        draft_of(position, seat) if seat == viewer else _imagined(dealt, seat, rng)
        for seat in range(position.setting.seats)
    ]
    return dealt._replace(drafts=tuple(drafts) if any(drafts) else ())


def _imagined(position: Position, seat: int, rng: Random) -> tuple[Play, ...]:
    """A draft with the cards that stand out of a hand, for whatever they are now."""
    return (
        tuple(_aimed(position, seat, play.slot, rng) for play in draft_of(position, seat))
        if free_to_compose(position)
        else ()
    )


def _aimed(position: Position, seat: int, slot: int, rng: Random) -> Play:
    kind = position.hands[seat][slot]
    moves = targets(position, kind) if CARDS[kind].kind == MOVE else {}
    if not moves:
        return Play(slot)
    token = rng.choice(sorted(moves))
    return Play(slot, token, rng.choice(moves[token]))
