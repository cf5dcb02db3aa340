"""What every game says that does not bring its own words: made of what its rules, fields and pieces are called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pentapod.engine.message import Message, because
from pentapod.engine.options import Choice, Option
from pentapod.engine.state import CHANCE, Action, Path, PositionError
from pentapod.engine.words import Said, Stat, Words, drawn, won
from pentapod.frame.english import capital, counted, past, plural, small
from pentapod.frame.fields import LETTERS, UNKNOWN, Board, Cups, Die, Field, Flag, Hands, Number, Score, Seat
from pentapod.frame.pieces import Piece
from pentapod.frame.reasons import Drawn, Ending
from pentapod.frame.rules import Rule
from pentapod.frame.state import State
from pentapod.frame.touches import Domain


class FrameWords(Words[State]):
    """The words of a game whose positions are of the frame."""

    def __init__(self, kind: type[State], name: str, summary: str) -> None:
        super().__init__()
        self.titles = self.names = self.titles[: kind.most_seats]
        self.summary = summary
        self.kind, self.name = kind, name
        self._places = {place for board in kind.boards() for place in board.space}
        self.options = tuple(self._options())

    def _options(self) -> Iterator[Option]:
        kind = self.kind
        if kind.least_seats < kind.most_seats:
            counts = range(kind.least_seats, kind.most_seats + 1)
            choices = [Choice(str(count), self.say("option-players-count", count=count)) for count in counts]
            yield Option("players", self.say("option-players"), tuple(choices))
        for name, field in kind.options().items():
            yield Option(name, field.label, tuple(Choice(key, label) for key, label in field.choices.items()))

    # -- what is to be done, and what was done ---------------------------------------------------------

    def on_prompt(self, state: State, chosen: Path, viewer: int | None) -> Said:
        ending = state._ending
        if ending is not None:
            return self._ended(state, ending)
        field = state.drawing
        if field is not None:
            return Message("prompt-deal" if isinstance(field, Hands) else "prompt-roll")
        possible = {*state._possible.values()}
        told = state.active if state.hidden and viewer != state.seat else state.rules
        rules = [rule for rule in told if rule in possible or told is not state.rules]
        matching = [rule for rule in rules if _fits(rule, chosen)]
        clauses = [small(_said(rule, chosen)) for rule in matching or rules] or [self.say("prompt-nothing")]
        return because("prompt", seat=state.seat, clauses=list(dict.fromkeys(clauses)))

    def on_describe(self, state: State, action: Action, viewer: int | None) -> Iterator[Said]:
        source = state._possible[action]
        after = state.carried_out(action)
        if isinstance(source, Field):
            yield self._dealt(state, source, action.path[0], viewer)
            yield from self._told(after)
            return
        verb, _, rest = _said(source, action.path, self._owners(state, source, action.path)).partition(" ")
        what = f"{source.past or past(verb)}{' ' * bool(rest)}{rest}"
        doings = [Message("did", {"seat": action.seat, "what": what})]
        for seat in range(state.seats):
            if seat != action.seat and not source.takes and (kinds := _lost(state, after, seat)):
                doings.append(Message("took", {"seat": seat, "kinds": kinds}))
        yield because("deed", doings=doings)
        yield from self._told(after)

    def _owners(self, state: State, rule: Rule, path: Path) -> Mapping[str, str]:
        """Whose things of other seats an action means, by its parts: "Ann's man on b2"."""
        found = {}
        for (name, domain), touch in zip(rule.parts.items(), path, strict=False):
            owner = state.cells(domain.space).owner(touch) if domain.is_enemy else None
            if owner is not None:
                found[name] = self.say("thing-on", seat=owner, kind=domain.noun, place=touch, within=1)
        return found

    def left(self, state: State, seat: int, names: Sequence[str]) -> list[str]:
        """What came of it that a seat gave up, in a position in which nothing happens by itself."""
        return self.named(names)._told(state.left_by(seat))

    def _told(self, after: State) -> list[str]:
        return [self.why(reason) for reason in vars(after).get("told", ())]

    def _dealt(self, state: State, field: Field[Any], outcome: str, viewer: int | None) -> Message:
        if isinstance(field, Die):
            return because("deed-die", number=outcome)
        assert isinstance(field, Cups | Hands)
        seat = field.held(state).waits_for()
        assert seat is not None
        secret = field.drawing(state) is not None and viewer not in (seat, CHANCE)
        if isinstance(field, Hands):
            return because("deed-drew", seat=seat, card=field.any() if secret else field.this(outcome))
        if secret:
            return because("deed-rolled-unseen", seat=seat, count=len(outcome))
        return because("deed-rolled", seat=seat, faces=list(outcome))

    def _ended(self, state: State, ending: Ending) -> Message:
        why: Said
        match ending.why:
            case "left":
                why = because("ended-left")
            case "resigned":
                why = because("resigned", seats=sorted(state.resigned))
            case _:
                why = ending.why
        if isinstance(ending, Drawn):
            return drawn(why)
        return won(ending.seats, why, shared=len(ending.seats) > 1)

    def on_suggest(self, state: State, action: Action, viewer: int | None) -> Said:
        rule = state._possible[action]
        if isinstance(rule, Rule):
            return _said(rule, action.path)
        return Message("advice-deal" if isinstance(rule, Hands) else "advice-roll")

    def on_reasons(self, state: State, action: Action, viewer: int | None) -> Iterator[Said]:
        after = state.after(action)
        if after.result is not None:
            if after.result[action.seat] > 0.5:
                yield Message("reason-wins")
        elif losing := state.costs(action):
            yield because("reason-takes", seats=list(losing))

    # -- why not -----------------------------------------------------------------------------------------

    def why(self, reason: Message) -> str:
        """A reason in words: the frame's own, or a sentence of the game with names of facts in braces."""
        if f"refusal-{reason.key}" in self.catalog:
            said = super().why(reason)
        else:
            said = self._filled(reason.key, reason.facts)
        return said if said.split()[0] in self._places else capital(said)

    def _filled(self, sentence: str, facts: Mapping[str, Any]) -> str:
        """A sentence of the game, which names its facts in braces; seats are called by their names."""
        seats = {name: self.names[thing] for name, thing in facts.items() if name.rpartition("_")[2] == "seat"}
        return sentence.format(**{**facts, **seats})

    def fault(self, error: PositionError) -> str:
        if f"fault-{error.key}" in self.catalog:
            said = super().fault(error)
        else:
            said = self.named(())._filled(error.key, {"part": error.part, **error.about})
        where = str(error.about.get("where"))
        if where in self.kind.fields:
            return self.say("fault-at", field=self.setting(self.kind.fields[where], None), fault=said)
        if f"field-{where}" in self.catalog:
            return self.say("fault-at", field=Message(f"field-{where}"), fault=said)
        return said

    # -- numbers and things --------------------------------------------------------------------------------

    def on_stats(self, state: State, seat: int) -> Iterable[Stat]:
        found = []
        for field in state.fields.values():
            value = vars(state)[field.name]
            if isinstance(field, Score):
                found.append(_number(field, value[seat], field.goal))
            elif isinstance(field, Cups | Hands):
                found.append(Stat(counted(len(value[seat]), field.noun), len(value[seat])))
        if not found:
            boards = [(board, vars(state)[board.name].count(seat)) for board in state.boards()[:1]]
            found = [Stat(_kind(board, count), count) for board, count in boards]
        if not found:  # What all share.
            numbers = (field for field in state.fields.values() if isinstance(field, Number) and field.label)
            found = [_number(field, vars(state)[field.name]) for field in numbers]
        return {stat.label: stat for stat in found}.values()  # Two hands of cards have one noun.

    def on_about(self, state: State, touch: str, viewer: int | None) -> Iterator[Said]:
        for board in state.boards():
            if touch in board.space and (piece := vars(state)[board.name][touch]):
                yield because("thing-on", seat=piece.seat, kind=piece.kind, place=touch)
                return

    # -- what the picture and the editor ask for -----------------------------------------------------------

    def picture(self, state: State) -> str:
        """The position in a sentence, for somebody who cannot see it."""
        counts = [
            Message("count-of", {"seat": seat, "kind": _kind(board, 2), "count": vars(state)[board.name].count(seat)})
            for board in state.boards()
            for seat in range(state.seats)
        ]
        return self.say("picture", name=self.name, counts=counts)

    def place(self, place: str, piece: Piece | None) -> str:
        """A place and what lies on it."""
        if piece is None:
            return self.labelled("label-place", place=place)
        return self.labelled("label-thing", place=place, seat=piece.seat, kind=piece.kind)

    def button(self, rule: Rule) -> str:
        """What is written on the button of a rule without parts."""
        return rule.said

    def column(self, domain: Domain, touch: str, lying: Sequence[Piece | None]) -> str:
        """A column of a board, and what lies in it from below: "column b: Blue's disc, Orange's disc"."""
        things = [_thing(piece) for piece in lying if piece]
        return self.say("label-column", column=domain.this(touch), things=things)

    def label(self, domain: Domain, touch: str) -> str:
        """What the button of a part of an action is called."""
        return capital(domain.said(touch))

    def line(self, field: Field[Any], value: object) -> str:
        """A number or a seat as it is written in the picture."""
        shown = value
        if isinstance(field, Seat):
            shown = self.names[value] if isinstance(value, int) else Message("nobody")
        return self.say("line", label=capital(field.label), value=shown)

    def held(self, field: Cups | Hands, letter: str) -> str:
        """A card or die in the hand of whoever looks."""
        return f"{capital(field.noun)} {field.this(letter)}"

    def row(self, field: Cups | Hands, seat: int, letters: str) -> str:
        """All that a seat holds, where it is set up by hand."""
        return self.say("label-row", seat=seat, kind=plural(field.noun), letters=list(letters))

    def heading(self, field: Cups | Hands) -> str:
        """The heading above the things that seats can hold."""
        return capital(plural(field.noun))

    def setting(self, field: Field[Any], seat: int | None) -> str:
        """What a field is called where it is set by hand, and where its value is wrong."""
        name = field.setting or field.name.replace("_", " ")
        return capital(name) if seat is None else self.say("setup-of", seat=seat, label=name)

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
        return self.say("setup-piece", seat=piece.seat, kind=piece.kind, letter=piece.letter or None)

    def pieces_of(self, seat: int | None) -> str:
        """The heading above the pieces of a seat."""
        return self.say("setup-pieces-of", seat=seat)


def _fits(rule: Rule, chosen: Path) -> bool:
    return len(chosen) <= rule.length and all(
        touch in touches for touch, touches in zip(chosen, rule.touches, strict=False)
    )


def _said(rule: Rule, chosen: Path, said: Mapping[str, str] = {}) -> str:
    """What a rule says, with the touches so far; what is still to be chosen is any. `said` names parts otherwise."""
    parts = list(rule.parts.items())
    values = {
        name: domain.this(chosen[at]) if at < len(chosen) else domain.any() for at, (name, domain) in enumerate(parts)
    }
    return rule.said.format(**values | dict(said))


def _lost(before: State, after: State, seat: int) -> list[Message]:
    """What a seat has lost: for each kind how many pieces."""
    lost = []
    for board in before.boards():
        now, then = vars(before)[board.name], vars(after)[board.name]
        for kind in dict.fromkeys(piece.kind for piece in board.pieces):
            if (count := now.count(seat, kind) - then.count(seat, kind)) > 0:
                lost.append(Message("kind", {"count": count, "one": kind, "many": plural(kind)}))
    return lost


def _thing(piece: Piece) -> Message:
    return Message("thing", {"seat": piece.seat, "kind": piece.kind})


def _kind(board: Board, count: int) -> str:
    """What the pieces of a board are called together: "pawns"."""
    kinds = {piece.kind for piece in board.pieces if piece.seat is not None}
    return counted(count, kinds.pop() if len(kinds) == 1 else "piece")


def _number(field: Number | Score, value: int, goal: int = 0) -> Stat:
    return Stat(counted(goal or value, field.one, field.label), value, goal)
