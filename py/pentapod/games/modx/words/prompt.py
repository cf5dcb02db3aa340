"""What is to be done now, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from pentapod.engine.english import counted, drawn, inside, listed, won
from pentapod.engine.state import Path
from pentapod.games.modx.data.table import JOKERS, QUIET_PLACEMENTS
from pentapod.games.modx.rules.actions import CLAIMS
from pentapod.games.modx.rules.board import CELL_NAMES
from pentapod.games.modx.rules.position import Ledger, Position
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Tick
from pentapod.games.modx.words.names import SHAPE_NAMES, pattern_names


def prompt(position: Position, names: Sequence[str], chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    task = position.task
    if isinstance(task, Over):
        return _ended(position.ledger, task, names)
    if isinstance(task, Deal):
        return "Chance names the oldest player, who places the Jokers."
    if chosen and chosen[0] in CLAIMS:
        name = names[CLAIMS.index(chosen[0])]
        return f"{name}: touch an X of the overlooked pattern, or Claim again to let it be."
    if chosen and chosen[0] in SHAPE_NAMES and isinstance(task, Tick):
        return f"{names[task.actor]}: touch the middle of {SHAPE_NAMES[chosen[0]].one}."
    held = position.ledger.interrupted
    sentence = f"{names[task.actor]}: {_instruction(position, task)}"
    return f"{sentence} Then {names[held.turn]}'s turn goes on." if held else sentence


def _instruction(position: Position, task: SetUp | Place | Score | Tick | Cover | Move) -> str:
    match task:
        case SetUp():
            to_place = JOKERS - len(position.ledger.jokers)
            return f"place a Joker, none adjacent, {to_place} to go."
        case Place():
            return "place an X on a space without a piece."
        case Score():
            return f"score {pattern_names(position.patterns(task.turn))}."
        case Tick():
            return "touch a pattern's shape beside the board, then its middle; or touch Done."
        case Cover():
            left = position.ledger.markers[task.actor]
            return f"choose where to put your last {'marker' if left == 1 else f'{left} markers'} on these spaces."
        case Move():
            origin, *more = (CELL_NAMES[cell] for cell in task.hand)
            then = f" Then {counted(len(more), 'more Joker')}." if more else ""
            return f"put the Joker from {origin} on a free space where it completes no pattern.{then}"
        case _:
            assert_never(task)


def _ended(ledger: Ledger, over: Over, names: Sequence[str]) -> str:
    who = [names[seat] for seat in over.winners]
    match over.ending:
        case Ending.QUIET:
            among = who if len(who) < ledger.party.seats else ()
            return drawn(f"{QUIET_PLACEMENTS} placements brought no new marker", among)
        case Ending.TARGET:
            why = _points(ledger, over)
        case Ending.MARKERS:
            why = f"{_points(ledger, over)}, and a player has no marker left"
        case Ending.PIECES:
            why = f"{_points(ledger, over)}, and a player has no X left"
        case Ending.JOKER:
            why = "a pattern of Jokers only"
        case Ending.RESIGN:
            why = f"{_others_out(ledger, over, names)} resigned"
        case _:
            assert_never(over.ending)
    return won(who, why, shared=len({ledger.team_of(seat) for seat in over.winners}) > 1)


def _others_out(ledger: Ledger, over: Over, names: Sequence[str]) -> str:
    """Who of the one other side resigned, by their names; of more sides not."""
    if len(ledger.party.teams) > 2:
        return "everybody else"
    return listed([inside(names[seat]) for seat in ledger.out if seat not in over.winners])


def _points(ledger: Ledger, over: Over) -> str:
    """The points of a winner and of the best of the others: "15 points to 9"; "9 points each" where all share."""
    won = counted(ledger.points_of(ledger.team_of(over.winners[0])), "point")
    others = [ledger.points_of(team) for team in ledger.party.teams if not set(team) & set(over.winners)]
    return f"{won} to {max(others)}" if others else f"{won} each"
