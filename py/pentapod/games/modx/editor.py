"""Positions of MODX set up by hand: X-pieces, Jokers and stacks of markers on the cells, and the rest by settings.

An X-piece or a Joker takes the place of another; a marker goes on top of the stack, below the piece. A Joker of the
hand floats above everything that lies on the cell that it came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, Final

from pentapod.engine.editing import CannotEdit, Knob, Piece
from pentapod.engine.state import CHANCE
from pentapod.engine.values import bits_of, clockwise
from pentapod.frame.editing import Holds, PositionEditor, Spot
from pentapod.games.modx.data.table import COLOURS, JOKERS, PARTIES, QUIET_PLACEMENTS, X_PIECES, Party
from pentapod.games.modx.rules.board import CELL_NAMES, LETTERS
from pentapod.games.modx.rules.ending import possible_winners
from pentapod.games.modx.rules.position import Joker, Overlooked
from pentapod.games.modx.rules.state import ModxState, settled
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick
from pentapod.games.modx.rules.text import JOKER, parse
from pentapod.games.modx.scene.layout import PITCH, places, size
from pentapod.games.modx.scene.pieces import joker, markers, x_piece
from pentapod.games.modx.scene.scene import ground, things_on_board
from pentapod.games.modx.words.words import ModxWords, scores
from pentapod.scene.boxes import around
from pentapod.scene.shapes import Group, Scene, Target, View

_LARGER: Final = 1.15
"""From the size on the board to that of an icon."""

_QUIET: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 150, 180, 190, 195, 196, 197, 198, 199, QUIET_PLACEMENTS)

_FLOATING: Final = "*"
"""A Joker of the hand, among the things of a cell, which are otherwise named by their letters in texts."""

_EMPTY: Final = (0,) * len(COLOURS)


_ICONS: Final = {
    JOKER: Group(joker(), scale=_LARGER),
    **{letter: Group(markers((seat,), False), scale=_LARGER) for seat, letter in enumerate(LETTERS)},
    **{letter: Group(x_piece(seat), scale=_LARGER) for seat, letter in enumerate(LETTERS.upper())},
}


class _Editor(PositionEditor[ModxState]):
    """A draft is a position with pieces of all four colours. Cells hold things; Jokers have their numbers as well."""

    words: ModxWords
    icons = _ICONS

    def parse(self, text: str) -> ModxState:
        return ModxState.of(parse(text))

    def draft(self, state: ModxState) -> ModxState:
        return state.replace(pieces=(state.pieces + _EMPTY)[: len(COLOURS)])

    # ------------------------------------------------------------------ cells

    def holds(self, draft: ModxState) -> Holds:
        jokers = [
            (cell, f"{_FLOATING if lifted else JOKER}{at}") for at, (cell, lifted) in enumerate(draft.ledger.jokers)
        ]
        return {
            name: (
                *(LETTERS[seat] for seat in draft.ledger.stacks[cell]),
                *(letter for letter, own in zip(LETTERS.upper(), draft.pieces, strict=True) if own >> cell & 1),
                *sorted(joker for at, joker in jokers if at == cell)[::-1],
            )
            for cell, name in enumerate(CELL_NAMES)
        }

    def holding(self, draft: ModxState, holds: Holds) -> ModxState:
        """Of what blocks a cell the last one stays."""
        cells = [
            (*(thing for thing in held if not _blocks(thing)), *[thing for thing in held if _blocks(thing)][-1:])
            for held in holds.values()
        ]
        jokers = sorted(
            (thing[1:] or JOKER, cell, thing[0] == _FLOATING)
            for cell, held in enumerate(cells)
            for thing in held
            if thing[0] in JOKER + _FLOATING
        )
        floating = [cell for _, cell, lifted in jokers if lifted]
        return _changed(
            draft,
            interrupted=_with_hand(draft.ledger.interrupted, floating),
            task=_with_hand(draft.task, floating),
            pieces=tuple(bits_of(at for at, held in enumerate(cells) if letter in held) for letter in LETTERS.upper()),
            stacks=tuple(tuple(LETTERS.index(thing) for thing in held if thing in LETTERS) for held in cells),
            jokers=tuple(Joker(cell, lifted) for _, cell, lifted in jokers),
        )

    def on(self, draft: ModxState, holds: Holds, place: Spot, thing: str) -> ModxState:
        before = holds[place.holder]
        if [thing] == [one for one in before if one in LETTERS][-1:]:
            raise CannotEdit("own-marker")
        after = super().on(draft, holds, place, thing)
        if [one[0] for one in self.holds(after)[place.holder]] == [one[0] for one in before]:
            raise CannotEdit("edit-same")
        return after

    def dropped(self, draft: ModxState, holds: Holds, place: Spot, thing: str) -> ModxState:
        return self.on(draft, holds, place, thing.replace(_FLOATING, JOKER))

    def empty(self, draft: ModxState) -> ModxState:
        """The empty board. What needs things on it is over."""
        draft = _broken_off(draft)
        turn = draft.task.turn
        task = Place(turn, turn) if isinstance(draft.task, Score | Tick) else draft.task
        return super().empty(_changed(draft, task=task, overlooked=()))

    def pieces(self, draft: ModxState) -> Iterator[Piece]:
        say, ledger, seats = self.words.sentence, draft.ledger, range(draft.ledger.party.seats)
        for seat in seats:
            left = X_PIECES - draft.pieces[seat].bit_count()
            yield Piece(LETTERS[seat].upper(), say("x", seat=seat), say("x-heading"), left)
        yield Piece(JOKER, say("joker"), say("jokers-heading"), JOKERS - len(ledger.jokers))
        for seat in seats:
            yield Piece(LETTERS[seat], say("marker", seat=seat), say("markers-heading"), ledger.markers[seat])

    # ------------------------------------------------------------------ what is under way

    def forgotten(self, before: ModxState, after: ModxState) -> ModxState:
        """The move of Jokers is over with the last of them."""
        done = isinstance(after.task, Move) and not after.task.hand and _hand_of(before.task)
        return _gone_on(after) if done else after

    def instead(self, draft: ModxState) -> Iterator[ModxState]:
        standing = tuple(one for one in draft.ledger.overlooked if one.pattern in draft.patterns(one.colour))
        yield (draft := _changed(draft, overlooked=standing))
        task, ledger = draft.task, draft.ledger
        if isinstance(task, Deal) and (playing := _playing(draft)):
            yield (draft := _changed(draft, task=SetUp(playing[0], playing[0])))
        if isinstance(task, Tick):
            ticked = tuple(number for number in task.ticked if number in draft.patterns(task.turn))
            yield _changed(draft, task=replace(task, ticked=ticked))
        if isinstance(task, Cover):
            taken = sum(draft.pieces) | ledger.tops[task.actor]
            yield _changed(draft, task=replace(task, cells=task.cells & ~taken))
            yield _changed(draft, task=Move(task.turn, task.actor, task.hand))
        if isinstance(task, Over):
            yield _changed(draft, task=replace(task, winners=_winners(draft, task.ending)))
        if isinstance(task, Score | Tick):
            yield _changed(draft, task=Place(task.turn, task.turn))
        elif _playing(draft):
            yield _gone_on(draft)

    # ------------------------------------------------------------------ settings

    def settings(self, draft: ModxState) -> Iterator[Knob]:
        ledger, task, held = draft.ledger, draft.task, settled(draft)
        yield self.option("players", held, lambda players: _with_party(draft, PARTIES[players]))
        yield self.option("patterns", held, lambda patterns: _with_patterns(draft, patterns == "claim"))
        yield self.setting("stage", self._stages(draft), _stage(task), partial(_with_stage, draft))
        begun = not isinstance(task, Deal | SetUp)
        if not isinstance(task, Deal):
            yield self.seat("turn", _playing(draft), task.turn, partial(_with_turn, draft))
        if draft.quiet or begun:
            yield self.number("quiet", _QUIET, draft.quiet, lambda quiet: _changed(draft, quiet=quiet))
        claimable, overlooked = _claimable(draft), ledger.overlooked
        if ledger.claiming and begun and not isinstance(task, Over) and (overlooked or claimable):
            chosen = "none" if not overlooked else "all" if overlooked == claimable else "some"
            possible = ("none", *("all" for _ in claimable[:1]), chosen)
            yield self.setting(
                "overlooked",
                [choice for choice in ("none", "all", "some") if choice in possible],
                chosen,
                lambda choice: _changed(draft, overlooked=claimable if choice == "all" else ()),
            )
        for seat in range(ledger.party.seats):
            yield self.resigned(seat, seat in ledger.out, partial(_with_seat, draft, seat))

    def _stages(self, draft: ModxState) -> dict[str, str]:
        """Scoring and ticking are one, and what cannot be begun by hand is there while it is under way."""
        under_way = [draft.task.kind] if isinstance(draft.task, Cover | Move) else []
        stages = (Deal.kind, SetUp.kind, Place.kind, Score.kind, *under_way, *_ENDINGS)
        called = {Score.kind: Tick.kind} if draft.ledger.claiming else {}
        return {stage: self.words.sentence(called.get(stage, stage)) for stage in stages}

    # ------------------------------------------------------------------ pictures

    def scene(self, state: ModxState, view: View) -> Scene:
        """The board, each cell a target; Jokers to be put back float over the cells that they came from."""
        draft = self.draft(state)
        view = View(CHANCE, (), view.flip, view.room)
        w, h = size(view.tall, False)
        targets = tuple(
            Target(CELL_NAMES[cell], self._label(draft, cell, label), *around(x, y, PITCH))
            for cell, (label, (x, y)) in enumerate(zip(self.words.cells(draft), places(view.flip), strict=True))
        )
        label = self.words.sentence("picture", scores=scores(draft.ledger))
        return Scene(w, h, ground(view.flip), things_on_board(draft, view), targets, label)

    def _label(self, draft: ModxState, cell: int, label: str) -> str:
        floats = Joker(cell, lifted=True) in draft.ledger.jokers
        return self.words.sentence("floating", cell=label) if floats else label


EDITOR: Final = _Editor


def _blocks(thing: str) -> bool:
    """Whether it is an X-piece or a Joker on the board."""
    return thing[0].isupper()


def _changed(
    draft: ModxState,
    *,
    task: Task | None = None,
    pieces: tuple[int, ...] | None = None,
    quiet: int | None = None,
    **ledger: Any,
) -> ModxState:
    """A position with some parts replaced."""
    return draft.replace(task, ledger=draft.ledger._replace(**ledger), pieces=pieces, quiet=quiet)


def _hand_of(task: Task | None) -> tuple[int, ...]:
    """The cells that the Jokers came from which a task is to put back."""
    return task.hand if isinstance(task, Cover | Move) else ()


def _with_hand(task: Any, floating: list[int]) -> Any:
    """A task with those Jokers in the hand that still float, which are taken from the list of their cells."""
    hand = [floating.pop(floating.index(cell)) for cell in _hand_of(task) if cell in floating]
    return replace(task, hand=tuple(hand)) if _hand_of(task) else task


def _playing(draft: ModxState) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat in range(draft.ledger.party.seats) if seat not in draft.ledger.out]


def _heir(draft: ModxState, seat: int) -> int:
    """Who plays after a seat."""
    return next(iter(clockwise(_playing(draft), seat, len(COLOURS))), seat)


def _next_turn(draft: ModxState) -> Place:
    """The placement after this turn."""
    heir = _heir(draft, draft.task.turn)
    return Place(heir, heir)


def _gone_on(draft: ModxState) -> ModxState:
    """With the claim that was interrupted, else with the next turn."""
    return _changed(draft, task=draft.ledger.interrupted or _next_turn(draft), interrupted=None)


def _broken_off(draft: ModxState) -> ModxState:
    """Without what is under way: Jokers in the hand return to the cells that they came from, if those are free."""
    task = draft.task
    jokers = dict.fromkeys(Joker(cell) for cell, lifted in draft.ledger.jokers if not lifted or draft.free >> cell & 1)
    task = Place(task.turn, task.turn) if isinstance(task, Cover | Move) else task
    return _changed(draft, task=task, jokers=tuple(jokers), interrupted=None)


def _winners(draft: ModxState, ending: Ending) -> tuple[int, ...]:
    """Who would share the win, or nobody if this is no end; whose turn it is, if several might win."""
    return max(possible_winners(draft, ending), key=lambda winners: draft.task.turn in winners, default=())


def _over(ending: Ending) -> str:
    return f"{Over.kind}-{ending}"


_ENDINGS: Final = {_over(ending): ending for ending in Ending}


def _stage(task: Task) -> str:
    """What the setting calls a task: how it ended; scoring and ticking are one."""
    if isinstance(task, Over):
        return _over(task.ending)
    return Score.kind if isinstance(task, Tick) else task.kind


def _claimable(draft: ModxState) -> tuple[Overlooked, ...]:
    """The patterns that may have been overlooked: those that stand and are not just being scored."""
    scoring = draft.task.turn if isinstance(draft.task, Score | Tick) else None
    seats = (seat for seat in range(draft.ledger.party.seats) if seat != scoring)
    return tuple(Overlooked(seat, number) for seat in seats for number in draft.patterns(seat))


def _with_party(draft: ModxState, party: Party) -> ModxState:
    """For another number of players: what fits stays, the rest leaves the board."""
    seats, ledger = range(party.seats), draft.ledger
    after = ledger._replace(party=party, out=tuple(seat for seat in ledger.out if seat in seats))
    if len(ledger.sides) > 1 and len(after.sides) < 2:
        after = after._replace(out=())
    acting = {seat for task in (draft.task, ledger.interrupted) if task for seat in (task.turn, task.actor)}
    if not acting <= {CHANCE, *seats}:
        turn = draft.task.turn if draft.task.turn in seats else 0
        draft = _broken_off(draft)
        draft = _changed(draft, task=replace(draft.task, turn=turn, actor=turn))
    return _changed(
        draft,
        party=party,
        stacks=tuple(_of_seats(stack, seats) for stack in ledger.stacks),
        pieces=tuple(own if seat in seats else 0 for seat, own in enumerate(draft.pieces)),
        out=after.out,
        overlooked=tuple(entry for entry in ledger.overlooked if entry.colour in seats),
    )


def _of_seats(stack: Iterable[int], seats: range) -> tuple[int, ...]:
    """A stack with only the markers of these seats; of neighbours that become equal one stays."""
    return tuple(owner for owner, _ in groupby(owner for owner in stack if owner in seats))


def _with_patterns(draft: ModxState, claiming: bool) -> ModxState:
    """Scoring and ticking stand for each other, if there is something to score; a claim needs claiming."""
    if draft.ledger.interrupted and not claiming:
        draft = _broken_off(draft)
    task: Task = draft.task
    if isinstance(task, Score):
        task = Tick(task.turn, task.actor)
    elif isinstance(task, Tick):
        task = Score(task.turn, task.actor) if draft.patterns(task.turn) else _next_turn(draft)
    return _changed(draft, task=task, claiming=claiming, overlooked=draft.ledger.overlooked if claiming else ())


def _with_stage(draft: ModxState, choice: str) -> ModxState:
    """What was under way is broken off."""
    draft = _broken_off(draft)
    turn, playing = draft.task.turn, _playing(draft)
    if choice in _ENDINGS:
        ending = _ENDINGS[choice]
        if ending is Ending.QUIET:
            draft = _changed(draft, quiet=max(draft.quiet, QUIET_PLACEMENTS))
        return _changed(draft, task=Over(turn, turn, ending, _winners(draft, ending)))
    if choice == Deal.kind:
        return _changed(draft, task=Deal(CHANCE, CHANCE), quiet=0)
    if turn not in playing:
        turn = next(iter(playing), 0)
    if choice == SetUp.kind:
        return _changed(draft, task=SetUp(turn, turn), quiet=0)
    scoring = Tick(turn, turn) if draft.ledger.claiming else Score(turn, turn)
    return _changed(draft, task=Place(turn, turn) if choice == Place.kind else scoring)


def _with_turn(draft: ModxState, turn: int) -> ModxState:
    """Whoever acted for the last turn's seat does so no more; a claim stays."""
    interrupted = draft.ledger.interrupted
    task = replace(draft.task, turn=turn, actor=draft.task.actor if interrupted else turn)
    if isinstance(task, Tick):
        task = replace(task, ticked=())
    return _changed(draft, task=task, interrupted=interrupted and replace(interrupted, turn=turn, actor=turn))


def _with_seat(draft: ModxState, seat: int, out: bool) -> ModxState:
    """Who gives up has no turn any more; where one side is left, it has won."""
    after = _changed(draft, out=tuple(sorted({*draft.ledger.out} ^ {seat})))
    task, interrupted = draft.task, draft.ledger.interrupted
    if out and len(after.ledger.sides) == 1:
        return _with_stage(after, _over(Ending.RESIGN))
    acting = {each.actor for each in (task, interrupted) if each}
    if not out or isinstance(task, Deal | Over) or not _playing(after) or seat not in acting:
        return after
    if isinstance(task, SetUp | Move) and not interrupted:
        return _changed(after, task=replace(task, actor=_heir(after, seat)))
    return _gone_on(_broken_off(after))
