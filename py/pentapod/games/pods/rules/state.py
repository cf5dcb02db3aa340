"""The rules of PODS, Standard and Advanced: a position, what may be done in it and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress
from typing import Final

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, RESIGN, Action, IllegalAction, Path, State
from pentapod.games.pods.data.table import BIPODS, POINTS, QUIET_TURNS, REPETITIONS
from pentapod.games.pods.rules import text as position_text
from pentapod.games.pods.rules.actions import (
    FROM_HAND,
    ORIENTATION_ACTIONS,
    PLACEMENTS,
    SUITS,
    TURNS,
    Turn,
    acted,
    legs_in,
    moves_from,
    pods_in,
)
from pentapod.games.pods.rules.legs import (
    ALL_LEGS,
    ALL_POINTS,
    BLACK,
    EMPTY_BOARD,
    LEGS_OF,
    WHITE,
    blocked,
    code_of,
    empty_points,
    guarded_by_pod,
    last_rooms,
    number,
    open_legs,
    own_free_legs,
    owner,
)
from pentapod.games.pods.rules.text import FULL_HAND
from pentapod.games.pods.rules.variant import Pair, Variant, guards, variant

_BIPODS: Final = sum(1 << pod for pod in BIPODS)
_WON: Final = ((1.0, 0.0), (0.0, 1.0))
_DRAW: Final = (0.5, 0.5)


class Pods(State):
    """A position. Hands are whole numbers with a bit for each pod, boards and sets of points as in `legs.py`."""

    __slots__ = (
        "_actions",
        "_paths",
        "_playable",
        "_room",
        "actors",
        "aside",
        "board",
        "earlier",
        "ending",
        "guarded",
        "hands",
        "quiet",
        "resigned",
        "result",
        "seat",
        "variant",
    )

    actors: tuple[int, ...]
    result: tuple[float, ...] | None

    def __init__(
        self,
        variant: Variant,
        board: bytes = EMPTY_BOARD,
        seat: int = WHITE,
        hands: Pair = (FULL_HAND, FULL_HAND),
        aside: Pair = (0, 0),
        guarded: Pair = (0, 0),
        quiet: int = 0,
        earlier: tuple[bytes, ...] = (),
        resigned: int | None = None,
    ) -> None:
        """A position in which `seat` is to move.

        `guarded` is `guards` of the board. `quiet` counts the turns since a hand shrank, `earlier` holds the boards
        since the last pod was set aside (what was before cannot come again), oldest first; both only in Advanced.
        """
        self.variant = variant
        self.board = board
        self.seat = seat
        self.hands = hands
        self.aside = aside
        self.guarded = guarded
        self.quiet = quiet
        self.earlier = earlier
        self.resigned = resigned
        self._actions: tuple[Action, ...] | None = None
        self._playable = hands[seat]
        if self._playable == FULL_HAND and seat == WHITE and not variant.advanced:
            self._playable = _BIPODS

        # A pod may be placed where `room` has one of its legs; a pod may move along the legs of `paths`.
        empty = empty_points(board)
        open_ = open_legs(empty, variant.lines)
        unguarded = empty & ~guarded[seat]
        room = open_ & unguarded * ALL_LEGS
        paths = 0
        if variant.advanced:
            room |= (last_rooms(board, open_) & unguarded) * ALL_LEGS
            paths = own_free_legs(board, seat, open_)
        stuck = not paths and not room & legs_in(seat, self._playable) * ALL_POINTS

        self.ending, self.result = self._end(stuck)
        if self.ending:
            self.actors = ()
            room = paths = 0
        else:
            self.actors = (CHANCE,) if variant.degrees is None else (seat,)
        self._room = room.to_bytes(len(POINTS), "little")
        self._paths = paths.to_bytes(len(POINTS), "little")

    def _end(self, stuck: bool) -> tuple[str, tuple[float, ...] | None]:
        """Why the game is over, as `words.ENDINGS` names it, and its result; ("", None) while it goes on."""
        if self.resigned is not None:
            return "resigned", _WON[1 - self.resigned]
        if self.variant.degrees is None:
            return "", None
        if not self.hands[1 - self.seat]:
            return "emptied", _WON[1 - self.seat]
        if stuck:
            return "stuck", _WON[1 - self.seat]
        if self.earlier and self.occurrences() >= REPETITIONS:
            return "repeated", _DRAW
        if self.quiet >= QUIET_TURNS:
            return "quiet", _DRAW
        return "", None

    def occurrences(self) -> int:
        """How often this position has been there (Advanced; always 1 in Standard, where nothing can repeat)."""
        return 1 + self.earlier[-2::-2].count(self.board)  # every other board, for the same side was to move

    def actions(self) -> Sequence[Action]:
        if self._actions is None:
            if self.actors == (CHANCE,):
                self._actions = ORIENTATION_ACTIONS
            elif self.ending:
                self._actions = ()
            else:
                self._actions = self._placements() + self._moves()
        return self._actions

    def _placements(self) -> tuple[Action, ...]:
        codes = pods_in(self.seat, self._playable)
        suits = b"".join([self._room.translate(SUITS[code]) for code in codes])
        return tuple(compress(chain.from_iterable([PLACEMENTS[code] for code in codes]), suits))

    def _moves(self) -> tuple[Action, ...]:
        if self._paths == EMPTY_BOARD:
            return ()
        paths = enumerate(self._paths)
        return tuple(chain.from_iterable([moves_from(self.seat, point, legs) for point, legs in paths if legs]))

    def after(self, action: Action) -> Pods:
        if self.variant.degrees is None:
            return self._turn_board(action)
        turn = TURNS.get(action)
        if turn is None or not self._allows(turn):
            raise IllegalAction(action)
        board = acted(self.board, turn)
        if self.variant.advanced:
            return self._settle(turn, board)
        seat = turn.seat
        hand = self.hands[seat] ^ turn.pod
        return Pods(
            self.variant,
            board,
            1 - seat,
            (self.hands[0], hand) if seat else (hand, self.hands[1]),
            self.aside,
            self._guarded_after(turn),
        )

    def _turn_board(self, action: Action) -> Pods:
        if self.ending or action not in ORIENTATION_ACTIONS:
            raise IllegalAction(action)
        return Pods(variant(self.variant.advanced, self.variant.guard, int(action.path[0])))

    def _allows(self, turn: Turn) -> bool:
        """Whether an action is legal."""
        if turn.seat != self.seat:
            return False
        if turn.origin == FROM_HAND:
            return bool(self._playable & turn.pod and self._room[turn.point] & turn.legs)
        return bool(self._paths[turn.origin] & turn.legs)

    def _settle(self, turn: Turn, board: bytes) -> Pods:
        """The position after an Advanced action, once the mover has taken all blocked pods off the board."""
        seat = turn.seat
        hand = self.hands[seat] ^ turn.pod
        lost = self.aside[1 - seat]
        gone = blocked(board, self.variant.lines)
        for point in gone:
            pod = 1 << number(board[point])
            if owner(board[point]) == seat:
                hand |= pod
            else:
                lost |= pod
        if gone:
            board = bytes(0 if point in gone else code for point, code in enumerate(board))
        only_placed = turn.origin == FROM_HAND and not gone
        shrank = hand.bit_count() < self.hands[seat].bit_count()
        return Pods(
            self.variant,
            board,
            1 - seat,
            (self.hands[0], hand) if seat else (hand, self.hands[1]),
            (lost, self.aside[1]) if seat else (self.aside[0], lost),
            self._guarded_after(turn) if only_placed else guards(self.variant, board),
            0 if shrank else self.quiet + 1,
            (*self.earlier, self.board) if lost == self.aside[1 - seat] else (),
        )

    def _guarded_after(self, turn: Turn) -> Pair:
        """`guarded` after a placement that removes nothing: what the new pod guards comes to it."""
        if not self.variant.guard:
            return self.guarded
        white, black = self.guarded
        new = guarded_by_pod(turn.code, turn.point, self.variant.lines_at)
        return (white | new, black) if turn.seat else (white, black | new)

    def removed(self, action: Action) -> tuple[tuple[int, int], ...]:
        """The points and codes of the pods that a legal action takes off the board, because they are blocked."""
        if action.seat == CHANCE or not self.variant.advanced:
            return ()
        board = acted(self.board, TURNS[action])
        return tuple((point, board[point]) for point in blocked(board, self.variant.lines))

    def costs(self, action: Action) -> tuple[int, ...]:
        return tuple(sorted({owner(code) for _, code in self.removed(action)}))

    def resign(self, seat: int) -> Pods:
        if self.ending:
            raise IllegalAction(Action(seat, RESIGN))
        if seat not in (WHITE, BLACK):
            raise IllegalAction(Action(seat, RESIGN))
        return Pods(
            self.variant, self.board, self.seat, self.hands, self.aside, self.guarded, self.quiet, self.earlier, seat
        )

    @property
    def out(self) -> tuple[int, ...]:
        return () if self.resigned is None else (self.resigned,)

    def opening(self) -> bool:
        """Whether White opens now, which in Standard he does with a bipod."""
        return self._playable != self.hands[self.seat]

    def may_place(self, pod: int, point: int) -> bool:
        """Whether the side to move may place a pod of its hand there."""
        return bool(self._playable >> pod & 1 and self._room[point] & LEGS_OF[code_of(self.seat, pod)])

    def fits(self, pod: int) -> bool:
        """Whether the side to move may place a pod of its hand anywhere."""
        return bool(self._playable >> pod & 1) and any(self._room.translate(SUITS[code_of(self.seat, pod)]))

    def may_move(self, point: int) -> bool:
        """Whether the side to move may move the pod there."""
        return self._paths[point] != 0

    def text(self) -> str:
        return position_text.write(
            position_text.Position(
                self.variant.advanced,
                self.variant.guard,
                self.variant.degrees,
                self.seat,
                self.board,
                self.aside,
                self.quiet,
                self.earlier,
                self.resigned,
            )
        )


def start(options: Options) -> Pods:
    """A new game, before the board is turned."""
    return Pods(variant(options["rules"] == "advanced", options["guard"] == "on", None))


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return ((0,), (1,))


def position(text: str) -> Pods:
    """The position that `Pods.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    told = position_text.read(text)
    of = variant(told.advanced, told.guard, told.degrees)
    hands, guarded = position_text.hands(told), guards(of, told.board)
    state = Pods(of, told.board, told.seat, hands, told.aside, guarded, told.quiet, told.earlier)
    if told.resigned is None:
        return state
    if state.ending:
        raise position_text.resigned_too_late()
    return state.resign(told.resigned)


def settled(state: State) -> Options:
    """What a position tells of the options."""
    assert isinstance(state, Pods)
    of = state.variant
    return {"rules": "advanced" if of.advanced else "standard", "guard": "on" if of.guard else "off"}


def notation(path: Path) -> str:
    """A placement as `3@d4`, a move as `d4-e4`, a turn of the board as its degrees."""
    return ("@" if path[0].isdigit() else "-").join(path)
