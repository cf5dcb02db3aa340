"""Adds links to the museum, `frozen.toml`. Run it from the project's folder:

    PYTHONPATH=py:tests .venv/bin/python tests/links/add.py "pods:1.00.B.w.xqFa" "a note on what is special in it"
    PYTHONPATH=py:tests .venv/bin/python tests/links/add.py --random pods 10
    PYTHONPATH=py:tests .venv/bin/python tests/links/add.py --set-up pods 3

The second form plays random games, one after the other with every set of options, to their ends or somewhere before;
the third a few actions from positions in the middle of random games, as if they had been set up.
Links are only ever added: from release 1.0.0 on what stands in the file was given to people and must open for ever.
"""

from __future__ import annotations

import json
import sys
import tomllib
from itertools import cycle, islice
from pathlib import Path
from random import Random

from every_game import ALL, find
from pentapod.engine import link
from pentapod.engine.match import Match
from random_play import cases, play

MUSEUM = Path(__file__).with_name("frozen.toml")


def add(match: Match, note: str) -> None:
    """Append a match as it stands, unless its link is there already."""
    text = link.encode(match)
    if text in {entry["link"] for entry in tomllib.loads(MUSEUM.read_text("utf-8")).get("link", ())}:
        return
    fields = {"link": text, "position": match.latest.text(), "note": note}
    with MUSEUM.open("a", encoding="utf-8") as file:
        file.write("\n[[link]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in fields.items()))


def add_random(game_id: str, many: int) -> None:
    """Append random matches of the newest version of a game: half of them whole, half of them cut short."""
    game = max((game for game in ALL if game.id == game_id), key=lambda game: game.version)
    rng = Random()
    for number, case in enumerate(islice(cycle(cases(game)), many)):
        whole = play(case, rng, resignations=0.05 * (number % 5 == 4))
        end = len(whole.steps) if number % 2 else rng.randrange(len(whole.steps))
        options = ", ".join(f"{name} {choice}" for name, choice in case.options.items()) or "no options"
        add(link.decode(link.encode(whole, end), find), f"random play, {options}, {end} of {len(whole.steps)} actions")


def add_set_up(game_id: str, many: int) -> None:
    """Append matches that begin from a position, with some actions."""
    game = max((game for game in ALL if game.id == game_id), key=lambda game: game.version)
    rng = Random()
    for case in islice(cycle(cases(game)), many):
        whole = play(case, rng)
        match = Match.from_position(game, whole.state_at(rng.randrange(len(whole.steps))).text())
        for _ in range(rng.randrange(20)):
            if match.state.result is None:
                match.play_index(rng.randrange(len(match.state.actions())))
        add(link.decode(link.encode(match), find), f"begun from a position, {len(match.steps)} actions of random play")


if __name__ == "__main__":
    if sys.argv[1] == "--set-up":
        add_set_up(sys.argv[2], int(sys.argv[3]))
    elif sys.argv[1] == "--random":
        add_random(sys.argv[2], int(sys.argv[3]))
    else:
        add(link.decode(sys.argv[1], find), sys.argv[2])
