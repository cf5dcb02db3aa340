"""The ladder of the computer players: who meets whom, what ratings say, the page that it writes, what errors cost."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice
from pathlib import Path
from random import Random

import pytest

from ladder import plot
from ladder.losses import ERRORS, Choice, Outlook, choices, losses, report
from ladder.main import every_table, read_player, read_table
from ladder.page import section, write
from ladder.players import FLAT, GREEDY, NUMBERS, PLAYERS, RANDOM, Asked, Table, act, is_quick
from ladder.ratings import POINTS, Ratings, part
from ladder.robin import MORE_QUICK, Game, Lineup, lineups, play
from pentapod.bots.levels import LEVELS
from pentapod.engine.state import Action
from pentapod.games import evaluator as judge_of
from random_play import SOAK
from site_files import ROOT

pytestmark = pytest.mark.native


def test_all_play_all_of_the_levels_and_the_players_without_a_search() -> None:
    assert PLAYERS == ("random", "1", "2", "3", "4", "5", "greedy", "flat")
    met = Counter(lineup.players for lineup in lineups(2, 4))
    for pair in combinations(PLAYERS, 2):
        times = 4 * MORE_QUICK if all(map(is_quick, pair)) else 4
        assert met[pair] == met[pair[::-1]] == times / 2


def test_with_a_reach_only_neighbours_in_the_list_meet() -> None:
    met = {lineup.players for lineup in lineups(2, 2, ("1", "2", "3", "4"), reach=2)}
    assert {frozenset(pair) for pair in met} == {
        frozenset(pair) for pair in combinations("1234", 2) if set(pair) != {"1", "4"}
    }


def done(player: str) -> list[Action | None]:
    """What a player and one who acts at random do in a game."""
    found: list[Action | None] = []

    def recorded(table: Table, player: str, asked: Asked, rng: Random) -> Action | None:
        found.append(act(table, player, asked, rng))
        return found[-1]

    play(read_table("pods", 0.01), Lineup(1, (player, RANDOM)), recorded)
    return found


def test_a_level_may_be_told_how_much_it_misjudges() -> None:
    """With the error that its game gives it, it does the same as without a word; with another one it does not."""
    pods = judge_of("pods")
    assert pods
    assert done("2") == done(f"2:{pods.errors[1]}") != done(f"2:{pods.errors[1] + 3}")
    assert read_player("3:0.5") == "3:0.5"
    assert is_quick("2:0.5")
    assert not is_quick("3:0.5")


@pytest.mark.parametrize("text", ["6", "greedy:0.5", "3:-1", "3:", "1x"])
def test_other_players_there_are_not(text: str) -> None:
    with pytest.raises(ValueError, match=r"player|float"):
        read_player(text)


@pytest.mark.parametrize("sides", [3, 4])
def test_with_more_sides_each_player_sits_as_often_in_each_seat(sides: int) -> None:
    rows = [lineup.players for lineup in lineups(sides, 3)]
    assert all(len(set(row)) == sides for row in rows)
    for seat in range(sides):
        counts = Counter(row[seat] for row in rows)
        assert {counts[player] for player in PLAYERS} == {3, 6}


@pytest.mark.parametrize("players", [PLAYERS, (RANDOM, "1")])
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_no_game_is_played_twice(sides: int, players: tuple[str, ...]) -> None:
    every = [*lineups(sides, 4, players)]
    assert len(set(every)) == len(every)


def drawn(strengths: dict[str, float], count: int) -> list[Game]:
    """Games that are won with the odds of these ratings."""
    rng = Random(1)
    found = []
    for _ in range(count):
        one, other = rng.sample(sorted(strengths), 2)
        odds = [10 ** (strengths[player] / 400) for player in (one, other)]
        won = rng.random() < odds[0] / sum(odds)
        found.append(Game((one, other), (float(won), float(not won)), 1.0))
    return found


def test_ratings_find_the_strengths_that_games_were_drawn_with() -> None:
    strengths = {"random": 0.0, "1": 150.0, "2": 300.0}
    ratings = Ratings(list(strengths), drawn(strengths, 3000))
    assert ratings.rating("random") == (0, 0)
    for player, strength in strengths.items():
        rating = ratings.rating(player)
        assert rating.low <= strength <= rating.high
        assert rating.spread < 35
    few, many = (Ratings(list(strengths), drawn(strengths, count)).step("2", "1") for count in (50, 800))
    assert few.spread == pytest.approx(4 * many.spread, rel=0.3)


def test_the_rating_of_two_players_is_that_of_their_odds() -> None:
    games = [Game(("random", "1"), (float(won), 1.0 - won), 1.0) for won in (0, 0, 0, 1)] * 50
    assert Ratings(["random", "1"], games).rating("1").value == pytest.approx(POINTS * 1.0986, rel=0.02)


def test_with_several_sides_all_share_the_odds() -> None:
    games = [Game(("random", "1", "2"), shares, 1.0) for shares in ((0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0))]
    assert Ratings(["random", "1", "2"], games * 5).rating("2").value == pytest.approx(0, abs=1)


def test_who_wins_everything_has_a_rating_all_the_same() -> None:
    rating = Ratings(["random", "5"], [Game(("random", "5"), (0.0, 1.0), 1.0)] * 10).rating("5")
    assert 400 < rating.value < 2000
    assert rating.spread > 400


def test_a_part_has_an_interval() -> None:
    won, low, high = part(70.0, 100)
    assert 0 < low < won < high < 1
    assert high - low == pytest.approx(0.18, abs=0.02)


def test_the_same_lineup_plays_the_same_game() -> None:
    table = read_table("pods:rules=advanced", 0.01)
    assert table.options["rules"] == "advanced"
    for players in ((GREEDY, RANDOM), ("3", FLAT)):
        one, other = (play(table, Lineup(3, players)) for _ in range(2))
        assert one[:2] == other[:2]
        assert sum(one.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ["pods", "modx"])
def test_a_small_sample_has_the_right_direction(name: str) -> None:
    """Level 1 is above random, level 3 above level 1, and greedy between those two or near them."""
    table = read_table(name, 0.02)
    some = (RANDOM, NUMBERS[0], NUMBERS[2], GREEDY)
    games = [play(table, lineup) for lineup in lineups(2, 4 if SOAK else 2, some)]
    ratings = Ratings(some, games)
    assert ratings.step(NUMBERS[0], RANDOM).value > 0
    assert ratings.step(NUMBERS[2], NUMBERS[0]).value > 0
    assert ratings.step(GREEDY, NUMBERS[0]).value > 0


def test_every_number_of_players_has_a_table_and_budgets_have_a_floor() -> None:
    tables = list(every_table())
    assert {"pods", "xpod", "modx:players=2", "modx:players=teams", "xtal:players=6"} <= set(tables)
    table = read_table("modx:players=3", 0.001)
    assert table.seats == 3
    assert table.name == "MODX, players 3"
    assert table.level(1).nodes == table.level(5).nodes == 250
    assert read_table("pods", 0.5).level(5).nodes == LEVELS[4].nodes / 2


def test_a_page_tells_ratings_and_spacing_and_keeps_other_sections(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# How strong\n\n## Other\n\nA head.\n", encoding="utf-8")
    pods, modx = (read_table(game, 0.02) for game in ("pods", "modx"))
    games = drawn({"random": 0.0, "1": 150.0, "2": 300.0}, 90)
    for table in (pods, modx, pods):
        write(page, section(table, ["random", "1", "2"], games))
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# How strong\n\n## Other\n\nA head.\n\n### MODX")
    assert text.count("\n### ") == 2
    assert text.count("| random | 0 |  | ") == 2
    assert "Steps, each from the one before: random, level 1 +" in text
    assert "before: level 1, level 2 +" in section(pods, ["1", "2"], drawn({"1": 0.0, "2": 150.0}, 90))
    assert text.count("games against random (") == 2


# -- what an error costs --------------------------------------------------------------------------------------------

GOOD, BAD = Action(0, ("good",)), Action(0, ("bad",))


def of_two(good: float, bad: float) -> Choice:
    """A choice between two actions that each bring one thing to the table."""
    return Choice(
        (0,),
        {action: [Outlook((share, 1 - share), ((0, action.path[0]),))] for action, share in ((GOOD, good), (BAD, bad))},
    )


def test_actions_at_random_cost_half_the_difference_of_two_and_a_great_error_nearly_as_much() -> None:
    evaluator = judge_of("pods")
    assert evaluator
    found = [losses(evaluator, of_two(0.6, 0.5), seed) for seed in range(60)]
    means = [sum(one[at].share for one in found) / len(found) for at in range(len(ERRORS) + 1)]
    assert means[0] == pytest.approx(0.05)
    assert means[1] == 0
    assert means[-1] == pytest.approx(0.045, abs=0.005)
    assert found[0][0].differs == 0.5


@pytest.mark.parametrize("name", ["pods", "xtal"])
def test_the_more_somebody_misjudges_the_more_is_given_away(name: str) -> None:
    evaluator, table = judge_of(name), read_table(name, 1.0)
    assert evaluator
    every = [losses(evaluator, choice, at) for at, choice in enumerate(islice(choices(table, evaluator, 1, 2), 6))]
    means = [sum(loss.share for loss in column) for column in zip(*every, strict=True)]
    assert 0 <= means[1] < means[len(ERRORS)] < means[0]


def test_who_misjudges_nothing_sees_a_choice_as_the_game_judges_it() -> None:
    evaluator, table = judge_of("pods"), read_table("pods", 1.0)
    assert evaluator
    choice = next(choices(table, evaluator, 2, 1))
    assert all(
        value == pytest.approx(choice.outlooks[action][0].shares[choice.side[0]])
        for action, value in choice.values().items()
    )
    assert choice.values(1.0, Random(1), evaluator.spread) != choice.values()


def test_a_report_tells_each_error() -> None:
    lines = [*report(read_table("pods", 1.0), 1, 1)]
    assert "an action at random gives away 0." in lines[0]
    assert len(lines) == 2 + len(ERRORS)


def test_the_picture_has_every_level_of_every_game() -> None:
    rows = plot.rows((ROOT / "docs/ladder.md").read_text("utf-8"))
    assert len(rows) == 5
    assert {tuple(dot.text for dot in row.dots) for row in rows} == {tuple(str(level.number) for level in LEVELS)}
