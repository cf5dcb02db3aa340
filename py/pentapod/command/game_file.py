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
from itertools import takewhile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, TextIO

from pentapod import games
from pentapod.api.computers import computer_action
from pentapod.api.words import say
from pentapod.bots.levels import LEVELS
from pentapod.command.blame import Source, fault, rule_of
from pentapod.command.contract import edits, pictures, positions, random_games
from pentapod.command.contract.random_games import Case, at, cases, play, require
from pentapod.engine import link
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE
from pentapod.engine.state import Path as Touches
from pentapod.frame.rules import Rule
from pentapod.frame.spaces import Columns
from pentapod.frame.state import State
from pentapod.frame.touches import Domain
from pentapod.scene.shapes import View

SECONDS: Final = 15
"""After so many seconds nothing more is begun; for a third of them games are only played."""

PATIENCE: Final = 10
"""So long a game may think about one position."""

LAST: Final = 50
"""After so many seconds the process ends, whatever it does."""

GAMES, THOROUGH = 100, 8
"""At most so many games are played with each set of options, and so many more are asked everything."""

PLIES: Final = 5000
"""A random game is over after so many actions."""

LOOKS: Final = 12
"""At so many positions of a game it is asked whether they are what their texts say, and hide what they should."""

LINKS: Final = 20
"""So many links are opened in another process."""

EDITS: Final = 30
"""So many changes are made to each of some positions by hand."""

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
    command = [sys.executable, "-c", f"from {__name__} import main; main()", str(file), str(folder), str(seconds)]
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
        return False, source.told(1, say("file-ended"))
    found = ((int(line), name) for path, line, name in frames if path == source.path)
    line, name = next(found, (source.line_of(""), "<module>"))
    rule = next((rule for *_, name in frames if (rule := rule_of(name))), say("file-import"))
    called = file.name if name == "<module>" else name.strip("<>")
    return False, source.told(line, say("file-stuck", name=called), rule, position)


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
            report = f"broken\n{fault(error, source, say('file-import'))}"
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
    state = game.start(game.choose())
    require(isinstance(state, State), "The positions of a game are of a class that extends State.")
    assert isinstance(state, State)
    positions.check_record(game)
    check_touches(type(state))
    every = list(cases(game))
    played = [
        check_end(case, Random(f"{case} {number}"))
        for number in range(GAMES)
        for case in every
        if number == 0 or watch.seconds < seconds / 3
    ]
    asked = ((number, case) for number in range(THOROUGH) for case in every)
    for number, case in takewhile(lambda _: watch.seconds < seconds, asked):
        rng = Random(f"{case} thorough {number}")
        check_match(case, check_end(case, rng, resignations=0.02 * (number % 2)), rng)
    return played


def check_elsewhere(game: Game, links: list[str]) -> str:
    """A link opens everywhere: no rule depends on the order of a set, or on anything else but the position."""
    for text in links:
        try:
            link.decode(text, lambda _id, _version: game)
        except link.LinkError as error:
            require(False, "In another process a link of this game does not open: {why}", why=error)
    return ""


def check_end(case: Case, rng: Random, resignations: float = 0) -> Match:
    """Every action that is listed can be played, and a game comes to its end."""
    match = play(case, rng, PLIES, resignations)
    with at(match.state):
        rule = "A game comes to its end: this one has not after {count} random actions."
        require(match.state.result is not None, rule, "ending", count=PLIES)
        positions.check_result(case, match.state)
    return match


def check_match(case: Case, match: Match, rng: Random) -> None:
    """A match holds whatever is asked of it: rules, words, pictures, the editor, computer players."""
    plies = range(match.ply + 1)
    for ply in sorted(rng.sample(plies, min(len(plies), LOOKS))):
        state = match.state_at(ply)
        with at(state):
            assert isinstance(state, State)
            match.go(ply)
            positions.check_actions(case, state)
            check_meant(state)
            positions.check_after(state, rng)
            positions.check_refused(match, rng)
            positions.check_position(case.game, state, rng)
            if case.game.hidden:
                positions.check_redeal(case, state, rng)
                positions.check_log(case, state, rng)
    match.go(plies[-1])
    positions.check_match(case, match, rng)
    for ply in sorted({0, rng.choice(plies), plies[-1]}):
        state = match.state_at(ply)
        with at(state):
            assert isinstance(state, State)
            pictures.check_scenes(case, state, rng)
            pictures.check_waiting(case, state, rng)
            pictures.check_refusals(case, state, rng)
            check_editor(case.game, state, rng)
            check_computer(case.game, match, ply)


def check_touches(kind: type[State]) -> None:
    """Each thing that can be touched has a name of its own."""
    boards = {board.space: board.name for board in kind.boards()}
    owners: dict[Domain, str] = dict(boards.items())
    for rule in kind.rules:
        for name, domain in rule.parts.items():
            if domain.space not in boards or isinstance(domain, Columns):
                owners.setdefault(domain, f"{rule.name}: {name}")
    known: dict[str, str] = {}
    named = [(owner, touch) for domain, owner in owners.items() for touch in domain.all_touches()]
    for owner, touch in (*named, *((rule.name, rule.name) for rule in kind.rules if not rule.parts)):
        other = known.setdefault(touch, owner)
        twice = "Two things that can be touched have two names: {touch!r} is one of {one} and one of {other}."
        require(other == owner, twice, owner.partition(":")[0], touch=touch, one=other, other=owner)


def check_meant(state: State) -> None:
    """The same touches are not two actions."""
    known: dict[Touches, Rule] = {}
    for rule in () if state.drawing or state.result else state.active:
        for path in rule.paths(state):
            other = known.setdefault(path, rule)
            twice = "The same touches are one action: {path} is one of {one} and one of {other}."
            require(other is rule, twice, rule.name, path="-".join(path), one=other.name, other=rule.name)


def check_editor(game: Game, state: State, rng: Random) -> None:
    """Positions are set up by hand, and those that can be are played on."""
    editor = games.editor(game.id)
    for edited in edits.walk(editor, editor.read(state.text()), rng, EDITS):
        with at(edited):
            pictures.check_parts(editor.scene(edited, View()))
            edits.plays_on(game, edited.text(), rng)


def check_computer(game: Game, match: Match, ply: int) -> None:
    """A computer player finds something to do."""
    match.go(ply)
    for seat in match.state.actors:
        if seat != CHANCE:
            done = computer_action(match, seat, level=1, nodes=LEVELS[0].nodes)
            require(done in match.state.actions(), "A computer player plays what is legal.", done)


def summary(game: Game, played: list[Match]) -> str:
    """How long random games are, how much there is to choose, and who wins."""
    plies = [len(match.steps) for match in played]
    choices = [step.radix for match in played for step in match.steps if step.action.seat != CHANCE]
    shares = [match.state.result[0] for match in played if match.state.result]
    drawn = sum(len({*(match.latest.result or ())}) == 1 for match in played)
    return say(
        "file-holds",
        game=game.name,
        games=len(played),
        sets=len(list(cases(game))),
        mean=f"{sum(plies) / len(played):.1f}",
        most=max(plies),
        choice=f"{sum(choices) / max(1, len(choices)):.1f}",
        widest=max(choices, default=0),
        share=f"{sum(shares) / len(played):.2f}",
        drawn=f"{drawn / len(played):.0%}",
    )
