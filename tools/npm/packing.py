"""Write the npm package `pentapod-board`: `python -m npm.packing [SITE [DIST]]` in tools/ (default: site/ and dist/).

It holds the site as it is served, so that the element and the Python that it wakes are always of one release. All of it
lies in a folder that is named after the release: no address ever means another file, and caches may keep them for ever.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from found.pages import public_copy
from pentapod import __version__
from site_files import ROOT

SOURCES = ROOT / "tools/npm"

LEFT_OUT = ("pentapod.html", "sitemap.xml", "robots.txt", "first", "*.schema.json")
"""What of the site no board needs: the copy of all of it in one file, what tells search engines where it is, what the
page shows before Python is there, and what editors of text check editions by."""


def origin(public: str) -> dict[str, object]:
    """Where the package comes from, as far as it is known: `public` is where the site is, "" if nowhere.

    GitHub's workflows name the repository in the environment; elsewhere nobody does.
    """
    told: dict[str, object] = {"homepage": public} if public else {}
    if repository := os.environ.get("GITHUB_REPOSITORY"):
        address = f"{os.environ['GITHUB_SERVER_URL']}/{repository}"
        told |= {"repository": {"type": "git", "url": f"git+{address}.git"}, "bugs": {"url": f"{address}/issues"}}
    return told


def write(site: Path, package: Path) -> None:
    """Make `package` anew, a folder that npm can publish."""
    folder = f"pentapod-{__version__}"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(site, package / folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    shutil.copyfile(ROOT / "LICENSE", package / "LICENSE")
    shutil.copyfile(SOURCES / "pentapod-board.d.ts", package / "pentapod-board.d.ts")
    readme = (SOURCES / "README.md").read_text(encoding="utf-8")
    (package / "README.md").write_text(readme.replace("VERSION", __version__), encoding="utf-8")
    told = json.loads((SOURCES / "package.json").read_text(encoding="utf-8"))
    told |= origin(public_copy()) | {
        "version": __version__,
        "exports": {
            ".": {"types": "./pentapod-board.d.ts", "default": f"./{folder}/static/pentapod-board.js"},
            f"./{folder}/*": f"./{folder}/*",
            "./package.json": "./package.json",
        },
        "files": [folder, "pentapod-board.d.ts"],
        "sideEffects": [f"./{folder}/static/pentapod-board.js"],
    }
    (package / "package.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def pack(package: Path, dist: Path) -> Path:
    """The package as the one file that `npm publish` would send."""
    command = ["npm", "pack", "--silent", "--ignore-scripts", "--pack-destination", str(dist), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=300)
    return dist / f"pentapod-board-{__version__}.tgz"


if __name__ == "__main__":
    given = [Path(one).resolve() for one in sys.argv[1:]]
    site, dist = (*given, *(ROOT / "site", ROOT / "dist")[len(given) :])
    write(site, dist / "npm")
    print(f"{pack(dist / 'npm', dist)} is ready")
