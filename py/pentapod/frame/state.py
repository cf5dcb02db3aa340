"""The positions of a game, as its rules write them: fields, actions, and when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast

from pentapod.engine import state as engine
from pentapod.engine.message import Message
from pentapod.engine.state import (
    CHANCE,
    RESIGN,
    Action,
    Actions,
    IllegalAction,
    ImpossiblePosition,
    MalformedPosition,
    Path,
    Seats,
    Shares,
    Viewer,
)
from pentapod.engine.values import won_by
from pentapod.frame.fields import LETTERS, Board, Cups, Field, Hands, Option, choice_of
from pentapod.frame.position import Cells, Each, Position
from pentapod.frame.reasons import Drawn, Ending, Frozen, Won, say
from pentapod.frame.rules import UNLIKE, Rule

if TYPE_CHECKING:
    from random import Random


_OWN: Final = frozenset({"seats", "seat", "resigned"})


class State(Position):
    """A position. A game declares its fields and actions in a class of its own, and says in `ending` when it is over.

    Only while an action is carried out can a position be changed.
    """

    fields: ClassVar[Mapping[str, Field[Any]]] = {}
    rules: ClassVar[tuple[Rule, ...]] = ()
    most_seats: ClassVar[int] = 2
    least_seats: ClassVar[int] = 2

    resigned: Seats
    """The seats that have given up, ascending."""

    def __init_subclass__(cls) -> None:
        members = [(name, member) for owner in reversed(cls.__mro__) for name, member in vars(owner).items()]
        for name, member in vars(cls).items():
            if isinstance(member, Field | Rule) and hasattr(State, name):
                raise TypeError(f"{name!r} is a name of the frame: a field or an action needs another one.")
        cls.fields = {name: member for name, member in members if isinstance(member, Field)}
        cls.rules = tuple(dict(members)[name] for name, member in dict(members).items() if isinstance(member, Rule))

    def __init__(self, seats: int, values: Mapping[str, Any], seat: int = 0, resigned: Seats = ()) -> None:
        vars(self).update(values, seats=seats, seat=seat, resigned=resigned)

    @classmethod
    def begin(cls, seats: int, chosen: Mapping[str, str]) -> Self:
        """The first position, with what was settled before the game."""
        values = {name: field.initial(seats) for name, field in cls.fields.items()}
        state = cls(seats, values | {name: chosen[name] for name in cls.options()})
        draft = state._draft()
        draft.set_up()
        return draft._settled()

    @classmethod
    def options(cls) -> Mapping[str, Option]:
        """The fields that are settled before the game."""
        return {name: field for name, field in cls.fields.items() if isinstance(field, Option)}

    # -- what a game may say -----------------------------------------------------------------------------

    def set_up(self) -> None:
        """What is done before the first turn. The position may be changed here."""

    def ending(self) -> Ending | None:
        """How the game has ended, or None: `won(seat, why="three in a row")`, `drawn("the board is full")`."""
        return None

    def impossible(self) -> str | Message | None:
        """Why no game can lead to this position, as a sentence; None if nothing speaks against it."""
        return None

    def has_left(self, seat: int) -> bool:
        """Whether a seat plays no more, though it has not given up: it has lost all it had."""
        return False

    def leave(self, seat: int) -> None:
        """What becomes of the things of a seat that gives up while others play on. The position may be changed."""

    def shown(self) -> Iterable[Message]:
        """What is written in the picture beside the board, a few words each: `say("Bid: {count}", count=...)`."""
        return ()

    # -- what rules use ----------------------------------------------------------------------------------

    @property
    def opponent(self) -> int:
        """The seat that plays after this one."""
        return self.after_seat(self.seat)

    def after_seat(self, seat: int) -> int:
        """The next seat that still plays."""
        order = (*range(seat + 1, self.seats), *range(seat + 1))
        return next((other for other in order if other not in self.out), seat)

    def end_turn(self) -> None:
        """It is the next seat's turn."""
        self.seat = self.after_seat(self.seat)

    def tell(self, what: str, /, **facts: object) -> None:
        """Say in the log what came of the action: a sentence with names in braces; `{seat}` is one that is named."""
        if not self.is_open:
            raise Frozen("Only an action that is carried out tells something.")
        vars(self)["told"] = (*vars(self).get("told", ()), say(what, **facts))

    @property
    def can_act(self) -> bool:
        """Whether the seat whose turn it is has a legal action, if the game is not over."""
        return bool(self._possible)

    def cells(self, space: object) -> Cells:
        """What lies on the places of a space."""
        return cast(Cells, vars(self)[next(board.name for board in self.boards() if board.space is space)])

    @classmethod
    def boards(cls) -> tuple[Board, ...]:
        """The boards among its fields."""
        return tuple(field for field in cls.fields.values() if isinstance(field, Board))

    @classmethod
    def held_fields(cls) -> tuple[Cups | Hands, ...]:
        """What seats hold, among its fields."""
        return tuple(field for field in cls.fields.values() if isinstance(field, Cups | Hands))

    # -- changing ----------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it may be changed now, because an action is carried out."""
        return "_open" in vars(self)

    def __setattr__(self, name: str, value: object) -> None:
        if not self.is_open:
            raise Frozen("A position is changed by actions alone.")
        if name not in self.fields and name not in _OWN:
            raise AttributeError(f"A position of this game has no field {name!r}.")
        vars(self)[name] = value

    def _draft(self) -> Self:
        draft = object.__new__(type(self))
        mine, own = vars(draft), vars(self)
        for name, field in self.fields.items():
            mine[name] = field.opened(own[name])
        mine.update({name: own[name] for name in _OWN}, _open=True)
        return draft

    def _settled(self) -> Self:
        for field in self.fields.values():
            field.settle(self)
        values = {name: vars(self)[name] for name in self.fields}
        for value in values.values():
            if isinstance(value, Cells | Each):
                value.is_open = False
        return type(self)(self.seats, values, self.seat, self.resigned)

    def changed(self, change: Callable[[Self], None]) -> Self:
        """The position after a change by hand, in which nobody has resigned."""
        draft = self._draft()
        draft.resigned = ()
        change(draft)
        return draft._settled()

    # -- the contract of the engine ----------------------------------------------------------------------

    @cached_property
    def _ending(self) -> Ending | None:
        if self.resigned and self.seats == 2:
            return Won((1 - self.resigned[0],), "resigned")
        by_rules = self.ending()
        playing = [seat for seat in range(self.seats) if seat not in self.out]
        if by_rules is None and self.resigned and len(playing) == 1:
            return Won((playing[0],), "left")
        return by_rules

    @cached_property
    def _possible(self) -> dict[Action, Rule | Field[Any]]:
        """What can be done unless the game is over, ascending."""
        for field in self.fields.values():
            if outcomes := field.draws(self):
                return {Action(CHANCE, (outcome,)): field for outcome in sorted(outcomes)}
        active = self.active
        found = {Action(self.seat, path): rule for rule in active for path in rule.paths(self)}
        return dict(sorted(found.items(), key=lambda entry: entry[0]))

    @property
    def active(self) -> tuple[Rule, ...]:
        """The rules whose time it is: what follows by itself alone, if anything does."""
        now = [rule for rule in self.rules if rule.applies(self)]
        return tuple([rule for rule in now if rule.follows][:1] or now)

    @property
    def drawing(self) -> Field[Any] | None:
        """The field that chance is to deal to now."""
        return next((field for field in self.fields.values() if field.draws(self)), None)

    @property
    def actors(self) -> Seats:
        if self._ending is not None:
            return ()
        return (self.seat,) if self.drawing is None else (CHANCE,)

    def actions(self) -> Sequence[Action]:
        return self._actions

    @cached_property
    def _actions(self) -> Actions:
        return () if self._ending is not None else tuple(self._possible)

    def weights(self) -> Sequence[int]:
        field = self.drawing
        if field is None or self._ending is not None:
            return (1,) * len(self._actions)
        outcomes = field.draws(self)
        return tuple(outcomes[action.path[0]] for action in self._actions)

    @property
    def automatic(self) -> bool:
        return self._ending is None and self.drawing is None and any(rule.follows for rule in self.active)

    def after(self, action: Action) -> Self:
        return self.carried_out(action)._settled()

    def carried_out(self, action: Action) -> Self:
        """The position that an action leads to, still open: `told` holds what its rule told."""
        rule = None if self._ending is not None else self._possible.get(action)
        if rule is None:
            raise IllegalAction(action)
        draft = self._draft()
        if isinstance(rule, Field):
            rule.drawn(draft, action.path[0])
        else:
            rule.carry_out(draft, action.path)
        return draft

    def resign(self, seat: int) -> Self:
        state = engine.resolved(self)
        if state._ending is not None:
            if state is self:
                raise IllegalAction(Action(seat, RESIGN))
            return state
        if seat in state.out or not 0 <= seat < self.seats:
            raise IllegalAction(Action(seat, RESIGN))
        return state.left_by(seat)._settled()

    def left_by(self, seat: int) -> Self:
        """The position once a seat has given up, still open: `told` holds what `leave` told."""
        draft = self._draft()
        draft.resigned = tuple(sorted((*self.resigned, seat)))
        draft.leave(seat)
        if draft.seat in draft.out and len(draft.out) + 1 < self.seats:
            draft.end_turn()
        return draft

    @property
    def out(self) -> Seats:
        return tuple(seat for seat in range(self.seats) if seat in self.resigned or self.has_left(seat))

    @property
    def hidden(self) -> bool:
        return self._ending is None and any(field.hides(self) for field in self.fields.values())

    @property
    def result(self) -> Shares | None:
        match self._ending:
            case None:
                return None
            case Won(seats, _):
                return won_by(seats, self.seats)
            case Drawn():
                return won_by(range(self.seats), self.seats)

    def redeal(self, seat: Viewer, rng: Random) -> Self:
        hiding = [field for field in self.fields.values() if field.hides(self)]
        if not hiding or self._ending is not None:
            return self
        draft = self._draft()
        for field in hiding:
            field.redeal(draft, seat, rng)
        return draft._settled()

    def costs(self, action: Action) -> Seats:
        after = self.after(action)
        boards = [(vars(self)[board.name], vars(after)[board.name]) for board in self.boards()]
        others = (seat for seat in range(self.seats) if seat != action.seat)
        return tuple(seat for seat in others if any(then.count(seat) < now.count(seat) for now, then in boards))

    # -- as text -----------------------------------------------------------------------------------------

    def text(self) -> str:
        parts = [field.write(vars(self)[name]) for name, field in self.fields.items()]
        resigned = "".join(LETTERS[seat] for seat in self.resigned) or "-"
        players = [str(self.seats)] if self.least_seats < self.most_seats else []
        return " ".join((*players, *parts, LETTERS[self.seat], resigned))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).read, (self.text(),)

    @classmethod
    def read(cls, text: str) -> Self:
        """A position that may be impossible. Raises `MalformedPosition`, which says in which part, by its `where`."""
        parts, wanted = text.split(" "), len(cls.fields) + 2 + (cls.least_seats < cls.most_seats)
        if len(parts) != wanted:
            raise MalformedPosition(text, "parts", wanted=wanted, count=len(parts))
        seats, where, values = cls.most_seats, "players", {}
        try:
            if cls.least_seats < cls.most_seats:
                counts = [str(count) for count in range(cls.least_seats, cls.most_seats + 1)]
                seats = int(choice_of(parts.pop(0), counts))
            letters = tuple(LETTERS[:seats])
            for where, part in zip(cls.fields, parts, strict=False):
                values[where] = cls.fields[where].read(part, seats)
            *_, seat, resigned = parts
            where = "seat"
            turn = letters.index(choice_of(seat, letters))
            where = "resigned"
            out = () if resigned == "-" else tuple(letters.index(choice_of(one, letters)) for one in resigned)
        except MalformedPosition as error:
            error.about["where"] = where
            raise
        state = cls(seats, values, turn, out)
        if state.text() != text or out != tuple(sorted({*out})):
            raise MalformedPosition(text, "rewritten", text=state.text())
        return state

    @classmethod
    def position(cls, text: str) -> Self:
        """The position of a text. Raises `MalformedPosition` or `ImpossiblePosition`."""
        state = cls.read(text)
        for reason in state._faults():
            facts = {"part": text, **reason.facts}
            raise ImpossiblePosition(str(facts.pop("part")), reason.key, **facts)
        return state

    def _faults(self) -> Iterator[Message]:
        """Why no game can lead to this position."""
        for name, field in self.fields.items():
            if reason := field.fault(vars(self)[name]):
                yield Message(reason.key, {**reason.facts, "where": name})
        if why := self.impossible():
            yield why if isinstance(why, Message) else say(why)
        if self.resigned and self.seats == 2 and type(self).leave is State.leave and self.ending() is not None:
            yield Message("resigned-after-end", {})
        if self._ending is None and self.seat in self.out:
            yield Message("turn-of-nobody", {"seat": self.seat})
        if self._ending is None and not self._possible:
            yield Message("nothing-to-do", {"seat": self.seat})

    # -- for words ---------------------------------------------------------------------------------------

    def objection(self, path: Path, viewer: Viewer) -> Message | None:
        if self.actors == (CHANCE,):
            return Message("chance-first")
        if self.hidden and viewer != self.seat:
            return Message("other-turn", {"seat": self.seat})
        found = [rule.why_not(self, path) for rule in self.active]
        known = [reason for reason in found if reason and reason != UNLIKE]
        if known:
            return known[0]
        later = any(path and path[0] in rule.touches[0] for rule in self.rules)
        return Message("nothing" if later else "nothing-there")

    def deed(self, action: Action, viewer: Viewer = None) -> Message:
        """What is dealt to a seat in secret only that seat knows."""
        field = self.drawing
        seat = None if field is None else field.drawing(self)
        if seat is None or viewer in (seat, CHANCE):
            return super().deed(action, viewer)
        return Message("act", {"seat": seat, "notation": ""})
