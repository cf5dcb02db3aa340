"""Boards on other pages that play an edition: what opens it, and what is said of one that is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pentapod import editions, games
from pentapod.engine import link, record
from pentapod.engine.catalog import choose
from pentapod.web.embed.boards import Visitors
from pentapod.web.embed.requests import read
from random_play import cases, play
from site_files import ROOT

TEXTS = {file.stem: file.read_text("utf-8") for file in sorted((ROOT / "editions").glob("*.toml"))}
PODS, LARGE = TEXTS["pods-neighbours"], TEXTS["pocketmodel-first-defenses"]


def asked(**fields: Any) -> dict[str, Any]:
    return dict(json.loads(Visitors(Random(5)).answer(0, json.dumps({"do": "open", **fields}))))


def told(answer: dict[str, Any]) -> dict[str, Any]:
    return dict(next(event for event in answer["events"] if event["type"] == "position"))


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("level", [0, 3])
def test_every_edition_is_played_and_computers_play_it(name: str, level: int) -> None:
    edition = editions.read(TEXTS[name])
    fields = {"seat": 0, "level": level} if level else {}
    visitors = Visitors(Random(5), iter(range(1 << 20)).__next__)
    asked = {"do": "open", "game": edition.game, "edition": TEXTS[name], **fields}
    answer = json.loads(visitors.answer(0, json.dumps(asked)))
    assert told(answer)["game"] == edition.id
    for _ in range(40):
        if not (answer.get("again") or answer["view"]["wait"]):
            break
        answer = json.loads(visitors.answer(0, '{"do": "happen"}'))
        assert "refused" not in answer


def test_a_position_a_link_and_a_record_of_an_edition_are_shown() -> None:
    game = editions.read(PODS).opened()
    match = play(next(cases(game)), Random(3), plies=9)
    text, linked = match.state.text(), link.encode(match)
    assert told(asked(edition=PODS, position=text))["position"] == text
    assert told(asked(edition=PODS, game="pods", position=text))["game"] == game.id
    assert told(asked(game=game.id, edition=PODS, position=text))["game"] == game.id
    for named in (linked, linked.partition("&")[2]):
        assert told(asked(edition=PODS, link=named, ply=4))["ply"] == 4
    assert told(asked(edition=PODS, record=record.write(match, match.titles)))["game"] == game.id


def test_a_link_that_carries_its_edition_needs_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    game = editions.read(PODS).opened()
    linked = link.encode(play(next(cases(game)), Random(3), plies=9))
    large = editions.read(LARGE).opened()
    of_large = link.encode(play(next(cases(large)), Random(3), plies=9))
    monkeypatch.setattr(games, "_editions", {})
    assert told(asked(link=linked))["link"] == linked
    assert told(asked(link=f"https://games.example/#{linked}"))["game"] == game.id
    assert "too large for a link" in asked(link=of_large)["refused"]
    assert told(asked(link=of_large, edition=f"{LARGE}# again\n"))["game"] == large.id


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"edition": "pods"}, "The edition of this board cannot be played. Line 1: This is not valid TOML."),
        ({"edition": ""}, "cannot be played. This is not an edition"),
        ({"edition": PODS.replace("N E S", "N E NNE", 1)}, "cannot be played. Line 10, pods.4: There is no NNE here."),
        ({"edition": PODS, "game": "modx"}, "The edition Neighbouring legs on this board is for PODS, not for modx."),
        ({"edition": PODS, "game": "pods~0123456789abcdef"}, "is for PODS, not for"),
        ({"edition": PODS, "lesson": "pods:1"}, "Lessons and puzzles belong to the standard edition"),
        ({"edition": PODS, "puzzle": "pods"}, "Lessons and puzzles belong to the standard edition"),
        ({"edition": PODS, "position": "nonsense"}, ""),
        ({"edition": PODS, "link": "nonsense~"}, ""),
        ({"game": "pods~0123456789abcdef"}, "There is no such game here."),
        ({"link": "pods~0123456789abcdef:1.00.0..abcd"}, "This link belongs to another edition of PODS"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(fields: dict[str, str], said: str) -> None:
    visitors = Visitors(Random(5))
    for name in ("lessons/pods.txt", "puzzles/pods.txt"):
        visitors.bring(name, b"")
    answer = json.loads(visitors.answer(0, json.dumps({"do": "open", **fields})))
    assert set(answer) == {"refused"}
    assert said in answer["refused"]


def test_the_largest_file_is_a_request_and_a_larger_one_is_none() -> None:
    assert read(json.dumps({"do": "open", "edition": "\x01" * editions.LARGEST})) is not None
    assert read(json.dumps({"do": "open", "edition": "x" * 1_000_000})) is None
    assert read(json.dumps({"do": "open", "game": "x" * 100_000})) is None


def test_the_standard_table_is_the_game_itself() -> None:
    text = '[edition]\ngame = "modx"\nname = "n"\nauthor = "a"\nsource = "s"\n'
    assert told(asked(edition=text))["game"] == "modx"


def test_the_code_of_an_edition_names_its_file_or_has_a_link_that_carries_it() -> None:
    site = "https://games.example/"
    answer = asked(do="code", site=site, edition=PODS, file="mine & yours.toml")
    for kind in ("frame", "element", "wordpress"):
        assert '<pentapod-board game="pods" edition="mine &amp; yours.toml" may="play"' in answer["codes"][kind]
    game_id = editions.read(PODS).id
    assert (
        f'<a href="{site}#edition:' in answer["codes"]["element"] and f"&amp;{game_id}:1." in answer["codes"]["frame"]
    )
    assert answer["file"].startswith("pods-")
    carried = asked(do="code", site=site, edition=PODS)["codes"]
    assert f"embed.html?may=play&amp;ply=0#edition:{editions.read(PODS).carried()}&amp;{game_id}:1." in carried["frame"]


def test_an_edition_speaks_the_language_of_the_page() -> None:
    choose("de")
    try:
        assert "Diese Ausgabe" not in (said := asked(edition="x = ")["refused"])
        assert said.startswith("Die Ausgabe auf diesem Brett ist nicht spielbar. Zeile 1: ")
    finally:
        choose("en")
