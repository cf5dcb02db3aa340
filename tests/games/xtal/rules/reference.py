"""XTAL played slowly and naively, for comparison.

It shares nothing with the game but its table. What the cards have done is never undone: the board is played anew from
the beginning of the turn or of the Combat, with those of the laid cards that count.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from pentapod.games.xtal.data.table import CARDS

PATH = "VBGYRYGB" * 6
LETTERS = {card.id: card.letter for card in CARDS}
WEAPONS, SHIELDS, MOVES = "atf", {"A": "a", "H": "t", "S": "f"}, "LFT"
SLOTS = "abcdefghijklmnopqrstuvwxyz"
Plan = tuple[str, int, int]
"""A card held ready: its slot, whose token it moves and to where, or -1."""


def name(place: int) -> str:
    return PATH[place].lower() + str(PATH[: place + 1].count(PATH[place]))


@dataclass
class Board:
    """What is on the table, and who is in Combat."""

    token: dict[int, int]
    ring: dict[int, int]
    store: dict[int, int]
    protected: set[int] = field(default_factory=set)
    fighters: frozenset[int] = frozenset()
    pending: int | None = None
    queue: list[tuple[frozenset[int], int]] = field(default_factory=list)
    champion: int | None = None


@dataclass
class Entry:
    """A laid card: who, which, what it moved where, in which group, and what it cancels."""

    seat: int
    letter: str
    token: int
    goal: int
    group: int
    kills: int | None = None
    """VOID: the entry that counts no more while this one counts."""
    clears: bool = False
    """VOID: whether it takes the pending Weapon away, though that is not the last card."""


class Wrong(Exception):
    """A card that cannot be laid."""


@dataclass
class Ref:
    """A game in play."""

    seats: int
    speed: bool
    strict: bool
    guarded: bool
    stage: str = "homes"
    turn: int = -1
    doing: int = 0
    home: dict[int, int] = field(default_factory=dict)
    base: Board = field(default_factory=lambda: Board({}, {}, dict.fromkeys(range(0, 48, 8), 1)))
    hand: list[dict[str, str]] = field(default_factory=list)
    refuse: list[str] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    rolls: int = 0
    entries: list[Entry] = field(default_factory=list)
    leavings: list[tuple[int, int]] = field(default_factory=list)
    """Who left while cards lay on the table, each with how many lay there then."""
    groups: int = 0
    passes: set[int] = field(default_factory=set)
    drafts: dict[int, list[Plan]] = field(default_factory=dict)
    winners: set[int] = field(default_factory=set)

    @classmethod
    def start(cls, options: dict[str, str]) -> Ref:
        seats = int(options["players"])
        new = cls(seats, options["tempo"] == "speed", options["levitate"] == "strict", options["guard"] == "on")
        new.hand = [{} for _ in range(seats)]
        new.drafts = {seat: [] for seat in range(seats)}
        return new

    @classmethod
    def at(cls, text: str) -> Ref:
        """From the text of a position in which nothing is laid and nothing waits."""
        setting, stage, turn, players, table, _, refuse, *_ = text.split(" ")
        tokens, stores, fighters, _ = table.split("|")
        new = cls(int(setting[0]), setting[1] == "s", setting[3] == "s", setting.endswith("g"), stage)
        new.turn, new.doing = int(turn[0]), int(turn[2].replace("-", "0"))
        places = {name(place): place for place in range(48)}
        for seat, (player, token) in enumerate(zip(players.split(","), tokens.split(","), strict=True)):
            home, _, cards = player.partition("=")
            place, _, ring = token.partition("*")
            new.home[seat], new.base.token[seat], new.base.ring[seat] = places[home], places[place], int(ring[0])
            new.hand.append({slot: card for slot, card in zip(SLOTS, cards, strict=False) if card not in ".-"})
            new.drafts[seat] = []
            new.base.protected |= {seat} if ring.endswith("!") else set()
        new.base.store = dict(zip(range(0, 48, 8), map(int, stores), strict=True))
        new.base.fighters = frozenset(int(seat) for seat in fighters.replace("-", ""))
        new.refuse = [letter for letter, many in zip(refuse[::2], refuse[1::2], strict=False) for _ in range(int(many))]
        return new

    @property
    def players(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def deck(self) -> list[str]:
        cards = [card.letter for card in CARDS for _ in range(6)]
        for letter in [*self.refuse, *(card for hand in self.hand for card in hand.values())]:
            cards.remove(letter)
        return cards

    # ------------------------------------------------------------------ the board, played anew

    def counting(self, entries: list[Entry]) -> list[bool]:
        count = [True] * len(entries)
        for place in reversed(range(len(entries))):
            kills = entries[place].kills
            if count[place] and kills is not None:
                count[kills] = False
        return count

    def board(self, entries: list[Entry]) -> Board:
        board = deepcopy(self.base)
        formed: set[int] = set()
        for place, (entry, counts) in enumerate(zip(entries, self.counting(entries), strict=True)):
            self._leave(board, place)
            if not counts:
                continue
            if entry.letter in MOVES:
                self._arrive(board, entry.token, entry.goal)
                foe = self._across(board, entry.token)
                if foe is not None:
                    self._arranged(board, frozenset((entry.token, foe)), entry, formed)
            elif entry.letter in WEAPONS:
                board.pending = place
            elif entry.letter in SHIELDS:
                board.pending = None
            else:
                board.protected.add(entry.seat)
                if entry.clears:
                    board.pending = None
        self._leave(board, len(entries))
        return board

    def _leave(self, board: Board, laid: int) -> None:
        """Who left when so many cards lay there leaves: the rings to the Storage, the token off the board."""
        for seat in [seat for count, seat in self.leavings if count == laid]:
            if seat in board.token:
                board.store[self.home[seat]] += board.ring.pop(seat)
                del board.token[seat]
            board.protected.discard(seat)
            board.queue = [waits for waits in board.queue if seat not in waits[0]]
            if seat in board.fighters:
                board.fighters, board.pending = frozenset(), None

    def _arrive(self, board: Board, token: int, goal: int) -> None:
        board.token[token] = goal
        if goal in board.store:
            board.ring[token] += board.store[goal]
            board.store[goal] = 0
            if self.home.get(token) == goal and board.ring[token] >= 3:
                board.champion = token

    def _across(self, board: Board, token: int) -> int | None:
        here = board.token[token]
        for other, there in board.token.items():
            apart = PATH[here] == "R" and (here + 24) % 48 == there
            if apart and not {token, other} & board.protected:
                return other
        return None

    def _arranged(self, board: Board, pair: frozenset[int], entry: Entry, formed: set[int]) -> None:
        if pair != board.fighters:
            board.queue = [waits for waits in board.queue if waits[0] != pair]
            if entry.group in formed or board.pending is not None:
                board.queue.append((pair, entry.seat))
            else:
                board.fighters = pair
        formed.add(entry.group)

    # ------------------------------------------------------------------ laying cards

    def reachable(self, board: Board, letter: str, token: int) -> set[int]:
        here = board.token[token]
        if token in board.protected:
            return set()
        free = {place for place in range(48) if place not in board.token.values()}
        if letter == "F":
            return {place for place in free if PATH[place] == "R"} if PATH[here] == "R" else set()
        if letter == "T":
            return {place for place in free if PATH[place] == "V"} if PATH[here] == "V" else set()
        if PATH[here] == "R":
            return set()
        far = {place: min((place - here) % 48, (here - place) % 48) for place in range(48) if PATH[place] == "R"}
        open_to = far if self.strict else {place: steps for place, steps in far.items() if place in free}
        nearest = min(open_to.values(), default=0)
        return {place for place, steps in open_to.items() if steps == nearest and place in free}

    def with_card(self, entries: list[Entry], seat: int, letter: str, token: int, goal: int, group: int) -> list[Entry]:
        """The laid cards with one more. Raises `Wrong`."""
        board = self.board(entries)
        attacked = board.pending is not None and entries[board.pending].seat != seat and seat in board.fighters
        if seat in board.protected:
            raise Wrong
        entry = Entry(seat, letter, token, goal, group)
        if letter in MOVES:
            if token not in board.token or goal not in self.reachable(board, letter, token):
                raise Wrong
        elif letter in WEAPONS:
            foes = board.fighters - {seat}
            armed = any(card.group == group and card.letter in WEAPONS for card in entries)
            if seat not in board.fighters or board.pending is not None or armed:
                raise Wrong
            if self._across(board, seat) not in foes:
                raise Wrong
        elif letter in SHIELDS:
            assert board.pending is None or entries[board.pending]
            if not attacked or board.pending is None or entries[board.pending].letter != SHIELDS[letter]:
                raise Wrong
        elif entries and entries[-1].seat != seat:
            entry.kills = len(entries) - 1
            if attacked and self.board([*entries, Entry(seat, "V", -1, -1, group, entry.kills)]).pending is not None:
                entry.kills, entry.clears = None, True
        return [*entries, entry]

    def cancels_weapon(self, seat: int, letter: str) -> bool:
        board = self.board(self.entries)
        assert board.pending is not None
        return letter == "V" or SHIELDS.get(letter) == self.entries[board.pending].letter

    def group_of(self, seat: int, plans: list[Plan]) -> list[Entry]:
        """The laid cards once a whole group is carried out. Raises `Wrong`."""
        letters = [self.hand[seat][plan[0]] for plan in plans]
        if self.stage == "answer" and letters != ["V"]:
            raise Wrong
        if self.stage == "weapon":
            first = [place for place, letter in enumerate(letters) if self.cancels_weapon(seat, letter)]
            if not first:
                raise Wrong
            plans = [plans[first[0]], *(plan for place, plan in enumerate(plans) if place != first[0])]
        entries, won = self.entries, None
        for slot, token, goal in plans:
            entries = self.with_card(entries, seat, self.hand[seat][slot], token, goal, self.groups)
            if won is None and self.board(entries).champion is not None:
                won = entries
        return won or entries

    def legal_group(self, seat: int, plans: list[Plan]) -> bool:
        try:
            self.group_of(seat, plans)
        except Wrong:
            return False
        return True

    # ------------------------------------------------------------------ what may be done

    def free(self) -> bool:
        return self.speed and self.stage in ("open", "weapon", "answer")

    def actions(self) -> set[tuple[int, tuple[str, ...]]]:
        if self.stage == "homes":
            taken = {self.home.get(seat) for seat in self.players}
            return {(self.doing, (name(place),)) for place in range(0, 48, 8) if place not in taken}
        if self.stage in ("deal", "draw"):
            return {(-1, (card.id,)) for card in CARDS if card.letter in self.deck()}
        if self.stage == "start":
            return {(-1, (str(seat),)) for seat in self.players}
        if self.stage == "roll":
            return {(-1, (str(face),)) for face in range(1, 7)}
        if self.stage == "over":
            return set()
        found = set()
        for seat in self.entitled():
            found |= {(seat, path) for path in self.composing(seat)}
            found |= {(seat, path) for path in self.ending(seat)}
        return found

    def entitled(self) -> list[int]:
        if self.stage == "open" and self.speed:
            return sorted(self.board(self.entries).fighters)
        return [self.doing]

    def ending(self, seat: int) -> set[tuple[str, ...]]:
        if self.stage == "play":
            return set() if self.drafts[seat] else {(f"done-{seat}",)}
        if self.speed:
            more = {(f"timeout-{seat}",)} if self.stage == "weapon" else set()
            return more | (set() if seat in self.passes else {(f"pass-{seat}",)})
        return set() if self.drafts[seat] else {(f"pass-{seat}",)}

    def composing(self, seat: int) -> set[tuple[str, ...]]:
        held = [plan[0] for plan in self.drafts[seat]]
        paths: set[tuple[str, ...]] = {(f"{seat}{slot}",) for slot in held}
        if held:
            paths.add((f"lay-{seat}",))
        board = self.board(self.imagined(seat))
        if board.champion is not None and not self.free():
            return paths
        for slot, letter in self.hand[seat].items():
            if slot not in held:
                paths |= self.adding(seat, slot, letter, board)
        return paths

    def imagined(self, seat: int) -> list[Entry]:
        """The cards that would lie after the draft; where all may be held ready, without those that cannot be laid."""
        plans = self.drafts[seat]
        if not self.free():
            return self.group_of(seat, plans) if plans else self.entries
        entries, first = self.entries, []
        if self.stage == "weapon":
            first = [plan for plan in plans if self.cancels_weapon(seat, self.hand[seat][plan[0]])][:1]
        for slot, token, goal in [*first, *(plan for plan in plans if plan not in first)]:
            try:
                entries = self.with_card(entries, seat, self.hand[seat][slot], token, goal, self.groups)
            except Wrong:
                continue
        return entries

    def adding(self, seat: int, slot: str, letter: str, board: Board) -> set[tuple[str, ...]]:
        plans = self.drafts[seat]
        if letter not in MOVES:
            return {(f"{seat}{slot}",)} if self.free() or self.legal_group(seat, [*plans, (slot, -1, -1)]) else set()
        paths: set[tuple[str, ...]] = set()
        for token in board.token:
            goals = self.reachable(board, letter, token)
            if not self.free():
                goals = {goal for goal in goals if self.legal_group(seat, [*plans, (slot, token, goal)])}
            for goal in goals:
                who = f"{seat}T{token}" if self.free() else name(board.token[token])
                where = f"{seat}N{name(goal)[1:]}" if self.free() else name(goal)
                paths.add((f"{seat}{slot}", who, where) if len(goals) > 1 else (f"{seat}{slot}", who))
        return paths or ({(f"{seat}{slot}",)} if self.free() else set())

    # ------------------------------------------------------------------ what happens

    def play(self, seat: int, path: tuple[str, ...]) -> None:
        if self.stage == "homes":
            self.home[seat] = next(place for place in range(48) if name(place) == path[0])
            self.base.ring[seat] = 0
            self._arrive(self.base, seat, self.home[seat])
            self.base.champion = None
            self._prepare()
        elif self.stage in ("deal", "draw"):
            self._give(LETTERS[path[0]])
        elif self.stage == "start":
            self._roll_next(int(path[0]))
        elif self.stage == "roll":
            self._roll(int(path[0]))
        elif path[0].startswith("lay"):
            self._lay(seat)
        elif path[0].startswith(("pass", "timeout")):
            self._pass(seat)
        elif path[0].startswith("done"):
            self._turn_over()
        else:
            self._compose(seat, path)

    def _prepare(self) -> None:
        lacking = [seat for seat in self.players if seat not in self.home]
        if lacking:
            self.stage, self.doing = "homes", lacking[0]
        elif any(len(self.hand[seat]) < 5 for seat in self.players):
            self.stage = "deal"
        else:
            self.stage = "start"

    def _give(self, letter: str) -> None:
        seat = self.turn
        if self.stage == "deal":
            fewest = min(len(self.hand[seat]) for seat in self.players)
            seat = next(seat for seat in self.players if len(self.hand[seat]) == fewest)
        slot = next(slot for slot in SLOTS if slot not in self.hand[seat])
        self.hand[seat][slot] = letter
        if self.stage == "deal":
            self._prepare()
        else:
            self._may_play()

    def _roll(self, face: int) -> None:
        self.rolls += 1
        board, seat = self.base, self.turn
        board.protected.discard(seat)
        goal = (board.token[seat] + face) % 48
        if goal in board.token.values():
            self._turn_over()
            return
        self._arrive(board, seat, goal)
        if board.champion is not None:
            self._win({seat})
        elif (foe := self._across(board, seat)) is not None:
            board.fighters = frozenset((seat, foe))
            self.stage, self.doing = "open", seat
        elif PATH[goal] in "YG":
            if not self.deck():
                self.refuse = []
            if self.deck():
                self.stage = "draw"
            else:
                self._may_play()
        else:
            self._may_play()

    def _may_play(self) -> None:
        if self.hand[self.turn]:
            self.stage, self.doing = "play", self.turn
        else:
            self._turn_over()

    def _compose(self, seat: int, path: tuple[str, ...]) -> None:
        plans, slot = self.drafts[seat], path[0][1:]
        held = [plan[0] for plan in plans]
        if slot in held:
            self.drafts[seat] = plans[: held.index(slot)]
            return
        board = self.board(self.imagined(seat))
        token = goal = -1
        if len(path) > 1:
            token = next(seat_ for seat_, place in board.token.items() if path[1] in (name(place), f"{seat}T{seat_}"))
            goals = self.reachable(board, self.hand[seat][slot], token)
            asked = [place for place in goals if path[-1] in (name(place), f"{seat}N{name(place)[1:]}")]
            goal = asked[0] if len(path) > 2 else next(iter(goals))
        self.drafts[seat] = [*plans, (slot, token, goal)]

    def _lay(self, seat: int) -> None:
        plans = self.drafts[seat]
        self.drafts[seat] = []
        try:
            entries = self.group_of(seat, plans)
        except Wrong:
            return
        if self.stage == "weapon":
            first = [plan for plan in plans if self.cancels_weapon(seat, self.hand[seat][plan[0]])][:1]
            plans = [*first, *(plan for plan in plans if plan not in first)]
        for slot, _, _ in plans[: len(entries) - len(self.entries)]:
            self.refuse.append(self.hand[seat].pop(slot))
        before = self.board(self.entries)
        old, was = self.entries, self.stage
        self.entries, self.groups, self.passes = entries, self.groups + 1, set()
        board = self.board(entries)
        if board.champion is not None:
            self.base = board
            self._win({board.champion})
            return
        voided = entries[-1].letter == "V"
        facing = self.board(entries[:-1]).fighters
        opponent = None
        if voided and board.fighters:
            opponent = next(iter(board.fighters - {seat} - board.protected), None)
        elif voided and was == "answer":
            opponent = old[-1].seat
        elif voided and seat in facing:
            opponent = next(iter(facing - {seat}))
        self._follow(seat, before, board, was, opponent)

    def _follow(self, seat: int, before: Board, board: Board, was: str, opponent: int | None) -> None:
        if board.pending is not None:
            attacker = self.entries[board.pending].seat
            self.stage, self.doing = "weapon", next(iter(board.fighters - {attacker}))
        elif board.fighters and not board.fighters & board.protected:
            self.stage, self.doing = "open", self._first(seat, before, board, was)
        elif opponent is not None and opponent not in board.protected:
            self.stage, self.doing = "answer", opponent
        elif board.fighters or was != "play":
            self._combat_over()
            return
        elif seat in board.protected or not self.hand[seat]:
            self._turn_over()
            return
        self._forget_drafts(board)

    def _first(self, seat: int, before: Board, board: Board, was: str) -> int:
        if was == "play":
            return seat if seat in board.fighters else self._left(seat, board.fighters)
        if board.fighters == before.fighters and seat in board.fighters:
            return next(iter(board.fighters - {seat}))
        return self._left(seat, (board.fighters - before.fighters) or board.fighters)

    def _left(self, seat: int, among: frozenset[int]) -> int:
        return next(
            other % self.seats for other in range(seat + 1, seat + self.seats + 1) if other % self.seats in among
        )

    def _forget_drafts(self, board: Board) -> None:
        if self.stage in ("open", "weapon", "answer"):
            for other in range(self.seats):
                acts = other in board.fighters or (other == self.doing and not (self.stage == "open" and self.speed))
                if not acts:
                    self.drafts[other] = []

    def _pass(self, seat: int) -> None:
        if self.stage == "weapon":
            board = self.board(self.entries)
            assert board.pending is not None
            attacker = self.entries[board.pending].seat
            self.base = board
            self.base.ring[attacker] += self.base.ring[seat]
            self.base.ring[seat] = 0
            self.entries = []
            self._combat_over()
        elif self.stage == "answer":
            self._combat_over()
        else:
            self.passes.add(seat)
            board = self.board(self.entries)
            if self.passes == board.fighters:
                self._combat_over()
            else:
                self.doing = next(iter(board.fighters - {seat}))

    def _settle(self) -> None:
        """What was laid is final."""
        self.base = self.board(self.entries)
        self.base.pending, self.base.fighters = None, frozenset()
        self.entries, self.leavings, self.passes = [], [], set()
        self.drafts = {seat: [] for seat in range(self.seats)}

    def _combat_over(self) -> None:
        self._settle()
        while self.base.queue:
            pair, maker = self.base.queue.pop(0)
            one, other = pair
            if self._across(self.base, one) == other:
                self.base.fighters = pair
                self.stage, self.doing = "open", maker if maker in pair else self._left(maker, pair)
                return
        self._turn_over()

    def _turn_over(self) -> None:
        self._settle()
        self.base.queue = []
        if self.rolls >= (500 if self.guarded else 2500):
            most = max(self.base.ring[seat] for seat in self.players)
            self._win({seat for seat in self.players if self.base.ring[seat] == most})
        else:
            self._roll_next(self._left(self.turn, frozenset(self.players)))

    def _roll_next(self, seat: int) -> None:
        self.stage, self.turn = "roll", seat

    def _win(self, winners: set[int]) -> None:
        self.stage, self.winners = "over", winners

    def resign(self, seat: int) -> None:
        if self.stage == "weapon" and seat == self.doing:
            self.drafts[seat] = []
            attacker = next(iter(self.board(self.entries).fighters - {seat}))
            self.base = self.board(self.entries)
            self.base.ring[attacker] += self.base.ring[seat]
            self.base.ring[seat] = 0
            self.entries = []
            self.base.pending, self.stage = None, "open"
        board = self.board(self.entries)
        fights = self.stage in ("open", "weapon", "answer")
        voided = self.stage == "answer" and self.entries[-1].seat == seat
        involved = fights and (seat in board.fighters or seat in self.entitled() or voided)
        self.gone.add(seat)
        self.refuse += self.hand[seat].values()
        self.hand[seat] = {}
        self.drafts = {other: [] for other in range(self.seats)}
        self.leavings.append((len(self.entries), seat))
        if not self.entries:
            self.base, self.leavings = self.board([]), []
        if len(self.players) == 1:
            self._win(set(self.players))
        elif self.stage in ("homes", "deal", "start"):
            self._prepare()
        elif involved:
            self._combat_over()
        elif not fights and seat == self.turn:
            self._turn_over()
