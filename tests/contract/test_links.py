"""Links as they leave the page, of every game: how they end, how long they are, and those that our own pages show."""

from __future__ import annotations

import re
from math import log2
from pathlib import Path
from random import Random

import pytest

from every_game import PLAYED, REAL, TABLES, cases_of, find
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from random_play import cases, play, play_on

HEADER = 12
"""Characters that a link may have beside the game's id, its options and the digits of its actions."""

ROOT = Path(__file__).parents[2]
SHOWN = (
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/*.md"),
    *ROOT.glob("static/pages/*"),
    ROOT / "py/pentapod/web/shell/words.py",
)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_no_link_ends_in_a_sign_that_messengers_drop(game: Game) -> None:
    for case in cases_of([game]):
        rng = Random(f"ends {case}")
        match = play(case, rng, resignations=0.02)
        begun = play_on(Match.from_position(game, match.state_at(match.ply // 2).text()), rng, plies=4)
        for one in (match, begun):
            for ply in {0, len(one.steps), *(rng.randrange(len(one.steps) + 1) for _ in range(16))}:
                assert re.search(r"\.[A-Za-z0-9]{4}\Z", link.encode(one, ply))


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.id)
def test_a_link_is_near_the_entropy_and_its_header_is_short(game: Game) -> None:
    case = next(cases(game))
    for number in range(4):
        match = play(case, Random(f"header {case} {number}"), plies=100)
        head, _, count, digits, check = link.encode(match).split(".")
        bits = sum(log2(step.radix) for step in match.steps)
        assert len(digits) <= max(2, 1.02 * bits / 6 + 1)
        assert len(f"{head.rpartition(':')[2]}..{count}..{check}") <= HEADER  # Without what carries an edition.


def test_links_that_our_pages_show_can_be_opened() -> None:
    ids = "|".join(game.id for game in REAL)
    found = [
        text for page in SHOWN for text in re.findall(rf"\b(?:{ids}):[0-9]+\.[^\s\"<]+\w", page.read_text("utf-8"))
    ]
    assert len(found) >= 3
    for text in found:
        link.decode(text, find)
