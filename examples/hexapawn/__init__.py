"""Hexapawn, by Martin Gardner (1962): three pawns against three on nine squares."""

from pentapod.engine.game import Game
from pentapod.games.hexapawn.rules.state import position, settled, start, teams
from pentapod.games.hexapawn.words.words import WORDS

VERSIONS = {
    1: Game(
        id="hexapawn",
        name="Hexapawn",
        version=1,
        start=start,
        read=position,
        teams=teams,
        settled=settled,
        words=WORDS,
    )
}
