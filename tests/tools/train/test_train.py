"""Networks are learnt anew: from how games went, in an order that a seed decides, and to some effect."""

from __future__ import annotations

import tomllib
from random import Random

import numpy as np
import pytest

from pentapod import games
from pentapod.engine.learning.network import Layout, Network, Section, Seen
from random_play import SOAK
from site_files import ROOT
from spreading import HERE
from train.fit import Positions, Weights, generator, learn
from train.games import Record, read_seating, self_play
from train.run import Progress, compared, generations, trained
from train.strength import duel
from train.writing import written

OFFERING = [game for game in games.ids() if games.learnt(game)]
TRIED = sorted(
    file.stem for file in (ROOT / "tools/train/offers").glob("*.py") if file.stem not in ("__init__", "offer")
)

LEARNT = 300 if SOAK else 200

LAYOUT = Layout(Section("good", 1, ""), Section("odd", 2, ""))


def seen(*facts: int, **amounts: float) -> Seen:
    return Seen([facts], [(LAYOUT.first(name), amount) for name, amount in amounts.items()])


def record(*played: tuple[list[tuple[Seen, Seen]], tuple[float, float] | None]) -> Record:
    found = Record()
    for positions, result in played:
        for views in positions:
            found.see(views)
        found.end(result, 2, len(positions))
    return found


@pytest.mark.lengthy
def test_xtal_learns_from_some_hundred_games_to_beat_the_random_table_that_it_began_with() -> None:
    seating = read_seating("xtal")
    told: list[Progress] = []
    learnt, begun = trained(seating, LEARNT, 1, HERE, told.append)
    assert [progress.games for progress in told] == [*range(100, LEARNT + 1, 100)]
    assert learnt == told[-1].table != told[-2].table
    won = compared(seating, (learnt, begun), 80 if SOAK else 40, HERE)
    assert won.part - won.half > 0.5, won


def test_what_wins_is_learnt() -> None:
    """The seat wins that has more of something; what is odd about it does not matter."""
    rng = Random(1)
    played = []
    for _ in range(400):
        own, foe = rng.random(), rng.random()
        views = (seen(1 + rng.randrange(2), good=own), seen(1 + rng.randrange(2), good=foe))
        played.append(([views, views], (1.0, 0.0) if own > foe else (0.0, 1.0)))
    positions = Positions([record(*played)], LAYOUT, 2)
    weights = Weights(LAYOUT, 2, 1)
    before = positions.missed(positions.judged(weights))
    assert learn(weights, positions, 0.03, 150, generator(1)) < before / 2
    network = Network(LAYOUT, weights.table())
    assert network.strength(seen(1, good=0.9)) > network.strength(seen(1, good=0.1)) + 2
    assert network.strength(seen(1, good=0.5)) == pytest.approx(network.strength(seen(2, good=0.5)), abs=1)


def test_both_ways_to_judge_agree() -> None:
    """Numpy's while it learns, and pure Python's in the page."""
    weights = Weights(LAYOUT, 3, 2)
    views = seen(1, good=0.7), seen(1, 2)
    positions = Positions([record(([views], (1.0, 0.0)))], LAYOUT, 2)
    network = Network(LAYOUT, weights.table())
    strengths = weights.strengths(positions.views(np.arange(1)))[1]
    assert strengths.tolist() == pytest.approx([network.strength(view) for view in views], abs=0.01)


def test_a_position_is_worth_what_follows_and_the_result() -> None:
    weights = Weights(LAYOUT, 1, 3)
    first, second = (seen(1), seen(2)), (seen(2, good=1.0), seen(1))
    positions = Positions([record(([first, second], (0.0, 1.0)), ([first, second], None))], LAYOUT, 2)
    judged = positions.judged(weights)
    targets = positions.targets(judged, trust=0.75)
    assert targets[1].tolist() == [0.0, 1.0]
    assert targets[0].tolist() == pytest.approx((0.25 * judged[1] + 0.75 * targets[1]).tolist())
    assert targets[3].tolist() == pytest.approx(judged[3].tolist()), "a game that was left ends as it was judged"


def test_the_same_seed_and_number_play_the_same_game() -> None:
    seating = read_seating("xtal")
    table = Weights(seating.learnt.layout, seating.learnt.hidden, 1).table()
    one, both = self_play(seating, table, "1", [4]), self_play(seating, table, "1", [3, 4])
    assert both.facts[-len(one.facts) :] == one.facts
    assert self_play(seating, table, "2", [4]).facts != one.facts


@pytest.mark.parametrize("number", [1, 100, 250, 20_000])
def test_every_game_belongs_to_one_generation(number: int) -> None:
    parts = generations(number)
    assert [game for part in parts for game in part] == list(range(number))
    assert all(part for part in parts)


@pytest.mark.parametrize("game", OFFERING)
def test_a_table_is_written_as_it_is_read_and_says_where_it_is_from(game: str) -> None:
    learnt = read_seating(game).learnt
    table = Weights(learnt.layout, learnt.hidden, 5).table()
    text = written(learnt, table, "make train GAME=it", {"another": duel([1.0, 0.5, 0.5, 0.0])})
    assert tomllib.loads(text) == table
    assert "make train GAME=it" in text
    assert "against another 50.0% of 8 games" in text.replace("\n# ", " ")
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("game", OFFERING)
def test_a_table_of_a_game_names_the_command_that_makes_such_a_table(game: str) -> None:
    learnt = games.learnt(game)
    assert learnt
    text = (ROOT / f"py/pentapod/games/{game}/data/{learnt.file}").read_text("utf-8")
    assert f"make train GAME={game}" in text
    assert set(tomllib.loads(text)) == {"hidden", *(section.name for section in learnt.layout.sections)}


@pytest.mark.parametrize("game", TRIED)
def test_what_was_tried_sees_something_of_every_seat(game: str) -> None:
    seating = read_seating(game)
    table = Weights(seating.learnt.layout, seating.learnt.hidden, 1).table()
    played = self_play(seating, table, "1", range(2))
    assert len(played.views) > 20 * seating.seats
    assert len(played.views) == sum(played.positions) * seating.seats
    assert max(played.facts) < seating.learnt.layout.size
    assert len(set(played.facts)) > 40
