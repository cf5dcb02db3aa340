"""X-Pod Play Off: units of bricks cross the board, grow and fall apart."""

from pentapod.engine.game import Game
from pentapod.games.xpod.rules.state import position, settled, start, teams
from pentapod.games.xpod.rules.touches import every_touch
from pentapod.games.xpod.words.words import WORDS

VERSIONS = {
    1: Game(
        id="xpod",
        name="X-Pod Play Off",
        version=1,
        start=start,
        read=position,
        teams=teams,
        settled=settled,
        words=WORDS,
        touches=every_touch,
        chance=True,
        hidden=True,
    )
}
