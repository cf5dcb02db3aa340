"""The check of the source's shape refuses what it is there to refuse, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import check_house
from check_house import FURNITURE, GAMES, MOST_LINES, ROOMS, Fault, circles, faults, import_graph, size
from site_files import ROOT

pytestmark = pytest.mark.native


def write(root: Path, files: dict[str, str]) -> Path:
    """Files by path below a folder, with what they hold; the folder."""
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


def a_game(root: Path, name: str) -> Path:
    """A game with all its rooms and nothing in them; its folder."""
    folder = root / GAMES / name
    write(folder, dict.fromkeys([*(entry for entry in ROOMS if "." in entry), *FURNITURE], ""))
    return folder


def rules_broken(root: Path) -> list[str]:
    return [fault.rule for fault in faults(root)]


def test_a_house_that_is_in_order_has_no_faults(tmp_path: Path) -> None:
    a_game(tmp_path, "one")
    a_game(tmp_path, "two")
    write(tmp_path, {"py/a.py": "import b\nfrom c import what", "py/b.py": "import c", "py/c.py": "import sys"})
    assert faults(tmp_path) == []


def test_a_sentence_is_found_where_people_would_read_it(tmp_path: Path) -> None:
    said = 'show("There is nothing left to do.")'
    write(tmp_path, {"py/pentapod/web/a.py": said, "py/pentapod/contract/b.py": said})
    write(tmp_path, {"py/pentapod/web/c.py": f'"""There is nothing left to do."""\nraise ValueError({said})'})
    assert [fault.places for fault in faults(tmp_path) if fault.rule == "sentence"] == [("py/pentapod/web/a.py:1",)]


@pytest.mark.parametrize(
    "back",
    [
        "import package.one",
        "from package import one",
        "from package.one import what",
        "from . import one",
        "from .one import what",
        "from ..package.one import what",
        "def f():\n    from package import one",
        "if TYPE_CHECKING:\n    from package.one import what",
        "try:\n    pass\nfinally:\n    import sys, package.one as name",
    ],
)
def test_a_circle_is_found_however_it_is_imported(tmp_path: Path, back: str) -> None:
    write(tmp_path, {"package/__init__.py": "", "package/one.py": "import package.two", "package/two.py": back})
    assert [fault.places for fault in circles(tmp_path)] == [("package.one", "package.two")]


def test_a_circle_of_several_modules_is_one_fault_that_names_them_all(tmp_path: Path) -> None:
    write(tmp_path, {"a.py": "import b", "b.py": "import c", "c.py": "import a", "d.py": "import a, e", "e.py": ""})
    [fault] = circles(tmp_path)
    assert fault.places == ("a", "b", "c")
    assert "a, b, c" in fault.words


def test_a_package_is_in_a_circle_only_if_it_is_imported_itself(tmp_path: Path) -> None:
    files = {"package/__init__.py": "from package.inner import one", "package/inner.py": "import package.other"}
    write(tmp_path, files | {"package/other.py": ""})
    assert list(circles(tmp_path)) == []
    write(tmp_path, {"package/other.py": "from package import one"})
    assert [fault.places for fault in circles(tmp_path)] == [("package", "package.inner", "package.other")]


def test_the_graph_of_this_house_is_not_empty() -> None:
    graph = import_graph(ROOT / "py")
    assert "pentapod.engine.game" in graph["pentapod.engine.match"]
    assert all(imported in graph for wanted in graph.values() for imported in wanted)


@pytest.mark.parametrize("folder", ["py/pentapod/engine", "py/pentapod/play/inner", f"{GAMES}/one/rules"])
def test_a_long_function_is_refused_where_rules_are_decided(tmp_path: Path, folder: str) -> None:
    a_game(tmp_path, "one")
    body = "        pass\n" * (MOST_LINES - 1)
    write(tmp_path, {f"{folder}/long.py": f"class A:\n    def f(self) -> None:\n{body}"})
    assert faults(tmp_path) == []
    write(tmp_path, {f"{folder}/long.py": f"class A:\n    async def f(self) -> None:\n{body}        pass\n"})
    [fault] = faults(tmp_path)
    assert fault.words == f"{folder}/long.py:2 f has {MOST_LINES + 1} lines"


def test_a_long_function_is_nobodys_concern_elsewhere(tmp_path: Path) -> None:
    body = "    pass\n" * 2 * MOST_LINES
    write(a_game(tmp_path, "one"), {"words/long.py": f"def f() -> None:\n{body}"})
    assert faults(tmp_path) == []


def test_a_game_without_one_of_its_rooms_is_refused(tmp_path: Path) -> None:
    folder = a_game(tmp_path, "one")
    (folder / "evaluation.py").unlink()
    (folder / "rules/text.py").unlink()
    [fault] = faults(tmp_path)
    assert fault.words == f"{GAMES}/one has no evaluation.py, rules/text.py"


def test_a_game_with_a_room_of_its_own_is_refused(tmp_path: Path) -> None:
    write(a_game(tmp_path, "one"), {"rules/own.py": "", "attic/own.py": "", "more.py": "", "__pycache__/one.pyc": ""})
    [fault] = faults(tmp_path)
    assert "attic, more.py" in fault.words


def test_a_fault_is_told_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check_house, "faults", lambda root: [Fault("circle", ("a", "b"), "a circle")])
    with pytest.raises(SystemExit, match="1 faults"):
        check_house.main()
    assert capsys.readouterr().out == "circle: a circle\n"


def test_this_house_keeps_them_all() -> None:
    assert faults(ROOT) == []


def test_size_counts_syntax_and_neither_comments_nor_layout(tmp_path: Path) -> None:
    write(tmp_path / "terse", {"a.py": "x = f(1, 2)\n", "inner/b.py": "y = 1\n", "no.txt": "z = 1\n"})
    write(tmp_path / "loose", {"a.py": "# why\nx = f(\n    1,\n    2,\n)\n\ny = 1\n"})
    assert size(tmp_path / "terse") == size(tmp_path / "loose") + 1, "one module more, and nothing else"
    assert size(tmp_path / "loose") == 13
