"""The table of XTAL, loaded and checked once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pentapod.engine.tables import load


class Card(NamedTuple):
    """One kind of card."""

    id: str
    name: str
    letter: str
    copies: int
    kind: str
    """MOVE, VOID, WEAPON or SHIELD."""
    does: str
    """Its power, as a sentence."""
    origins: str = ""
    """MOVE: the colours that it moves a token from, by letter."""
    goal: str = ""
    """MOVE: the colour that it moves a token to."""
    nearest: bool = False
    """MOVE: whether only the nearest of these may be chosen."""
    against: int = -1
    """SHIELD: the number of the Weapon that it cancels."""


class TableError(ValueError):
    """The table says something that XTAL cannot be played with."""


MOVE: Final = "move"
VOID: Final = "void"
WEAPON: Final = "weapon"
SHIELD: Final = "shield"


def _cards(entries: list[dict[str, Any]]) -> tuple[Card, ...]:
    ids = [entry["id"] for entry in entries]
    return tuple(
        Card(
            entry["id"],
            entry["name"],
            entry["letter"],
            entry["count"],
            entry["kind"],
            entry["does"],
            entry.get("from", ""),
            entry.get("to", ""),
            entry.get("nearest", False),
            ids.index(entry["against"]) if "against" in entry else -1,
        )
        for entry in entries
    )


_TABLE: Final = load(__package__)

PATTERN: Final[str] = _TABLE["path"]["pattern"]
REPEATS: Final[int] = _TABLE["path"]["repeats"]
HOME_COLOUR: Final[str] = _TABLE["path"]["home"]
COMBAT_COLOUR: Final[str] = _TABLE["path"]["combat"]
DRAW_COLOURS: Final[str] = _TABLE["path"]["draw"]
COLOUR_NAMES: Final[dict[str, str]] = _TABLE["path"]["colours"]
TITLES: Final[tuple[str, ...]] = tuple(_TABLE["seats"]["titles"])
LEAST_SEATS: Final[int] = _TABLE["seats"]["least"]
HAND: Final[int] = _TABLE["numbers"]["hand"]
RINGS: Final[int] = _TABLE["numbers"]["rings"]
WINNING_RINGS: Final[int] = _TABLE["numbers"]["winning"]
DIE: Final[int] = _TABLE["numbers"]["die"]
GUARD_ROLLS: Final[int] = _TABLE["numbers"]["guard"]
LIMIT_ROLLS: Final[int] = _TABLE["numbers"]["limit"]
ANSWER_SECONDS: Final[tuple[int, ...]] = tuple(_TABLE["clock"]["answer"])
IDLE_TIMES: Final[int] = _TABLE["clock"]["idle"]
CARDS: Final = _cards(_TABLE["cards"])

if len(PATTERN) * REPEATS % 2 or not set(PATTERN) <= set(COLOUR_NAMES):
    raise TableError("the path has an odd number of stones or a colour without a name")
if PATTERN.count(HOME_COLOUR) * REPEATS != RINGS or len(TITLES) != RINGS:
    raise TableError("there is not one Home, one ring and one title for each seat")
if len({card.letter for card in CARDS}) != len(CARDS) or any(card.copies < 1 for card in CARDS):
    raise TableError("two cards have one letter, or a card is not there at all")
for _card in CARDS:
    if _card.kind not in (MOVE, VOID, WEAPON, SHIELD) or (_card.kind == MOVE) != bool(_card.goal):
        raise TableError(f"card {_card.id!r} is of no known kind")
    if (_card.kind == SHIELD) != (_card.against >= 0) or (_card.kind == SHIELD and CARDS[_card.against].kind != WEAPON):
        raise TableError(f"card {_card.id!r} should name the Weapon that it cancels if it is a Shield")
if [card.kind for card in CARDS].count(VOID) != 1:
    raise TableError("there is not one kind of Void")
if sum(card.copies for card in CARDS) < HAND * len(TITLES):
    raise TableError("there are not enough cards to deal")
