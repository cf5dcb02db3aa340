"""`pentapod check mygame.py`: the contract put to the game in a file, in a process that ends by itself.

Whatever is wrong is said with the line of the file, the rule of the contract, and the position that shows it.
"""

from __future__ import annotations

import faulthandler
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, TextIO

from pentapod import games
from pentapod.api.words import say
from pentapod.contract import asking, random_games
from pentapod.contract import words as faults
from pentapod.contract.blame import Fault, Source, fault, rule_of
from pentapod.contract.random_games import cases, require
from pentapod.engine import catalog, link
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.message import decimal, percent
from pentapod.engine.state import CHANCE

SECONDS: Final = 15
"""After so many seconds nothing more is begun; for a third of them games are only played."""

PATIENCE: Final = 10
"""So long a game may think about one position."""

LAST: Final = 50
"""After so many seconds the process ends, whatever it does."""

LINKS: Final = 20
"""So many links are opened in another process."""

GIGABYTES: Final = 4
"""So much memory the process may take, where a system can limit it."""


# ---------------------------------------------------------------------- from outside


def check(file: Path, seconds: float = SECONDS) -> tuple[bool, str]:
    """Whether the game in a file holds what every game must hold, and what to print about it.

    A second process, in which sets have another order, opens the links of the first.
    """
    with TemporaryDirectory() as folder:
        first = _asked(file, Path(folder), seconds, "1")
        second = _asked(file, Path(folder), seconds, "2") if first[0] else first
    return first if second[0] else second


def _asked(file: Path, folder: Path, seconds: float, seed: str) -> tuple[bool, str]:
    """What a process says of a file."""
    settings = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONHASHSEED": seed}
    asked = [file, folder, seconds, catalog.chosen()]
    command = [sys.executable, "-c", f"from {__name__} import main; main()", *map(str, asked)]
    for name in ("report", "stuck", "position"):
        (folder / name).write_text("")
    sys.stdout.flush()
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(command, env=os.environ | settings, stdin=subprocess.DEVNULL, check=False, timeout=LAST + 5)
    report, stuck, position = ((folder / name).read_text("utf-8") for name in ("report", "stuck", "position"))
    if report:
        verdict, _, text = report.partition("\n")
        return verdict == "holds", text
    source = Source(file)
    frames = re.findall(r'File "(.*)", line (\d+) in (.*)', stuck)
    if not frames:
        return False, Fault(1, faults.say("ended")).told(file)
    found = ((int(line), name) for path, line, name in frames if path == source.path)
    line, name = next(found, (source.line_of(""), "<module>"))
    rule = next((rule for *_, name in frames if (rule := rule_of(name))), faults.say("import"))
    called = file.name if name == "<module>" else name.strip("<>")
    return False, Fault(line, faults.say("stuck", name=called), rule, position).told(file)


# ---------------------------------------------------------------------- inside


class Watch:
    """Ends the process where a game does not come back, and leaves behind where that was."""

    def __init__(self, stuck: TextIO, position: TextIO) -> None:
        self.begun, self.armed = monotonic(), 0.0
        self.stuck, self.position = stuck, position
        self()

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return monotonic() - self.begun

    def __call__(self, state: Any = None) -> None:
        now = monotonic()
        if state is not None:
            self.position.seek(0)
            self.position.write(random_games.written(state))
            self.position.truncate()
            self.position.flush()
        if now > self.armed + 1:
            self.armed = now
            limit = max(1, min(PATIENCE, LAST - self.seconds))
            faulthandler.dump_traceback_later(limit, exit=True, file=self.stuck)


def main() -> None:
    """Check a file, and leave what is to be said about it in a folder: the arguments of the process."""
    file, folder, seconds = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])
    catalog.choose(sys.argv[4])
    with (folder / "stuck").open("w") as stuck, (folder / "position").open("w", encoding="utf-8") as position:
        watch = Watch(stuck, position)
        random_games.ON_PROGRESS.append(watch)
        source = Source(file)
        try:
            _limit_memory()
            game, links = games.load(file), folder / "links"
            if links.exists():
                report = check_elsewhere(game, links.read_text("utf-8").splitlines())
            else:
                played = held(game, watch, seconds)
                links.write_text("\n".join(map(link.encode, played[:LINKS])), "utf-8")
                report = summary(game, played)
            report = f"holds\n{report}"
        except BaseException as error:
            report = f"broken\n{fault(error, source, faults.say('import')).told(file)}"
        (folder / "report").write_text(report, "utf-8")
        sys.stdout.flush()
        os._exit(0)  # Whatever threads the file has begun.


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:
        return  # Windows has no limits.
    resource.setrlimit(resource.RLIMIT_AS, (GIGABYTES << 30, GIGABYTES << 30))


def held(game: Game, watch: Watch, seconds: float) -> list[Match]:
    """Puts the contract to a game; games that were played at random."""
    asking.check_game(game)
    least, played = len(list(cases(game))), []
    for match in asking.random_games(game):
        played.append(match)
        if len(played) >= least and watch.seconds >= seconds / 3:
            break
    for _ in asking.thorough_games(game):
        if watch.seconds >= seconds:
            break
    return played


def check_elsewhere(game: Game, links: list[str]) -> str:
    """A link opens everywhere: no rule depends on the order of a set, or on anything else but the position."""
    for text in links:
        try:
            link.decode(text, lambda _id, _version: game)
        except link.LinkError as error:
            require(False, "In another process a link of this game does not open: {why}", why=error)
    return ""


def check_edition(game: Game, seconds: float = SECONDS / 3) -> str:
    """What to print about a game with another table after random games of it, each of which is over in the end."""
    begun, played = monotonic(), []
    for match in asking.random_games(game):
        played.append(match)
        if monotonic() > begun + seconds:
            break
    return summary(game, played)


def summary(game: Game, played: list[Match]) -> str:
    """How long random games are, how much there is to choose, and who wins."""
    plies = [len(match.steps) for match in played]
    choices = [step.radix for match in played for step in match.steps if step.action.seat != CHANCE]
    shares = [match.state.result[0] for match in played if match.state.result]
    drawn = sum(len({*(match.latest.result or ())}) == 1 for match in played)
    facts = {
        "game": game.name,
        "games": len(played),
        "sets": len(list(cases(game))),
        "mean": decimal(sum(plies) / len(played), 1),
        "most": max(plies),
        "choice": decimal(sum(choices) / max(1, len(choices)), 1),
        "widest": max(choices, default=0),
        "share": decimal(sum(shares) / len(played), 2),
        "drawn": percent(drawn / len(played)),
    }
    return say("file-holds", **facts)
