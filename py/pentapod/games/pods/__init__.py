"""PODS, by Vincent Everaert (2010): two players crowd each other's creatures on a board of lines."""

from pentapod.engine.game import Game
from pentapod.games.pods.rules.state import position, settled, start, teams
from pentapod.games.pods.rules.touches import every_touch
from pentapod.games.pods.words.words import WORDS

VERSIONS = {
    1: Game(
        id="pods",
        name="PODS",
        version=1,
        start=start,
        read=position,
        teams=teams,
        settled=settled,
        words=WORDS,
        touches=every_touch,
        chance=True,
        lots=True,
    )
}
