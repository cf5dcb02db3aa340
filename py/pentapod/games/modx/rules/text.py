"""A position of MODX as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, assert_never

from pentapod.engine.state import CHANCE, MalformedPosition
from pentapod.games.modx.data.table import FILES, PARTIES, RANKS
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, LETTERS, cells_of, mask_of
from pentapod.games.modx.rules.check import check
from pentapod.games.modx.rules.patterns import PATTERN_OF, PATTERNS
from pentapod.games.modx.rules.position import Joker, Ledger, Overlooked, Position, Stack
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick

JOKER: Final = "J"

_PARTY_OF: Final = {players[0]: party for players, party in PARTIES.items()}
_LETTER_OF: Final = {party: letter for letter, party in _PARTY_OF.items()}
_CELL: Final = re.compile(r"([1-8])|([bogpBOGPJ])|\(([bogp]*[bogpBOGPJ])\)")


def write(position: Position) -> str:
    """The line of a position; `read` is its inverse."""
    ledger, task = position.ledger, position.task
    return " ".join(
        (
            _LETTER_OF[ledger.party] + "ac"[ledger.claiming],
            "/".join(_write_rank(position, rank) for rank in reversed(RANKS)),
            "-" if task.turn == CHANCE else LETTERS[task.turn],
            _write_task(task) + (f"<{_write_task(ledger.interrupted)}" if ledger.interrupted else ""),
            str(position.quiet),
            "".join(LETTERS[seat] for seat in ledger.out) or "-",
            ",".join(f"{LETTERS[colour]}.{PATTERNS[number].id}" for colour, number in ledger.overlooked) or "-",
        )
    )


def _write_rank(position: Position, rank: str) -> str:
    text, empty = "", 0
    for file in FILES:
        cell = CELL_OF[file + rank]
        things = "".join(LETTERS[owner] for owner in position.ledger.stacks[cell]) + _piece_letter(position, cell)
        if not things:
            empty += 1
            continue
        text += (str(empty) if empty else "") + (things if len(things) == 1 else f"({things})")
        empty = 0
    return text + (str(empty) if empty else "")


def _piece_letter(position: Position, cell: int) -> str:
    if position.ledger.joker_cells >> cell & 1:
        return JOKER
    owner = position.owner(cell)
    return "" if owner is None else LETTERS[owner].upper()


def _write_task(task: Task) -> str:
    who = f"{LETTERS[task.actor]}=" if task.actor != task.turn and not isinstance(task, Over) else ""
    return who + _write_what(task)


def _write_what(task: Task) -> str:
    match task:
        case Deal() | SetUp() | Place() | Score():
            return task.kind
        case Tick():
            return task.kind + (f":{','.join(PATTERNS[number].id for number in task.ticked)}" if task.ticked else "")
        case Cover():
            hand = f";{_write_cells(task.hand)}" if task.hand else ""
            return f"{task.kind}:{_write_cells(cells_of(task.cells))}{hand}"
        case Move():
            return f"{task.kind}:{_write_cells(task.hand)}"
        case Over():
            return f"{task.kind}:{task.ending}:{''.join(LETTERS[seat] for seat in task.winners)}"
        case _:
            assert_never(task)


def _write_cells(cells: Iterable[int]) -> str:
    return ",".join(CELL_NAMES[cell] for cell in cells)


def read(line: str) -> Position:
    """The position that a line tells. Raises `MalformedPosition` or `ImpossiblePosition`."""
    position = parse(line)
    check(position)
    return position.replace(pieces=position.pieces[: position.ledger.party.seats])


def parse(line: str) -> Position:
    """The position that a line tells, possible or not, with the pieces of all colours. Raises `MalformedPosition`."""
    words = line.split(" ")
    if len(words) != 7:
        raise MalformedPosition(line, "parts", wanted=7, count=len(words))
    options, board, turn, task_text, quiet, out, overlooked = words
    if len(options) != 2 or options[0] not in _PARTY_OF or options[1] not in "ac":
        raise MalformedPosition(options, "options")
    if not (quiet.isascii() and quiet.isdigit() and len(quiet) < 4):
        raise MalformedPosition(quiet, "quiet")
    stacks, pieces, jokers = _read_board(board)
    seat = CHANCE if turn == "-" else _seat(turn)
    now, interrupted, before = task_text.partition("<")
    task, held = _read_task(now, seat), _read_task(before, seat) if interrupted else None
    hands = [cell for of in (task, held) if isinstance(of, Cover | Move) for cell in of.hand]
    ledger = Ledger(
        party=_PARTY_OF[options[0]],
        claiming=options[1] == "c",
        stacks=stacks,
        jokers=(*map(Joker, cells_of(jokers)), *(Joker(cell, lifted=True) for cell in hands)),
        out=() if out == "-" else tuple(_seat(letter) for letter in out),
        overlooked=() if overlooked == "-" else tuple(map(_read_overlooked, overlooked.split(","))),
        interrupted=held,
    )
    return Position(ledger, task, pieces, int(quiet))


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise MalformedPosition(letter, "choice", choices=tuple(LETTERS))
    return LETTERS.index(letter)


def _read_board(board: str) -> tuple[tuple[Stack, ...], tuple[int, ...], int]:
    """The stacks, and the cells of X-pieces by seat and of Jokers."""
    rows = board.split("/")
    if len(rows) != len(RANKS):
        raise MalformedPosition(board, "ranks", wanted=len(RANKS), count=len(rows))
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
            raise MalformedPosition(row, "row-cell", rest=row[at:])
        gap, single, several = match.groups()
        cells += [""] * int(gap) if gap else [single or several]
        at = match.end()
    if len(cells) != len(FILES):
        raise MalformedPosition(row, "row-length", wanted=len(FILES), count=len(cells))
    return cells


def _read_task(text: str, turn: int) -> Task:
    letter, equals, rest = text.rpartition("=")
    actor = _seat(letter) if equals else turn
    kind, _, detail = rest.partition(":")
    for plain in (Deal, SetUp, Place, Score, Tick):
        if rest == plain.kind:
            return plain(turn, actor)
    if kind == Tick.kind and detail:
        return Tick(turn, actor, tuple(map(_read_pattern, detail.split(","))))
    if kind == Cover.kind:
        cells, semicolon, hand = detail.partition(";")
        return Cover(turn, actor, mask_of(_read_cells(cells)), _read_cells(hand) if semicolon else ())
    if kind == Move.kind:
        return Move(turn, actor, _read_cells(detail))
    ending, _, winners = detail.partition(":")
    if kind == Over.kind and ending in set(Ending):
        return Over(turn, actor, Ending(ending), tuple(_seat(letter) for letter in winners))
    raise MalformedPosition(text, "task")


def _read_cells(text: str) -> tuple[int, ...]:
    names = text.split(",")
    for name in names:
        if name not in CELL_OF:
            raise MalformedPosition(name, "cell")
    return tuple(CELL_OF[name] for name in names)


def _read_pattern(text: str) -> int:
    if text not in PATTERN_OF:
        raise MalformedPosition(text, "pattern")
    return PATTERN_OF[text]


def _read_overlooked(text: str) -> Overlooked:
    colour, dot, pattern = text.partition(".")
    if not dot:
        raise MalformedPosition(text, "overlooked")
    return Overlooked(_seat(colour), _read_pattern(pattern))
