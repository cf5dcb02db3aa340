"""The game against the slow reference: the same actions and the same positions, in random and in lively games."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from games.xpod.rules.reference import Game as Reference
from games.xpod.rules.reference import Unit as ReferenceUnit
from games.xpod.rules.reference import cell
from games.xpod.tables import lay, play
from pentapod.engine.state import Action, PositionError, State
from pentapod.games.xpod import VERSIONS
from pentapod.games.xpod.data import bricks
from pentapod.games.xpod.data.table import CARD_BIT, FORMS, IDS, PODS
from pentapod.games.xpod.rules.board import SQUARE_OF, SQUARES, distance
from pentapod.games.xpod.rules.state import XPod
from pentapod.games.xpod.rules.task import GameOver, activation_of, turn_of
from pentapod.games.xpod.rules.units import FORM, FROZEN, SAFE, owner
from random_play import GAMES, Case, cases

GAME = VERSIONS[1]


def picture(state: XPod) -> object:
    """A position as the reference tells it."""
    board = sorted(
        (
            SQUARES[square],
            owner(code),
            IDS[code & FORM],
            FORMS[code & FORM].level,
            bool(code & SAFE),
            bool(code & FROZEN),
        )
        for square, code in state.units.items()
    )
    players = []
    for seat, side in enumerate(state.sides):
        kinds = PODS[state.setting.pods[seat]].kinds
        players.append(
            (
                sorted((IDS[code & FORM], FORMS[code & FORM].level) for code in side.lid),
                {kind: count for kind, count in zip(kinds, bricks.counts(side.stock), strict=False) if count},
                {kind: count for kind, count in zip(kinds, bricks.counts(side.locked), strict=False) if count},
                {card for card, bit in CARD_BIT.items() if side.hand & bit},
                {card for card, bit in CARD_BIT.items() if side.used & bit},
                side.points,
            )
        )
    ending = state.task.ending if isinstance(state.task, GameOver) else ""
    return board, players, state.turns, ending


def pictured(game: Reference) -> object:
    board = sorted(
        ("abcdef"[x] + str(y + 1), unit.owner, unit.plan, unit.level, unit.safe, unit.frozen)
        for (x, y), unit in game.board.items()
    )
    players = [
        (
            sorted((unit.plan, unit.level) for unit in player.lid),
            {kind: count for kind, count in player.stock.items() if count},
            {kind: count for kind, count in player.locked.items() if count},
            player.hand,
            player.used,
            player.points,
        )
        for player in game.players
    ]
    return board, players, game.turns, game.ending


def compare(state: State, game: Reference) -> None:
    assert isinstance(state, XPod)
    assert picture(state) == pictured(game)
    actor = game.actor()
    assert state.actors == (() if actor is None else (actor,))
    assert [action.path for action in state.actions()] == game.legal()
    wins = {None: (0.5, 0.5), 0: (1.0, 0.0), 1: (0.0, 1.0)}
    assert state.result == (wins[game.winner] if game.ending else None)


def lively(state: State, rng: Random, zeal: float) -> Action:
    """A random action, with some likelihood one that does more than walk about: specials, cards, the way forward."""
    actions = state.actions()
    luck = rng.random()
    if luck > zeal or state.actors == (-1,):
        return rng.choice(actions)
    telling = [action for action in actions if action.path[-1] not in ("apart", "build", "done")]
    if luck < zeal / 2:
        special = [action for action in telling if len(action.path) > 2 or not action.path[0][-1].isdigit()]
        return rng.choice(special or telling or actions)
    north = 1 - 2 * state.actors[0]
    ahead = [action for action in telling if action.path[-1] in SQUARES]
    ahead.sort(key=lambda action: north * int(action.path[-1][1]), reverse=True)
    return rng.choice(ahead[:4] or actions)


def laid_out(state: XPod) -> Reference:
    """The reference at a position where a turn begins."""
    game = Reference(dict(GAME.settled(state)))
    game.board = {
        cell(SQUARES[square]): twin(code, bool(code & SAFE), bool(code & FROZEN))
        for square, code in state.units.items()
    }
    for player, side, pod in zip(game.players, state.sides, state.setting.pods, strict=True):
        kinds = PODS[pod].kinds
        player.lid = [twin(code) for code in side.lid]
        player.stock = Counter(dict(zip(kinds, bricks.counts(side.stock), strict=False)))
        player.locked = Counter(dict(zip(kinds, bricks.counts(side.locked), strict=False)))
        player.hand = {card for card, bit in CARD_BIT.items() if side.hand & bit}
        player.used = {card for card, bit in CARD_BIT.items() if side.used & bit}
        player.points = side.points
    game.stage, game.turn, game.turns = "turn", turn_of(state.task), state.turns
    game.history = [game.snapshot()]
    return game


def twin(code: int, safe: bool = False, frozen: bool = False) -> ReferenceUnit:
    unit = ReferenceUnit(owner(code), IDS[code & FORM], FORMS[code & FORM].level)
    unit.safe, unit.frozen = safe, frozen
    return unit


CROWDED = max(6, min(3 * GAMES, 400))
"""Positions in which units stand in each other's way."""


def crowd(rng: Random) -> XPod:
    """A position with six units close together at an edge, and the cards that change movements in hand."""
    while True:
        pods = [rng.choice(PODS), rng.choice(PODS)]
        corner = rng.choice(("a1", "c1", "a3", "b3", "d5", "e7"))
        near = [square for square in SQUARES if distance(SQUARE_OF[square], SQUARE_OF[corner]) < 3]
        squares = iter(rng.sample(near, 5))
        own = [rng.choice(pods[0].plans).id + str(rng.randint(1, 2)) + f"@{square}" for square in islice(squares, 3)]
        other = [rng.choice(pods[1].plans).id + f"1{rng.choice(('', '!'))}@{square}" for square in squares]
        try:
            return lay(
                f"{pods[0].id} {pods[1].id}",
                " ".join(sorted(own, key=lambda text: SQUARE_OF[text[-2:]])),
                " ".join(sorted(other, key=lambda text: SQUARE_OF[text[-2:]])),
                tier="advanced",
                board="crossroads",
                cards=("jump level1 move1", ""),
                lids=(rng.choice(("", f"{rng.choice(pods[0].plans).id}1")), ""),
                build="any",
            )
        except PositionError:
            continue


def compare_cards(state: XPod, game: Reference) -> int:
    """Compare a position and all that cards make of it; how often nothing but another card led on."""
    compare(state, game)
    paths = [path for _, path in state.actions()]
    together = activation_of(state.task) is not None and {path[0] for path in paths} <= {"jump", "level1", "move1"}
    return together + sum(
        compare_cards(play(state, "-".join(path)), game.play(path))
        for path in paths
        if path[0] in ("jump", "move1") or (path[0] == "level1" and activation_of(state.task))
    )


def test_cards_help_together_in_crowds_as_in_the_reference() -> None:
    rng = Random("crowds")
    assert sum(compare_cards(state, laid_out(state)) for state in (crowd(rng) for _ in range(CROWDED)))


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_the_game_is_the_reference(case: Case) -> None:
    options = case.options
    for number in range(max(1, min(GAMES, 400) // 8)):
        rng = Random(f"{case} {number}")
        game, state = Reference(dict(options)), GAME.start(options)
        zeal = rng.random()
        limit = 40 if GAMES < 100 else 10_000
        while state.result is None and limit:
            compare(state, game)
            if rng.random() < 0.002:
                state, game = state.resign(0), game.resign(0)
            else:
                action = lively(state, rng, zeal)
                state, game = state.after(action), game.play(action.path)
            limit -= 1
        compare(state, game)
