"""How a game begins: from its options, or from the text of a position."""

from __future__ import annotations

from pentapod.engine.game import Teams
from pentapod.engine.options import Options
from pentapod.engine.state import State
from pentapod.games.pocketmodel.rules.building.state import Building, state_of
from pentapod.games.pocketmodel.rules.building.text import is_workshop, read_workshop
from pentapod.games.pocketmodel.rules.building.workshop import Workshop
from pentapod.games.pocketmodel.rules.position import NEWEST
from pentapod.games.pocketmodel.rules.state import PocketModel
from pentapod.games.pocketmodel.rules.text import read_position


def start(options: Options, version: int = NEWEST) -> State:
    """The table before the first player is named, or before the first fleet is built."""
    seats = range(int(options["players"]))
    workshop = Workshop(
        decks=tuple(options[f"deck{seat}"] for seat in seats),
        small=options["collection"] == "small",
        capped=options["turns"] == "cap",
        version=version,
    ).begun()
    return state_of(workshop)


def position(line: str, version: int = NEWEST) -> State:
    """Reads what `State.text` wrote. Raises `MalformedPosition` or `ImpossiblePosition`."""
    if is_workshop(line):
        return Building(read_workshop(line)._replace(version=version))
    return PocketModel(read_position(line, version))


def teams(options: Options) -> Teams:
    """Each seat for itself."""
    return tuple((seat,) for seat in range(int(options["players"])))


def settled(state: State) -> Options:
    """What a position tells of the options; once the game is set up, it does not tell which units began."""
    if isinstance(state, Building):
        decks, capped, small = state.workshop.decks, state.workshop.capped, state.workshop.small
    else:
        assert isinstance(state, PocketModel)
        decks, capped, small = state.position.decks, state.position.capped, False
    return {
        "players": str(len(decks)),
        **{f"deck{seat}": deck for seat, deck in enumerate(decks)},
        "collection": "small" if small else "full",
        "turns": "cap" if capped else "free",
    }
