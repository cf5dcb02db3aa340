"""What is said to speak for an action is true of the position after it, by what its text says and its actions do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from games.xpod.tables import GAME, WORDS, at
from pentapod import games
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.xpod.data.table import FORMS, MAPS, PODS
from pentapod.games.xpod.rules.state import XPod
from random_play import cases

POSITIONS = 1500
MOST = 20_000
CANDIDATES = 8
"""Of so many actions, drawn by lot, the one that the evaluation likes best is played half the time."""
PLAYERS = ("Ann", "Bo")
SEATS = "sn"
UNIT: Final = re.compile(r"(?P<plan>[a-z]+)(?P<level>\d)(?P<marks>[*!]*)(?P<copy>~\d+)?(?:@(?P<square>[a-f][1-9]))?")
ABLE: Final = {"goes": "MOVE", "jumps": "JUMP", "flies": "FLY", "pushes": "PUSH"}


# ---------------------------------------------------------------------- what a position's text says


class Token(NamedTuple):
    """A unit, as a position's text has it."""

    plan: str
    level: int
    marks: str
    square: str
    """ "air" if it is carried."""

    @property
    def row(self) -> int:
        return int(self.square[1]) if self.square != "air" else 0


def side(text: str, seat: int) -> list[str]:
    """Pod, points, units, lid, locked bricks and cards of a seat."""
    return text.split()[4 + seat].split(";")


def tokens(text: str, seat: int) -> dict[str, Token]:
    """The units of a seat on the board and in the air, by plan and copy."""
    words = [word for word in side(text, seat)[2].split(",") if word != "-"]
    if load := re.search(rf"load={SEATS[seat]}\.([^@ ]+)@", text):
        words.append(load[1])
    found = {}
    for word in words:
        unit = UNIT.fullmatch(word)
        assert unit, word
        key = unit["plan"] + (unit["copy"] or "")
        found[key] = Token(unit["plan"], int(unit["level"]), unit["marks"], unit["square"] or "air")
    return found


def points(text: str, seat: int) -> int:
    return int(side(text, seat)[1])


def name_of(plan: str) -> str:
    return WORDS.say(f"unit-{plan}")


def moves_of(name: str, level: int | None) -> dict[str, int]:
    """How far a unit goes by its name; at its max level if none is given."""
    forms = next(sheet.forms for pod in PODS for sheet in pod.plans if name_of(sheet.id) == name)
    found = forms[-1] if level is None else forms[level - 1]
    return {kind.value: value for kind, value in FORMS[found].moves}


# ---------------------------------------------------------------------- an action, and what is said of it


class Deed(NamedTuple):
    """A position, an action, and the position after it."""

    before: XPod
    action: Action
    after: XPod

    @property
    def texts(self) -> tuple[str, str]:
        return self.before.text(), self.after.text()

    def units(self, called: str) -> Iterator[tuple[int, Token, Token | None]]:
        """The units that a clause means: whose, before, and after."""
        whose, _, name = called.partition(" ")
        seat = self.action.seat if whose == "your" else PLAYERS.index(whose.removesuffix("'s"))
        before, after = (tokens(text, seat) for text in self.texts)
        for key, unit in before.items():
            if name_of(unit.plan) == name:
                yield seat, unit, after.get(key)


def deed_of(state: XPod, action: Action) -> Deed:
    return Deed(state, action, resolved(state.after(action)))


def to_move(text: str, seat: int, hand: bool) -> XPod:
    """The same units on the board at the start of a turn of this seat, with its cards in hand or with none."""
    words = text.split()[:9]
    for each in range(2):
        pod, _, units, _, _, cards = side(text, each)
        units = units.replace("*", "")
        every = ",".join(sorted(card for part in cards.split("/") for card in part.split(",") if card != "-"))
        words[4 + each] = f"{pod};0;{units};-;-;{cards if hand else f'-/{every}'}"
    words[6:9] = SEATS[seat], "10", "turn"
    return at(" ".join(words))


def scores(state: XPod, seat: int, square: str) -> bool:
    """Whether the unit on a square can score in this turn, by itself and with the cards in hand."""
    for action in state.actions():
        first, *rest = action.path
        mid_turn = " act:" in state.text()
        if first == square or (mid_turn and first != "carry") or rest[:1] == [square]:
            after = resolved(state.after(action))
            if points(after.text(), seat):
                return True
            if after.turn == seat and scores(after, seat, standing(after, square)):
                return True
    return False


def standing(state: XPod, square: str) -> str:
    """Where the activated unit stands; the same square if none is activated."""
    found = re.search(r" act:([a-f][1-9])", state.text())
    return found[1] if found else square


def may_score(text: str, seat: int, square: str, hand: bool = False) -> bool:
    state = to_move(text, seat, hand)
    if hand:
        return scores(state, seat, square)
    ways = (action for action in state.actions() if action.path[0] == square and len(action.path) == 2)
    return any(points(state.after(way).text(), seat) for way in ways) or walks_in(state, seat, square)


def walks_in(state: XPod, seat: int, square: str) -> bool:
    """Whether a pusher can score, one point after another."""
    steps = [action for action in state.actions() if action.path == (square, action.path[-1]) and action.path[-1]]
    return any(" act:" in state.after(step).text() and scores(state.after(step), seat, step.path[1]) for step in steps)


# ---------------------------------------------------------------------- the clauses


def gains(deed: Deed, seat: int) -> int:
    before, after = deed.texts
    return points(after, seat) - points(before, seat)


def wins(deed: Deed) -> bool:
    result = deed.after.result
    return result is not None and result[deed.action.seat] == 1


def scored(deed: Deed, count: str) -> bool:
    return gains(deed, deed.action.seat) == {"a point": 1, "two points at once": 2}[count]


def gone(deed: Deed, called: str, in_time: str | None) -> bool:
    return any(
        after is None and not gains(deed, seat) and (not in_time or may_score(deed.texts[0], seat, unit.square))
        for seat, unit, after in deed.units(called)
    )


def lost(deed: Deed, count: str, called: str) -> bool:
    return any(after and unit.level - after.level == int(count) for _, unit, after in deed.units(called))


def frozen(deed: Deed, called: str, in_time: str | None) -> bool:
    return any(
        after
        and "!" in after.marks
        and "!" not in unit.marks
        and (not in_time or may_score(deed.texts[0], seat, unit.square))
        for seat, unit, after in deed.units(called)
    )


def stopped(deed: Deed, called: str) -> bool:
    before, after = deed.texts
    return any(
        now and may_score(before, seat, unit.square) and not may_score(after, seat, now.square, hand=True)
        for seat, unit, now in deed.units(called)
    )


def nexts(deed: Deed) -> Iterator[Deed]:
    """What may follow in the same turn."""
    for action in deed.after.actions():
        assert action.seat == deed.action.seat
        yield deed_of(deed.after, action)


def then_scores(deed: Deed) -> bool:
    return any(gains(following, deed.action.seat) > 0 for following in nexts(deed))


def then_takes(deed: Deed, count: str | None, called: str) -> bool:
    if count:
        return any(lost(following, count, called) for following in nexts(deed))
    return any(gone(following, called, None) for following in nexts(deed))


def near(deed: Deed, called: str) -> bool:
    after = deed.texts[1]
    return any(now and may_score(after, seat, now.square) for seat, _, now in deed.units(called))


def on_obstacle(deed: Deed, called: str) -> bool:
    obstacles = MAPS[deed.texts[1].split()[1]]
    return any(now and now.square in obstacles for _, _, now in deed.units(called))


def raised(deed: Deed, called: str, level: str) -> bool:
    return any(now and now.level == int(level) > unit.level for _, unit, now in deed.units(called))


def then_moves(deed: Deed, called: str, able: str, far: str) -> bool:
    name = called.partition(" ")[2]
    return any(now and moves_of(name, now.level).get(ABLE[able]) == int(far) for _, _, now in deed.units(called))


def by_card(deed: Deed, called: str, able: str, far: str) -> bool:
    activation = re.search(r" act:([a-f]\d),unmoved(\S*)", deed.texts[1])
    assert activation
    boost, jumps = ("boost" in activation[2], "jumps" in activation[2])
    unit = next(unit for _, unit, _ in deed.units(called) if unit.square == activation[1])
    moves = moves_of(called.partition(" ")[2], unit.level)
    own = max(moves.values(), default=0) + boost
    return own == int(far) and (able == "jumps" if jumps else moves.get(ABLE[able], 0) + boost == own)


def built_moves(deed: Deed, name: str, able: str, far: str) -> bool:
    built = deed.action.path[1].partition("-")[2]
    return moves_of(name, int(built) if built else None).get(ABLE[able]) == int(far)


def thawed(deed: Deed, called: str) -> bool:
    return any(now and "!" in unit.marks and "!" not in now.marks for _, unit, now in deed.units(called))


def then_builds(deed: Deed, names: str) -> bool:
    def can(state: XPod) -> set[str]:
        paths = (action.path for action in state.actions())
        return {name_of(path[0]) for path in paths if len(path) == 2 and path[1].startswith("build")}

    return set(re.split(r"(?: or|,) an? ", names)) <= can(deed.after) - can(deed.before)


def too_few(deed: Deed, have: str | None, need: str) -> bool:
    text, seat = deed.texts[0], deed.action.seat
    lid = [word for word in side(text, seat)[3].split(",") if word != "-"]
    return len(tokens(text, seat)) + len(lid) == int(have or 0) < int(need) == 3 - points(text, seat)


def nearer(deed: Deed, called: str, rows: str, home: str) -> bool:
    forward = 1 if deed.action.seat == 0 else -1
    return home == PLAYERS[1 - deed.action.seat] and any(
        now and (now.row - unit.row) * forward == int(rows) for _, unit, now in deed.units(called)
    )


def back(deed: Deed, called: str, rows: str) -> bool:
    return any(
        now and seat != deed.action.seat and (now.row - unit.row) * (-1 if seat == 0 else 1) == int(rows)
        for seat, unit, now in deed.units(called)
    )


def safe(deed: Deed, called: str) -> bool:
    placed = tokens(deed.texts[1], deed.action.seat).values()
    return any(unit.square == deed.action.path[-1] and "*" in unit.marks for unit in placed)


def left(deed: Deed, count: str) -> bool:
    seat, kind = deed.action.seat, deed.action.path[0]
    return WORDS.about(deed.after, f"{('south', 'north')[seat]}-{kind}", PLAYERS)[1].startswith(f"{count} of ")


WHOM = r"((?:your|Ann's|Bo's) [A-Z][A-Za-z ]*?)"
CHECKS: Final[dict[str, Callable[..., bool]]] = {
    r"it wins the game": wins,
    r"it scores (a point|two points at once)": scored,
    rf"it takes {WHOM} off the board( before it can score)?": gone,
    rf"it takes (\d) levels? from {WHOM}": lost,
    rf"it freezes {WHOM}( before it can score)?": frozen,
    rf"it keeps {WHOM} from scoring by itself next turn": stopped,
    r"you can then score at once": then_scores,
    rf"you can then take (?:(\d) levels? from )?{WHOM}(?: off the board)?": then_takes,
    rf"{WHOM} can score on your next turn": near,
    rf"nobody can push {WHOM} there": on_obstacle,
    rf"it raises {WHOM} to level (\d)": raised,
    rf"{WHOM} then (goes|jumps|flies|pushes) up to (\d) squares?": then_moves,
    rf"{WHOM} (goes|jumps|flies|pushes) up to (\d) squares? this turn": by_card,
    r"an? ([A-Z][A-Za-z ]*?) (goes|jumps|flies|pushes) up to (\d) squares?": built_moves,
    rf"it unfreezes {WHOM}": thawed,
    r"you can then build an? (.+?)": then_builds,
    r"you have (?:no|only (\d)) units? for the (\d) points? that you still need": too_few,
    rf"it brings {WHOM} (\d) rows? nearer to (Ann|Bo)'s home row": nearer,
    rf"it brings {WHOM} back by (\d) rows?": back,
    rf"{WHOM} is safe there until your next turn": safe,
    r"you have (\d+) more of its kind": left,
}


def check(clause: str, deed: Deed) -> str:
    """The kind of clause; the test fails unless it is known and true."""
    for pattern, holds in CHECKS.items():
        if found := re.fullmatch(pattern, clause):
            assert holds(deed, *found.groups()), (clause, *deed.texts, deed.action)
            return pattern
    raise AssertionError(f"nobody knows how to check {clause!r}")


def played(rng: Random) -> Iterator[Deed]:
    """Actions that are not too bad, with the positions before and after them."""
    every = [case for case in cases(GAME) if case.options["tier"] == "basic"]
    evaluator = games.evaluator(GAME.id)
    assert evaluator
    while True:
        case = rng.choice(every)
        state = at(GAME.start(case.options).text())
        while state.result is None:
            actions = state.actions()
            action = rng.choice(actions)
            if state.actors != (CHANCE,):
                few = rng.sample(actions, min(CANDIDATES, len(actions)))
                if rng.random() < 0.5:
                    action = max(few, key=lambda one: evaluator.evaluate(state.after(one))[one.seat])
                yield deed_of(state, action)
            state = resolved(state.after(action))


def test_what_is_said_of_an_action_is_true() -> None:
    seen = set()
    for number, deed in enumerate(played(Random("reasons"))):
        for clause in WORDS.reasons(deed.before, deed.action, PLAYERS):
            seen.add(check(clause, deed))
        if (number > POSITIONS and len(seen) == len(CHECKS)) or number > MOST:
            break
    assert not CHECKS.keys() - seen, "nothing of the kind was said"
