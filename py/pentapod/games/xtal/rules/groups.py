"""Groups: cards that are composed in secret, then laid together and carried out one by one, all or nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from pentapod.games.xtal.data.table import CARDS, MOVE
from pentapod.games.xtal.data.table import WEAPON as A_WEAPON
from pentapod.games.xtal.rules.cards import VOID_KIND, Unplayable, answers, lay, objection, targets, threatens
from pentapod.games.xtal.rules.path import NOWHERE
from pentapod.games.xtal.rules.position import ANSWER, COMBAT, GAP, NOBODY, OVER, WEAPON, Play, Position


class Progress(NamedTuple):
    """A group that is being carried out, so far."""

    position: Position
    formed: bool = False
    """Whether it has formed an arrangement."""
    armed: bool = False
    """Whether a Weapon was among its cards."""
    foe: int = NOBODY
    """Who was the opponent in Combat when its Void was laid, if there was one."""
    won: Position | None = None
    """The position in which one of its cards won. The cards behind that one are judged, but not carried out."""

    @property
    def end(self) -> Position:
        """The position that the cards so far lead to."""
        return self.won or self.position

    def then(self, seat: int, play: Play) -> Progress:
        """With one card more. Raises `Unplayable`."""
        kind = self.position.hands[seat][play.slot]
        weapon = CARDS[kind].kind == A_WEAPON
        if weapon and self.armed:
            raise Unplayable("A group holds one Weapon at most.")
        after, formed = lay(self.position, seat, kind, play, self.formed)
        foe = self._opponent(seat) if kind == VOID_KIND else self.foe
        won = self.won or (after if after.phase == OVER else None)
        return Progress(after, formed, self.armed or weapon, foe, won)

    def _opponent(self, seat: int) -> int:
        """The opponent of who lays a Void: who answers a Void has its player for one, even where Combat is undone."""
        return self.position.laid[-1].seat if self.position.phase == ANSWER else self.position.foe(seat)


def carried_out(position: Position, seat: int, plays: tuple[Play, ...]) -> Progress:
    """A whole group of a seat that may lay one now. Raises `Unplayable` if one of its cards cannot be laid."""
    if not plays:
        raise Unplayable("A group has one card at least.")
    if position.phase == ANSWER and [position.hands[seat][play.slot] for play in plays] != [VOID_KIND]:
        raise Unplayable("Only a single Void may follow a Void.")
    if position.phase == WEAPON:
        plays = answer_first(position, seat, plays)
    progress = Progress(position)
    for play in plays:
        progress = progress.then(seat, play)
    return progress


def answer_first(position: Position, seat: int, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """A group with the first card that cancels the Weapon before all others. Raises `Unplayable` without one."""
    for place, play in enumerate(plays):
        if answers(position, seat, position.hands[seat][play.slot]):
            return (play, *plays[:place], *plays[place + 1 :])
    weapon = CARDS[position.laid[position.table.weapon].kind].name
    raise Unplayable(f"The {weapon} must be cancelled first, by {weapon} Shield or Void.")


def taken_out(before: Position, after: Position, seat: int, plays: tuple[Play, ...]) -> Position:
    """The position with the cards that were carried out moved from the hand to the refuse pile."""
    count = len(after.laid) - len(before.laid)
    if before.phase == WEAPON:
        plays = answer_first(before, seat, plays)
    hand, refuse = list(after.hands[seat]), list(after.refuse)
    for play in plays[:count]:
        refuse[hand[play.slot]] += 1
        hand[play.slot] = GAP
    while hand and hand[-1] == GAP:
        hand.pop()
    hands = (*after.hands[:seat], tuple(hand), *after.hands[seat + 1 :])
    return after._replace(hands=hands, refuse=tuple(refuse))


def draft_of(position: Position, seat: int) -> tuple[Play, ...]:
    """The group that a seat is composing."""
    return position.drafts[seat] if position.drafts else ()


def with_draft(position: Position, seat: int, plays: tuple[Play, ...]) -> Position:
    """The position in which a seat is composing this group."""
    drafts = list(position.drafts or ((),) * position.setting.seats)
    drafts[seat] = plays
    return position._replace(drafts=tuple(drafts) if any(drafts) else ())


def free_to_compose(position: Position) -> bool:
    """Whether any cards may be put together, to be judged only when they are laid."""
    return position.setting.speed and position.phase in COMBAT


def previewed(position: Position, seat: int) -> Progress:
    """The table as a draft would leave it. Where cards are composed freely, those that cannot be laid are left out."""
    progress = Progress(position)
    plays = draft_of(position, seat)
    if not free_to_compose(position):
        for play in plays:
            progress = progress.then(seat, play)
        return progress
    if position.phase == WEAPON and threatens(position, seat):
        with suppress(Unplayable):
            plays = answer_first(position, seat, plays)
    for play in plays:
        with suppress(Unplayable):
            progress = progress.then(seat, play)
    return progress


def additions(position: Position, seat: int) -> dict[int, dict[int, tuple[int, ...]]]:
    """What may be added to a seat's draft: by slot, the tokens and their goals, empty for a card without a target."""
    draft = draft_of(position, seat)
    progress = previewed(position, seat)
    drafted = {play.slot for play in draft}
    slots = [slot for slot, kind in enumerate(position.hands[seat]) if kind != GAP and slot not in drafted]
    free = free_to_compose(position)
    if not free and (progress.won or (position.phase == ANSWER and draft)):
        return {}
    moves: dict[int, dict[int, tuple[int, ...]]] = {}
    fits: dict[int, bool] = {}
    found = {}
    for slot in slots:
        kind = position.hands[seat][slot]
        if kind not in fits:
            moves[kind] = targets(progress.position, kind) if CARDS[kind].kind == MOVE else {}
            fits[kind] = free or _fits(position, seat, progress, kind, moves[kind], bool(draft))
        if fits[kind]:
            found[slot] = moves[kind]
    return found


def _fits(
    position: Position, seat: int, progress: Progress, kind: int, moves: dict[int, tuple[int, ...]], begun: bool
) -> bool:
    """Whether a card of this kind may come next in a group of which every beginning can be laid."""
    if position.phase == ANSWER and kind != VOID_KIND:
        return False
    if position.phase == WEAPON and not begun and not answers(position, seat, kind):
        return False
    if progress.armed and CARDS[kind].kind == A_WEAPON:
        return False
    return not objection(progress.position, seat, kind, None) and (bool(moves) or CARDS[kind].kind != MOVE)


def why_not(position: Position, seat: int, slot: int) -> str:
    """Why a card of the hand cannot be added to the draft now."""
    kind = position.hands[seat][slot]
    card, progress = CARDS[kind], previewed(position, seat)
    if progress.won:
        return "The group already wins the game."
    if progress.position.table.shields(seat):
        return "A Void ends the cardplay of who lays it."
    if position.phase == ANSWER:
        return "Only a single Void may follow a Void."
    try:
        if position.phase == WEAPON and not draft_of(position, seat):
            answer_first(position, seat, (Play(slot),))
        progress.then(seat, Play(slot, NOBODY, NOWHERE))
    except Unplayable as reason:
        if card.kind == MOVE and not str(reason).startswith("The "):
            return f"{card.name} has no token to move now."
        return str(reason)
    return "This card is ready to be laid."
