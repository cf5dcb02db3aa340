"""What each card does, one at a time: where it may move a token, and the position once it is laid.

`objection` says why a card may not be laid, `lay` lays it; both go by the kind of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapod.games.xtal.data.table import (
    CARDS,
    COLOUR_NAMES,
    COMBAT_COLOUR,
    MOVE,
    SHIELD,
    VOID,
    WEAPON,
    WINNING_RINGS,
    Card,
)
from pentapod.games.xtal.rules.path import COLOURS, LENGTH, NOWHERE, OPPOSITE, STORE_OF, by_nearness
from pentapod.games.xtal.rules.position import NOBODY, OVER, Laid, Play, Position, Table

VOID_KIND: Final = next(kind for kind, card in enumerate(CARDS) if card.kind == VOID)

_GOALS: Final = tuple(
    tuple(stone for stone in range(LENGTH) if COLOURS[stone] in card.goal) if card.goal else () for card in CARDS
)


class Unplayable(Exception):
    """A card that may not be laid now. The text has `{0}`, `{1}` ... where the names of these seats go."""


def goals(position: Position, kind: int, token: int) -> tuple[int, ...]:
    """Where a movement card may bring a seat's token, ascending; nowhere if it may not be moved."""
    card, table = CARDS[kind], position.table
    origin = table.tokens[token]
    if origin == NOWHERE or COLOURS[origin] not in card.origins or table.shields(token):
        return ()
    if not card.nearest:
        return tuple(goal for goal in _GOALS[kind] if not table.taken(goal))
    for ring in by_nearness(origin, _GOALS[kind]):
        free = tuple(goal for goal in ring if not table.taken(goal))
        if free or position.setting.strict:
            return free
    return ()


def targets(position: Position, kind: int) -> dict[int, tuple[int, ...]]:
    """The tokens that a movement card may move, with their goals."""
    found = {token: goals(position, kind, token) for token in position.players}
    return {token: there for token, there in found.items() if there}


def opposite(table: Table, one: int, other: int) -> bool:
    """Whether two seats stand on directly opposite Reds, neither of them protected."""
    here, there = table.tokens[one], table.tokens[other]
    if here == NOWHERE or there == NOWHERE or table.shields(one) or table.shields(other):
        return False
    return COLOURS[here] == COMBAT_COLOUR and OPPOSITE[here] == there


def faced(table: Table, token: int) -> int:
    """Who stands opposite a token in an arrangement for Combat, or NOBODY."""
    return next((seat for seat in range(len(table.tokens)) if opposite(table, token, seat)), NOBODY)


def paired(one: int, other: int) -> tuple[int, int]:
    """Two seats, ascending."""
    return (one, other) if one < other else (other, one)


def arrived(table: Table, token: int, goal: int, homes: tuple[int, ...]) -> tuple[Table, bool]:
    """The table once a token comes to stand there, and whether that wins: rings in a Storage are picked up."""
    tokens = (*table.tokens[:token], goal, *table.tokens[token + 1 :])
    store = STORE_OF.get(goal)
    if store is None:
        return table._replace(tokens=tokens), False
    rings, stores = list(table.rings), list(table.stores)
    rings[token] += stores[store]
    stores[store] = 0
    won = goal == homes[token] and rings[token] >= WINNING_RINGS
    return table._replace(tokens=tokens, rings=tuple(rings), stores=tuple(stores)), won


def _move(position: Position, seat: int, play: Play, formed: bool) -> tuple[Position, bool]:
    token, goal = play[1:]
    table, won = arrived(position.table, token, goal, position.homes)
    foe = faced(table, token)
    if foe != NOBODY:
        table = _formed(table, paired(token, foe), seat, formed)
        formed = True
    position = position._replace(table=table)
    return (_won(position, token) if won else position), formed


def _formed(table: Table, pair: tuple[int, int], maker: int, later: bool) -> Table:
    """The table with an arrangement that a card of `maker` has just formed.

    It takes Combat, unless a Weapon must be cancelled first or the group has formed another one before (`later`).
    """
    waiting = tuple(entry for entry in table.waiting if entry[:2] != pair)
    if pair == table.pair:
        return table
    if later or table.weapon >= 0:
        return table._replace(waiting=(*waiting, (*pair, maker)))
    return table._replace(pair=pair, waiting=waiting)


def _won(position: Position, seat: int) -> Position:
    return position._replace(phase=OVER, acting=NOBODY, ending="home", winners=1 << seat)


def _weapon(position: Position, seat: int, play: Play, formed: bool) -> tuple[Position, bool]:
    return position._replace(table=position.table._replace(weapon=len(position.laid))), formed


def threatens(position: Position, seat: int) -> bool:
    """Whether a Weapon must be cancelled by this seat."""
    weapon = position.table.weapon
    return weapon >= 0 and seat in position.table.pair and position.laid[weapon].seat != seat


def answers(position: Position, seat: int, kind: int) -> bool:
    """Whether a card of this kind cancels the Weapon that this seat must cancel."""
    if not threatens(position, seat):
        return False
    return kind == VOID_KIND or CARDS[kind].against == position.laid[position.table.weapon].kind


def _shield(position: Position, seat: int, play: Play, formed: bool) -> tuple[Position, bool]:
    return position._replace(table=position.table._replace(weapon=-1)), formed


def _void(position: Position, seat: int, play: Play, formed: bool) -> tuple[Position, bool]:
    table = table_without(position, cancelled(position, seat))
    return position._replace(table=table._replace(protected=table.protected | 1 << seat)), formed


def cancelled(position: Position, seat: int) -> int:
    """What a Void of this seat cancels now, as a place among the laid cards: the last card, if it is another's.

    Under a Weapon it must remove that: if the last card's end does not do it, the Weapon itself is cancelled.
    """
    if not position.laid or position.laid[-1].seat == seat:
        return -1
    last = len(position.laid) - 1
    if threatens(position, seat) and position.before and position.before.weapon >= 0:
        return position.table.weapon
    return last


def table_without(position: Position, place: int) -> Table:
    """The table as it would be without the effect of a laid card: the last one, or the Weapon to be cancelled."""
    if place < 0:
        return position.table
    if place == len(position.laid) - 1:
        assert position.before
        return position.before
    return position.table._replace(weapon=-1)


def objection(position: Position, seat: int, kind: int, play: Play | None) -> str:
    """Why a seat cannot lay this card now, with the numbers of seats in braces for their names; "" if it can.

    Without a play it is asked whether the card may be laid at all; a movement card must then find a token by itself.
    """
    if position.table.shields(seat):
        return f"{{{seat}}} is protected and plays no cards."
    match CARDS[kind].kind:
        case "move":
            return _immovable(position, CARDS[kind], kind, play) if play else ""
        case "weapon":
            return _unarmed(position, seat)
        case "shield":
            return _unshielded(position, seat, kind)
        case _:
            return ""


def _immovable(position: Position, card: Card, kind: int, play: Play) -> str:
    token, goal = play[1:]
    if token == NOBODY or goal == NOWHERE or not position.playing(token):
        return f"{card.name} needs a token to move and a free place for it."
    if position.table.shields(token):
        return f"{{{token}}} is protected and cannot be moved."
    return "" if goal in goals(position, kind, token) else _unreachable(position, card, token, goal)


def _unreachable(position: Position, card: Card, token: int, goal: int) -> str:
    """Why a movement card cannot bring a token there."""
    origin = position.table.tokens[token]
    if COLOURS[origin] not in card.origins:
        return f"{card.name} does not move a token from a {COLOUR_NAMES[COLOURS[origin]]}."
    if COLOURS[goal] not in card.goal:
        return f"{card.name} moves a token to a {COLOUR_NAMES[card.goal]}."
    if position.table.taken(goal):
        return "Two tokens never share a position."
    return f"{card.name} brings a token to its nearest {COLOUR_NAMES[card.goal]} only."


def _unarmed(position: Position, seat: int) -> str:
    table, foe = position.table, position.foe(seat)
    if foe == NOBODY:
        return "A Weapon is for Combat, and only a combatant lays one."
    if table.shields(foe):
        return f"{{{foe}}} is protected and cannot be attacked."
    if not opposite(table, seat, foe):
        return "A Weapon needs the two combatants to stand opposite each other."
    return "Another Weapon has not been cancelled yet." if table.weapon >= 0 else ""


def _unshielded(position: Position, seat: int, kind: int) -> str:
    if not threatens(position, seat):
        return "A Shield only answers a Weapon."
    weapon = CARDS[position.laid[position.table.weapon].kind].name
    return "" if answers(position, seat, kind) else f"{CARDS[kind].name} does not cancel {weapon}."


_LAY: Final[dict[str, Callable[[Position, int, Play, bool], tuple[Position, bool]]]] = {
    MOVE: _move,
    WEAPON: _weapon,
    SHIELD: _shield,
    VOID: _void,
}


def lay(position: Position, seat: int, kind: int, play: Play, formed: bool) -> tuple[Position, bool]:
    """The position once a card has taken effect. The card itself stays in the hand: groups take it out.

    `formed` tells whether the group that it belongs to has formed an arrangement, before it and after it.
    """
    if reason := objection(position, seat, kind, play):
        raise Unplayable(reason)
    after, formed = _LAY[CARDS[kind].kind](position, seat, play, formed)
    target = -1
    if CARDS[kind].kind == SHIELD:
        target = position.table.weapon
    elif kind == VOID_KIND:
        target = cancelled(position, seat)
    return after._replace(laid=(*position.laid, Laid(seat, kind, target)), before=position.table), formed
