"""Whatever is touched, in whatever order, nothing comes of it but an action or a sentence."""

from __future__ import annotations

from random import Random

import pytest

from contract.any_touches import check_any_edits, check_any_path, check_any_touches, paths
from every_game import PLAYED
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.state import Path
from random_play import GAMES, SOAK, cases, play
from toys import TOYS

CASES = 4
"""With how many sets of its options a game is tried; in the long run with all."""
POSITIONS = 3
PATHS = 100
TOUCHES = 60


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_any_touches_in_any_order_make_an_action_or_a_sentence(game: Game) -> None:
    every = list(cases(game))
    for number in range(max(1, GAMES // 100)):
        rng = Random(f"any touches {game.id} {number}")
        for case in every if SOAK else rng.sample(every, min(CASES, len(every))):
            match = play(case, rng)
            for ply in {match.ply, *(rng.randrange(match.ply + 1) for _ in range(POSITIONS))}:
                match.go(ply)
                state = match.state
                path: Path = ()
                try:
                    for path in paths(game, state, rng, PATHS):
                        check_any_path(game, state, game.seats(case.options), path, rng)
                    check_any_touches(match, rng, TOUCHES)
                    if game.id not in TOYS:
                        check_any_edits(game, state, rng, TOUCHES)
                except BaseException as error:
                    error.add_note(f"in {case}, after {path}: {link.encode(match, ply)}")
                    raise
