"""Games of one file, named when the site is built, are on it like all others; nothing else changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import site_games
import zips
from pentapod import games
from python.compile_inside import package_files
from site_files import ROOT
from web.with_examples import EXAMPLES, built

pytestmark = pytest.mark.native

PATHS = (
    *("rules/{}.html", "print/{}.html", "rules/de/{}.html", "print/de/{}.html"),
    *("pictures/{}.svg", "pictures/{}-board.svg", "pictures/{}-board-tall.svg"),
)
ZIPS = ("app", "games", "learn", "tools", "embed", "editions", "workshop")


@pytest.fixture(scope="module")
def site() -> Path:
    return built()


def test_every_game_has_its_card_its_pages_and_its_pictures_and_nothing_else(site: Path) -> None:
    first = (site / "index.html").read_text("utf-8")
    assert set(EXAMPLES) < set(re.findall(r'<article class="card" id="card-([a-z]+)"', first))
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    theirs = {name for name in files if re.search(rf"/({'|'.join(EXAMPLES)})\b", name)}
    wanted = {path.format(game_id) for game_id in EXAMPLES for path in PATHS}
    assert theirs <= wanted
    assert all(name.startswith("print/") for name in wanted - theirs), "what has no pieces is not cut out"
    assert len(wanted - theirs) < 2 * len(EXAMPLES)


def test_nothing_leads_to_lessons_and_puzzles_that_are_not_there(site: Path) -> None:
    for page in (site / "index.html", site / "owners.html", *(site / f"rules/{one}.html" for one in EXAMPLES)):
        text = page.read_text("utf-8")
        assert not re.search(rf"#(learn|puzzle):({'|'.join(EXAMPLES)})\b", text), page
    data = (site / "owners.html").read_text("utf-8")
    assert all(f'"id": "{one}"' in data for one in EXAMPLES)


def test_their_files_are_compiled_among_the_games_and_no_other_code_is_added(site: Path) -> None:
    packed = {name: set(zips.names(site, name)) for name in ZIPS}
    compiled = {".py": ".pyc", ".toml": ".json"}
    files = map(Path, package_files(ROOT / "py/pentapod"))
    ours = {str(file.with_suffix(compiled.get(file.suffix, file.suffix))) for file in files}
    theirs = {f"pentapod/games/{one}.pyc" for one in EXAMPLES}
    assert theirs <= packed["games"]
    assert set().union(*packed.values()) == ours | theirs


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for files; what is gathered from there is forgotten in the end."""
    monkeypatch.setattr(site_games, "GATHERED", tmp_path / "gathered")
    monkeypatch.setattr(games, "__path__", [*games.__path__])
    return tmp_path


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nothing.txt", "", "is neither a Python file nor a folder of such files"),
        ("MyGame.py", "", "has small letters alone"),
        ("pods.py", "", "there is a game called pods already"),
        ("faulty.py", "GAME =", "faulty.py is not a game: SyntaxError"),
        ("empty.py", "", "empty.py is not a game: AttributeError"),
    ],
)
def test_what_is_no_game_ends_the_build_with_a_sentence(bench: Path, name: str, text: str, said: str) -> None:
    (bench / name).write_text(text, "utf-8")
    with pytest.raises(SystemExit, match=re.escape(said)):
        site_games.gather(str(bench / name))
    games.ids.cache_clear()


def test_a_folder_and_a_file_are_gathered_and_none_is_left_from_before(bench: Path) -> None:
    (bench / "some").mkdir()
    text = (ROOT / "examples/pig.py").read_text("utf-8")
    for name in ("some/piggy.py", "some/_helper.py", "porker.py"):
        (bench / name).write_text(text, "utf-8")
    site_games.gather(f"{bench / 'some'} {bench / 'porker.py'}")
    assert {"piggy", "porker"} <= {*games.ids()}
    assert sorted(path.name for path in (bench / "gathered").glob("*.py")) == ["piggy.py", "porker.py"]
    site_games.gather("")
    assert not list((bench / "gathered").glob("*.py"))
    games.ids.cache_clear()
