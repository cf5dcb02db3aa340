"""`pentapod check mygame.py`: the contract put to the game in a file, in a process that ends by itself.

Whatever is wrong is said with the line of the file, the rule of the contract, and the position that shows it.
"""

from __future__ import annotations

import ast
import faulthandler
import os
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from itertools import chain, takewhile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import walk_tb
from types import FrameType
from typing import Any, Final, NamedTuple, TextIO

from pentapod import games
from pentapod.api.computers import computer_action
from pentapod.api.words import say
from pentapod.bots.levels import LEVELS
from pentapod.command.contract import edits, pictures, positions, random_games
from pentapod.command.contract.random_games import Broken, Case, at, cases, play, require
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.state import CHANCE, Action, PositionError
from pentapod.engine.state import Path as Touches
from pentapod.frame.reasons import Frozen, Refused
from pentapod.frame.rules import Rule
from pentapod.frame.spaces import Columns
from pentapod.frame.state import State
from pentapod.frame.touches import Domain
from pentapod.scene.shapes import View

PLAYED, SECONDS = 5, 15
"""So many seconds games are only played; after so many nothing more is begun."""

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

EDITS: Final = 30
"""So many changes are made to each of some positions by hand."""

TRIES: Final = 50
"""So often a rule is asked whether it says the same each time."""

GIGABYTES: Final = 4
"""So much memory the process may take, where a system can limit it."""


# ---------------------------------------------------------------------- from outside


def check(file: Path) -> tuple[bool, str]:
    """Whether the game in a file holds what every game must hold, and what to print about it."""
    with TemporaryDirectory() as folder:
        paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", __name__, str(file), folder]
        limit = LAST + 5
        sys.stdout.flush()
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(command, env=os.environ | paths, stdin=subprocess.DEVNULL, check=False, timeout=limit)
        report, stuck, position = (
            found.read_text("utf-8") if (found := Path(folder, name)).exists() else ""
            for name in ("report", "stuck", "position")
        )
    if report:
        verdict, _, text = report.partition("\n")
        return verdict == "holds", text
    source = Source(file)
    frames = re.findall(r'File "(.*)", line (\d+) in (.*)', stuck)
    where = next(((int(line), name) for path, line, name in frames if path == str(file.resolve())), None)
    if not frames:
        return False, source.told(1, say("file-ended"))
    line, name = where or (source.line_of(""), "")
    name = name.strip("<>") if name not in ("", "<module>") else file.name
    rule = next((rule for *_, name in frames if (rule := _rule_of(name))), "")
    return False, source.told(line, say("file-stuck", name=name), rule, position)


class Source:
    """The text of a file, and where in it something is."""

    def __init__(self, file: Path) -> None:
        self.file, self.path = file, str(file.resolve())

    def told(self, line: int, what: str, rule: str = "", position: str = "") -> str:
        """What is wrong in a line, which rule that breaks, and where it is seen."""
        more = [say(f"file-{key}", text=text) for key, text in (("rule", rule), ("position", position)) if text]
        return "\n".join((f"{self.file}:{line}: {what}", *more))

    @cached_property
    def lines(self) -> dict[str, int]:
        """Where the names of the file and of its classes are defined; "" is the class of the game."""
        try:
            body = ast.parse(self.file.read_bytes()).body
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
            return {"": 1}
        classes = [node for node in body if isinstance(node, ast.ClassDef)]
        last = body[-1].end_lineno or 1 if body else 1
        found = {"": classes[-1].lineno if classes else last, "GAME": last}
        for node in chain(body, *(one.body for one in classes)):
            if isinstance(node, ast.FunctionDef):
                found[node.name] = node.lineno
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                for name in ast.walk(node):
                    if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                        found[name.id] = node.lineno
        return found

    def line_of(self, name: str) -> int:
        """Where a name is defined; where the game is, if it is not."""
        return self.lines.get(name, self.lines[""])


def _rule_of(name: str) -> str:
    """The rule that a question of the contract asks about, by the name of its function; "" if it is none."""
    for module in (positions, pictures, edits, random_games, sys.modules[__name__]):
        if name.startswith("check_") and (function := vars(module).get(name)):
            return " ".join((function.__doc__ or "").split("\n\n")[0].split())
    return ""


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


def main(file: Path, folder: Path) -> None:
    """Check a file, and leave what is to be said about it in a folder."""
    with (folder / "stuck").open("w") as stuck, (folder / "position").open("w", encoding="utf-8") as position:
        watch = Watch(stuck, position)
        random_games.ON_PROGRESS.append(watch)
        source = Source(file)
        try:
            _limit_memory()
            report = f"holds\n{held(games.load(file), watch)}"
        except BaseException as error:
            report = f"broken\n{fault(error, source)}"
        (folder / "report").write_text(report, "utf-8")
        sys.stdout.flush()
        os._exit(0)  # Whatever threads the file has begun.


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:
        return  # Windows has no limits.
    resource.setrlimit(resource.RLIMIT_AS, (GIGABYTES << 30, GIGABYTES << 30))


def held(game: Game, watch: Watch) -> str:
    """Puts the contract to a game; how long its games are, once everything holds."""
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
        if number == 0 or watch.seconds < PLAYED
    ]
    asked = ((number, case) for number in range(THOROUGH) for case in every)
    for number, case in takewhile(lambda _: watch.seconds < SECONDS, asked):
        rng = Random(f"{case} thorough {number}")
        check_match(case, check_end(case, rng, resignations=0.02 * (number % 2)), rng)
    return summary(game, played, len(every))


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
    positions.check_match(case, match, rng)
    for ply in sorted({0, rng.choice(plies), match.ply}):
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


def summary(game: Game, played: list[Match], every: int) -> str:
    """How long random games are, how much there is to choose, and who wins."""
    plies = [len(match.steps) for match in played]
    choices = [step.radix for match in played for step in match.steps if step.action.seat != CHANCE]
    shares = [match.state.result[0] for match in played if match.state.result]
    drawn = sum(len({*(match.latest.result or ())}) == 1 for match in played)
    return say(
        "file-holds",
        game=game.name,
        games=len(played),
        sets=every,
        mean=sum(plies) / len(played),
        most=max(plies),
        choice=sum(choices) / max(1, len(choices)),
        widest=max(choices, default=0),
        share=sum(shares) / len(played),
        drawn=drawn / len(played),
    )


# ---------------------------------------------------------------------- what is wrong, and where


class _Place(NamedTuple):
    line: int
    name: str
    """The function of the file."""


def fault(error: BaseException, source: Source) -> str:
    """What an error says about a file."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    rules = [rule for frame in frames if (rule := _rule_of(frame.f_code.co_name))]
    rule, position = rules[-1] if rules else "", next(iter(getattr(error, "__notes__", ())), "")
    in_file = [
        _Place(line, frame.f_code.co_name)
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_code.co_filename == source.path
    ]
    last = in_file[-1] if in_file else _Place(source.line_of(""), "")
    state = _state_in(frames)
    match error:
        case Broken(about=about):
            name = _blamed(about, state)
            line = _line_run(source.path, getattr(state, name)) if name in ("ending", "impossible") and state else 0
            return source.told(line or source.line_of(name), str(error), rule, position)
        case SyntaxError(lineno=line) if not in_file or error.filename == source.path:
            return source.told(line or 1, say("file-syntax", why=error.msg), say("file-python"))
        case games.NoGame():
            return source.told(source.line_of("GAME") if "GAME" in str(error) else 1, str(error))
        case Refused(reason=reason):
            key = "file-late" if _is_steady(frames) else "file-fickle"
            return source.told(last.line, say(key, name=last.name, why=reason.key), rule, position)
        case Frozen():
            return source.told(last.line, say("file-frozen", name=last.name), rule, position)
        case PositionError():
            wrong = _field_wrong(state) if state else ""
            line = source.line_of(wrong) if wrong or not state else _line_run(source.path, state.impossible)
            return source.told(line or source.line_of(""), say("file-refused", why=error), rule, position)
        case RecursionError() | MemoryError() | SystemExit():
            why = say(f"file-{type(error).__name__.lower()}")
        case _:
            why = say("file-error", kind=type(error).__name__, why=str(error).rstrip("."))
    return source.told(last.line, why, rule or say("file-import"), position)


def _state_in(frames: list[FrameType]) -> State | None:
    """The position that was looked at when something went wrong."""
    found = [frame.f_locals.get("state") for frame in frames]
    found += [match.state for frame in frames if isinstance(match := frame.f_locals.get("match"), Match)]
    return next((state for state in reversed(found) if isinstance(state, State)), None)


def _is_steady(frames: list[FrameType]) -> bool:
    """Whether the rule that has just refused an action always says that it is legal before."""
    done = next((frame.f_locals for frame in reversed(frames) if isinstance(frame.f_locals.get("rule"), Rule)), None)
    if done is None:
        return True
    answers = [done["rule"].why_not(done["self"], done["action"].path) for _ in range(TRIES)]
    return not any(answers)


def _field_wrong(state: State) -> str:
    """The name of a field whose value cannot be; "" if all can."""
    for name, field in state.fields.items():
        value = vars(state)[name]
        try:
            if field.fault(field.read(field.write(value), state.seats)):
                return name
        except PositionError:
            return name
    return ""


def _blamed(about: random_games.About, state: State | None) -> str:
    """The name of what is to blame: of the rule of an action, or a member."""
    if isinstance(about, str):
        return about
    path = about.path if isinstance(about, Action) else about
    rules = state.rules if state else ()
    fitting = (rule.name for rule in rules if all(map(_contains, rule.touches, path)))
    return next(fitting, "")


def _contains(touches: Any, touch: str) -> bool:
    return touch in touches


def _line_run(path: str, call: Callable[[], object]) -> int:
    """The last line of a file that runs in a call; 0 if none does."""
    last = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal last
        if frame.f_code.co_filename == path:
            last = frame.f_lineno
        return trace

    sys.settrace(trace)
    with suppress(Exception):
        call()
    sys.settrace(None)
    return last


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
