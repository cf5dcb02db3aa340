"""What can be set in a position of XTAL beside what lies somewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from pentapod.engine.editing import Knob, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.xtal.data.table import DIE, TITLES
from pentapod.games.xtal.editor.mending import broken_off, mended, open_to, stand_opposite, winners, without_laid
from pentapod.games.xtal.editor.players import resigned, returned, with_seats
from pentapod.games.xtal.rules.order import cleared
from pentapod.games.xtal.rules.path import NOWHERE
from pentapod.games.xtal.rules.position import BEFORE_START, COMBAT, Ending, Phase, Position, cards_in, known
from pentapod.games.xtal.rules.state import Xtal, settled
from pentapod.games.xtal.words.options import OPTIONS

_PHASES: Final = (
    Choice(Phase.HOMES.value, "Homes are chosen"),
    Choice(Phase.DEAL.value, "Cards are dealt"),
    Choice(Phase.START.value, "Chance names who begins"),
    Choice(Phase.ROLL.value, "The die is rolled"),
    Choice(Phase.DRAW.value, "A card is drawn"),
    Choice(Phase.PLAY.value, "Cards are played"),
)
_COMBAT: Final = {
    Phase.OPEN: Choice(Phase.OPEN.value, "Combat"),
    Phase.WEAPON: Choice(Phase.WEAPON.value, "Combat: a Weapon is answered"),
    Phase.ANSWER: Choice(Phase.ANSWER.value, "Combat: a Void is answered"),
}
_OVER: Final = "over-"
_ENDS: Final = (
    Choice(_OVER + Ending.HOME, "Over: rings came Home"),
    Choice(_OVER + Ending.LEFT, "Over: the others resigned"),
    Choice(_OVER + Ending.ROLLS, "Over: the last roll"),
)
_OUT: Final = (Choice("in", "Plays"), Choice("out", "Resigned"))
_NOBODY: Final = Choice("-1", "Nobody")
_ROLLS: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 300, 400, 450, 490, 498, 499, 500)


def knobs(state: State) -> tuple[Knob, ...]:
    """The options, what is to be done and by whom, the die, and who gave up."""
    assert isinstance(state, Xtal)
    position, options = state.position, settled(state)
    players, *others = (
        Knob(option.id, option.label, option.choices, options[option.id])
        for option in OPTIONS
        if option.matters(options)
    )
    seats = range(position.setting.seats)
    out = (Knob(f"out-{seat}", TITLES[seat], _OUT, "in" if position.playing(seat) else "out") for seat in seats)
    return (players, *_doing(position), *others, *_die(position), *out)


def _doing(position: Position) -> tuple[Knob, ...]:
    """What is to be done, and by whom."""
    phase = Knob("stage", "What is done now", _phases(position), _phase(position))
    if position.phase in BEFORE_START:
        return (phase,)
    turn = Knob("turn", "Turn", _seats({position.mover, *position.players}), _seat(position.mover).id)
    if position.phase is not Phase.OPEN or position.setting.speed:
        return (phase, turn)
    acting = {position.acting, *position.table.pair}
    return (phase, turn, Knob("acting", "Acts in Combat", _seats(acting), _seat(position.acting).id))


def _die(position: Position) -> tuple[Knob, ...]:
    if position.phase in BEFORE_START and not position.rolls:
        return ()
    faces = range(position.rolled + 1 if position.rolled > DIE else DIE + 1)
    counts = numbers((*_ROLLS, position.setting.most_rolls - 1, position.setting.most_rolls, position.rolls))
    return (
        Knob("die", "Last roll", tuple(Choice(str(face), str(face or "None")) for face in faces), str(position.rolled)),
        Knob("rolls", "Rolls so far", counts, str(position.rolls)),
    )


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    assert isinstance(state, Xtal)
    if choice == settable(knobs(state), knob, choice).chosen:
        return state
    position = state.position
    name, _, seat = knob.partition("-")
    if name == "out":
        after = resigned(position, int(seat)) if choice == "out" else returned(position, int(seat))
    else:
        after = _SET[name](position, choice)
    return Xtal(mended(position, after))


def _phase(position: Position) -> str:
    return _OVER + position.ending if position.ending else position.phase.value


def _phases(position: Position) -> tuple[Choice, ...]:
    """Combat can be begun where two stand opposite."""
    possible = {position.phase, *([Phase.OPEN] if _pairs(position) else [])}
    return (*_PHASES, *(choice for phase, choice in _COMBAT.items() if phase in possible), *_ENDS)


def _pairs(position: Position) -> list[tuple[int, int]]:
    """Who stands opposite each other; first of all the mover."""
    pairs = [pair for pair in combinations(position.players, 2) if stand_opposite(position, *pair)]
    return sorted(pairs, key=lambda pair: position.mover not in pair)


def _seats(seats: set[int | None]) -> tuple[Choice, ...]:
    ascending = sorted(known(seat) for seat in seats - {None})
    return tuple(_seat(seat) for seat in ([None] if None in seats else []) + ascending)


def _seat(seat: int | None) -> Choice:
    return _NOBODY if seat is None else Choice(str(seat), TITLES[seat])


def _chosen_seat(choice: str) -> int | None:
    return None if choice == _NOBODY.id else int(choice)


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
