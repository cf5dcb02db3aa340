"""Random positions and random actions that lead to much Combat."""

from __future__ import annotations

from random import Random

from games.xtal.boards import lay
from pentapod.engine.state import CHANCE, Action
from pentapod.games.xtal.data.table import CARDS
from pentapod.games.xtal.rules.state import Xtal


def lively(state: Xtal, rng: Random) -> Action:
    """A random action, more often one that lays cards than one that ends or takes back."""
    actions = state.actions()
    if state.actors == (CHANCE,):
        (action,) = rng.choices(actions, state.weights())
        return action
    ready = [action for action in actions if action.path[0].startswith("lay")]
    if ready and rng.random() < 0.35:
        return rng.choice(ready)
    more = [action for action in actions if not action.path[0].startswith(("pass", "done", "timeout"))]
    return rng.choice(more if more and rng.random() < 0.75 else actions)


def fierce(rng: Random) -> Xtal:
    """A position with many cards in the hands and most tokens on Reds, in a turn or in Combat."""
    seats = rng.randrange(3, 7)
    reds = rng.sample(["r1", "r2", "r3", "r4", "r5", "r6"], 6)
    others = rng.sample([f"{colour}{number}" for colour in "vbgy" for number in range(1, 7)], 6)
    tokens = [reds.pop() if rng.random() < 0.7 else others.pop() for _ in range(seats)]
    deck = [card.letter for card in CARDS for _ in range(6)]
    rng.shuffle(deck)
    hands = ["".join(sorted(deck.pop() for _ in range(rng.randrange(3, 10)))) for _ in range(seats)]
    facing = [
        (one, other)
        for one in range(seats)
        for other in range(one + 1, seats)
        if {tokens[one], tokens[other]} in ({"r1", "r4"}, {"r2", "r5"}, {"r3", "r6"})
    ]
    tempo, reading = rng.choice("ws"), rng.choice("nns")
    setting = f"{tempo}h{reading}8"
    if facing and rng.random() < 0.7:
        one, other = rng.choice(facing)
        turn = f"{rng.randrange(seats)}>{'-' if tempo == 's' else one}"
        return lay(" ".join(tokens), *hands, stage="open", turn=turn, fight=f"{one}-{other}", setting=setting)
    mover = rng.randrange(seats)
    return lay(" ".join(tokens), *hands, turn=f"{mover}>{mover}", setting=setting)
