"""Whether a well written position of MODX can exist."""

from __future__ import annotations

from itertools import pairwise

from pentapod.engine.state import CHANCE, ImpossiblePosition
from pentapod.games.modx.data.table import COLOURS, JOKERS, MARKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.board import EVERYWHERE, NAMES, PATTERNS, RING, cells_of, names_of, standing
from pentapod.games.modx.rules.position import COVER, DEAL, MOVE, OVER, PLACE, SCORE, SETUP, TICK, Ledger, Task


def check(ledger: Ledger, task: Task, clear: int, pieces: tuple[int, ...], quiet: int) -> None:
    """Raises `ImpossiblePosition` with the first thing found that no game leads to.

    Points, markers and pieces are given for all four colours, whether or not they play.
    """
    _check_supplies(ledger, pieces)
    _check_jokers(ledger, task, clear)
    _check_seats(ledger, task)
    _check_overlooked(ledger, clear, pieces)
    _check_progress(ledger, task, clear, pieces, quiet)
    _check_task(ledger, task, clear, pieces)
    if task.held:
        if not ledger.claiming or task.kind not in (COVER, MOVE):
            raise ImpossiblePosition(task.kind, "Only a claim interrupts something, and only to settle what it took.")
        if task.held.held or task.held.kind not in (PLACE, TICK, COVER, MOVE):
            raise ImpossiblePosition(task.held.kind, "A claim cannot interrupt this.")
        if task.held.kind == TICK:  # what was ticked may have been broken by the claim
            _check_ascending(task.held)
        else:
            _check_task(ledger, task.held, clear, pieces)


def _check_supplies(ledger: Ledger, pieces: tuple[int, ...]) -> None:
    for colour, name in enumerate(COLOURS):
        placed, laid = pieces[colour].bit_count(), MARKERS - ledger.markers[colour]
        if colour >= ledger.party.seats and (placed or laid):
            raise ImpossiblePosition(name, f"{name} does not play in this game, but has something on the board.")
        if placed > X_PIECES:
            raise ImpossiblePosition(name, f"{name} has {placed} X-pieces on the board; there are only {X_PIECES}.")
        if laid > MARKERS:
            raise ImpossiblePosition(name, f"{name} has {laid} markers on the board; there are only {MARKERS}.")
    for cell, stack in enumerate(ledger.stacks):
        if any(lower == upper for lower, upper in pairwise(stack)):
            raise ImpossiblePosition(NAMES[cell], f"{NAMES[cell]}: a marker never lies on one of its own colour.")


def _check_jokers(ledger: Ledger, task: Task, clear: int) -> None:
    count = len(ledger.jokers)
    allowed = {DEAL: (0,), SETUP: range(JOKERS), OVER: range(JOKERS + 1)}.get(task.kind, (JOKERS,))
    if count not in allowed:
        raise ImpossiblePosition("J", f"There cannot be {count} Jokers on the board and in the hand now.")
    if task.kind == SETUP:
        for cell in cells_of(clear):
            if clear & RING[cell]:
                raise ImpossiblePosition(
                    NAMES[cell], f"The Joker on {NAMES[cell]} is adjacent to another at the start."
                )
    if standing(clear) and task.ending != "joker":
        raise ImpossiblePosition("J", "The five Jokers make a pattern, which would have ended the game.")


def _check_seats(ledger: Ledger, task: Task) -> None:
    seats = range(ledger.party.seats)
    named = {task.turn, task.actor, *ledger.out, *task.winners, *(colour for colour, _ in ledger.overlooked)}
    if task.held:
        named.add(task.held.actor)
    for seat in sorted(named - set(seats)):
        if seat != CHANCE or task.kind not in (DEAL, OVER):
            name = "nobody" if seat == CHANCE else COLOURS[seat]
            raise ImpossiblePosition(name, f"It cannot be {name} here.")
    if list(ledger.out) != sorted(set(ledger.out)):
        raise ImpossiblePosition("out", "Who resigned is listed once each, in order.")
    left = [team for team in ledger.party.teams if not set(team) <= set(ledger.out)]
    if len(left) < 2 and task.ending != "resign":
        raise ImpossiblePosition("out", "With only one side left the game would be over.")
    if task.kind == DEAL and task.turn != CHANCE:
        raise ImpossiblePosition(task.kind, "Before the deal it is nobody's turn.")
    if task.kind in (PLACE, SCORE, TICK) and task.actor != task.turn:
        raise ImpossiblePosition(task.kind, "Only whose turn it is can do this.")
    if task.kind not in (DEAL, OVER) and task.actor in ledger.out:
        raise ImpossiblePosition(COLOURS[task.actor], f"{COLOURS[task.actor]} has resigned.")


def _check_overlooked(ledger: Ledger, clear: int, pieces: tuple[int, ...]) -> None:
    if ledger.overlooked and not ledger.claiming:
        raise ImpossiblePosition("overlooked", "Where patterns score by themselves none can be overlooked.")
    if list(ledger.overlooked) != sorted(set(ledger.overlooked)):
        raise ImpossiblePosition("overlooked", "Overlooked patterns are listed once each, in order.")
    for colour, number in ledger.overlooked:
        if PATTERNS[number].mask & ~(pieces[colour] | clear):
            name = PATTERNS[number].id
            raise ImpossiblePosition(name, f"{COLOURS[colour]} has no pattern {name} on the board.")


def _check_progress(ledger: Ledger, task: Task, clear: int, pieces: tuple[int, ...], quiet: int) -> None:
    if task.kind == OVER:
        _check_winners(ledger, task, clear, quiet)
        return
    for team in ledger.party.teams:
        total = sum(ledger.points[seat] for seat in team)
        if total >= ledger.party.target:
            raise ImpossiblePosition(COLOURS[team[0]], f"With {total} points {COLOURS[team[0]]} would have won.")
    for seat in range(ledger.party.seats):
        if ledger.markers[seat] == 0:
            raise ImpossiblePosition(COLOURS[seat], f"{COLOURS[seat]} has no marker left, which ends the game.")
        if pieces[seat].bit_count() == X_PIECES and seat != task.turn and seat not in ledger.out:
            raise ImpossiblePosition(COLOURS[seat], f"{COLOURS[seat]} has no X-piece left, which ends the game.")
    if quiet > QUIET_PLACEMENTS - (task.kind == PLACE):
        raise ImpossiblePosition(str(quiet), f"After {QUIET_PLACEMENTS} quiet placements the game would be over.")


def _check_winners(ledger: Ledger, task: Task, clear: int, quiet: int) -> None:
    if task.winners not in possible_winners(ledger, task.ending, clear, quiet):
        raise ImpossiblePosition("over", "The game cannot have ended in this way.")


def possible_winners(ledger: Ledger, ending: str, clear: int, quiet: int) -> list[tuple[int, ...]]:
    """The seats that may share the win, partners together, if a game ends with this board in this way."""
    totals = {team: sum(ledger.points[seat] for seat in team) for team in ledger.party.teams}
    left = [team for team in totals if not set(team) <= set(ledger.out)]
    leaders = [team for team in left if totals[team] == max(totals[side] for side in left)]
    possible = {
        "target": [[team] for team in left if totals[team] >= ledger.party.target],
        "markers": [leaders],
        "joker": [[team] for team in left if standing(clear)],
        "pieces": [leaders],
        "quiet": [left] if quiet >= QUIET_PLACEMENTS else [],
        "resign": [left] if len(left) == 1 else [],
    }[ending]
    return [tuple(sorted(seat for team in sides for seat in team)) for sides in possible]


def _check_task(ledger: Ledger, task: Task, clear: int, pieces: tuple[int, ...]) -> None:
    taken = clear
    for own in pieces:
        taken |= own
    if task.kind in (DEAL, SETUP) and (taken ^ clear or any(ledger.stacks)):
        raise ImpossiblePosition(task.kind, "The Jokers are placed before any X-piece and any marker.")
    if task.kind == PLACE and pieces[task.actor].bit_count() == X_PIECES:
        raise ImpossiblePosition(COLOURS[task.actor], f"{COLOURS[task.actor]} has no X-piece left to place.")
    if task.kind in (SCORE, TICK):
        _check_ticks(ledger, task, standing(pieces[task.turn] | clear))
    if task.kind == COVER:
        marked = [cell for cell in cells_of(task.cells) if ledger.stacks[cell][-1:] == (task.actor,)]
        if marked or task.cells & (taken ^ clear):
            raise ImpossiblePosition(",".join(names_of(task.cells)), "A marker to come cannot go to these cells.")
        if not 0 < ledger.markers[task.actor] < task.cells.bit_count():
            raise ImpossiblePosition(task.kind, "Cells are chosen only when markers run short.")
    if list(task.hand) != sorted(set(task.hand)) or (task.kind == MOVE and not task.hand):
        raise ImpossiblePosition(task.kind, "The Jokers in the hand are listed by the cells they came from, in order.")
    if task.kind == MOVE and taken == EVERYWHERE:
        raise ImpossiblePosition(task.kind, "There is no free space for the Joker.")


def _check_ticks(ledger: Ledger, task: Task, made: list[int]) -> None:
    if ledger.claiming != (task.kind == TICK):
        raise ImpossiblePosition(task.kind, f"Patterns are{' not' * (not ledger.claiming)} ticked in this game.")
    _check_ascending(task)
    if not set(task.ticked) <= set(made) or (task.kind == SCORE and not made):
        raise ImpossiblePosition(task.kind, f"{COLOURS[task.turn]} has not made these patterns.")


def _check_ascending(task: Task) -> None:
    if list(task.ticked) != sorted(set(task.ticked)):
        raise ImpossiblePosition(task.kind, "Patterns are ticked once each, in order.")
