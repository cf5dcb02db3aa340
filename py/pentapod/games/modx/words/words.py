"""What MODX says: which messages of its catalog, and what they are about. Nothing is hidden, so all are told alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

from pentapod.engine.message import Message, because
from pentapod.engine.state import Action, Path
from pentapod.engine.words import Said, Stat, Words, drawn, won
from pentapod.games.modx.data.table import JOKERS, PARTIES, QUIET_PLACEMENTS, SHAPES, X_PIECES
from pentapod.games.modx.rules.actions import CLAIMS
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, cells_of
from pentapod.games.modx.rules.patterns import PATTERNS, Pattern
from pentapod.games.modx.rules.position import Ledger, Position
from pentapod.games.modx.rules.state import ModxState
from pentapod.games.modx.rules.task import Cover, Ending, Move, Over, Score, SetUp, Task, Tick
from pentapod.games.modx.words.reasons import reasons

_SHAPES: Final = {shape.id for shape in SHAPES}

_JOKER: Final = "joker"
"""A piece that is no seat's."""


_AROUND: Final = {"X", "plus"}
"""The shapes that are called one where they have one middle."""


class ModxWords(Words[ModxState]):
    """The words of MODX."""

    offered: ClassVar = {"players": ("2", "3", "4", "teams"), "patterns": ("auto", "claim")}
    figures: ClassVar = {f"option-players-{id}-help": {"points": party.target} for id, party in PARTIES.items()}
    things: ClassVar = {
        "shape": dict.fromkeys((shape.id for shape in SHAPES), ""),
        "pattern": dict.fromkeys((shape.id for shape in SHAPES), "pattern-other"),
    }

    def called(self, kind: str, thing: Any) -> Any:
        match kind:
            case "list":
                numbers, colour = thing
                return _patterns(numbers, colour)
            case "pattern":
                return _patterns([thing], None)[0]
            case "piece" if thing is not None:
                return Message("joker") if thing == _JOKER else Message("x", {"seat": thing})
            case "shape":
                return Message(f"shape-{thing}")
            case "stack" if thing:
                return Message("stack", {"seat": thing[-1], "covered_seats": thing[-2::-1]})
            case _:
                return super().called(kind, thing)

    def on_prompt(self, state: ModxState, chosen: Path, viewer: int | None) -> Message:
        task, held = state.task, state.ledger.interrupted
        if isinstance(task, Over):
            return _ended(state.ledger, task)
        if chosen and chosen[0] in CLAIMS:
            return because("prompt-claim", seat=CLAIMS.index(chosen[0]))
        if chosen and chosen[0] in _SHAPES and isinstance(task, Tick):
            return because("prompt-middle", seat=task.actor, shape=chosen[0])
        prompt = because(f"prompt-{task.kind}", seat=task.actor, **_at_hand(state, task))
        return because("prompt-interrupted", prompt=prompt, seat=held.turn) if held else prompt

    def on_reasons(self, state: ModxState, action: Action, viewer: int | None) -> Iterator[Message]:
        return reasons(state, action)

    def on_about(self, state: ModxState, touch: str, viewer: int | None) -> Iterator[Said]:
        if touch not in CELL_OF:
            return
        cell = CELL_OF[touch]
        piece, stack = _pieces(state).get(cell), state.ledger.stacks[cell]
        if piece is None and not stack:
            return
        yield self._cell(cell, piece, stack)
        if piece is not None:
            yield Message("about-joker" if piece == _JOKER else "about-x")
        if stack:
            yield because("about-marker", seat=stack[-1])
        if len(stack) > 1:
            yield Message("about-covered")

    def on_stats(self, state: ModxState, seat: int) -> Iterator[Stat]:
        ledger = state.ledger
        team, target, markers = ledger.team_of(seat), ledger.party.target, ledger.markers[seat]
        if len(team) > 1:
            yield Stat("team", ledger.points_of(team), target)
            yield Stat("own", ledger.points[seat])
        else:
            yield Stat("points", ledger.points[seat], target)
        yield Stat("x", X_PIECES - state.pieces[seat].bit_count())
        yield Stat("markers", markers)

    # ------------------------------------------------------------------ the picture

    def picture(self, state: ModxState) -> str:
        """A position in words: who has how many points, and what is to be done."""
        return self.say("picture", scores=scores(state.ledger), prompt=state)

    def cells(self, position: Position) -> list[str]:
        """Each cell, and what lies on it."""
        pieces, stacks = _pieces(position), position.ledger.stacks
        return [self._cell(cell, pieces.get(cell), stack) for cell, stack in enumerate(stacks)]

    def _cell(self, cell: int, piece: int | str | None, stack: tuple[int, ...]) -> str:
        return self.labelled("label-cell", place=CELL_NAMES[cell], piece=piece, stack=stack or None)


def _pieces(position: Position) -> dict[int, int | str]:
    """Whose X lies on a cell, or that a Joker does."""
    xs = {cell: seat for seat, own in enumerate(position.pieces) for cell in cells_of(own)}
    return {**xs, **dict.fromkeys(cells_of(position.ledger.joker_cells), _JOKER)}


def scores(ledger: Ledger) -> list[Message]:
    """The points of each seat."""
    return [Message("score", {"seat": seat, "count": ledger.points[seat]}) for seat in range(ledger.party.seats)]


def _ended(ledger: Ledger, over: Over) -> Message:
    teams = ledger.party.teams
    if over.ending is Ending.QUIET:
        among = over.winners if len(over.winners) < ledger.party.seats else ()
        return drawn(because("ended-quiet", count=QUIET_PLACEMENTS), among)
    why = because(
        f"ended-{over.ending}",
        points=ledger.points_of(ledger.team_of(over.winners[0])),
        best=max((ledger.points_of(team) for team in teams if not set(team) & set(over.winners)), default=None),
        seats=[seat for seat in ledger.out if seat not in over.winners] if len(teams) == 2 else [],
    )
    return won(over.winners, why, shared=len({ledger.team_of(seat) for seat in over.winners}) > 1)


def _at_hand(position: Position, task: Task) -> dict[str, Any]:
    """What a task is about."""
    match task:
        case SetUp():
            return {"count": JOKERS - len(position.ledger.jokers)}
        case Score():
            return {"pattern_list": (position.patterns(task.turn), None)}
        case Cover():
            return {"count": position.ledger.markers[task.actor]}
        case Move():
            return {"place": CELL_NAMES[task.hand[0]], "count": len(task.hand) - 1}
        case _:
            return {}


def _patterns(numbers: Iterable[int], colour: int | None) -> list[Message]:
    """Patterns, of a colour if it is to be named: overlapping ones in a line, or around one middle, as one."""
    groups: list[list[Pattern]] = []
    for pattern in (PATTERNS[number] for number in numbers):
        group = next((group for group in groups if _belong_together(group[0], pattern)), None)
        if group:
            group.append(pattern)
        else:
            groups.append([pattern])
    return [_as_one(group, colour) for group in groups]


def _belong_together(one: Pattern, other: Pattern) -> bool:
    if one.is_line or other.is_line:
        return one.shape is other.shape and bool(one.mask & other.mask)
    return one.anchor == other.anchor and {one.shape.id, other.shape.id} == _AROUND


def _as_one(group: list[Pattern], colour: int | None) -> Message:
    first, last = group[0].anchor, group[0].anchor
    if group[0].is_line:
        cells = [cell for pattern in group for cell in pattern.cells]
        first, last = min(cells), max(cells)
    shape = "around" if len(group) > 1 and first == last else group[0].shape.id
    facts = {"place": CELL_NAMES[first], "last_place": CELL_NAMES[last], "shape": group[0].shape.id, "seat": colour}
    return Message(f"pattern-{shape}", facts)


WORDS: Final = ModxWords()
"""What `Game.words` of MODX is."""
