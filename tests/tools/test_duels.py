"""Level 5 against others at equal time: who can be asked, which games are kept, and what the page tells of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ladder import duels
from ladder.duels import LESS, Duel, Played, Store, duel, section
from ladder.players import Asked, Table
from ladder.rivals import OPENSPIEL, PINNED, PRESENT, rival
from pentapod import games
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from site_files import ROOT

pytestmark = pytest.mark.native

NAMES = sorted(file.parent.name for file in (ROOT / "py/pentapod/games").glob("*/__init__.py"))


@pytest.mark.parametrize("who", [PRESENT, OPENSPIEL])
@pytest.mark.parametrize("name", NAMES)
def test_a_rival_answers_with_a_legal_action(name: str, who: str) -> None:
    game = games.find(name)
    rng = Random(7)
    match = Match(game, game.choose())
    for _ in range(12):
        while match.state.actors == (CHANCE,) or match.state.automatic:
            match.roll(rng) if match.state.actors == (CHANCE,) else match.play(match.state.actions()[0])
        match.play(rng.choice(match.state.actions()))
    while match.state.actors == (CHANCE,) or match.state.automatic:
        match.roll(rng) if match.state.actors == (CHANCE,) else match.play(match.state.actions()[0])
    [seat] = match.state.actors
    asked = Asked(match.state.redeal(seat, rng), seat, False, match.in_a_row(seat), "")
    answer = rival(who)(Table(name, match.options, 1.0), asked, 0.01, rng)
    assert answer.action in match.state.actions()
    assert answer.took > 0


def test_a_duel_is_a_whole_game_and_less_time_is_less() -> None:
    played = duel(Duel("pods", LESS, 1, 0.03))
    assert played.share in (0, 1)
    assert 0 < 2 * played.took[1] < played.took[0]


def test_games_begin_by_lot_and_two_of_a_pair_alike() -> None:
    game = games.find("modx")
    table = Table("modx", game.choose(), 1.0)
    begun = []
    for number in (0, 1, 2):
        sides = duels.Sides(Duel("modx", LESS, number, 0.03))
        match = Match(game, table.options)
        match.roll(Random(0))
        for _ in range(duels.BY_LOT):
            [seat] = match.state.actors
            action = sides(table, PRESENT, Asked(match.state, seat, False, (), ""), Random(0))
            assert action
            match.play(action)
        begun.append(match.state.text())
    assert begun[0] == begun[1] != begun[2]
    assert sides.mean(PRESENT) == 0


def test_games_are_kept_as_long_as_the_players_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (Duel("pods", LESS, number, 0.03) for number in (0, 1))
    store = Store(tmp_path / "some" / "duels.jsonl")
    store.put(one, Played(1.0, (0.02, 0.002)))
    again = Store(tmp_path / "some" / "duels.jsonl")
    assert again.get(one) == Played(1.0, (0.02, 0.002))
    assert again.get(other) is None
    monkeypatch.setattr(duels, "sources", lambda game_id: f"another {game_id}")
    assert again.get(one) is None


def test_the_sources_of_a_game_are_those_of_its_players() -> None:
    assert len({duels.sources(name) for name in NAMES}) == len(NAMES)


def test_the_page_tells_games_points_intervals_and_times(tmp_path: Path) -> None:
    store = Store(tmp_path / "duels.jsonl")
    for number in range(10):
        store.put(Duel("modx", PINNED, number, 0.2), Played(float(number < 7), (0.15, 0.16)))
        store.put(Duel("modx", OPENSPIEL, number, 0.2), Played(1.0, (0.15, 0.2)))
    told = section("modx", [PINNED, OPENSPIEL, LESS], 0.2, store, 10).splitlines()
    assert told[0] == "MODX, level 5 against others"
    assert told[-2:] == [
        f"| level 5 of {PINNED[:7]} | 10 | 70.0% | 39.7% to 89.2% | 150, 160 |",
        "| OpenSpiel's MCTS | 10 | 100.0% | 72.2% to 100.0% | 150, 200 |",
    ]
