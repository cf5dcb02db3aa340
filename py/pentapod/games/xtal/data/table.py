"""The table of XTAL, loaded and checked once."""

from __future__ import annotations

from typing import Final, NamedTuple

from pentapod.engine.tables import Entry, TableError, check_different, load
from pentapod.engine.values import Numbers


class Movement(NamedTuple):
    """A card that moves a token."""

    id: str
    letter: str
    copies: int
    origins: str
    """The colours that it moves a token from, by letter."""
    goal: str
    """The colour that it moves a token to."""
    nearest: bool
    """Whether only the nearest of these may be chosen."""


class Void(NamedTuple):
    """A card that cancels the last one and protects its player."""

    id: str
    letter: str
    copies: int


class Weapon(NamedTuple):
    """A card that takes all rings of the opponent in Combat, unless it is cancelled."""

    id: str
    letter: str
    copies: int


class Shield(NamedTuple):
    """A card that cancels one kind of Weapon."""

    id: str
    letter: str
    copies: int
    against: int
    """The kind of the Weapon that it cancels."""


Card = Movement | Void | Weapon | Shield
"""One kind of card. Elsewhere a kind is its number, its place in `CARDS`."""


def _card(entry: Entry, ids: list[str]) -> Card:
    shared = (entry["id"], entry["letter"], entry["count"])
    match entry["kind"]:
        case "move" if "from" in entry and "to" in entry:
            return Movement(*shared, entry["from"], entry["to"], entry.get("nearest", False))
        case "move":
            raise TableError("missing", "cards", entry["id"], name="from" if "to" in entry else "to")
        case "void":
            return Void(*shared)
        case "weapon":
            return Weapon(*shared)
        case _ if entry.get("against") in ids:
            return Shield(*shared, ids.index(entry["against"]))
        case _:
            raise TableError("xtal-shield", "cards", entry["id"])


_TABLE: Final = load(__package__)
_PATH: Final = _TABLE["path"]
_NUMBERS: Final[dict[str, int]] = _TABLE["numbers"]

PATTERN: Final[str] = _PATH["pattern"]
REPEATS: Final[int] = _PATH["repeats"]
HOME_COLOUR: Final[str] = _PATH["home"]
COMBAT_COLOUR: Final[str] = _PATH["combat"]
DRAW_COLOURS: Final[str] = _PATH["draw"]
COLOUR_IDS: Final[dict[str, str]] = _PATH["colours"]
"""What words and pictures call a colour, by its letter."""
MOST_SEATS: Final[int] = _TABLE["seats"]["most"]
LEAST_SEATS: Final[int] = _TABLE["seats"]["least"]
HAND: Final = _NUMBERS["hand"]
RINGS: Final = _NUMBERS["rings"]
WINNING_RINGS: Final = _NUMBERS["winning"]
DIE: Final = _NUMBERS["die"]
GUARD_ROLLS: Final = _NUMBERS["guard"]
LIMIT_ROLLS: Final = _NUMBERS["limit"]
ANSWER_SECONDS: Final[Numbers] = tuple(_TABLE["clock"]["answer"])
IDLE_TIMES: Final[int] = _TABLE["clock"]["idle"]
CARDS: Final = tuple(_card(entry, [known["id"] for known in _TABLE["cards"]]) for entry in _TABLE["cards"])

MOVEMENTS, VOIDS, WEAPONS = (
    tuple(kind for kind, card in enumerate(CARDS) if isinstance(card, of_type)) for of_type in (Movement, Void, Weapon)
)
SHIELDS: Final = {kind: card.against for kind, card in enumerate(CARDS) if isinstance(card, Shield)}
"""The kinds of Shields, and the kind of Weapon that each cancels."""

if len(PATTERN) % 2 or not set(PATTERN) <= set(COLOUR_IDS):
    raise TableError("xtal-path", "path", "pattern", known=list(COLOUR_IDS))
if WINNING_RINGS > RINGS:
    raise TableError("range", "numbers", "winning", least=1, most=RINGS)
if GUARD_ROLLS > LIMIT_ROLLS:
    raise TableError("range", "numbers", "guard", least=20, most=LIMIT_ROLLS)
if PATTERN.count(HOME_COLOUR) * REPEATS != RINGS or MOST_SEATS != RINGS:
    raise TableError("xtal-homes", "numbers", "rings", count=PATTERN.count(HOME_COLOUR) * REPEATS)
check_different("cards", CARDS, "letter")
for _kind, _weapon in SHIELDS.items():
    if _weapon not in WEAPONS:
        raise TableError("xtal-shield", "cards", CARDS[_kind].id)
if len(VOIDS) != 1:
    raise TableError("xtal-void", "cards", count=len(VOIDS))
if sum(card.copies for card in CARDS) < HAND * MOST_SEATS:
    raise TableError("xtal-deal", "numbers", "hand", count=sum(card.copies for card in CARDS), most=HAND * MOST_SEATS)

(VOID,) = VOIDS
