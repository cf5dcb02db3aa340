"""Which modules of Python's standard library the page needs.

The browser gets a trimmed library, so a module that nobody named is a module that fails on a
player's machine. The list is therefore made from what the code says: every import statement in our
packages, in games from elsewhere and in PyScript's own, plus `ALWAYS`. `compile_inside.py` then imports
them in Pyodide and keeps everything that came along.
"""

import ast
import sys
from pathlib import Path

from site_files import GATHERED, PACKAGES, ROOT

#: Plain tools of the trade that a new module of ours may use without thinking of this list.
ALWAYS = frozenset(
    "__future__ abc array base64 binascii bisect calendar collections.abc contextlib copy dataclasses datetime enum "
    "fractions functools hashlib heapq html io itertools json math operator random re statistics string "
    "textwrap time tomllib traceback types typing urllib.parse zlib".split()
)

FOR_PROGRAMS = frozenset({"adapters", "api", "command"})
"""The folders of our package that are for shells and other programs alone."""

OUR_PACKAGES = ROOT / "py"
PYSCRIPT_PACKAGE = PACKAGES / "@pyscript/core/src/stdlib/pyscript"


def wanted() -> list[str]:
    """Dotted names to import, sorted."""
    return sorted(ALWAYS.union(*map(imported_by, (OUR_PACKAGES, PYSCRIPT_PACKAGE, GATHERED))))


def imported_by(folder: Path) -> frozenset[str]:
    """Standard library modules named in any import statement below `folder`, inside functions too.

    What is for shells and other programs alone is not looked at.
    """
    names: set[str] = set()
    for path in folder.rglob("*.py"):
        if FOR_PROGRAMS & set(path.relative_to(folder).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return frozenset(name for name in names if name.split(".")[0] in sys.stdlib_module_names)
