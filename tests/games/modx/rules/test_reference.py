"""The game against the slow reference: the same actions, texts and results, in games that seek patterns."""

from __future__ import annotations

from random import Random
from re import findall

import pytest

from games.modx.rules.reference import JOKER, TARGETS, Frame, Table, cell
from games.modx.rules.test_perft import TABLE
from games.modx.tables import GAME
from pentapod.engine.state import Action, State
from random_play import GAMES

SLOW = 100
"""As many games as the reference can play in a minute or so."""

PLAYERS = {"2": "2", "3": "3", "4": "4", "t": "teams"}


def laid_out(line: str) -> Table:
    """The table that a position tells in which a piece is placed or Jokers are put back."""
    options, ranks, turn, task, quiet, _, overlooked = line.split(" ")
    table = Table(options[0], options[1] == "c")
    for y, rank in zip(reversed(range(8)), ranks.split("/"), strict=True):
        x = 0
        for run, several, single in findall(r"(\d)|\((\w+)\)|(\w)", rank):
            for thing in several or single:
                if thing.islower():
                    table.stacks[x, y].append("bogp".index(thing))
                else:
                    table.piece[x, y] = JOKER if thing == JOKER else "BOGP".index(thing)
            x += int(run or 1)
    kind, _, cells = task.partition(":")
    table.turn = "bogp".index(turn)
    table.frames = [Frame(kind, table.turn)]
    table.frames[0].hand = [cell(name) for name in cells.split(",") if name]
    table.quiet = int(quiet)
    table.open = {("bogp".index(entry[0]), entry[2:]) for entry in overlooked.split(",") if entry != "-"}
    assert table.text() == line
    return table


def count(table: Table, depth: int) -> int:
    actions = table.actions()
    return len(actions) if depth == 1 else sum(count(table.play(action), depth - 1) for action in actions)


@pytest.mark.parametrize(("name", "line", "counts"), TABLE, ids=[name for name, _, _ in TABLE])
def test_perft_of_the_reference(name: str, line: str, counts: tuple[int, int, int]) -> None:
    table = laid_out(line)
    assert (count(table, 1), count(table, 2)) == counts[:2]


def eager(state: State, rng: Random, zeal: float) -> Action:
    """A random action, with some likelihood one that scores, ticks or claims."""
    actions = state.actions()
    if rng.random() < zeal:
        telling = [action for action in actions if tells(state.after(action))]
        if telling:
            return rng.choice(telling)
    return rng.choice(actions)


def tells(state: State) -> bool:
    """Whether something is under way: more than a placement, or Done after one."""
    kind, seats = state.text().split(" ")[3], [seat for seat, _ in state.actions()]
    return "place" not in kind and (kind != "tick" or seats.count(state.turn or 0) > 1)


def compare(table: Table, state: State) -> None:
    assert state.text() == table.text()
    assert [tuple(action) for action in state.actions()] == table.actions()
    assert state.result == table.result()


@pytest.mark.parametrize("patterns", ["auto", "claim"])
@pytest.mark.parametrize("players", TARGETS)
def test_the_game_is_the_reference(players: str, patterns: str) -> None:
    for number in range(min(GAMES, SLOW)):
        rng = Random(f"{players} {patterns} {number}")
        resigning = 0.02 * (number % 3 == 1)
        table = Table(players, patterns == "claim")
        state = GAME.start(GAME.choose(players=PLAYERS[players], patterns=patterns))
        zeal = rng.random()
        compare(table, state)
        while state.result is None:
            seat = rng.randrange(table.seats)
            if rng.random() < resigning and seat not in table.out:
                state, table = state.resign(seat), table.resign(seat)
            else:
                action = eager(state, rng, zeal)
                state, table = state.after(action), table.play((action.seat, action.path))
            compare(table, state)
            assert GAME.position(state.text()).text() == state.text()
