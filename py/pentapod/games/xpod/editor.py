"""Positions of X-Pod Play Off set up by hand.

Units stand on squares and in lids, bricks are locked in pods, X-tra cards lie before their players; marks are put on
units and cards. A unit takes the place of what stands there, and moves with its marks, which it loses in the lid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.state import State
from pentapod.frame.editing import Holds, PositionEditor, Spot
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import (
    ADD,
    BRICKS,
    CARD_BIT,
    CARDS,
    FORMS,
    HAND,
    IDS,
    LEVEL,
    NEXT,
    PODS,
    POINTS,
    TURNS,
    Tier,
    counted,
    plans_of,
)
from pentapod.games.xpod.rules import text
from pentapod.games.xpod.rules.board import SIDES, SQUARE_OF
from pentapod.games.xpod.rules.draft import Draft
from pentapod.games.xpod.rules.position import Side, stocked, turn_fingerprint
from pentapod.games.xpod.rules.setup import options_of, setting_of
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import (
    BuildTwo,
    ChoosePlans,
    DrawStarter,
    Ending,
    GameOver,
    LockBrick,
    TakeTurn,
    activation_of,
    load_of,
    turn_of,
)
from pentapod.games.xpod.rules.text import SEATS
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, first_copy, owner, unit
from pentapod.games.xpod.scene.figures import icon as brick_icon
from pentapod.games.xpod.scene.figures import icon_width
from pentapod.games.xpod.scene.panels import in_order
from pentapod.games.xpod.scene.pieces import bricks_of, tile
from pentapod.games.xpod.scene.setup import CARDS as MORE_CARDS
from pentapod.games.xpod.scene.setup import LID, MARKS, POD, scene
from pentapod.games.xpod.words.words import XPodWords
from pentapod.scene.shapes import Circle, Group, Rect, Scene, Shape, Text, View

_UNIT_SCALE: Final = 0.9

_OVER: Final = "over:"
_UNDER_WAY: Final = "on"
_WON: Final = (Ending.POINTS, Ending.RESIGNED)
"""The endings with a winner."""


class _Form(NamedTuple):
    """A unit of a seat to be built."""

    seat: int
    form: int


class _Brick(NamedTuple):
    """A brick of a seat, by its place among the kinds of a pod."""

    seat: int
    pod: int
    kind: int


class _Card(NamedTuple):
    """An X-tra card of a seat, by its bit."""

    seat: int
    card: int
    used: bool = False


def _pieces() -> Iterator[tuple[str, _Form | _Brick | _Card | str]]:
    for seat, letter in enumerate(SEATS):
        for form in FORMS[1:]:
            yield f"{letter}-{IDS[form.number]}{form.level}", _Form(seat, form.number)
    yield from zip(MARKS, MARKS, strict=True)
    for seat, letter in enumerate(SEATS):
        for place, pod in enumerate(PODS):
            for kind, name in enumerate(pod.kinds):
                yield f"{letter}-{pod.id}-{name}", _Brick(seat, place, kind)
        for name, bit in CARD_BIT.items():
            yield f"{letter}-{name}", _Card(seat, bit)


_PIECES: Final = dict(_pieces())
"""Every piece of any game, by id: the units of each player, level by level, then marks, bricks and X-tra cards."""

_Thing = Unit | _Brick | _Card

_KINDS: Final = {LID: Unit, POD: _Brick, MORE_CARDS: _Card}

_ROOM: Final = ()
"""What is nowhere: beside the units of a lid, and beside cards, there is room for more."""


class _Editor(PositionEditor[Draft]):
    words: XPodWords
    marks = MARKS
    stage = "task"

    def parse(self, line: str) -> XPod:
        return text.parse(line, XPod)

    def draft(self, state: State) -> Draft:
        assert isinstance(state, XPod)
        return Draft(state)

    def state(self, draft: Draft) -> XPod:
        position = (draft.setting, dict(draft.units), stocked(draft), draft.task, draft.turns, draft.passed)
        return XPod(*position, draft.turn_start, draft.earlier_starts)

    def forgotten(self, before: Draft, after: Draft) -> Draft:
        """Earlier positions, for nobody knows what they would have been; the activation of a unit that was touched."""
        activation = activation_of(after.task)
        square = activation.square if activation else None
        if square is not None and before.units.get(square) != after.units.get(square):
            _begin_turn(after, turn_of(after.task))
        if any(getattr(before, part) != getattr(after, part) for part in ("setting", "units", "sides", "task")):
            _forget_earlier(after)
        return after

    def instead(self, draft: Draft) -> Iterator[Draft]:
        if draft.task != TakeTurn(turn_of(draft.task)):
            _begin_turn(draft, turn_of(draft.task))
            _forget_earlier(draft)
            yield draft

    # ------------------------------------------------------------------ places

    def holds(self, draft: Draft) -> Holds:
        holds: Holds = {name: (draft.units[at],) if at in draft.units else () for name, at in SQUARE_OF.items()}
        for seat, side in enumerate(draft.sides):
            pod, owned = draft.setting.pods[seat], ((False, side.hand), (True, side.used))
            holds[f"{SIDES[seat]}-{LID}"] = (*in_order(side.lid),)
            holds[f"{SIDES[seat]}-{POD}"] = tuple(_Brick(seat, pod, kind) for kind in bricks.listed(side.locked))
            holds[f"{SIDES[seat]}-{MORE_CARDS}"] = tuple(
                _Card(seat, bit, used) for used, own in owned for bit in CARD_BIT.values() if own & bit
            )
        return holds

    def places(self, draft: Draft) -> dict[str, Spot]:
        holds = self.holds(draft)
        places = {name: Spot(name) for name in holds}
        for side in SIDES:
            lid, cards = f"{side}-{LID}", f"{side}-{MORE_CARDS}"
            places |= {name: Spot(name, _ROOM) for name in (lid, cards)}
            places |= {f"{lid}-{number}": Spot(lid, code) for number, code in enumerate(holds[lid], 1)}
            for name, bit in CARD_BIT.items():
                there = [card for card in holds[cards] if card.card == bit]
                places[f"{side}-{name}"] = Spot(cards, there[0] if there else _ROOM)
        return places

    def fits(self, draft: Draft, holds: Holds, holder: str, thing: _Thing) -> bool:
        if holder in SQUARE_OF:
            return isinstance(thing, Unit)
        side, _, what = holder.partition("-")
        seat = owner(thing) if isinstance(thing, Unit) else thing.seat
        belongs = SIDES[seat] == side and isinstance(thing, _KINDS[what])
        if belongs and what != LID and len(holds[holder]) >= (POINTS if what == POD else HAND):
            raise CannotEdit("edit-full")
        return belongs

    def holding(self, draft: Draft, holds: Holds) -> Draft:
        """Of units on a square the last one stays. One that comes to a lid is neither safe nor frozen there."""
        draft.units = {square: holds[name][-1] for name, square in SQUARE_OF.items() if holds[name]}
        for seat, side in enumerate(draft.sides):
            lid, locked, cards = (holds[f"{SIDES[seat]}-{what}"] for what in (LID, POD, MORE_CARDS))
            hand, used = (sum(card.card for card in cards if card.used == is_used) for is_used in (False, True))
            if _dealt(draft, seat) & (side.hand | side.used) & ~(hand | used):
                raise CannotEdit("card-of-pod")
            some = sum(bricks.one(brick.kind) for brick in locked)
            if some > side.locked:
                _check_bricks(draft, seat, some - side.locked)
            units = sorted(code if code in side.lid else code & ~(SAFE | FROZEN) for code in lid)
            draft.sides[seat] = side._replace(lid=tuple(units), locked=some, hand=hand, used=used)
            if some != side.locked:
                _count_all(draft)
        return draft

    def lifted(self, draft: Draft, things: tuple[_Thing, ...], goal: Spot) -> _Thing:
        if not isinstance(things[-1], Unit):
            raise CannotEdit("edit-stays")
        return things[-1]

    def thing(self, draft: Draft, piece: str, place: Spot) -> Any:
        """A unit takes the place of what stands on a square."""
        thing = _PIECES[piece]
        if not isinstance(thing, _Form):
            return thing
        seat, form = thing
        draft.units.pop(SQUARE_OF.get(place.holder, -1), None)
        _check_bricks(draft, seat, BRICKS[form])
        load = load_of(draft.task)
        others = (*draft.units.values(), *draft.sides[seat].lid, *((load.unit,) if load else ()))
        return unit(seat, form, first_copy(seat, form, others))

    def marked(self, draft: Draft, place: Spot, thing: _Thing | None, mark: str) -> _Thing:
        """A level more or less; safe, frozen or used on and off."""
        if mark == "used" and isinstance(thing, _Card):
            return thing._replace(used=not thing.used)
        if mark == "used" or not isinstance(thing, Unit):
            raise CannotEdit("edit-wrong")
        return _with_mark(draft, thing, mark, place.holder not in SQUARE_OF)

    def empty(self, draft: Draft) -> Draft:
        """The board, the lids and the pods empty; X-tra cards are as at the beginning of a game."""
        for seat in range(2):
            _empty_side(draft, seat)
        task = draft.task
        match task:
            case ChoosePlans():
                draft.task = ChoosePlans()
            case GameOver() if task.ending != Ending.POINTS:
                draft.task = task._replace(activation=None)
            case TakeTurn() | BuildTwo() | GameOver():
                draft.task = TakeTurn(task.seat)
        return draft

    # ------------------------------------------------------------------ pieces

    def pieces(self, draft: Draft) -> Iterator[Piece]:
        for piece, thing in _PIECES.items():
            if isinstance(thing, str):
                yield Piece(piece, self.words.sentence(thing), self.words.sentence("marks"))
            else:
                yield from self._offered(draft, piece, thing)

    def _offered(self, draft: Draft, piece: str, thing: _Form | _Brick | _Card) -> Iterator[Piece]:
        """A piece, if this game has it."""
        seat, say = thing.seat, self.words.sentence
        side, pod = draft.sides[seat], draft.setting.pods[seat]
        match thing:
            case _Form(_, form) if FORMS[form].pod == pod and _is_known(draft, form):
                label, left = say("unit", thing=IDS[form], level=LEVEL[form]), _affords(side.stock, BRICKS[form])
                yield Piece(piece, label, say("units-of", seat=seat, pod=pod), left)
            case _Brick(_, of, kind) if of == pod:
                left = min(POINTS - bricks.total(side.locked), bricks.counts(side.stock)[kind])
                yield Piece(piece, say("brick", thing=PODS[pod].kinds[kind]), say("bricks-of", seat=seat), left)
            case _Card(_, bit):
                own = side.hand | side.used
                left = int(not own & bit and own.bit_count() < HAND)
                if draft.setting.tier != Tier.BASIC or (left and _dealt(draft, seat) & bit):
                    yield Piece(piece, self.words.card_name(_name(bit)), say("cards-of", seat=seat), left)

    # ------------------------------------------------------------------ settings

    def settings(self, draft: Draft) -> Iterator[Knob]:
        say, now, held = self.words.sentence, _stage(draft), options_of(draft.setting)
        stages = {letter: say("turn", seat=seat) for seat, letter in enumerate(SEATS)}
        if draft.setting.tier != Tier.BASIC or now == "choose":
            stages["choose"] = say("choose")
        stages["draw"] = say("draw")
        for ending in sorted(Ending):
            for winner in (1, 0) if ending in _WON else (None,):
                facts = {} if winner is None else {"seat": winner, "other_seat": 1 - winner}
                stages[_over(ending, winner)] = say(f"over-{ending}", count=TURNS, **facts)
        if now not in stages:
            key = "over" if now.startswith(_OVER) else "builds" if isinstance(draft.task, BuildTwo) else now
            stages = {now: say(key, seat=turn_of(draft.task))} | stages
        yield self.setting("task", stages, now, partial(_with_stage, draft))
        counts = (*range(21), *range(20, TURNS, 10), *range(TURNS - 6, TURNS + 1))
        yield self.number("turns", counts, draft.turns, partial(_with, draft, "turns"))
        yield self.switch("passed", draft.passed, partial(_with, draft, "passed"))
        for name in held:
            yield self.option(name, held, partial(_with_option, draft, name))

    # ------------------------------------------------------------------ pictures

    def scene(self, state: State, view: View) -> Scene:
        return scene(state, view, self.words)

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A piece as it lies on the table."""
        match _PIECES[piece]:
            case _Form(seat, form):
                code = unit(seat, form)
                return (Group((*tile(code), *bricks_of(code, "", 0, 0)), 0, 2, scale=_UNIT_SCALE),)
            case _Brick(seat, pod, kind):
                shapes, scale = brick_icon(pod, kind), min(1.6, 70 / icon_width(pod, kind))
                return (Circle(0, 0, 44, "panel", f"seat-{seat}", 5), Group(shapes, 0, 14, scale=scale))
            case _Card(seat, bit):
                return tuple(_card(self.words.card_name(_name(bit)), seat))
            case _:
                return MARKS[piece]


EDITOR: Final = _Editor


def _card(name: str, seat: int) -> Iterator[Shape]:
    first, _, second = name.partition(" ")
    yield Rect(-46, -40, 92, 80, "panel", f"seat-{seat}", 4, 12)
    yield Text(0, -15 * bool(second), first, 22, "ink", bold=True)
    if second:
        yield Text(0, 17, second, 28, "ink", bold=True)


def _name(bit: int) -> str:
    """The kind of X-tra card that has this bit."""
    return CARDS[bit.bit_length() - 1]


def _is_known(draft: Draft, form: int) -> bool:
    """Whether the tier has the plan of a form."""
    of = FORMS[form]
    return PODS[of.pod].plans[of.plan] in plans_of(of.pod, draft.setting.tier)


def _affords(stock: bricks.Bricks, need: bricks.Bricks) -> int:
    """How many times the bricks that are needed are in the stock."""
    counts = zip(bricks.counts(stock), bricks.counts(need), strict=True)
    return min(have // wanted for have, wanted in counts if wanted)


def _check_bricks(draft: Draft, seat: int, need: bricks.Bricks) -> None:
    if lacking := bricks.missing(stocked(draft)[seat].stock, need):
        raise CannotEdit("lacks", seat=seat, bricks=counted(draft.setting.pods[seat], lacking))


def _with_mark(draft: Draft, code: Unit, mark: str, in_lid: bool) -> Unit:
    form = code & FORM
    if mark in ("safe", "frozen"):
        if in_lid:
            raise CannotEdit("edit-wrong")
        return code ^ (SAFE if mark == "safe" else FROZEN)
    if mark == "less":
        if LEVEL[form] == 1:
            raise CannotEdit("level-one", thing=IDS[form])
        return code - 1
    if not NEXT[form]:
        raise CannotEdit("max-level", thing=IDS[form])
    _check_bricks(draft, owner(code), ADD[NEXT[form]])
    return code + 1


def _dealt(draft: Draft, seat: int) -> int:
    """The X-tra cards that a player begins with: those of the pod, none in the advanced game."""
    return PODS[draft.setting.pods[seat]].cards if draft.setting.tier == Tier.BASIC else 0


def _empty_side(draft: Draft, seat: int) -> None:
    """A player without units and points."""
    draft.units = {square: code for square, code in draft.units.items() if owner(code) != seat}
    draft.sides[seat] = Side((), 0, 0, _dealt(draft, seat), 0, 0)


def _forget_earlier(draft: Draft) -> None:
    draft.forget()
    draft.turn_start = turn_fingerprint(draft.task, draft.units, draft.sides)


def _begin_turn(draft: Draft, seat: int) -> None:
    """A seat's turn begins, whatever the task was. A load goes back to where it was picked up, if that is free."""
    task = draft.task
    if load := load_of(task):
        draft.units.setdefault(load.source, load.unit)
    draft.task = TakeTurn(seat)
    if isinstance(task, GameOver) or (isinstance(task, TakeTurn) and task.pending):
        _count_all(draft)
    for square, code in draft.units.items():
        if owner(code) == seat:
            draft.units[square] = code & ~SAFE


def _count_all(draft: Draft) -> None:
    """Give players a point for each brick that is locked or still to be, and to a winner by points enough to win."""
    task = draft.task
    for seat, side in enumerate(draft.sides):
        points = bricks.total(side.locked)
        if isinstance(task, TakeTurn):
            points += sum(isinstance(choice, LockBrick) and choice.seat == seat for choice in task.pending)
        elif isinstance(task, GameOver) and task.ending == Ending.POINTS and task.winner == seat:
            points = max(points, POINTS)
        draft.sides[seat] = side._replace(points=points)


# ---------------------------------------------------------------------- what settings change


def _stage(draft: Draft) -> str:
    """What is to be done now: the letter of the seat whose turn begins, or what else."""
    task = draft.task
    match task:
        case GameOver():
            return _over(task.ending, task.winner)
        case ChoosePlans():
            return "choose"
        case DrawStarter():
            return "draw"
    return SEATS[task.seat] if task == TakeTurn(task.seat) else _UNDER_WAY


def _over(ending: Ending, winner: int | None) -> str:
    return f"{_OVER}{ending}:{'-' if winner is None else SEATS[winner]}"


def _with_stage(draft: Draft, choice: str) -> Draft:
    seat = turn_of(draft.task)
    _begin_turn(draft, SEATS.index(choice) if choice in SEATS else seat)
    if choice in ("draw", "choose"):
        draft.task, draft.turns, draft.passed = DrawStarter() if choice == "draw" else ChoosePlans(), 0, False
    if choice == "choose":
        draft.units = {}
        draft.sides = [Side((), 0, 0, 0, 0, 0)] * 2
    if choice.startswith(_OVER):
        ending, winner = choice.removeprefix(_OVER).split(":")
        draft.task = GameOver(seat, Ending(ending), None if winner == "-" else SEATS.index(winner))
    _count_all(draft)
    return draft


def _with(draft: Draft, part: str, value: int) -> Draft:
    setattr(draft, part, value)
    return draft


def _with_option(draft: Draft, name: str, choice: str) -> Draft:
    """Another pod takes what its seat has away; another tier what it does not have."""
    draft.setting = setting_of({**options_of(draft.setting), name: choice})
    if name == "tier":
        _fit_tier(draft)
    if name in SIDES:
        seat = SIDES.index(name)
        side = draft.sides[seat]
        _empty_side(draft, seat)
        if draft.setting.tier != Tier.BASIC:
            draft.sides[seat] = draft.sides[seat]._replace(hand=side.hand, used=side.used)
        _begin_again(draft)
        _count_all(draft)
    return draft


def _begin_again(draft: Draft) -> None:
    """The same task without picks, an activation or a unit that was built first."""
    task = draft.task
    match task:
        case ChoosePlans():
            draft.task = ChoosePlans()
        case TakeTurn():
            draft.task = TakeTurn(task.seat, card_played=task.card_played)
        case BuildTwo():
            draft.task = BuildTwo(task.seat)
        case GameOver():
            draft.task = task._replace(activation=None)


def _fit_tier(draft: Draft) -> None:
    """Remove what the tier does not have: other plans, and in the basic game other cards than those of the pods."""
    draft.units = {square: code for square, code in draft.units.items() if _is_known(draft, code & FORM)}
    for seat, side in enumerate(draft.sides):
        if draft.setting.tier == Tier.BASIC:
            own = _dealt(draft, seat)
            side = side._replace(used=side.used & own, hand=own & ~side.used)
        draft.sides[seat] = side._replace(lid=tuple(code for code in side.lid if _is_known(draft, code & FORM)))
