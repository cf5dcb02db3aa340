"""The table of XTAL, loaded and checked once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pentapod.engine.tables import TableError, load


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


def _card(entry: dict[str, Any], ids: list[str]) -> Card:
    shared = (entry["id"], entry["letter"], entry["count"])
    match entry["kind"]:
        case "move":
            return Movement(*shared, entry["from"], entry["to"], entry.get("nearest", False))
        case "void":
            return Void(*shared)
        case "weapon":
            return Weapon(*shared)
        case "shield" if entry.get("against") in ids:
            return Shield(*shared, ids.index(entry["against"]))
        case "shield":
            raise TableError(f"card {entry['id']!r} should name the Weapon that it cancels")
        case _:
            raise TableError(f"card {entry['id']!r} is of no known kind")


_COLOURS: Final = {"V": "violet", "B": "blue", "G": "green", "Y": "yellow", "R": "red"}
"""The colours that can be drawn and named."""

_TABLE: Final = load(__package__)

PATTERN: Final[str] = _TABLE["path"]["pattern"]
REPEATS: Final[int] = _TABLE["path"]["repeats"]
HOME_COLOUR: Final[str] = _TABLE["path"]["home"]
COMBAT_COLOUR: Final[str] = _TABLE["path"]["combat"]
DRAW_COLOURS: Final[str] = _TABLE["path"]["draw"]
COLOUR_IDS: Final[dict[str, str]] = _TABLE["path"]["colours"]
"""What words and pictures call a colour, by its letter."""
MOST_SEATS: Final[int] = _TABLE["seats"]["most"]
LEAST_SEATS: Final[int] = _TABLE["seats"]["least"]
HAND: Final[int] = _TABLE["numbers"]["hand"]
RINGS: Final[int] = _TABLE["numbers"]["rings"]
WINNING_RINGS: Final[int] = _TABLE["numbers"]["winning"]
DIE: Final[int] = _TABLE["numbers"]["die"]
GUARD_ROLLS: Final[int] = _TABLE["numbers"]["guard"]
LIMIT_ROLLS: Final[int] = _TABLE["numbers"]["limit"]
ANSWER_SECONDS: Final[tuple[int, ...]] = tuple(_TABLE["clock"]["answer"])
IDLE_TIMES: Final[int] = _TABLE["clock"]["idle"]
CARDS: Final = tuple(_card(entry, [known["id"] for known in _TABLE["cards"]]) for entry in _TABLE["cards"])

MOVEMENTS, VOIDS, WEAPONS = (
    tuple(kind for kind, card in enumerate(CARDS) if isinstance(card, of_type)) for of_type in (Movement, Void, Weapon)
)
SHIELDS: Final = {kind: card.against for kind, card in enumerate(CARDS) if isinstance(card, Shield)}
"""The kinds of Shields, and the kind of Weapon that each cancels."""

if len(PATTERN) * REPEATS % 2 or not set(PATTERN) <= set(COLOUR_IDS):
    raise TableError("the path has an odd number of stones or a colour without an id")
if set(COLOUR_IDS.items()) != set(_COLOURS.items()):
    raise TableError(f"the colours are not {', '.join(f'{letter} = {name}' for letter, name in _COLOURS.items())}")
if len(PATTERN) % 2 or REPEATS not in (5, 6):
    raise TableError("the path does not lie around a crystal of five or six points, as far to each as from it")
if not 2 <= LEAST_SEATS <= MOST_SEATS or not 2 <= DIE <= 99 or not 1 <= WINNING_RINGS <= RINGS or HAND < 1:
    raise TableError(
        "there are not 2 seats or more, 2 to 99 faces of the die, rings enough to win, and a hand of cards"
    )
if not 1 <= GUARD_ROLLS <= LIMIT_ROLLS <= 2500:
    raise TableError("the rolls after which a game ends are not at most 2500, and in a game of limited length fewer")
if PATTERN.count(HOME_COLOUR) * REPEATS != RINGS or MOST_SEATS != RINGS:
    raise TableError("there is not one Home and one ring for each seat")
if len({card.letter for card in CARDS}) != len(CARDS) or any(card.copies < 1 for card in CARDS):
    raise TableError("two cards have one letter, or a card is not there at all")
for _kind, _weapon in SHIELDS.items():
    if _weapon not in WEAPONS:
        raise TableError(f"card {CARDS[_kind].id!r} should name the Weapon that it cancels")
if len(VOIDS) != 1:
    raise TableError("there is not one kind of Void")
if sum(card.copies for card in CARDS) < HAND * MOST_SEATS:
    raise TableError("there are not enough cards to deal")

(VOID,) = VOIDS
