"""What happens in a turn of MODX once it is chosen: patterns score, claims interrupt, Jokers return, games end.

Every function takes a position and gives the one that follows. The order of ends is that of the calls: the target,
the last marker, a pattern of Jokers, the last X-piece, 200 quiet placements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from pentapod.engine.state import RESIGN, Action, IllegalAction, Path, resolved
from pentapod.games.modx.data.table import JOKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.actions import DONE, claim_at, made, spoilt, ticked_by
from pentapod.games.modx.rules.board import CELL_OF, PATTERNS, cells_of, completes, mask_of
from pentapod.games.modx.rules.position import COVER, DEAL, MOVE, OVER, SCORE, SETUP, TICK, Task, following, visible

if TYPE_CHECKING:
    from pentapod.games.modx.rules.state import ModxState


def turn_ended(state: ModxState) -> ModxState:
    """The next turn, unless the mover has no X-piece left or markers have become too rare."""
    ledger, turn = state.ledger, state.task.turn
    if state.pieces[turn].bit_count() == X_PIECES and turn not in ledger.out:
        return _won_by_points(state, "pieces")
    if state.quiet >= QUIET_PLACEMENTS:
        return _over(state, "quiet", _sides(state))
    if ledger.loose or ledger.claiming:
        found = tuple((colour, number) for colour in range(ledger.party.seats) for number in made(state, colour))
        ledger = ledger._replace(loose=bool(found), overlooked=found if ledger.claiming else ())
    return state.but(ledger.following[turn], ledger=ledger)


def _dealt(state: ModxState, path: Path) -> ModxState:
    seat = int(path[0])
    return state.but(Task(SETUP, seat, seat))


def _joker_set(state: ModxState, path: Path) -> ModxState:
    cell = CELL_OF[path[0]]
    ledger = state.ledger._replace(jokers=(*state.ledger.jokers, cell))
    ready = len(ledger.jokers) == JOKERS
    task = ledger.following[state.task.turn] if ready else state.task
    return state.but(task, ledger=ledger, clear=state.clear | 1 << cell)


def _all_scored(state: ModxState, path: Path) -> ModxState:
    return _scored(state, _union(made(state, state.task.turn)))


def _ticked(state: ModxState, path: Path) -> ModxState:
    task, number = state.task, ticked_by(path)
    if number is None:
        assert path == (DONE,)
        return _scored(state, _union(task.ticked)) if task.ticked else turn_ended(state)
    return state.but(task._replace(ticked=tuple(sorted((*task.ticked, number)))))


def claimed(state: ModxState, seat: int, touch: str) -> ModxState:
    """A seat claims overlooked patterns; what it interrupts is held until they are settled."""
    union = claim_at(state, CELL_OF[touch])
    assert union
    task = state.task
    return _scored(state.but(Task(task.kind, task.turn, seat, held=task)), union[1])


def _scored(state: ModxState, cells: int) -> ModxState:
    """All used X-pieces and Jokers are lifted, then the actor's markers are laid, if there are enough of them."""
    task, ledger = state.task, state.ledger
    seat = task.actor
    jokers = cells & state.clear
    due = mask_of(cell for cell in cells_of(cells ^ jokers) if ledger.stacks[cell][-1:] != (seat,))
    ledger = ledger._replace(
        jokers=tuple(~cell if cell >= 0 and jokers >> cell & 1 else cell for cell in ledger.jokers),
        overlooked=tuple(entry for entry in ledger.overlooked if not PATTERNS[entry[1]].mask & cells),
    )
    state = state.but(
        Task(MOVE, task.turn, seat, hand=tuple(cells_of(jokers)), held=task.held),
        ledger=ledger,
        clear=state.clear ^ jokers,
        pieces=tuple(pieces & ~cells for pieces in state.pieces),
    )
    if due.bit_count() > ledger.markers[seat]:
        return state.but(state.task._replace(kind=COVER, cells=due))
    return _settled(_marked(state, due))


def _covered(state: ModxState, path: Path) -> ModxState:
    cell = 1 << CELL_OF[path[0]]
    return _settled(_marked(state.but(state.task._replace(cells=state.task.cells ^ cell)), cell))


def _marked(state: ModxState, cells: int) -> ModxState:
    """The actor's markers on these cells, on top of what lies there."""
    if not cells:
        return state
    ledger, seat = state.ledger, state.task.actor
    stacks = tuple((*stack, seat) if cells >> cell & 1 else stack for cell, stack in enumerate(ledger.stacks))
    markers = list(ledger.markers)
    markers[seat] -= cells.bit_count()
    points = visible(stacks, ledger.party.seats)
    return state.but(state.task, ledger=ledger._replace(stacks=stacks, points=points, markers=tuple(markers)), quiet=0)


def _settled(state: ModxState) -> ModxState:
    """Once markers lie: the ends that they bring, else the Jokers, else what comes after."""
    task, ledger = state.task, state.ledger
    side = next(team for team in ledger.party.teams if task.actor in team)
    if sum(ledger.points[seat] for seat in side) >= ledger.party.target:
        return _over(state, "target", (side,))
    if not ledger.markers[task.actor]:
        return _won_by_points(state, "markers")
    return state if task.kind == COVER or task.hand else _continued(state)


def _joker_moved(state: ModxState, path: Path) -> ModxState:
    task, cell = state.task, CELL_OF[path[0]]
    origin, *rest = task.hand
    jokers = list(state.ledger.jokers)
    jokers[jokers.index(~origin)] = cell
    forced = spoilt(state, cell) is not None
    ledger = state.ledger._replace(jokers=tuple(jokers), loose=state.ledger.loose or forced)
    state = state.but(task._replace(hand=tuple(rest)), ledger=ledger, clear=state.clear | 1 << cell)
    if completes(cell, state.clear):
        return _over(state, "joker", [team for team in ledger.party.teams if task.actor in team])
    return state if rest else _continued(state)


def _continued(state: ModxState) -> ModxState:
    """After scoring: what a claim interrupted, or the end of the turn."""
    held = state.task.held
    if held is None:
        return turn_ended(state)
    state = state.but(held)
    if held.actor in state.ledger.out:
        return _abandoned(state)
    if held.kind == TICK:
        left = set(made(state, held.turn))
        return state.but(held._replace(ticked=tuple(number for number in held.ticked if number in left)))
    return state


def resigned(state: ModxState, seat: int) -> ModxState:
    """A seat leaves: its pieces and markers stay. The last side wins; else others finish what it was about.

    A pattern that is about to score is scored first, which may end the game.
    """
    ledger = state.ledger
    if state.task.kind == OVER or seat in ledger.out or seat not in range(ledger.party.seats):
        raise IllegalAction(Action(seat, RESIGN))
    state = resolved(state)
    ledger, task = state.ledger, state.task
    if task.kind == OVER:
        return state
    out = tuple(sorted((*ledger.out, seat)))
    left = state.but(task, ledger=ledger._replace(out=out))
    if len(_sides(left)) == 1:
        return _over(left, "resign", _sides(left))
    state = state.but(task, ledger=ledger._replace(out=out, following=following(ledger.party, out)))
    return _abandoned(state) if task.actor == seat else state


def _abandoned(state: ModxState) -> ModxState:
    """The actor is gone: what it would have chosen lapses, and the next seat puts its Jokers down."""
    task = state.task
    heir = state.ledger.following[task.actor].actor
    if task.kind in (SETUP, MOVE):
        return state.but(task._replace(actor=heir))
    if task.kind == COVER:
        state = state.but(task._replace(kind=MOVE, actor=heir, cells=0))
        return state if task.hand else _continued(state)
    return turn_ended(state.but(task, ledger=state.ledger._replace(loose=True)))


def _sides(state: ModxState) -> list[tuple[int, ...]]:
    """The seats or teams still in the game. A team is, while one of it is."""
    return [team for team in state.ledger.party.teams if not set(team) <= set(state.ledger.out)]


def _won_by_points(state: ModxState, ending: str) -> ModxState:
    sides = _sides(state)
    totals = [sum(state.ledger.points[seat] for seat in team) for team in sides]
    return _over(state, ending, [team for team, total in zip(sides, totals, strict=True) if total == max(totals)])


def _over(state: ModxState, ending: str, sides: Iterable[tuple[int, ...]]) -> ModxState:
    winners = tuple(sorted(seat for team in sides for seat in team))
    task = state.task
    return state.but(Task(OVER, task.turn, task.actor, ending=ending, winners=winners))


def _union(numbers: Iterable[int]) -> int:
    cells = 0
    for number in numbers:
        cells |= PATTERNS[number].mask
    return cells


CHOSEN: Final[dict[str, Callable[[ModxState, Path], ModxState]]] = {
    DEAL: _dealt,
    SETUP: _joker_set,
    SCORE: _all_scored,
    TICK: _ticked,
    COVER: _covered,
    MOVE: _joker_moved,
}
"""What the path of a legal action does, by the kind of task; placements are in `rules.py`."""
