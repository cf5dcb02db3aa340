"""Parts of the text of a position, each written and parsed: sides, units, bricks, cards and choices.

*Writing a position* in `guide.md` says how they are written. Everything that parses raises `MalformedPosition`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple, assert_never

from pentapod.engine.state import MalformedPosition
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARD_BIT, CARDS, IDS, LEVEL, POD_OF, PODS
from pentapod.games.xpod.rules.board import SQUARE_OF, SQUARES
from pentapod.games.xpod.rules.position import Position, Setting, Side
from pentapod.games.xpod.rules.task import (
    LockBrick,
    Picks,
    ScoreChoice,
    TakeBack,
)
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, Unit, copy_of, owner, unit

SEATS: Final = "sn"
"""The letters of the seats."""

_UNIT: Final = re.compile(r"([a-z]+)([1-9])(\*?)(!?)(?:~([1-9][0-9]?))?", re.ASCII)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}", re.ASCII)


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def parse_one_of(word: str, known: tuple[str, ...]) -> str:
    """A word that must be one of those that are known."""
    if word not in known:
        raise MalformedPosition(word, "choice", choices=known)
    return word


def parse_number(word: str) -> int:
    """A number of at most four digits."""
    if not _NUMBER.fullmatch(word):
        raise MalformedPosition(word, "number")
    return int(word)


def parse_square(name: str) -> int:
    """The square of this name."""
    if name not in SQUARE_OF:
        raise MalformedPosition(name, "square")
    return SQUARE_OF[name]


# ---------------------------------------------------------------------- units, bricks and cards


def write_unit(code: Unit) -> str:
    """A unit without its owner and square."""
    copy = copy_of(code)
    marks = "*" * bool(code & SAFE) + "!" * bool(code & FROZEN) + (f"~{copy}" if copy else "")
    return f"{IDS[code & FORM]}{LEVEL[code & FORM]}{marks}"


def parse_unit(text: str, pod: int, seat: int) -> Unit:
    """A seat's unit, of a plan of this pod."""
    found = _UNIT.fullmatch(text)
    if not found:
        raise MalformedPosition(text, "unit")
    name, level, safe, frozen, copy = found.groups()
    plan = next((plan for plan in PODS[pod].plans if plan.id == name), None)
    if plan is None:
        raise MalformedPosition(name, "pod-plan", pod=pod)
    if int(level) > len(plan.forms):
        raise MalformedPosition(text, "levels", most=len(plan.forms))
    code = unit(seat, plan.forms[int(level) - 1], int(copy or 0))
    return code | (SAFE if safe else 0) | (FROZEN if frozen else 0)


def _write_bricks(some: bricks.Bricks, pod: int) -> str:
    counts = zip(PODS[pod].kinds, bricks.counts(some), strict=False)
    return _listed(kind for kind, count in counts for _ in range(count))


def _parse_kind(text: str, pod: int) -> int:
    if text not in PODS[pod].kinds:
        raise MalformedPosition(text, "pod-brick", pod=pod)
    return PODS[pod].kinds.index(text)


def _write_cards(cards: int) -> str:
    return _listed(card.id for card in CARDS if cards & CARD_BIT[card.id])


def _parse_cards(text: str) -> int:
    cards = 0
    for name in _split(text):
        if name not in CARD_BIT:
            raise MalformedPosition(name, "card", choices=tuple(CARD_BIT))
        if cards & CARD_BIT[name]:
            raise MalformedPosition(name, "twice")
        cards |= CARD_BIT[name]
    return cards


# ---------------------------------------------------------------------- sides


def write_side(position: Position, seat: int) -> str:
    """A player: the pod, its points, units on the board and in the lid, locked bricks and cards."""
    side, pod = position.sides[seat], position.setting.pods[seat]
    standing = ((square, code) for square, code in sorted(position.units.items()) if owner(code) == seat)
    parts = (
        PODS[pod].id,
        str(side.points),
        _listed(f"{write_unit(code)}@{SQUARES[square]}" for square, code in standing),
        _listed(map(write_unit, side.lid)),
        _write_bricks(side.locked, pod),
        f"{_write_cards(side.hand)}/{_write_cards(side.used)}",
    )
    return ";".join(parts)


class ParsedSide(NamedTuple):
    """What the text of a side says."""

    pod: int
    side: Side
    """With the whole inventory of the pod as its stock."""
    standing: list[tuple[int, Unit]]
    """The units on the board, each with its square."""


def parse_side(word: str, seat: int) -> ParsedSide:
    """A player, as `write_side` writes it."""
    parts = word.split(";")
    if len(parts) != 6:
        raise MalformedPosition(word, "side", count=len(parts))
    if parts[0] not in POD_OF:
        raise MalformedPosition(parts[0], "pod", choices=tuple(POD_OF))
    pod = POD_OF[parts[0]]
    standing = []
    for text in _split(parts[2]):
        name, sign, square = text.partition("@")
        if not sign:
            raise MalformedPosition(text, "standing")
        standing.append((parse_square(square), parse_unit(name, pod, seat)))
    lid = tuple(sorted(parse_unit(text, pod, seat) for text in _split(parts[3])))
    locked = sum(bricks.one(_parse_kind(text, pod)) for text in _split(parts[4]))
    hand, slash, used = parts[5].partition("/")
    if not slash:
        raise MalformedPosition(parts[5], "cards")
    side = Side(lid, PODS[pod].inventory, locked, _parse_cards(hand), _parse_cards(used), parse_number(parts[1]))
    return ParsedSide(pod, side, standing)


# ---------------------------------------------------------------------- what is picked before an advanced game


def write_picks(picks: Picks, pod: int) -> str:
    """Plans, then cards if there are any."""
    sheets = PODS[pod].plans
    return _listed(sheets[plan].id for plan in picks.plans) + (f"+{_write_cards(picks.cards)}" if picks.cards else "")


def parse_picks(text: str, pod: int) -> Picks:
    """What a player of this pod has picked."""
    names, plus, cards = text.partition("+")
    places = {plan.id: place for place, plan in enumerate(PODS[pod].plans)}
    for name in _split(names):
        if name not in places:
            raise MalformedPosition(name, "pod-plan", pod=pod)
    return Picks(tuple(places[name] for name in _split(names)), _parse_cards(cards) if plus else 0)


# ---------------------------------------------------------------------- choices about scored units


def write_choice(choice: ScoreChoice, setting: Setting) -> str:
    """A choice about a scored unit, and whose it is."""
    match choice:
        case LockBrick():
            names = PODS[setting.pods[choice.seat]].kinds
            what = ",".join(names[kind] for kind in bricks.kinds(choice.bricks))
        case TakeBack():
            what = "card"
        case _:
            assert_never(choice)
    return f"{SEATS[choice.seat]}={what}"


def parse_choice(text: str, setting: Setting) -> ScoreChoice:
    """A choice about a scored unit, as `write_choice` writes it."""
    letter, equals, what = text.partition("=")
    if len(letter) != 1 or letter not in SEATS or not equals:
        raise MalformedPosition(text, "waits")
    seat = SEATS.index(letter)
    if what == "card":
        return TakeBack(seat)
    kinds = {_parse_kind(name, setting.pods[seat]) for name in what.split(",")}
    return LockBrick(seat, sum(map(bricks.one, kinds)))
