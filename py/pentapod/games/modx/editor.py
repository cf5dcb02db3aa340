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
from pentapod.frame.editing import FillingEditor
from pentapod.games.modx.data.table import COLOURS, JOKERS, PARTIES, QUIET_PLACEMENTS, X_PIECES, Party
from pentapod.games.modx.rules.board import CELL_NAMES, CELL_OF, CELLS, LETTERS
from pentapod.games.modx.rules.ending import possible_winners
from pentapod.games.modx.rules.position import Joker, Overlooked
from pentapod.games.modx.rules.state import ModxState, settled
from pentapod.games.modx.rules.task import Cover, Deal, Ending, Move, Over, Place, Score, SetUp, Task, Tick
from pentapod.games.modx.rules.text import JOKER, parse
from pentapod.games.modx.scene.layout import PITCH, places, size
from pentapod.games.modx.scene.pieces import joker, markers, x_piece
from pentapod.games.modx.scene.scene import ground, things_on_board
from pentapod.games.modx.words.words import ModxWords, scores
from pentapod.scene.shapes import Group, Scene, Shape, Target, View

_LARGER: Final = 1.15
"""From the size on the board to that of an icon."""

_QUIET: Final = (0, 1, 2, 3, 5, 10, 20, 50, 100, 150, 180, 190, 195, 196, 197, 198, 199, QUIET_PLACEMENTS)

_FLOATING: Final = "floating"
"""A Joker of the hand, among the things of a cell, which are otherwise named by their letters in texts."""

_GONE: Final = Joker(-1, lifted=True)
"""Keeps the place of a Joker that was taken away, for one that comes."""

_EMPTY: Final = (0,) * len(COLOURS)


class _Editor(FillingEditor[ModxState, int, str]):
    """A draft is a position with pieces of all four colours. Places are cells."""

    words: ModxWords

    def parse(self, text: str) -> ModxState:
        return ModxState.of(parse(text))

    def draft(self, state: ModxState) -> ModxState:
        return state.replace(pieces=(state.pieces + _EMPTY)[: len(COLOURS)])

    def state(self, draft: ModxState) -> ModxState:
        return _changed(draft, jokers=tuple(one for one in draft.ledger.jokers if one != _GONE))

    # ------------------------------------------------------------------ cells

    def places(self, draft: ModxState) -> dict[str, int]:
        return CELL_OF

    def things(self, draft: ModxState, place: int) -> tuple[str, ...]:
        owner, ledger = draft.owner(place), draft.ledger
        return (
            *(LETTERS[seat] for seat in ledger.stacks[place]),
            *(() if owner is None else LETTERS[owner].upper()),
            *(JOKER * (ledger.joker_cells >> place & 1)),
            *[_FLOATING] * ledger.jokers.count(Joker(place, lifted=True)),
        )

    def filled(self, draft: ModxState, place: int, things: tuple[str, ...]) -> ModxState:
        ledger, bit, floating = draft.ledger, 1 << place, things.count(_FLOATING)
        stack = tuple(LETTERS.index(thing) for thing in things if thing in LETTERS)
        top = [thing for thing in things if thing not in LETTERS and thing != _FLOATING][-1:]
        before = [_GONE if one.cell == place else one for one in ledger.jokers]
        for one in (*[Joker(place)] * (JOKER in top), *[Joker(place, lifted=True)] * floating):
            if _GONE in before:
                before[before.index(_GONE)] = one
            else:
                before.append(one)
        interrupted = _with_hand(ledger.interrupted, place, floating)
        return _changed(
            draft,
            task=_with_hand(draft.task, place, floating - _hand_of(interrupted).count(place)),
            pieces=tuple(own & ~bit | bit * (LETTERS[seat].upper() in top) for seat, own in enumerate(draft.pieces)),
            stacks=(*ledger.stacks[:place], stack, *ledger.stacks[place + 1 :]),
            jokers=tuple(before),
            interrupted=interrupted,
        )

    def put_piece(self, draft: ModxState, piece: str, place: int) -> ModxState:
        if piece in LETTERS and draft.ledger.stacks[place][-1:] == (LETTERS.index(piece),):
            raise CannotEdit("own-marker")
        after = super().put_piece(draft, piece, place)
        if self.things(after, place) == self.things(draft, place):
            raise CannotEdit("edit-same")
        return after

    def dropped(self, draft: ModxState, place: int, thing: str) -> ModxState:
        return self.put_piece(draft, JOKER if thing == _FLOATING else thing, place)

    def empty(self, draft: ModxState) -> ModxState:
        """The empty board. What needs things on it is over."""
        draft = _broken_off(draft)
        turn, stacks = draft.task.turn, ((),) * len(CELLS)
        task = Place(turn, turn) if isinstance(draft.task, Score | Tick) else draft.task
        return _changed(draft, task=task, pieces=_EMPTY, stacks=stacks, jokers=(), overlooked=())

    def pieces(self, draft: ModxState) -> Iterator[Piece]:
        say, ledger, seats = self.words.sentence, draft.ledger, range(draft.ledger.party.seats)
        for seat in seats:
            left = X_PIECES - draft.pieces[seat].bit_count()
            yield Piece(LETTERS[seat].upper(), say("x", seat=seat), say("x-heading"), left)
        yield Piece(
            JOKER, say("joker"), say("jokers-heading"), JOKERS - len(ledger.jokers) + ledger.jokers.count(_GONE)
        )
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
        say, ledger, task = self.words.sentence, draft.ledger, draft.task
        held = settled(draft)
        yield self.option("players", held["players"], lambda players: _with_party(draft, PARTIES[players]))
        yield self.option("patterns", held["patterns"], lambda patterns: _with_patterns(draft, patterns == "claim"))
        stages = {kind: say(kind) for kind in (Deal.kind, SetUp.kind, Place.kind)}
        stages[Score.kind] = say(Tick.kind if ledger.claiming else Score.kind)
        if isinstance(task, Cover | Move):
            stages[task.kind] = say(task.kind)
        stages |= {_over(ending): say(_over(ending)) for ending in Ending}
        yield self.setting("stage", stages, _stage(task), lambda stage: _with_stage(draft, stage))
        begun = not isinstance(task, Deal | SetUp)
        if not isinstance(task, Deal):
            yield self.seat("turn", _playing(draft), task.turn, partial(_with_turn, draft))
        if draft.quiet or begun:
            yield self.number("quiet", _QUIET, draft.quiet, lambda quiet: _changed(draft, quiet=quiet))
        claimable, overlooked = _claimable(draft), ledger.overlooked
        if ledger.claiming and begun and not isinstance(task, Over) and (overlooked or claimable):
            chosen = "none" if not overlooked else "all" if overlooked == claimable else "some"
            possible = {"none", chosen, *(["all"] if claimable else [])}
            yield self.setting(
                "overlooked",
                {choice: say(choice) for choice in ("none", "all", "some") if choice in possible},
                chosen,
                lambda choice: _changed(draft, overlooked=claimable if choice == "all" else ()),
            )
        for seat in range(ledger.party.seats):
            change = partial(_with_seat, draft, seat)
            yield self.resigned(seat, seat in ledger.out, change)

    # ------------------------------------------------------------------ pictures

    def scene(self, state: ModxState, view: View) -> Scene:
        """The board, each cell a target; Jokers to be put back float over the cells that they came from."""
        draft = self.draft(state)
        view = View(CHANCE, (), view.flip, view.room)
        w, h = size(view.tall, False)
        half = PITCH / 2
        targets = tuple(
            Target(CELL_NAMES[cell], self._label(draft, cell, label), x - half, y - half, PITCH, PITCH)
            for cell, (label, (x, y)) in enumerate(zip(self.words.cells(draft), places(view.flip), strict=True))
        )
        label = self.words.sentence("picture", scores=scores(draft.ledger))
        return Scene(w, h, ground(view.flip), things_on_board(draft, view), targets, label)

    def _label(self, draft: ModxState, cell: int, label: str) -> str:
        floats = Joker(cell, lifted=True) in draft.ledger.jokers
        return self.words.sentence("floating", cell=label) if floats else label

    def drawn(self, piece: str) -> tuple[Shape, ...]:
        """A piece around the origin, as large as it may be."""
        if piece == JOKER:
            shapes = joker()
        elif piece in LETTERS:
            shapes = markers((LETTERS.index(piece),), False)
        elif piece.lower() in LETTERS:
            shapes = x_piece(LETTERS.index(piece.lower()))
        else:
            raise CannotEdit("edit-piece")
        return (Group(shapes, scale=_LARGER),)


EDITOR: Final = _Editor


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


def _with_hand(task: Any, cell: int, most: int) -> Any:
    """A task with no more Jokers in the hand from a cell than there are left."""
    surplus = _hand_of(task).count(cell) - max(0, most)
    hand = [*_hand_of(task)]
    for _ in range(surplus):
        hand.remove(cell)
    return replace(task, hand=tuple(hand)) if surplus > 0 else task


def _playing(draft: ModxState) -> list[int]:
    """The seats that have not resigned."""
    return [seat for seat in range(draft.ledger.party.seats) if seat not in draft.ledger.out]


def _next_turn(draft: ModxState) -> Place:
    """The placement after this turn."""
    seats, turn = _playing(draft), draft.task.turn
    heir = next((seat for seat in (*seats, *seats) if seat > turn), seats[0] if seats else turn)
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
    possible = possible_winners(draft, ending)
    own = [winners for winners in possible if draft.task.turn in winners]
    return next(iter((*own, *possible)), ())


def _over(ending: Ending) -> str:
    return f"{Over.kind}-{ending}"


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
    if choice == Deal.kind:
        return _changed(draft, task=Deal(CHANCE, CHANCE), quiet=0)
    ending = next((ending for ending in Ending if choice == _over(ending)), None)
    if ending:
        if ending is Ending.QUIET:
            draft = _changed(draft, quiet=max(draft.quiet, QUIET_PLACEMENTS))
        return _changed(draft, task=Over(turn, turn, ending, _winners(draft, ending)))
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
    if not out:
        return after
    task, interrupted = draft.task, draft.ledger.interrupted
    if len(after.ledger.sides) == 1:
        after = _broken_off(after)
        turn = after.task.turn
        return _changed(after, task=Over(turn, turn, Ending.RESIGN, _winners(after, Ending.RESIGN)))
    if isinstance(task, Deal | Over) or not _playing(after):
        return after
    if seat not in (task.actor, interrupted.actor if interrupted else None):
        return after
    if isinstance(task, SetUp | Move) and not interrupted:
        heir = _next_turn(_changed(after, task=Place(seat, seat))).turn
        return _changed(after, task=replace(task, actor=heir))
    after = _broken_off(after)
    return _changed(after, task=_next_turn(after))
