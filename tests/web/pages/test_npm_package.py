"""The npm package, installed in a clean place: its README's example compiles and runs, from files of one version."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import pentapod
from npm import packing
from site_files import ROOT
from web.visit import SITE, Serve, VisitMaker

VERSION = pentapod.__version__
FOLDER = f"pentapod-{VERSION}"
BIN = ROOT / "node_modules/.bin"
STRICT = {"noEmit": True, "strict": True, "target": "es2022", "module": "esnext", "moduleResolution": "bundler"}

CONFORMS = """
import type { PentapodBoard as Told } from "pentapod-board";
import type { PentapodBoard as Made } from "%s";

type Listening = "addEventListener" | "send";
declare const made: Made;
export const told: Omit<Told, Listening> = made;
// @ts-expect-error: the types of the element are known
export const wrong: Pick<Made, "ply"> = { ply: "one" };
export const back: Pick<Told, Exclude<keyof Made, keyof HTMLElement | `${string}Callback`>> = made;
"""

BOARD = "document.querySelector('pentapod-board')"

pytestmark = pytest.mark.one_browser


def run(*command: str | Path, cwd: Path) -> None:
    done = subprocess.run([str(one) for one in command], cwd=cwd, timeout=300, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def check_types(project: Path, file: str, **options: bool) -> None:
    """Look for faults in a file, as the project of somebody does who is strict."""
    told = {"compilerOptions": {**STRICT, **options}, "files": [file]}
    (project / "tsconfig.json").write_text(json.dumps(told), "utf-8")
    run(BIN / "tsc", cwd=project)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that has installed the package, as `make dist` packs it, and nothing else."""
    made, project = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("project")
    packing.write(SITE, made / "npm")
    packed = packing.pack(made / "npm", made)
    (project / "package.json").write_text('{"name": "a-page", "private": true, "type": "module"}')
    run("npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", packed, cwd=project)
    readme = (project / "node_modules/pentapod-board/README.md").read_text("utf-8")
    [example] = re.findall(r"^```ts\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    (project / "page.ts").write_text(example, "utf-8")
    return project


@pytest.mark.states(
    "`make dist` makes an npm package of it, `pentapod-board`, with TypeScript types and with all files that a "
    "board loads, in a folder whose name is the release: no address in it ever means another file, so caches "
    "may keep them for ever, and nobody gets files of two releases.",
    "`npm publish dist/npm` publishes it; its README says how pages use it.",
)
def test_the_package_names_its_version_in_every_address(installed: Path) -> None:
    package = installed / "node_modules/pentapod-board"
    told = json.loads((package / "package.json").read_text("utf-8"))
    assert told["version"] == VERSION
    assert sorted(one.name for one in package.iterdir()) == sorted(
        ["LICENSE", "README.md", "package.json", "pentapod-board.d.ts", FOLDER]
    )
    assert (package / told["exports"]["."]["default"]).is_file()
    assert FOLDER in told["exports"]["."]["default"]
    assert (package / told["exports"]["."]["types"]).is_file()
    assert "VERSION" not in (package / "README.md").read_text("utf-8")
    script = (package / FOLDER / "static/pentapod-board.js").read_text("utf-8")
    assert "BUILD_" not in script


def test_a_page_that_is_rendered_on_a_server_imports_it(installed: Path) -> None:
    """There is no document: it names its exports, and does nothing else."""
    (installed / "server.mjs").write_text(
        'import { PentapodBoard, setSite } from "pentapod-board";\n'
        'if (typeof PentapodBoard !== "function" || typeof setSite !== "function") throw Error("not exported");\n'
    )
    run("node", "server.mjs", cwd=installed)


def test_it_says_what_runs_it_and_where_it_comes_from(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = json.loads((installed / "node_modules/pentapod-board/package.json").read_text("utf-8"))
    assert told["engines"] == {"node": ">=20"}
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://git.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "somebody/pentapod")
    assert packing.origin("https://games.example/") == {
        "homepage": "https://games.example/",
        "repository": {"type": "git", "url": "git+https://git.example/somebody/pentapod.git"},
        "bugs": {"url": "https://git.example/somebody/pentapod/issues"},
    }
    monkeypatch.delenv("GITHUB_REPOSITORY")
    assert packing.origin("") == {}, "no address is invented"


def test_the_example_of_its_readme_has_the_right_types(installed: Path) -> None:
    check_types(installed, "page.ts")
    (installed / "wrong.ts").write_text(
        'import "pentapod-board";\ndocument.createElement("pentapod-board").send({ type: "legal", ply: 1 });\n', "utf-8"
    )
    with pytest.raises(AssertionError, match="ply"):
        check_types(installed, "wrong.ts")


@pytest.mark.states(
    "`make dist` makes an npm package of it, `pentapod-board`, with TypeScript types and with all files that a "
    "board loads, in a folder whose name is the release: no address in it ever means another file, so caches "
    "may keep them for ever, and nobody gets files of two releases.",
)
def test_its_types_are_those_of_the_element(installed: Path) -> None:
    (installed / "conforms.ts").write_text(CONFORMS % (ROOT / "static/embed/element.js"), "utf-8")
    check_types(installed, "conforms.ts", allowJs=True, checkJs=False)


@pytest.mark.states(
    "As a module the element is `static/pentapod-board.js`; it exports `PentapodBoard` and `setSite`.",
    "As properties it has what its attributes say (all but `picture`), and once it lives (`live`) what it "
    "shows: `game`, `position`, `link` and `ply`, which can be set, `count`, `actors`, `result`, and `legal`, a"
    " promise of the legal actions, which fails with a sentence if the board rests or leaves the page before it"
    " has answered.",
    "`undo`: takes back the visitor's last choice; where visitors may `play` only, and in no lesson",
)
def test_the_example_of_its_readme_runs(
    installed: Path, serve: Serve, visit: VisitMaker, context: BrowserContext, tmp_path: Path
) -> None:
    shutil.copytree(installed / "node_modules/pentapod-board" / FOLDER, tmp_path / FOLDER)
    bundle = ("--bundle", "--tsconfig-raw={}", "--format=esm", "--minify", f"--outfile={tmp_path / 'app.js'}")
    run(BIN / "esbuild", "page.ts", *bundle, cwd=installed)
    page_text = '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="app.js"></script>'
    (tmp_path / "index.html").write_text(page_text, "utf-8")
    server = serve(tmp_path, "/")
    here = visit(context, server.address)
    here.origins.add(server.address.rstrip("/"))
    asked: list[str] = []
    here.page.on("request", lambda request: asked.append(request.url.removeprefix(server.address)))
    here.page.goto(server.address)
    board = here.page.locator("pentapod-board")
    assert board.evaluate("board => [board.live, board.game, board.seat, board.count]") == [False, "pods", 0, None]
    assert board.evaluate("board => board.legal") is None
    board.get_by_role("button", name="Play from here").click()
    board.get_by_text("What does Orange threaten?").wait_for(timeout=90_000)
    before = "standard guarded 0 w 2@c3 1@e2"
    told = board.evaluate("board => [board.live, board.position, board.ply, board.actors, board.result]")
    assert told == [True, before, 0, [0], None]
    legal = board.evaluate("board => board.legal")
    assert {one["seat"] for one in legal} == {0}
    assert board.evaluate("(board, path) => board.play(path)", legal[0]["path"])
    here.until(f"() => {BOARD}.ply === 2 && {BOARD}.actors[0] === 0")
    assert board.evaluate("board => board.undo()")
    here.until(f"() => {BOARD}.ply < 2")
    board.evaluate("board => { board.ply = 0; }")
    here.until(f"() => {BOARD}.position === {json.dumps(before)}")
    board.evaluate("board => { board.game = 'modx'; }")
    here.until(f"() => {BOARD}.game === 'modx'")
    assert set(asked) - {"", "app.js"}
    assert all(one.startswith(f"{FOLDER}/") for one in asked if one not in ("", "app.js", "data:,"))
