"""XTAL, by D. Waddell: a ring game of die and cards around a crystal, with Combat between opposite Reds."""

from pentapod.engine.game import Game
from pentapod.games.xtal.rules.state import position, settled, start, teams
from pentapod.games.xtal.rules.touches import every_touch
from pentapod.games.xtal.words.words import WORDS

VERSIONS = {
    1: Game(
        id="xtal",
        name="XTAL",
        version=1,
        start=start,
        read=position,
        teams=teams,
        settled=settled,
        words=WORDS,
        touches=every_touch,
        chance=True,
        hidden=True,
        races=True,
    )
}
