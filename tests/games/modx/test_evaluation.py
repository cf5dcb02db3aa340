"""What computer players are told of MODX."""

from __future__ import annotations

from random import Random
from typing import Any

from games.modx.tables import CORNERS, lay
from pentapod.games.modx.evaluation import evaluate, order
from pentapod.games.modx.rules.board import mask_of
from pentapod.games.modx.rules.patterns import PATTERN_OF_BIT, PATTERNS, bits_of, making, tally


def first(state: Any) -> str:
    return order(state, state.actions())[0].path[0]


def test_patterns_in_the_making_are_counted_as_one_by_one() -> None:
    rng = Random(1)
    for _ in range(200):
        cells = rng.sample(range(64), 30)
        filled, blocked = mask_of(cells[: rng.randrange(26)]), mask_of(cells[26:])
        lacking: dict[int, list[int]] = {1: [], 2: [], 3: []}
        for pattern in PATTERNS:
            missing = (pattern.mask & ~filled).bit_count()
            if missing in lacking and not pattern.mask & blocked:
                lacking[missing].append(pattern.mask)
        found = making(tally(filled), tally(blocked))
        assert [[PATTERN_OF_BIT[bit] for bit in bits_of(patterns)] for patterns in found] == list(lacking.values())


def test_points_and_patterns_in_the_making_are_worth_something() -> None:
    level, *better = (
        evaluate(lay("2a", "o place 0 - -", J=CORNERS, B=blue, b=points, O="b7 g2 f7"))[0]
        for blue, points in (
            ("c3 f5", ""),
            ("c3 f5", "a2 a3"),
            ("c3 e3 e5", ""),
            ("c3 c5 e3 e5", ""),
        )
    )
    assert all(share > level for share in better)
    assert better[-1] == max(better)


def test_a_target_within_reach_is_worth_more_than_half_a_game() -> None:
    shares = evaluate(lay("4a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", b="a2 a3 a4 a5 a6 a7 h2"))
    assert shares[0] > 0.5
    assert shares[1] == shares[2] == shares[3]


def test_who_has_left_has_no_share() -> None:
    shares = evaluate(lay("3a", "b place 0 - -", J=CORNERS, B="c3", O="e3", o="a2").resign(1))
    assert shares[1] == 0
    assert sum(shares) == 1


def test_what_completes_comes_first_then_what_blocks() -> None:
    assert first(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 e3 e5", O="b7 c7 e7 f7")) == "d4"
    assert first(lay("2a", "b place 0 - -", J=CORNERS, B="c3 c5 g2", O="b7 c7 e7 f7")) == "d7"


def test_a_partner_is_not_blocked_first() -> None:
    state = lay("ta", "b place 0 - -", J=CORNERS, B="c2 g6", G="b7 c7 e7 f7", O="c4 d5 e4")
    assert order(state, state.actions())[-1].path[0] == "d7"


def test_a_joker_does_not_help_another_side_first() -> None:
    state = lay("2a", "b move:a1 0 - -", J="a8 h1 h8 h5", B="c6 d6 e6", O="c3 d3 e3")
    helpful = ("b6", "f6", "d5", "d7")
    assert first(state) in helpful
    assert order(state, state.actions())[-1].path[0] in ("b3", "f3", "d2", "d4")
