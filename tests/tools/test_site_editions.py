"""Editions that a site offers: each is read when the site is built, and listed. Schemas are for editors of text."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest

import site_editions
from found.pages import LEFT_OUT
from pentapod import editions
from site_files import ROOT

pytestmark = pytest.mark.native

OURS = ROOT / "editions"
PODS = (OURS / "pods-neighbours.toml").read_text("utf-8")


def test_the_index_lists_each_edition_and_where_its_file_is(tmp_path: Path) -> None:
    site_editions.write(tmp_path, site_editions.gather(f"{OURS / 'xtal-flights.toml'} {OURS / 'pods-neighbours.toml'}"))
    entries = json.loads((tmp_path / "editions/index.json").read_text("utf-8"))
    assert [list(entry) for entry in entries] == [["game", "id", "name", "author", "source", "file"]] * 2
    assert [entry["file"] for entry in entries] == ["editions/pods-neighbours.toml", "editions/xtal-flights.toml"]
    for entry in entries:
        edition = editions.read((tmp_path / entry["file"]).read_text("utf-8"))
        assert list(entry.values())[:5] == [edition.game, edition.id, *edition[1:4]]
        assert not LEFT_OUT.fullmatch(entry["file"])


def test_a_folder_is_offered_and_without_any_there_is_no_index(tmp_path: Path) -> None:
    assert len(site_editions.gather(str(OURS))) == len(list(OURS.glob("*.toml")))
    site_editions.write(tmp_path, site_editions.gather(""))
    files = sorted(file.name for file in (tmp_path / "editions").iterdir())
    assert files == [f"{game_id}.schema.json" for game_id in ("modx", "pocketmodel", "pods", "xpod", "xtal")]
    assert all(LEFT_OUT.fullmatch(f"editions/{name}") for name in files)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("nothing.txt", "", "is neither a TOML file nor a folder of such files."),
        ("My Pods.toml", PODS, "the name of an edition's file has small letters"),
        ("faulty.toml", PODS.replace("N E S", "N E NNE", 1), "faulty.toml:10: pods.4: There is no NNE here."),
        ("broken.toml", PODS + "x = ", "broken.toml:16: This is not valid TOML."),
        ("same.toml", PODS.partition("[pods]")[0], "same.toml: this is the standard edition of pods"),
    ],
)
def test_what_is_no_edition_ends_the_build_with_a_sentence(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(SystemExit, match=re.escape(said)):
        site_editions.gather(str(tmp_path / name) if " " not in name else str(tmp_path))


def test_two_files_with_one_name_or_one_table_end_the_build(tmp_path: Path) -> None:
    (tmp_path / "pods-neighbours.toml").write_text(PODS, "utf-8")
    with pytest.raises(SystemExit, match=r"another file called pods-neighbours\.toml"):
        site_editions.gather(f"{OURS} {tmp_path}")
    (tmp_path / "pods-neighbours.toml").rename(tmp_path / "again.toml")
    with pytest.raises(SystemExit, match=r"pods-neighbours.toml has the same table\."):
        site_editions.gather(f"{OURS} {tmp_path}")


def test_the_schemas_of_the_site_check_files(tmp_path: Path) -> None:
    site_editions.write(tmp_path, [])
    schemas = {
        path.name.partition(".")[0]: json.loads(path.read_text("utf-8")) for path in (tmp_path / "editions").iterdir()
    }
    for file in OURS.glob("*.toml"):
        table = tomllib.loads(file.read_text("utf-8"))
        jsonschema.validate(table, schemas[table["edition"]["game"]])
        table["edition"].pop("author")
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(table, schemas[table["edition"]["game"]])
