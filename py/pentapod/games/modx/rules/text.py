"""A position of MODX as one line, as FEN is to chess.

    2a J6J/8/3B4/2bJ4/1(bo)(boO)5/8/8/J6J b place 3 - -

- options: the players (2, 3, 4 or t for teams), and a or c: patterns score by themselves or are claimed.
- board: the ranks from the highest down. A figure is so many empty cells. Small letters are markers, capitals are
  X-pieces (b Blue, o Orange, g Green, p Purple), J is a Joker. What lies on one cell stands in brackets, from the
  bottom to the top, if it is more than one thing.
- turn: whose it is (at the start, who places the Jokers), or - before the deal.
- task: `deal`, `jokers`, `place`, `score`, `tick:X-d4,row-a1`, `cover:a1,b2;c3` (cells that may be marked; where the
  Jokers in the hand came from), `move:c3,d4` or `over:target:b` (what ended it: who shares the win). `o=` before it
  says who acts, if not whose turn it is; `<` after it says what a claim interrupted.
- quiet: placements since the last new marker.
- out: who resigned, or -.
- overlooked: patterns that may be claimed, with their colour, as in `b.X-d4,b.row-a1`, or -.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pentapod.engine.state import CHANCE, MalformedPosition
from pentapod.games.modx.data.table import COLOURS, FILES, MARKERS, PARTIES, RANKS
from pentapod.games.modx.rules.board import CELL_OF, NAMES, PATTERN_OF, PATTERNS, cells_of, mask_of, standing
from pentapod.games.modx.rules.check import check
from pentapod.games.modx.rules.position import (
    COVER,
    DEAL,
    MOVE,
    OVER,
    PLACE,
    SCORE,
    SETUP,
    TICK,
    Ledger,
    Task,
    following,
    visible,
)

if TYPE_CHECKING:
    from pentapod.games.modx.rules.state import ModxState

LETTERS: Final = "".join(colour[0].lower() for colour in COLOURS)
"""What stands for each seat: a marker in small, an X-piece in capitals."""

JOKER: Final = "J"

_PARTY_OF: Final = {players[0]: party for players, party in PARTIES.items()}
_LETTER_OF: Final = {party: letter for letter, party in _PARTY_OF.items()}
_CELL: Final = re.compile(r"([1-8])|([bogpBOGPJ])|\(([bogp]*[bogpBOGPJ])\)")
_ENDINGS: Final = ("target", "markers", "joker", "pieces", "quiet", "resign")
_PLAIN: Final = (DEAL, SETUP, PLACE, SCORE, TICK)


class Fields(NamedTuple):
    """What a text says, in the order that a state is made of."""

    ledger: Ledger
    task: Task
    clear: int
    pieces: tuple[int, ...]
    quiet: int


def write(state: ModxState) -> str:
    """The line of a position; `read` is its inverse."""
    ledger, task = state.ledger, state.task
    return " ".join(
        (
            _LETTER_OF[ledger.party] + "ac"[ledger.claiming],
            "/".join(_write_rank(state, rank) for rank in reversed(RANKS)),
            "-" if task.turn == CHANCE else LETTERS[task.turn],
            _write_task(task),
            str(state.quiet),
            "".join(LETTERS[seat] for seat in ledger.out) or "-",
            ",".join(f"{LETTERS[colour]}.{PATTERNS[number].id}" for colour, number in ledger.overlooked) or "-",
        )
    )


def _write_rank(state: ModxState, rank: str) -> str:
    text, empty = "", 0
    for file in FILES:
        cell = CELL_OF[file + rank]
        things = "".join(LETTERS[owner] for owner in state.ledger.stacks[cell]) + _piece_letter(state, cell)
        if not things:
            empty += 1
            continue
        text += (str(empty) if empty else "") + (things if len(things) == 1 else f"({things})")
        empty = 0
    return text + (str(empty) if empty else "")


def _piece_letter(state: ModxState, cell: int) -> str:
    if state.clear >> cell & 1:
        return JOKER
    owners = [seat for seat, pieces in enumerate(state.pieces) if pieces >> cell & 1]
    return LETTERS[owners[0]].upper() if owners else ""


def _write_task(task: Task) -> str:
    text = f"{LETTERS[task.actor]}=" if task.actor != task.turn and task.kind != OVER else ""
    text += task.kind
    if task.ticked:
        text += ":" + ",".join(PATTERNS[number].id for number in task.ticked)
    if task.kind == COVER:
        text += ":" + _write_cells(cells_of(task.cells)) + (";" + _write_cells(task.hand) if task.hand else "")
    if task.kind == MOVE:
        text += ":" + _write_cells(task.hand)
    if task.kind == OVER:
        text += f":{task.ending}:" + "".join(LETTERS[seat] for seat in task.winners)
    return text + ("<" + _write_task(task.held) if task.held else "")


def _write_cells(cells: Iterator[int] | Sequence[int]) -> str:
    return ",".join(NAMES[cell] for cell in cells)


def read(line: str) -> Fields:
    """What a line says. Raises `MalformedPosition` or `ImpossiblePosition`."""
    fields = parse(line)
    check(*fields)
    seats = fields.ledger.party.seats
    ledger = fields.ledger._replace(points=fields.ledger.points[:seats], markers=fields.ledger.markers[:seats])
    return fields._replace(ledger=ledger, pieces=fields.pieces[:seats])


def parse(line: str) -> Fields:
    """What a line says, possible or not: points, markers and pieces of all four colours. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) != 7:
        raise MalformedPosition(line, f"A position of MODX has seven parts, this one has {len(words)}.")
    options, board, turn, task_text, quiet, out_text, overlooked_text = words
    if len(options) != 2 or options[0] not in _PARTY_OF or options[1] not in "ac":
        raise MalformedPosition(options, f"{options!r} should be 2, 3, 4 or t for the players, then a or c.")
    if not (quiet.isascii() and quiet.isdigit() and len(quiet) < 4):
        raise MalformedPosition(quiet, f"{quiet!r} should be a number: the placements since the last new marker.")
    party = _PARTY_OF[options[0]]
    stacks, pieces, clear = _read_board(board)
    seat = CHANCE if turn == "-" else _seat(turn)
    task = _read_task(task_text, seat)
    out = () if out_text == "-" else tuple(_seat(letter) for letter in out_text)
    overlooked = () if overlooked_text == "-" else tuple(map(_read_overlooked, overlooked_text.split(",")))
    hands = [*task.hand, *(task.held.hand if task.held else ())]
    return Fields(
        Ledger(
            party=party,
            claiming=options[1] == "c",
            stacks=stacks,
            points=visible(stacks, len(LETTERS)),
            markers=tuple(MARKERS - sum(stack.count(owner) for stack in stacks) for owner in range(len(LETTERS))),
            jokers=(*cells_of(clear), *(~cell for cell in hands)),
            out=out,
            following=following(party, out if len(out) < party.seats else ()),
            loose=any(standing(own | clear) for own in pieces if own),
            overlooked=overlooked,
        ),
        task,
        clear,
        pieces,
        int(quiet),
    )


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise MalformedPosition(letter, f"{letter!r} should be one of {', '.join(LETTERS)}.")
    return LETTERS.index(letter)


def _read_board(board: str) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]:
    """The stacks, and the cells of X-pieces by seat and of Jokers."""
    rows = board.split("/")
    if len(rows) != len(RANKS):
        raise MalformedPosition(board, f"The board should have {len(RANKS)} ranks, this one has {len(rows)}.")
    cells = {}
    for rank, row in zip(reversed(RANKS), rows, strict=True):
        for file, things in zip(FILES, _read_rank(row), strict=True):
            cells[CELL_OF[file + rank]] = things
    stacks = tuple(tuple(_seat(letter) for letter in cells[cell] if letter.islower()) for cell in range(len(cells)))
    pieces = tuple(mask_of(cell for cell in cells if letter.upper() in cells[cell]) for letter in LETTERS)
    return stacks, pieces, mask_of(cell for cell in cells if JOKER in cells[cell])


def _read_rank(row: str) -> list[str]:
    cells: list[str] = []
    at = 0
    while at < len(row):
        match = _CELL.match(row, at)
        if match is None:
            raise MalformedPosition(row, f"{row[at:]!r} in {row!r} is no cell.")
        gap, single, several = match.groups()
        cells += [""] * int(gap) if gap else [single or several]
        at = match.end()
    if len(cells) != len(FILES):
        raise MalformedPosition(row, f"{row!r} should be {len(FILES)} cells, it is {len(cells)}.")
    return cells


def _read_task(text: str, turn: int) -> Task:
    text, interrupted, held = text.partition("<")
    letter, equals, rest = text.rpartition("=")
    actor = _seat(letter) if equals else turn
    kind, _, detail = rest.partition(":")
    known = next((known for known in (*_PLAIN, COVER, MOVE, OVER) if known == kind), None)
    task = Task(known or "", turn, actor, held=_read_task(held, turn) if interrupted else None)
    if known == TICK and detail:
        task = task._replace(ticked=tuple(map(_read_pattern, detail.split(","))))
    elif known == COVER:
        cells, semicolon, hand = detail.partition(";")
        task = task._replace(cells=mask_of(_read_cells(cells)), hand=_read_cells(hand) if semicolon else ())
    elif known == MOVE:
        task = task._replace(hand=_read_cells(detail))
    elif known == OVER and detail.partition(":")[0] in _ENDINGS:
        ending, _, winners = detail.partition(":")
        task = task._replace(ending=ending, winners=tuple(_seat(letter) for letter in winners))
    elif known not in _PLAIN or detail:
        raise MalformedPosition(text, f"{text!r} is nothing to do in MODX.")
    return task


def _read_cells(text: str) -> tuple[int, ...]:
    names = text.split(",")
    for name in names:
        if name not in CELL_OF:
            raise MalformedPosition(name, f"{name!r} is no cell; cells are a1 to h8.")
    return tuple(CELL_OF[name] for name in names)


def _read_pattern(text: str) -> int:
    if text not in PATTERN_OF:
        raise MalformedPosition(text, f"{text!r} is no pattern of this board.")
    return PATTERN_OF[text]


def _read_overlooked(text: str) -> tuple[int, int]:
    colour, dot, pattern = text.partition(".")
    if not dot:
        raise MalformedPosition(text, f"{text!r} should be a colour and a pattern, as in b.X-d4.")
    return _seat(colour), _read_pattern(pattern)
