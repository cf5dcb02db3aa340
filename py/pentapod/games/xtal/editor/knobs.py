"""What can be set in a position of XTAL beside what lies somewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from pentapod.engine.editing import Knob, choices_of, numbers
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.xtal.data.table import DIE
from pentapod.games.xtal.editor.mending import broken_off, mended, open_to, stand_opposite, winners, without_laid
from pentapod.games.xtal.editor.players import resigned, returned, with_seats
from pentapod.games.xtal.rules.order import cleared
from pentapod.games.xtal.rules.path import NOWHERE
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, Ending, Phase, Position, cards_in, known
from pentapod.games.xtal.rules.state import Xtal, settled
from pentapod.games.xtal.words.words import XtalWords

_FIRST_PHASES: Final = (Phase.HOMES, Phase.DEAL, Phase.START, Phase.ROLL, Phase.DRAW, Phase.PLAY)
_OVER: Final = "over-"
_NOBODY: Final = "-1"
_ROLLS: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 300, 400, 450, 490, 498, 499, 500)


def knobs(state: State, words: XtalWords) -> tuple[Knob, ...]:
    """The options, what is to be done and by whom, the die, and who gave up."""
    assert isinstance(state, Xtal)
    position, options = state.position, settled(state)
    players, *others = (
        Knob(option.id, option.label, option.choices, options[option.id])
        for option in words.options
        if option.matters(options)
    )
    seats = range(position.setting.seats)
    plays = choices_of(words.in_or_out)
    out = (Knob(f"out-{seat}", words.titles[seat], plays, "in" if position.playing(seat) else "out") for seat in seats)
    return (players, *_doing(position, words), *others, *_die(position, words), *out)


def _doing(position: Position, words: XtalWords) -> tuple[Knob, ...]:
    """What is to be done, and by whom."""
    names = words.knob_names
    phase = Knob("stage", names["stage"], _phases(position, words), _phase(position))
    if position.phase in BEFORE_START:
        return (phase,)
    turn = Knob("turn", names["turn"], _seats({position.mover, *position.players}, words), _seat(position.mover))
    if position.phase is not Phase.OPEN or position.setting.speed:
        return (phase, turn)
    acting = {position.acting, *position.table.pair}
    return (phase, turn, Knob("acting", names["acting"], _seats(acting, words), _seat(position.acting)))


def _die(position: Position, words: XtalWords) -> tuple[Knob, ...]:
    if position.phase in BEFORE_START and not position.rolls:
        return ()
    faces = range(position.rolled + 1 if position.rolled > DIE else DIE + 1)
    counts = numbers((*_ROLLS, position.setting.most_rolls - 1, position.setting.most_rolls, position.rolls))
    rolled = tuple(Choice(str(face), str(face or words.no_roll)) for face in faces)
    return (
        Knob("die", words.knob_names["die"], rolled, str(position.rolled)),
        Knob("rolls", words.knob_names["rolls"], counts, str(position.rolls)),
    )


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to another of its choices."""
    assert isinstance(state, Xtal)
    position = state.position
    name, _, seat = knob.partition("-")
    if name == "out":
        after = resigned(position, int(seat)) if choice == "out" else returned(position, int(seat))
    else:
        after = _SET[name](position, choice)
    return Xtal(mended(position, after))


def _phase(position: Position) -> str:
    return _OVER + position.ending if position.ending else position.phase.value


def _phases(position: Position, words: XtalWords) -> tuple[Choice, ...]:
    """Combat can be begun where two stand opposite."""
    possible = {position.phase, *_FIRST_PHASES, *([Phase.OPEN] if _pairs(position) else [])}
    return (
        *(Choice(phase.value, name) for phase, name in words.phases.items() if phase in possible),
        *(Choice(_OVER + ending, name) for ending, name in words.endings.items()),
    )


def _pairs(position: Position) -> list[tuple[int, int]]:
    """Who stands opposite each other; first of all the mover."""
    pairs = [pair for pair in combinations(position.players, 2) if stand_opposite(position, *pair)]
    return sorted(pairs, key=lambda pair: position.mover not in pair)


def _seats(seats: set[int | None], words: XtalWords) -> tuple[Choice, ...]:
    nobody = (Choice(_NOBODY, words.nobody),) if None in seats else ()
    ascending = sorted(known(seat) for seat in seats - {None})
    return (*nobody, *(Choice(_seat(seat), words.titles[seat]) for seat in ascending))


def _seat(seat: int | None) -> str:
    return _NOBODY if seat is None else str(seat)


def _chosen_seat(choice: str) -> int | None:
    return None if choice == _NOBODY else int(choice)


def _with_phase(position: Position, choice: str) -> Position:
    """What was going on is broken off."""
    if choice == Phase.OPEN:
        return _in_combat(position)
    position = broken_off(position)
    if choice in BEFORE_START:
        phase, players = Phase(choice), position.players
        homeless = [seat for seat in players if position.homes[seat] == NOWHERE]
        acting = next(iter((*homeless, *players)), 0) if phase is Phase.HOMES else None
        hands = tuple(map(cards_in, position.hands))
        return position._replace(phase=phase, mover=None, acting=acting, hands=hands, rolled=0, rolls=0)
    if choice.startswith(_OVER):
        return _over(position, Ending(choice.removeprefix(_OVER)))
    phase = Phase(choice)
    if phase is Phase.ROLL:
        return position._replace(phase=phase, acting=None)
    return _rolled(position)._replace(phase=phase, acting=position.mover if phase is Phase.PLAY else None)


def _in_combat(position: Position) -> Position:
    """Combat of two who stand opposite each other, just begun."""
    pair, begun = _pairs(position)[0], cleared(_rolled(position))
    mover = position.mover if position.playing(position.mover) else pair[0]
    table = begun.table._replace(pair=pair, waiting=())
    return open_to(begun._replace(mover=mover, table=table, ending=None, winners=0), mover)


def _over(position: Position, ending: Ending) -> Position:
    if ending is Ending.ROLLS:
        position = _rolled(position)._replace(rolls=position.setting.most_rolls)
    won = winners(position, ending) or 1 << known(position.mover)
    return position._replace(phase=Phase.OVER, acting=None, ending=ending, winners=won)


def _rolled(position: Position) -> Position:
    """With a roll behind it, if there was none."""
    return position if position.rolls else position._replace(rolled=max(1, position.rolled), rolls=1)


def _with_turn(position: Position, choice: str) -> Position:
    mover = _chosen_seat(choice)
    if position.phase in COMBAT or position.phase is Phase.OVER:
        return position._replace(mover=mover)
    acting = mover if position.phase is Phase.PLAY else position.acting
    return without_laid(position)._replace(mover=mover, acting=acting)


def _with_acting(position: Position, choice: str) -> Position:
    """Who has passed may act again."""
    acting = _chosen_seat(choice)
    passed = position.passed if acting is None else position.passed & ~(1 << acting)
    return position._replace(acting=acting, passed=passed, drafts=())


def _with_die(position: Position, choice: str) -> Position:
    face = int(choice)
    return position._replace(rolled=face, rolls=max(1, position.rolls) if face else 0)


def _with_rolls(position: Position, choice: str) -> Position:
    rolls = int(choice)
    return position._replace(rolls=rolls, rolled=max(1, position.rolled) if rolls else 0)


def _with_players(position: Position, choice: str) -> Position:
    return with_seats(position, int(choice))


def _with_tempo(position: Position, choice: str) -> Position:
    position = position._replace(setting=position.setting._replace(speed=choice == "speed"), drafts=())
    return open_to(position, position.mover) if position.phase is Phase.OPEN and position.table.pair else position


def _with_hands(position: Position, choice: str) -> Position:
    return position._replace(setting=position.setting._replace(open=choice == "open"))


def _with_answer(position: Position, choice: str) -> Position:
    return position._replace(setting=position.setting._replace(seconds=int(choice)))


def _with_levitate(position: Position, choice: str) -> Position:
    return position._replace(setting=position.setting._replace(strict=choice == "strict"), drafts=())


def _with_guard(position: Position, choice: str) -> Position:
    return position._replace(setting=position.setting._replace(guarded=choice == "on"))


_SET: Final[dict[str, Callable[[Position, str], Position]]] = {
    "players": _with_players,
    "tempo": _with_tempo,
    "hands": _with_hands,
    "answer": _with_answer,
    "levitate": _with_levitate,
    "guard": _with_guard,
    "stage": _with_phase,
    "turn": _with_turn,
    "acting": _with_acting,
    "die": _with_die,
    "rolls": _with_rolls,
}
