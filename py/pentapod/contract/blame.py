"""What is wrong with the game in a file, from an error: the line, the rule of the contract, and the position."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from functools import cached_property
from itertools import chain
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import Any, Final, NamedTuple

from pentapod import games
from pentapod.contract.random_games import About, Broken
from pentapod.contract.words import say
from pentapod.engine.game import Game
from pentapod.engine.match import Match
from pentapod.engine.message import Message
from pentapod.engine.state import Action, PositionError
from pentapod.frame.fields import Field
from pentapod.frame.reasons import BadDeclaration, Frozen, Refused
from pentapod.frame.rules import Rule
from pentapod.frame.state import State
from pentapod.frame.vocabulary import VALUES, words_of

TRIES: Final = 50
"""So often a rule is asked whether it says the same each time."""


FRAME: Final = Field.__module__.rpartition(".")[0]
"""The package that games write with."""


class Fault(NamedTuple):
    """What is wrong in a line of a file, which rule that breaks, and the position that shows it; "" where none does."""

    line: int
    what: str
    rule: str = ""
    position: str = ""

    def told(self, file: Path) -> str:
        """All of it, in lines for a shell."""
        more = [say(key, text=text) for key, text in (("rule", self.rule), ("position", self.position)) if text]
        return "\n".join((f"{file}:{self.line}: {self.what}", *more))


class Source:
    """The text of a file, and where in it something is."""

    def __init__(self, file: Path) -> None:
        self.file, self.path = file, str(file.resolve())

    @cached_property
    def body(self) -> list[ast.stmt]:
        """Its statements; none if it is no Python."""
        try:
            return ast.parse(self.file.read_bytes()).body
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
            return []

    @cached_property
    def lines(self) -> dict[str, int]:
        """Where the names of the file and of its classes are defined; "" is the class of the game."""
        classes = [node for node in self.body if isinstance(node, ast.ClassDef)]
        last = self.body[-1].end_lineno or 1 if self.body else 1
        found = {"": classes[-1].lineno if classes else last, "GAME": last}
        for node in chain(self.body, *(one.body for one in classes)):
            if isinstance(node, ast.FunctionDef):
                found[node.name] = node.lineno
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                for name in ast.walk(node):
                    if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                        found[name.id] = node.lineno
        return found

    @cached_property
    def unreturned(self) -> int:
        """Where an ending is made and not returned; 0 if that is nowhere."""
        nodes = (node.value for one in self.body for node in ast.walk(one) if isinstance(node, ast.Expr))
        calls = (node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
        return next((call.lineno for call in calls if call.func.id in ("won", "drawn")), 0)  # type: ignore[attr-defined]

    @property
    def first_action(self) -> int:
        """Where the first action is defined."""
        nodes = (node for one in self.body for node in ast.walk(one) if isinstance(node, ast.FunctionDef))
        actions = (node for node in nodes if any(map(_calls_action, node.decorator_list)))
        return next((node.lineno for node in actions), self.lines[""])

    def line_of(self, name: str) -> int:
        """Where a name is defined; where the game is, if it is not."""
        return self.lines.get(name, self.lines[""])

    def line_in(self, frames: list[FrameType]) -> int:
        """Where that is declared which code of the frame was about: a sentence, a rule, a field."""
        for value in (value for frame in reversed(frames) for value in frame.f_locals.values()):
            said = value.key if isinstance(value, Message) else value
            if isinstance(said, str) and " " in said:
                nodes = (node for one in self.body for node in ast.walk(one) if isinstance(node, ast.Constant))
                if line := next((node.lineno for node in nodes if node.value == said), 0):
                    return line
            elif isinstance(value, Rule | Field) and value.name in self.lines:
                return self.lines[value.name]
        return self.lines[""]


def _calls_action(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(called, ast.Name) and called.id == "action"


def rule_of(name: str) -> str:
    """The rule that a question of the contract asks about, by the name of its function; "" if it is none."""
    modules = [module for path, module in sys.modules.items() if path.startswith(__package__)]
    functions = (vars(module).get(name) for module in modules if name.startswith("check_"))
    function = next(filter(None, functions), None)
    return " ".join((function.__doc__ or "").split("\n\n")[0].split()) if function else ""


class _Place(NamedTuple):
    line: int
    name: str
    """The function of the file."""


def fault(error: BaseException, source: Source, rule: str = "") -> Fault:
    """What an error says about a file; `rule` is the one that it breaks, unless a question of the contract was put."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    asked = [known for frame in frames if (known := rule_of(frame.f_code.co_name))]
    rule, position = asked[-1] if asked else rule, next(iter(getattr(error, "__notes__", ())), "")
    in_file = [
        _Place(line, frame.f_code.co_name)
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_code.co_filename == source.path
    ]
    last = in_file[-1] if in_file else _Place(source.line_in(frames), "")
    state = _state_in(frames)
    match error:
        case Broken(about="ending") if source.unreturned:
            return Fault(source.unreturned, say("unreturned"), rule, position)
        case Broken(about=about):
            name = _blamed(about, state)
            line = _line_run(source.path, getattr(state, name)) if name in ("ending", "impossible") and state else 0
            return Fault(line or source.line_of(name), str(error), rule, position)
        case SyntaxError(lineno=line) if not in_file or error.filename == source.path:
            return Fault(line or 1, say("syntax", why=error.msg), say("python"))
        case games.NoGame():
            return Fault(source.line_of("GAME") if "GAME" in str(error) else 1, str(error))
        case Refused(reason=reason):
            key = "late" if _is_steady(frames) else "fickle"
            return Fault(last.line, say(key, name=last.name, why=reason.key), rule, position)
        case Frozen():
            return Fault(last.line, say("frozen", name=last.name), rule, position)
        case PositionError():
            wrong = _field_wrong(state) if state else ""
            line = source.line_of(wrong) if wrong or not state else _line_run(source.path, state.impossible)
            game = next((game for frame in frames if isinstance(game := frame.f_locals.get("game"), Game)), None)
            why = game.words.fault(error) if game and len(error.args) > 1 else str(error)
            return Fault(line or source.line_of(""), say("refused", why=why), rule, position)
        case BadDeclaration():
            return Fault(last.line, str(error), rule, position)
        case AttributeError(name=str(name), obj=obj) if name:
            why = _no_attribute(name, obj, state, source)
        case NameError(name=str(name)) if name in vars(sys.modules[FRAME])["__all__"]:
            why = say("not-imported", name=name)
        case RecursionError() | MemoryError() | SystemExit():
            why = say(f"{type(error).__name__.lower()}")
        case _:
            why = say("error", kind=type(error).__name__, why=str(error).rstrip("."))
    return Fault(last.line, why, rule, position)


def _no_attribute(name: str, thing: object, state: State | None, source: Source) -> str:
    """That something has no word of this name, by what its file calls it, with the word that was meant."""
    kind = type(thing)
    if not kind.__module__.startswith((FRAME, f"{games.__name__}.{source.file.stem}")):
        return say("error", kind="AttributeError", why=f"{kind.__name__!r} has no attribute {name!r}")
    own = [known for known in vars(kind) if not known.startswith("_")] if isinstance(thing, State) else []
    near = next(iter(get_close_matches(name, (*words_of(kind), *own), 1)), None)
    return say("no-attribute", thing=_called(thing, state, source), name=name, near=near)


def _called(thing: object, state: State | None, source: Source) -> str:
    """What a file calls a position, a part of one, or something of its own."""
    if isinstance(thing, State):
        return "self"
    module = sys.modules.get(f"{games.__name__}.{source.file.stem}")
    for name, value in (vars(module) if module else {}).items():
        if value is thing:
            return name
    kind = type(state) if state else next((one for one in _kinds(module)), State)
    fields = [f"self.{name}" for name, field in kind.fields.items() if isinstance(thing, VALUES.get(type(field), ()))]
    return fields[0] if len(fields) == 1 else type(thing).__name__


def _kinds(module: object) -> list[type[State]]:
    """The classes of positions that a file has."""
    found = vars(module).values() if module else ()
    return [one for one in found if isinstance(one, type) and issubclass(one, State) and one is not State]


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


def _blamed(about: About, state: State | None) -> str:
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
