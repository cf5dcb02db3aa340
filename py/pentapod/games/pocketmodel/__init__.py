"""PocketModel: Ground Assault: models of card fight over objectives."""

from pentapod.engine.game import Game
from pentapod.games.pocketmodel.rules.setup.start import position, settled, start, teams
from pentapod.games.pocketmodel.rules.touches import every_touch
from pentapod.games.pocketmodel.words.words import WORDS

VERSIONS = {
    1: Game(
        id="pocketmodel",
        name="PocketModel: Ground Assault",
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
