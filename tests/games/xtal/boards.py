"""Laying out positions for the tests, and playing in them."""

from __future__ import annotations

from collections import Counter

from notation import Notation
from pentapod.engine.state import CHANCE, State
from pentapod.games.xtal import VERSIONS
from pentapod.games.xtal.rules.state import Xtal

GAME = VERSIONS[1]
WORDS = GAME.words
NOTATION = Notation(GAME, Xtal)
at, play, action, touches = NOTATION.at, NOTATION.play, NOTATION.action, NOTATION.touches
VIOLETS = ("v1", "v2", "v3", "v4", "v5", "v6")
NAMES = ("Ada", "Ben", "Cleo", "Dag", "Eli", "Fay")


def lay(
    tokens: str,
    *hands: str,
    stage: str = "play",
    turn: str = "0>0",
    setting: str = "whn8",
    homes: str = "v1 v2 v3 v4 v5 v6",
    rings: str = "",
    fight: str = "-",
    protected: str = "",
    refuse: str = "-",
    stores: str = "",
    die: str = "3:5",
    combat: str = "-",
) -> Xtal:
    """A position: tokens by seat, then hands by seat; one ring on each token unless `rings` tells, the rest stored."""
    spots = tokens.split()
    seats = len(spots)
    carried = [int(number) for number in rings or "1" * seats]
    of = homes.split()[:seats]
    free = [violet for violet in VIOLETS if violet not in of]
    left = 6 - sum(carried)
    if not stores:
        kept = dict.fromkeys(VIOLETS, 0)
        for place in range(left):
            kept[(free or of)[place % len(free or of)]] += 1
        stores = "".join(str(kept[violet]) for violet in VIOLETS)
    marks = [f"{spot}*{carried[seat]}{'!' * (str(seat) in protected)}" for seat, spot in enumerate(spots)]
    players = ",".join(f"{of[seat]}={hands[seat] if seat < len(hands) else '-'}" for seat in range(seats))
    if stage == "open":
        combat, fight = (combat if combat != "-" else "p.1"), fight
    return at(
        f"{seats}{setting} {stage} {turn} {players} {','.join(marks)}|{stores}|{fight}|- {die} {refuse} - {combat} - -"
    )


def fight(tokens: str, *hands: str, pair: str = "0-1", turn: str = "0>0", speed: bool = False, **more: str) -> Xtal:
    """A Combat that a roll has just begun."""
    setting = more.pop("setting", "shn8" if speed else "whn8")
    return lay(tokens, *hands, stage="open", turn="0>-" if speed else turn, fight=pair, setting=setting, **more)


def group(state: State, seat: int, *cards: str) -> Xtal:
    """A seat readies cards, each as its letter with where it goes (`L b1 r1`), and lays them together."""
    state = ready(state, seat, *cards)
    return play(state, f"lay-{seat}")


def ready(state: State, seat: int, *cards: str) -> Xtal:
    """A seat readies cards. By speed tokens and places are chips of the seat, found from the same words.

    Where there is one goal only it is not touched; `L b1=r1` still tells where the token is afterwards.
    """
    assert isinstance(state, Xtal)
    chips = stage(state) in ("open", "weapon", "answer") and part(state, 0)[1] == "s"
    spots = {token(state, other): other for other in range(int(part(state, 0)[0]))}
    for card in cards:
        letter, *rest = card.split()
        path = [slot(state, seat, letter), *(place.partition("=")[0] for place in rest)]
        if chips and rest:
            origin, _, goal = rest[0].partition("=")
            path[1:] = [f"{seat}T{spots[origin]}", *(f"{seat}N{place[1:]}" for place in rest[1:])]
            spots[goal or rest[-1]] = spots.pop(origin)
        state = play(state, "-".join(path))
    return state


def slot(state: Xtal, seat: int, letter: str) -> str:
    """The touch of the first card of a kind in a hand that is not held ready yet."""
    hand = hand_of(state, seat)
    held = [entry[:2] for entry in state.text().split(" ")[10].replace("/", "+").split("+")]
    for place, card in enumerate(hand):
        touch = f"{seat}{'abcdefghijklmnopqrstuvwxyz'[place]}"
        if card == letter and touch not in held:
            return touch
    raise AssertionError(f"{letter} is not in {hand}")


def may_add(state: Xtal, seat: int, card: str) -> bool:
    """Whether a card can be readied: `f`, or with its beginning, `F r1 r4`."""
    letter, *rest = card.split()
    begun = "-".join((slot(state, seat, letter), *rest))
    return any(f"{touch}-".startswith(f"{begun}-") for touch in touches(state))


def goals(state: Xtal, seat: int, letter: str, token: str) -> set[str]:
    """Where a card of the hand can bring the token that stands there; by itself when there is one place only."""
    first = f"{slot(state, seat, letter)}-{token}"
    return {touch.removeprefix(first).strip("-") for touch in touches(state) if f"{touch}-".startswith(f"{first}-")}


def part(state: Xtal, number: int) -> str:
    return state.text().split(" ")[number]


def stage(state: Xtal) -> str:
    return part(state, 1)


def acting(state: Xtal) -> str:
    return part(state, 2).partition(">")[2]


def mover(state: Xtal) -> str:
    return part(state, 2).partition(">")[0]


def hand_of(state: Xtal, seat: int) -> str:
    return part(state, 3).split(",")[seat].partition("=")[2]


def token(state: Xtal, seat: int) -> str:
    return part(state, 4).partition("|")[0].split(",")[seat].partition("*")[0]


def rings(state: Xtal) -> list[int]:
    return [int(entry.partition("*")[2][0]) for entry in part(state, 4).partition("|")[0].split(",")]


def stored(state: Xtal) -> str:
    return part(state, 4).split("|")[1]


def protected(state: Xtal) -> list[int]:
    return [seat for seat, entry in enumerate(part(state, 4).partition("|")[0].split(",")) if entry.endswith("!")]


def pair(state: Xtal) -> str:
    """The combatants, as 0-1, or -."""
    return part(state, 4).split("|")[2].partition("#")[0]


def waiting(state: Xtal) -> str:
    return part(state, 4).split("|")[3]


def refuse(state: Xtal) -> Counter[str]:
    text = part(state, 6)
    pieces = [] if text == "-" else [text[at : at + 2] for at in range(0, len(text), 2)]
    return Counter({piece[0]: int(piece[1]) for piece in pieces})


def roll(state: State, face: int) -> Xtal:
    return play(state, str(face))


def by_chance(state: State) -> bool:
    return state.actors == (CHANCE,)
