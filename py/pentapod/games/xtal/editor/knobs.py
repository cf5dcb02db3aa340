"""What can be set in a position of XTAL beside what lies somewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from pentapod.engine.editing import Knob, numbers, settable
from pentapod.engine.options import Choice
from pentapod.engine.state import State
from pentapod.games.xtal.data.table import DIE, TITLES
from pentapod.games.xtal.editor.conversion import BEFORE_START, mended, open_to, stands, winners, without_laid
from pentapod.games.xtal.editor.conversion import turn as turn_of
from pentapod.games.xtal.rules.path import NOWHERE, STORE_OF
from pentapod.games.xtal.rules.position import (
    ANSWER,
    COMBAT,
    DEAL,
    DRAW,
    HOMES,
    NOBODY,
    OPEN,
    OVER,
    PLAY,
    ROLL,
    START,
    WEAPON,
    Position,
    Table,
    cards_in,
)
from pentapod.games.xtal.rules.state import Xtal, settled
from pentapod.games.xtal.rules.turn import cleared, without
from pentapod.games.xtal.words.options import OPTIONS

_STAGES: Final = (
    Choice(HOMES, "Homes are chosen"),
    Choice(DEAL, "Cards are dealt"),
    Choice(START, "Chance names who begins"),
    Choice(ROLL, "The die is rolled"),
    Choice(DRAW, "A card is drawn"),
    Choice(PLAY, "Cards are played"),
)
_COMBAT: Final = {
    OPEN: Choice(OPEN, "Combat"),
    WEAPON: Choice(WEAPON, "Combat: a Weapon is answered"),
    ANSWER: Choice(ANSWER, "Combat: a Void is answered"),
}
_ENDS: Final = (
    Choice("over-home", "Over: rings came Home"),
    Choice("over-left", "Over: the others resigned"),
    Choice("over-guard", "Over: the last roll"),
)
_OUT: Final = (Choice("in", "Plays"), Choice("out", "Resigned"))
_ROLLS: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 200, 300, 400, 450, 490, 498, 499, 500)


def knobs(state: State) -> tuple[Knob, ...]:
    """The options, what is to be done and by whom, the die, and who gave up."""
    assert isinstance(state, Xtal)
    position = state.position
    options = settled(Xtal(position))
    shown = [
        Knob(option.id, option.label, option.choices, options[option.id])
        for option in OPTIONS
        if option.matters(options)
    ]
    shown.insert(1, Knob("stage", "What is done now", _stages(position), _stage(position)))
    if position.phase not in BEFORE_START:
        shown.insert(2, Knob("turn", "Turn", _seats({position.mover, *position.players}), str(position.mover)))
        if position.phase == OPEN and not position.setting.speed:
            shown.insert(
                3,
                Knob("acting", "Acts in Combat", _seats({position.acting, *position.table.pair}), str(position.acting)),
            )
    if position.phase not in BEFORE_START or position.rolls:
        shown += _die(position)
    for seat in range(position.setting.seats):
        shown.append(Knob(f"out-{seat}", TITLES[seat], _OUT, "in" if position.playing(seat) else "out"))
    return tuple(shown)


def _die(position: Position) -> tuple[Knob, Knob]:
    faces = range(position.rolled + 1 if position.rolled > DIE else DIE + 1)
    counts = numbers((*_ROLLS, position.setting.most_rolls - 1, position.setting.most_rolls, position.rolls))
    return (
        Knob("die", "Last roll", tuple(Choice(str(face), str(face or "None")) for face in faces), str(position.rolled)),
        Knob("rolls", "Rolls so far", counts, str(position.rolls)),
    )


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    assert isinstance(state, Xtal)
    known = settable(knobs(state), knob, choice)
    if choice == known.chosen:
        return state
    position = state.position
    name, _, seat = knob.partition("-")
    if name == "out":
        after = _left(position, int(seat)) if choice == "out" else _back(position, int(seat))
    else:
        after = _SET[name](position, choice)
    return Xtal(mended(position, after))


def _stage(position: Position) -> str:
    return f"over-{position.ending}" if position.phase == OVER else position.phase


def _stages(position: Position) -> tuple[Choice, ...]:
    """Combat can be begun where two stand opposite."""
    combat = [
        known for phase, known in _COMBAT.items() if phase == position.phase or (phase == OPEN and _pairs(position))
    ]
    return (*_STAGES, *combat, *_ENDS)


def _pairs(position: Position) -> list[tuple[int, int]]:
    """Who stands opposite each other; first of all the mover."""
    pairs = [pair for pair in combinations(position.players, 2) if stands(position, *pair)]
    return sorted(pairs, key=lambda pair: position.mover not in pair)


def _seats(seats: set[int]) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat), "Nobody" if seat == NOBODY else TITLES[seat]) for seat in sorted(seats))


def _with_stage(position: Position, choice: str) -> Position:
    """What was under way is broken off."""
    if choice == OPEN:
        begun = cleared(_rolled(position))
        mover = position.mover if position.playing(position.mover) else _pairs(position)[0][0]
        begun = begun._replace(
            mover=mover, table=begun.table._replace(pair=_pairs(position)[0], waiting=()), ending="", winners=0
        )
        return open_to(begun, mover)
    position = turn_of(position)
    if choice in BEFORE_START:
        waiting = next(
            (seat for seat in position.players if position.homes[seat] == NOWHERE), next(iter(position.players), 0)
        )
        acting = waiting if choice == HOMES else NOBODY
        hands = tuple(map(cards_in, position.hands))
        return position._replace(phase=choice, mover=NOBODY, acting=acting, hands=hands, rolled=0, rolls=0)
    if choice == ROLL:
        return position._replace(phase=ROLL, acting=NOBODY)
    if choice in (DRAW, PLAY):
        return _rolled(position)._replace(phase=choice, acting=position.mover if choice == PLAY else NOBODY)
    ending = choice.removeprefix("over-")
    if ending == "guard":
        position = _rolled(position)._replace(rolls=position.setting.most_rolls)
    won = winners(position, ending) or 1 << position.mover
    return position._replace(phase=OVER, acting=NOBODY, ending=ending, winners=won)


def _rolled(position: Position) -> Position:
    """With a roll behind it, if there was none."""
    return position if position.rolls else position._replace(rolled=max(1, position.rolled), rolls=1)


def _with_turn(position: Position, choice: str) -> Position:
    mover = int(choice)
    if position.phase in COMBAT or position.phase == OVER:
        return position._replace(mover=mover)
    return without_laid(position)._replace(mover=mover, acting=mover if position.phase == PLAY else position.acting)


def _with_acting(position: Position, choice: str) -> Position:
    """Who has passed may act again."""
    return position._replace(acting=int(choice), passed=position.passed & ~(1 << int(choice)), drafts=())


def _with_die(position: Position, choice: str) -> Position:
    face = int(choice)
    return position._replace(rolled=face, rolls=max(1, position.rolls) if face else 0)


def _with_rolls(position: Position, choice: str) -> Position:
    rolls = int(choice)
    return position._replace(rolls=rolls, rolled=max(1, position.rolled) if rolls else 0)


def _with_players(position: Position, choice: str) -> Position:
    """Who plays no more takes all along but the rings, which stay in the Storages; who is new has nothing yet."""
    seats = int(choice)
    for seat in range(seats, position.setting.seats):
        position = position._replace(table=_stowed(position, seat))
    more = max(0, seats - position.setting.seats)
    table, nowhere = position.table, (NOWHERE,) * more
    table = table._replace(
        tokens=(*table.tokens[:seats], *nowhere),
        rings=(*table.rings[:seats], *(0 for _ in nowhere)),
        protected=table.protected & (1 << seats) - 1,
    )
    fewer = seats < position.setting.seats
    out = position.out & (1 << seats) - 1
    if fewer and seats - out.bit_count() < 2 <= len(position.players):
        out = 0
    position = position._replace(
        setting=position.setting._replace(seats=seats),
        table=table,
        homes=(*position.homes[:seats], *nowhere),
        hands=(*position.hands[:seats], *(() for _ in nowhere)),
        out=out,
        drafts=(),
    )
    if position.phase in BEFORE_START:
        return position
    if position.phase == OVER:
        mover = position.mover if position.mover < seats else 0
        return position._replace(laid=(), before=None, mover=mover, winners=position.winners & (1 << seats) - 1 or 1)
    return (
        turn_of(position)
        if position.phase in COMBAT or position.laid or position.mover >= seats
        else position._replace(before=None)
    )


def _stowed(position: Position, seat: int) -> Table:
    """The table without a token, its rings in the Storage of its Home, or without a Home in the first."""
    home = position.homes[seat]
    table = without(position.table, seat, home if home != NOWHERE else next(iter(STORE_OF)))
    return table._replace(stores=tuple(min(9, rings) for rings in table.stores))


def _left(position: Position, seat: int) -> Position:
    """A seat gives up: its rings go to its Storage, its hand to the refuse pile. The last one wins."""
    refuse = list(position.refuse)
    for kind in cards_in(position.hands[seat]):
        refuse[kind] += 1
    position = position._replace(
        table=_stowed(position, seat),
        hands=(*position.hands[:seat], (), *position.hands[seat + 1 :]),
        refuse=tuple(refuse),
        out=position.out | 1 << seat,
    )
    if len(position.players) == 1 and position.phase != OVER:
        return _with_stage(position, "over-left")
    going_on = position.playing(position.mover) or position.phase in (*BEFORE_START, OVER)
    return position if going_on else turn_of(position)


def _back(position: Position, seat: int) -> Position:
    """A seat plays again: its token comes Home, if nobody stands there or lives there now."""
    position = position._replace(out=position.out & ~(1 << seat))
    home = position.homes[seat]
    if home == NOWHERE or any(position.homes[other] == home for other in position.players if other != seat):
        return position._replace(homes=(*position.homes[:seat], NOWHERE, *position.homes[seat + 1 :]))
    if position.table.taken(home):
        return position
    tokens = (*position.table.tokens[:seat], home, *position.table.tokens[seat + 1 :])
    return position._replace(table=position.table._replace(tokens=tokens))


def _with_tempo(position: Position, choice: str) -> Position:
    position = position._replace(setting=position.setting._replace(speed=choice == "speed"), drafts=())
    return open_to(position, position.mover) if position.phase == OPEN and position.table.pair else position


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
    "stage": _with_stage,
    "turn": _with_turn,
    "acting": _with_acting,
    "die": _with_die,
    "rolls": _with_rolls,
}
