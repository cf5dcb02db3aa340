"""Plays many games of a game against itself and prints how even its set-ups are. Run it from the project's folder:

    PYTHONPATH=py:tools .venv/bin/python tools/balance.py xpod --minutes 20 --seed 1
    PYTHONPATH=py:tools .venv/bin/python tools/balance.py xpod --draw docs/balance-xpod.md

The second draws the tables that somebody has put into a page.

The game says what is to be compared: its module `evaluation` has `pairings()`, tuples of the name of the first
seat's set-up, that of the second's, and the options of a game between them; and `evaluate(state)`, the share of the
win that each seat may expect.

Each turn is the best that a narrow search over its small actions finds, judged by `evaluate` where the turn ends,
with a little noise. Whatever chance does first (who begins, say) goes through its outcomes in turn.
"""

from __future__ import annotations

import argparse
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import plots
from pentapod import games
from pentapod.engine.game import Game
from pentapod.engine.options import Options
from pentapod.engine.state import CHANCE, Action, State
from plots import Plot, Row
from spreading import add_options, spread

Evaluate = Callable[[State], tuple[float, ...]]

BEAM = 5
"""How many unfinished turns are followed at each step."""
STEPS = 9
"""How many small actions of a turn are looked at."""
NOISE = 0.02
"""What may be added to or taken from an evaluation, so that games differ."""

OTHERS = "all others"
"""The title of the column that leaves out games of a set-up against itself."""
FIRST = "Who begins"


class Played(NamedTuple):
    """One game that was played to its end."""

    one: str
    other: str
    first: int
    """The seat that acted first."""
    result: tuple[float, ...]
    turns: int


def best_turn(state: State, evaluate: Evaluate, rng: Random) -> list[Action]:
    """The actions of the best turn that is found: they end where somebody else acts."""
    seat = state.actors[0]
    open_: list[tuple[float, list[Action], State]] = [(0.0, [], state)]
    best: tuple[float, list[Action]] | None = None
    for _ in range(STEPS):
        reached = []
        for _, done, before in open_:
            for action in before.actions():
                after = before.after(action)
                worth = evaluate(after)[seat] + rng.uniform(-NOISE, NOISE)
                if after.actors == (seat,):
                    reached.append((worth, [*done, action], after))
                elif best is None or worth > best[0]:
                    best = (worth, [*done, action])
        reached.sort(key=lambda way: way[0], reverse=True)
        open_ = reached[:BEAM]
        if not open_:
            break
    return best[1] if best else open_[0][1]


def play(
    game: Game, options: Options, evaluate: Evaluate, rng: Random, number: int
) -> tuple[int, tuple[float, ...], int]:
    """One game: who acted first, the result, and how often the player to act changed."""
    state = game.start(options)
    first, turns = -1, 0
    while state.result is None:
        if state.actors == (CHANCE,):
            actions = state.actions()
            draw = actions[number % len(actions)] if first < 0 else rng.choices(actions, state.weights())[0]
            state = state.after(draw)
            continue
        first = state.actors[0] if first < 0 else first
        turns += 1
        for action in best_turn(state, evaluate, rng):
            state = state.after(action)
    return first, state.result, turns


class Pairing(NamedTuple):
    """A game that is to be played."""

    one: str
    other: str
    options: Options
    seed: str
    number: int
    """Which of the games between these two it is."""


def pairings(game_id: str, seconds: float, seed: int) -> Iterator[Pairing]:
    """Games over all pairings again and again, until the time is over."""
    groups: dict[tuple[str, str], list[Options]] = defaultdict(list)
    for one, other, options in evaluation(game_id).pairings():
        groups[one, other].append(options)
    end, number = time.monotonic() + seconds, 0
    while True:
        for (one, other), choices in groups.items():
            if time.monotonic() > end:
                return
            # One and the same beginning for each pair of games, so that chance's first outcomes meet the same set-ups.
            options = choices[Random(f"{seed} {one} {other} {number // 2}").randrange(len(choices))]
            yield Pairing(one, other, options, f"{seed} {one} {other} {number}", number)
        number += 1


def played(game_id: str, pairing: Pairing) -> Played:
    """One game, the same wherever it is played."""
    evaluate, rng = evaluation(game_id).evaluate, Random(pairing.seed)
    came = play(games.find(game_id), pairing.options, evaluate, rng, pairing.number)
    return Played(pairing.one, pairing.other, *came)


def evaluation(game_id: str) -> Any:
    """What a game says of what is to be compared."""
    return import_module(f"pentapod.games.{game_id}.evaluation")


def interval(wins: float, count: int) -> tuple[float, float]:
    """The 95 per cent interval of a share (Wilson)."""
    if not count:
        return 0.0, 1.0
    z, share = 1.96, wins / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - half, middle + half


def percent(wins: float, count: int) -> str:
    """A share with its interval: "52 (47-57)"."""
    low, high = interval(wins, count)
    return f"{100 * wins / count:.0f} ({100 * low:.0f}-{100 * high:.0f})" if count else "-"


def report(played: Sequence[Played]) -> str:
    """The tables, as Markdown."""
    names = list(dict.fromkeys(game.one for game in played))
    pairs: dict[tuple[str, str], list[float]] = defaultdict(list)
    own: dict[str, list[float]] = defaultdict(list)
    for game in played:
        for name, enemy, share in ((game.one, game.other, game.result[0]), (game.other, game.one, game.result[1])):
            pairs[name, enemy].append(share)
            if name != enemy:
                own[name].append(share)
    firsts = [game.result[game.first] for game in played]
    decided = [game.result[game.first] for game in played if 0.5 not in game.result]
    turns = sorted(game.turns for game in played)
    lines = [
        f"{len(played)} games. {FIRST} wins {percent(sum(firsts), len(firsts))} per cent, "
        f"of the decided games {percent(sum(decided), len(decided))}; {len(played) - len(decided)} games were drawn.",
        f"Turns of a game: median {median(turns):.0f}, from {turns[0]} to {turns[-1]}, "
        f"nine in ten under {turns[int(0.9 * len(turns))]}.",
        "",
        "| | " + " | ".join(names) + f" | {OTHERS} |",
        "|---" * (len(names) + 2) + "|",
    ]
    for name in names:
        cells = ["-" if name == enemy else percent(sum(pairs[name, enemy]), len(pairs[name, enemy])) for enemy in names]
        lines.append(f"| **{name}** | {' | '.join(cells)} | {percent(sum(own[name]), len(own[name]))} |")
    return "\n".join(lines)


def plot(page: str) -> Plot:
    """What each set-up wins against all others, and who begins, as the tables of a page say it."""
    found = re.search(rf"{FIRST} wins .*", page)
    rows = [Row(FIRST, [plots.share(found[0])])] if found else []
    for name, *cells, all_others in plots.tables(page, OTHERS):
        against = [plots.share(cell).value for cell in cells if cell != "-"]
        rows.append(Row(name, [plots.share(all_others)], against))
    label = "Shares of games won against all others, and against each of them."
    note = "Large dots: against all others, with 95% intervals. Small dots: against each of them."
    return Plot(label, note, rows, 20, 80, 10, {50: "even"}, "%")


def main() -> None:
    """Reads the command line and prints the tables."""
    arguments = argparse.ArgumentParser(description="How even are the set-ups of a game?")
    arguments.add_argument("game")
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--draw", type=Path, metavar="PAGE", help="draws the tables of a page, and plays nothing")
    add_options(arguments)
    chosen = arguments.parse_args()
    if chosen.draw:
        plots.write(chosen.draw, plot)
        return
    with spread(chosen) as answers:
        wanted = pairings(chosen.game, 60 * chosen.minutes, chosen.seed)
        print(report(list(answers(partial(played, chosen.game), wanted, "games"))))


if __name__ == "__main__":
    main()
