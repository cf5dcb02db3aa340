"""What came of a roll, of a group and of a pass, for the log. What a hand holds is told to its owner only."""

from __future__ import annotations

from collections.abc import Iterator

from pentapod.engine.message import Message, because
from pentapod.games.xtal.data.table import CARDS, HOME_COLOUR, Movement
from pentapod.games.xtal.rules.actions import LayGroup, Move, Pass, Roll
from pentapod.games.xtal.rules.cards.groups import carry_out, in_order, refusal_of_draft
from pentapod.games.xtal.rules.hidden import sees
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, STORE_OF
from pentapod.games.xtal.rules.position import COMBAT, Laid, Phase, Play, Position, known
from pentapod.games.xtal.rules.turn import after_move, forfeits
from pentapod.games.xtal.words.prompt import ended


def outcome(position: Position, seat: int, move: Move, viewer: int | None) -> Iterator[Message]:
    """What came of a move, beside what its deed says."""
    match move:
        case LayGroup():
            yield from _laid(position, after_move(position, seat, move), seat, viewer)
        case Pass():
            yield from _passed(position, after_move(position, seat, move), seat)
        case Roll(face):
            yield from _rolled(position, after_move(position, seat, move), face)
        case _:
            return


def _rolled(position: Position, after: Position, face: int) -> Iterator[Message]:
    """What came of a roll, beside where it led."""
    if forfeits(position, face):
        return
    seat = known(position.mover)
    yield from _picked_up(position, seat, (position.table.tokens[seat] + face) % LENGTH)
    if after.phase in COMBAT:
        yield because("outcome-combat", seats=after.table.pair)
    if after.phase is Phase.DRAW and sum(after.refuse) < sum(position.refuse):
        yield because("outcome-reshuffled")
    if after.phase is Phase.OVER:
        yield ended(after)


def _picked_up(position: Position, token: int, goal: int) -> Iterator[Message]:
    if COLOURS[goal] == HOME_COLOUR and (rings := position.table.stores[STORE_OF[goal]]):
        yield because("outcome-rings", seat=token, rings=rings)


def _laid(position: Position, after: Position, seat: int, viewer: int | None) -> Iterator[Message]:
    """What a group did that was laid."""
    if refused := refusal_of_draft(position, seat):
        if not sees(position, viewer, seat):
            yield because("outcome-not-allowed", seat=seat)
            return
        key, facts = refused.reason
        yield Message("outcome-refused", {"seat": seat, "why": Message(f"refusal-{key}", facts)})
        return
    end = carry_out(position, seat, position.draft(seat)).end
    cards = end.laid[len(position.laid) :]
    plays = in_order(position, seat, position.draft(seat))[: len(cards)]
    said = [_play(end, card, play) for card, play in zip(cards, plays, strict=True)]
    yield because("outcome-laid", seat=seat, plays=said, count=len(said))
    for _, aim in plays:
        if aim and end.table.rings[aim.token] > position.table.rings[aim.token]:
            yield from _picked_up(position, aim.token, aim.goal)
    yield from _followed(position, end, after)


def _play(end: Position, card: Laid, play: Play) -> Message:
    """A laid card with what it did."""
    if isinstance(CARDS[card.kind], Movement) and play.aim:
        return because("play-move", card=card.kind, seat=play.aim.token, stone=play.aim.goal)
    if card.cancels is not None:
        return because("play-cancel", card=card.kind, laid=end.laid[card.cancels])
    return because("play", card=card.kind)


def _followed(position: Position, end: Position, after: Position) -> Iterator[Message]:
    """What a group led to."""
    if after.phase is Phase.OVER:
        yield ended(after)
        return
    if end.table.pair and end.table.pair != position.table.pair:
        key = "outcome-combat" if position.phase not in COMBAT else "outcome-combat-passes"
        yield because(key, seats=end.table.pair)
    if after.phase is Phase.WEAPON:
        yield because("outcome-weapon", seat=known(after.acting), laid=after.pending)
    elif after.phase is Phase.ANSWER:
        yield because("outcome-void", seat=after.laid[-1].seat, other_seat=known(after.acting))
    else:
        yield from _combat_over(position, end, after)


def _combat_over(position: Position, end: Position, after: Position) -> Iterator[Message]:
    """That Combat is over, and what follows at once."""
    fought = position.phase in COMBAT or end.table.pair
    if fought and (after.phase not in COMBAT or after.table.pair != end.table.pair):
        yield because("outcome-ends")
        if after.phase in COMBAT:
            yield because("outcome-next", seats=after.table.pair)
        elif after.phase is Phase.OVER:
            yield ended(after)


def _passed(position: Position, after: Position, seat: int) -> Iterator[Message]:
    """What came of a pass."""
    if position.phase is Phase.WEAPON:
        weapon, rings = position.pending, position.table.rings[seat]
        yield because("outcome-struck", seat=seat, card=weapon.kind)
        if rings:
            yield because("outcome-lost", seat=seat, rings=rings, other_seat=weapon.seat)
    else:
        yield because("outcome-passed", seat=seat)
    yield from _combat_over(position, position, after)
