"""Computer players play: one action, or a whole match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Protocol

from pentapod import games
from pentapod.bots.levels import LEVELS, Level
from pentapod.bots.thinking import Question, think
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State

MOST_ACTIONS: Final = 1000
"""A match is broken off after so many: several times those of any game that comes to its end."""


class Player(Protocol):
    """Decides what a seat does."""

    def __call__(self, state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        """Its action, or None where it may wait for others and does.

        `earlier` are the positions in which it has acted in a row before this one, the latest first.
        """


def computer_action(match: Match, seat: int, level: int = 5, seed: object = 0, nodes: int | None = None) -> Action:
    """What a computer player of a level, 1 to 5, does for a seat that may act in the position shown.

    It is told nothing that the seat does not know. It looks at no more positions than the level does, or than `nodes`:
    no clock decides, and the same seed leads to the same action. Raises `ValueError` for a seat that may not act.
    """
    if seat not in match.state.actors or seat == CHANCE:
        raise ValueError(f"seat {seat} may not act now")
    rng, noise, earlier = Random(f"{seed}"), f"{seed} {seat}", match.in_a_row(seat)
    known, search_seed = match.state.redeal(seat, rng), rng.getrandbits(48)
    action = _answer(
        Question(match.game, match.options, known, seat, _limited(level, nodes), search_seed, noise, earlier=earlier)
    )
    assert action
    return action


def computer_match(
    game: Game, options: Options, levels: Sequence[int], seed: object = None, nodes: int | None = None
) -> tuple[Match, tuple[int, ...]]:
    """A whole match, and the level of each seat: `levels` in turn, again from the first where there are more seats.

    The same seed plays the same match; None another one each time. `nodes` are the most positions that are looked at
    for an action. A match that does not come to its end is broken off after `MOST_ACTIONS`.
    """
    rng = Random() if seed is None else Random(f"{seed}")
    noise = rng.getrandbits(48)
    match = Match(game, options)
    seats = tuple(levels[seat % len(levels)] for seat in match.seats)
    limited = [_limited(level, nodes) for level in seats]

    def player(state: State, seat: int, may_wait: bool, earlier: Sequence[State]) -> Action | None:
        level = limited[seat].within_turn(len(earlier))
        known, search_seed = state.redeal(seat, rng), rng.getrandbits(48)
        return _answer(
            Question(game, match.options, known, seat, level, search_seed, f"{noise} {seat}", may_wait, earlier)
        )

    while goes_on(match):
        advance(match, player, rng)
    return match, seats


def goes_on(match: Match) -> bool:
    """Whether something is to happen in a match that has not gone on for too long."""
    return bool(match.state.actors) and match.last < MOST_ACTIONS


def advance(match: Match, player: Player, rng: Random) -> Action:
    """Let the next thing happen in a match: what chance brings, what is automatic, or what somebody does."""
    state = match.state
    if state.actors == (CHANCE,):
        return match.roll(rng)
    action = state.actions()[0] if state.automatic else next(_asked(match, player, rng))
    match.play(action)
    return action


def _asked(match: Match, player: Player, rng: Random) -> Iterator[Action]:
    """What those want to do who may act, in an order drawn by lot; if none does anything, somebody must."""
    state = match.state
    actors = rng.sample(state.actors, len(state.actors))
    for seat in actors:
        may_wait = len(actors) > 1 and seat != state.turn
        if action := player(state, seat, may_wait, match.in_a_row(seat)):
            yield action
    forced = player(state, actors[0], False, ())
    assert forced
    yield forced


def _limited(level: int, nodes: int | None) -> Level:
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"a level is between 1 and {len(LEVELS)}, not {level}")
    full = LEVELS[level - 1]
    return full if nodes is None else full._replace(nodes=max(1, min(nodes, full.nodes)))


def _answer(question: Question) -> Action | None:
    return think(question, games.evaluator(question.game.id)).finish().action
