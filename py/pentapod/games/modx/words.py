"""What MODX says to players: what is to be done, what happened, why a touch is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pentapod.engine.game import Action, Path
from pentapod.games.modx.board import CELL_OF, NAMES, PATTERN_OF, PATTERNS, RING, cells_of, names_of, standing
from pentapod.games.modx.choices import CLAIMS, DONE, claim_cell, claimable, made, spoilt
from pentapod.games.modx.position import COVER, DEAL, MOVE, OVER, SCORE, SETUP, TICK
from pentapod.games.modx.table import COLOURS, JOKERS, QUIET_PLACEMENTS

if TYPE_CHECKING:
    from pentapod.games.modx.rules import ModxState


def listed(words: Sequence[str]) -> str:
    """Words as a list in a sentence: `a1, b2 and c3`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def counted(count: int, word: str) -> str:
    """A number with its noun: `1 Joker`, `2 Jokers`."""
    return f"{count} {word}{'s' * (count != 1)}"


def cell_words(state: ModxState, cell: int, names: Sequence[str] = COLOURS) -> str:
    """What lies on a cell: `d4, Blue's X on Orange's marker`."""
    owners = [seat for seat, pieces in enumerate(state.pieces) if pieces >> cell & 1]
    piece = f"{names[owners[0]]}'s X" if owners else "Joker" if state.clear >> cell & 1 else ""
    stack = state.ledger.stacks[cell]
    marker = f"{names[stack[-1]]}'s marker" if stack else ""
    if len(stack) > 1:
        marker += f" over {listed([names[owner] for owner in reversed(stack[:-1])])}"
    return f"{NAMES[cell]}, " + (" on ".join(filter(None, (piece, marker))) or "empty")


def prompt(state: ModxState, names: Sequence[str], chosen: Path) -> str:
    """Who is to do what; when the game is over, how it ended."""
    task = state.task
    if task.kind == OVER:
        return _ended(state, names)
    if task.kind == DEAL:
        return "Chance names the oldest player, who places the Jokers."
    if chosen and chosen[0] in CLAIMS:
        return f"{names[CLAIMS.index(chosen[0])]} touches an X of the overlooked pattern."
    sentence = _task_words(state, names[task.actor])
    return f"{sentence} Then {names[task.held.turn]}'s turn goes on." if task.held else sentence


def _task_words(state: ModxState, actor: str) -> str:
    match state.task.kind:
        case "jokers":
            return f"{actor} places the Jokers, no two adjacent: {JOKERS - len(state.ledger.jokers)} to go."
        case "score":
            return f"{actor} scores {_patterns(made(state, state.task.turn))}."
        case "tick":
            return f"{actor} ticks the patterns to claim, in their order; Done leaves the rest."
        case "cover":
            left = state.ledger.markers[state.task.actor]
            return f"{actor} has {counted(left, 'marker')} left for these spaces and chooses where to put {_it(left)}."
        case "move":
            return _moving(state, actor)
        case _:
            return f"{actor} places an X on a space without a piece."


def _it(count: int) -> str:
    return "it" if count == 1 else "them"


def _moving(state: ModxState, actor: str) -> str:
    origin, *more = (NAMES[cell] for cell in state.task.hand)
    then = f" Then {counted(len(more), 'more Joker')}." if more else ""
    return f"{actor} puts the Joker from {origin} on a free space where it completes no pattern.{then}"


def _ended(state: ModxState, names: Sequence[str]) -> str:
    task, ledger = state.task, state.ledger
    winners = listed([names[seat] for seat in task.winners])
    wins = f"{winners} {'win' if len(task.winners) > 1 else 'wins'}"
    if len({next(team for team in ledger.party.teams if seat in team) for seat in task.winners}) > 1:
        wins = f"{winners} share the win"
    why = {
        "target": f"with {sum(ledger.points[seat] for seat in _side(state, task.winners[0]))} points.",
        "markers": "by points: a player has no marker left.",
        "pieces": "by points: a player has no X left.",
        "joker": "at once with a pattern of Jokers only.",
        "quiet": f"after {QUIET_PLACEMENTS} placements without a new marker.",
        "resign": "because everybody else gave up."
        if len(ledger.party.teams) > 2
        else "because the other side gave up.",
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
    actor = names[action.seat]
    if touch in CLAIMS:
        cell = CELL_OF[action.path[1]]
        colour, union = next(claim for claim in claimable(state) if claim_cell(state, *claim) == cell)
        return f"{actor} claimed a pattern of {names[colour]}: {listed(names_of(union))}."
    match kind:
        case "tick":
            return _ticked(state, touch, actor)
        case "score":
            return f"{actor} scored {_patterns(made(state, state.task.turn))}."
        case "cover":
            return f"{actor} put a marker on {touch}."
        case "place":
            return f"{actor} placed an X on {touch}."
        case _:
            return f"{actor} put a Joker on {touch}."


def _ticked(state: ModxState, touch: str, actor: str) -> str:
    if touch != DONE:
        return f"{actor} ticked the {PATTERNS[PATTERN_OF[touch]].name}."
    return f"{actor} claimed what was ticked." if state.task.ticked else f"{actor} claimed nothing."


def _patterns(numbers: Sequence[int]) -> str:
    return listed([f"the {PATTERNS[number].name}" for number in numbers])


def refusal(state: ModxState, path: Path) -> str:
    """Why no legal action begins with these touches."""
    task = state.task
    touch = path[0] if path else ""
    if task.kind == OVER:
        return "The game is over."
    if task.kind == DEAL:
        return "First chance names the oldest player."
    if touch in CLAIMS:
        return _claim_refused(state, path)
    if touch in PATTERN_OF and task.kind == TICK:
        return _tick_refused(state, PATTERN_OF[touch])
    if touch not in CELL_OF or len(path) > 1:
        return "That is nothing to do now."
    cell = CELL_OF[touch]
    if task.kind in (SCORE, TICK):
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
        return _move_refused(state, cell)
    return "It is another player's turn."


def _move_refused(state: ModxState, cell: int) -> str:
    colour = spoilt(state, cell)
    if colour is None:
        return "It is another player's turn."
    own = state.pieces[colour]
    patterns = [PATTERNS[number] for number in standing(own | state.clear | 1 << cell)]
    spoils = next(pattern for pattern in patterns if pattern.mask >> cell & 1 and pattern.mask & own)
    return f"A Joker on {NAMES[cell]} would complete {COLOURS[colour]}'s {spoils.name}."


def _claim_refused(state: ModxState, path: Path) -> str:
    if not state.ledger.claiming:
        return "In this game patterns score by themselves."
    if state.task.held:
        return "First the last claim is settled."
    colour_of_seat = CLAIMS.index(path[0])
    unions = [union for union in claimable(state) if union[0] != colour_of_seat]
    if colour_of_seat in state.ledger.out or colour_of_seat >= state.ledger.party.seats:
        return f"{COLOURS[colour_of_seat]} is not in the game."
    if not unions:
        return f"There is no overlooked pattern that {COLOURS[colour_of_seat]} may claim."
    cell = CELL_OF.get(path[1], -1) if len(path) > 1 else -1
    for colour, cells in unions:
        if cell >= 0 and cells >> cell & 1:
            return f"Touch {NAMES[claim_cell(state, colour, cells)]} to claim this pattern."
    return "This is no overlooked pattern."


def _tick_refused(state: ModxState, number: int) -> str:
    name = PATTERNS[number].name
    if number not in made(state, state.task.turn):
        return f"{COLOURS[state.task.turn]} has no {name}."
    if number in state.task.ticked:
        return f"The {name} is ticked already."
    return f"Patterns are ticked in their order; the {name} was passed over. Undo takes a tick back."
