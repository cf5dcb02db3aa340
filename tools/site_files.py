"""What goes into `site/`: our own files, and which files of the pinned npm packages."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules"
BUILD = ROOT / "build"
"""What is made on the way."""
GATHERED = BUILD / "games"
"""The files of games from elsewhere."""

#: Our own files and folders, copied as they are to the same place in the site.
OWN = ("pyscript.toml", "py/main.py", "static")

#: All pages but the first, whole or as templates: the build puts what becomes of them where it belongs.
PAGES = ROOT / "static/pages"

#: Folders of modules that `bundle.mjs` makes one script of each.
BUNDLED = tuple(ROOT / "static" / name for name in ("board", "embed", "join", "owners"))

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")

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


def lessons() -> dict[str, Path]:
    """Site path -> lessons of a game, which are fetched when somebody wants to learn it."""
    return {f"lessons/{path.parent.name}.txt": path for path in sorted(ROOT.glob("py/pentapod/games/*/lessons.md"))}


def puzzles() -> dict[str, Path]:
    """Site path -> table of the puzzles of a game, which is fetched when somebody wants to solve one."""
    return {f"puzzles/{path.parent.name}.txt": path for path in sorted(ROOT.glob("py/pentapod/games/*/puzzles.txt"))}


def is_copied(path: Path) -> bool:
    """Whether a file of ours goes to the site as it is and where it is."""
    return not any(path.is_relative_to(folder) for folder in (PAGES, *BUNDLED))


def vendored() -> dict[str, Path]:
    """Site path -> file in node_modules; raises FileNotFoundError when a pattern matches nothing."""
    pyodide = PACKAGES / "pyodide"
    files = {f"vendor/pyodide/{name}": pyodide / name for name in PYODIDE}
    # The version in its name lets static/python.js take the copy that a browser has of it, however old.
    version = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))["version"]
    files[f"vendor/pyodide/pyodide-{version}.asm.wasm"] = pyodide / "pyodide.asm.wasm"
    files[f"vendor/uqr/{QR}"] = PACKAGES / "uqr/dist" / QR
    files[f"vendor/jsqr/{QR_READER}"] = PACKAGES / "jsqr/dist" / QR_READER
    dist = PACKAGES / "@pyscript/core/dist"
    for pattern in PYSCRIPT:
        matches = sorted(dist.glob(pattern))
        if not matches:
            raise FileNotFoundError(f"{dist}/{pattern}: run `npm ci --ignore-scripts` first")
        files |= {f"vendor/pyscript/{match.name}": match for match in matches}
    return files
