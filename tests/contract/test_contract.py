"""What every game must hold, in random games of every game here with every set of its options, of editions and toys."""

from __future__ import annotations

from random import Random

import pytest

from every_game import PLAYED, TABLES, cases_of
from pentapod import games
from pentapod.contract.pictures import check_refusals, check_scenes, check_waiting
from pentapod.contract.positions import check_match, check_record, check_stored, play_again
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from random_play import GAMES, SOAK, Case, play, play_on
from toys import TOYS

THOROUGH = 50
"""Of the games of the long run one in so many is asked everything at every position."""

LOOKS = 2 if SOAK else 1
"""At so many positions of a game, and at its first and last, its pictures are looked at."""

CASES = cases_of(PLAYED)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    for number in range(GAMES):
        rng = Random(f"{case} {number}")
        match = play(case, rng, resignations=rng.choice((0, 0, 0.02)))
        fragment = link.encode(match)
        try:
            check_match(case, match, rng, thorough=SOAK and number % THOROUGH == 0)
        except BaseException as error:
            error.add_note(f"in {case}, game {number}: {fragment}")
            raise


@pytest.mark.parametrize("case", cases_of(TABLES), ids=str)
def test_scenes_of_random_games(case: Case) -> None:
    for number in range(max(1, GAMES // 10)):
        rng = Random(f"scene {case} {number}")
        match = play(case, rng)
        for ply in {match.ply, 0, *(rng.randrange(match.ply + 1) for _ in range(LOOKS))}:
            try:
                for check in (check_scenes, check_waiting, check_refusals):
                    check(case, match.state_at(ply), rng)
            except BaseException as error:
                error.add_note(f"in {case}, game {number}, ply {ply}: {link.encode(match, ply)}")
                raise


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_begun_from_a_position(case: Case) -> None:
    rng = Random(f"position {case}")
    for _ in range(max(1, GAMES // 4)):
        whole = play(case, rng, resignations=0.02)
        ply = rng.randrange(len(whole.steps))
        text = whole.state_at(ply).text()
        match = play_on(Match.from_position(case.game, text), rng, plies=12)
        assert match.origin == text
        for option in case.game.options:
            assert match.options[option.id] in (case.options[option.id], option.choices[0].id), "it tells another game"
        assert case.game.teams(match.options) == case.game.teams(case.options)
        for end in {0, rng.randrange(len(match.steps) + 1), len(match.steps)}:
            check_stored(play_again(match, end))


def test_every_folder_is_a_game_with_its_own_name() -> None:
    for name in games.ids():
        versions = games.versions(name)
        assert versions
        for version, game in versions.items():
            assert (game.id, game.version) == (name, version)
            assert games.find(name, version) is game
        assert games.find(name) is versions[max(versions)]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: f"{game.id}:{game.version}")
def test_the_record_of_a_game(game: Game) -> None:
    check_record(game)
    assert game.id in TOYS or 1 < min((len(option.choices) for option in game.options), default=2) <= 36
