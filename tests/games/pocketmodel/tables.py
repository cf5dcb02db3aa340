"""Laying out positions for the tests, and playing in them."""

from __future__ import annotations

from notation import Notation
from pentapod.engine.state import CHANCE, Action, State
from pentapod.games.pocketmodel import VERSIONS
from pentapod.games.pocketmodel.rules.building.state import Building
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.steps import Battle
from pentapod.games.pocketmodel.words.words import WORDS as ENGLISH

GAME = VERSIONS[max(VERSIONS)]
WORDS = GAME.words
NOTATION = Notation(GAME, PocketModel)
at, action, touches, step = NOTATION.at, NOTATION.action, NOTATION.touches, NOTATION.play
NAMES = ("Ada", "Ben", "Cleo", "Dag")
POOL = "dec2 ful2 hol2"
"""Cards for decks that a test does not care about: objective cards without ability, and plain combat cards."""


def seat(
    units: str,
    slots: str = "? ? ?",
    hand: str = "",
    pool: str = POOL,
    discard: str = "",
    older: str = "",
    deck: str = "own",
) -> str:
    """What is a seat's: `seat("b=xw1 sn1.1 c=yw1")`, its slots, its hand, its cards."""
    places: dict[str, list[str]] = {}
    place = ""
    for word in units.split():
        head, equals, tail = word.rpartition("=")
        place = head if equals else place
        places.setdefault(place, []).append(tail)
    written = ";".join(f"{place}={','.join(sorted(places[place]))}" for place in "bogpcr" if place in places)
    piles = [pool, discard, *older.split("/")] if older else [pool, discard]
    return ":".join(
        (
            deck,
            written,
            ",".join(slots.split()),
            ",".join(sorted(hand.split())) or "-",
            *(",".join(sorted(pile.split())) or "-" for pile in piles),
        )
    )


OTHER = seat("o=tf1 ds1")
"""A player with two units in one zone, for whom a test does not care."""


def lay(
    *seats: str, todo: str = "turn:b", turn: str = "b/4/0", flags: str = "-", out: str = "-", free: bool = False
) -> PocketModel:
    """The position with these seats, Blue first; it is Blue's turn unless `todo` and `turn` say something else."""
    return at(f"{len(seats)}{'n' * free} {turn} {flags} {out} {' '.join(seats)} {todo}")


def begin(**options: str) -> State:
    return GAME.start(GAME.choose(**options))


def built(state: State) -> Building:
    assert isinstance(state, Building)
    return state


def play(state: State, *plays: str) -> PocketModel:
    """Play actions by their notation. Results that are only looked at are played by themselves."""
    for notation in plays:
        while state.automatic:
            state = state.after(state.actions()[0])
        state = state.after(action(state, notation))
    while state.automatic:
        state = state.after(state.actions()[0])
    assert isinstance(state, PocketModel)
    return state


def starting(state: State, *beginnings: str) -> list[str]:
    """The legal actions that begin so."""
    return [touch for touch in touches(state) if touch.startswith(beginnings)]


def kind(state: State) -> str:
    """The kind of the step that waits."""
    return state.text().split(" ")[-1].split(":")[0]


def battle(state: PocketModel) -> Battle:
    """The battle that waits."""
    step = state.position.todo[0]
    assert isinstance(step, Battle)
    return step


def whose(state: State) -> str:
    """Whose turn it is, by letter."""
    return state.text().split(" ")[1][0]


def where(state: PocketModel, touch: str) -> str:
    """The zone of a unit: b, o, g, p, c, r for the reserves, or x when it has left the game."""
    return "bogpcrx"[state.position.where[state.position.roster.number_of[touch]]]


def damage(state: PocketModel, touch: str) -> int:
    return state.position.damage[state.position.roster.number_of[touch]]


def block(state: PocketModel, letter: str) -> list[str]:
    """What the text says of a seat: deck, units, slots, hand, cards, discards ..."""
    return state.text().split(" ")[4 + "bogp".index(letter)].split(":")


def slots(state: PocketModel, letter: str) -> str:
    return " ".join(block(state, letter)[2].split(","))


def hand(state: PocketModel, letter: str) -> str:
    return block(state, letter)[3].replace(",", " ").strip("-")


def discards(state: PocketModel, letter: str) -> str:
    return block(state, letter)[5].replace(",", " ").strip("-")


def draws(state: State) -> bool:
    """Whether a card is being drawn."""
    return state.actors == (CHANCE,) and kind(state) == "draw"


def drawn_out(state: State) -> PocketModel:
    """After all draws that are waiting, whatever they bring."""
    while draws(state):
        state = state.after(state.actions()[0])
    assert isinstance(state, PocketModel)
    return state


def odds(state: PocketModel, notation: str) -> str:
    """What is said of the odds on what the last touch of an action would reach, or ""."""
    return odds_of(state, action(state, notation))


def odds_of(state: PocketModel, declared: Action) -> str:
    """The same, of an action."""
    *chosen, touch = declared.path
    found = ENGLISH.odds(state.position, tuple(chosen), (touch,))
    return found[touch].said if touch in found else ""
