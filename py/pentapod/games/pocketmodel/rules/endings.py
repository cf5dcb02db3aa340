"""Destruction, elimination and the ends of the game. Elimination is checked after every destruction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapod.games.pocketmodel.data.table import NO_CARDS, QUIET_ROUNDS, TURN_CAP
from pentapod.games.pocketmodel.rules.cards import discard, to_hand
from pentapod.games.pocketmodel.rules.effects import ATTACKER, DEFENDER, JAMMED, card_of, jammed
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    ACTION_DONE,
    AIM,
    BATTLE,
    DESTROYED,
    PAIR,
    REROLL,
    RESERVES,
    STRIKE,
    STRIKERS,
    SWAP,
    TURN,
    Ending,
    Position,
    Step,
    with_byte,
    with_item,
)
from pentapod.games.pocketmodel.rules.roster import CONTESTED, GONE, RESERVE

# The phases of a battle, in their order.
ATTACKER_PLAYS: Final = "a"
DEFENDER_PLAYS: Final = "b"
ATTACKER_ANSWERS: Final = "c"
ATTACKER_ROLLS: Final = "d"
DEFENDER_ROLLS: Final = "e"
ATTACKER_REROLLS: Final = "f"
DEFENDER_REROLLS: Final = "g"
RESULT: Final = "h"
DESTRUCTION: Final = "i"
AFTER: Final = "j"
REFILL: Final = "k"
LAST: Final = "l"
PHASES: Final = "abcdefghijkl"


def to_reserve(position: Position, unit: int) -> None:
    """A unit is destroyed: it joins the reserves, and nothing stays on it."""
    position.put(unit, RESERVE)
    position.hurt(unit, 0)
    position.tell(DESTROYED, unit)
    position.held = with_byte(position.held, unit, 0)


def casualties(position: Position) -> list[int]:
    """Every unit with as many counters as shields goes to the reserves; who has lost the last unit is out."""
    kinds, where = position.roster.kinds, position.where
    fallen = [
        unit
        for unit, damage in enumerate(position.damage)
        if damage and damage >= kinds[unit].shields and where[unit] <= CONTESTED
    ]
    for unit in fallen:
        to_reserve(position, unit)
    if fallen:
        eliminate(position)
    return fallen


def eliminate(position: Position) -> None:
    """Whoever has no unit or no objective in play leaves, all of them together."""
    losers = [seat for seat in position.alive if not position.objectives(seat) or not position.in_play(seat)]
    if losers:
        leave(position, losers)


def leave(position: Position, seats: Sequence[int]) -> None:
    """Seats leave with all that is theirs; the last one left wins, and if nobody is left those last ones draw."""
    alive = position.alive
    position.out = tuple(sorted({*position.out, *seats}))
    if len(alive) - len(seats) < 2:
        staying = [seat for seat in alive if seat not in seats]
        finish(position, *(("win", staying) if staying else ("draw", alive)))
        return
    for seat in seats:
        _clear(position, seat)
    _release(position)


def in_battle(step: Step) -> list[tuple[int, int]]:
    """The cards that lie in a battle, with the units that they were played on."""
    if step.kind != BATTLE or step.phase >= LAST:
        return []
    return [(unit, card) for unit, card in ((step.unit, step.card), (step.foe, step.reply)) if card >= 0]


def finish(position: Position, how: str, winners: Sequence[int]) -> None:
    """The game is over. What lies on the table stays for everybody to look at; cards in play are laid aside."""
    owners = position.roster.owners
    for step in position.todo:
        if step.kind == SWAP:
            to_hand(position, step.seat, step.card)
        else:
            for unit, card in in_battle(step):
                discard(position, owners[unit], card)
    position.ending = Ending(how, tuple(winners))
    position.todo = ()


def _clear(position: Position, seat: int) -> None:
    """Units, reserves, cards and objectives leave; others in the home zone go to the contested zone."""
    owners = position.roster.owners
    where, damage, held = bytearray(position.where), bytearray(position.damage), bytearray(position.held)
    for unit, zone in enumerate(where):
        if owners[unit] == seat:
            where[unit], damage[unit], held[unit] = GONE, 0, 0
        elif zone == seat:
            where[unit] = CONTESTED
    position.where, position.damage, position.held = bytes(where), bytes(damage), bytes(held)
    position.pools = with_item(position.pools, seat, NO_CARDS)
    position.discards = with_item(position.discards, seat, NO_CARDS)
    position.older = with_item(position.older, seat, ())
    position.hands = with_item(position.hands, seat, ())
    position.slots = with_item(position.slots, seat, ())


def _release(position: Position) -> None:
    """Steps that wait for who has left are dropped; a battle is broken off, but its cards are refilled."""
    broken = any(step.kind == BATTLE and _broken(position, step) for step in position.todo)
    kept: list[Step] = []
    for step in position.todo:
        if step.kind == AIM:
            step = _aimed_from(position, step)
        if step.kind == BATTLE:
            kept.append(_broken_off(position, step))
        elif step.kind == TURN:
            kept.append(step)
        elif _undeclared(position, step):
            position.flags &= ~ACTION_DONE
        elif not _pointless(position, step) and not (step.kind == REROLL and broken):
            kept.append(_forgetting(position, step))
    position.todo = tuple(kept)


def _undeclared(position: Position, step: Step) -> bool:
    """Whether the opponent of an action that is being declared has left, so that another may be taken."""
    if step.kind == PAIR:
        return any(position.where[foe] == GONE for _, foe in step.pairs)
    return step.kind == STRIKERS and step.owner in position.out


def _pointless(position: Position, step: Step) -> bool:
    """Whether a step is for who has left, or about their things."""
    out = position.out
    struck_out = step.kind == STRIKE and step.owner in out
    return step.seat in out or struck_out or (step.unit >= 0 and position.where[step.unit] == GONE)


def _aimed_from(position: Position, step: Step) -> Step:
    """A choice in the zone of a unit that has left, made from that of the other unit of the battle."""
    battle = next((below for below in position.todo if below.kind == BATTLE), None)
    if battle and step.unit >= 0 and _gone(position, step.unit):
        return step._replace(unit=battle.unit if step.unit == battle.foe else battle.foe)
    return step


def _forgetting(position: Position, step: Step) -> Step:
    """A step without the units that have left, and with an open zone."""
    where = position.where
    return step._replace(
        units=tuple(unit for unit in step.units if where[unit] != GONE),
        pairs=tuple(pair for pair in step.pairs if GONE not in (where[pair[0]], where[pair[1]])),
        owner=CONTESTED if step.kind == RESERVES and step.owner in position.out else step.owner,
    )


def _gone(position: Position, unit: int) -> bool:
    return unit < 0 or position.where[unit] == GONE


def _broken(position: Position, step: Step) -> bool:
    """Whether somebody has left a battle before its dice were compared."""
    return step.phase <= RESULT and (_gone(position, step.unit) or _gone(position, step.foe))


def _broken_off(position: Position, step: Step) -> Step:
    """A battle as far as it is still about players in the game: what is theirs who have left is forgotten.

    What they had forbidden when the dice were compared stays forbidden in this battle.
    """
    broken = _broken(position, step)
    void = [who for who in (ATTACKER, DEFENDER) if card_of(step, who) >= 0 and jammed(position, step, who)]
    kept = 0 if broken else sum(JAMMED << who for who in void)
    if _gone(position, step.unit):
        step = step._replace(unit=-1, card=-1, roll=0, back=0, number=kept & JAMMED << DEFENDER)
    if _gone(position, step.foe):
        step = step._replace(foe=-1, reply=-1, roll=0, back=0, number=kept & JAMMED << ATTACKER)
    return step._replace(phase=REFILL) if broken else step


def turn_over(position: Position) -> None:
    """A turn ends, with what lasted until then; the next player's begins, unless that was one turn too many."""
    seat = position.turn
    held = bytearray(position.held)
    for unit in position.roster.ranges[seat]:
        held[unit] = max(0, held[unit] - 1)
    position.held = bytes(held)
    position.turns += 1
    position.quiet = 0 if position.flags & ACTED or seat in position.out else position.quiet + 1
    position.flags = 0
    alive = position.alive
    if position.quiet >= QUIET_ROUNDS * len(alive):
        finish(position, "quiet", alive)
    elif position.capped and position.turns >= TURN_CAP:
        worth = {other: (position.objectives(other), position.stars_in_play(other)) for other in alive}
        best = max(worth.values())
        finish(position, "cap", [other for other in alive if worth[other] == best])
    else:
        position.turn = position.next_seat(seat)
        position.todo = (Step(TURN, position.turn),)
