"""Level 5 against others at equal processor time for each action, and against itself with a tenth of its time.

    make ladder
    PYTHONPATH=py:tools .venv/bin/python -m ladder.duels [GAME ...] [--against openspiel pinned less] [--games 20]
        [--seconds 0.2] [--write docs/ladder.md]

Against whom: OpenSpiel's search, the pinned version of the project, itself with a tenth of the time, or any commit. Two
sides, usual options; the first choices of a game are drawn by lot, and every second game begins alike with the sides
swapped. Clocks decide, so no two runs play the same games. What was played stays in `build/ladder/` until the source of
the players changes: a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ladder.page import write
from ladder.players import Asked, Table
from ladder.ratings import part
from ladder.rivals import OPENSPIEL, PINNED, PRESENT, rival
from ladder.robin import Lineup, play
from pentapod import games
from pentapod.engine.state import Action
from site_files import ROOT
from spreading import add_options, spread

GAMES: Final = 20
SECONDS: Final = 0.2
BY_LOT: Final = 4
"""So many choices of a game are made at random before anybody thinks, or many games would be one."""
LESS: Final = "less"
"""Itself with a tenth of the time."""
TENTH: Final = 0.1
OTHERS: Final = {"pinned": PINNED, OPENSPIEL: OPENSPIEL, LESS: LESS}
KEPT: Final = ROOT / "build" / "ladder" / "duels.jsonl"


class Duel(NamedTuple):
    """A game that is to be played: against whom, which one of these, and the seconds that level 5 has."""

    game_id: str
    other: str
    number: int
    seconds: float


class Played(NamedTuple):
    """What came of it."""

    share: float
    """The part of the win that level 5 got."""
    took: tuple[float, float]
    """Seconds of processor time for an action, on an average: of level 5 and of the other."""


class Sides:
    """Lets both sides think, and measures how long they do."""

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._took: dict[str, float] = defaultdict(float)
        self._asked: Counter[str] = Counter()
        self._lot = Random(f"{duel.game_id} {duel.number // 2}")
        self._chosen = 0

    def __call__(self, table: Table, player: str, asked: Asked, rng: Random) -> Action | None:
        if self._chosen < BY_LOT:
            self._chosen += 1
            return self._lot.choice([action for action in asked.state.actions() if action.seat == asked.seat])
        less = player == LESS
        seconds = self._duel.seconds * (TENTH if less else 1) / (1 + len(asked.earlier))
        known = asked._replace(state=asked.state.redeal(asked.seat, rng))
        answer = rival(PRESENT if less else player)(table, known, seconds, rng)
        self._took[player] += answer.took
        self._asked[player] += 1
        return answer.action

    def mean(self, player: str) -> float:
        """Seconds for an action."""
        return self._took[player] / max(1, self._asked[player])


def duel(one: Duel) -> Played:
    """Play a game."""
    game = games.find(one.game_id)
    table = Table(one.game_id, game.choose(), 1.0)
    players = (PRESENT, one.other)
    sides = Sides(one)
    played = play(table, Lineup(one.number // 2, players[:: -1 if one.number % 2 else 1]), sides)
    return Played(played.shares[played.players.index(PRESENT)], (sides.mean(PRESENT), sides.mean(one.other)))


class Store:
    """Games that were played by these sources, in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known: dict[tuple[str, ...], Played] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            *key, share, ours, theirs = json.loads(line)
            self._known[tuple(key)] = Played(share, (ours, theirs))

    def _key(self, one: Duel) -> tuple[str, ...]:
        return (sources(one.game_id), *map(str, one))

    def get(self, one: Duel) -> Played | None:
        """What came of a game, if it has been played."""
        return self._known.get(self._key(one))

    def put(self, one: Duel, played: Played) -> None:
        """Keep what came of a game."""
        self._known[self._key(one)] = played
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*self._key(one), played.share, *played.took]) + "\n")


@cache
def sources(game_id: str) -> str:
    """What tells versions of the players of a game apart."""
    digest = blake2b(digest_size=8)
    for folder in ("bots", "engine", f"games/{game_id}"):
        for file in sorted((ROOT / "py" / "pentapod" / folder).rglob("*.*")):
            if file.suffix in (".py", ".toml"):
                digest.update(file.read_bytes())
    return digest.hexdigest()


def called(other: str) -> str:
    """How the page calls another player."""
    if other == LESS:
        return "itself with a tenth of the time"
    return "OpenSpiel's MCTS" if other == OPENSPIEL else f"level 5 of {other[:7]}"


def section(game_id: str, others: Sequence[str], seconds: float, store: Store, number: int) -> str:
    """What came of the games of one game."""
    lines = [
        f"{games.find(game_id).name}, level 5 against others\n",
        f"{seconds:g} seconds of processor time for an action, less within a long turn.\n",
        "| against | games | won | 95 % interval | milliseconds for an action |\n|---|---|---|---|---|",
    ]
    for other in others:
        met = [played for at in range(number) if (played := store.get(Duel(game_id, other, at, seconds)))]
        if met:
            won, low, high = part(sum(played.share for played in met), len(met))
            ours, theirs = (1000 * sum(played.took[side] for played in met) / len(met) for side in (0, 1))
            lines.append(
                f"| {called(other)} | {len(met)} | {won:.1%} | {low:.1%} to {high:.1%} | {ours:.0f}, {theirs:.0f} |"
            )
    return "\n".join(lines)


def missing(chosen: argparse.Namespace, store: Store) -> Iterator[Duel]:
    """The games that are still to be played, all pairs alike far."""
    for number in range(chosen.games):
        for game_id in chosen.names:
            for other in chosen.against:
                one = Duel(game_id, OTHERS.get(other, other), number, chosen.seconds)
                if store.get(one) is None:
                    yield one


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(games.ids()), metavar="GAME")
    parser.add_argument("--against", nargs="+", default=list(OTHERS), metavar="WHOM")
    parser.add_argument("--games", type=int, default=GAMES, help="of each game against each other player")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for an action")
    add_options(parser)
    parser.add_argument("--write", type=Path, help="a page, such as docs/ladder.md, to put the tables into")
    chosen = parser.parse_args(arguments)
    store = Store(KEPT)
    wanted = list(missing(chosen, store))
    with spread(chosen) as answers:
        for one, played in zip(wanted, answers(duel, wanted, "duels"), strict=True):
            store.put(one, played)
    for game_id in chosen.names:
        others = [OTHERS.get(other, other) for other in chosen.against]
        told = section(game_id, others, chosen.seconds, store, chosen.games)
        print(f"### {told}\n", flush=True)
        if chosen.write:
            write(chosen.write, told)


if __name__ == "__main__":
    main(sys.argv[1:])
