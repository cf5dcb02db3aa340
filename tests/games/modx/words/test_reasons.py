"""What speaks for an action of MODX is true: recomputed from the texts of positions and patterns made once more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from games.modx.tables import CORNERS, GAME, WORDS, lay, on, points
from games.modx.tables import action as act
from pentapod.engine.state import CHANCE, Action, resolved
from pentapod.games.modx.evaluation import order
from pentapod.games.modx.rules.state import ModxState

NAMES = ("Ann", "Bo", "Cy", "Di")
SQUARES = [file + rank for file in "abcdefgh" for rank in "12345678"]
SHAPES = {
    "X": ((0, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)),
    "Plus": ((0, 0), (-1, 0), (0, -1), (0, 1), (1, 0)),
    "row": tuple((step, 0) for step in range(5)),
    "column": tuple((0, step) for step in range(5)),
    "rise": tuple((step, step) for step in range(5)),
    "fall": tuple((step, -step) for step in range(5)),
}


def shifted(cell: str, files: int, ranks: int) -> str:
    """The cell so far away, which may be none of the board."""
    return chr(ord(cell[0]) + files) + chr(ord(cell[1]) + ranks)


PATTERNS = [
    frozenset(cells)
    for steps in SHAPES.values()
    for cell in SQUARES
    if set(cells := [shifted(cell, *step) for step in steps]) <= set(SQUARES)
]


class Table(NamedTuple):
    """The pieces of a position, by seat, and its Jokers."""

    pieces: tuple[frozenset[str], ...]
    jokers: frozenset[str]

    def lacking(self, seat: int, count: int) -> set[frozenset[str]]:
        """The patterns of a seat that lack so many pieces and in which nobody else has one."""
        taken = frozenset[str]().union(*self.pieces) - self.pieces[seat]
        filled = self.pieces[seat] | self.jokers
        return {cells for cells in PATTERNS if not cells & taken and len(cells - filled) == count}

    def last(self, seat: int) -> set[str]:
        """The cells where one more piece completes a pattern."""
        filled = self.pieces[seat] | self.jokers
        return {cell for cells in self.lacking(seat, 1) for cell in cells - filled}


def table(state: ModxState) -> Table:
    lying = {cell: on(state, cell) for cell in SQUARES}
    of = tuple(frozenset(cell for cell in SQUARES if letter in lying[cell]) for letter in "BOGP")
    return Table(of, frozenset(cell for cell in SQUARES if "J" in lying[cell]))


def named(text: str) -> set[frozenset[str]]:
    """The cells of the patterns that a text names, where they are around a middle, and those of its lines."""
    found = set()
    for shapes, middle in re.findall(r"((?:X|Plus)(?: and Plus)?) around ([a-h][1-8])", text):
        for shape in shapes.split(" and "):
            found.add(frozenset(shifted(middle, *step) for step in SHAPES[shape]))
    for first, last in re.findall(r"([a-h][1-8])\u2013([a-h][1-8])", text):
        files, ranks = ord(last[0]) - ord(first[0]), ord(last[1]) - ord(first[1])
        length = max(abs(files), abs(ranks))
        found.add(
            frozenset(shifted(first, step * files // length, step * ranks // length) for step in range(length + 1))
        )
    return found


class Played(NamedTuple):
    """An action, and what it came to."""

    state: ModxState
    action: Action
    after: ModxState
    """Right after it."""
    scored: ModxState
    """When what it made has scored."""

    @property
    def seat(self) -> int:
        return self.action.seat

    def foes(self) -> list[int]:
        teams = GAME.teams(GAME.settled(self.state))
        return [seat for team in teams if self.seat not in team for seat in team]


def points_won(played: Played, seat: int) -> int:
    return points(played.scored)[seat] - points(played.state)[seat]


def shared(played: Played, *needed: object) -> bool:
    result = played.scored.result
    return result is not None and result[played.seat] > 0 and all(needed)


def completes(played: Played, text: str) -> bool:
    now = table(played.after)
    return bool(named(text)) and all(cells <= now.pieces[played.seat] | now.jokers for cells in named(text))


def blocks(played: Played, name: str, text: str) -> bool:
    before, cell = table(played.state), played.action.path[0]
    foe = NAMES.index(name)
    filled = before.pieces[foe] | before.jokers
    return foe in played.foes() and bool(named(text)) and all(cells - filled == {cell} for cells in named(text))


def threatens(played: Played, text: str) -> bool:
    new = table(played.after).last(played.seat) - table(played.state).last(played.seat)
    spaces = set(re.findall(r"[a-h][1-8]", text))
    return new == spaces if spaces else len(new) == int(text.split(" ")[0])


def begins(played: Played, text: str, lacking: int) -> bool:
    cell = played.action.path[0]
    return int(text) == sum(cell in cells for cells in table(played.after).lacking(played.seat, lacking))


def spoils(played: Played, text: str, name: str) -> bool:
    cell = played.action.path[0]
    return int(text) == sum(cell in cells for cells in table(played.state).lacking(NAMES.index(name), 2))


def gives_nothing(played: Played, text: str) -> bool:
    before, now = table(played.state), table(played.after)
    foes = [NAMES.index(name) for name in re.findall(r"\w+", text) if name != "and"]
    return bool(foes) and all(now.last(foe) <= before.last(foe) for foe in foes)


CHECKS: dict[str, Callable[..., bool]] = {
    r"it wins with (\d+) points": lambda played, text: shared(
        played,
        sum(points(played.scored)[seat] for seat in set(range(4)) - set(played.foes()) if seat < seats(played))
        == int(text),
    ),
    r"it makes a pattern of Jokers only and wins the game": lambda played: shared(
        played, any(cells <= table(played.after).jokers for cells in PATTERNS)
    ),
    r"it ends the game, and the highest score wins": lambda played: shared(played),
    r"it completes (.+)": completes,
    r"it gains (\d+) points?": lambda played, text: points_won(played, played.seat) == int(text),
    r"it takes (\d+) points? from (\w+)": lambda played, text, name: (
        NAMES.index(name) in played.foes() and points_won(played, NAMES.index(name)) == -int(text)
    ),
    r"it blocks (\w+)'s (.+)": blocks,
    r"it threatens to score on (.+)": threatens,
    r"it scores (.+) for (\d+) points?": lambda played, text, count: (
        completes(played, text) and points_won(played, played.seat) == int(count)
    ),
    r"(\d+) patterns? then needs? only two more pieces": lambda played, text: begins(played, text, 2),
    r"it begins (\d+) patterns?, with two of the five pieces in place": lambda played, text: begins(played, text, 3),
    r"it spoils (\d+) patterns? of (\w+)'s that needed two more pieces": spoils,
    r"it gives (.+) no new spaces to score on": gives_nothing,
}


def seats(played: Played) -> int:
    return len(points(played.state))


def check(played: Played, reason: str) -> str:
    """The kind of a reason, which must be true."""
    for kind, is_true in CHECKS.items():
        if found := re.fullmatch(kind, reason):
            assert is_true(played, *found.groups()), (played.state.text(), played.action, reason)
            return kind
    raise AssertionError(reason)


def played(state: ModxState, action: Action) -> Played:
    """What an action comes to; of a tick, and of Done, what is ticked then."""
    after = state.after(action)
    scored = resolved(after)
    if "tick" in state.text().split(" ")[3] and action.path != ("done",):
        before = state.after(Action(action.seat, ("done",)))
        return Played(before, action, after, resolved(after.after(Action(action.seat, ("done",)))))
    return Played(state, action, after, scored)


def at_random(rng: Random) -> ModxState:
    """A position of a game whose players mostly do what looks good."""
    options = GAME.choose(players=rng.choice(("2", "3", "4", "teams")), patterns=rng.choice(("auto", "auto", "claim")))
    state: Any = GAME.start(options)
    for _ in range(rng.randrange(10, 90)):
        actions = order(state, state.actions()) if CHANCE not in state.actors else state.actions()
        good = actions[: max(1, len(actions) // 8)] if rng.random() < 0.8 else actions
        following = state.after(rng.choice(good))
        if following.result is not None:
            break
        state = following
    assert isinstance(state, ModxState)
    return state


def test_every_reason_is_true() -> None:
    rng = Random(16)
    seen: Counter[str] = Counter()
    for _ in range(120):
        state = at_random(rng)
        if state.actors == (CHANCE,):
            continue
        told = order(state, state.actions())
        for action in {*told[:2], *rng.sample(state.actions(), min(2, len(state.actions())))}:
            seen.update(
                check(played(state, action), reason) for reason in WORDS.reasons(state, action, NAMES, action.seat)
            )
    assert len(seen) >= 8, seen
    assert sum(seen.values()) > 200


X = "c3 c5 e3 e5"


@pytest.mark.parametrize(
    ("state", "touch", "said"),
    [
        (
            lay("2a", "b place 0 - -", J=CORNERS, B=X, o="d4"),
            "d4",
            ("it scores the X around d4 for 5 points", "it takes 1 point from Bo"),
        ),
        (
            lay("2a", "b place 0 - -", J=CORNERS, B=X, b="a2 a3 a4 a5 a6 a7 b1 b2 b7 b8"),
            "d4",
            ("it wins with 15 points", "it scores the X around d4 for 5 points"),
        ),
        (lay("2a", "o place 0 - -", J=CORNERS, B=X), "d4", ("it blocks Ann's X around d4",)),
        (
            lay("2a", "b move:h1 0 - -", J="a1 a8 h8 h5", B="c3 c5 e3"),
            "e5",
            ("it threatens to score on d4",),
        ),
        (
            lay("2a", "b move:h1 0 - -", J="a1 a8 h8 h5", O="c3 c5 e3"),
            "g7",
            ("it gives Bo no new spaces to score on",),
        ),
        (lay("2a", "b move:c3 0 - -", J="c5 d4 e3 e5"), "c3", ("it makes a pattern of Jokers only and wins the game",)),
        (lay("2c", "b tick 1 - -", J=CORNERS, B=f"{X} d4"), "X-d4", ("it gains 5 points",)),
        (lay("2c", "b tick 1 - -", J=CORNERS, B=f"{X} d4"), "done", ()),
    ],
)
def test_reasons_in_words(state: ModxState, touch: str, said: tuple[str, ...]) -> None:
    action = act(state, touch)
    assert WORDS.reasons(state, action, NAMES, action.seat)[: len(said)] == said
    for reason in said:
        check(played(state, action), reason)


def test_advice() -> None:
    start = GAME.start(GAME.choose(players="3"))
    assert WORDS.suggest(start, act(start, "1"), NAMES) == "Name Bo the oldest player"
    joker = start.after(act(start, "1"))
    assert WORDS.suggest(joker, joker.actions()[0], NAMES) == "Put a Joker on a1"
    place = lay("2a", "b place 0 - -", J=CORNERS, B=X)
    assert WORDS.suggest(place, act(place, "d4"), NAMES) == "Place an X on d4"
    score = place.after(act(place, "d4"))
    assert WORDS.suggest(score, score.actions()[0], NAMES) == "Score the X around d4"
    move = lay("2a", "b move:h1 0 - -", J="a1 a8 h8 h5")
    assert WORDS.suggest(move, act(move, "e5"), NAMES) == "Put the Joker from h1 on e5"
    tick = lay("2c", "b tick 1 - -", J=CORNERS, B=f"{X} d4")
    assert WORDS.suggest(tick, act(tick, "X-d4"), NAMES) == "Tick the X around d4"
    assert WORDS.suggest(tick, act(tick, "done"), NAMES) == "End the turn"
    ticked = tick.after(act(tick, "X-d4"))
    assert WORDS.suggest(ticked, act(ticked, "done"), NAMES) == "Score the ticked patterns"
    claim = lay("3c", "o place 1 - b.X-d4", J=CORNERS, B=f"{X} d4")
    assert WORDS.suggest(claim, act(claim, "claim-2-c3"), NAMES) == "Claim Ann's pattern with the X on c3"
    assert WORDS.reasons(claim, act(claim, "claim-2-c3"), NAMES)[0] == "it gains 5 points"
