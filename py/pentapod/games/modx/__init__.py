"""MODX: X-pieces make patterns that turn into points."""

from pentapod.engine.game import Game
from pentapod.games.modx.rules.state import position, settled, start, teams
from pentapod.games.modx.words.words import WORDS

VERSIONS = {
    1: Game(
        id="modx",
        name="MODX",
        version=1,
        start=start,
        position=position,
        teams=teams,
        settled=settled,
        words=WORDS,
        chance=True,
        races=True,
    )
}
