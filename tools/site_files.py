"""What goes into `site/`: our own files, and which files of the pinned npm packages. Lets tools import our package."""

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

PACKAGES = ROOT / "node_modules"
BUILD = ROOT / "build"
"""What is made on the way."""
GATHERED = BUILD / "games"
"""The files of games from elsewhere."""

#: Our own files and folders, copied as they are to the same place in the site.
OWN = ("pyscript.toml", "py/main.py", "static")

#: All pages but the first, whole or as templates: the build puts what becomes of them where it belongs.
STATIC = ROOT / "static"
PAGES = STATIC / "pages"

#: Folders of modules that `bundle.mjs` makes one script of each.
BUNDLED = tuple(STATIC / name for name in ("board", "embed", "join", "owners", "workshop"))

#: The catalogs of the pages: the build puts what they say where it belongs.
WORDS = STATIC / "words"

ENGINE = BUILD / "engine"
"""The engine of Pyodide in two parts, and its script: tools/engine/split.mjs."""

#: PyScript loads these at every start; the rest of its `dist` (editors, terminals, zip) is never asked for.
PYSCRIPT = (
    "core.js",
    "core-*.js",
    "core.css",
    "toml-V4*.js",
    "deprecations-manager-*.js",
    "donkey-*.js",
    "error-*.js",
    "py-editor-*.js",
    "py-game-*.js",
    "py-terminal-*.js",
)


#: Loaded when the share dialog opens: draws QR codes.
QR = "index.mjs"

#: Loaded when somebody scans with a browser that cannot read QR codes by itself.
QR_READER = "jsQR.js"


def own() -> dict[str, Path]:
    """Site path -> file of this repository."""
    files: dict[str, Path] = {}
    for entry in OWN:
        top = ROOT / entry
        found = sorted(top.rglob("*")) if top.is_dir() else [top]
        files |= {path.relative_to(ROOT).as_posix(): path for path in found if path.is_file() and is_copied(path)}
    return files | lessons() | puzzles() | {"embed.html": PAGES / "embed.html"}


def lessons(language: str = "") -> dict[str, Path]:
    """Site path -> lessons of a game, which are fetched when somebody wants to learn it.

    Where there are none in a language, they are English.
    """
    found = {}
    for path in sorted(ROOT.glob("py/pentapod/games/*/lessons.md")):
        name = f"{language}/{path.parent.name}" if language else path.parent.name
        found[f"lessons/{name}.txt"] = translated(path, language)
    return found


def translated(path: Path, language: str) -> Path:
    """The file of a text in a language, as `guide.de.md` beside `guide.md`; the English one where there is none."""
    own = path.with_suffix(f".{language}{path.suffix}")
    return own if own.is_file() else path


def puzzles() -> dict[str, Path]:
    """Site path -> table of the puzzles of a game, which is fetched when somebody wants to solve one."""
    return {f"puzzles/{path.parent.name}.txt": path for path in sorted(ROOT.glob("py/pentapod/games/*/puzzles.txt"))}


def is_copied(path: Path) -> bool:
    """Whether a file of ours goes to the site as it is and where it is."""
    return not any(path.is_relative_to(folder) for folder in (PAGES, WORDS, *BUNDLED))


def vendored() -> dict[str, Path]:
    """Site path -> file in node_modules; raises FileNotFoundError when a pattern matches nothing."""
    files = {"vendor/pyodide/pyodide.mjs": PACKAGES / "pyodide/pyodide.mjs"}
    files["vendor/pyodide/pyodide.asm.mjs"] = ENGINE / "pyodide.asm.mjs"
    engine = f"vendor/pyodide/pyodide-{engine_name()}"
    files |= {f"{engine}.{part}.wasm": ENGINE / f"{part}.wasm" for part in ("asm", "rest")}
    files[f"vendor/uqr/{QR}"] = PACKAGES / "uqr/dist" / QR
    files[f"vendor/jsqr/{QR_READER}"] = PACKAGES / "jsqr/dist" / QR_READER
    dist = PACKAGES / "@pyscript/core/dist"
    for pattern in PYSCRIPT:
        matches = sorted(dist.glob(pattern))
        if not matches:
            raise FileNotFoundError(f"{dist}/{pattern}: run `npm ci --ignore-scripts` first")
        files |= {f"vendor/pyscript/{match.name}": match for match in matches}
    return files


def engine_name() -> str:
    """Version and hash of the engine: a browser's copy of a file with this name is good, however old."""
    version = json.loads((PACKAGES / "pyodide/package.json").read_text(encoding="utf-8"))["version"]
    return f"{version}-{common_hash(ENGINE, sorted(part.name for part in ENGINE.iterdir()))[:8]}"


def common_hash(folder: Path, names: Iterable[str]) -> str:
    """One hash of all these files of a folder."""
    digest = hashlib.sha256()
    for name in names:
        digest.update(f"{name}\0".encode())
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()[:16]


def named_files(paths: Iterable[str], ending: str, kind: str, pattern: str = "*") -> list[Path]:
    """The files that paths name, each a file or a folder of such files. Ends this program with a sentence else."""
    found = []
    for path in map(Path, paths):
        files = sorted(path.glob(f"{pattern}{ending}")) if path.is_dir() else [path]
        if not all(file.suffix == ending and file.is_file() for file in files) or not files:
            sys.exit(f"{path} is neither a {kind} file nor a folder of such files.")
        found += files
    return found
