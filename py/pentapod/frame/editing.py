"""The position editor of every game, from what the game declares: its places, its pieces, its settings.

A game takes its positions apart into a draft, which it can put together again as a position, possible or not. The
places of a draft are found by their touches and hold things, the uppermost last. From that follows what is put, taken
away and moved, and why it is not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any, ClassVar, Generic, TypeVar

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.game import Game
from pentapod.engine.options import Choice
from pentapod.engine.state import CHANCE, PositionError, State
from pentapod.engine.words import Words
from pentapod.scene.shapes import Scene, Shape, View

DraftT = TypeVar("DraftT")
PlaceT = TypeVar("PlaceT")
ThingT = TypeVar("ThingT")


class PositionEditor(ABC, Generic[DraftT, PlaceT]):
    """How positions of a game are set up by hand. Nothing that it is asked for changes a state.

    Every refusal is a `CannotEdit` with a sentence of the game's words.
    """

    words: Words[Any]
    stage: ClassVar[str] = "stage"
    """The setting that says what is to be done now. It is taken at its word, possible or not."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = game.words
        self.icon = cache(self.drawn)
        self._fault = lru_cache(maxsize=256)(self._found_fault)

    # ------------------------------------------------------------------ what a game declares

    @abstractmethod
    def parse(self, text: str) -> State:
        """Reads a position that may be impossible. Raises `MalformedPosition`."""

    def draft(self, state: Any) -> DraftT:
        """A position as it is changed: the position itself, or its parts. Changing it leaves the state as it is."""
        same: DraftT = state
        return same

    def state(self, draft: Any) -> State:
        """The position that a draft has become. What cannot be set up is forgotten."""
        same: State = draft
        return same

    def instead(self, draft: DraftT) -> Iterable[DraftT]:
        """What else a changed draft can become where the change has made it impossible, the most alike first.

        Here what was under way is given up. The first that is possible is taken, else the first that is wrong in
        another way; what was wrong before the change is left alone.
        """
        return ()

    def closed(self, state: State) -> str:
        """The key of the sentence that says why nothing can be put, taken away or moved in a position; "" if it can."""
        return ""

    def forgotten(self, before: DraftT, after: DraftT) -> DraftT:
        """A changed draft without what cannot go on since the change, even where that is not impossible."""
        return after

    @abstractmethod
    def places(self, draft: DraftT) -> Mapping[str, PlaceT]:
        """Where something can be, by touch."""

    @abstractmethod
    def put_piece(self, draft: DraftT, piece: str, place: PlaceT) -> DraftT:
        """The draft with a piece more on a place, or with a mark on what it holds. Raises `CannotEdit`."""

    @abstractmethod
    def taken(self, draft: DraftT, place: PlaceT) -> DraftT:
        """The draft without the uppermost thing of a place. Raises `CannotEdit`."""

    @abstractmethod
    def moved(self, draft: DraftT, origin: PlaceT, goal: PlaceT) -> DraftT:
        """The draft once what lies uppermost on a place is on another one. Raises `CannotEdit`."""

    @abstractmethod
    def empty(self, draft: DraftT) -> DraftT:
        """The draft with nothing on any place."""

    @abstractmethod
    def pieces(self, draft: DraftT) -> Iterable[Piece]:
        """What can be put. `left` is below 0 if more than there are have been put."""

    @abstractmethod
    def settings(self, draft: DraftT) -> Iterable[Knob]:
        """What a position says beside what its places hold."""

    @abstractmethod
    def scene(self, state: Any, view: View) -> Scene:
        """The position with nothing hidden, each place a target; `chosen` is not looked at."""

    @abstractmethod
    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A piece by its id, drawn around the origin, at most 50 units from it."""

    # ------------------------------------------------------------------ what it builds with

    def option(self, option_id: str, chosen: str, change: Callable[[str], DraftT]) -> Knob:
        """A setting that is an option of the game."""
        option = next(option for option in self.words.options if option.id == option_id)
        return Knob(option.id, option.label, option.choices, chosen, change)

    def setting(
        self, name: str, choices: Mapping[str, str], chosen: str, change: Callable[[str], DraftT], label: str = ""
    ) -> Knob:
        """A setting with what each of its choices is called. Its own label is the sentence of its name, or this one."""
        named = tuple(Choice(choice, text) for choice, text in choices.items())
        return Knob(name, label or self.words.sentence(name), named, chosen, change)

    def number(self, name: str, numbers: Iterable[int], chosen: int, change: Callable[[int], DraftT]) -> Knob:
        """A setting that is one of some numbers, or the one that it is now."""
        choices = {str(number): str(number) for number in sorted({*numbers, chosen})}
        return self.setting(name, choices, str(chosen), lambda choice: change(int(choice)))

    def seat(self, name: str, seats: Iterable[int], chosen: int, change: Callable[[int], DraftT]) -> Knob:
        """A setting that is one of some seats, or the one that it is now; CHANCE is nobody."""
        choices = {str(seat): self._title(seat) for seat in sorted({*seats, chosen})}
        return self.setting(name, choices, str(chosen), lambda choice: change(int(choice)))

    def _title(self, seat: int) -> str:
        return self.words.sentence("edit-nobody") if seat == CHANCE else self.words.titles[seat]

    def switch(
        self, name: str, chosen: bool, change: Callable[[bool], DraftT], label: str = "", ids: str = "no yes"
    ) -> Knob:
        """A setting that is one of two, by the sentences of their ids."""
        off, on = ids.split()
        choices = {choice: self.words.sentence(f"edit-{choice}") for choice in (off, on)}
        return self.setting(name, choices, on if chosen else off, lambda choice: change(choice == on), label)

    def resigned(self, seat: int, is_out: bool, change: Callable[[bool], DraftT]) -> Knob:
        """Whether a seat has given up."""
        return self.switch(f"out-{seat}", is_out, change, self.words.titles[seat], "in out")

    # ------------------------------------------------------------------ what the page asks for

    def read(self, text: str) -> State:
        """Reads a position that may be impossible. Raises `MalformedPosition` with a sentence."""
        try:
            return self.parse(text)
        except PositionError as error:
            error.args = (self.words.fault(error),)
            raise

    def supply(self, state: State) -> tuple[Piece, ...]:
        """The pieces, and how many of each can be put."""
        pieces = () if self.closed(state) else self.pieces(self.draft(state))
        return tuple(piece if piece.left is None else piece._replace(left=max(0, piece.left)) for piece in pieces)

    def knobs(self, state: State) -> tuple[Knob, ...]:
        """The settings."""
        return tuple(self.settings(self.draft(state)))

    def put(self, state: State, piece: str, touch: str) -> State:
        """A piece, by its id, on a place, by its touch."""

        def change(draft: DraftT) -> DraftT:
            place = self._place(draft, touch)
            if piece not in {one.id for one in self.pieces(draft)}:
                raise CannotEdit("edit-piece")
            after = self.put_piece(draft, piece, place)
            if any(one.left is not None and one.left < 0 for one in self.pieces(after) if one.id == piece):
                raise CannotEdit("edit-left")
            return after

        return self._handled(state, change)

    def remove(self, state: State, touch: str) -> State:
        """What lies uppermost on a place taken away."""
        return self._handled(state, lambda draft: self.taken(draft, self._place(draft, touch)))

    def move(self, state: State, origin: str, goal: str) -> State:
        """What lies uppermost on the first place put on the second."""
        return self._handled(
            state, lambda draft: self.moved(draft, self._place(draft, origin), self._place(draft, goal))
        )

    def clear(self, state: State) -> State:
        """Nothing on any place; the settings as they were as far as they can be."""
        return self._edited(state, self.empty)

    def turn(self, state: State, knob: str, choice: str) -> State:
        """A setting, by its id, set to one of its choices."""

        def change(draft: DraftT) -> DraftT:
            for known in self.settings(draft):
                if known.id == knob and choice in {one.id for one in known.choices}:
                    changed: DraftT = known.change(choice)
                    return changed
            raise CannotEdit("edit-choice")

        chosen = {known.id: known.chosen for known in self.knobs(state)}
        return state if chosen.get(knob) == choice else self._edited(state, change, mend=knob != self.stage)

    # ------------------------------------------------------------------ how

    def _place(self, draft: DraftT, touch: str) -> PlaceT:
        places = self.places(draft)
        if touch not in places:
            raise CannotEdit("edit-place")
        return places[touch]

    def _handled(self, state: State, change: Callable[[DraftT], DraftT]) -> State:
        """The position after a change of what places hold."""

        def checked(draft: DraftT) -> DraftT:
            if key := self.closed(state):
                raise CannotEdit(key)
            return change(draft)

        return self._edited(state, checked)

    def _edited(self, state: State, change: Callable[[DraftT], DraftT], idle: str = "", mend: bool = True) -> State:
        """The position after a change. One that makes no difference is refused with the sentence `idle`, if given."""
        try:
            draft = self.forgotten(self.draft(state), change(self.draft(state)))
        except CannotEdit as refusal:
            raise refusal.told(self.words) from None
        return self._mended(state, draft) if mend else self.state(draft)

    def _mended(self, before: State, draft: DraftT) -> State:
        after = self.state(draft)
        fault, known = self._fault(after.text()), ("", self._fault(before.text()))
        if fault in known:
            return after
        others = [self.state(other) for other in self.instead(self.draft(after))]
        sound = (other for other in others if self._fault(other.text()) in known)
        different = (other for other in others if self._fault(other.text()) != fault)
        return next(chain(sound, different), after)

    def _found_fault(self, text: str) -> str:
        """What is wrong with a position, by its key; "" if nothing is."""
        try:
            self.game.read(text)
        except PositionError as error:
            return error.key
        return ""


class HoldingEditor(PositionEditor[DraftT, PlaceT], Generic[DraftT, PlaceT, ThingT]):
    """The editor of a game that says what its places hold, and how one thing comes there and goes."""

    @abstractmethod
    def things(self, draft: DraftT, place: PlaceT) -> tuple[ThingT, ...]:
        """What a place holds, the uppermost last."""

    @abstractmethod
    def on(self, draft: DraftT, place: PlaceT, thing: ThingT) -> DraftT:
        """The draft with a thing more on a place. Raises `CannotEdit` where it cannot be."""

    @abstractmethod
    def off(self, draft: DraftT, place: PlaceT, thing: ThingT) -> DraftT:
        """The draft without a thing that a place holds."""

    def thing(self, draft: DraftT, piece: str) -> Any:
        """What lies on a place once a piece is put there, by its id: the id itself."""
        return piece

    def movable(self, draft: DraftT, place: PlaceT, goal: PlaceT) -> ThingT:
        """What moves from a place to another: the uppermost thing. Raises `CannotEdit` if there is nothing."""
        things = self.things(draft, place)
        if not things:
            raise CannotEdit("edit-empty")
        return things[-1]

    def dropped(self, draft: DraftT, place: PlaceT, thing: ThingT) -> DraftT:
        """The draft once what moves is on a place."""
        return self.on(draft, place, thing)

    def put_piece(self, draft: DraftT, piece: str, place: PlaceT) -> DraftT:
        return self.on(draft, place, self.thing(draft, piece))

    def taken(self, draft: DraftT, place: PlaceT) -> DraftT:
        things = self.things(draft, place)
        if not things:
            raise CannotEdit("edit-empty")
        return self.off(draft, place, things[-1])

    def moved(self, draft: DraftT, origin: PlaceT, goal: PlaceT) -> DraftT:
        thing = self.movable(draft, origin, goal)
        return self.dropped(self.off(draft, origin, thing), goal, thing)

    def empty(self, draft: DraftT) -> DraftT:
        for place in self.places(draft).values():
            for thing in reversed(self.things(draft, place)):
                draft = self.off(draft, place, thing)
        return draft


class FillingEditor(HoldingEditor[DraftT, PlaceT, ThingT]):
    """The editor of a game that says how a place is filled with all that it is to hold."""

    most: ClassVar[int | None] = None
    """How many things a place holds at most; None if there is no limit, or `filled` knows it."""

    @abstractmethod
    def filled(self, draft: DraftT, place: PlaceT, things: tuple[ThingT, ...]) -> DraftT:
        """The draft once a place holds these, the uppermost last. Raises `CannotEdit` where it cannot."""

    def on(self, draft: DraftT, place: PlaceT, thing: ThingT) -> DraftT:
        things = (*self.things(draft, place), thing)
        if self.most is not None and len(things) > self.most:
            raise CannotEdit("edit-full")
        return self.filled(draft, place, things)

    def off(self, draft: DraftT, place: PlaceT, thing: ThingT) -> DraftT:
        """It is the uppermost one."""
        return self.filled(draft, place, self.things(draft, place)[:-1])


Editor = PositionEditor[Any, Any]
"""The editor of some game."""
