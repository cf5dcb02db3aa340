"""What can be set in a position of MODX beside what lies on the cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapod.engine.editing import Knob, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import CHANCE, State
from pentapod.games.modx.data.table import COLOURS, PARTIES, QUIET_PLACEMENTS
from pentapod.games.modx.editor.conversion import Sketch, mended, sketch, with_party, without_hands
from pentapod.games.modx.rules.actions import made
from pentapod.games.modx.rules.position import COVER, DEAL, MOVE, OVER, PLACE, SCORE, SETUP, TICK, Task
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.words.options import OPTIONS

_PLAYERS, _PATTERNS = OPTIONS

_BEGINNING: Final = (
    Choice(DEAL, "Chance names the oldest player"),
    Choice(SETUP, "The Jokers are placed"),
    Choice(PLACE, "An X is placed"),
)
_UNDER_WAY: Final = {COVER: Choice(COVER, "The last markers are laid"), MOVE: Choice(MOVE, "Jokers are put back")}
_ENDS: Final = (
    Choice("over-target", "Over: enough points"),
    Choice("over-markers", "Over: a player has no marker left"),
    Choice("over-joker", "Over: a pattern of Jokers"),
    Choice("over-pieces", "Over: a player has no X left"),
    Choice("over-quiet", "Over: a draw"),
    Choice("over-resign", "Over: the others resigned"),
)
_OUT: Final = (Choice("in", "Plays"), Choice("out", "Resigned"))
_QUIET: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 150, 180, 190, 195, 196, 197, 198, 199, QUIET_PLACEMENTS)


def knobs(state: State) -> tuple[Knob, ...]:
    """Players, how patterns score, what is to be done and by whom, the count of quiet placements, who gave up."""
    assert isinstance(state, ModxState)
    at = sketch(state)
    claiming, kind = at.claiming, at.task.kind
    players = next(players for players, party in PARTIES.items() if party == at.party)
    shown = [
        Knob("players", _PLAYERS.label, _PLAYERS.choices, players),
        Knob("patterns", _PATTERNS.label, _PATTERNS.choices, "claim" if claiming else "auto"),
        Knob("stage", "What is done now", _stages(at), _stage(at.task)),
    ]
    if kind != DEAL:
        shown.append(Knob("turn", "Turn", _turns(at), str(at.task.turn)))
    if kind not in (DEAL, SETUP) or at.quiet:
        quiet = numbers((*_QUIET, at.quiet))
        shown.append(Knob("quiet", "Placements since the last marker", quiet, str(at.quiet)))
    if claiming and kind not in (DEAL, SETUP, OVER) and (at.overlooked or _claimable(at)):
        shown.append(Knob("overlooked", "Overlooked patterns", *_overlooked(at)))
    for seat in range(at.party.seats):
        shown.append(Knob(f"out-{seat}", COLOURS[seat], _OUT, "out" if seat in at.out else "in"))
    return tuple(shown)


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    assert isinstance(state, ModxState)
    at = sketch(state)
    known = settable(knobs(state), knob, choice)
    if choice == known.chosen:
        return at.state
    name, _, seat = knob.partition("-")
    after = _with_out(at, int(seat), choice == "out") if name == "out" else _SET[name](at, choice)
    return mended(at, after).state


def _stage(task: Task) -> str:
    return f"over-{task.ending}" if task.kind == OVER else SCORE if task.kind == TICK else task.kind


def _stages(at: Sketch) -> tuple[Choice, ...]:
    score = Choice(SCORE, "Patterns are ticked" if at.claiming else "Patterns score")
    own = (_UNDER_WAY[at.task.kind],) if at.task.kind in _UNDER_WAY else ()
    return (*_BEGINNING, score, *own, *_ENDS)


def _turns(at: Sketch) -> tuple[Choice, ...]:
    seats = sorted({at.task.turn, *at.playing})
    return tuple(Choice(str(seat), "Nobody" if seat == CHANCE else COLOURS[seat]) for seat in seats)


def _claimable(at: Sketch) -> tuple[tuple[int, int], ...]:
    """The patterns that may have been overlooked: those that stand and are not just being scored."""
    state, scoring = at.state, at.task.turn if at.task.kind in (SCORE, TICK) else CHANCE
    return tuple((seat, number) for seat in range(at.party.seats) if seat != scoring for number in made(state, seat))


def _overlooked(at: Sketch) -> tuple[tuple[Choice, ...], str]:
    everything = _claimable(at)
    choices = [Choice("none", "None can be claimed")]
    if everything:
        choices.append(Choice("all", "All that stand can be claimed"))
    if at.overlooked in ((), everything):
        return tuple(choices), "all" if at.overlooked else "none"
    return (*choices, Choice("some", "Some can be claimed")), "some"


def _with_players(at: Sketch, choice: str) -> Sketch:
    return with_party(at, PARTIES[choice])


def _with_patterns(at: Sketch, choice: str) -> Sketch:
    """Scoring and ticking stand for each other, if there is something to score; a claim needs claiming."""
    claiming, task = choice == "claim", at.task
    if task.kind == SCORE:
        task = task._replace(kind=TICK)
    elif task.kind == TICK:
        task = task._replace(kind=SCORE, ticked=()) if made(at.state, task.turn) else at.next_turn()
    elif task.held and not claiming:
        at, task = without_hands(at), Task(PLACE, task.turn, task.turn)
    return at._replace(claiming=claiming, task=task, overlooked=at.overlooked if claiming else ())


def _with_stage(at: Sketch, choice: str) -> Sketch:
    """What was under way is broken off."""
    at = without_hands(at)
    turn = at.task.turn
    if choice in (DEAL, SETUP):
        at = at._replace(quiet=0)
    if choice == DEAL:
        return at._replace(task=Task(DEAL, CHANCE, CHANCE))
    if choice.startswith("over-"):
        ending = choice.removeprefix("over-")
        at = at._replace(task=Task(OVER, turn, turn, ending=ending))
        if ending == "quiet":
            at = at._replace(quiet=max(at.quiet, QUIET_PLACEMENTS))
        return at._replace(task=at.task._replace(winners=at.winners(ending)))
    if turn not in at.playing:
        turn = next(iter(at.playing), 0)
    kind = TICK if choice == SCORE and at.claiming else choice
    return at._replace(task=Task(kind, turn, turn))


def _with_turn(at: Sketch, choice: str) -> Sketch:
    """Whoever acted for the last turn's seat does so no more; a claim stays."""
    turn, task = int(choice), at.task
    held = task.held._replace(turn=turn, actor=turn) if task.held else None
    actor = task.actor if task.held else turn
    return at._replace(task=task._replace(turn=turn, actor=actor, held=held, ticked=()))


def _with_quiet(at: Sketch, choice: str) -> Sketch:
    return at._replace(quiet=int(choice))


def _with_overlooked(at: Sketch, choice: str) -> Sketch:
    return at._replace(overlooked=_claimable(at) if choice == "all" else ())


def _with_out(at: Sketch, seat: int, gone: bool) -> Sketch:
    """Who gives up has no turn any more; where one side is left, it has won."""
    out = tuple(sorted({*at.out, seat} if gone else {*at.out} - {seat}))
    after = at._replace(out=out)
    task = at.task
    if gone and after.sides == 1:
        after = without_hands(after)
        return after._replace(task=Task(OVER, task.turn, task.turn, ending="resign", winners=after.winners("resign")))
    if not gone or task.kind in (DEAL, OVER) or not after.playing:
        return after
    if seat in {task.actor, *((task.held.actor,) if task.held else ())}:
        heir = after._replace(task=task._replace(turn=seat)).next_turn().turn
        if task.kind in (SETUP, MOVE) and not task.held:
            return after._replace(task=task._replace(actor=heir))
        after = without_hands(after)
        return after._replace(task=after.next_turn())
    return after


_SET: Final[dict[str, Callable[[Sketch, str], Sketch]]] = {
    "players": _with_players,
    "patterns": _with_patterns,
    "stage": _with_stage,
    "turn": _with_turn,
    "quiet": _with_quiet,
    "overlooked": _with_overlooked,
}
