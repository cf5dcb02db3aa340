"""The position editor of every game, from what the game declares: its places, its pieces, its settings.

A game takes its positions apart into a draft, which it can put together again as a position, possible or not. It says
what the holders of a draft hold, and what becomes of the draft once they hold something else. From that follows what is
put, taken away and moved, and why it is not.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.game import Game
from pentapod.engine.options import Choice, Options
from pentapod.engine.state import CHANCE, PositionError, State
from pentapod.engine.words import Words
from pentapod.scene.shapes import Scene, Shape, View

DraftT = TypeVar("DraftT")

Holds = dict[str, tuple[Any, ...]]
"""What the holders of a draft hold, by their names, the uppermost last."""


class Spot(NamedTuple):
    """Where something can be: a holder, or one of the things that it holds."""

    holder: str
    thing: Any = None
    above: str = ""
    """The holder of what lies upon that, which takes all that fits it."""

    def on(self, holds: Holds) -> tuple[Any, ...]:
        """What is there, the uppermost last."""
        held = holds[self.holder]
        own = held if self.thing is None else tuple(thing for thing in held if thing == self.thing)
        return (*own, *holds.get(self.above, ()))


class PositionEditor(ABC, Generic[DraftT]):
    """How positions of a game are set up by hand. Nothing that it is asked for changes a state.

    Every refusal is a `CannotEdit` with a sentence of the game's words.
    """

    words: Words[Any]
    marks: ClassVar[Container[str]] = ()
    """The pieces that do not lie on places themselves, but change what lies there."""
    icons: ClassVar[Mapping[str, Shape]] = {}
    """How the pieces look, by their ids."""
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
    def holds(self, draft: DraftT) -> Holds:
        """What every holder holds."""

    @abstractmethod
    def holding(self, draft: DraftT, holds: Holds) -> DraftT:
        """The draft once its holders hold these things instead. Raises `CannotEdit` where they cannot."""

    def places(self, draft: DraftT) -> Mapping[str, Spot]:
        """Where something can be, by touch. Here every holder is a place by its name."""
        return {name: Spot(name) for name in self.holds(draft)}

    def fits(self, draft: DraftT, holds: Holds, holder: str, thing: Any) -> bool:
        """Whether a holder can hold a thing beside what it holds. Raises `CannotEdit` to say why it cannot."""
        return True

    def thing(self, draft: DraftT, piece: str, place: Spot) -> Any:
        """What comes to lie on a place once a piece is put there, by its id: the id itself."""
        return piece

    def marked(self, draft: DraftT, place: Spot, thing: Any, mark: str) -> Any:
        """A thing once a mark, one of `marks`, is put on it. Raises `CannotEdit`, and always where there is nothing."""
        raise CannotEdit("edit-wrong")

    def lifted(self, draft: DraftT, things: tuple[Any, ...], goal: Spot) -> Any:
        """What of the things on a place moves to another: the uppermost one. Raises `CannotEdit`."""
        return things[-1]

    def on(self, draft: DraftT, holds: Holds, place: Spot, thing: Any) -> DraftT:
        """The draft with a thing more on a place than is held now. Raises `CannotEdit` where it cannot be."""
        holder = place.above if place.above and self.fits(draft, holds, place.above, thing) else place.holder
        if holder == place.holder and not self.fits(draft, holds, holder, thing):
            raise CannotEdit("edit-wrong")
        return self.holding(draft, holds | {holder: (*holds[holder], thing)})

    def dropped(self, draft: DraftT, holds: Holds, place: Spot, thing: Any) -> DraftT:
        """The draft once what moves has come to a place."""
        return self.on(draft, holds, place, thing)

    @abstractmethod
    def pieces(self, draft: DraftT) -> Iterable[Piece]:
        """What can be put. `left` is below 0 if more than there are have been put."""

    @abstractmethod
    def settings(self, draft: DraftT) -> Iterable[Knob]:
        """What a position says beside what its places hold."""

    @abstractmethod
    def scene(self, state: Any, view: View) -> Scene:
        """The position with nothing hidden, each place a target; `chosen` is not looked at."""

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A piece by its id, drawn around the origin, at most 50 units from it. Here it is one of the `icons`."""
        if piece not in self.icons:
            raise CannotEdit("edit-piece")
        return (self.icons[piece],)

    # ------------------------------------------------------------------ what it builds with

    def option(self, option_id: str, held: Options, change: Callable[[str], DraftT]) -> Knob:
        """A setting that is an option of the game, of which a position tells what is held."""
        option = next(option for option in self.words.options if option.id == option_id)
        return Knob(option.id, option.label, option.choices, held[option_id], change)

    def setting(
        self, name: str, choices: Iterable[str], chosen: str, change: Callable[[str], DraftT], label: str = ""
    ) -> Knob:
        """A setting. Its label is the sentence of its name, or this one, and that of a choice what a mapping says."""
        say = choices.__getitem__ if isinstance(choices, Mapping) else self.words.sentence
        named = tuple(Choice(choice, say(choice)) for choice in choices)
        return Knob(name, label or self.words.sentence(name), named, chosen, change)

    def number(self, name: str, numbers: Iterable[int], chosen: int, change: Callable[[int], DraftT]) -> Knob:
        """A setting that is one of some numbers, or the one that it is now."""
        choices = {str(number): str(number) for number in sorted({*numbers, chosen})}
        return self.setting(name, choices, str(chosen), lambda choice: change(int(choice)))

    def seat(self, name: str, seats: Iterable[int], chosen: int | None, change: Callable[[int], DraftT]) -> Knob:
        """A setting that is one of some seats, or the one that it is now; None and CHANCE are nobody."""
        now = CHANCE if chosen is None else chosen
        nobody = {str(CHANCE): self.words.sentence("edit-nobody")} if now == CHANCE else {}
        titles = {str(seat): self.words.titles[seat] for seat in sorted({*seats, now} - {CHANCE})}
        return self.setting(name, nobody | titles, str(now), lambda choice: change(int(choice)))

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

    # ------------------------------------------------------------------ what follows from it

    def put_piece(self, draft: DraftT, piece: str, place: Spot) -> DraftT:
        """The draft with a piece more on a place, or with a mark on what it holds. Raises `CannotEdit`."""
        holds = self.holds(draft)
        if piece not in self.marks:
            return self.on(draft, holds, place, self.thing(draft, piece, place))
        thing = next(reversed(place.on(holds)), None)
        marked, holds = self.marked(draft, place, thing, piece), _without(holds, place, thing)
        return self.holding(draft, holds | {place.holder: (*holds[place.holder], marked)})

    def taken(self, draft: DraftT, place: Spot) -> DraftT:
        """The draft without the uppermost thing of a place. Raises `CannotEdit`."""
        holds = self.holds(draft)
        return self.holding(draft, _without(holds, place, _some(place.on(holds))[-1]))

    def moved(self, draft: DraftT, origin: Spot, goal: Spot) -> DraftT:
        """The draft once what is lifted from a place is on another one. Raises `CannotEdit`."""
        holds = self.holds(draft)
        thing = self.lifted(draft, _some(origin.on(holds)), goal)
        return self.dropped(draft, _without(holds, origin, thing), goal, thing)

    def empty(self, draft: DraftT) -> DraftT:
        """The draft with nothing on any place."""
        return self.holding(draft, dict.fromkeys(self.holds(draft), ()))

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

    def _place(self, draft: DraftT, touch: str) -> Spot:
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

    def _edited(self, state: State, change: Callable[[DraftT], DraftT], mend: bool = True) -> State:
        """The position after a change."""
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


def _some(things: tuple[Any, ...]) -> tuple[Any, ...]:
    """The things, if there are any. Raises `CannotEdit`."""
    if not things:
        raise CannotEdit("edit-empty")
    return things


def _without(holds: Holds, place: Spot, thing: Any) -> Holds:
    """What is held without a thing on a place, of things alike the uppermost."""
    holder = place.above if thing in holds.get(place.above, ()) else place.holder
    held = [*reversed(holds[holder])]
    held.remove(thing)
    return holds | {holder: tuple(reversed(held))}


Editor = PositionEditor[Any]
"""The editor of some game."""
