"""Laying out positions for the tests, and playing in them."""

from __future__ import annotations

from notation import Notation
from pentapod.engine.state import State
from pentapod.games.xpod import VERSIONS
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import BRICKS, CARD_BIT, PODS
from pentapod.games.xpod.rules.board import SQUARE_OF
from pentapod.games.xpod.rules.position import units_in_play
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.text import write_unit
from pentapod.games.xpod.rules.units import FORM, owner

GAME = VERSIONS[1]
WORDS = GAME.words
NOTATION = Notation(GAME, XPod)
at, play, action = NOTATION.at, NOTATION.play, NOTATION.action
NAMES = ("Ann", "Bo")


def lay(
    pods: str,
    south: str = "",
    north: str = "",
    /,
    *,
    to: str = "s",
    task: str = "turn",
    lids: tuple[str, str] = ("", ""),
    cards: tuple[str, str] = ("", ""),
    used: tuple[str, str] | None = None,
    locked: tuple[str, str] = ("", ""),
    board: str = "open-field",
    tier: str = "basic",
    build: str = "max",
    turns: int = 10,
    rest: str = "",
) -> XPod:
    """The position with these units: `lay("wild auto", "pouncer3@c4 redwing2@d5", "dasher2@c6")`.

    Cards that are not in hand are used: in the basic game those of the pod, in the advanced game any that make three.
    There are obstacles on c4, e4, b6 and d6, unless it is another board.
    """
    sides = []
    for seat, pod in enumerate(pods.split()):
        hand = cards[seat].split()
        kinds = [card for card, bit in CARD_BIT.items() if next(p for p in PODS if p.id == pod).cards & bit]
        if tier == "advanced":
            kinds = [*hand, *(card for card in CARD_BIT if card not in hand)][:3]
        gone = used[seat].split() if used is not None else sorted(card for card in kinds if card not in hand)
        parts = (
            pod,
            str(len(locked[seat].split()) + rest.count(f"{'sn'[seat]}=") - rest.count(f"{'sn'[seat]}=card")),
            _commas((south, north)[seat]),
            _commas(lids[seat]),
            _commas(locked[seat]),
            f"{_commas(' '.join(sorted(hand)))}/{_commas(' '.join(sorted(gone)))}",
        )
        sides.append(";".join(parts))
    return at(f"{tier} {board} lid {build} {' '.join(sides)} {to} {turns} {task}{' ' * bool(rest)}{rest}")


def begin(**options: str) -> XPod:
    """A new game."""
    state = GAME.start(GAME.choose(**options))
    assert isinstance(state, XPod)
    return state


def _commas(words: str) -> str:
    return ",".join(words.split()) or "-"


def legal(state: State, first: str = "") -> list[str]:
    """The notation of every legal action, or of those that begin so."""
    notations = [state.notation(known) for known in state.actions()]
    return [notation for notation in notations if notation.startswith(first)]


def on(state: XPod, square: str) -> str:
    """What stands on a square, as in position texts; "" if nothing."""
    code = state.units.get(SQUARE_OF[square], 0)
    return write_unit(code) if code else ""


def owner_on(state: XPod, square: str) -> int:
    return owner(state.units[SQUARE_OF[square]])


def turn(state: XPod) -> str:
    return state.text().split(" ")[6]


def task(state: XPod) -> str:
    return state.text().split(" ")[8]


def points(state: XPod) -> list[int]:
    return [side.points for side in state.sides]


def stock(state: XPod, seat: int) -> dict[str, int]:
    """What is left in an inventory."""
    kinds = PODS[state.setting.pods[seat]].kinds
    return dict(zip(kinds, bricks.counts(state.sides[seat].stock), strict=False))


def lid(state: XPod, seat: int) -> list[str]:
    return [write_unit(code) for code in state.sides[seat].lid]


def hand(state: XPod, seat: int) -> set[str]:
    return {card for card, bit in CARD_BIT.items() if state.sides[seat].hand & bit}


def all_bricks(state: XPod, seat: int) -> dict[str, int]:
    """Every brick of a player, wherever it is."""
    side = state.sides[seat]
    units = (*units_in_play(state, seat), *side.lid)
    whole = side.stock + side.locked + sum(BRICKS[code & FORM] for code in units)
    return dict(zip(PODS[state.setting.pods[seat]].kinds, bricks.counts(whole), strict=False))


BUSY = at(
    "basic crossroads lid any "
    "wild;1;rammer2@b4,pouncer3@c4,longears1!@d2,redwing2@e3;pouncer1~1;tail;jump,level1/decon1 "
    "auto;1;shunter3@b5,dasher2@c7,towrig2@d6,mechanic2*@e9;stuntbike2;brick;build2,move1/level1 s 23 turn"
)
"""The middle of a lively game."""
