"""Files of editions: as they are written, and wrong in every way, with the line and the name of what is wrong."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from editions.spoiling import spoilt
from pentapod import editions, games
from pentapod.editions import NoEdition
from pentapod.editions.writing import written
from pentapod.engine import catalog

pytestmark = pytest.mark.native

HEAD = '[edition]\ngame = "{game}"\nname = "n"\nauthor = "a"\nsource = "s"\n'
OURS = ("modx", "pocketmodel", "pods", "xpod", "xtal")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not an edition: it has no [edition] section."),
        ("pods", "Line 1: This is not valid TOML. Expected '=' after a key in a key/value pair."),
        ("# c\n[edition]\ngame = 1\n", "Line 3, edition.game: This must be a text, in quotation marks."),
        (HEAD.format(game="chess"), "Line 2, edition.game: There is no chess here. Choose from modx, pocketmodel,"),
        (HEAD.format(game="../pods"), "Line 2, edition.game: There is no ../pods here."),
        (HEAD.format(game="pods").replace('"n"', '""'), "Line 3, edition.name: This text must have 1 to 60"),
        (HEAD.format(game="pods").replace('"n"', '"a\\u202eb"'), "Line 3, edition.name: This text contains a char"),
        (HEAD.format(game="pods") + "pods = 3\n", "Line 6, edition.pods: There is no pods here."),
        (
            HEAD.format(game="pods") + '[pods]\n\n# pod 7\n7 = "N NNE"\n',
            "Line 9, pods.7: There is no NNE here. Choose from N, NE, E, SE, S, SW, W, NW.",
        ),
        (HEAD.format(game="pods") + "[numbers]\nhand = 15\n", "Line 7, numbers.hand: This must be 14."),
        (
            HEAD.format(game="pods") + '[pods]\n1 = "N E"\n2 = "E N"\n',
            "Line 8, pods.2: This pod has the same legs as pod 1.",
        ),
        (
            HEAD.format(game="modx") + '[board]\nfiles = "abcdefghij"\n',
            "Line 7, board.files: There is no abcdefghij here.",
        ),
        (
            HEAD.format(game="xtal") + '[[cards]]\nid = "flight"\n[[cards]]\nid = "flight"\n',
            "Line 7, cards.flight: flight is here twice.",
        ),
        (
            HEAD.format(game="xpod") + '[[board.map]]\nid = "crossroads"\nobstacles = [\n  "b3",\n  "b1"\n]\n',
            "Line 8, board.map.crossroads.obstacles: A map must look the same from both ends",
        ),
        ("#" * 200_000, "This file is too large: an edition has at most 128 kB."),
        ("a = " + "[" * 5000, "This is not valid TOML."),
    ],
)
def test_what_is_wrong_is_said_with_its_line_and_its_name(text: str, said: str) -> None:
    for _ in range(2):
        with pytest.raises(NoEdition) as error:
            editions.read(text)
        assert str(error.value).startswith(said) or f"\n{said}" in str(error.value), str(error.value)


@pytest.mark.parametrize("game_id", OURS)
def test_the_standard_edition_as_it_is_written_is_the_standard_edition(game_id: str) -> None:
    text = written(editions.standard(game_id))
    assert editions.read(text).opened() is games.find(game_id)
    fields = set(_fields(editions.schema_of(game_id)))
    assert not {
        name
        for name, about in fields
        if about and not any(about.split()[0] in line for line in text.splitlines() if line.startswith("# "))
    }


def _fields(schema: Any) -> Any:
    if isinstance(schema, dict):
        for name, part in schema.get("properties", {}).items():
            yield name, part.get("description", "")
        for part in schema.values():
            yield from _fields(part)


FILES = int(os.environ.get("PENTAPOD_GAMES", "12")) * 2
"""So many files a game; `make soak` reads 20,000 in all."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", OURS)
def test_files_with_one_thing_wrong_get_a_sentence(game_id: str, language: str) -> None:
    rng = Random(f"{game_id} {language}")
    catalog.choose(language)
    try:
        for _ in range(FILES):
            text = written(editions.standard(game_id)._replace(table=spoilt(editions.standard_table(game_id), rng)))
            if rng.random() < 0.3:
                text = text_spoilt(text, rng)
            try:
                editions.read(text)
            except NoEdition as error:
                assert error.faults
                for fault in error.faults:
                    assert fault.what and len(str(fault)) < 700, fault
                    assert "Error" not in fault.what, fault
                    assert fault.line is None or 1 <= fault.line <= text.count("\n") + 1
    finally:
        catalog.choose(catalog.LANGUAGE)


def text_spoilt(text: str, rng: Random) -> str:
    """A text with a line gone, doubled or cut, or a sign in its place."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case _:
            lines[at] = lines[at] + rng.choice(["]", '"', "=", "\x00", "\N{PILE OF POO}", "'''", "{"])
    return "\n".join(lines)


@pytest.mark.parametrize("game_id", OURS)
def test_lines_are_those_of_the_file(game_id: str) -> None:
    """Every number of the standard file, made a text in its place, is found at its line."""
    text = written(editions.standard(game_id))
    lines = text.split("\n")
    numbers = [at for at, line in enumerate(lines) if line[:1].isalpha() and line.rpartition("= ")[2].isdigit()]
    for at in Random(game_id).sample(numbers, min(12, len(numbers))):
        wrong = [*lines]
        wrong[at] = f'{lines[at].partition("=")[0]}= "?"'
        with pytest.raises(NoEdition) as error:
            editions.read("\n".join(wrong))
        assert {fault.line for fault in error.value.faults} == {at + 1}, lines[at]
        assert tomllib.loads("\n".join(wrong))


def test_readable_files_are_those_of_the_folder() -> None:
    for file in sorted((Path(__file__).parents[2] / "editions").glob("*.toml")):
        assert editions.read(file.read_text("utf-8")).differences(), file
