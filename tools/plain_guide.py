"""The rules page of a game without a guide: its docstring, and three positions of a game that chance has played."""

import html
import re
from collections.abc import Iterator, Sequence
from inspect import getdoc
from random import Random
from sys import modules
from typing import NamedTuple

import site_words
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE

TRIES = 20
"""So many games are played at most until one ends with a winner."""

MOST_ACTIONS = 2000
"""A game that has not ended by then has no end here."""


class Diagram(NamedTuple):
    """A position of a game as text, and the sentences below its picture."""

    game_id: str
    position: str
    caption: str


def paragraphs(game: Game) -> list[str]:
    """What a game's file says about it, without the summary that it begins with."""
    module = modules[game.start(game.choose()).__class__.__module__]
    said = re.split(r"\n\s*\n", getdoc(module) or "")
    return [" ".join(paragraph.split()) for paragraph in said[1:]]


def diagrams(game: Game) -> list[Diagram]:
    """The middle of a game, its beginning, and its end if it has come to one."""
    match = played(game)
    turns = [ply for ply in range(len(match.steps)) if match.state_at(ply).actors != (CHANCE,)]
    found = [_at(match, turns[len(turns) // 2], site_words.say("in-the-middle", "pages"))]
    found.append(_at(match, turns[0], site_words.say("at-the-beginning", "pages")))
    if match.state.result is not None:
        found.append(_at(match, len(match.steps), site_words.say("at-the-end", "pages")))
    return found


def played(game: Game) -> Match:
    """A game that chance has played, the same at every build: with a winner, if one of the first few has one."""
    for seed in range(TRIES):
        match, rng = Match(game, game.choose()), Random(seed)
        while match.state.actors and len(match.steps) < MOST_ACTIONS:
            weights = match.state.weights()
            match.play_index(rng.choices(range(len(weights)), weights)[0])
        if match.state.result and max(match.state.result) == 1:
            break
    return match


def _at(match: Match, ply: int, where: str) -> Diagram:
    state, game = match.state_at(ply), match.game
    return Diagram(game.id, state.text(), f"{where} {game.words.prompt(state, game.titles)}")


def sections(game: Game, figures: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What stands below the summary, with these figures of its diagrams: headings, and HTML below each."""
    middle, beginning, *end = figures
    yield "", middle
    if rules := paragraphs(game):
        yield (
            site_words.say("how-to-play", "pages"),
            "".join(f"<p>{html.escape(paragraph)}</p>\n" for paragraph in rules),
        )
    yield site_words.say("how-it-begins", "pages"), beginning
    if end:
        yield site_words.say("how-it-ends", "pages"), end[0]
