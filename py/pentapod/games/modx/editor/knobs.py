"""What can be set in a position of MODX beside what lies on the cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pentapod.engine.editing import Knob, choices_of, numbers
from pentapod.engine.options import Choice
from pentapod.engine.state import CHANCE, State
from pentapod.games.modx.data.table import PARTIES, QUIET_PLACEMENTS
from pentapod.games.modx.editor.mending import mended, with_party
from pentapod.games.modx.editor.sketch import Sketch, sketch_of
from pentapod.games.modx.rules.position import Overlooked
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick
from pentapod.games.modx.words.words import ModxWords

_QUIET: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 150, 180, 190, 195, 196, 197, 198, 199, QUIET_PLACEMENTS)


def knobs(state: State, words: ModxWords) -> tuple[Knob, ...]:
    """Players, how patterns score, what is to be done and by whom, the count of quiet placements, who gave up."""
    sketch = sketch_of(state)
    claiming, task, quiet = sketch.claiming, sketch.task, sketch.quiet
    players = next(players for players, party in PARTIES.items() if party == sketch.party)
    names, (of_players, of_patterns) = words.knob_names, words.options
    shown = [
        Knob("players", of_players.label, of_players.choices, players),
        Knob("patterns", of_patterns.label, of_patterns.choices, "claim" if claiming else "auto"),
        Knob("stage", names["stage"], _stages(sketch, words), _stage(task)),
    ]
    if not isinstance(task, Deal):
        shown.append(Knob("turn", names["turn"], _turns(sketch, words), str(task.turn)))
    if quiet or not isinstance(task, Deal | SetUp):
        shown.append(Knob("quiet", names["quiet"], numbers((*_QUIET, quiet)), str(quiet)))
    if claiming and not isinstance(task, Deal | SetUp | Over) and (sketch.overlooked or _claimable(sketch)):
        shown.append(Knob("overlooked", names["overlooked"], *_overlooked(sketch, words)))
    out = choices_of(words.in_or_out)
    for seat in range(sketch.party.seats):
        shown.append(Knob(f"out-{seat}", words.titles[seat], out, "out" if seat in sketch.out else "in"))
    return tuple(shown)


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to another of its choices."""
    sketch = sketch_of(state)
    name, _, seat = knob.partition("-")
    if name == "out":
        after = _without_seat(sketch, int(seat)) if choice == "out" else _with_seat(sketch, int(seat))
    else:
        after = _SET[name](sketch, choice)
    return mended(sketch, after).state


def _stage(task: Task) -> str:
    """What the knob calls a task: how it ended; scoring and ticking are one."""
    if isinstance(task, Over):
        return _over(task.ending)
    return Score.kind if isinstance(task, Tick) else task.kind


def _over(ending: Ending) -> str:
    return f"{Over.kind}-{ending}"


def _stages(sketch: Sketch, words: ModxWords) -> tuple[Choice, ...]:
    kind, names = sketch.task.kind, words.stages
    under_way = (kind,) if kind in (Cover.kind, Move.kind) else ()
    return (
        *(Choice(stage, names[stage]) for stage in (Deal.kind, SetUp.kind, Place.kind)),
        Choice(Score.kind, names[Tick.kind if sketch.claiming else Score.kind]),
        *(Choice(stage, names[stage]) for stage in under_way),
        *(Choice(_over(ending), words.endings[ending]) for ending in Ending),
    )


def _turns(sketch: Sketch, words: ModxWords) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat), words.seat(seat)) for seat in sorted({sketch.task.turn, *sketch.playing}))


def _claimable(sketch: Sketch) -> tuple[Overlooked, ...]:
    """The patterns that may have been overlooked: those that stand and are not just being scored."""
    task, position = sketch.task, sketch.state
    scoring = task.turn if isinstance(task, Score | Tick) else None
    seats = (seat for seat in range(sketch.party.seats) if seat != scoring)
    return tuple(Overlooked(seat, number) for seat in seats for number in position.patterns(seat))


def _overlooked(sketch: Sketch, words: ModxWords) -> tuple[tuple[Choice, ...], str]:
    """The choices of the knob, and the one that holds."""
    everything = _claimable(sketch)
    chosen = "none" if not sketch.overlooked else "all" if sketch.overlooked == everything else "some"
    possible = {"none", chosen, *(["all"] if everything else [])}
    return tuple(Choice(choice, label) for choice, label in words.overlooked.items() if choice in possible), chosen


def _with_players(sketch: Sketch, choice: str) -> Sketch:
    return with_party(sketch, PARTIES[choice])


def _with_patterns(sketch: Sketch, choice: str) -> Sketch:
    """Scoring and ticking stand for each other, if there is something to score; a claim needs claiming."""
    claiming = choice == "claim"
    if sketch.interrupted and not claiming:
        sketch = sketch.broken_off
    task = sketch.task
    if isinstance(task, Score):
        task = Tick(task.turn, task.actor)
    elif isinstance(task, Tick):
        task = Score(task.turn, task.actor) if sketch.state.patterns(task.turn) else sketch.next_turn
    return sketch._replace(claiming=claiming, task=task, overlooked=sketch.overlooked if claiming else ())


def _with_stage(sketch: Sketch, choice: str) -> Sketch:
    """What was under way is broken off."""
    sketch = sketch.broken_off
    turn = sketch.task.turn
    if choice == Deal.kind:
        return sketch._replace(task=Deal(CHANCE, CHANCE), quiet=0)
    ending = next((ending for ending in Ending if choice == _over(ending)), None)
    if ending:
        if ending is Ending.QUIET:
            sketch = sketch._replace(quiet=max(sketch.quiet, QUIET_PLACEMENTS))
        return sketch._replace(task=Over(turn, turn, ending, sketch.winners(ending)))
    if turn not in sketch.playing:
        turn = next(iter(sketch.playing), 0)
    if choice == SetUp.kind:
        return sketch._replace(task=SetUp(turn, turn), quiet=0)
    if choice == Place.kind:
        return sketch._replace(task=Place(turn, turn))
    return sketch._replace(task=Tick(turn, turn) if sketch.claiming else Score(turn, turn))


def _with_turn(sketch: Sketch, choice: str) -> Sketch:
    """Whoever acted for the last turn's seat does so no more; a claim stays."""
    turn, interrupted = int(choice), sketch.interrupted
    task = replace(sketch.task, turn=turn, actor=sketch.task.actor if interrupted else turn)
    if isinstance(task, Tick):
        task = replace(task, ticked=())
    if interrupted:
        interrupted = replace(interrupted, turn=turn, actor=turn)
    return sketch._replace(task=task, interrupted=interrupted)


def _with_quiet(sketch: Sketch, choice: str) -> Sketch:
    return sketch._replace(quiet=int(choice))


def _with_overlooked(sketch: Sketch, choice: str) -> Sketch:
    return sketch._replace(overlooked=_claimable(sketch) if choice == "all" else ())


def _with_seat(sketch: Sketch, seat: int) -> Sketch:
    """Who had given up plays again."""
    return sketch._replace(out=tuple(sorted({*sketch.out} - {seat})))


def _without_seat(sketch: Sketch, seat: int) -> Sketch:
    """Who gives up has no turn any more; where one side is left, it has won."""
    after = sketch._replace(out=tuple(sorted({*sketch.out, seat})))
    task, interrupted = sketch.task, sketch.interrupted
    if len(after.state.ledger.sides) == 1:
        after = after.broken_off
        winners = after.winners(Ending.RESIGN)
        return after._replace(task=Over(task.turn, task.turn, Ending.RESIGN, winners))
    if isinstance(task, Deal | Over) or not after.playing:
        return after
    if seat not in (task.actor, interrupted.actor if interrupted else None):
        return after
    if isinstance(task, SetUp | Move) and not interrupted:
        heir = after._replace(task=Place(seat, seat)).next_turn.turn
        return after._replace(task=replace(task, actor=heir))
    after = after.broken_off
    return after._replace(task=after.next_turn)


_SET: Final[dict[str, Callable[[Sketch, str], Sketch]]] = {
    "players": _with_players,
    "patterns": _with_patterns,
    "stage": _with_stage,
    "turn": _with_turn,
    "quiet": _with_quiet,
    "overlooked": _with_overlooked,
}
"""What a knob's choice does, by the knob's id."""
