"""Groups: cards that are composed in secret, then laid together and carried out one by one, all or nothing.

`Group.objection` says whether a card may come next in a group: for the list of legal actions, for a group that is laid,
and for the sentence about a card that cannot be laid.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from pentapod.engine.values import with_item
from pentapod.games.xtal.data.table import CARDS, VOID, WEAPONS, Movement
from pentapod.games.xtal.rules.cards.effects import take_effect
from pentapod.games.xtal.rules.cards.movement import Targets, targets
from pentapod.games.xtal.rules.cards.objections import (
    Refused,
    aim_objection,
    answers,
    card_objection,
)
from pentapod.games.xtal.rules.position import COMBAT, GAP, Aim, Draft, Phase, Play, Position, closed


class Unplayable(Exception):
    """A group that cannot be laid, for the sake of one of its cards."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.objection)
        self.refused = refused


class Group(NamedTuple):
    """The cards that a seat lays together, as far as they have been carried out."""

    seat: int
    begun: Position
    """The position before the first of them."""
    position: Position
    """The position after all of them."""
    formed: bool = False
    """Whether it has formed an arrangement."""
    armed: bool = False
    """Whether a Weapon is among its cards."""
    opponent: int | None = None
    """Who was the opponent in Combat when its Void was laid, if there was one."""
    won: Position | None = None
    """The position in which one of its cards won. The cards behind that one are judged, but not carried out."""

    @property
    def end(self) -> Position:
        """The position that the cards so far lead to."""
        return self.won or self.position

    @property
    def first(self) -> bool:
        """Whether no card of it has been carried out yet."""
        return len(self.position.laid) == len(self.begun.laid)

    def objection(self, kind: int) -> str | None:
        """Why a card of this kind cannot come next, whatever it would be aimed at."""
        phase = self.begun.phase
        if phase in COMBAT:
            if phase is Phase.ANSWER and not (self.first and kind == VOID):
                return "single-void"
            if phase is Phase.WEAPON and self.first and not answers(self.begun, self.seat, kind):
                return "weapon-first"
        return self._card_objection(kind)

    def _card_objection(self, kind: int) -> str | None:
        if self.armed and kind in WEAPONS:
            return "second-weapon"
        return card_objection(self.position, self.seat, kind)

    def then(self, play: Play) -> Group:
        """The group with one card more. Raises `Unplayable`.

        That the card may come next as far as the phase goes is for the caller to ask (`objection`).
        """
        kind = self.position.hands[self.seat][play.slot]
        objection = self._card_objection(kind) or aim_objection(self.position, kind, play.aim)
        if objection:
            raise Unplayable(self.refused(objection, kind, play.aim))
        after, formed = take_effect(self.position, self.seat, kind, play.aim, self.formed)
        return Group(
            self.seat,
            self.begun,
            position=after,
            formed=formed,
            armed=self.armed or kind in WEAPONS,
            opponent=self._answering() if kind == VOID else self.opponent,
            won=self.won or (after if after.ending else None),
        )

    def refused(self, objection: str, kind: int, aim: Aim | None = None) -> Refused:
        """That a card cannot come next."""
        return Refused(objection, self.position, self.seat, kind, aim)

    def _answering(self) -> int | None:
        """The opponent of the seat that lays a Void: of one that answers a Void, the player of that other Void."""
        position = self.position
        return position.laid[-1].seat if position.phase is Phase.ANSWER else position.opponent(self.seat)


def carry_out(position: Position, seat: int, draft: Draft) -> Group:
    """A whole group of a seat that may lay one now. Raises `Unplayable` if one of its cards cannot be laid."""
    group = Group(seat, position, position)
    for play in in_order(position, seat, draft):
        kind = position.hands[seat][play.slot]
        if objection := group.objection(kind):
            raise Unplayable(group.refused(objection, kind))
        group = group.then(play)
    return group


def refusal_of_draft(position: Position, seat: int) -> Refused | None:
    """Why the group that a seat is composing cannot be laid; by speed it goes back to the hand then."""
    try:
        carry_out(position, seat, position.draft(seat))
    except Unplayable as unplayable:
        return unplayable.refused
    return None


def in_order(position: Position, seat: int, draft: Draft) -> Draft:
    """A group as it is carried out: under a Weapon the first card that cancels it comes before all others."""
    if position.phase is not Phase.WEAPON:
        return draft
    for place, play in enumerate(draft):
        if answers(position, seat, position.hands[seat][play.slot]):
            return (play, *draft[:place], *draft[place + 1 :])
    return draft


def preview(position: Position, seat: int) -> Group:
    """The table as a draft would leave it. Where cards are composed freely, those that cannot be laid are left out."""
    group = Group(seat, position, position)
    draft = position.draft(seat)
    if not position.composes_freely:
        for play in draft:
            group = group.then(play)
        return group
    for play in in_order(position, seat, draft):
        with suppress(Unplayable):
            group = group.then(play)
    return group


def additions(position: Position, seat: int) -> dict[int, Targets]:
    """What may be added to a seat's draft: by slot, the tokens and their goals; none for a card without a target."""
    group, held = preview(position, seat), {play.slot for play in position.draft(seat)}
    free = position.composes_freely
    if group.won and not free:
        return {}
    by_kind: dict[int, Targets | None] = {}
    found = {}
    for slot, kind in enumerate(position.hands[seat]):
        if kind == GAP or slot in held:
            continue
        if kind not in by_kind:
            by_kind[kind] = _targets(group, kind, free)
        aims = by_kind[kind]
        if aims is not None:
            found[slot] = aims
    return found


def _targets(group: Group, kind: int, free: bool) -> Targets | None:
    """What a card may be aimed at that is added to a group; None if it may not be added."""
    if not free and group.objection(kind):
        return None
    aims = targets(group.position, kind)
    return aims if aims or free or not isinstance(CARDS[kind], Movement) else None


def take_out(group: Group, draft: Draft) -> Position:
    """The position with the cards that were carried out moved from the hand to the refuse pile."""
    seat, before, after = group.seat, group.begun, group.end
    hand, refuse = list(after.hands[seat]), list(after.refuse)
    for play in in_order(before, seat, draft)[: len(after.laid) - len(before.laid)]:
        refuse[hand[play.slot]] += 1
        hand[play.slot] = GAP
    return after._replace(hands=with_item(after.hands, seat, closed(tuple(hand))), refuse=tuple(refuse))
