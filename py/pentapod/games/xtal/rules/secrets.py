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


def sees(at: Position, viewer: int | None, seat: int) -> bool:
    """Whether a viewer may look into the hand of a seat. Who dealt, and everybody after the end, sees all."""
    return viewer in (seat, CHANCE) or at.setting.open or at.stage == OVER


def redealt(at: Position, viewer: int | None, rng: Random) -> Position:
    """The position with all cards that a viewer does not see dealt anew to the same slots.

    Of the groups that others compose nobody knows anything by windows; by speed one sees which cards they hold ready.
    """
    unseen = [kind for kind, count in enumerate(deck(at)) for _ in range(count)]
    hidden = [seat for seat in range(at.setting.seats) if seat != viewer]
    unseen += [kind for seat in hidden for kind in at.hands[seat] if kind != GAP]
    unseen.sort()  # as they lie now nobody knows
    rng.shuffle(unseen)
    hands = list(at.hands)
    for seat in hidden:
        hands[seat] = tuple(kind if kind == GAP else unseen.pop() for kind in hands[seat])
    dealt = at._replace(hands=tuple(hands))
    drafts = [draft_of(at, seat) if seat == viewer else _imagined(dealt, seat, rng) for seat in range(at.setting.seats)]
    return dealt._replace(drafts=tuple(drafts) if any(drafts) else ())


def _imagined(at: Position, seat: int, rng: Random) -> tuple[Play, ...]:
    """A draft with the cards that stand out of a hand, for whatever they are now."""
    return tuple(_aimed(at, seat, play.slot, rng) for play in draft_of(at, seat)) if free_to_compose(at) else ()


def _aimed(at: Position, seat: int, slot: int, rng: Random) -> Play:
    kind = at.hands[seat][slot]
    moves = targets(at, kind) if CARDS[kind].kind == MOVE else {}
    if not moves:
        return Play(slot)
    token = rng.choice(sorted(moves))
    return Play(slot, token, rng.choice(moves[token]))
