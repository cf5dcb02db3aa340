"""PODS, by Vincent Everaert (2010): two players crowd each other's creatures on a board of lines."""

from __future__ import annotations

from pentapod.engine.game import Choice, Game, Option, Options, Teams
from pentapod.games.pods import rules
from pentapod.games.pods.words import TITLES


def _teams(options: Options) -> Teams:
    return ((0,), (1,))


GAME = Game(
    id="pods",
    name="PODS",
    version=1,
    options=(
        Option(
            "rules",
            "Rules",
            (
                Choice("standard", "Standard", "Place pods in turn; who cannot place one loses."),
                Choice("advanced", "Advanced", "Place or move; blocked pods go. Empty your hand to win."),
            ),
        ),
        Option(
            "guard",
            "Long legs guard",
            (
                Choice("on", "On", "No pod is placed where a long leg of an enemy pod reaches along a line."),
                Choice("off", "Off", "Pods are placed near enemy legs as one likes."),
            ),
        ),
    ),
    start=rules.start,
    position=rules.read,
    teams=_teams,
    titles=TITLES,
    settled=rules.settled,
    notation=rules.notation,
    summary="Two players settle creatures with legs on a board of lines, until one of them finds no place to go. The "
    "Standard rules are learned in a minute; in the Advanced ones the creatures walk, too, and crowd each other out.",
    chance=True,
)

VERSIONS = {1: GAME}
