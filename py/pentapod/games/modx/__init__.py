"""MODX: X-pieces make patterns that turn into points."""

from pentapod.engine.game import Game
from pentapod.games.modx.rules.actions import every_touch
from pentapod.games.modx.rules.state import position, settled, start, teams
from pentapod.games.modx.words.words import WORDS

VERSIONS = {
    1: Game(
        id="modx",
        name="MODX",
        version=1,
        start=start,
        read=position,
        teams=teams,
        settled=settled,
        words=WORDS,
        touches=every_touch,
        chance=True,
        lots=True,
        races=True,
    )
}
