"""Write the static site: `python tools/build_site.py [SITE]` (default: site/).

Any static host can serve the folder, under any path. Needs `npm ci` to have run. GAMES in the environment names games
from elsewhere that are shown too: Python files and folders of them, with spaces between. EDITIONS does so for editions:
TOML files and folders of them.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import single_file
import site_editions
import site_embed
import site_files
import site_games
import site_markers
import site_pages
import site_words
import site_workshop
from first import looks
from found.pages import LEFT_OUT, public_copy
from pentapod import games
from pentapod.engine.catalog import LANGUAGE
from python.compile_python import LIBRARY, OURS, compile_python
from site_editions import Offered
from site_files import BUILD, ROOT

#: Not in the offline copy: the service worker itself, which the browser keeps in its own way.
WORKER = "sw.js"

SNAPSHOT = "static/snapshot.js"

#: 404.html is shown below any path, so it can ask for no file: its script and its style are in it.
POLICY_OF_LOST = (
    "default-src 'none'; script-src {scripts}; style-src {styles}; img-src data:; base-uri 'none'; form-action 'none'"
)

#: A snapshot holds modules of these files; page and script must agree on what is in it and how it is kept.
SNAPSHOT_OF = (
    "vendor/pyodide/*",
    "app.zip.gz",
    "games.zip.gz",
    "words/*.zip.gz",
    "py/main.py",
    "static/python.js",
    "static/snapshot*.js",
)


def build(site: Path, public: str, offered: Iterable[Offered]) -> None:
    """Make `site` anew, for the public copy at that address, if one is named; what it held before is gone."""
    compile_python()
    fresh = BUILD / "site"
    shutil.rmtree(fresh, ignore_errors=True)
    sources = site_files.own() | site_files.vendored()
    for name, source in sources.items():
        target = fresh / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    (fresh / "words").mkdir()
    for zipped in (*OURS, *BUILD.glob("words/*.zip")):
        pack(zipped, fresh / zipped.relative_to(BUILD))
    pack(LIBRARY, fresh / "vendor/pyodide" / LIBRARY.name)
    name_scripts(fresh)
    name_engine(fresh)
    bundle(fresh)
    subprocess.run(["node", str(ROOT / "tools/icons.mjs"), str(fresh / "static/icons")], check=True)
    site_pages.write(fresh, public)
    site_embed.write(fresh)
    site_editions.write(fresh, offered)
    for game_id in games.ids():
        looks.write(fresh, games.find(game_id))
    lost = site_markers.fill((site_files.PAGES / "404.html").read_text(encoding="utf-8"), fresh, public)
    (fresh / "404.html").write_text(single_file.sealed(lost, POLICY_OF_LOST), encoding="utf-8")
    name_snapshot(fresh)
    write_pages(fresh, public, site_files.PAGES / "engine.html", site_files.PAGES / "join.html", ROOT / "index.html")
    say_start(fresh)
    site_workshop.write(fresh, public)
    write_worker(fresh)
    single_file.write(fresh, public)  # After the list of the offline copy, which it is not part of.
    shutil.rmtree(site, ignore_errors=True)
    shutil.move(fresh, site)


def pack(zipped: Path, target: Path) -> None:
    """Write a zip, whose files are not packed, packed as a whole: what is alike in them is written once."""
    target.with_name(f"{target.name}.gz").write_bytes(gzip.compress(zipped.read_bytes(), 9, mtime=0))


def name_scripts(site: Path) -> None:
    """Let every script end in `.js` and be asked for by that name: not every server knows that `.mjs` is a script."""
    modules = sorted(site.rglob("*.mjs"))
    renamed = {path.name: path.with_suffix(".js").name for path in modules}
    for path in modules:
        path.rename(path.with_suffix(".js"))
    for script in {script for path in modules for script in path.parent.glob("*.js")}:
        text = script.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = text.replace(old, new)
        script.write_text(text, encoding="utf-8")


#: The scripts that a first visit asks for before their turn, as patterns.
AHEAD = (
    "static/python.js",
    "static/site.js",
    "static/rest.js",
    "static/snapshot.js",
    "vendor/pyodide/*.js",
    "static/noidb.js",
    "static/boot.js",
    "vendor/pyscript/core*.js",
)


def name_engine(site: Path) -> None:
    """Tell the scripts of a start what the engine is called, and the first of them what to ask for ahead."""
    ahead = [path.relative_to(site).as_posix() for pattern in AHEAD for path in sorted(site.glob(pattern))]
    fill(site / "static/python.js", '${"BUILD_ENGINE"}', site_files.engine_name())
    fill(site / "static/ahead.js", '["BUILD_AHEAD"]', json.dumps(ahead))


def fill(script: Path, marker: str, value: str) -> None:
    """Put a value where a script of the site has a marker. Raises ValueError if it has none."""
    text = script.read_text(encoding="utf-8")
    if marker not in text:
        raise ValueError(f"{script.name} has no {marker}")
    script.write_text(text.replace(marker, value), encoding="utf-8")


def bundle(site: Path) -> None:
    """Write the scripts that consist of many modules. Ends this program when that fails."""
    command = ["node", str(ROOT / "tools/bundle.mjs"), str(ROOT), str(site)]
    if subprocess.run(command, check=False).returncode:
        sys.exit("The scripts could not be bundled; the reason is above.")


def say_start(site: Path) -> None:
    """Put the words of the start panel, in English, into its script."""
    fill(site / "static/panel.js", '"BUILD_WORDS"', json.dumps(site_words.boot(LANGUAGE), ensure_ascii=False))


def write_pages(site: Path, public: str, *sources: Path) -> None:
    """Write the pages that all languages share, and whatever is said in others than English.

    Each of these is written by a process of its own: words of games keep the language in which they were made.
    """
    pages = {page.name: site_markers.fill(page.read_text(encoding="utf-8"), site, public) for page in sources}
    for name, page in pages.items():
        room = "join" if name == "join.html" else "words"
        (site / name).write_text(site_words.fill(page, room), encoding="utf-8")
    for language in site_words.languages()[1:]:
        command = [sys.executable, str(ROOT / "tools/site_language.py"), language, str(site), public]
        given = {"pages": pages, "gathered": str(site_files.GATHERED) in games.__path__}
        subprocess.run(command, input=json.dumps(given), text=True, check=True)


def write_worker(site: Path) -> None:
    """Fill the list of files and their common hash into the service worker."""
    every = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    names = sorted(name for name in every if not LEFT_OUT.fullmatch(name))
    worker = (ROOT / WORKER).read_text(encoding="utf-8")
    worker = worker.replace('"BUILD_HASH"', json.dumps(site_files.common_hash(site, names)))
    worker = worker.replace('["BUILD_FILES"]', json.dumps(names, indent=2))
    (site / WORKER).write_text(worker, encoding="utf-8")


def name_snapshot(site: Path) -> None:
    """Fill the common hash of all that a snapshot of Python's memory depends on into the script that keeps it."""
    names = sorted(path.relative_to(site).as_posix() for pattern in SNAPSHOT_OF for path in site.glob(pattern))
    fill(site / SNAPSHOT, '"BUILD_PYTHON"', json.dumps(site_files.common_hash(site, names)))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    site_games.gather(os.environ.get("GAMES", ""))
    build(target.resolve(), public_copy(), site_editions.gather(os.environ.get("EDITIONS", "")))
    print(f"{target} is ready")
