"""PocketModel: Ground Assault: models of card fight over objectives."""

from functools import partial

from pentapod.engine.game import Game
from pentapod.games.pocketmodel.rules.setup.start import position, settled, start, teams
from pentapod.games.pocketmodel.rules.touches import every_touch
from pentapod.games.pocketmodel.words.words import WORDS

_NEWEST = Game(
    id="pocketmodel",
    name="PocketModel: Ground Assault",
    version=2,
    start=start,
    read=position,
    teams=teams,
    settled=settled,
    words=WORDS,
    touches=every_touch,
    chance=True,
    hidden=True,
)

VERSIONS = {
    1: _NEWEST._replace(version=1, start=partial(start, version=1), read=partial(position, version=1)),
    2: _NEWEST,
}
