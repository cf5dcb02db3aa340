"""What an action leads to: pieces are placed, patterns score, claims interrupt, Jokers return, turns and games end.

Every function takes a position and gives the one that follows. The order of ends is that of the calls: the target,
the last marker, a pattern of Jokers, the last X-piece, 200 quiet placements.
"""

from __future__ import annotations

from dataclasses import replace

from pentapod.engine.state import Action, Path
from pentapod.games.modx.data.table import JOKERS, QUIET_PLACEMENTS, X_PIECES
from pentapod.games.modx.rules.actions import CLAIMS, DONE, claim_at, ticked_by
from pentapod.games.modx.rules.board import CELL_OF, cells_of, mask_of
from pentapod.games.modx.rules.ending import ended, ended_by_points
from pentapod.games.modx.rules.patterns import PATTERNS, cells_in, complete, standing, tally
from pentapod.games.modx.rules.position import Joker, Overlooked, P, Position
from pentapod.games.modx.rules.task import TICKINGS, Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Tick


def played(position: P, action: Action) -> P:
    """The position that a legal action leads to."""
    task, path = position.task, action.path
    if path[0] in CLAIMS:
        return _claimed(position, action.seat, CELL_OF[path[1]])
    match task:
        case Deal():
            oldest = int(path[0])
            return position.replace(SetUp(oldest, oldest))
        case SetUp():
            return _joker_set(position, CELL_OF[path[0]])
        case Place():
            return placed(position, task.actor, CELL_OF[path[0]])
        case Score():
            return all_scored(position)
        case Tick():
            return _ticked(position, task, path)
        case Cover():
            return _covered(position, task, CELL_OF[path[0]])
        case Move():
            return _joker_moved(position, task, CELL_OF[path[0]])
        case Over():
            raise AssertionError("nothing is legal when the game is over")


def _joker_set(position: P, cell: int) -> P:
    ledger = position.ledger._replace(jokers=(*position.ledger.jokers, Joker(cell)))
    first_turn = ledger.following[position.task.turn] if len(ledger.jokers) == JOKERS else None
    return position.replace(first_turn, ledger=ledger)


def placed(position: P, seat: int, cell: int) -> P:
    """The seat whose turn it is places an X-piece. All its patterns score, those without the new piece as well.

    Nearly every action is a placement. So what follows from the pieces is not derived anew, but brought up to date.
    """
    ledger, pieces, spaces, quiet = position.ledger, position.pieces, position.spaces, position.quiet + 1
    own = pieces[seat] | 1 << cell
    patterned = position.patterned or bool(complete(tally(own) + tally(ledger.joker_cells)))
    task = TICKINGS[seat] if ledger.claiming else ledger.following[seat]
    pieces = (*pieces[:seat], own, *pieces[seat + 1 :])
    spaces = spaces[:cell] + b"\0" + spaces[cell + 1 :]
    after = position.__class__(ledger, task, pieces, quiet, spaces, patterned)
    if ledger.claiming:
        return after
    if patterned and after.patterns(seat):
        return after.replace(Score(seat, seat))
    if own.bit_count() == X_PIECES or quiet == QUIET_PLACEMENTS:
        return turn_ended(after.replace(Place(seat, seat)))
    return after


def turn_ended(position: P) -> P:
    """The next turn, unless the mover has no X-piece left or markers have become too rare."""
    ledger, turn = position.ledger, position.task.turn
    if position.pieces[turn].bit_count() == X_PIECES and turn not in ledger.out:
        return ended_by_points(position, Ending.PIECES)
    if position.quiet >= QUIET_PLACEMENTS:
        return ended(position, Ending.QUIET, ledger.sides)
    if ledger.claiming:
        overlooked = _overlooked(position)
        if overlooked != ledger.overlooked:
            position = position.replace(ledger=ledger._replace(overlooked=overlooked))
    return position.replace(ledger.following[turn])


def _overlooked(position: Position) -> tuple[Overlooked, ...]:
    """Every pattern that stands at the end of a turn."""
    if not position.patterned:
        return ()
    seats = range(position.ledger.party.seats)
    return tuple(Overlooked(colour, number) for colour in seats for number in position.patterns(colour))


def all_scored(position: P) -> P:
    """All patterns of the mover score by themselves."""
    turn = position.task.turn
    return _patterns_scored(position, turn, cells_in(position.patterns(turn)))


def _ticked(position: P, task: Tick, path: Path) -> P:
    number = ticked_by(path)
    if number is not None:
        return position.replace(replace(task, ticked=tuple(sorted((*task.ticked, number)))))
    assert path == (DONE,)
    return _patterns_scored(position, task.actor, cells_in(task.ticked)) if task.ticked else turn_ended(position)


def _claimed(position: P, seat: int, cell: int) -> P:
    """A seat claims overlooked patterns; what it interrupts waits until they have scored."""
    claim = claim_at(position, cell)
    assert claim
    ledger = position.ledger._replace(interrupted=position.task)
    return _patterns_scored(position.replace(ledger=ledger), seat, claim.cells)


def _patterns_scored(position: P, seat: int, cells: int) -> P:
    """Patterns score for a seat: their X-pieces and Jokers are lifted. Then its markers are laid, if it has enough."""
    ledger, turn = position.ledger, position.task.turn
    lifted = cells & ledger.joker_cells
    due = mask_of(cell for cell in cells_of(cells ^ lifted) if ledger.stacks[cell][-1:] != (seat,))
    ledger = ledger._replace(
        jokers=tuple(Joker(cell, up or bool(lifted >> cell & 1)) for cell, up in ledger.jokers),
        overlooked=tuple(entry for entry in ledger.overlooked if not PATTERNS[entry.pattern].mask & cells),
    )
    hand = cells_of(lifted)
    position = position.replace(ledger=ledger, pieces=tuple(own & ~cells for own in position.pieces))
    if due.bit_count() > ledger.markers[seat]:
        return position.replace(Cover(turn, seat, due, hand))
    return _after_marking(_marked(position.replace(Move(turn, seat, hand)), due))


def _covered(position: P, task: Cover, cell: int) -> P:
    mark = 1 << cell
    return _after_marking(_marked(position.replace(replace(task, cells=task.cells ^ mark)), mark))


def _marked(position: P, cells: int) -> P:
    """The actor's markers on these cells, on top of what lies there."""
    if not cells:
        return position
    seat = position.task.actor
    stacks = position.ledger.stacks
    stacks = tuple((*stack, seat) if cells >> cell & 1 else stack for cell, stack in enumerate(stacks))
    return position.replace(ledger=position.ledger._replace(stacks=stacks), quiet=0)


def _after_marking(position: P) -> P:
    """Markers were laid: the game ends by them, or Jokers are put back, or what comes after scoring."""
    task, ledger = position.task, position.ledger
    team = ledger.team_of(task.actor)
    if ledger.points_of(team) >= ledger.party.target:
        return ended(position, Ending.TARGET, [team])
    if not ledger.markers[task.actor]:
        return ended_by_points(position, Ending.MARKERS)
    return after_scoring(position) if isinstance(task, Move) and not task.hand else position


def _joker_moved(position: P, task: Move, cell: int) -> P:
    origin, *rest = task.hand
    jokers = tuple(Joker(cell) if joker == Joker(origin, lifted=True) else joker for joker in position.ledger.jokers)
    ledger = position.ledger._replace(jokers=jokers)
    position = position.replace(replace(task, hand=tuple(rest)), ledger=ledger)
    if standing(ledger.joker_cells):
        return ended(position, Ending.JOKER, [ledger.team_of(task.actor)])
    return position if rest else after_scoring(position)


def after_scoring(position: P) -> P:
    """What follows when everything about a score is done: what a claim interrupted, or the end of the turn."""
    ledger = position.ledger
    task = ledger.interrupted
    if task is None:
        return turn_ended(position)
    position = position.replace(task, ledger=ledger._replace(interrupted=None))
    if task.actor in ledger.out:
        return abandoned(position)
    if isinstance(task, Tick):
        left = position.patterns(task.turn)
        return position.replace(replace(task, ticked=tuple(number for number in task.ticked if number in left)))
    return position


def abandoned(position: P) -> P:
    """The actor has resigned: what it would have chosen lapses, and the next seat puts its Jokers down."""
    task = position.task
    next_seat = position.ledger.following[task.actor].actor
    match task:
        case SetUp() | Move():
            return position.replace(replace(task, actor=next_seat))
        case Cover():
            position = position.replace(Move(task.turn, next_seat, task.hand))
            return position if task.hand else after_scoring(position)
        case Place() | Score() | Tick():
            return turn_ended(position)
        case Deal() | Over():
            raise AssertionError("no seat acts before the deal or after the end")


def resigned(position: P, seat: int) -> P:
    """A seat leaves: its pieces and markers stay. The last side wins; else others finish what it was about."""
    position = position.replace(ledger=position.ledger._replace(out=tuple(sorted((*position.ledger.out, seat)))))
    sides = position.ledger.sides
    if len(sides) == 1:
        return ended(position, Ending.RESIGN, sides)
    return abandoned(position) if position.task.actor == seat else position
