"""A position of PocketModel as one line, as FEN is to chess.

    2 b/4/0 oa - own:b=xw1,yw1.1;r=nb1:?,reb,-:foc:eva2,nav1:ove1 own:c=tf1!1:?,?,?:-:... move:b:bxw1;turn:b

- options: the players, and n if the number of turns is not limited.
- turn: whose it is (- before the first), how many have ended, how many in a row without anything done.
- flags of the turn: o objective played, a action taken, p power used, r reroll by an objective used, d something done,
  and the numbers of the slots whose turn ability has been used; or -.
- out: who has left, or -.
- for each player: the starter deck or `own`, the units by place (a home zone, c contested, r reserves) with .damage and
  !turns that they cannot move, the objective slots (a card, ? face down, - empty), the hand, the cards that lie in the
  deck or face down, and the discard pile. Cards that lie face down since before the deck was shuffled stand as ?1 (?2
  ...) in their slots, and as further piles at the end. `gone` stands for a player whose things have left the game.
- what is to be done, the next step first, or `over:`, how and who shares the win. Steps and their fields: `FIELDS`.
"""

from __future__ import annotations

from typing import Any, Final

from pentapod.games.pocketmodel.data.table import CARDS, LETTERS
from pentapod.games.pocketmodel.rules.build_text import write_counts
from pentapod.games.pocketmodel.rules.position import (
    ACTED,
    ACTION_DONE,
    AIM,
    BATTLE,
    DOWN,
    DRAW,
    EMPTY,
    FIRST,
    HOP,
    MOVE,
    OBJECTIVE_DONE,
    ORDER,
    PAIR,
    PLACE,
    POWER_DONE,
    REROLL,
    REROLL_DONE,
    RESERVES,
    REVEAL,
    SLOT_DONE,
    STRIKE,
    STRIKERS,
    SWAP,
    TURN,
    TURN_UP,
    Position,
    Step,
)

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    FIRST: (),
    PLACE: ("seat",),
    DRAW: ("seat", "number"),
    TURN: ("seat",),
    MOVE: ("seat", "units"),
    PAIR: ("seat", "pairs"),
    ORDER: ("seat", "pairs"),
    BATTLE: ("seat", "unit", "foe", "card", "reply", "roll", "back", "number", "phase"),
    AIM: ("seat", "unit", "card", "number", "units"),
    RESERVES: ("seat", "unit", "owner", "number"),
    HOP: ("seat", "unit"),
    REROLL: ("seat", "phase"),
    STRIKERS: ("seat", "owner", "slot", "units"),
    STRIKE: ("seat", "owner", "slot", "units", "unit", "roll", "phase"),
    TURN_UP: ("seat", "slot"),
    SWAP: ("seat", "slot", "card"),
    REVEAL: ("seat", "slot"),
}
"""The fields of each kind of step, in the order in which they stand."""

OVER: Final = "over"
FLAGS: Final = (
    ("o", OBJECTIVE_DONE),
    ("a", ACTION_DONE),
    ("p", POWER_DONE),
    ("r", REROLL_DONE),
    ("d", ACTED),
    ("1", SLOT_DONE),
    ("2", SLOT_DONE << 1),
    ("3", SLOT_DONE << 2),
)
"""The flags of a turn by their letters."""

PLACES: Final = (*LETTERS, "c", "r")
"""Where a unit is, by its zone: the home zones, the contested zone, the reserves."""

_CARD_CODES: Final = [card.code for card in CARDS]


def write(position: Position) -> str:
    """The line of a position; `reading.read` is its inverse."""
    ending = position.ending
    todo = ";".join(_write_step(position, step) for step in position.todo)
    if ending:
        todo = f"{OVER}:{ending.how}:{''.join(LETTERS[seat] for seat in ending.winners)}"
    return " ".join(
        (
            f"{len(position.decks)}{'n' * (not position.capped)}",
            f"{LETTERS[position.turn] if position.turn >= 0 else '-'}/{position.turns}/{position.quiet}",
            "".join(letter for letter, flag in FLAGS if position.flags & flag) or "-",
            "".join(LETTERS[seat] for seat in position.out) or "-",
            *(_write_seat(position, seat) for seat in position.seats),
            todo,
        )
    )


def _write_seat(position: Position, seat: int) -> str:
    if not position.slots[seat]:
        return f"{position.decks[seat]}:gone"
    piles = (position.pools[seat], position.discards[seat], *position.older[seat])
    return ":".join(
        (
            position.decks[seat],
            _write_units(position, seat),
            ",".join(_write_slot(content) for content in position.slots[seat]),
            ",".join(_CARD_CODES[card] for card in position.hands[seat]) or "-",
            *(write_counts(_CARD_CODES, pile) for pile in piles),
        )
    )


def _write_slot(content: int) -> str:
    if content >= 0:
        return _CARD_CODES[content]
    return "-" if content == EMPTY else "?" if content == DOWN else f"?{DOWN - content}"


def _write_units(position: Position, seat: int) -> str:
    groups: dict[int, list[str]] = {}
    for unit in position.roster.ranges[seat]:
        text = position.roster.touches[unit][1:]
        text += f".{position.damage[unit]}" if position.damage[unit] else ""
        text += f"!{position.held[unit]}" if position.held[unit] else ""
        groups.setdefault(position.where[unit], []).append(text)
    return ";".join(f"{PLACES[zone]}={','.join(groups[zone])}" for zone in sorted(groups))


def _write_step(position: Position, step: Step) -> str:
    return ":".join((step.kind, *(_write_field(position, name, getattr(step, name)) for name in FIELDS[step.kind])))


def _write_field(position: Position, name: str, value: Any) -> str:
    touches = position.roster.touches
    match name:
        case "seat" | "owner":
            return str(PLACES[value])
        case "unit" | "foe":
            return touches[value] if value >= 0 else "-"
        case "card" | "reply":
            return _CARD_CODES[value] if value >= 0 else "-"
        case "slot":
            return str(value + 1)
        case "units":
            return ",".join(touches[unit] for unit in value) or "-"
        case "pairs":
            return ",".join(f"{touches[unit]}/{touches[foe]}" for unit, foe in value) or "-"
    return str(value)
