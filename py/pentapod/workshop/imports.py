"""What the file of a game may import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec

from pentapod.contract.blame import Fault, Source
from pentapod.contract.words import say


def foreign(source: Source) -> Fault | None:
    """The first import of a file that leads elsewhere than to the frame and Python's library."""
    for line, name in _imports(source):
        top = name.partition(".")[0]
        if top != "pentapod" and top not in sys.stdlib_module_names:
            return Fault(line, say("foreign", name=name))
        if top != "pentapod" and find_spec(top) is None:
            return Fault(line, say("not-here", name=name))
    return None


def _imports(source: Source) -> Iterator[tuple[int, str]]:
    for node in (node for one in source.body for node in ast.walk(one)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or "."
