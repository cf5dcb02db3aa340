"""What MODX says to players: what is to be done, what happened, why a touch is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from pentapod.engine.state import Action, Path
from pentapod.games.modx.data.table import COLOURS, JOKERS, QUIET_PLACEMENTS, SHAPES
from pentapod.games.modx.rules.actions import CLAIMS, claim_at, made, spoilt, ticked_by
from pentapod.games.modx.rules.board import (
    CELL_OF,
    NAMES,
    PATTERN_AT,
    PATTERNS,
    RING,
    Pattern,
    cells_of,
    names_of,
    place_of,
    standing,
)
from pentapod.games.modx.rules.position import COVER, DEAL, MOVE, OVER, SCORE, SETUP, TICK

if TYPE_CHECKING:
    from pentapod.games.modx.rules.state import ModxState


_ONE: Final = {shape.id: shape.one for shape in SHAPES}


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence: `a1, b2 and c3`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def counted(count: int, word: str) -> str:
    """A number with its noun: `1 Joker`, `2 Jokers`."""
    return f"{count} {word}{'s' * (count != 1)}"


def told(numbers: Iterable[int], whose: str = "the") -> str:
    """Patterns in a sentence: those that overlap in one line, or have the same middle, are told as one."""
    groups: list[list[Pattern]] = []
    for pattern in (PATTERNS[number] for number in numbers):
        group = next((group for group in groups if _together(group[0], pattern)), None)
        if group:
            group.append(pattern)
        else:
            groups.append([pattern])
    return listed([f"{whose} {_as_one(group)}" for group in groups])


def _together(one: Pattern, other: Pattern) -> bool:
    in_line = one.shape is other.shape and one.shape.straight and one.mask & other.mask
    return bool(in_line) or one.place == other.place


def _as_one(group: Sequence[Pattern]) -> str:
    nouns = listed(list(dict.fromkeys(pattern.shape.name for pattern in group)))
    _, _, anchor = group[0].id.partition("-")
    return f"{nouns} {place_of(group[0].shape, anchor, sorted(cell for pattern in group for cell in pattern.cells))}"


def cell_words(state: ModxState, cell: int, names: Sequence[str] = COLOURS) -> str:
    """What lies on a cell: `d4, Blue's X on Orange's marker`."""
    owners = [seat for seat, pieces in enumerate(state.pieces) if pieces >> cell & 1]
    piece = f"{names[owners[0]]}'s X" if owners else "Joker" if state.clear >> cell & 1 else ""
    stack = state.ledger.stacks[cell]
    marker = f"{names[stack[-1]]}'s marker" if stack else ""
    if len(stack) > 1:
        marker += f" over {listed([names[owner] for owner in reversed(stack[:-1])])}"
    return f"{NAMES[cell]}, " + (" on ".join(filter(None, (piece, marker))) or "empty")


def about(state: ModxState, touch: str, names: Sequence[str]) -> tuple[str, ...]:
    """What lies on a space, and for whom it counts; () for an empty one."""
    cell = CELL_OF.get(touch)
    if cell is None:
        return ()
    stack = state.ledger.stacks[cell]
    told = []
    if any(pieces >> cell & 1 for pieces in state.pieces):
        told.append("Five X-pieces of one colour in a pattern turn into markers.")
    elif state.clear >> cell & 1:
        told.append("A Joker counts as a piece of every colour. In a pattern it moves on to another space.")
    if stack:
        told.append(f"The marker on top is a point for {names[stack[-1]]}.")
    if len(stack) > 1:
        told.append("Covered markers count nothing.")
    return (cell_words(state, cell, names), *told) if told else ()


def prompt(state: ModxState, names: Sequence[str], chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    task = state.task
    if task.kind == OVER:
        return _ended(state, names)
    if task.kind == DEAL:
        return "Chance names the oldest player, who places the Jokers."
    if chosen and chosen[0] in CLAIMS:
        return f"{names[CLAIMS.index(chosen[0])]} touches an X of the overlooked pattern, or Claim again to let it be."
    if chosen and chosen[0] in _ONE and task.kind == TICK:
        return f"{names[task.actor]} touches the middle of {_ONE[chosen[0]]}."
    sentence = _task_words(state, names[task.actor])
    return f"{sentence} Then {names[task.held.turn]}'s turn goes on." if task.held else sentence


def _task_words(state: ModxState, actor: str) -> str:
    match state.task.kind:
        case "jokers":
            return f"{actor}: place the Jokers, no two adjacent, {JOKERS - len(state.ledger.jokers)} to go."
        case "score":
            return f"{actor}: score {told(made(state, state.task.turn))}."
        case "tick":
            return f"{actor}: tick each pattern made, its shape, then its middle. Then Done."
        case "cover":
            left = state.ledger.markers[state.task.actor]
            return f"{actor}: choose where to put your {_lasts(left)} on these spaces."
        case "move":
            return _moving(state, actor)
        case _:
            return f"{actor}: place an X on a space without a piece."


def _lasts(count: int) -> str:
    return "last marker" if count == 1 else f"last {count} markers"


def _moving(state: ModxState, actor: str) -> str:
    origin, *more = (NAMES[cell] for cell in state.task.hand)
    then = f" Then {counted(len(more), 'more Joker')}." if more else ""
    return f"{actor}: put the Joker from {origin} on a free space where it completes no pattern.{then}"


def _ended(state: ModxState, names: Sequence[str]) -> str:
    task, ledger = state.task, state.ledger
    winners = listed([names[seat] for seat in task.winners])
    if task.ending == "quiet":
        among = f" between {winners}" if len(task.winners) < ledger.party.seats else ""
        return f"A draw{among}: {QUIET_PLACEMENTS} placements brought no new marker."
    wins = f"{winners} {'win' if len(task.winners) > 1 else 'wins'}"
    if len({next(team for team in ledger.party.teams if seat in team) for seat in task.winners}) > 1:
        wins = f"{winners} share the win"
    why = {
        "target": f"with {sum(ledger.points[seat] for seat in _side(state, task.winners[0]))} points.",
        "markers": "by points: a player has no marker left.",
        "pieces": "by points: a player has no X left.",
        "joker": "at once with a pattern of Jokers only.",
        "resign": "because everybody else resigned."
        if len(ledger.party.teams) > 2
        else "because the other side resigned.",
    }[task.ending]
    return f"{wins} {why}"


def _side(state: ModxState, seat: int) -> tuple[int, ...]:
    return next(team for team in state.ledger.party.teams if seat in team)


def describe(state: ModxState, action: Action, names: Sequence[str]) -> str:
    """What an action that is legal here does, in the past tense."""
    touch = action.path[0]
    kind = state.task.kind
    if kind == DEAL:
        return f"{names[int(touch)]} is the oldest player."
    if touch in CLAIMS:
        return _claimed(state, action, names)
    after = state.after(action)
    actor = names[action.seat]
    match kind:
        case "tick":
            return f"{actor} {_ticked(state, after, ticked_by(action.path))}"
        case "score":
            return f"{actor} scored {_worth(state, after, action.seat, made(state, action.seat))}"
        case "place":
            return f"{actor} placed an X on {touch}."
        case "cover":
            return f"{actor} put a marker on {touch}: 1 point."
        case _:
            return f"{actor} put a Joker on {touch}."


def _claimed(state: ModxState, action: Action, names: Sequence[str]) -> str:
    union = claim_at(state, CELL_OF[action.path[1]])
    assert union
    maker, cells = union
    after = state.after(action)
    numbers = [
        number for colour, number in state.ledger.overlooked if colour == maker and PATTERNS[number].mask & cells
    ]
    worth = _worth(state, after, action.seat, numbers, f"{names[maker]}'s")
    return f"{names[action.seat]} claimed {worth}"


def _ticked(state: ModxState, after: ModxState, number: int | None) -> str:
    """What a tick did, or None, which is Done."""
    ticked = state.task.ticked
    if number is not None:
        if after.task.kind == TICK:
            return f"ticked the {PATTERNS[number].name}."
        ticked = (*ticked, number)
    return f"scored {_worth(state, after, state.task.actor, ticked)}" if ticked else "ended the turn."


def _worth(state: ModxState, after: ModxState, seat: int, numbers: Sequence[int], whose: str = "the") -> str:
    """Patterns that a seat scored, and what they brought: a point for each new marker."""
    what = told(numbers, whose)
    cells = {cell for number in numbers for cell in PATTERNS[number].cells}
    points = sum(state.ledger.stacks[cell] != after.ledger.stacks[cell] for cell in cells)
    task = after.task
    if task.kind == COVER and task.actor == seat and task != state.task and not points:
        spaces = counted(task.cells.bit_count(), "space")
        return f"{what}, with {counted(after.ledger.markers[seat], 'marker')} left for {spaces}."
    return f"{what}: {counted(points, 'point') if points else 'no new point'}."


def refusal(state: ModxState, path: Path, names: Sequence[str]) -> str:
    """Why no legal action begins with these touches."""
    task = state.task
    touch = path[0] if path else ""
    if task.kind == OVER:
        return "The game is over."
    if task.kind == DEAL:
        return "First chance names the oldest player."
    if touch in CLAIMS:
        return _claim_refused(state, path, names)
    if touch in _ONE and task.kind == TICK:
        return _tick_refused(state, path, names)
    if touch not in CELL_OF or len(path) > 1:
        return "That is nothing to do now."
    cell = CELL_OF[touch]
    if task.kind == TICK:
        return "Who ticks a pattern touches its shape and then its middle."
    if task.kind == SCORE:
        return "First the patterns are scored."
    if task.kind == COVER:
        return f"A last marker goes where one of the X-pieces was used: {listed(names_of(task.cells))}."
    if not state.spaces[cell]:
        piece = "a Joker" if state.clear >> cell & 1 else "an X"
        return f"{touch} is not free: {piece} is there."
    if task.kind == SETUP:
        near = next(cells_of(state.clear & RING[cell]), None)
        return "It is another player's turn." if near is None else f"{touch} is adjacent to the Joker on {NAMES[near]}."
    if task.kind == MOVE:
        return _move_refused(state, cell, names)
    return "It is another player's turn."


def _move_refused(state: ModxState, cell: int, names: Sequence[str]) -> str:
    colour = spoilt(state, cell)
    if colour is None:
        return "It is another player's turn."
    own = state.pieces[colour]
    patterns = [PATTERNS[number] for number in standing(own | state.clear | 1 << cell)]
    spoils = next(pattern for pattern in patterns if pattern.mask >> cell & 1 and pattern.mask & own)
    return f"A Joker on {NAMES[cell]} would complete {names[colour]}'s {spoils.name}."


def _claim_refused(state: ModxState, path: Path, names: Sequence[str]) -> str:
    """Says of a cell only what everybody sees: where an overlooked pattern stands is not told."""
    if not state.ledger.claiming:
        return "In this game patterns score by themselves."
    if state.task.held:
        return "First the last claim is settled."
    seat = CLAIMS.index(path[0])
    if seat >= state.ledger.party.seats:
        return "There is no such player."
    name = names[seat]
    if seat in state.ledger.out:
        return f"{name} has left the game."
    if len(path) != 2 or path[1] not in CELL_OF:
        return f"{name} touches an X of the overlooked pattern."
    cell = CELL_OF[path[1]]
    owner = next((owner for owner, pieces in enumerate(state.pieces) if pieces >> cell & 1), None)
    if owner is None:
        return f"A claim touches an X of the pattern; there is none on {path[1]}."
    if owner == seat:
        return f"The X on {path[1]} is {name}'s own. Only others may claim {name}'s patterns."
    return f"There is no overlooked pattern at {path[1]}."


def _tick_refused(state: ModxState, path: Path, names: Sequence[str]) -> str:
    """Says of a shape around a cell only whether it is there."""
    name, one = names[state.task.turn], _ONE[path[0]]
    if len(path) != 2 or path[1] not in CELL_OF:
        return f"{name} touches the middle of {one}."
    number = PATTERN_AT.get((path[0], path[1]))
    if number is None:
        return f"There is no room for {one} around {path[1]}."
    if number in state.task.ticked:
        return f"The {PATTERNS[number].name} is ticked already."
    return f"{name} has no {PATTERNS[number].name}."
