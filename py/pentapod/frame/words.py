"""What every game says that does not bring its own words: made of what its rules, fields and pieces are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pentapod.engine.english import counted, drawn, inside, listed, noun, won
from pentapod.engine.message import Message
from pentapod.engine.options import Choice, Option
from pentapod.engine.state import CHANCE, Action, Path, PositionError
from pentapod.engine.table_words import COMMON_REASONS, TableWords
from pentapod.engine.words import Stat
from pentapod.frame.fields import LETTERS, UNKNOWN, Board, Cups, Die, Field, Flag, Hands, Number, Score, Seat
from pentapod.frame.pieces import Piece
from pentapod.frame.reasons import Drawn, Ending
from pentapod.frame.rules import Rule
from pentapod.frame.state import State
from pentapod.frame.touches import Domain

TITLES: Final = ("Blue", "Orange", "Green", "Rose", "Yellow", "Sky")
"""The seats, in the order of `fields.LETTERS`."""

REASONS: Final[Mapping[str, str]] = {
    "chance-first": "Wait for the dice or the cards.",
    "empty": "There is nothing on {place}.",
    "leads-nowhere": "There is nothing to do with {thing} now.",
    "not-enemy": "Choose a {noun} of another player.",
    "not-held": "You do not hold {thing}.",
    "not-own": "Choose a {noun} of your own.",
    "nothing-there": "There is nothing of that name here.",
    "other-turn": "It is the turn of {seat}.",
    "taken": "{place} is not empty.",
}
"""Why something cannot be done, by the keys that the frame itself gives."""

FAULTS: Final[Mapping[str, str]] = {
    "board": "{part} is not a board like {start}, with dots and letters out of {letters}.",
    "deck": "{part} is not a deck: letters out of {letters}, each with a number.",
    "held": "{part} is not in ascending order, or has other letters than {letters}.",
    "nothing-to-do": "{seat} has nothing to do, and the game is not over.",
    "range": "{part} is not from {first} to {last}.",
    "resigned-after-end": "Nobody can have resigned: the game is over without that.",
    "seats": "{part} needs a value for each of {seats} seats.",
    "turn-of-nobody": "{seat} has left the game, and cannot be to move.",
    "twice": "{part} is on the board twice.",
}
"""What is wrong with a position, by the keys that the frame itself gives."""

PARTS: Final = {"players": "Players", "seat": "To move", "resigned": "Resigned"}
"""The parts of a position that are no fields."""

ENDS: Final = {"left": "everybody else has left", "resigned": "{loser} resigned"}

IRREGULAR: Final = {
    "bid": "bid",
    "build": "built",
    "buy": "bought",
    "choose": "chose",
    "draw": "drew",
    "fly": "flew",
    "get": "got",
    "give": "gave",
    "go": "went",
    "hold": "held",
    "keep": "kept",
    "lay": "laid",
    "put": "put",
    "sell": "sold",
    "send": "sent",
    "set": "set",
    "shut": "shut",
    "swap": "swapped",
    "take": "took",
    "throw": "threw",
}
"""The past of verbs that do not take -ed."""


PLURALS: Final = {"die": "dice", "man": "men"}

SENTENCES: Final = {
    "not-rolled": "Not rolled yet",
    "to-move": "To move",
    "to-roll": "To be rolled",
}
"""What the editor says beside what it says in every game."""


class FrameWords(TableWords[State]):
    """The English of a game whose positions are of the frame."""

    faults = FAULTS
    refusals = REASONS
    sentences = SENTENCES

    def __init__(self, kind: type[State], name: str, summary: str, titles: Sequence[str]) -> None:
        self.titles = tuple(titles)
        self.summary = summary
        self.kind, self.name = kind, name
        self._places = {place for board in kind.boards() for place in board.space}
        self.options = tuple(_options(kind))
        super().__init__()

    # -- what is to be done, and what was done ---------------------------------------------------------

    def prompt(self, state: State, names: Sequence[str], chosen: Path = (), viewer: int | None = None) -> str:
        ending = state._ending
        if ending is not None:
            return self._ended(state, ending, names)
        field = state.drawing
        if field is not None:
            return "Cards are dealt." if isinstance(field, Hands) else "Dice are rolled."
        possible = {*state._possible.values()}
        told = state.active if state.hidden and viewer != state.seat else state.rules
        rules = [rule for rule in told if rule in possible or told is not state.rules]
        matching = [rule for rule in rules if _fits(rule, chosen)]
        if chosen and any(rule.length == len(chosen) for rule in matching):
            return self.prompt(state, names, chosen[:-1], viewer)
        clauses = [_lower(_filled(rule, chosen)) for rule in matching or rules] or ["there is nothing to do"]
        return f"{names[state.seat]}: {listed(dict.fromkeys(clauses), 'or')}."

    def describe(self, state: State, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        source = state._possible[action]
        if isinstance(source, Field):
            dealt = self._dealt(state, source, action.path[0], names, viewer)
            return " ".join((dealt, *self._told(state.carried_out(action), names)))
        after = state.carried_out(action)
        verb, _, rest = _filled(source, action.path, self._owners(state, source, action.path, names)).partition(" ")
        said = [f"{names[action.seat]} {source.past or past(verb)}{' ' * bool(rest)}{rest}"]
        for seat in range(state.seats):
            if seat != action.seat and not source.takes and (lost := _lost(state, after, seat)):
                said.append(f"took {_possessive(inside(names[seat]))} {_kinds(lost)}")
        return " ".join((f"{' and '.join(said)}.", *self._told(after, names)))

    def _owners(self, state: State, rule: Rule, path: Path, names: Sequence[str]) -> Mapping[str, str]:
        """Whose things of other seats an action means, by its parts: "Ann's man on b2"."""
        found = {}
        for (name, domain), touch in zip(rule.parts.items(), path, strict=False):
            owner = state.cells(domain.space).owner(touch) if domain.is_enemy else None
            if owner is not None:
                found[name] = f"{_possessive(inside(names[owner]))} {domain.noun} on {touch}"
        return found

    def left(self, state: State, seat: int, names: Sequence[str]) -> list[str]:
        """What came of it that a seat gave up, in a position in which nothing happens by itself."""
        return self._told(state.left_by(seat), names)

    def _told(self, after: State, names: Sequence[str]) -> list[str]:
        return [self.named(tuple(names)).why(reason) for reason in vars(after).get("told", ())]

    def _dealt(self, state: State, field: Field[Any], outcome: str, names: Sequence[str], viewer: int | None) -> str:
        if isinstance(field, Die):
            return f"The die shows {outcome}."
        assert isinstance(field, Cups | Hands)
        seat = field.held(state).waits_for()
        assert seat is not None
        secret = field.drawing(state) is not None and viewer not in (seat, CHANCE)
        if isinstance(field, Hands):
            return f"{names[seat]} drew {field.any() if secret else field.this(outcome)}."
        dice = counted(len(outcome), "die", "dice") if secret else listed(outcome)
        return f"{names[seat]} rolled {dice}."

    def _ended(self, state: State, ending: Ending, names: Sequence[str]) -> str:
        why = ENDS.get(ending.why, ending.why)
        told = why.format(loser=listed(inside(names[seat]) for seat in state.resigned) if state.resigned else "")
        if isinstance(ending, Drawn):
            return drawn(told)
        return won([names[seat] for seat in ending.seats], told, shared=len(ending.seats) > 1)

    def suggest(self, state: State, action: Action, names: Sequence[str], viewer: int | None = None) -> str:
        rule = state._possible[action]
        if isinstance(rule, Rule):
            return _filled(rule, action.path)
        return "Deal a card" if isinstance(rule, Hands) else "Roll the dice"

    def reasons(self, state: State, action: Action, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        after = state.after(action)
        if after.result is not None:
            return ("it wins",) if after.result[action.seat] > 0.5 else ()
        losing = [names[seat] for seat in state.costs(action)]
        return (f"it takes something from {listed(map(inside, losing))}",) if losing else ()

    # -- why not -----------------------------------------------------------------------------------------

    def why(self, reason: Message) -> str:
        said = REASONS.get(reason.key) or COMMON_REASONS.get(reason.key) or reason.key
        told = self.filled(said, reason.facts)
        return told if told.split()[0] in self._places else _capital(told)

    def called(self, kind: str, thing: Any) -> object:
        """Pieces of a position in quotes, everything else as the rules call it."""
        return super().called(kind, thing) if kind in ("prompt", "seat", "part", "letters", "choices") else thing

    def fault(self, error: PositionError) -> str:
        said, where = super().fault(error), str(error.about.get("where"))
        if where in self.kind.fields:
            return f"{self.setting(self.kind.fields[where], None)}: {said}"
        return f"{PARTS[where]}: {said}" if where in PARTS else said

    def _fault(self, key: str) -> str:
        return key if " " in key else super()._fault(key)

    # -- numbers and things --------------------------------------------------------------------------------

    def stats(self, state: State, seat: int) -> tuple[Stat, ...]:
        found = []
        for field in state.fields.values():
            value = vars(state)[field.name]
            if isinstance(field, Score):
                found.append(_number(field, value[seat], field.goal))
            elif isinstance(field, Cups | Hands):
                found.append(Stat(noun(len(value[seat]), field.noun, _plural(field.noun)), len(value[seat])))
        if not found:
            found = [_count(board, vars(state)[board.name].count(seat)) for board in state.boards()[:1]]
        if not found:  # What all share.
            numbers = (field for field in state.fields.values() if isinstance(field, Number) and field.label)
            found = [_number(field, vars(state)[field.name]) for field in numbers]
        return tuple({stat.label: stat for stat in found}.values())  # Two hands of cards have one noun.

    def about(self, state: State, touch: str, names: Sequence[str], viewer: int | None = None) -> tuple[str, ...]:
        for board in state.boards():
            if touch in board.space and (piece := vars(state)[board.name][touch]):
                return (f"{_capital(_owned(piece, names))} on {touch}",)
        return ()

    # -- what the picture and the editor ask for -----------------------------------------------------------

    def picture(self, state: State) -> str:
        """The position in a sentence, for somebody who cannot see it."""
        counts = [
            f"{_possessive(self.names[seat])} {_kind(board, 2)}: {vars(state)[board.name].count(seat)}"
            for board in state.boards()
            for seat in range(state.seats)
        ]
        return f"{self.name}{': ' * bool(counts)}{', '.join(counts)}."

    def place(self, place: str, piece: Piece | None) -> str:
        """A place and what lies on it."""
        return f"{place}, {_owned(piece, self.names) if piece else 'empty'}"

    def button(self, rule: Rule) -> str:
        """What is written on the button of a rule without parts."""
        return rule.said

    def column(self, domain: Domain, touch: str, lying: Sequence[Piece | None]) -> str:
        """A column of a board, and what lies in it from below: "column b: Blue's disc, Orange's disc"."""
        found = [_owned(piece, self.names) for piece in lying if piece]
        return f"{domain.this(touch)}, {listed(found) if found else 'empty'}"

    def label(self, domain: Domain, touch: str) -> str:
        """What the button of a part of an action is called."""
        return _capital(domain.said(touch))

    def line(self, field: Field[Any], value: object) -> str:
        """A number or a seat as it is written in the picture."""
        shown = value
        if isinstance(field, Seat):
            shown = self.names[value] if isinstance(value, int) else "-"
        return f"{_capital(field.label)}: {shown}"

    def held(self, field: Cups | Hands, letter: str) -> str:
        """A card or die in the hand of whoever looks."""
        return f"{_capital(field.noun)} {field.this(letter)}"

    def row(self, field: Cups | Hands, seat: int, letters: str) -> str:
        """All that a seat holds, where it is set up by hand."""
        return f"{_possessive(self.names[seat])} {_plural(field.noun)}: {listed(letters) if letters else 'none'}"

    def heading(self, field: Cups | Hands) -> str:
        """The heading above the things that seats can hold."""
        return _capital(_plural(field.noun))

    def setting(self, field: Field[Any], seat: int | None) -> str:
        """What a field is called where it is set by hand, and where its value is wrong."""
        name = field.setting or field.name.replace("_", " ")
        return _capital(name) if seat is None else f"{self.names[seat]}: {name}"

    def choice(self, field: Field[Any], choice: str) -> str:
        """What a choice for a field is called where it is set by hand."""
        if isinstance(field, Flag):
            return self.sentence("edit-no" if choice == "-" else "edit-yes")
        if isinstance(field, Seat):
            return self.sentence("edit-nobody") if choice == "-" else self.titles[LETTERS.index(choice)]
        if isinstance(field, Die) and choice in (UNKNOWN, "0"):
            return self.sentence("to-roll" if choice == UNKNOWN else "not-rolled")
        return choice

    def piece(self, piece: Piece) -> str:
        """A piece that can be put on the board."""
        return _capital(_owned(piece, self.names)) + (f" {piece.letter}" if piece.letter else "")

    def pieces_of(self, seat: int | None) -> str:
        """The heading above the pieces of a seat."""
        return "Pieces of nobody" if seat is None else f"{_possessive(self.names[seat])} pieces"


def past(verb: str) -> str:
    """The past of a verb: "Place" becomes "placed"."""
    verb = verb.lower()
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ied"
    if len(verb) < 5 and verb[-1] in "bdgmnpt" and verb[-2] in "aeiou" and verb[-3] not in "aeiou":
        return f"{verb}{verb[-1]}ed"
    return f"{verb}ed"


def _fits(rule: Rule, chosen: Path) -> bool:
    return len(chosen) <= rule.length and all(
        touch in touches for touch, touches in zip(chosen, rule.touches, strict=False)
    )


def _filled(rule: Rule, chosen: Path, said: Mapping[str, str] = {}) -> str:
    """What a rule says, with the touches so far; what is still to be chosen is any. `said` names parts otherwise."""
    parts = list(rule.parts.items())
    values = {
        name: domain.this(chosen[at]) if at < len(chosen) else domain.any() for at, (name, domain) in enumerate(parts)
    }
    return rule.said.format(**values | dict(said))


def _lost(before: State, after: State, seat: int) -> list[str]:
    """The kinds of the pieces that a seat has lost."""
    lost = []
    for board in before.boards():
        now, then = vars(before)[board.name], vars(after)[board.name]
        for kind in dict.fromkeys(piece.kind for piece in board.pieces):
            lost += [kind] * (now.count(seat, kind) - then.count(seat, kind))
    return lost


def _kinds(kinds: Iterable[str]) -> str:
    counts = {kind: sum(other == kind for other in kinds) for kind in dict.fromkeys(kinds)}
    return listed(kind if count == 1 else f"{count} {_plural(kind)}" for kind, count in counts.items())


def _owned(piece: Piece, names: Sequence[str]) -> str:
    return f"a {piece.kind}" if piece.seat is None else f"{_possessive(names[piece.seat])} {piece.kind}"


def _possessive(name: str) -> str:
    return "your" if name == "You" else f"{name}'s"


def _kind(board: Board, count: int) -> str:
    """What the pieces of a board are called together: "pawns"."""
    kinds = {piece.kind for piece in board.pieces if piece.seat is not None}
    kind = kinds.pop() if len(kinds) == 1 else "piece"
    return noun(count, kind, _plural(kind))


def _count(board: Board, count: int) -> Stat:
    return Stat(_kind(board, count), count)


def _number(field: Number | Score, value: int, goal: int = 0) -> Stat:
    return Stat(noun(goal or value, field.one, field.label), value, goal)


def _plural(noun: str) -> str:
    return PLURALS.get(noun, f"{noun}s")


def _lower(text: str) -> str:
    return text[0].lower() + text[1:]


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _options(kind: type[State]) -> Iterable[Option]:
    if kind.least_seats < kind.most_seats:
        counts = range(kind.least_seats, kind.most_seats + 1)
        yield Option("players", "Players", tuple(Choice(str(count), f"{count} players") for count in counts))
    for name, field in kind.options().items():
        yield Option(name, field.label, tuple(Choice(key, label) for key, label in field.choices.items()))
