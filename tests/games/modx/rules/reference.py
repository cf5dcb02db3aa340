"""The rules of MODX a second time, slowly: sets of coordinates, one mutable table, nothing shared with the game.

Written from the rulings alone, so that the game can be compared with it action by action and text by text.
"""

from __future__ import annotations

from copy import deepcopy

Cell = tuple[int, int]
Play = tuple[int, tuple[str, ...]]

ALL = [(x, y) for x in range(8) for y in range(8)]
TARGETS = {"2": 15, "3": 12, "4": 10, "t": 12}
JOKER = "J"


def name(cell: Cell) -> str:
    return "abcdefgh"[cell[0]] + str(cell[1] + 1)


def cell(text: str) -> Cell:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


def all_patterns() -> dict[str, frozenset[Cell]]:
    found = {}
    for x, y in ALL:
        shapes = {
            "X": [(x, y), (x - 1, y - 1), (x - 1, y + 1), (x + 1, y - 1), (x + 1, y + 1)],
            "plus": [(x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)],
            "row": [(x + step, y) for step in range(5)],
            "column": [(x, y + step) for step in range(5)],
            "rise": [(x + step, y + step) for step in range(5)],
            "fall": [(x + step, y - step) for step in range(5)],
        }
        for kind, cells in shapes.items():
            if all(part in ALL for part in cells):
                found[f"{kind}-{name((x, y))}"] = frozenset(cells)
    return found


PATTERNS = all_patterns()


def touched(pattern: str) -> tuple[str, str]:
    """How a pattern is ticked: by its shape and the cell in its middle."""
    xs, ys = zip(*PATTERNS[pattern], strict=True)
    return pattern.split("-")[0], name((sum(xs) // 5, sum(ys) // 5))


class Frame:
    """One thing to do, by one seat."""

    def __init__(self, kind: str, actor: int) -> None:
        self.kind = kind
        self.actor = actor
        self.ticked: set[str] = set()
        self.cells: set[Cell] = set()
        self.hand: list[Cell] = []


class Table:
    """A game as it lies on the table."""

    def __init__(self, players: str, claiming: bool) -> None:
        self.players = players
        self.claiming = claiming
        self.seats = {"2": 2, "3": 3}.get(players, 4)
        self.sides = [{0, 2}, {1, 3}] if players == "t" else [{seat} for seat in range(self.seats)]
        self.stacks: dict[Cell, list[int]] = {place: [] for place in ALL}
        self.piece: dict[Cell, int | str] = {}
        self.turn: int | None = None
        self.frames = [Frame("deal", -1)]
        self.quiet = 0
        self.out: set[int] = set()
        self.open: set[tuple[int, str]] = set()
        self.over: tuple[str, set[int]] | None = None

    # what stands

    def filled(self, colour: int) -> set[Cell]:
        return {place for place, piece in self.piece.items() if piece in (colour, JOKER)}

    def jokers(self) -> set[Cell]:
        return {place for place, piece in self.piece.items() if piece == JOKER}

    def stands(self, colour: int) -> set[str]:
        return {pattern for pattern, cells in PATTERNS.items() if cells <= self.filled(colour)}

    def free(self) -> list[Cell]:
        return [place for place in ALL if place not in self.piece]

    def points(self, side: set[int]) -> int:
        return sum(stack[-1] in side for stack in self.stacks.values() if stack)

    def markers_left(self, seat: int) -> int:
        return 18 - sum(stack.count(seat) for stack in self.stacks.values())

    def pieces_left(self, seat: int) -> int:
        return 15 - list(self.piece.values()).count(seat)

    def next_seat(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        return self.next_seat(seat) if seat in self.out else seat

    # what may be done

    def actions(self) -> list[Play]:
        if self.over:
            return []
        return sorted(self._own_actions() + self._claims())

    def _own_actions(self) -> list[Play]:
        frame = self.frames[-1]
        if frame.kind == "deal":
            return [(-1, (str(seat),)) for seat in range(self.seats) if seat not in self.out]
        if frame.kind == "score":
            return [(frame.actor, ("score",))]
        if frame.kind == "tick":
            left = self.stands(frame.actor) - frame.ticked
            return [(frame.actor, path) for path in [*map(touched, left), ("done",)]]
        if frame.kind == "jokers":
            places = [
                place for place in ALL if all(max(abs(place[0] - x), abs(place[1] - y)) > 1 for x, y in self.jokers())
            ]
        elif frame.kind == "cover":
            places = list(frame.cells)
        elif frame.kind == "move":
            places = self._joker_places(frame.hand[0])
        else:
            places = self.free()
        return [(frame.actor, (name(place),)) for place in places]

    def _joker_places(self, origin: Cell) -> list[Cell]:
        good = [place for place in self.free() if not self._spoils(place)]
        return good or ([origin] if origin in self.free() else self.free())

    def _spoils(self, place: Cell) -> bool:
        jokers = self.jokers() | {place}
        return any(
            place in cells and cells <= self.filled(colour) | {place} and not cells <= jokers
            for colour in range(self.seats)
            for cells in PATTERNS.values()
        )

    def _claims(self) -> list[Play]:
        return [
            (seat, (f"claim-{seat}", name(place)))
            for colour, union in self._unions()
            for place in union
            if self.piece[place] == colour
            for seat in range(self.seats)
            if seat != colour and seat not in self.out
        ]

    def _unions(self) -> list[tuple[int, set[Cell]]]:
        if len(self.frames) > 1:
            return []
        unions = []
        for colour in range(self.seats):
            left = [set(PATTERNS[pattern]) for owner, pattern in self.open if owner == colour]
            while left:
                union = left.pop()
                while touching := [cells for cells in left if cells & union]:
                    for cells in touching:
                        union |= cells
                        left.remove(cells)
                unions.append((colour, union))
        return unions

    # what happens

    def play(self, action: Play) -> Table:
        after = deepcopy(self)
        after._play(*action)
        return after

    def _play(self, seat: int, path: tuple[str, ...]) -> None:
        frame = self.frames[-1]
        if path[0].startswith("claim"):
            union = next(
                union
                for colour, union in self._unions()
                if self.piece[cell(path[1])] == colour and cell(path[1]) in union
            )
            self.frames.append(Frame("claim", seat))
            self._score(union)
        elif frame.kind == "deal":
            self.turn = int(path[0])
            self.frames = [Frame("jokers", self.turn)]
        elif frame.kind == "jokers":
            self.piece[cell(path[0])] = JOKER
            if len(self.jokers()) == 5:
                self._next_turn()
        elif frame.kind == "place":
            self._place(seat, cell(path[0]))
        elif frame.kind == "score":
            self._score(set().union(*(PATTERNS[pattern] for pattern in self.stands(seat))))
        elif path == ("done",):
            self._done()
        elif frame.kind == "tick":
            frame.ticked |= {pattern for pattern in PATTERNS if path == touched(pattern)}
        elif frame.kind == "cover":
            frame.cells.remove(cell(path[0]))
            self._lay(seat, cell(path[0]))
            self._check_markers()
        else:
            self._relocate(cell(path[0]))

    def _place(self, seat: int, place: Cell) -> None:
        self.piece[place] = seat
        self.quiet += 1
        if self.claiming or self.stands(seat):
            self.frames = [Frame("tick" if self.claiming else "score", seat)]
        else:
            self._end_turn()

    def _done(self) -> None:
        ticked = self.frames[-1].ticked
        if ticked:
            self._score(set().union(*(PATTERNS[pattern] for pattern in ticked)))
        else:
            self._end_turn()

    def _score(self, union: set[Cell]) -> None:
        frame = self.frames[-1]
        used = sorted(place for place in union if self.piece[place] != JOKER)
        frame.hand = sorted(place for place in union if self.piece[place] == JOKER)
        for place in union:
            del self.piece[place]
        self.open = {(colour, pattern) for colour, pattern in self.open if not PATTERNS[pattern] & union}
        due = [place for place in used if self.stacks[place][-1:] != [frame.actor]]
        if len(due) > self.markers_left(frame.actor):
            frame.kind, frame.cells = "cover", set(due)
            return
        for place in due:
            self._lay(frame.actor, place)
        frame.kind, frame.cells = "move", set()
        self._check_markers()

    def _lay(self, seat: int, place: Cell) -> None:
        self.stacks[place].append(seat)
        self.quiet = 0

    def _check_markers(self) -> None:
        frame = self.frames[-1]
        side = next(side for side in self.sides if frame.actor in side)
        if self.points(side) >= TARGETS[self.players]:
            self._finish("target", [side])
        elif self.markers_left(frame.actor) == 0:
            self._finish_by_points("markers")
        elif frame.kind == "move" and not frame.hand:
            self._resume()

    def _relocate(self, place: Cell) -> None:
        frame = self.frames[-1]
        frame.hand.pop(0)
        self.piece[place] = JOKER
        if any(cells <= self.jokers() for cells in PATTERNS.values()):
            self._finish("joker", [side for side in self.sides if frame.actor in side])
        elif not frame.hand:
            self._resume()

    def _resume(self) -> None:
        """After scoring: the interrupted turn, or the end of the mover's own."""
        if len(self.frames) == 1:
            self._end_turn()
            return
        self.frames.pop()
        frame = self.frames[-1]
        if frame.actor in self.out:
            self._drop()
        elif frame.kind == "tick":
            frame.ticked &= self.stands(frame.actor)

    def _end_turn(self) -> None:
        assert self.turn is not None
        if self.turn not in self.out and self.pieces_left(self.turn) == 0:
            self._finish_by_points("pieces")
        elif self.quiet >= 200:
            self._finish("quiet", self._sides_left())
        else:
            if self.claiming:
                self.open = {(colour, pattern) for colour in range(self.seats) for pattern in self.stands(colour)}
            self._next_turn()

    def _next_turn(self) -> None:
        assert self.turn is not None
        self.turn = self.next_seat(self.turn)
        self.frames = [Frame("place", self.turn)]

    def resign(self, seat: int) -> Table:
        if self.frames[-1].kind == "score" and not self.over:
            scored = self.play((self.frames[-1].actor, ("score",)))
            return scored if scored.over else scored.resign(seat)
        after = deepcopy(self)
        after.out.add(seat)
        if len(after._sides_left()) == 1:
            after._finish("resign", after._sides_left())
        elif after.frames[-1].actor == seat:
            after._drop()
        return after

    def _drop(self) -> None:
        """Who was to act has left: choices lapse, Jokers are placed by the next seat."""
        frame = self.frames[-1]
        heir = self.next_seat(frame.actor)
        if frame.kind in ("place", "score", "tick"):
            self._end_turn()
        elif frame.kind == "cover" and not frame.hand:
            self._resume()
        else:
            frame.actor, frame.cells = heir, set()
            frame.kind = "move" if frame.kind == "cover" else frame.kind

    def _sides_left(self) -> list[set[int]]:
        return [side for side in self.sides if side - self.out]

    def _finish_by_points(self, ending: str) -> None:
        best = max(self.points(side) for side in self._sides_left())
        self._finish(ending, [side for side in self._sides_left() if self.points(side) == best])

    def _finish(self, ending: str, sides: list[set[int]]) -> None:
        self.over = ending, set().union(*sides)

    def result(self) -> tuple[float, ...] | None:
        if not self.over:
            return None
        winners = self.over[1]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))

    # the position as text

    def text(self) -> str:
        ranks = []
        for y in reversed(range(8)):
            rank = ""
            for x in range(8):
                things = "".join("bogp"[owner] for owner in self.stacks[x, y])
                piece = self.piece.get((x, y), "")
                things += "BOGP"[piece] if isinstance(piece, int) else piece
                rank += "." if not things else things if len(things) == 1 else f"({things})"
            for run in range(8, 0, -1):
                rank = rank.replace("." * run, str(run))
            ranks.append(rank)
        if self.over:
            task = f"over:{self.over[0]}:" + "".join("bogp"[seat] for seat in sorted(self.over[1]))
        else:
            task = "<".join(self._frame_text(frame) for frame in reversed(self.frames))
        open_text = ",".join(f"{'bogp'[colour]}.{pattern}" for colour, pattern in sorted(self.open))
        return " ".join(
            (
                self.players + ("c" if self.claiming else "a"),
                "/".join(ranks),
                "-" if self.turn is None else "bogp"[self.turn],
                task,
                str(self.quiet),
                "".join("bogp"[seat] for seat in sorted(self.out)) or "-",
                open_text or "-",
            )
        )

    def _frame_text(self, frame: Frame) -> str:
        text = frame.kind
        if frame.kind == "tick" and frame.ticked:
            text += ":" + ",".join(sorted(frame.ticked))
        if frame.kind == "cover":
            text += ":" + ",".join(map(name, sorted(frame.cells)))
            text += ";" + ",".join(map(name, frame.hand)) if frame.hand else ""
        if frame.kind == "move":
            text += ":" + ",".join(map(name, frame.hand))
        return text if frame.kind == "deal" or frame.actor == self.turn else f"{'bogp'[frame.actor]}={text}"
