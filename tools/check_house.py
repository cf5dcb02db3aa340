"""Checks the shape of the source: `python tools/check_house.py` prints what is wrong with it, and fails if anything is.

It ends with the size of the Python that we ship, in nodes of syntax: a count that neither layout nor comments change.

The rules:

- *circle*: no module imports itself by way of others, imports for types and inside functions included;
- *function*: no function is longer than `MOST_LINES` lines where rules are decided, played and shown;
- *rooms*: every game has the same rooms, and in them the same files for the same jobs;
- *sentence*: no sentence that people read stands in code; catalogs have them.

Which room may import which other is said in pyproject.toml, and checked by import-linter.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from site_files import ROOT

MOST_LINES: Final = 40

SHIPPED: Final = "py/pentapod"

SHORT_FUNCTIONS: Final = (
    "examples/*/rules/**",
    "py/pentapod/games/*/rules/**",
    "py/pentapod/engine/**",
    "py/pentapod/play/**",
    "py/pentapod/web/**",
)

SENTENCE: Final = re.compile(r"[A-Z][a-z]*(,? [A-Za-z']+){2,}")
"""How a sentence begins: a capital letter, and three words or more."""

UNSPOKEN: Final = re.compile(r"py/pentapod/(contract|command|games/\w+/data)/")
"""Where sentences are for programmers: the contract of a game, the help of the command, what a network is told."""

GAMES: Final = "py/pentapod/games"
EXAMPLES: Final = "examples"

ROOMS: Final = frozenset({"__init__.py", "data", "editor.py", "evaluation.py", "guide.md", "rules", "scene", "words"})
"""What the folder of every game holds."""

EXTRAS: Final = frozenset({"endgame.py", "goals.py", "lessons.md", "puzzles.txt"})
"""What it may hold beside them: proofs of late positions, the lessons, what they ask for, and puzzles."""

TRANSLATED: Final = re.compile(r"\.[a-z]{2}(?=\.md$)")
"""What the name of a text in another language has more, as `guide.de.md`."""

FURNITURE: Final = (
    "data/table.py",
    "data/table.toml",
    "rules/state.py",
    "rules/text.py",
    "scene/scene.py",
    "words/words.py",
)
"""What the rooms of every game hold, beside what only this game needs."""


class Fault(NamedTuple):
    """A place where a rule is not kept. The places of a circle are all its modules."""

    rule: str
    places: tuple[str, ...]
    words: str


def faults(root: Path) -> list[Fault]:
    """Everything that is wrong with the source below a checkout."""
    found = [
        *circles(root / "py"),
        *long_functions(root),
        *odd_rooms(root, GAMES),
        *odd_rooms(root, EXAMPLES),
        *sentences(root),
    ]
    return sorted(found)


# -- circles ---------------------------------------------------------------------------------------


def circles(folder: Path) -> Iterator[Fault]:
    """The circles among the modules below a folder.

    Importing a module runs the packages that it lies in, which is not counted: a package would import itself by way of
    each of its modules. Neither is what `import_module` finds by a name that is made when the program runs.
    """
    graph = import_graph(folder)
    for modules in strongly_connected(graph):
        yield Fault("circle", tuple(modules), f"{len(modules)} modules import each other: {', '.join(modules)}")


def import_graph(folder: Path) -> dict[str, set[str]]:
    """By name of each module below a folder, those of them that it imports anywhere in its text."""
    names = {file: _module_name(file.relative_to(folder)) for file in folder.rglob("*.py")}
    modules = frozenset(names.values())
    return {
        name: set(_imports(ast.parse(file.read_text("utf-8")), _package(file, name), modules)) - {name}
        for file, name in names.items()
    }


def _module_name(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _package(file: Path, name: str) -> str:
    return name if file.name == "__init__.py" else name.rpartition(".")[0]


def _imports(tree: ast.Module, package: str, modules: frozenset[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            inner = [f"{source}.{alias.name}" for alias in node.names]
            wanted = [name if name in modules else source for name in inner]
        else:
            continue
        yield from (name for name in wanted if name in modules)


def strongly_connected(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The largest groups of nodes each of which leads to all others of its group, without those of one node."""
    reached = {node: _reachable(graph, node) for node in graph}
    groups = {tuple(sorted(other for other in reached[node] if node in reached[other])) for node in graph}
    return [list(group) for group in sorted(groups) if len(group) > 1]


def _reachable(graph: Mapping[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for node in graph[ahead.pop()] - seen:
            seen.add(node)
            ahead.append(node)
    return seen


# -- sentences -------------------------------------------------------------------------------------


def sentences(root: Path) -> Iterator[Fault]:
    """The sentences in code that people read: neither docstrings nor what only programmers are told."""
    for file in sorted((root / SHIPPED).rglob("*.py")):
        place = file.relative_to(root).as_posix()
        if UNSPOKEN.match(place):
            continue
        tree = ast.parse(file.read_text("utf-8"))
        silent = {id(part) for node in ast.walk(tree) if _is_unsaid(node) for part in ast.walk(node)}
        texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
        for node in texts:
            if id(node) not in silent and SENTENCE.match(str(node.value)):
                yield Fault("sentence", (f"{place}:{node.lineno}",), f"belongs in a catalog: {place}: {node.value!r}")


def _is_unsaid(node: ast.AST) -> bool:
    """Whether a statement says something to programmers alone: a docstring, an error of theirs."""
    return isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


# -- functions, rooms ------------------------------------------------------------------------------


def long_functions(root: Path) -> Iterator[Fault]:
    """The functions of more than `MOST_LINES` lines, from `def` to the end, where functions are to be short."""
    for pattern in SHORT_FUNCTIONS:
        for file in root.glob(f"{pattern}/*.py"):
            place = file.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    lines = (node.end_lineno or node.lineno) - node.lineno + 1
                    if lines > MOST_LINES:
                        yield Fault("function", (place,), f"{place}:{node.lineno} {node.name} has {lines} lines")


def odd_rooms(root: Path, games: str) -> Iterator[Fault]:
    """Where the folder of a game holds something else than the folders of the others."""
    for game in sorted((root / games).glob("*/__init__.py")):
        folder = game.parent
        place = f"{games}/{folder.name}"
        held = {TRANSLATED.sub("", entry.name) for entry in folder.iterdir() if entry.name != "__pycache__"}
        missing = sorted(ROOMS - held) + [file for file in FURNITURE if not (folder / file).is_file()]
        if missing:
            yield Fault("rooms", (place,), f"{place} has no {', '.join(missing)}")
        if odd := sorted(held - ROOMS - EXTRAS):
            yield Fault("rooms", (place,), f"{place} holds {', '.join(odd)}: that belongs into a room")


def size(folder: Path) -> int:
    """How many nodes of syntax the Python below a folder has."""
    return sum(1 for file in folder.rglob("*.py") for _ in ast.walk(ast.parse(file.read_text("utf-8"))))


def main() -> None:
    found = faults(ROOT)
    for fault in found:
        print(f"{fault.rule}: {fault.words}")
    if found:
        sys.exit(f"{len(found)} faults in the shape of the source; the rules stand in tools/check_house.py")
    print(f"{SHIPPED}: {size(ROOT / SHIPPED):,} nodes of syntax")


if __name__ == "__main__":
    main()
