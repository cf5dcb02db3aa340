"""A position of MODX as one line of text, and back. *Writing a position* in `guide.md` says how it is written."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from pentapod.engine.grammar import (
    TEXT,
    Codec,
    after,
    either,
    form,
    members,
    number,
    numbered,
    one_of,
    record,
    rows,
    sequence,
    subset,
    union,
)
from pentapod.engine.state import CHANCE
from pentapod.engine.values import indexed
from pentapod.games.modx.data.table import FILES, PARTIES, RANKS
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, CELLS, LETTERS, cells_of, mask_of
from pentapod.games.modx.rules.check import check
from pentapod.games.modx.rules.patterns import PATTERNS
from pentapod.games.modx.rules.position import Joker, Ledger, Overlooked, Position
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick

JOKER: Final = "J"

_THINGS: Final = f"{LETTERS.upper()}{JOKER}"
_READING: Final = tuple(CELL_OF[file + rank] for rank in reversed(RANKS) for file in FILES)
"""The cells in the order in which they are written."""

_SEAT: Final = numbered(LETTERS)
_SEATS: Final = sequence(_SEAT, "")
_CELL: Final = numbered(CELL_NAMES, "cell")
_CELLS: Final = sequence(_CELL)
_PATTERN: Final = numbered([pattern.id for pattern in PATTERNS], "pattern")

_POSITION: Final = record(
    " ",
    form(
        "{party}{claiming}",
        None,
        "options",
        party=one_of({players[0]: party for players, party in PARTIES.items()}),
        claiming=either("a", "c"),
    ),
    rows(len(FILES), len(RANKS), Codec(str, str, f"[{LETTERS}]*[{LETTERS}{_THINGS}]"), ""),
    one_of({**indexed(LETTERS), "-": CHANCE}),
    TEXT,
    number("quiet", "[0-9]{1,3}"),
    _SEATS,
    sequence(form("{colour}.{pattern}", Overlooked, "overlooked", colour=_SEAT, pattern=_PATTERN)),
)


@cache
def _tasks(turn: int, actor: int) -> Codec[Task]:
    """The tasks of a turn in which this seat acts."""
    return union(
        {
            Deal: Deal.kind,
            SetUp: SetUp.kind,
            Place: Place.kind,
            Score: Score.kind,
            Tick: "tick{ticked}",
            Cover: "cover:{cells}{hand}",
            Move: form("move:{hand}", partial(Move, turn, actor), "task", hand=_CELLS),
            Over: "over:{ending}:{winners}",
        },
        "task",
        {"turn": turn, "actor": actor},
        ticked=after(":", sequence(_PATTERN), ()),
        cells=subset(_CELL),
        hand=after(";", _CELLS, ()),
        ending=members(Ending),
        winners=sequence(_SEAT, "", ""),
    )


def write(position: Position) -> str:
    """The line of a position; `read` is its inverse."""
    ledger, task = position.ledger, position.task
    things = ["".join([LETTERS[owner] for owner in stack]) for stack in ledger.stacks]
    for letter, pieces in (*zip(LETTERS.upper(), position.pieces, strict=False), (JOKER, ledger.joker_cells)):
        for cell in cells_of(pieces):
            things[cell] += letter
    written = "<".join([_write_task(each) for each in (task, ledger.interrupted) if each])
    cells = tuple([things[cell] for cell in _READING])
    options = ledger.party, ledger.claiming
    return _POSITION.write((options, cells, task.turn, written, position.quiet, ledger.out, ledger.overlooked))


def _write_task(task: Task) -> str:
    who = f"{LETTERS[task.actor]}=" if task.actor != task.turn and not isinstance(task, Over) else ""
    return who + _tasks(CHANCE, CHANCE).write(task)


def read(line: str) -> Position:
    """The position that a line tells. Raises `MalformedPosition` or `ImpossiblePosition`."""
    position = parse(line)
    check(position)
    return position.replace(pieces=position.pieces[: position.ledger.party.seats])


def parse(line: str) -> Position:
    """The position that a line tells, possible or not, with the pieces of all colours. Raises `MalformedPosition`."""
    (party, claiming), cells, turn, written, quiet, out, overlooked = _POSITION.parse(line)
    things = dict(zip(_READING, cells, strict=True))
    *pieces, jokers = [[cell for cell in CELLS if thing in things[cell]] for thing in _THINGS]
    tasks = [_parse_task(text, turn) for text in written.split("<", 1)]
    hands = [cell for task in tasks if isinstance(task, Cover | Move) for cell in task.hand]
    ledger = Ledger(
        party=party,
        claiming=claiming,
        stacks=tuple(tuple([LETTERS.index(owner) for owner in things[cell] if owner in LETTERS]) for cell in CELLS),
        jokers=(*map(Joker, jokers), *(Joker(cell, lifted=True) for cell in hands)),
        out=out,
        overlooked=overlooked,
        interrupted=tasks[1] if len(tasks) > 1 else None,
    )
    return Position(ledger, tasks[0], tuple(map(mask_of, pieces)), quiet)


def _parse_task(text: str, turn: int) -> Task:
    letter, equals, what = text.rpartition("=")
    return _tasks(turn, _SEAT.parse(letter) if equals else turn).parse(what)
