"""Adds links to the museum, `frozen.toml`:

    .venv/bin/python tests/links/add.py --game pods
    .venv/bin/python tests/links/add.py "pods:1.00.B.w.xqFa" "a note on what is special in it"

The first form adds what the tests ask of a new game, or of a new version of its rules: `RANDOM` random games or
more, played one after the other with every set of options, to their ends or somewhere before, some with somebody who
resigns; and `SET_UP` with a few actions from positions in the middle of random games, as if they had been set up.
Links are only ever added: from release 1.0.0 on what stands in the file was given to people and must open for ever.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from every_game import ALL, find  # noqa: E402
from pentapod.engine import link  # noqa: E402
from pentapod.engine.game import Game  # noqa: E402
from pentapod.engine.match import Match  # noqa: E402
from random_play import Case, cases, play  # noqa: E402

MUSEUM = Path(__file__).with_name("frozen.toml")
RANDOM = 10
SET_UP = 3
TRIES = 1000
"""How many random matches are tried until enough of them are new."""


def add(match: Match, note: str) -> bool:
    """Append a match as it stands, unless its link is there already; whether it was appended."""
    text = link.encode(match)
    if text in {entry["link"] for entry in tomllib.loads(MUSEUM.read_text("utf-8")).get("link", ())}:
        return False
    fields = {"link": text, "position": match.latest.text(), "note": note}
    with MUSEUM.open("a", encoding="utf-8") as file:
        file.write("\n[[link]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in fields.items()))
    return True


def add_game(game: Game) -> None:
    """Append what the tests ask of a game. Of a short game the same link may come again, and is played anew."""
    every, rng = list(cases(game)), Random()
    for make, many in ((random_match, max(RANDOM, len(every))), (set_up_match, SET_UP)):
        added = 0
        for _ in range(TRIES):
            if added == many:
                break
            added += add(*make(every[added % len(every)], rng, added))


def random_match(case: Case, rng: Random, number: int) -> tuple[Match, str]:
    """A random match: every other one whole, the rest cut short, some of these by somebody who resigns."""
    whole = play(case, rng)
    end = len(whole.steps) if number % 2 else rng.randrange(len(whole.steps))
    match = link.decode(link.encode(whole, end), find)
    if resigns := number % 4 == 2:
        match.resign(rng.randrange(case.game.seats(case.options)))
    options = ", ".join(f"{name} {choice}" for name, choice in case.options.items()) or "no options"
    return match, f"random play, {options}, {end} of {len(whole.steps)} actions{', then resigned' if resigns else ''}"


def set_up_match(case: Case, rng: Random, number: int) -> tuple[Match, str]:
    """A match that begins from a position, with some actions."""
    whole = play(case, rng)
    match = Match.from_position(case.game, whole.state_at(rng.randrange(len(whole.steps))).text())
    for _ in range(rng.randrange(20)):
        if match.state.result is None:
            match.play_index(rng.randrange(len(match.state.actions())))
    return match, f"begun from a position, {len(match.steps)} actions of random play"


if __name__ == "__main__":
    if sys.argv[1] == "--game":
        add_game(max((game for game in ALL if game.id == sys.argv[2]), key=lambda game: game.version))
    else:
        add(link.decode(sys.argv[1], find), sys.argv[2])
