"""The rules of X-Pod Play Off a second time, slowly: coordinates, counters and search, nothing shared but the table.

Written from the rules alone, so that the game can be compared with it action by action. Whether an activation can be
brought to its end is found by trying everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from itertools import permutations
from typing import Any

from pentapod.engine.tables import load

Cell = tuple[int, int]
Path = tuple[str, ...]

TABLE = load("pentapod.games.xpod.data")
PODS: dict[str, Any] = {pod["id"]: pod for pod in TABLE["pod"]}
SHEETS: dict[str, Any] = {plan["id"]: plan for pod in TABLE["pod"] for plan in pod["plan"]}
MAPS: dict[str, Any] = {board["id"]: board for board in TABLE["board"]["map"]}
CARDS = ["build2", "decon1", "jump", "level1", "move1"]
ALL = [(x, y) for x in range(6) for y in range(9)]
AROUND = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SEATS = ("south", "north")


def name(cell: Cell) -> str:
    return "abcdef"[cell[0]] + str(cell[1] + 1)


def cell(text: str) -> Cell:
    return "abcdef".index(text[0]), int(text[1]) - 1


def far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def beside(place: Cell) -> list[Cell]:
    found = [(place[0] + x, place[1] + y) for x, y in AROUND.values()]
    return [other for other in found if other in ALL]


def home(seat: int) -> int:
    return 0 if seat == 0 else 8


class Unit:
    def __init__(self, owner: int, plan: str, level: int) -> None:
        self.owner = owner
        self.plan = plan
        self.level = level
        self.safe = self.frozen = False

    @property
    def top(self) -> int:
        return len(SHEETS[self.plan]["levels"])

    @property
    def sheet(self) -> Any:
        return SHEETS[self.plan]["levels"][self.level - 1]

    @property
    def specials(self) -> list[str]:
        return list(self.sheet["specials"])

    @property
    def flies(self) -> bool:
        return "FLY" in self.sheet["moves"]

    def bricks(self) -> Counter[str]:
        total: Counter[str] = Counter()
        for level in SHEETS[self.plan]["levels"][: self.level]:
            total.update(level["add"])
        return total

    def next_bricks(self) -> Counter[str] | None:
        return Counter(SHEETS[self.plan]["levels"][self.level]["add"]) if self.level < self.top else None

    def decon(self) -> tuple[int, int, int] | None:
        for text in self.specials:
            if text.startswith("DECON"):
                levels = 2 if "+1" in text else 1
                if "R1-2" in text:
                    return levels, 1, 2
                return (levels, 2, 2) if "R2" in text else (levels, 1, 1)
        return None

    def key(self) -> tuple[Any, ...]:
        return self.owner, self.plan, self.level, self.safe, self.frozen


class Player:
    def __init__(self, pod: str) -> None:
        self.pod = pod
        self.stock = Counter(PODS[pod]["inventory"])
        self.lid: list[Unit] = []
        self.locked: Counter[str] = Counter()
        self.hand: set[str] = set()
        self.used: set[str] = set()
        self.points = 0


class Activation:
    def __init__(self, at: Cell | None) -> None:
        self.at = at
        self.began = at
        self.moved = False
        """Whether the movement has begun."""
        self.points = 0
        self.heading: str | None = None
        self.touched = False
        self.load: Unit | None = None
        self.source: Cell | None = None
        self.boost = self.jumps = False
        self.over = False


def covers(stock: Counter[str], need: Counter[str]) -> bool:
    return all(stock[kind] >= count for kind, count in need.items())


class Game:
    """A game as it lies on the table."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.obstacles = {cell(square) for square in MAPS[options["map"]]["obstacles"]}
        self.players = [Player(options[seat]) for seat in SEATS]
        self.board: dict[Cell, Unit] = {}
        self.turn = 0
        self.turns = 0
        self.stage = "draw"
        self.act: Activation | None = None
        self.waiting: list[tuple[str, int, list[str]]] = []
        self.carded = False
        self.first: Unit | None = None
        self.passed = False
        self.history: list[Any] = []
        self.ending = ""
        self.winner: int | None = None
        self.picks: list[tuple[list[str], list[str]]] = [([], []), ([], [])]
        if options["tier"] == "advanced":
            self.stage = "choose"
        else:
            for seat, player in enumerate(self.players):
                chosen = options[f"{SEATS[seat]}-{player.pod}"]
                units = next(starter["units"] for starter in PODS[player.pod]["starter"] if starter["id"] == chosen)
                self.begin_with(seat, units, PODS[player.pod]["xtra"])

    def again(self) -> Game:
        """The same game once more, to try something in."""
        other = copy(self)
        twins: dict[int, Unit] = {}

        def twin(unit: Unit) -> Unit:
            return twins.setdefault(id(unit), copy(unit))

        other.board = {place: twin(unit) for place, unit in self.board.items()}
        other.players = [copy(player) for player in self.players]
        for player in other.players:
            player.stock, player.locked = Counter(player.stock), Counter(player.locked)
            player.hand, player.used = set(player.hand), set(player.used)
            player.lid = [twin(unit) for unit in player.lid]
        other.act = copy(self.act)
        if other.act and other.act.load:
            other.act.load = twin(other.act.load)
        other.first = twin(self.first) if self.first else None
        other.waiting = list(self.waiting)
        other.history = list(self.history)
        other.picks = [(list(plans), list(cards)) for plans, cards in self.picks]
        return other

    def begin_with(self, seat: int, plans: list[str], cards: list[str]) -> None:
        player = self.players[seat]
        player.hand = set(cards)
        squares = TABLE["board"][f"start_{SEATS[seat]}"]
        for plan, square in zip(plans, squares, strict=True):
            unit = Unit(seat, plan, len(SHEETS[plan]["levels"]))
            player.stock -= unit.bricks()
            if self.options["start_units"] == "lid":
                player.lid.append(unit)
            else:
                self.board[cell(square)] = unit

    # ------------------------------------------------------------------ who and what

    def actor(self) -> int | None:
        if self.ending:
            return None
        if self.waiting:
            return self.waiting[0][1]
        if self.stage == "draw":
            return -1
        if self.stage == "choose":
            return 0 if len(self.picks[0][1]) < 3 else 1
        return self.turn

    def plans(self, seat: int) -> list[Any]:
        sheets = PODS[self.players[seat].pod]["plan"]
        return [sheet for sheet in sheets if self.options["tier"] == "advanced" or sheet["tier"] == "basic"]

    def legal(self) -> list[Path]:
        """Every legal path, ascending."""
        if self.ending:
            return []
        if self.waiting:
            return sorted((choice,) for choice in self.waiting[0][2])
        if self.stage == "draw":
            return [("north",), ("south",)]
        if self.stage == "choose":
            return sorted(self.legal_picks())
        if self.stage == "build2":
            return sorted(self.legal_builds_by_card())
        if self.act:
            return sorted(self.legal_in_activation())
        return sorted(self.legal_turn())

    def legal_picks(self) -> Iterator[Path]:
        seat = self.actor()
        assert seat is not None
        plans, cards = self.picks[seat]
        if len(plans) == 3:
            yield from ((card,) for card in CARDS if card not in cards)
            return
        names = [sheet["id"] for sheet in self.plans(seat)]
        for plan in names:
            if plan not in plans and self.can_complete(seat, [*plans, plan], names):
                yield (plan,)

    def can_complete(self, seat: int, plans: list[str], names: list[str]) -> bool:
        need: Counter[str] = Counter()
        for plan in plans:
            need.update(Unit(seat, plan, len(SHEETS[plan]["levels"])).bricks())
        if not covers(Counter(PODS[self.players[seat].pod]["inventory"]), need):
            return False
        return len(plans) == 3 or any(
            self.can_complete(seat, [*plans, plan], names) for plan in names if plan not in plans
        )

    # ------------------------------------------------------------------ building

    def buildable(self, seat: int, stock: Counter[str]) -> list[Unit]:
        found = []
        for sheet in self.plans(seat):
            top = len(sheet["levels"])
            for level in range(1 if self.options["build_level"] == "any" else top, top + 1):
                unit = Unit(seat, sheet["id"], level)
                if covers(stock, unit.bricks()):
                    found.append(unit)
        return found

    def build_path(self, unit: Unit) -> Path:
        return unit.plan, "build" if unit.level == unit.top else f"build-{unit.level}"

    def lid_name(self, unit: Unit) -> str:
        return f"lid-{unit.plan}" + ("" if unit.level == unit.top else f"-{unit.level}")

    def with_lid(self, player: Player) -> Counter[str]:
        stock = Counter(player.stock)
        for unit in player.lid:
            stock.update(unit.bricks())
        return stock

    def legal_builds_by_card(self) -> set[Path]:
        player = self.players[self.turn]
        rest = [unit for unit in player.lid if unit is not self.first]
        paths: set[Path] = {(self.lid_name(unit), "apart") for unit in rest}
        for unit in self.buildable(self.turn, player.stock):
            if self.first is None:
                left = self.with_lid(player)
                left.subtract(unit.bricks())
                if not self.buildable(self.turn, left):
                    continue
            paths.add(self.build_path(unit))
        return paths

    # ------------------------------------------------------------------ a free turn

    def own(self) -> list[Cell]:
        return [place for place, unit in self.board.items() if unit.owner == self.turn]

    def legal_turn(self) -> set[Path]:
        player = self.players[self.turn]
        builds = {self.build_path(unit) for unit in self.buildable(self.turn, player.stock)}
        places, aparts, acts, thaws = set(), set(), set(), set()
        for unit in player.lid:
            aparts.add((self.lid_name(unit), "apart"))
            for x in range(6):
                if (x, home(self.turn)) not in self.board:
                    places.add((self.lid_name(unit), name((x, home(self.turn)))))
        for place in self.own():
            if self.board[place].frozen:
                thaws.add((name(place), "unfreeze"))
            else:
                acts |= {(name(place), *path) for path in self.plain_starts(place)}
        paths: set[Path] = builds | places | aparts | acts | thaws
        if not builds and not player.lid and not acts:
            paths.add(("pass",))
        return paths | self.legal_cards()

    def plain_starts(self, place: Cell) -> set[Path]:
        """What a unit can do first, without cards."""
        act = Activation(place)
        paths: set[Path] = set()
        for path in [*self.movement_paths(act), *self.carry_paths(act), *self.special_paths(place)]:
            if self.can_end_after(act, path):
                paths.add(path)
        return paths

    def legal_cards(self) -> set[Path]:
        player = self.players[self.turn]
        paths: set[Path] = set(self.level_paths())
        if "build2" in player.hand and not self.carded:
            stock = self.with_lid(player)
            for unit in self.buildable(self.turn, stock):
                left = Counter(stock)
                left.subtract(unit.bricks())
                if self.buildable(self.turn, left):
                    paths.add(("build2",))
        for place in self.own():
            if self.board[place].frozen:
                continue
            if "decon1" in player.hand:
                paths |= {("decon1", name(place), name(hit)) for hit in self.decon_hits(place)}
            for card in ("jump", "move1"):
                if self.card_helps(Activation(place), card):
                    paths.add((card, name(place)))
        return paths

    def card_helps(self, act: Activation, card: str) -> bool:
        """JUMP or MOVE +1 on a unit that has not moved: with some of the cards left it must make that movement."""
        if card not in self.players[self.turn].hand or act.moved:
            return False
        tried = self.again()
        tried.act = copy(act)
        return any(tried.ends_with((card, *more)) for more in self.orders(card))

    def orders(self, but: str = "") -> list[Path]:
        """Some of the cards in the hand that change movements, or none, in every order."""
        left = sorted(self.players[self.turn].hand & {"jump", "move1", "level1"} - {but})
        return [order for count in range(len(left) + 1) for order in permutations(left, count)]

    def ends_with(self, cards: Path) -> bool:
        """Whether the activation can be brought to an end after these cards, played now in this order."""
        if not cards:
            return self.can_end()
        card, *rest = cards
        tried = self.again()
        player, act = tried.players[self.turn], tried.act
        assert act
        assert act.at
        if card == "level1":
            player.stock = tried.with_lid(player)
            player.lid = []
            return any(tried.lifted(path).ends_with(tuple(rest)) for path in tried.level_paths())
        moves = tried.board[act.at].sheet["moves"]
        if card == "jump" and ("JUMP" in moves or "FLY" in moves or not (moves or act.boost)):
            return False
        player.hand.remove(card)
        act.boost |= card == "move1"
        act.jumps |= card == "jump"
        return tried.ends_with(tuple(rest))

    def level_paths(self) -> Iterator[Path]:
        if "level1" in self.players[self.turn].hand:
            for place, unit in self.board.items():
                need = unit.next_bricks()
                if need is not None and covers(self.players[unit.owner].stock, need):
                    yield "level1", name(place)

    # ------------------------------------------------------------------ movement

    def values(self, act: Activation) -> dict[str, int]:
        assert act.at
        moves = {kind: value + act.boost for kind, value in self.board[act.at].sheet["moves"].items()}
        if act.boost and not moves:
            moves = {"MOVE": 1}
        if act.jumps:
            moves = {"JUMP": max(moves.values())} if moves else {}
        return moves

    def movement_paths(self, act: Activation) -> set[Path]:
        """Squares that may be touched to move: whole movements, or one point of a PUSH."""
        at = act.at
        assert at
        paths: set[Path] = set()
        if act.moved:
            if act.points:
                paths |= {(name(self.step(at, way)),) for way in AROUND if self.push_result(at, way)}
                if act.heading and self.push_result(at, act.heading) == "blocked":
                    return {(name(self.step(at, act.heading)),)}
            return paths
        stuck = at in self.obstacles
        for kind, value in self.values(act).items():
            if kind == "FLY":
                paths |= {(name(to),) for to in ALL if 0 < far(at, to) <= value and to not in self.board}
            elif stuck:
                continue
            elif kind == "JUMP":
                paths |= {
                    (name(to),)
                    for to in ALL
                    if 0 < far(at, to) <= value and to not in self.board and to not in self.obstacles
                }
            elif kind == "MOVE":
                paths |= {(name(to),) for to in self.walks(at, value)}
            elif kind == "PUSH":
                paths |= {(name(self.step(at, way)),) for way in AROUND if self.push_result(at, way)}
        return paths

    def walks(self, at: Cell, steps: int) -> set[Cell]:
        found: set[Cell] = set()
        if steps and at[1] != home(1 - self.turn):
            for to in beside(at):
                if to not in self.board and to not in self.obstacles:
                    found |= {to} | self.walks(to, steps - 1)
        return found - {at}

    def step(self, at: Cell, way: str) -> Cell:
        return at[0] + AROUND[way][0], at[1] + AROUND[way][1]

    def line(self, at: Cell, way: str) -> tuple[list[Cell], bool]:
        """The units that a push meets, and whether the last of them cannot give way."""
        line: list[Cell] = []
        ahead = self.step(at, way)
        while ahead in self.board:
            line.append(ahead)
            beyond = self.step(ahead, way)
            if beyond not in ALL or (beyond in self.obstacles and not self.board[ahead].flies):
                return line, True
            ahead = beyond
        return line, False

    def push_result(self, at: Cell, way: str) -> str:
        """ "" if a point cannot be spent so, else "step", "shove" or "blocked"."""
        ahead = self.step(at, way)
        if ahead not in ALL or ahead in self.obstacles:
            return ""
        line, blocked = self.line(at, way)
        if not line:
            return "step"
        if not blocked:
            return "shove"
        return "" if all(self.board[place].safe for place in line) else "blocked"

    # ------------------------------------------------------------------ specials

    def special_paths(self, at: Cell) -> set[Path]:
        unit = self.board[at]
        paths: set[Path] = set()
        for place, other in self.board.items():
            if place == at:
                continue
            if "EAT" in unit.specials and far(at, place) == 1 and other.level == 1 and not other.safe:
                paths.add(("eat", name(place)))
            if "WEB" in unit.specials and far(at, place) == 2 and other.owner != unit.owner and not other.frozen:
                paths.add(("web", name(place)))
            if "REPAIR" in unit.specials and far(at, place) == 1 and other.owner == unit.owner:
                need = other.next_bricks()
                if need is not None and covers(self.players[unit.owner].stock, need):
                    paths.add(("repair", name(place)))
        if unit.decon():
            paths |= {("decon", name(place)) for place in self.decon_hits(at)}
        return paths

    def decon_hits(self, at: Cell) -> list[Cell]:
        _, near, reach = self.board[at].decon() or (0, 1, 1)
        return [
            place
            for place, other in self.board.items()
            if place != at and near <= far(at, place) <= reach and not other.safe
        ]

    def carry_paths(self, act: Activation) -> set[Path]:
        assert act.at
        if act.load or act.moved or "CARRY" not in self.board[act.at].specials:
            return set()
        return {("carry", name(place)) for place in beside(act.at) if place in self.board}

    def drop_paths(self, act: Activation) -> set[Path]:
        if not act.load or act.boost or act.jumps:
            return set()
        assert act.at
        free = [to for to in beside(act.at) if to not in self.board]
        free = [to for to in free if act.load.flies or to not in self.obstacles]
        if act.at == act.began and not act.touched:
            free = [to for to in free if to != act.source]
        return {("drop", name(to)) for to in free}

    # ------------------------------------------------------------------ an activation under way

    def forced(self, act: Activation) -> bool:
        return bool(act.points and act.heading and act.at and self.push_result(act.at, act.heading) == "blocked")

    def plain_paths(self, act: Activation) -> set[Path]:
        """What the activated unit may touch next without cards, whether or not it leads to an end."""
        assert act.at
        paths = self.movement_paths(act)
        if self.forced(act):
            return paths
        if act.load:
            return paths | self.drop_paths(act)
        if not act.moved:
            return paths | self.carry_paths(act)
        return paths | self.special_paths(act.at) | self.done_path(act)

    def done_path(self, act: Activation) -> set[Path]:
        return {("done",)} if act.at != act.began or act.touched else set()

    def legal_in_activation(self) -> set[Path]:
        act, player = self.act, self.players[self.turn]
        assert act
        assert act.at
        paths = {path for path in self.plain_paths(act) if self.can_end_after(act, path)}
        levels = {path for path in self.level_paths() if self.can_end_after_level(path)}
        paths |= levels
        if not self.forced(act):
            if not act.moved:
                paths |= {(card,) for card in ("jump", "move1") if self.card_helps(act, card)}
            elif not act.load and "decon1" in player.hand:
                paths |= {("decon1", name(place)) for place in self.decon_hits(act.at)}
        idle = not levels if self.forced(act) else not paths - {("done",)}
        if not idle or self.wants_bricks():
            paths |= {(self.lid_name(unit), "apart") for unit in player.lid}
        return paths

    def wants_bricks(self) -> bool:
        tried = self.again()
        player, act = tried.players[self.turn], tried.act
        if not player.lid:
            return False
        player.stock = tried.with_lid(player)
        player.lid = []
        assert act
        assert act.at
        if any(True for _ in tried.level_paths()):
            return True
        return (
            not act.load and not tried.forced(act) and any(path[0] == "repair" for path in tried.special_paths(act.at))
        )

    def can_end_after(self, act: Activation, path: Path) -> bool:
        tried = self.again()
        tried.act = copy(act)
        tried.do(path)
        return tried.can_end()

    def can_end_after_level(self, path: Path) -> bool:
        tried = self.lifted(path)
        assert tried.act
        return tried.can_end() or (not tried.act.moved and any(map(tried.ends_with, tried.orders())))

    def lifted(self, path: Path) -> Game:
        """The game once LEVEL +1 was played, to try something in."""
        tried = self.again()
        tried.players[self.turn].hand.remove("level1")
        tried.raise_level(tried.board[cell(path[1])], safe=False)
        return tried

    def can_end(self) -> bool:
        """Whether the activation can be brought to an end without cards."""
        act = self.act
        if self.ending or act is None or act.over:
            return True
        return any(self.can_end_after(act, path) for path in self.plain_paths(act))

    # ------------------------------------------------------------------ playing

    def play(self, path: Path) -> Game:
        """The game after a legal path."""
        after = self.again()
        after.perform(path)
        return after

    def perform(self, path: Path) -> None:
        if self.waiting:
            self.answer(path[0])
        elif self.stage == "choose":
            self.pick(path[0])
            return
        elif self.stage == "draw":
            self.turn = SEATS.index(path[0])
            self.stage = "turn"
            self.history.append(self.snapshot())
            return
        elif path[-1] == "apart":
            player = self.players[self.turn]
            unit = next(unit for unit in player.lid if self.lid_name(unit) == path[0] and unit is not self.first)
            player.lid.remove(unit)
            player.stock.update(unit.bricks())
        elif path[0] in CARDS:
            self.play_card(path)
        elif self.stage == "build2" or path[-1].startswith("build"):
            self.build(path)
        elif path == ("pass",):
            self.end_turn(passing=True)
        elif path[0].startswith("lid-"):
            player = self.players[self.turn]
            unit = next(unit for unit in player.lid if self.lid_name(unit) == path[0])
            player.lid.remove(unit)
            unit.safe = True
            self.board[cell(path[1])] = unit
            self.end_turn(placed=unit)
        elif self.act:
            self.do(path)
        elif path[-1] == "unfreeze":
            self.board[cell(path[0])].frozen = False
            self.end_turn()
        else:
            self.act = Activation(cell(path[0]))
            self.do(path[1:])
        self.finish_if_nothing_is_left()

    def finish_if_nothing_is_left(self) -> None:
        if self.act is None or self.ending or self.waiting:
            return
        if self.act.over or not self.legal_in_activation() - {("done",)}:
            self.end_turn()

    def pick(self, touch: str) -> None:
        seat = self.actor()
        assert seat is not None
        self.picks[seat][1 if touch in CARDS else 0].append(touch)
        if len(self.picks[1][1]) == 3:
            self.stage = "draw"
            for each, (plans, cards) in enumerate(self.picks):
                self.begin_with(each, plans, cards)

    def build(self, path: Path) -> None:
        player = self.players[self.turn]
        top = len(SHEETS[path[0]]["levels"])
        unit = Unit(self.turn, path[0], top if path[1] == "build" else int(path[1][-1]))
        player.stock -= unit.bricks()
        player.lid.append(unit)
        if self.stage == "build2" and self.first is None:
            self.first = unit
        else:
            self.end_turn()

    def play_card(self, path: Path) -> None:
        player = self.players[self.turn]
        player.hand.remove(path[0])
        player.used.add(path[0])
        self.carded = True
        if path[0] == "build2":
            self.stage = "build2"
        elif path[0] == "level1":
            self.raise_level(self.board[cell(path[1])], safe=False)
        else:
            self.act = self.act or Activation(cell(path[1]))
            assert self.act.at
            if path[0] == "decon1":
                levels = (self.board[self.act.at].decon() or (0, 1, 1))[0] + 1
                self.lose(cell(path[-1]), levels)
                self.act.over = True
            elif path[0] == "jump":
                self.act.jumps = True
            else:
                self.act.boost = True

    def do(self, path: Path) -> None:
        """A part of an activation without cards."""
        act = self.act
        assert act
        assert act.at
        if path == ("done",):
            act.over = True
        elif path[0] == "carry":
            act.source = cell(path[1])
            act.load = self.board.pop(act.source)
        elif path[0] == "drop":
            self.drop(cell(path[1]))
        elif len(path) == 1:
            self.move(cell(path[0]))
        else:
            self.special(path[0], cell(path[1]))
            act.over = True

    def move(self, to: Cell) -> None:
        act = self.act
        assert act
        assert act.at
        at = act.at
        points = act.points if act.moved else self.values(act).get("PUSH", 0)
        way = next((way for way in AROUND if self.step(at, way) == to), "")
        stuck = at in self.obstacles
        result = self.push_result(at, way) if way and points and not stuck else ""
        act.moved, act.boost, act.jumps, act.heading = True, False, False, None
        if not result:
            self.board[to] = self.board.pop(at)
            act.at, act.points = to, 0
        else:
            act.points = points - 1
            line, _ = self.line(at, way)
            act.touched |= bool(line)
            if result == "blocked":
                act.heading = way
                for place in line:
                    if not self.board[place].safe:
                        self.lose(place, 1)
                return
            arrived = None
            for place in reversed(line):
                unit = self.board.pop(place)
                if self.step(place, way)[1] == home(1 - unit.owner):
                    arrived = unit
                else:
                    self.board[self.step(place, way)] = unit
            self.board[to] = self.board.pop(at)
            act.at = to
            if arrived:
                self.score([arrived])
        if to[1] == home(1 - self.turn):
            act.points = 0
            if not act.load and not self.ending:
                unit = self.board.pop(to)
                act.at, act.over = None, True
                self.score([unit])

    def drop(self, to: Cell) -> None:
        act = self.act
        assert act
        assert act.at
        assert act.load
        self.board[to] = act.load
        scored = []
        for place in (act.at, to):
            if place[1] == home(1 - self.board[place].owner):
                scored.append(self.board.pop(place))
        if act.at not in self.board:
            act.at = None
        act.load, act.over = None, True
        if scored:
            self.score(scored)

    def special(self, kind: str, hit: Cell) -> None:
        assert self.act
        assert self.act.at
        unit = self.board[self.act.at]
        if kind == "decon":
            decon = unit.decon()
            assert decon
            self.lose(hit, decon[0])
        elif kind == "eat":
            self.lose(hit, 1)
            need = unit.next_bricks()
            if need is not None and covers(self.players[unit.owner].stock, need):
                self.raise_level(unit, safe=True)
        elif kind == "repair":
            self.raise_level(self.board[hit], safe=True)
        else:
            self.board[hit].frozen = True

    def raise_level(self, unit: Unit, safe: bool) -> None:
        need = unit.next_bricks()
        assert need is not None
        self.players[unit.owner].stock.subtract(need)
        unit.level += 1
        unit.safe |= safe

    def lose(self, place: Cell, levels: int) -> None:
        for _ in range(levels):
            if place in self.board:
                unit = self.board[place]
                self.players[unit.owner].stock.update(unit.sheet["add"])
                unit.level -= 1
                if not unit.level:
                    del self.board[place]

    def score(self, units: list[Unit]) -> None:
        owner = units[0].owner
        player, other = self.players[owner], self.players[1 - owner]
        self.history = []
        player.points += len(units)
        for unit in units:
            player.stock.update(unit.bricks())
        if player.points >= 3:
            self.ending, self.winner, self.waiting = "points", owner, []
            return
        for unit in units:
            self.waiting.append(("lock", owner, sorted(unit.bricks())))
        if len(other.used) <= len(units):
            other.hand |= other.used
            other.used = set()
        else:
            self.waiting += [("card", 1 - owner, [])] * len(units)
        self.ask()

    def ask(self) -> None:
        while self.waiting:
            kind, seat, choices = self.waiting[0]
            if kind == "card":
                choices = sorted(self.players[seat].used)
                self.waiting[0] = (kind, seat, choices)
            if len(choices) > 1:
                return
            self.resolve(choices[0])

    def resolve(self, choice: str) -> None:
        kind, seat, _ = self.waiting.pop(0)
        player = self.players[seat]
        if kind == "lock":
            player.stock[choice] -= 1
            player.locked[choice] += 1
        else:
            player.used.remove(choice)
            player.hand.add(choice)

    def answer(self, choice: str) -> None:
        self.resolve(choice)
        self.ask()

    # ------------------------------------------------------------------ the end of a turn

    def end_turn(self, placed: Unit | None = None, passing: bool = False) -> None:
        if self.act and self.act.at in self.board:
            assert self.act.at
            for place in beside(self.act.at):
                if place in self.board and self.board[place].owner == self.turn:
                    self.board[place].frozen = False
        scaring = [
            place
            for place, unit in self.board.items()
            if unit.owner == self.turn and "SCARE" in unit.specials and not unit.frozen and unit is not placed
        ]
        for scarer in scaring:
            for place in beside(scarer):
                if place in self.board and self.board[place].owner != self.turn:
                    self.board[place].frozen = True
        self.turn = 1 - self.turn
        for unit in self.board.values():
            if unit.owner == self.turn:
                unit.safe = False
        self.act = self.first = None
        self.stage, self.carded = "turn", False
        self.turns += 1
        twice, self.passed = passing and self.passed, passing
        self.history.append(self.snapshot())
        if twice:
            self.ending = "passes"
        elif self.history.count(self.history[-1]) == 3:
            self.ending = "repeated"
        elif self.turns == 300:
            self.ending = "long"

    def snapshot(self) -> Any:
        """Everything that makes two positions the same."""
        players = [
            (
                sorted(unit.key() for unit in player.lid),
                sorted(player.locked.elements()),
                sorted(player.hand),
                sorted(player.used),
                player.points,
            )
            for player in self.players
        ]
        return self.turn, sorted((place, unit.key()) for place, unit in self.board.items()), players

    def resign(self, seat: int) -> Game:
        after = self.again()
        after.ending, after.winner, after.waiting = "resigned", 1 - seat, []
        return after
