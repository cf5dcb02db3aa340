"""What is hidden, and who may see it: hands, and the groups that are being composed."""

from __future__ import annotations

from random import Random

from pentapod.engine.state import CHANCE, Viewer
from pentapod.games.xtal.rules.cards.movement import targets
from pentapod.games.xtal.rules.position import AIMS, GAP, Draft, Phase, Play, Position, deck


def sees(position: Position, viewer: Viewer, seat: int) -> bool:
    """Whether a viewer may look into the hand of a seat. Who dealt, and everybody after the end, sees all."""
    return viewer in (seat, CHANCE) or position.setting.open or position.phase is Phase.OVER


def redealt(position: Position, viewer: Viewer, rng: Random) -> Position:
    """The position with all cards that a viewer does not see dealt anew to the same slots.

    Of the groups that others compose nobody knows anything by windows; by speed one sees which cards they hold ready.
    """
    seats = range(position.setting.seats)
    unseen = [kind for kind, count in enumerate(deck(position)) for _ in range(count)]
    hidden = [seat for seat in seats if seat != viewer]
    unseen += [kind for seat in hidden for kind in position.hands[seat] if kind != GAP]
    unseen.sort()  # so that what is dealt does not depend on where the cards are
    rng.shuffle(unseen)
    hands = list(position.hands)
    for seat in hidden:
        hands[seat] = tuple(kind if kind == GAP else unseen.pop() for kind in hands[seat])
    dealt = position._replace(hands=tuple(hands))
    drafts = [position.draft(seat) if seat == viewer else _imagined(dealt, seat, rng) for seat in seats]
    return dealt._replace(drafts=tuple(drafts) if any(drafts) else ())


def _imagined(position: Position, seat: int, rng: Random) -> Draft:
    """A draft of the cards that stand out of a hand, whatever they are now."""
    if not position.composes_freely:
        return ()
    return tuple(_aimed(position, seat, play.slot, rng) for play in position.draft(seat))


def _aimed(position: Position, seat: int, slot: int, rng: Random) -> Play:
    aims = targets(position, position.hands[seat][slot])
    if not aims:
        return Play(slot)
    token = rng.choice(sorted(aims))
    return Play(slot, AIMS[token][rng.choice(aims[token])])
