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
    at = state.at
    options = settled(Xtal(at))
    shown = [
        Knob(option.id, option.label, option.choices, options[option.id])
        for option in OPTIONS
        if option.matters(options)
    ]
    shown.insert(1, Knob("stage", "What is done now", _stages(at), _stage(at)))
    if at.stage not in BEFORE_START:
        shown.insert(2, Knob("turn", "Turn", _seats({at.mover, *at.players}), str(at.mover)))
        if at.stage == OPEN and not at.setting.speed:
            shown.insert(3, Knob("acting", "Acts in Combat", _seats({at.acting, *at.table.pair}), str(at.acting)))
    if at.stage not in BEFORE_START or at.rolls:
        shown += _die(at)
    for seat in range(at.setting.seats):
        shown.append(Knob(f"out-{seat}", TITLES[seat], _OUT, "in" if at.playing(seat) else "out"))
    return tuple(shown)


def _die(at: Position) -> tuple[Knob, Knob]:
    faces = range(at.rolled + 1 if at.rolled > DIE else DIE + 1)
    counts = numbers((*_ROLLS, at.setting.most_rolls - 1, at.setting.most_rolls, at.rolls))
    return (
        Knob("die", "Last roll", tuple(Choice(str(face), str(face or "None")) for face in faces), str(at.rolled)),
        Knob("rolls", "Rolls so far", counts, str(at.rolls)),
    )


def turn(state: State, knob: str, choice: str) -> State:
    """A knob set to one of its choices. Raises `CannotEdit`."""
    assert isinstance(state, Xtal)
    known = settable(knobs(state), knob, choice)
    if choice == known.chosen:
        return state
    at = state.at
    name, _, seat = knob.partition("-")
    if name == "out":
        after = _left(at, int(seat)) if choice == "out" else _back(at, int(seat))
    else:
        after = _SET[name](at, choice)
    return Xtal(mended(at, after))


def _stage(at: Position) -> str:
    return f"over-{at.ending}" if at.stage == OVER else at.stage


def _stages(at: Position) -> tuple[Choice, ...]:
    """Combat can be begun where two stand opposite."""
    combat = [known for stage, known in _COMBAT.items() if stage == at.stage or (stage == OPEN and _pairs(at))]
    return (*_STAGES, *combat, *_ENDS)


def _pairs(at: Position) -> list[tuple[int, int]]:
    """Who stands opposite each other; first of all the mover."""
    pairs = [pair for pair in combinations(at.players, 2) if stands(at, *pair)]
    return sorted(pairs, key=lambda pair: at.mover not in pair)


def _seats(seats: set[int]) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat), "Nobody" if seat == NOBODY else TITLES[seat]) for seat in sorted(seats))


def _with_stage(at: Position, choice: str) -> Position:
    """What was under way is broken off."""
    if choice == OPEN:
        begun = cleared(_rolled(at))
        mover = at.mover if at.playing(at.mover) else _pairs(at)[0][0]
        begun = begun._replace(
            mover=mover, table=begun.table._replace(pair=_pairs(at)[0], waiting=()), ending="", winners=0
        )
        return open_to(begun, mover)
    at = turn_of(at)
    if choice in BEFORE_START:
        waiting = next((seat for seat in at.players if at.homes[seat] == NOWHERE), next(iter(at.players), 0))
        acting = waiting if choice == HOMES else NOBODY
        hands = tuple(map(cards_in, at.hands))
        return at._replace(stage=choice, mover=NOBODY, acting=acting, hands=hands, rolled=0, rolls=0)
    if choice == ROLL:
        return at._replace(stage=ROLL, acting=NOBODY)
    if choice in (DRAW, PLAY):
        return _rolled(at)._replace(stage=choice, acting=at.mover if choice == PLAY else NOBODY)
    ending = choice.removeprefix("over-")
    if ending == "guard":
        at = _rolled(at)._replace(rolls=at.setting.most_rolls)
    won = winners(at, ending) or 1 << at.mover
    return at._replace(stage=OVER, acting=NOBODY, ending=ending, winners=won)


def _rolled(at: Position) -> Position:
    """With a roll behind it, if there was none."""
    return at if at.rolls else at._replace(rolled=max(1, at.rolled), rolls=1)


def _with_turn(at: Position, choice: str) -> Position:
    mover = int(choice)
    if at.stage in COMBAT or at.stage == OVER:
        return at._replace(mover=mover)
    return without_laid(at)._replace(mover=mover, acting=mover if at.stage == PLAY else at.acting)


def _with_acting(at: Position, choice: str) -> Position:
    """Who has passed may act again."""
    return at._replace(acting=int(choice), passed=at.passed & ~(1 << int(choice)), drafts=())


def _with_die(at: Position, choice: str) -> Position:
    face = int(choice)
    return at._replace(rolled=face, rolls=max(1, at.rolls) if face else 0)


def _with_rolls(at: Position, choice: str) -> Position:
    rolls = int(choice)
    return at._replace(rolls=rolls, rolled=max(1, at.rolled) if rolls else 0)


def _with_players(at: Position, choice: str) -> Position:
    """Who plays no more takes all along but the rings, which stay in the Storages; who is new has nothing yet."""
    seats = int(choice)
    for seat in range(seats, at.setting.seats):
        at = at._replace(table=_stowed(at, seat))
    more = max(0, seats - at.setting.seats)
    table, nowhere = at.table, (NOWHERE,) * more
    table = table._replace(
        tokens=(*table.tokens[:seats], *nowhere),
        rings=(*table.rings[:seats], *(0 for _ in nowhere)),
        protected=table.protected & (1 << seats) - 1,
    )
    fewer = seats < at.setting.seats
    out = at.out & (1 << seats) - 1
    if fewer and seats - out.bit_count() < 2 <= len(at.players):
        out = 0
    at = at._replace(
        setting=at.setting._replace(seats=seats),
        table=table,
        homes=(*at.homes[:seats], *nowhere),
        hands=(*at.hands[:seats], *(() for _ in nowhere)),
        out=out,
        drafts=(),
    )
    if at.stage in BEFORE_START:
        return at
    if at.stage == OVER:
        mover = at.mover if at.mover < seats else 0
        return at._replace(laid=(), before=None, mover=mover, winners=at.winners & (1 << seats) - 1 or 1)
    return turn_of(at) if at.stage in COMBAT or at.laid or at.mover >= seats else at._replace(before=None)


def _stowed(at: Position, seat: int) -> Table:
    """The table without a token, its rings in the Storage of its Home, or without a Home in the first."""
    home = at.homes[seat]
    table = without(at.table, seat, home if home != NOWHERE else next(iter(STORE_OF)))
    return table._replace(stores=tuple(min(9, rings) for rings in table.stores))


def _left(at: Position, seat: int) -> Position:
    """A seat gives up: its rings go to its Storage, its hand to the refuse pile. The last one wins."""
    refuse = list(at.refuse)
    for kind in cards_in(at.hands[seat]):
        refuse[kind] += 1
    at = at._replace(
        table=_stowed(at, seat),
        hands=(*at.hands[:seat], (), *at.hands[seat + 1 :]),
        refuse=tuple(refuse),
        out=at.out | 1 << seat,
    )
    if len(at.players) == 1 and at.stage != OVER:
        return _with_stage(at, "over-left")
    going_on = at.playing(at.mover) or at.stage in (*BEFORE_START, OVER)
    return at if going_on else turn_of(at)


def _back(at: Position, seat: int) -> Position:
    """A seat plays again: its token comes Home, if nobody stands there or lives there now."""
    at = at._replace(out=at.out & ~(1 << seat))
    home = at.homes[seat]
    if home == NOWHERE or any(at.homes[other] == home for other in at.players if other != seat):
        return at._replace(homes=(*at.homes[:seat], NOWHERE, *at.homes[seat + 1 :]))
    if at.table.taken(home):
        return at
    tokens = (*at.table.tokens[:seat], home, *at.table.tokens[seat + 1 :])
    return at._replace(table=at.table._replace(tokens=tokens))


def _with_tempo(at: Position, choice: str) -> Position:
    at = at._replace(setting=at.setting._replace(speed=choice == "speed"), drafts=())
    return open_to(at, at.mover) if at.stage == OPEN and at.table.pair else at


def _with_hands(at: Position, choice: str) -> Position:
    return at._replace(setting=at.setting._replace(open=choice == "open"))


def _with_answer(at: Position, choice: str) -> Position:
    return at._replace(setting=at.setting._replace(seconds=int(choice)))


def _with_levitate(at: Position, choice: str) -> Position:
    return at._replace(setting=at.setting._replace(strict=choice == "strict"), drafts=())


def _with_guard(at: Position, choice: str) -> Position:
    return at._replace(setting=at.setting._replace(guarded=choice == "on"))


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
