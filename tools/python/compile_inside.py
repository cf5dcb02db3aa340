"""Runs inside Pyodide, started by compile.mjs: writes zips of `.pyc` files.

Pyodide's own compiler makes them, so their magic number is right by construction. A `.pyc` zip halves
the start of the page: stock Pyodide compiles over a hundred modules of its library at every start.
"""

import ast
import hashlib
import importlib._bootstrap_external as importing
import json
import re
import sys
import tomllib
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import CodeType, MappingProxyType

#: Where the page finds the library; tracebacks show it, and `zipimport` needs no other agreement.
LIBRARY = "/lib/python314.zip"

#: Docstrings and asserts stay behind: a start reads less, and no check of ours is an assert.
STRIPPED = 2

#: What the library imports if it is there, and does without if not. Nothing of ours is packed in these ways, and the
#: browser does the talking.
OPTIONAL = frozenset({"_ssl", "bz2", "compression", "lzma", "ssl"})

#: What of `asyncio` talks to networks and processes, of which a page has none, and what only that imports.
NETWORK = "base_events|graph|streams|subprocess|threads|unix_events"
WITH_NETWORK = frozenset(
    "asyncio.base_events asyncio.base_subprocess asyncio.graph asyncio.selector_events asyncio.sslproto "
    "asyncio.staggered asyncio.streams asyncio.subprocess asyncio.threads asyncio.trsock asyncio.unix_events "
    "concurrent.futures.thread selectors socket subprocess".split()
)

#: By the file of the library, texts that are replaced: what it imports at its top and needs in a function that no start
#: calls is imported by who needs it. The first module that Python imports from a zip makes imports from zips quick.
REWRITTEN = {
    "encodings/__init__.py": {r"(?m)^import codecs$": "import quick_zips\nimport codecs"},
    "html/__init__.py": {
        r"from html\.entities import html5 as _html5\n": "",
        r"\b_html5\b": '__import__("html.entities").entities.html5',
    },
    "urllib/parse.py": {r"import ipaddress\n": "", r"\bipaddress\.": '__import__("ipaddress").'},
    "traceback.py": {r"import _colorize\n": "", r"\b_colorize\.": '__import__("_colorize").'},
    "asyncio/__init__.py": {
        rf"from \.(?:{NETWORK}) import \*.*\n": "",
        rf"\b(?:{NETWORK})\.__all__ \+\s*": "",
        r"__all__ \+= unix_events\.__all__": "pass",
        r"\bunix_events\._DefaultEventLoopPolicy": "events._BaseDefaultEventLoopPolicy",
    },
    "asyncio/events.py": {
        r"import (?:socket|subprocess)\n": "",
        r"=socket\.AF_UNSPEC\b": "=0",
        r"=socket\.AI_PASSIVE\b": "=1",
        r"=subprocess\.PIPE\b": "=-1",
    },
}

#: Guides become pages; lessons and tables of puzzles are files that are asked for one by one; catalogs are compiled.
APART = frozenset({".md", ".txt", ".ftl"})

#: The language whose catalogs are beside the code that reads them; those of each other one have a zip of their own.
LANGUAGE = "en"

#: The folders of our package that are for shells and other programs alone, and what CPython leaves behind.
NOT_SERVED = frozenset({"adapters", "api", "command", "__pycache__"})

#: What a first look at the page runs, and what the kept memory holds beside it (static/snapshot-maker.js). All that
#: these import at their tops is in app.zip.
FIRST = (
    "pentapod.web.start",
    "pentapod.web.home.inputs",
    "pentapod.web.shell.sounds",
    "pentapod.play.thinking.thinker",
)

#: By the zip that it goes into, what of our package no start has need of. All else is in games.zip.
LATER = {
    "learn.zip": re.compile(r"pentapod/(lessons|puzzles|web/learn)/.*"),
    "tools.zip": re.compile(
        r"pentapod/((play|web)/devices|web/(editor|share|notes))/.*|pentapod/web/embed/(__init__|snippets).py"
    ),
    "embed.zip": re.compile(r"pentapod/web/embed/.*"),
    "workshop.zip": re.compile(r"pentapod/(contract|workshop)/.*"),
    "editions.zip": re.compile(r"pentapod/(web/)?editions/.*|pentapod/games/[a-z]+/data/schema\.json"),
}

#: What the contract asks is said in the docstrings of its questions.
WITH_DOCSTRINGS = frozenset({"workshop.zip"})

APP, GAMES = "app.zip", "games.zip"

EPOCH = (1980, 1, 1, 0, 0, 0)


def build(project: Path, out: Path, needed: list[str]) -> None:
    """Write the zips: the whole library (for tests), the part that the page needs, and our package in eight.

    `needed` names the modules whose import the page must not fail at. Games from elsewhere are in `out/games`.
    """
    source = project / "node_modules/pyodide/python_stdlib.zip"
    recipe = sys.version + Path(__file__).read_text() + Path(__file__).with_name("compile.mjs").read_text()
    entries = library_entries(needed)
    more = package_files(project / "node_modules/@pyscript/core/src/stdlib/pyscript")
    importer = more["quick_zips.py"] = Path(__file__).with_name("quick_zips.py")
    cached(out / "python_full.zip", recipe, lambda: write_library(source, out / "python_full.zip"))
    cached(
        out / "python_stdlib.zip",
        "\n".join([recipe, importer.read_text(), *entries]),
        lambda: write_library(source, out / "python_stdlib.zip", entries, more),
    )
    files = package_files(project / "py/pentapod")
    files |= {f"pentapod/games/{path.name}": path for path in sorted((out / "games").glob("*.py"))}
    for name, chosen in shared_out(files).items():
        stripped = 0 if name in WITH_DOCSTRINGS else STRIPPED
        write_zip(out / name, chosen, lambda one: files[one].read_bytes(), name, stripped)
    (out / "words").mkdir(exist_ok=True)
    for old in (out / "words").glob("*.zip"):
        old.unlink()  # Of a language that may be there no more.
    for language, catalogs in other_catalogs(project / "py/pentapod").items():
        write_zip(out / f"words/{language}.zip", list(catalogs), lambda one: catalogs[one].read_bytes(), language)  # noqa: B023


def library_entries(modules: list[str]) -> list[str]:
    """The zip entries, as `.py`, of those modules that came from the library zip; they must be imported."""
    prefix = LIBRARY + "/"
    needed = (name for name in modules if name.partition(".")[0] not in OPTIONAL and name not in WITH_NETWORK)
    origins = (getattr(getattr(sys.modules[name], "__spec__", None), "origin", None) for name in needed)
    entries = {origin.removeprefix(prefix) for origin in origins if origin and origin.startswith(prefix)}
    return sorted(entry.removesuffix("c") if entry.endswith(".pyc") else entry for entry in entries)


def write_library(
    source: Path, target: Path, entries: list[str] | None = None, more: Mapping[str, Path] = MappingProxyType({})
) -> None:
    """Compile `entries` (default: everything) of the library zip `source`, and `more` files, into the zip `target`.

    PyScript's own package goes there too: PyScript writes it out as source at every start, but Python finds the
    compiled one first.
    """
    with zipfile.ZipFile(source) as library:
        names = [info.filename for info in library.infolist() if not info.is_dir()]
        chosen = names if entries is None else with_packages(entries, names)

        def read(name: str) -> bytes:
            data = more[name].read_bytes() if name in more else library.read(name)
            return data if entries is None else rewritten(name, data)

        write_zip(target, [*chosen, *more], read, LIBRARY)


def rewritten(name: str, data: bytes) -> bytes:
    """A file of the library with what `REWRITTEN` says. Raises ValueError if it is no longer as it was."""
    text = data.decode("utf-8") if name in REWRITTEN else ""
    for pattern, replacement in REWRITTEN.get(name, {}).items():
        text, count = re.subn(pattern, replacement, text)
        if not count:
            raise ValueError(f"{name} has no {pattern}")
    return text.encode("utf-8") or data


def with_packages(entries: list[str], names: list[str]) -> list[str]:
    """`entries` and the `__init__.py` of every package above them."""
    wanted = set(entries)
    for entry in entries:
        wanted.update(f"{parent}/__init__.py" for parent in Path(entry).parents)
    return [name for name in names if name in wanted]


def shared_out(files: Mapping[str, Path]) -> dict[str, list[str]]:
    """Which files of our package go into which zip; two of them may need the same one."""
    modules = imported_at_start(files)
    # What is no module goes where its package is, which reads it.
    first = {name for name in files if name in modules or (is_data(name) and package_of(name) in modules)}
    shares = {zip_name: [name for name in files if its.fullmatch(name)] for zip_name, its in LATER.items()}
    late = {name for names in shares.values() for name in names}
    if both := sorted(first & late):
        raise ValueError(f"the start imports what comes late: {', '.join(both)}")
    shares[APP] = [name for name in files if name in first]
    shares[GAMES] = [name for name in files if name not in first | late]
    return shares


def is_data(name: str) -> bool:
    """Whether a file is no module."""
    return not name.endswith(".py")


def package_of(name: str) -> str:
    """The module of the package in whose folder a file is."""
    return f"{Path(name).parent}/__init__.py"


def imported_at_start(files: Mapping[str, Path]) -> frozenset[str]:
    """The files of `FIRST` and of all modules that they import, imports for types and inside functions left out."""
    modules = {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in files}
    found: set[str] = set()
    waiting = list(FIRST)
    while waiting:
        module = waiting.pop()
        if module in modules and module not in found:
            found.add(module)
            waiting += [module.rpartition(".")[0], *imports_at_top(files[modules[module]])]
    return frozenset(modules[module] for module in found)


def imports_at_top(path: Path) -> list[str]:
    """What a module imports when it is run, and each name that it takes from another, which may be a module too."""
    names: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def package_files(folder: Path) -> dict[str, Path]:
    """The files of a package that its code needs in a browser, by their names in a zip."""
    return {
        str(path.relative_to(folder.parent)): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in APART and not NOT_SERVED & set(path.relative_to(folder).parts)
        if not is_catalog(path) or path.stem == LANGUAGE
    }


def is_catalog(path: Path) -> bool:
    """Whether a file is a compiled catalog: its source is beside it."""
    return path.suffix == ".json" and path.with_suffix(".ftl").is_file()


def other_catalogs(folder: Path) -> dict[str, dict[str, Path]]:
    """The catalogs of each other language, by their names in its zip."""
    found: dict[str, dict[str, Path]] = {}
    for path in sorted(folder.rglob("*.json")):
        if is_catalog(path) and path.stem != LANGUAGE and not NOT_SERVED & set(path.relative_to(folder).parts):
            found.setdefault(path.stem, {})[str(path.relative_to(folder.parent))] = path
    return found


def write_zip(
    target: Path, names: list[str], read: Callable[[str], bytes], place: str, stripped: int = STRIPPED
) -> None:
    """Write the named files, `.py` and `.toml` ones compiled, none packed; the same input gives the same bytes."""
    with zipfile.ZipFile(target, "w") as out:
        for name in names:
            data = read(name)
            if name.endswith(".py"):
                code = compile(data, f"{place}/{name}", "exec", dont_inherit=True, optimize=stripped)
                data = bytes(importing._code_to_hash_pyc(settled(code, {}), bytes(8), checked=False))  # type: ignore[attr-defined]
                name += "c"
            elif name.endswith(".toml"):
                data = json.dumps(tomllib.loads(data.decode("utf-8")), separators=(",", ":")).encode()
                name = f"{name.removesuffix('.toml')}.json"
            out.writestr(zipfile.ZipInfo(name, EPOCH), data)


def settled(code: CodeType, known: dict[object, object]) -> CodeType:
    """The same code, written the same by every process.

    A `.pyc` tells of each object whether another part shares it, which depends on what the process has compiled and
    imported before. Here equal texts are one object, and `known` shares each with itself.
    """

    def one(value: object) -> object:
        if isinstance(value, str):
            value = sys.intern(value)
        elif isinstance(value, CodeType):
            return settled(value, known)
        elif type(value) is tuple:
            value = tuple(one(part) for part in value)
        elif type(value) is frozenset:
            value = frozenset(one(part) for part in value)
        return known.setdefault((type(value), repr(value)), value)

    fields = ("co_consts", "co_name", "co_qualname", "co_filename", "co_names", "co_linetable", "co_exceptiontable")
    return code.replace(**{field: one(getattr(code, field)) for field in fields})  # type: ignore[arg-type]


def cached(target: Path, inputs: str, write: Callable[[], None]) -> None:
    """Call `write`, which makes `target`, unless it was made from the same `inputs` before."""
    stamp = target.with_suffix(".inputs")
    key = hashlib.sha256(inputs.encode()).hexdigest()
    if target.exists() and stamp.exists() and stamp.read_text() == key:
        return
    write()
    stamp.write_text(key)
