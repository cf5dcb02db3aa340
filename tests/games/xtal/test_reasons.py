"""What speaks for an action of XTAL is true: recomputed from the texts of the positions before and after it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from math import comb
from random import Random
from typing import NamedTuple

import pytest

from games.xtal.boards import GAME, NAMES, WORDS, action, fight, group, lay, play, ready
from games.xtal.random_boards import fierce, lively
from pentapod.engine.state import CHANCE, Action, PositionError
from pentapod.games.xtal.rules.state import Xtal

POSITIONS = 250
RARE = 2
"""So many kinds of reasons need not occur at random: a win, and a hand that is known to be of no use."""
STEPS = {"v": (0,), "b": (1, 7), "g": (2, 6), "y": (3, 5), "r": (4,)}
"""How many steps behind a Violet the stones of each colour lie."""
STOPS = {"a": "AV", "t": "HV", "f": "SV"}
"""What cancels each Weapon."""


def stone(name: str) -> int:
    """A stone as its number on the path, from Violet 1."""
    ways = STEPS[name[0]]
    lap, turn = divmod(int(name[1:]) - 1, len(ways))
    return 8 * lap + ways[turn]


class Board(NamedTuple):
    """A position as its text says it, the numbers by seat."""

    seats: int
    phase: str
    acting: str
    homes: list[int]
    hands: list[str]
    tokens: list[int]
    rings: list[int]
    protected: list[bool]
    stores: list[int]
    pair: list[int]
    laid: list[str]
    refuse: dict[str, int]
    weapon: str
    """The seat and the letter of the Weapon to be cancelled, or ""."""

    def way(self, seat: int) -> int:
        return (self.homes[seat] - self.tokens[seat]) % 48 or 48

    def next_ring(self, seat: int) -> int:
        for way in range(1, 48):
            store, off = divmod((self.tokens[seat] + way) % 48, 8)
            if not off and self.stores[store] and 8 * store not in self.tokens:
                return way
        return 48

    def facing(self) -> bool:
        one, other = (self.tokens[seat] for seat in self.pair)
        return one % 8 == 4 and (one - other) % 48 == 24

    def deck(self) -> Counter[str]:
        cards = Counter(dict.fromkeys("LFTVatfAHS", 6))
        cards.subtract(self.refuse)
        cards.subtract("".join(self.hands))
        return cards


def board(state: Xtal) -> Board:
    setting, phase, turn, players, table, _, refuse, laid, *_ = state.text().split(" ")
    tokens, stores, combat, _ = table.split("|")
    marks = [re.fullmatch(r"(\w+)\*(\d)(!?)", token) for token in tokens.split(",")]
    assert all(marks)
    pair, _, weapon = combat.partition("#")
    cards = [] if laid == "-" else [entry.partition(">")[0] for entry in laid.split(",")]
    return Board(
        seats=int(setting[0]),
        phase=phase,
        acting=turn[2],
        homes=[stone(player.partition("=")[0].strip("~")) for player in players.split(",")],
        hands=[player.partition("=")[2].replace(".", "").replace("-", "") for player in players.split(",")],
        tokens=[stone(mark[1]) for mark in marks if mark],
        rings=[int(mark[2]) for mark in marks if mark],
        protected=[bool(mark[3]) for mark in marks if mark],
        stores=[int(count) for count in stores],
        pair=[int(seat) for seat in pair.split("-") if seat],
        laid=cards,
        refuse={letter: int(count) for letter, count in re.findall(r"([A-Za-z])(\d+)", refuse)},
        weapon=cards[int(weapon)] if weapon else "",
    )


class Deed(NamedTuple):
    """What a seat does, before and after."""

    seat: int
    before: Board
    now: Board

    def named(self, name: str) -> int:
        return NAMES.index(name)

    def unanswered(self) -> float:
        """How likely it is that the hand of the attacked holds nothing against the Weapon, as the attacker knows."""
        hidden = self.now.deck() + Counter(
            "".join(hand for seat, hand in enumerate(self.now.hands) if seat != self.seat)
        )
        stops, dealt = (
            sum(hidden[card] for card in STOPS[self.now.weapon[1]]),
            len(self.now.hands[int(self.now.acting)]),
        )
        return comb(hidden.total() - stops, dealt) / comb(hidden.total(), dealt)


Check = Callable[[Deed, re.Match[str]], bool]

CHECKS: dict[str, Check] = {
    r"it brings your (\d) rings Home and wins the game": lambda deed, said: (
        deed.now.phase == f"over:home:{deed.seat}" and deed.now.rings[deed.seat] == int(said[1]) >= 3
    ),
    r"it wins (\d) rings? from (\w+) (\d+)% of the time": lambda deed, said: (
        deed.now.phase == "weapon"
        and deed.now.weapon[0] == str(deed.seat)
        and int(deed.now.acting) == deed.named(said[2])
        and deed.now.rings[deed.named(said[2])] == int(said[1]) > 0
        and abs(100 * deed.unanswered() - int(said[3])) <= 1
    ),
    r"(\w+) cannot cancel it and loses (\d) rings?": lambda deed, said: (
        deed.now.weapon[0] == str(deed.seat)
        and int(deed.now.acting) == deed.named(said[1])
        and deed.now.rings[deed.named(said[1])] == int(said[2]) > 0
        and deed.unanswered() == 1
    ),
    r"it cancels (\w+)'s (\w)\w+(?:, which would take (\d) rings? from you)?": lambda deed, said: (
        deed.before.weapon == f"{deed.named(said[1])}{said[2].lower()}"
        and deed.before.acting == str(deed.seat)
        and not (deed.now.phase == "weapon" and deed.now.acting == str(deed.seat))
        and deed.before.rings[deed.seat] == int(said[3] or 0)
    ),
    r"it takes (\d) rings? from a Storage": lambda deed, said: (
        deed.now.rings[deed.seat] - deed.before.rings[deed.seat]
        == sum(deed.before.stores) - sum(deed.now.stores)
        == int(said[1])
        > 0
    ),
    r"a roll of (\d) then brings your (\d) rings Home": lambda deed, said: (
        deed.now.way(deed.seat) == int(said[1]) <= 6 < deed.before.way(deed.seat)
        and deed.now.rings[deed.seat] == int(said[2]) >= 3
        and deed.now.homes[deed.seat] not in deed.now.tokens
    ),
    r"it takes you (\d+) steps? nearer Home with (\d) rings": lambda deed, said: (
        deed.before.way(deed.seat) - deed.now.way(deed.seat) == int(said[1]) > 0
        and deed.now.rings[deed.seat] == int(said[2]) >= 3
    ),
    r"it pushes (\w+)'s (\d) rings back to (\d+) steps from Home": lambda deed, said: (
        deed.now.way(deed.named(said[1])) == int(said[3]) > deed.before.way(deed.named(said[1]))
        and deed.now.rings[deed.named(said[1])] == int(said[2]) >= 3
    ),
    r"it blocks the Home of (\w+), who carries (\d) rings": lambda deed, said: (
        deed.now.rings[deed.named(said[1])] == int(said[2]) >= 3
        and deed.now.homes[deed.named(said[1])] in deed.now.tokens
        and deed.now.homes[deed.named(said[1])] not in deed.before.tokens
    ),
    r"a roll of (\d) then takes you to a free ring": lambda deed, said: (
        deed.now.next_ring(deed.seat) == int(said[1]) < deed.before.next_ring(deed.seat)
    ),
    r"it leaves you (\d+) steps from a free ring": lambda deed, said: (
        6 < deed.now.next_ring(deed.seat) == int(said[1]) < deed.before.next_ring(deed.seat)
    ),
    r"it leaves (\w+) (\d+) steps from a free ring": lambda deed, said: (
        deed.before.next_ring(deed.named(said[1])) < deed.now.next_ring(deed.named(said[1])) == int(said[2])
    ),
    r"you have no card that cancels the (\w)\w+": lambda deed, said: (
        deed.before.weapon[1] == said[1].lower()
        and deed.before.acting == str(deed.seat)
        and not set(STOPS[said[1].lower()]) & set(deed.before.hands[deed.seat])
    ),
    r"it begins Combat with (\w+)(?:, who carries (\d) rings?)?": lambda deed, said: (
        deed.now.pair == sorted((deed.seat, deed.named(said[1]))) != deed.before.pair
        and deed.now.phase in ("open", "weapon")
        and deed.now.rings[deed.named(said[1])] == int(said[2] or 0)
    ),
    r"it passes Combat to (\w+) and (\w+)": lambda deed, said: (
        deed.now.pair == [deed.named(said[1]), deed.named(said[2])]
        and deed.seat in deed.before.pair
        and deed.seat not in deed.now.pair
    ),
    r"it makes (\w+) and (\w+) fight each other": lambda deed, said: (
        deed.now.pair == [deed.named(said[1]), deed.named(said[2])] and deed.seat not in deed.now.pair
    ),
    r"no Weapon can be thrown while (\w+) is not opposite you": lambda deed, said: (
        deed.now.pair == deed.before.pair == sorted((deed.seat, deed.named(said[1])))
        and deed.before.facing()
        and not deed.now.facing()
    ),
    r"it protects your (?:ring|(\d) rings) until your next roll": lambda deed, said: (
        deed.now.protected[deed.seat]
        and not deed.before.protected[deed.seat]
        and deed.now.rings[deed.seat] == int(said[1] or 1)
    ),
    r"it ends Combat, unless (\w+) answers with a Void": lambda deed, said: (
        deed.now.phase == "answer" and int(deed.now.acting) == deed.named(said[1]) and deed.now.laid[-1][1] == "V"
    ),
    r"it ends Combat(?:, and you keep (\d) rings?)?": lambda deed, said: (
        bool(deed.before.pair or deed.before.phase == "answer")
        and deed.seat not in deed.now.pair
        and deed.now.rings[deed.seat] == deed.before.rings[deed.seat] == int(said[1] or 0)
    ),
    r"you keep (\d+) cards? to use against Weapons": lambda deed, said: (
        sum(card in "VAHS" for card in deed.now.hands[deed.seat]) == int(said[1])
    ),
}


def true(deed: Deed, reason: str) -> str:
    """Which kind of reason it is, once it is found to be true."""
    for kind, check in CHECKS.items():
        if said := re.fullmatch(kind, reason):
            assert check(deed, said), f"{reason!r} is not true: {deed}"
            return kind
    raise AssertionError(reason)


def richer(state: Xtal, rng: Random) -> Xtal:
    """The same position with the rings of the Storages on one of the tokens, if there can be such a position."""
    words = state.text().split(" ")
    tokens, stores, *rest = words[4].split("|")
    entries = tokens.split(",")
    seat = rng.randrange(len(entries))
    spot, _, rings = entries[seat].partition("*")
    entries[seat] = f"{spot}*{int(rings) + sum(map(int, stores))}"
    words[4] = "|".join((",".join(entries), "000000", *rest))
    try:
        found = GAME.position(" ".join(words))
    except PositionError:
        return state
    assert isinstance(found, Xtal)
    return found


def laid_at_once(state: Xtal, acted: Action) -> Xtal:
    """The position after an action, once what is held ready is laid."""
    after = state.after(acted)
    lays = [one for one in after.actions() if one == Action(acted.seat, (f"lay-{acted.seat}",))]
    return after.after(lays[0]) if lays and acted.path[0][0].isdigit() else after


def test_every_reason_is_true() -> None:
    rng = Random(16)
    seen: Counter[str] = Counter()
    for _ in range(POSITIONS):
        state = fierce(rng)
        state = richer(state, rng) if rng.random() < 0.6 else state
        for _ in range(rng.randrange(6)):
            following = state.after(lively(state, rng))
            state = following if following.actors else state
        for acted in rng.sample(state.actions(), min(12, len(state.actions()))):
            reasons = WORDS.reasons(state, acted, NAMES, acted.seat)
            assert acted.seat != CHANCE or not reasons
            if reasons:
                deed = Deed(acted.seat, board(state), board(laid_at_once(state, acted)))
                seen.update(true(deed, reason) for reason in reasons)
    assert len(set(CHECKS) - set(seen)) <= RARE, set(CHECKS) - set(seen)


def why(state: Xtal, notation: str, viewer: int | None = 0) -> tuple[str, ...]:
    return WORDS.reasons(state, action(state, notation), NAMES, viewer)


def advice(state: Xtal, notation: str, viewer: int | None = 0) -> str:
    return WORDS.suggest(state, action(state, notation), NAMES, viewer)


def test_a_hand_that_lies_open_says_whether_it_stops_a_weapon() -> None:
    state = fight("r1 r4", "fa", "SL", setting="won8")
    assert why(state, "0b") == ("Ben cannot cancel it and loses 1 ring",)
    assert why(state, "0a") == ()


def test_of_a_hidden_hand_the_odds_are_told() -> None:
    state = fight("r1 r4", "fa", "SL")
    assert why(state, "0b") == ("it wins 1 ring from Ben 63% of the time",)
    assert why(fight("r1 r4", "fa", "-"), "0a") == ("Ben cannot cancel it and loses 1 ring",)


def test_nobody_is_told_why_who_may_not_see_the_cards() -> None:
    state = fight("r1 r4", "fa", "SL")
    for viewer in (None, 1):
        assert why(state, "0b", viewer) == ()
        assert advice(state, "0b", viewer) == "Ready cards, or take them back"
        assert advice(ready(state, 0, "f"), "lay-0", viewer) == "Lay the cards held ready"


def test_a_first_home_has_nothing_that_speaks_for_it_and_a_second_one_has() -> None:
    start = GAME.start(GAME.choose(players="2"))
    assert isinstance(start, Xtal)
    assert why(start, "v2") == ()
    second = play(start, "v1")
    assert why(second, "v4", 1) == ("there are rings at the next 2 Violets on your way",)
    assert why(second, "v5", 1) == ("there is a ring at the next Violet on your way",)
    assert why(second, "v6", 1) == ()


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("0a-b1", "Ready Levitate to bring your token to Red 1"),
        ("0a-g7", "Ready Levitate to bring Ben to Red 4"),
        ("0b", "Ready Void"),
        ("done-0", "End your turn"),
    ],
)
def test_advice(notation: str, said: str) -> None:
    assert advice(lay("b1 g7", "LV", "-", homes="v1 v4"), notation) == said


def test_advice_on_groups() -> None:
    state = ready(lay("b1 g7", "LV", "-", homes="v1 v4"), 0, "L b1", "V")
    assert advice(state, "lay-0") == "Lay Levitate and Void"
    assert advice(state, "0b") == "Take Void back into your hand"
    threatened = group(fight("r1 r4", "f", "S"), 0, "f")
    assert advice(threatened, "pass-1", 1) == "Pass"
    assert advice(group(fight("r1 r4", "f", "S", speed=True), 0, "f"), "timeout-1", 1) == "Let the time run out"


def test_advice_on_chance() -> None:
    rolling = lay("b1 g7", "L", "-", homes="v1 v4", stage="roll", turn="0>-")
    assert advice(rolling, "3") == "Roll a 3 for Ada"
    assert why(rolling, "3") == ()
    drawing = play(rolling, "1")
    assert advice(drawing, "void") == "Give Ada Void"
    assert advice(drawing, "void", 1) == "Give Ada a card"


def test_a_win_is_told() -> None:
    state = lay("v5 y2", "T", "-", homes="v1 v4", rings="31", stores="001001")
    assert why(state, "0a-v5-v1") == ("it brings your 3 rings Home and wins the game",)
    assert true(Deed(0, board(state), board(laid_at_once(state, action(state, "0a-v5-v1")))), *why(state, "0a-v5-v1"))
